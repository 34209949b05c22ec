// SPDX-License-Identifier: GPL-3.0-or-later
// Indexes of pictures as commands make and keep them, and how often the nearest pictures of one are of its
// class.
#pragma once

#include "app/cli/command_settings.h"
#include "core/engine/knn_job.h"

#include <optional>

namespace hydra::cli {

// Of PATHS, kept in FILE where there is one. Interrupted: what is finished is kept.
[[nodiscard]] engine::IndexPtr indexOf(engine::Session& session, const NetworkKey& key,
                                       const std::vector<std::string>& paths,
                                       const std::optional<std::string>& file);

class KnnAccuracy
{
public:
    // Of FOLDER, as SETTINGS say; an index is a file for each head count where there are SEVERAL. Throws
    // Error{Input}.
    KnnAccuracy(const KnnSettings& settings, const std::string& folder, bool several);

    [[nodiscard]] engine::KnnRow of(engine::Session& session, const NetworkKey& key) const;

    [[nodiscard]] const std::string& test() const noexcept { return m_testFolder; }
    [[nodiscard]] const KnnOptions& options() const noexcept { return m_options; }
    [[nodiscard]] std::size_t classes() const noexcept { return m_folders.classes(); }

private:
    std::string m_testFolder; // "": each picture of FOLDER beside the others
    engine::KnnFolders m_folders;
    KnnOptions m_options;
    std::optional<std::string> m_index;
    bool m_several;
};

} // namespace hydra::cli
