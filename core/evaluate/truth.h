// SPDX-License-Identifier: GPL-3.0-or-later
// Where the object of a picture really lies, as far as a mask beside it says so. Plain data: no tensor.
#pragma once

#include "core/base/file.h"
#include "core/evaluate/region.h"
#include "core/image/image.h"

#include <memory>
#include <string>

namespace hydra {

constexpr int objectInMask = 1; // its value in the first channel, as `synth` writes it

struct Truth
{
    std::shared_ptr<const Image> mask{}; // null: there is none
    std::string problem{}; // why the mask that lies there cannot be used
};

// FOLDER/masks/NAME for a picture of that file name; "" where there is no such file.
[[nodiscard]] Path maskIn(const Path& folder, const Path& picture);

// The mask of PICTURE by the rules of `faithfulness` (located_images.h): the folder it lies in, or the one
// above, has a labels.csv that lists it, and a mask. Throws nothing: a mask is a gift, not a condition.
[[nodiscard]] Truth truthBeside(const Path& picture);

} // namespace hydra
