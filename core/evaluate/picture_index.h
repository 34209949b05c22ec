// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the pictures most similar to another, by the cosine of the classifier's input. One safetensors file:
// rows [N,d] float16 of length 1 (in parts, rows.0000 and so on), names, and each file's size and time; it is
// searched in place.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"

#include <ATen/core/Tensor.h>

#include <string>
#include <utility>
#include <vector>

namespace hydra {

struct PictureIndex
{
    std::string question; // model, head count, attention, size: rows of different ones are not comparable
    std::vector<std::string> names; // paths
    at::Tensor stamps{}; // [N,2] int64: bytes and time of each file, to detect changes
    at::Tensor rows{}; // [N,d] float16

    [[nodiscard]] std::int64_t size() const { return rows.defined() ? rows.size(0) : 0; }
};

[[nodiscard]] at::Tensor stampOf(const Path& file); // [2]
// EMBEDDING [d] as a row. Throws Error{Input} if it has no direction.
[[nodiscard]] at::Tensor indexRow(const std::vector<float>& embedding);

void writeIndex(const Path& path, const PictureIndex& index);
// Throws Error{Input} for other files, and if the parts do not fit together.
[[nodiscard]] PictureIndex readIndex(const Path& path);

// The COUNT rows of INDEX with the largest cosine to QUERY [d] float16, in descending order: row and cosine.
// Compares a million numbers at a time.
[[nodiscard]] std::vector<std::pair<std::int64_t, double>> nearestRows(const PictureIndex& index,
                                                                       const at::Tensor& query,
                                                                       std::int64_t count,
                                                                       const CancelToken& cancel = {});

} // namespace hydra
