// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/vit_config.h"

namespace hydra {

const char* name(Provenance from) noexcept
{
    switch (from) {
    case Provenance::File:
        return "file";
    case Provenance::Config:
        return "config";
    case Provenance::Registry:
        return "registry";
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
    switch (activation) {
    case Activation::Gelu:
        return "gelu";
    case Activation::QuickGelu:
        return "quick-gelu";
    case Activation::GeluTanh:
        return "gelu-tanh";
    }
    return "";
}

const char* name(Pool pool) noexcept
{
    switch (pool) {
    case Pool::Token:
        return "token";
    case Pool::Average:
        return "avg";
    case Pool::TokenAndAverage:
        return "token+avg";
    }
    return "";
}

const char* name(Interpolation interpolation) noexcept
{
    return interpolation == Interpolation::Bicubic ? "bicubic" : "bilinear";
}

const char* name(CropMode mode) noexcept
{
    return mode == CropMode::Center ? "center" : "squash";
}

const char* name(NormPosition) noexcept
{
    return "pre";
}

std::string VitConfig::className(int index) const
{
    const auto& names = classNames.value;
    if (index >= 0 && static_cast<std::size_t>(index) < names.size()) {
        return names[static_cast<std::size_t>(index)];
    }
    return (embeds ? "dimension " : "class ") + std::to_string(index);
}

std::string VitConfig::trainingNote() const
{
    if (trainedHeads.value.size() != 1 || numHeads == 1) {
        return {};
    }
    return std::string(trainedHeads.from == Provenance::Default ? "nothing says that this model was trained"
                                                                : "this model was not trained")
        + " for fewer than its " + std::to_string(numHeads)
        + " heads: its sub-networks are cuts through a plain Vision Transformer and untrained; a HydraViT "
          "that "
          "does not say so is opened with --trained-heads, e.g. 3-12";
}

} // namespace hydra
