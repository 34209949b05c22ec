// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/vit_config.h"

#include "core/checkpoint/model_overrides.h"

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

const char* name(WeightSet set) noexcept
{
    return set == WeightSet::Averaged ? "ema" : "model";
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
    return (trainedHeads.from == Provenance::Default ? "nothing says that this model was trained"
                                                     : "this model was not trained")
        + std::string(" for fewer than all ") + std::to_string(numHeads)
        + " of its heads: treated as a plain Vision Transformer, whose smaller head counts give meaningless "
          "results. If it is a HydraViT, set its trained heads, e.g. to 3-12 (\"Trained heads\" in the Model "
          "panel, or --trained-heads)";
}

} // namespace hydra
