// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enum_words.h"
#include "core/explain/map.h"
#include "core/model/vit_config.h"

#include <string>
#include <string_view>

namespace hydra {

// The first line of a predictor: what it is shown, and what it answers (resources/help/predictors.md).
enum class PredictorKind
{
    Logits, // scores of classes that a softmax makes probabilities, of one class alone its sigmoid
    Scores, // numbers of classes that are taken as they are
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
    int batch = 1; // pictures at once, at most
    std::string line; // as it came
    VitConfig config; // a network that nobody sees: its input, its classes, squares of the picture as patches
};

// LINE as JSON; NAME begins every message. Throws Error{Input} for an unknown field, and whatever is out of
// bounds.
[[nodiscard]] PredictorFacts predictorFacts(std::string_view line, const std::string& name);

} // namespace hydra
