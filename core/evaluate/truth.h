// SPDX-License-Identifier: GPL-3.0-or-later
// The true position of a picture's object, from a mask beside it. Plain data: no tensor.
#pragma once

#include "core/base/file.h"
#include "core/base/message.h"
#include "core/evaluate/region.h"
#include "core/image/image.h"

#include <memory>
#include <string>

namespace hydra {

constexpr int objectInMask = 1; // its value in the first channel, as `synth` writes it

struct Truth
{
    std::shared_ptr<const Image> mask{}; // null if there is none
    Message problem{}; // why the mask is unusable
};

// FOLDER/masks/NAME for a picture with that file name; "" if there is no such file.
[[nodiscard]] Path maskIn(const Path& folder, const Path& picture);

// The mask of PICTURE by the rules of `faithfulness` (located_images.h): the folder of the picture, or the
// one above, has a labels.csv that lists it, and a mask. Does not throw: the mask is optional.
[[nodiscard]] Truth truthBeside(const Path& picture);

} // namespace hydra
