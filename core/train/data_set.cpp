// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/data_set.h"

#include "core/base/error.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/train/scene.h"

#include <algorithm>

namespace hydra {

namespace {

DataSet fromScenes(const DataConfig& data, int size, int patch, const Path& cache, const Progress& progress,
                   const CancelToken& cancel)
{
    SceneSet scenes = sceneSet(data.seed, data.count, size, patch, cache, progress, cancel);
    DataSet set;
    set.count = scenes.count;
    set.size = scenes.size;
    set.patch = scenes.patch;
    set.classNames = sceneClasses();
    set.pixels = std::move(scenes.pixels);
    set.labels.assign(scenes.labels.begin(), scenes.labels.end());
    set.patchShares = std::move(scenes.patchShares);
    return set;
}

std::vector<Path> classFolders(const Path& folder)
{
    std::error_code failed;
    std::vector<Path> folders;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        if (entry.is_directory()) {
            folders.push_back(entry.path());
        }
    }
    if (failed) {
        throw inputError(folder.string(), ": cannot be listed: ", failed.message());
    }
    if (folders.size() < 2) {
        throw inputError(folder.string(), ": expected one sub-folder per class, at least 2, found ",
                         folders.size());
    }
    std::sort(folders.begin(), folders.end());
    return folders;
}

DataSet fromFolder(const DataConfig& data, int size, int patch, const Progress& progress,
                   const CancelToken& cancel)
{
    DataSet set;
    set.size = size;
    set.patch = patch;
    std::vector<std::pair<Path, int>> files; // with their labels
    for (const Path& folder : classFolders(data.path)) {
        for (const Path& file : listImages(folder)) {
            files.emplace_back(file, set.classes());
        }
        set.classNames.push_back(folder.filename().string());
    }
    // With fewer than all wanted, every class keeps its share: files are taken at even distances.
    const std::size_t wanted =
        data.count > 0 ? std::min(files.size(), static_cast<std::size_t>(data.count)) : files.size();
    Preprocessing how;
    how.height = how.width = size;
    how.patchSize = patch;
    how.cropFraction = 1.0;
    for (std::size_t i = 0; i < wanted; ++i) {
        cancel.check();
        const auto& [file, label] = files[i * files.size() / wanted];
        const ModelInput input = preprocess(loadImage(file), how);
        set.pixels.insert(set.pixels.end(), input.shown.rgb.begin(), input.shown.rgb.end());
        set.labels.push_back(label);
        report(progress, static_cast<double>(i + 1) / static_cast<double>(wanted),
               "reading " + file.string());
    }
    set.count = static_cast<int>(wanted);
    return set;
}

} // namespace

DataSet loadDataSet(const DataConfig& data, int size, int patch, const Path& cache, const Progress& progress,
                    const CancelToken& cancel)
{
    return data.kind == DataKind::Scenes ? fromScenes(data, size, patch, cache, progress, cancel)
                                         : fromFolder(data, size, patch, progress, cancel);
}

} // namespace hydra
