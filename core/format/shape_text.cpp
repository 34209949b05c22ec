// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/shape_text.h"

namespace hydra {

std::string shapeText(Sides shape)
{
    std::string text = "[";
    for (const std::int64_t side : shape) {
        text += (text.size() == 1 ? "" : ", ") + std::to_string(side);
    }
    return text + "]";
}

} // namespace hydra
