// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/labelled_folder.h"

#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/format/csv_table.h"
#include "core/image/list_folders.h"
#include "core/image/load.h"
#include "core/model/imagenet_names.h"

#include <algorithm>
#include <map>
#include <optional>

namespace hydra::engine {

namespace {

std::optional<int> indexOf(const std::vector<std::string>& names, const std::string& name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional<int>(static_cast<int>(found - names.begin()));
}

std::vector<LabelledImage> fromTable(const Path& path, const VitConfig& config)
{
    const CsvTable table(path);
    const std::size_t file = table.neededColumn("file");
    const auto index = table.column("class_index");
    const std::size_t column = index ? *index : table.neededColumn("class");
    std::vector<LabelledImage> images;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const std::string& said = table.cell(row, column);
        const auto label = classNamed(said, config);
        if (!label) {
            throw inputError(table.place(row), ": ", printable(said), " is not one of the model's ",
                             config.numClasses.value, " classes");
        }
        images.push_back({pictureInRow(path.parent_path(), table, row, file), *label});
    }
    return images;
}

std::vector<LabelledImage> fromSubFolders(const Path& folder, const VitConfig& config)
{
    std::vector<LabelledImage> images;
    for (const Path& one : listFolders(folder)) {
        const auto label = classNamed(one.filename().string(), config);
        if (!label) {
            throw inputError(folder.string(), ": the sub-folder's name ", printable(one.filename().string()),
                             " is not a class name, synset or index of the model's ", config.numClasses.value,
                             " classes");
        }
        for (const Path& image : listImages(one)) {
            images.push_back({image, *label});
        }
    }
    return images;
}

} // namespace

Path pictureInRow(const Path& folder, const CsvTable& table, std::size_t row, std::size_t column)
{
    const Path name = table.cell(row, column);
    if (name.empty() || name.is_absolute() || *name.lexically_normal().begin() == "..") {
        throw inputError(table.place(row),
                         ": expected a picture in the table's own folder or in one inside it, "
                         "found ",
                         printable(name.string()));
    }
    return folder / name;
}

std::optional<int> classNamed(const std::string& label, const VitConfig& config)
{
    if (const auto named = indexOf(config.classNames.value, label)) {
        return named;
    }
    if (const auto synset = indexOf(imagenetSynsets(), label)) {
        if (config.numClasses == 1000) {
            return synset;
        }
        if (const auto inWords =
                indexOf(config.classNames.value, imagenetNames()[static_cast<std::size_t>(*synset)])) {
            return inWords;
        }
    }
    const bool digits =
        !label.empty() && label.size() < 7 && label.find_first_not_of("0123456789") == std::string::npos;
    if (digits && std::stoi(label) < config.numClasses) {
        return std::stoi(label);
    }
    return std::nullopt;
}

std::vector<int> knownClasses(const std::vector<Path>& files, const VitConfig& config,
                              std::vector<std::string>& notes)
{
    struct Folder
    {
        int own = -1; // by its name
        std::map<std::string, int> byFile;
    };
    std::map<Path, Folder> folders;
    std::vector<int> classes;
    for (const Path& file : files) {
        if (file.empty()) {
            classes.push_back(-1);
            continue;
        }
        const Path where = file.parent_path();
        auto known = folders.find(where);
        if (known == folders.end()) {
            known = folders.emplace(where, Folder()).first;
            try {
                if (isThere(where / "labels.csv")) {
                    for (const LabelledImage& image : fromTable(where / "labels.csv", config)) {
                        known->second.byFile[image.path.lexically_normal().string()] = image.classIndex;
                    }
                } else {
                    known->second.own = classNamed(where.filename().string(), config).value_or(-1);
                }
            } catch (const Error& error) {
                notes.emplace_back(join("True classes are not shown: ", error.what()));
            }
        }
        const auto& byFile = known->second.byFile;
        const auto labelled = byFile.find(file.lexically_normal().string());
        classes.push_back(labelled == byFile.end() ? known->second.own : labelled->second);
    }
    return classes;
}

std::vector<LabelledImage> labelledFolder(const Path& folder, const VitConfig& config)
{
    std::error_code failed;
    if (!std::filesystem::is_directory(folder, failed)) {
        throw inputError(folder.string(), ": expected a folder with labels.csv or one sub-folder per class");
    }
    const Path table = folder / "labels.csv";
    auto images = isThere(table) ? fromTable(table, config) : fromSubFolders(folder, config);
    if (images.empty()) {
        throw inputError(folder.string(), ": neither labels.csv nor a class sub-folder with images in it");
    }
    return images;
}

} // namespace hydra::engine
