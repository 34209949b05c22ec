// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/vit_config.h"

#include "core/base/error.h"
#include "core/base/list_text.h"
#include "core/model/cleaning.h"
#include "core/model/sub_networks.h"
#include "core/model/weight_set.h"

#include <algorithm>

namespace hydra {

template<>
const EnumWords<Provenance>& enumWords<Provenance>()
{
    static const EnumWords<Provenance> words{
        {Provenance::File, "file"},         {Provenance::Config, "config"},
        {Provenance::Registry, "registry"}, {Provenance::Inferred, "inferred"},
        {Provenance::Default, "default"},   {Provenance::User, "user"}};
    return words;
}

template<>
const EnumWords<Activation>& enumWords<Activation>()
{
    static const EnumWords<Activation> words{{Activation::Gelu, "gelu"},
                                             {Activation::QuickGelu, "quick-gelu"},
                                             {Activation::GeluTanh, "gelu-tanh"},
                                             {Activation::Silu, "silu"}};
    return words;
}

template<>
const EnumWords<Pool>& enumWords<Pool>()
{
    static const EnumWords<Pool> words{{Pool::Token, "token"},
                                       {Pool::Average, "avg"},
                                       {Pool::TokenAndAverage, "token+avg"},
                                       {Pool::Attention, "map"}};
    return words;
}

template<>
const EnumWords<Interpolation>& enumWords<Interpolation>()
{
    static const EnumWords<Interpolation> words{{Interpolation::Bicubic, "bicubic"},
                                                {Interpolation::Bilinear, "bilinear"}};
    return words;
}

template<>
const EnumWords<CropMode>& enumWords<CropMode>()
{
    static const EnumWords<CropMode> words{{CropMode::Center, "center"}, {CropMode::Squash, "squash"}};
    return words;
}

template<>
const EnumWords<Answers>& enumWords<Answers>()
{
    static const EnumWords<Answers> words{
        {Answers::Softmax, "softmax"}, {Answers::Sigmoid, "sigmoid"}, {Answers::Values, "values"}};
    return words;
}

template<>
const EnumWords<Cleaning>& enumWords<Cleaning>()
{
    static const EnumWords<Cleaning> words{{Cleaning::None, "none"},
                                           {Cleaning::Lower, "lower"},
                                           {Cleaning::HuggingFace, "huggingface"},
                                           {Cleaning::OpenClip, "open_clip"}};
    return words;
}

template<>
const EnumWords<WeightSet>& enumWords<WeightSet>()
{
    static const EnumWords<WeightSet> words{{WeightSet::Averaged, "ema"}, {WeightSet::Trained, "model"}};
    return words;
}

std::size_t VitConfig::roundOf(int heads) const
{
    const std::vector<int>& all = trainedHeads.value;
    const auto found = std::find(all.begin(), all.end(), heads);
    if (found == all.end()) {
        throw usageError("heads: this network answers in rounds with %1 heads; got %2", listText(all, ", "),
                         heads);
    }
    return static_cast<std::size_t>(found - all.begin());
}

std::string VitConfig::className(int index) const
{
    const auto& names = classNames.value;
    if (index >= 0 && static_cast<std::size_t>(index) < names.size()) {
        return names[static_cast<std::size_t>(index)];
    }
    const char* const what = embeds ? "dimension " : answers == Answers::Values ? "output " : "class ";
    return what + std::to_string(index);
}

bool hasSubNetworks(const VitConfig& c)
{
    return c.trainedHeads.value.size() > 1 || !c.headOrder.value.empty();
}

bool mayBeHydraViT(const VitConfig& c)
{
    constexpr int fewest = 4, most = 12, dim = 64;
    const bool sizes = c.numHeads >= fewest && c.numHeads <= most && c.headDim == dim;
    const bool tokens = c.classToken && c.registerTokens == 0 && c.pool == Pool::Token && !c.embeds;
    const bool positions = c.positionEmbedding && !c.relativeBias && !c.rotation.value.present();
    const bool norms = c.normKind == NormKind::Layer && c.normPosition == NormPosition::Pre && !c.preNorm
        && !c.qkNorm && !c.attnNorm && !c.mlpNorm && !c.layerScale;
    const bool mlp = c.mlp == MlpKind::Plain && c.activation == Activation::Gelu;
    const bool defaulted = c.trainedHeads.from == Provenance::Default
        && (c.architecture.from == Provenance::Inferred || c.architecture.from == Provenance::Default);
    return sizes && tokens && positions && norms && mlp && defaulted;
}

Message VitConfig::trainingNote() const
{
    if (!headOrder.value.empty()) {
        return message("heads of each block are ordered by importance (%1; Hydrascope's order, not the "
                       "author's): k heads are the most important k, embedding and MLP stay whole",
                       headOrder.value);
    }
    if (trainedHeads.value.size() != 1 || numHeads == 1 || thinks()) {
        return {};
    }
    const std::string heads = std::to_string(numHeads);
    const bool known = trainedHeads.from != Provenance::Default;
    if (mayBeHydraViT(*this)) {
        return message(known
                           ? phrase("this model was not trained for fewer than its %1 heads: its "
                                    "sub-networks are untrained slices of a plain Vision Transformer. If it "
                                    "is a HydraViT, open it with --trained-heads 3-%1")
                           : phrase("the file does not say that this model was trained for fewer than its "
                                    "%1 heads: its sub-networks are untrained slices of a plain Vision "
                                    "Transformer. If it is a HydraViT, open it with --trained-heads 3-%1"),
                       heads);
    }
    return message(
        known ? phrase(
            "this model was not trained for fewer than its %1 heads: its sub-networks are untrained slices")
              : phrase("the file does not say that this model was trained for fewer than its %1 heads: its "
                       "sub-networks are untrained slices"),
        heads);
}

} // namespace hydra
