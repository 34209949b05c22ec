// SPDX-License-Identifier: GPL-3.0-or-later
// Class names from a file, in the forms that go round.
#pragma once

#include "core/base/file.h"

#include <string>
#include <vector>

namespace hydra {

// A text: one name a line, behind an ImageNet synset if all have one and these ascend (synset_words.txt), or
// behind a dash. Or an index and a name a line in any order, between them a tab (up to the last one), comma,
// semicolon, colon or =, with or without titles above; these apart by a blank alone, or the name first, where
// the indices are counted. Or what a YAML file has under "names". Or JSON: ["tench"],
// [["n01440764", "tench"]], {"0": "tench"}, {"0": ["n01440764", "tench"]}, {"tench": 0},
// [{"id": 0, "name": "tench"}], or one of these under id2label, class_to_idx, names, ... as in config.json.
// Throws Error{Input} naming file and line or class for what is none of these, as code and label maps of
// TensorFlow are, and where indices are not 0 to n - 1, each once.
[[nodiscard]] std::vector<std::string> readLabels(const Path& path);

} // namespace hydra
