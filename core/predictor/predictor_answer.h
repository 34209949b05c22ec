// SPDX-License-Identifier: GPL-3.0-or-later
// What a predictor writes, as numbers that are bounded and finite.
#pragma once

#include "core/explain/detection.h"
#include "core/predictor/predictor_facts.h"

#include <string>
#include <vector>

namespace hydra {

// The bytes that follow the first NPYSTART of a .npy file, up to its values.
constexpr std::size_t npyStart = 12;
[[nodiscard]] std::size_t npyHeaderRest(const std::string& start);
// The bytes of the values that HEADER, all that stands before them, announces. Throws Error{Input} unless
// they are [PICTURES,CLASSES].
[[nodiscard]] std::size_t npyValues(const std::string& header, std::int64_t pictures, std::int64_t classes);
// FILE as float32 [PICTURES,CLASSES]. Throws Error{Input} for numbers that are not finite.
[[nodiscard]] at::Tensor scoresIn(const std::string& file);

// A line of JSON, a list of one picture's boxes:
//   {"box": [x0, y0, x1, y1], "class": 16, "score": 0.9}, or
//   {"box": [x0, y0, x1, y1], "scores": [of every class], "objectness": 0.9}
[[nodiscard]] std::vector<Detection> boxesIn(const std::string& line, int classes);

} // namespace hydra
