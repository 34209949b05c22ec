// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/labelled_folder.h"

#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/format/csv_table.h"
#include "core/image/list_folders.h"
#include "core/image/load.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace hydra {

namespace {

constexpr std::array<const char*, 3> namingColumns{"wnid", "synset", "class"};
constexpr const char* indexColumn = "class_index";

// The cell of ROW; "" if the table has no such column.
std::string cellOf(const CsvTable& table, std::size_t row, const char* column)
{
    const auto at = table.column(column);
    return at ? table.cell(row, *at) : std::string();
}

// All classes of CONFIG that NAME may mean, in any Unicode form.
std::vector<int> classesOf(const std::string& name, const VitConfig& config)
{
    std::vector<int> found = classesCalled(name, config.classNames.value, config.numClasses);
    if (found.empty() && std::any_of(name.begin(), name.end(), [](char c) { return (c & 0x80) != 0; })) {
        std::vector<std::string> names = config.classNames.value;
        std::transform(names.begin(), names.end(), names.begin(), composedName);
        found = classesCalled(composedName(name), names, config.numClasses);
    }
    return found;
}

// The only class in FOUND, for NAME; empty if FOUND is. Throws if there are several.
std::optional<int> oneOf(const std::vector<int>& found, const std::string& name, const VitConfig& config,
                         const std::string& where)
{
    if (found.size() > 1) {
        throw severalClasses(name, config.classNames.value, found, where);
    }
    return found.empty() ? std::nullopt : std::optional(found.front());
}

std::vector<LabelledImage> fromTable(const Path& path, const VitConfig& config)
{
    const CsvTable table(path);
    const std::size_t file = table.neededColumn("file");
    std::vector<LabelledImage> images;
    std::set<std::pair<Path, int>> known; // a picture has a row for each of several boxes of one class
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto label = classInRow(table, row, config);
        if (!label) {
            throw inputError("%1: %2 is not one of the model's %3 classes", table.place(row),
                             printable(classWordInRow(table, row)), config.numClasses.value);
        }
        const Path picture = pictureInRow(path.parent_path(), table, row, file);
        if (known.emplace(picture, *label).second) {
            images.push_back({picture, *label});
        }
    }
    return images;
}

std::vector<LabelledImage> fromSubFolders(const Path& folder, const VitConfig& config)
{
    std::vector<LabelledImage> images;
    for (const Path& one : listFolders(folder)) {
        const std::string name = one.filename().string();
        const std::vector<Path> pictures = listClass(one, false);
        const auto label = oneOf(classesOf(name, config), name, config, folder.string());
        if (!label && !pictures.empty()) {
            throw inputError(
                "%1: the sub-folder's name %2 is not a class name, synset or index of the model's %3 classes",
                folder.string(), printable(name), config.numClasses.value);
        }
        for (const Path& image : pictures) {
            images.push_back({image, *label});
        }
    }
    return images;
}

// The tables of the folders of many files, each read once.
class Tables
{
public:
    Tables(const VitConfig& config, std::vector<Message>& notes)
        : m_config(config)
        , m_notes(notes)
    { }

    // The class of FILE in FOLDER: -1 if the table does not give it; empty without a table.
    std::optional<int> own(const Path& folder, const Path& file)
    {
        const Table& table = at(folder);
        if (!table.note.empty() && !table.reported) {
            table.reported = true;
            m_notes.push_back(table.note);
        }
        return table.there ? table.find(file).value_or(-1) : std::optional<int>();
    }
    // For synthetic scenes, whose pictures lie in a folder beside their masks. Empty if the table does not
    // list FILE: it may describe other pictures.
    std::optional<int> above(const Path& folder, const Path& file) { return at(folder).find(file); }

    // The class named by FOLDER.
    std::optional<int> ofFolder(const Path& folder)
    {
        const auto [known, isNew] = m_folders.try_emplace(folder);
        try {
            const std::string name = folder.filename().string();
            known->second =
                isNew ? oneOf(classesOf(name, m_config), name, m_config, folder.string()) : known->second;
        } catch (const Error& error) {
            m_notes.push_back(notShown(error));
        }
        return known->second;
    }

private:
    static Message notShown(const Error& why) { return message("True classes are not shown: %1", why); }
    struct Table
    {
        bool there = false;
        mutable bool reported = false;
        Message note{};
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
            const Path path = labelTable(folder);
            table.there = !path.empty();
            if (table.there) {
                for (const LabelledImage& image : fromTable(path, m_config)) {
                    const auto [row, isFirst] = table.byFile.insert_or_assign(
                        image.path.lexically_normal().string(), image.classIndex);
                    if (!isFirst) {
                        row->second = -1; // several labels: ambiguous
                    }
                }
            }
        } catch (const Error& error) {
            table.byFile.clear();
            table.note = notShown(error);
        }
        return table;
    }

    const VitConfig& m_config;
    std::vector<Message>& m_notes;
    std::map<Path, Table> m_tables;
    std::map<Path, std::optional<int>> m_folders;
};

