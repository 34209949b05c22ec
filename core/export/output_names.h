// SPDX-License-Identifier: GPL-3.0-or-later
// Names of files that are written, one for each input: two inputs called "cat" do not write one file.
#pragma once

#include <functional>
#include <set>
#include <string>

namespace hydra {

using Said = std::function<void(const std::string&)>;

// The second is named after its folder, or numbered, and that is said; a name too long for a file is cut.
class OutputNames
{
public:
    // TELL hears of a changed name; none where there will be no files.
    explicit OutputNames(Said tell = {})
        : m_tell(std::move(tell))
    { }
    // STEM of PATH, or what takes its place.
    [[nodiscard]] std::string take(const std::string& path, const std::string& stem);

private:
    Said m_tell;
    std::set<std::string> m_taken;
};

} // namespace hydra
