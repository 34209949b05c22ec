// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/knn_accuracy.h"

#include "app/cli/console.h"
#include "app/cli/inputs.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/evaluate/picture_index.h"

#include <filesystem>

namespace hydra::cli {

namespace {

constexpr auto keptEvery = std::chrono::minutes(5); // limits the loss in a power cut

// Returns a file per head count if there are SEVERAL.
std::optional<std::string> indexFile(const std::optional<std::string>& file, int heads, bool several)
{
    if (!file || !several) {
        return file;
    }
    const std::filesystem::path path(*file);
    return (path.parent_path() / path.stem()).string() + join(".k", heads) + path.extension().string();
}

} // namespace

engine::IndexPtr indexOf(engine::Session& session, const NetworkKey& key,
                         const std::vector<std::string>& paths, const std::optional<std::string>& file)
{
    if (file) {
        requireWritable(*file);
    }
    const engine::IndexPtr before = file && isThere(*file) ? engine::readIndexOf(*file, key) : nullptr;
    const auto keep = [&](const engine::IndexPtr& index) {
        if (file && index && index != before) {
            writeIndex(*file, *index);
        }
    };
    const auto keepMore = [&](const engine::IndexPtr& index) {
        if (!before || index->size() >= before->size()) {
            keep(index);
        }
    };
    const engine::IndexWatch watch{progressBar(), keepMore, keptEvery, leaveOut};
    engine::IndexPtr index =
        engine::buildIndex(session, {key, engine::picturesAt(paths)}, before, watch, interruption());
    keep(index);
    interruption().check();
    return index;
}

KnnAccuracy::KnnAccuracy(const KnnSettings& settings, const std::string& folder, bool several)
    : m_testFolder(settings.test)
    , m_folders(folder, m_testFolder)
    , m_options(settings.options)
    , m_index(settings.index)
    , m_several(several)
{
    std::vector<LabelledImage> images;
    for (const std::string& path : m_folders.paths()) {
        images.push_back({path, 0});
    }
    warnOfRest(folder, images);
}

engine::KnnRow KnnAccuracy::of(engine::Session& session, const NetworkKey& key) const
{
    const engine::IndexPtr index =
        indexOf(session, key, m_folders.paths(), indexFile(m_index, key.sub.heads, m_several));
    return m_folders.accuracy(*index, m_options, progressBar(), interruption());
}

} // namespace hydra::cli
