// SPDX-License-Identifier: GPL-3.0-or-later
// A question is a value, and its answer a type: all that the engine can be asked. Equal keys are one
// question. Another kind of question is a key, its row below, and Session::answer() and cached() for it.
#pragma once

#include "core/base/outcome.h"
#include "core/engine/results.h"
#include "core/evaluate/score.h"
#include "core/evaluate/speed.h"
#include "core/question/keys.h"

#include <memory>
#include <string>
#include <variant>

namespace hydra::engine {

using Question = std::variant<NetworkKey, TimingKey, MapKey, WalkKey, ScoreKey, SpeedKey, DecompositionKey,
                              HeadMatrixKey, LensKey, WordsKey, StabilityKey>;

template<class Key>
struct AnswerTo;
template<>
struct AnswerTo<NetworkKey>
{
    using Type = Prediction;
};
template<>
struct AnswerTo<TimingKey>
{
    using Type = Prediction; // with steadyMilliseconds
};
template<>
struct AnswerTo<MapKey>
{
    using Type = Map;
};
template<>
struct AnswerTo<WalkKey>
{
    using Type = WalkThrough;
};
template<>
struct AnswerTo<ScoreKey>
{
    using Type = Score;
};
template<>
struct AnswerTo<SpeedKey>
{
    using Type = Speed;
};
template<>
struct AnswerTo<DecompositionKey>
{
    using Type = Decomposition;
};
template<>
struct AnswerTo<HeadMatrixKey>
{
    using Type = HeadMatrix;
};
template<>
struct AnswerTo<LensKey>
{
    using Type = Lens;
};
template<>
struct AnswerTo<WordsKey>
{
    using Type = WordMap;
};
template<>
struct AnswerTo<StabilityKey>
{
    using Type = Stability;
};
template<class Key>
using AnswerPtr = std::shared_ptr<const typename AnswerTo<Key>::Type>;

using Answer = std::variant<PredictionPtr, MapPtr, WalkPtr, ScorePtr, SpeedPtr, DecompositionPtr,
                            HeadMatrixPtr, LensPtr, WordMapPtr, StabilityPtr>;

// OUTCOME of a question of KEY's kind.
template<class Key>
[[nodiscard]] Outcome<AnswerPtr<Key>> answerTo(const Outcome<Answer>& outcome)
{
    using Typed = Outcome<AnswerPtr<Key>>;
    return outcome.ok() ? Typed(std::get<AnswerPtr<Key>>(outcome.value())) : Typed(outcome.error());
}

// How urgent: what is more urgent goes first and interrupts the rest, which then begins again.
enum class Priority
{
    Front, // what is looked at
    Beside, // other views
    Strip, // what surrounds it
    Prefetch, // what is likely to be asked next; from here on, when nothing else is to be done
    Timing,
    Score,
    Measure
};

struct Wish
{
    Question question;
    Priority priority = Priority::Front;
};

// What is shown while it is being answered: "relevance, 7 heads".
[[nodiscard]] std::string titleOf(const Question& question);

} // namespace hydra::engine
