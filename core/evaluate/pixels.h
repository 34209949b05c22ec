// SPDX-License-Identifier: GPL-3.0-or-later
// What a file holds as a network takes it: a picture, preprocessed, or arrays that are normalised already.
#pragma once

#include "core/base/file.h"
#include "core/image/preprocess.h"

#include <ATen/core/Tensor.h>

#include <string>
#include <vector>

namespace hydra {

struct NamedPixels
{
    std::string name; // the file's; of several in one, "FILE[2]"
    at::Tensor pixels; // [1,3,H,W] float32
};

// Of a picture one, of an .npy [N,3,H,W] each. Throws Error{Input} naming the file.
[[nodiscard]] std::vector<NamedPixels> pixelsOf(const Path& path, const Preprocessing& how);

} // namespace hydra