// "n01558993" for "n01558993_robin", as in ImageNet's file names; "" for other names.
std::string synsetAtStart(const std::string& name)
{
    constexpr std::size_t length = 9;
    const bool fits = name.size() > length && name[0] == 'n' && (name[length] == '_' || name[length] == '-')
        && name.find_first_not_of("0123456789", 1) == length;
    return fits ? name.substr(0, length) : std::string();
}

} // namespace

std::string composedName(const std::string& name)
{
    return isUtf8(name) ? utf8(composed(codePoints(name, name))) : name;
}

Path pictureInRow(const Path& folder, const CsvTable& table, std::size_t row, std::size_t column)
{
    const Path name = table.cell(row, column);
    if (name.empty() || name.is_absolute() || *name.lexically_normal().begin() == "..") {
        throw inputError("%1: expected a picture in the table's folder or its sub-folders, found %2",
                         table.place(row), printable(name.string()));
    }
    return folder / name;
}

Path labelTable(const Path& folder)
{
    if (isThere(folder / "labels.csv")) {
        return folder / "labels.csv";
    }
    const Path boxes = folder / "boxes.csv";
    if (isThere(boxes)) {
        const CsvTable table(boxes);
        const auto has = [&](const char* column) { return table.column(column).has_value(); };
        if (has("file")
            && (has(indexColumn) || std::any_of(namingColumns.begin(), namingColumns.end(), has))) {
            return boxes;
        }
    }
    return {};
}

std::optional<int> classInRow(const CsvTable& table, std::size_t row, const VitConfig& config)
{
    const std::string place = cellOf(table, row, indexColumn), where = table.place(row);
    const auto index = wholeNumber(place);
    const auto refuse = [&](const std::string& name, const std::string& other) {
        return inputError("%1: %2 and %3 are different classes", where, name, other);
    };
    std::vector<int> found;
    std::string name; // the text that names one of FOUND
    bool unknown = false;
    for (const char* column : namingColumns) {
        const std::string word = cellOf(table, row, column);
        if (word.empty()) {
            continue;
        }
        // Beside an index a numeral is a name, unless it repeats the index.
        const bool isName = index && wholeNumber(word) && wholeNumber(word) != index;
        const std::vector<int> called = classesOf((isName ? "name:" : "") + word, config);
        std::vector<int> both;
        std::set_intersection(called.begin(), called.end(), found.begin(), found.end(),
                              std::back_inserter(both));
        if (!called.empty() && !found.empty() && both.empty()) {
            throw refuse(printable(name), printable(word));
        }
        unknown = unknown || called.empty();
        if (!called.empty()) {
            name = word;
            found = both.empty() ? called : both;
        }
    }
    if (!place.empty() && !index) {
        throw inputError("%1: class_index: expected an index from 0 to %2, found %3", where,
                         config.numClasses.value - 1, printable(place));
    }
    if (!index) {
        return oneOf(found, name, config, where);
    }
    if (!found.empty() && !std::binary_search(found.begin(), found.end(), *index)) {
        throw refuse(printable(name), join("class_index ", *index));
    }
    const bool fits = *index < config.numClasses && (!unknown || config.classNames.value.empty());
    return found.empty() && !fits ? std::nullopt : index;
}

std::string classWordInRow(const CsvTable& table, std::size_t row)
{
    for (const char* column : {"class", "wnid", "synset", indexColumn}) {
        if (const std::string word = cellOf(table, row, column); !word.empty()) {
            return word;
        }
    }
    return table.column(indexColumn) ? std::string() : table.cell(row, table.neededColumn("class"));
}

std::vector<int> knownClasses(const std::vector<Path>& files, const VitConfig& config,
                              std::vector<Message>& notes)
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
            known = tables.ofFolder(where);
        }
        if (!known) {
            const std::string synset = synsetAtStart(file.stem().string());
            known = synset.empty() ? std::nullopt : classNamed(synset, config);
        }
        classes.push_back(known.value_or(-1));
    }
    return classes;
}

std::vector<Path> withoutClass(const Path& folder, const std::vector<LabelledImage>& images)
{
    std::set<Path> named, folders{(folder / "any").lexically_normal().parent_path()};
    for (const LabelledImage& image : images) {
        named.insert(image.path.lexically_normal());
        folders.insert(image.path.parent_path().lexically_normal());
    }
    std::vector<Path> left;
    walkPictures(folder, [&](const Path& picture) {
        const Path path = picture.lexically_normal();
        if (named.count(path) == 0 && folders.count(path.parent_path()) > 0) {
            left.push_back(path);
        }
    });
    return left;
}

std::vector<LabelledImage> labelledFolder(const Path& folder, const VitConfig& config)
{
    std::error_code failed;
    if (!std::filesystem::is_directory(folder, failed)) {
        throw inputError("%1: expected a folder with labels.csv or one sub-folder per class",
                         folder.string());
    }
    const Path table = labelTable(folder);
    auto images = table.empty() ? fromSubFolders(folder, config) : fromTable(table, config);
    if (images.empty()) {
        throw inputError("%1: neither labels.csv nor a class sub-folder with images in it", folder.string());
    }
    return images;
}

} // namespace hydra
