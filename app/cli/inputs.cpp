// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inputs.h"

#include "core/base/file.h"
#include "core/base/new_file.h"
#include "core/image/list_folders.h"

#include <algorithm>
#include <filesystem>

namespace hydra::cli {

namespace {

// A file's name has at most 255 bytes, and METHOD.kK.FORMAT comes behind this.
constexpr std::size_t longestStem = 160;

// Cut between two letters of UTF-8, and still different from others that begin alike.
std::string shortened(const std::string& stem)
{
    if (stem.size() <= longestStem) {
        return stem;
    }
    std::size_t end = longestStem;
    while (end > 0 && (static_cast<unsigned char>(stem[end]) & 0xc0U) == 0x80) {
        --end;
    }
    return stem.substr(0, end) + "~" + sha256(stem.data(), stem.size()).substr(0, 8);
}

std::string folderName(const std::string& path)
{
    std::error_code failed;
    return std::filesystem::absolute(path, failed).parent_path().filename().string();
}

} // namespace

std::string OutputNames::take(const std::string& path, const std::string& stem)
{
    const std::string plain = shortened(stem);
    if (m_taken.insert(plain).second) {
        if (m_writes && plain != stem) {
            warn(join(path, ": its name is too long for files; they begin with ", plain));
        }
        return plain;
    }
    const std::string inFolder = shortened(join(folderName(path), ".", stem));
    std::string name = inFolder;
    for (int i = 2; !m_taken.insert(name).second; ++i) {
        name = join(inFolder, ".", i);
    }
    if (m_writes) {
        warn(join(path, ": another input has the same name; its files begin with ", name));
    }
    return name;
}

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

std::vector<Input> openInputs(engine::Engine& engine, const std::string& path, OutputNames& names)
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
    OutputNames names(!folder.empty());
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
