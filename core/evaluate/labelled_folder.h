// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures with their true classes: a folder with labels.csv (columns file and class_index, or class), or
// with one sub-folder per class named by the class, its ImageNet synset or its index. A labels.csv names no
// file outside of its folder.
#pragma once

#include "core/base/file.h"
#include "core/model/vit_config.h"

#include <optional>
#include <string>
#include <vector>

namespace hydra::engine {

class CsvTable;

struct LabelledImage
{
    Path path;
    int classIndex = 0;
};

// The class that LABEL names: a class name, an ImageNet synset (of a model of 1000 classes, or one that has a
// class of its name) or an index.
[[nodiscard]] std::optional<int> classNamed(const std::string& label, const VitConfig& config);

// What COLUMN of a labels.csv in FOLDER names. Throws Error{Input} for a name that leads out of it.
[[nodiscard]] Path pictureInRow(const Path& folder, const CsvTable& table, std::size_t row,
                                std::size_t column);

// Throws Error{Input} naming the row or the sub-folder that fits no class of the model.
[[nodiscard]] std::vector<LabelledImage> labelledFolder(const Path& folder, const VitConfig& config);

// The class of each of FILES, where something says it: the labels.csv of its folder; without one that of the
// folder above, the folder's name, or the synset that its own name begins with; -1 elsewhere. A labels.csv
// that fits no class of the model is passed over, with a line in NOTES where it is the folder's own.
[[nodiscard]] std::vector<int> knownClasses(const std::vector<Path>& files, const VitConfig& config,
                                            std::vector<std::string>& notes);

} // namespace hydra::engine
