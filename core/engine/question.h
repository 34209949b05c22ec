// SPDX-License-Identifier: GPL-3.0-or-later
// A question is a value, and its answer a type; this lists all questions to the engine. Equal keys are one
// question. A new kind needs its key (question/keys.h), its row in the two lists below, the code that
// answers, anywhere in this package, and the view that asks.
#pragma once

#include "core/base/outcome.h"
#include "core/engine/picture_words.h"
#include "core/engine/results.h"
#include "core/engine/sae_reading.h"
#include "core/evaluate/score.h"
#include "core/evaluate/speed.h"
#include "core/question/keys.h"

#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace hydra::engine {

struct Inquiry; // what the answering code may use (inquiry.h)
class Desk; // desk.h
struct Listener;
class Session; // session.h

// The questions and their answers. They throw hydra::Error; Cancelled between blocks.
[[nodiscard]] Prediction answer(const NetworkKey& key, const Inquiry& inquiry);
[[nodiscard]] Prediction answer(const TimingKey& key, const Inquiry& inquiry); // with steadyMilliseconds
[[nodiscard]] Map answer(const MapKey& key, const Inquiry& inquiry);
[[nodiscard]] WalkThrough answer(const WalkKey& key, const Inquiry& inquiry);
[[nodiscard]] Score answer(const ScoreKey& key, const Inquiry& inquiry);
[[nodiscard]] Speed answer(const SpeedKey& key, const Inquiry& inquiry);
[[nodiscard]] Decomposition answer(const DecompositionKey& key, const Inquiry& inquiry);
[[nodiscard]] HeadMatrix answer(const HeadMatrixKey& key, const Inquiry& inquiry);
[[nodiscard]] Lens answer(const LensKey& key, const Inquiry& inquiry);
[[nodiscard]] WordMap answer(const WordsKey& key, const Inquiry& inquiry);
[[nodiscard]] Concepts answer(const ConceptsKey& key, const Inquiry& inquiry);
[[nodiscard]] Stability answer(const StabilityKey& key, const Inquiry& inquiry);
[[nodiscard]] FeatureCodes answer(const CodesKey& key, const Inquiry& inquiry);
[[nodiscard]] SaeParts answer(const FeaturePartsKey& key, const Inquiry& inquiry);
[[nodiscard]] FeatureClasses answer(const FeatureClassesKey& key, const Inquiry& inquiry);

using Question =
    std::variant<NetworkKey, TimingKey, MapKey, WalkKey, ScoreKey, SpeedKey, DecompositionKey, HeadMatrixKey,
                 LensKey, WordsKey, ConceptsKey, StabilityKey, CodesKey, FeaturePartsKey, FeatureClassesKey>;

template<class Key>
using AnswerTo = decltype(answer(std::declval<const Key&>(), std::declval<const Inquiry&>()));
template<class Key>
using AnswerPtr = std::shared_ptr<const AnswerTo<Key>>;

// A variant of TYPES, each once.
template<class Variant, class... Types>
struct Distinct
{
    using Type = Variant;
};
template<class... Known, class Next, class... Rest>
struct Distinct<std::variant<Known...>, Next, Rest...>
    : Distinct<std::conditional_t<(std::is_same_v<Known, Next> || ...), std::variant<Known...>,
                                  std::variant<Known..., Next>>,
               Rest...>
{
};
template<class... Keys>
Distinct<std::variant<>, AnswerPtr<Keys>...> answersTo(const std::variant<Keys...>&);
using Answer = decltype(answersTo(std::declval<Question>()))::Type;

// OUTCOME, typed for a question of KEY's kind.
template<class Key>
[[nodiscard]] Outcome<AnswerPtr<Key>> answerTo(const Outcome<Answer>& outcome)
{
    using Typed = Outcome<AnswerPtr<Key>>;
    return outcome.ok() ? Typed(std::get<AnswerPtr<Key>>(outcome.value())) : Typed(outcome.error());
}

// Urgency: a more urgent question goes first and interrupts the others, which restart later.
enum class Priority
{
    Front, // on screen now
    Beside, // other views
    Strip, // neighbours of the current one
    Prefetch, // likely to be asked next; from here on only when idle
    Timing,
    Score,
    Measure
};

// Shown while the question is being answered: "relevance, 7 heads".
[[nodiscard]] inline Message titleOf(const Question& question)
{
    return std::visit([](const auto& key) { return key.title(); }, question);
}

using Owner = std::string; // who requests: "view", "costs"

struct Wish
{
    Question question;
    Priority priority = Priority::Front;
};

} // namespace hydra::engine
