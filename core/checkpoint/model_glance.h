// SPDX-License-Identifier: GPL-3.0-or-later
// A summary of a model for lists, read from names and shapes. Plain data, so its users do not depend on
// tensors.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"

#include <string>
#include <vector>

namespace hydra {

struct ModelGlance
{
    Path file; // the file read: PATH, or the file found in folder PATH
    std::string architecture; // "ViT"
    int imageHeight = 0, imageWidth = 0; // pixels
    int classes = 0;
    std::vector<int> heads{}; // trained head counts
};

// Throws as outlineOf() does.
[[nodiscard]] ModelGlance glanceAt(const Path& path, const CancelToken& cancel);

} // namespace hydra
