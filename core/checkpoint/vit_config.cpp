// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/vit_config.h"

namespace hydra {

const char* name(Provenance from) noexcept
{
    switch (from) {
    case Provenance::File:
        return "file";
    case Provenance::Config:
        return "config";
    case Provenance::Inferred:
        return "inferred";
    case Provenance::Default:
        return "default";
    case Provenance::User:
        return "user";
    }
    return "";
}

const char* name(Activation activation) noexcept
{
    return activation == Activation::Gelu ? "gelu" : "quick-gelu";
}

const char* name(Pool pool) noexcept
{
    return pool == Pool::Token ? "token" : "avg";
}

const char* name(Interpolation interpolation) noexcept
{
    return interpolation == Interpolation::Bicubic ? "bicubic" : "bilinear";
}

const char* name(CropMode mode) noexcept
{
    return mode == CropMode::Center ? "center" : "squash";
}

std::string VitConfig::className(int index) const
{
    const auto& names = classNames.value;
    if (index >= 0 && static_cast<std::size_t>(index) < names.size()) {
        return names[static_cast<std::size_t>(index)];
    }
    return "class " + std::to_string(index);
}

} // namespace hydra
