// SPDX-License-Identifier: GPL-3.0-or-later
// EXIF's eight orientations.
#pragma once

#include "core/image/image.h"

namespace hydra {

// The picture turned and mirrored so that it stands upright; ORIENTATION as in EXIF, 1 (nothing to do) to 8.
[[nodiscard]] Image upright(Image image, int orientation);

} // namespace hydra
