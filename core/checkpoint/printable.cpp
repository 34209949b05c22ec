// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/printable.h"

namespace hydra {

std::string printable(const std::string& name)
{
    constexpr std::size_t longest = 100;
    std::string text = "'";
    for (std::size_t i = 0; i < name.size() && i < longest; ++i) {
        const auto byte = static_cast<unsigned char>(name[i]);
        text += byte < 0x20 || byte == 0x7f ? '?' : name[i];
    }
    return text + (name.size() > longest ? "...'" : "'");
}

std::string shapeText(c10::IntArrayRef shape)
{
    std::string text = "[";
    for (std::size_t i = 0; i < shape.size(); ++i) {
        text += (i == 0 ? "" : ", ") + std::to_string(shape[i]);
    }
    return text + "]";
}

} // namespace hydra
