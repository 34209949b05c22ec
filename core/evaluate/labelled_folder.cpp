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

// The labels.csv of the folders of many files, each read once.
class Tables
{
public:
    Tables(const VitConfig& config, std::vector<std::string>& notes)
        : m_config(config)
        , m_notes(notes)
    { }

    // Of a FILE in FOLDER: -1 where there is a table that does not say it; none without a table.
    std::optional<int> own(const Path& folder, const Path& file)
    {
        const Table& table = at(folder);
        if (!table.note.empty() && !table.told) {
            table.told = true;
            m_notes.push_back(table.note);
        }
        return table.there ? table.find(file).value_or(-1) : std::optional<int>();
    }
    // As synthetic scenes have it, whose pictures lie in a folder beside their masks. Another's table may be
    // about something else.
    std::optional<int> above(const Path& folder, const Path& file) { return at(folder).find(file); }

private:
    struct Table
    {
        bool there = false;
        mutable bool told = false;
        std::string note{};
        std::map<std::string, int> byFile{};

        [[nodiscard]] std::optional<int> find(const Path& file) const
        {
            const auto found = byFile.find(file.lexically_normal().string());
            return found == byFile.end() ? std::nullopt : std::optional(found->second);
        }
    };
    const Table& at(const Path& folder)
    {
        const auto [known, isNew] = m_tables.try_emplace(folder);
        Table& table = known->second;
        if (!isNew) {
            return table;
        }
        try {
            table.there = isThere(folder / "labels.csv");
            if (table.there) {
                for (const LabelledImage& image : fromTable(folder / "labels.csv", m_config)) {
                    table.byFile[image.path.lexically_normal().string()] = image.classIndex;
                }
            }
        } catch (const Error& error) {
            table.byFile.clear();
            table.note = join("True classes are not shown: ", error.what());
        }
        return table;
    }

    const VitConfig& m_config;
    std::vector<std::string>& m_notes;
    std::map<Path, Table> m_tables;
};

// "n01558993" of "n01558993_robin", as ImageNet names its files; "" of other names.
std::string synsetAtStart(const std::string& name)
{
    constexpr std::size_t length = 9;
    const bool fits = name.size() > length && name[0] == 'n' && (name[length] == '_' || name[length] == '-')
        && name.find_first_not_of("0123456789", 1) == length;
    return fits ? name.substr(0, length) : std::string();
}

} // namespace

Path pictureInRow(const Path& folder, const CsvTable& table, std::size_t row, std::size_t column)
{
    const Path name = table.cell(row, column);
    if (name.empty() || name.is_absolute() || *name.lexically_normal().begin() == "..") {
        throw inputError(table.place(row),
                         ": expected a picture in the table's own folder or in one inside it, found ",
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
    Tables tables(config, notes);
    std::vector<int> classes;
    for (const Path& file : files) {
        const Path where = file.parent_path();
        std::optional<int> known = file.empty() ? -1 : tables.own(where, file);
        if (!known) {
            known = tables.above(where.parent_path(), file);
        }
        if (!known) {
            known = classNamed(where.filename().string(), config);
        }
        if (!known) {
            const std::string synset = synsetAtStart(file.stem().string());
            known = synset.empty() ? std::nullopt : classNamed(synset, config);
        }
        classes.push_back(known.value_or(-1));
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
