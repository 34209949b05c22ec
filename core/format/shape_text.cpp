// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/shape_text.h"

namespace hydra {

std::string shapeText(c10::IntArrayRef shape)
{
    std::string text = "[";
    for (std::size_t i = 0; i < shape.size(); ++i) {
        text += (i == 0 ? "" : ", ") + std::to_string(shape[i]);
    }
    return text + "]";
}

} // namespace hydra
