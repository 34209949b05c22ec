// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sae/sae_words.h"

namespace hydra {

template<>
const EnumWords<SaeCode>& enumWords<SaeCode>()
{
    static const EnumWords<SaeCode> words{{SaeCode::Relu, "relu"},
                                          {SaeCode::TopK, "topk"},
                                          {SaeCode::SignedTopK, "signed-topk"},
                                          {SaeCode::Threshold, "threshold"},
                                          {SaeCode::Gated, "gated"}};
    return words;
}

template<>
const EnumWords<SaeNorm>& enumWords<SaeNorm>()
{
    static const EnumWords<SaeNorm> words{
        {SaeNorm::None, "none"}, {SaeNorm::Layer, "layer-norm"}, {SaeNorm::Length, "length"}};
    return words;
}

template<>
const EnumWords<SaeTokens>& enumWords<SaeTokens>()
{
    static const EnumWords<SaeTokens> words{
        {SaeTokens::Patches, "patches"}, {SaeTokens::All, "all"}, {SaeTokens::Class, "class"}};
    return words;
}

} // namespace hydra
