// SPDX-License-Identifier: GPL-3.0-or-later
// Words as questions: what a desk is asked where a test answers.
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
// What answers a word.
inline engine::Answer noAnswer()
{
    return engine::PredictionPtr();
}

} // namespace hydra::test
