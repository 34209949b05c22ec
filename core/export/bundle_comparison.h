// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a bundle of evidence with new results: bit by bit if computed on the same kind of processor, else
// to 1e-4 of the largest value.
#pragma once

#include "core/export/bundle_file.h"

#include <nlohmann/json_fwd.hpp>
#include <set>
#include <string>
#include <vector>

namespace hydra {

class BundleComparison
{
public:
    // Adds the first few differences of each file to INTO.
    BundleComparison(const BundleReader& bundle, std::vector<Difference>& into);

    void file(const std::string& name, const std::string& now);
    void rest(); // reports files that were not computed

    // Whether it was computed on a machine whose low-order digits may differ.
    [[nodiscard]] bool loose() const noexcept { return m_loose; }
    [[nodiscard]] std::size_t near() const noexcept { return m_near; } // files within the tolerance

private:
    void json(const std::string& name, const std::string& place, const nlohmann::json& now,
              const nlohmann::json& there);
    void arrays(const std::string& name, const std::string& now, const std::string& there);
    void pixels(const std::string& name, const std::string& now, const std::string& there);

    const BundleReader& m_bundle;
    std::vector<Difference>& m_into;
    std::set<std::string> m_made;
    bool m_loose = false;
    std::size_t m_near = 0, m_most = 0; // files; limit of rows
};

} // namespace hydra
