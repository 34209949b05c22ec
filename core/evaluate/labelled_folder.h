// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures with their true classes: a folder with a table of them (labelTable), or with one sub-folder per
// class. What a class is called, core/model/class_names.h says. A table names no file outside of its folder.
#pragma once

#include "core/base/file.h"
#include "core/model/class_names.h"

#include <optional>
#include <string>
#include <vector>

namespace hydra {

class CsvTable;

struct LabelledImage
{
    Path path;
    int classIndex = 0;
};

// NAME as Unicode composes it, by which names of classes compare: macOS writes folders' with accents apart.
// As it is where it is no UTF-8.
[[nodiscard]] std::string composedName(const std::string& name);

// The labels.csv of FOLDER; without one its boxes.csv, where that has a column of classes; else "".
[[nodiscard]] Path labelTable(const Path& folder);

// The class that ROW of such a table says, by its columns wnid, synset, class and class_index, which stands
// for itself where nothing is named. None where it says no class of the model. Throws Error{Input} naming the
// line where what it says fits several classes, or its columns say different ones.
[[nodiscard]] std::optional<int> classInRow(const CsvTable& table, std::size_t row, const VitConfig& config);
// The same in the table's own words: its classes need not be the model's.
[[nodiscard]] std::string classWordInRow(const CsvTable& table, std::size_t row);

// What COLUMN of a labels.csv in FOLDER names. Throws Error{Input} for a name that leads out of it.
[[nodiscard]] Path pictureInRow(const Path& folder, const CsvTable& table, std::size_t row,
                                std::size_t column);

// Each picture once for each class; a class without any is passed over. Throws Error{Input} naming the row or
// the sub-folder that fits no class of the model.
[[nodiscard]] std::vector<LabelledImage> labelledFolder(const Path& folder, const VitConfig& config);

// The pictures in FOLDER, and beside IMAGES, that are none of these: nothing says their class. Masks lie
// apart.
[[nodiscard]] std::vector<Path> withoutClass(const Path& folder, const std::vector<LabelledImage>& images);

// The class of each of FILES, where something says it: the table of its folder; without one that of the
// folder above, the folder's name, or the synset that its own name begins with; -1 elsewhere. A table
// that fits no class of the model is passed over, with a line in NOTES where it is the folder's own; so is a
// folder whose name fits several.
[[nodiscard]] std::vector<int> knownClasses(const std::vector<Path>& files, const VitConfig& config,
                                            std::vector<std::string>& notes);

} // namespace hydra
