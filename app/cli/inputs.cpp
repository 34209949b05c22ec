// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inputs.h"

#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/new_file.h"
#include "core/base/printable.h"
#include "core/image/list_folders.h"
#include "core/shard/picture_list.h"

#include <algorithm>
#include <filesystem>

namespace hydra::cli {

namespace {

bool isInside(const Path& path, const Path& folder)
{
    const Path way = std::filesystem::absolute(path).lexically_normal().lexically_relative(
        std::filesystem::absolute(folder).lexically_normal());
    return !way.empty() && way != "." && *way.begin() != "..";
}

} // namespace

std::vector<std::string> inputPaths(const CommonSettings& settings, std::size_t from)
{
    std::vector<std::string> all;
    for (std::size_t i = from; i < settings.places.size(); ++i) {
        all.push_back(settings.places[i]);
    }
    if (settings.list) { // one a line
        shard::eachLine(
            *settings.list, [&](std::string line, std::size_t) { all.push_back(std::move(line)); },
            interruption());
    }
    if (all.empty()) {
        (void)settings.place(from, phrase("INPUT: image files, folders or .npy arrays"));
    }
    std::vector<std::string> paths;
    for (const std::string& given : all) {
        if (std::filesystem::path(given).extension() == ".npy") {
            paths.push_back(given);
            continue;
        }
        for (const Path& path : listPictures(given)) {
            paths.push_back(path.string());
        }
    }
    return paths;
}

void warnOfRest(const Path& folder, const std::vector<LabelledImage>& images)
{
    const std::vector<Path> rest = withoutClass(folder, images);
    if (!rest.empty()) {
        warn(message("%1: %2 of its pictures have no class, e.g. %3", folder.string(), rest.size(),
                     printable(rest.front().string())));
    }
}

std::vector<EmbeddedSource> labelledInputs(const CommonSettings& settings, bool byClass,
                                           const VitConfig& config)
{
    std::vector<EmbeddedSource> sources;
    if (!byClass) {
        for (const std::string& path : inputPaths(settings, settings.firstInput())) {
            sources.push_back({path, {}, -1});
        }
        return sources;
    }
    if (settings.list) {
        throw usageError("--list needs --store FILE.jsonl or FILE.tar with --by-class");
    }
    (void)settings.place(1, phrase("FOLDER: one sub-folder per class, or a labels.csv"));
    for (std::size_t i = 1; i < settings.places.size(); ++i) {
        const auto images = labelledFolder(settings.places[i], config);
        warnOfRest(settings.places[i], images);
        for (const LabelledImage& image : images) {
            sources.push_back({image.path.string(), {}, image.classIndex});
        }
    }
    return sources;
}

std::vector<Input> openInputs(engine::Session& session, const std::string& path)
{
    const std::string stem = std::filesystem::path(path).stem().string();
    if (std::filesystem::path(path).extension() != ".npy") {
        return {{path, stem, session.files().openImage(path)}};
    }
    std::vector<Input> inputs;
    const auto images = session.files().openArray(path);
    for (std::size_t i = 0; i < images.size(); ++i) {
        const bool single = images.size() == 1;
        inputs.push_back(
            {single ? path : join(path, "[", i, "]"), single ? stem : join(stem, ".", i), images[i]});
    }
    return inputs;
}

std::vector<Input> openInputs(engine::Session& session, const std::string& path, OutputNames& names)
{
    std::vector<Input> inputs = openInputs(session, path);
    for (Input& input : inputs) {
        input.stem = names.take(path, input.stem);
    }
    return inputs;
}

void eachInput(engine::Session& session, const CommonSettings& settings, const std::filesystem::path& folder,
               const InputWork& work, std::size_t batch)
{
    std::vector<std::string> paths = inputPaths(settings, settings.firstInput());
    const auto& given = settings.places;
    const auto written = [&](const std::string& path) { // output of an earlier run inside an INPUT folder
        return isInside(path, folder) && std::any_of(given.begin(), given.end(), [&](const auto& each) {
                   return isInside(folder, each);
               });
    };
    if (!folder.empty()) {
        paths.erase(std::remove_if(paths.begin(), paths.end(), written), paths.end());
        requireFolder(folder);
    }
    const Progress progress = progressBar();
    OutputNames names(folder.empty() ? Notice() : warn);
    double done = 0;
    const Progress within = [&](double fraction, const Message& what) {
        report(progress, (done + fraction) / double(paths.size()), what);
    };
    LeavingOut unlessBad(paths.size());
    const auto some = [&](std::size_t from) {
        std::vector<Input> inputs;
        for (std::size_t i = from; i < std::min(paths.size(), from + batch); ++i) {
            unlessBad([&] {
                for (Input& input : openInputs(session, paths[i], names)) {
                    inputs.push_back(std::move(input));
                }
            });
        }
        const auto all = [&] { work(inputs, within); };
        inputs.empty() ? void() : batch == 1 ? unlessBad(all) : all();
    };
    for (std::size_t i = 0; i < paths.size(); i += batch) {
        done = double(i);
        report(progress, done / double(paths.size()), paths[i]);
        if (!unlessInterrupted([&] { some(i); })) {
            return;
        }
    }
}

} // namespace hydra::cli
