// SPDX-License-Identifier: GPL-3.0-or-later
// Picture indexes of commands, and the accuracy of a class vote among the nearest pictures.
#pragma once

#include "app/cli/command_settings.h"
#include "core/engine/knn_job.h"

#include <optional>

namespace hydra::cli {

// Returns the index of PATHS, cached in FILE if given. On interruption the finished part is kept.
[[nodiscard]] engine::IndexPtr indexOf(engine::Session& session, const NetworkKey& key,
                                       const std::vector<std::string>& paths,
                                       const std::optional<std::string>& file);

class KnnAccuracy
{
public:
    // Measures FOLDER as SETTINGS say. With SEVERAL head counts, each has its own index file. Throws
    // Error{Input}.
    KnnAccuracy(const KnnSettings& settings, const std::string& folder, bool several);

    [[nodiscard]] engine::KnnRow of(engine::Session& session, const NetworkKey& key) const;

    [[nodiscard]] const std::string& test() const noexcept { return m_testFolder; }
    [[nodiscard]] const KnnOptions& options() const noexcept { return m_options; }
    [[nodiscard]] std::size_t classes() const noexcept { return m_folders.classes(); }

private:
    std::string m_testFolder; // "": each picture of FOLDER against the others
    engine::KnnFolders m_folders;
    KnnOptions m_options;
    std::optional<std::string> m_index;
    bool m_several;
};

} // namespace hydra::cli
