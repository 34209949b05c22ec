// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inputs.h"

#include "core/base/file.h"
#include "core/base/new_file.h"
#include "core/image/list_folders.h"

#include <algorithm>
#include <filesystem>

namespace hydra::cli {

std::vector<std::string> inputPaths(const Arguments& arguments, std::size_t from)
{
    (void)arguments.positional(from, "INPUT: image files, folders or .npy arrays");
    std::vector<std::string> paths;
    for (std::size_t i = from; i < arguments.positional().size(); ++i) {
        const std::string& given = arguments.positional()[i];
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

std::vector<Input> openInputs(engine::Engine& engine, const std::string& path)
{
    const std::string stem = std::filesystem::path(path).stem().string();
    if (std::filesystem::path(path).extension() != ".npy") {
        return {{path, stem, engine.openImageNow(path)}};
    }
    std::vector<Input> inputs;
    const auto images = engine.openArrayNow(path);
    for (std::size_t i = 0; i < images.size(); ++i) {
        const bool single = images.size() == 1;
        inputs.push_back(
            {single ? path : join(path, "[", i, "]"), single ? stem : join(stem, ".", i), images[i]});
    }
    return inputs;
}

std::vector<Input> openInputs(engine::Engine& engine, const std::string& path, engine::OutputNames& names)
{
    std::vector<Input> inputs = openInputs(engine, path);
    for (Input& input : inputs) {
        input.stem = names.take(path, input.stem);
    }
    return inputs;
}

void eachInput(engine::Engine& engine, const Arguments& arguments, const std::filesystem::path& folder,
               const InputWork& work, std::size_t batch, std::size_t from)
{
    const std::vector<std::string> paths = inputPaths(arguments, from);
    if (!folder.empty()) {
        requireFolder(folder);
    }
    const Progress progress = progressBar();
    engine::OutputNames names(folder.empty() ? engine::Said() : warn);
    double done = 0;
    const Progress within = [&](double fraction, const std::string& what) {
        report(progress, (done + fraction) / double(paths.size()), what);
    };
    const auto some = [&](std::size_t first) {
        std::vector<Input> inputs;
        for (std::size_t i = first; i < std::min(paths.size(), first + batch); ++i) {
            for (Input& input : openInputs(engine, paths[i], names)) {
                inputs.push_back(std::move(input));
            }
        }
        work(inputs, within);
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
