// SPDX-License-Identifier: GPL-3.0-or-later
// What a list of models says of each: read from names and shapes. Plain data, so that whoever lists models
// knows no tensor.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"

#include <string>
#include <vector>

namespace hydra {

struct ModelGlance
{
    Path file; // what is read: PATH, or the file found in the folder PATH
    std::string architecture; // "ViT"
    int imageHeight = 0, imageWidth = 0; // pixels
    int classes = 0;
    std::vector<int> heads{}; // that it was trained with
};

// Throws as outlineOf().
[[nodiscard]] ModelGlance glanceAt(const Path& path, const CancelToken& cancel);

} // namespace hydra
