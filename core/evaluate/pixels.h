// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a file as a network's input: a picture, preprocessed, or already normalised arrays.
#pragma once

#include "core/base/file.h"
#include "core/image/preprocess.h"

#include <ATen/core/Tensor.h>

#include <string>
#include <vector>

namespace hydra {

struct NamedPixels
{
    std::string name; // the file's; of several arrays in one file, "FILE[2]"
    at::Tensor pixels; // [1,3,H,W] float32
};

// One entry for a picture, one per array of an .npy [N,3,H,W]. Throws Error{Input} naming the file.
[[nodiscard]] std::vector<NamedPixels> pixelsOf(const Path& path, const Preprocessing& how);

} // namespace hydra
