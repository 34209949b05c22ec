// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/pixels.h"

#include "core/base/error.h"
#include "core/format/npy.h"
#include "core/image/load.h"

#include <ATen/ATen.h>

namespace hydra {

std::vector<NamedPixels> pixelsOf(const Path& path, const Preprocessing& how)
{
    const std::string name = path.string();
    if (!looksLikeArray(path)) {
        return {{name, preprocess(loadImage(path), how).pixels}};
    }
    const at::Tensor arrays = readNormalised(path);
    std::vector<NamedPixels> found;
    for (std::int64_t i = 0; i < arrays.size(0); ++i) {
        found.push_back({arrays.size(0) == 1 ? name : join(name, "[", i, "]"), arrays.narrow(0, i, 1)});
    }
    return found;
}

} // namespace hydra
