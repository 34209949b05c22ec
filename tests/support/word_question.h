// SPDX-License-Identifier: GPL-3.0-or-later
// Words as questions, for a desk whose questions the test answers.
#pragma once

#include "core/engine/question.h"

#include <string>

#include "tests/support/key_maker.h"

namespace hydra::test {

inline NetworkKey asked(const std::string& word)
{
    return networkKey({word, "words", {SliceScheme::HydraViT, 1}, AttentionPlan::softmax(1)});
}
inline std::string wordOf(const engine::Question& question)
{
    return std::get<NetworkKey>(question).image;
}
// The answer to a word.
inline engine::Answer noAnswer()
{
    return engine::PredictionPtr();
}

} // namespace hydra::test
