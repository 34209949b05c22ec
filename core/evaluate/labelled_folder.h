// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures with their true classes: a folder with a table (labelTable), or with one sub-folder per class.
// core/model/class_names.h defines the names of classes. A table may only list files in its folder.
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

// NAME in Unicode's composed form, used to compare names of classes: macOS decomposes the accents of folder
// names. Returned unchanged if it is not UTF-8.
[[nodiscard]] std::string composedName(const std::string& name);

// The labels.csv of FOLDER; without one its boxes.csv, if that has a column of classes; else "".
[[nodiscard]] Path labelTable(const Path& folder);

// The class in ROW, from the columns wnid, synset, class and class_index; the index is used directly if no
// class is named. Empty if it is not a class of the model. Throws Error{Input} naming the line if the cell
// fits several classes, or if the columns disagree.
[[nodiscard]] std::optional<int> classInRow(const CsvTable& table, std::size_t row, const VitConfig& config);
// The same as written in the table: its classes need not be the model's.
[[nodiscard]] std::string classWordInRow(const CsvTable& table, std::size_t row);

// The file in COLUMN of a labels.csv in FOLDER. Throws Error{Input} for a name that leads out of FOLDER.
[[nodiscard]] Path pictureInRow(const Path& folder, const CsvTable& table, std::size_t row,
                                std::size_t column);

// Each picture once for each of its classes; skips classes without pictures. Throws Error{Input} naming the
// row or the sub-folder that fits no class of the model.
[[nodiscard]] std::vector<LabelledImage> labelledFolder(const Path& folder, const VitConfig& config);

// Pictures in FOLDER and beside IMAGES that are not in IMAGES: their class is unknown. Excludes masks.
[[nodiscard]] std::vector<Path> withoutClass(const Path& folder, const std::vector<LabelledImage>& images);

// The class of each of FILES: from the table of its folder; without one from the table of the folder above,
// the folder's name, or the synset at the start of its own name; -1 if unknown. Skips a table that fits no
// class of the model, with a line in NOTES if it is the folder's own; also skips a folder whose name fits
// several.
[[nodiscard]] std::vector<int> knownClasses(const std::vector<Path>& files, const VitConfig& config,
                                            std::vector<Message>& notes);

} // namespace hydra
