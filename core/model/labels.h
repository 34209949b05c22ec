// SPDX-License-Identifier: GPL-3.0-or-later
// Reads class names from a file, in the common formats.
#pragma once

#include "core/base/file.h"

#include <string>
#include <vector>

namespace hydra {

// Text: one name per line, after an ImageNet synset if all lines have one and these ascend
// (synset_words.txt), or after a dash. Or an index and a name per line in any order, separated by a tab (the
// last one), comma, semicolon, colon or =, with or without a header; separated by a blank only, or with the
// name first, if the indices are complete. Or the "names" of a YAML file. Or JSON: ["tench"],
// [["n01440764", "tench"]], {"0": "tench"}, {"0": ["n01440764", "tench"]}, {"tench": 0},
// [{"id": 0, "name": "tench"}], or one of these under id2label, class_to_idx, names, ... as in config.json.
// Throws Error{Input} naming file and line or class for other formats, such as code and TensorFlow's label
// maps, and if indices are not 0 to n - 1, each once.
[[nodiscard]] std::vector<std::string> readLabels(const Path& path);

} // namespace hydra
