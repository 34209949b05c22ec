// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enum_words.h"
#include "core/explain/map.h"
#include "core/model/vit_config.h"

#include <string>
#include <string_view>

namespace hydra {

// The first line of a predictor, which declares its input and its answers (resources/help/predictors.md).
enum class PredictorKind
{
    Logits, // class scores; softmax gives probabilities, or sigmoid for a single class
    Scores, // class values used unchanged
    Boxes
};
template<>
const EnumWords<PredictorKind>& enumWords<PredictorKind>(); // "logits", "scores", "boxes"
[[nodiscard]] constexpr Answerer answererOf(PredictorKind kind)
{
    return kind == PredictorKind::Boxes ? Answerer::Boxes : Answerer::Classes;
}

enum class PixelLayout
{
    ChannelsFirst,
    ChannelsLast
};
template<>
const EnumWords<PixelLayout>& enumWords<PixelLayout>(); // "NCHW", "NHWC"

struct PredictorFacts
{
    PredictorKind kind = PredictorKind::Logits;
    PixelLayout layout = PixelLayout::ChannelsFirst;
    int batch = 1; // most pictures at once
    std::string line; // unchanged
    VitConfig config; // describes it as a network: input, classes, and squares of the picture as patches
};

// Parses LINE as JSON; NAME begins every message. Throws Error{Input} for unknown fields and values out of
// bounds.
[[nodiscard]] PredictorFacts predictorFacts(std::string_view line, const std::string& name);

} // namespace hydra
