// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/shape_text.h"

#include "core/base/error.h"

namespace hydra {

std::string shapeText(Sides shape)
{
    std::string text = "[";
    for (const std::int64_t side : shape) {
        text += (text.size() == 1 ? "" : ", ") + std::to_string(side);
    }
    return text + "]";
}

void refuseHuge(const std::string& name, Sides shape, std::int64_t elements, const std::string& file)
{
    constexpr std::int64_t mostElements = std::int64_t(1) << 28;
    if (elements > mostElements) {
        throw inputError("%1: tensor %2 of shape %3 has %4 elements; at most %5 per tensor are supported",
                         file, printable(name), shapeText(shape), elements, mostElements);
    }
}

} // namespace hydra
