// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/interventions.h"

#include "core/base/error.h"
#include "core/base/field.h"
#include "core/base/integer_list.h"
#include "core/model/intervention_places.h"
#include "core/model/vit_config.h"

#include <algorithm>

namespace hydra {

template<>
const EnumWords<Replacement>& enumWords<Replacement>()
{
    static const EnumWords<Replacement> words{{Replacement::Zero, "zero"},
                                              {Replacement::Mean, "mean"},
                                              {Replacement::MeanAll, "mean-all"},
                                              {Replacement::From, "from"}};
    return words;
}

template<>
const EnumWords<RegisterMode>& enumWords<RegisterMode>()
{
    static const EnumWords<RegisterMode> words{{RegisterMode::Zero, "zero"},
                                               {RegisterMode::Mean, "mean"},
                                               {RegisterMode::OnlyOutliers, "only-outliers"},
                                               {RegisterMode::Same, "same"}};
    return words;
}

namespace {

template<class Item>
void toggle(std::vector<Item>& list, const Item& item)
{
    const auto at = placeIn(list, item);
    if (at != list.end() && placeOf(*at) == placeOf(item)) {
        list.erase(at);
    } else {
        list.insert(at, item);
    }
}

template<class Item>
bool any(const std::vector<Item>& list, Replacement by)
{
    return std::any_of(list.begin(), list.end(), [&](const Item& off) { return off.by == by; });
}

std::string suffix(Replacement by)
{
    return by == Replacement::Zero ? std::string() : std::string("=") + wordOf(by);
}

} // namespace

bool Interventions::empty() const noexcept
{
    return heads.empty() && attention.empty() && mlp.empty() && tokens.empty() && patches.empty()
        && !registers && !needsSae();
}

bool Interventions::needsSource() const noexcept
{
    return !tokens.empty() || any(heads, Replacement::From) || any(attention, Replacement::From)
        || any(mlp, Replacement::From);
}

bool Interventions::needsMeans() const noexcept
{
    return any(heads, Replacement::Mean) || any(heads, Replacement::MeanAll);
}

bool Interventions::hasHead(int block, int head) const noexcept
{
    return std::any_of(heads.begin(), heads.end(),
                       [&](const HeadOff& off) { return off.block == block && off.head == head; });
}

bool Interventions::hasPatch(int patch) const noexcept
{
    return std::binary_search(patches.begin(), patches.end(), patch);
}

void Interventions::toggleHead(int block, int head, Replacement by)
{
    toggle(heads, {block, head, by});
}

void Interventions::toggleAttention(int block)
{
    toggle(attention, BranchOff{block, Replacement::Zero});
}

void Interventions::toggleMlp(int block)
{
    toggle(mlp, BranchOff{block, Replacement::Zero});
}

void Interventions::togglePatch(int patch)
{
    toggle(patches, patch);
}

void Interventions::set(const FeatureEdit& edit)
{
    put(features, edit);
}

Interventions Interventions::ofSequence() const
{
    Interventions same;
    same.patches = patches;
    same.registers = registers;
    same.neurons = registers ? neurons : std::string();
    return same;
}

Interventions Interventions::ofAnyPicture() const
{
    Interventions left = *this;
    const auto drop = [](auto& list, const auto& isOfOne) {
        list.erase(std::remove_if(list.begin(), list.end(), isOfOne), list.end());
    };
    const auto isTaken = [](const auto& off) { return off.by == Replacement::From; };
    drop(left.heads, isTaken);
    drop(left.attention, isTaken);
    drop(left.mlp, isTaken);
    drop(left.features, [](const FeatureEdit& edit) { return !edit.patches.empty(); });
    left.tokens.clear();
    left.patches.clear();
    left.from.clear();
    return left;
}

Interventions Interventions::upTo(int block) const
{
    Interventions left = *this;
    const auto cut = [&](auto& list, const auto& blockOf) {
        list.erase(
            std::remove_if(list.begin(), list.end(), [&](const auto& off) { return blockOf(off) > block; }),
            list.end());
    };
    cut(left.heads, [](const HeadOff& off) { return off.block; });
    cut(left.attention, [](const BranchOff& off) { return off.block; });
    cut(left.mlp, [](const BranchOff& off) { return off.block; });
    cut(left.tokens, [](int after) { return after; });
    left.features.clear(); // the explained feature is read before features are changed
    left.saeError = false;
    return left;
}

std::vector<Interventions::Item> Interventions::items() const
{
    std::vector<Item> found;
    const auto words = [](Replacement by) -> std::string {
        switch (by) {
        case Replacement::Zero:
            return "off";
        case Replacement::Mean:
            return phrase("replaced by its mean at each token");
        case Replacement::MeanAll:
            return phrase("replaced by its mean");
        case Replacement::From:
            return phrase("taken from the other picture");
        }
        return {};
    };
    for (const HeadOff& off : heads) {
        found.push_back({join("heads:", off.block, ".", off.head, suffix(off.by)),
                         message("block %1, head %2 %3", off.block, off.head, words(off.by))});
    }
    for (const BranchOff& off : attention) {
        found.push_back({join("attention:", off.block, suffix(off.by)),
                         message("block %1, attention %2", off.block, words(off.by))});
    }
    for (const BranchOff& off : mlp) {
        found.push_back(
            {join("mlp:", off.block, suffix(off.by)), message("block %1, MLP %2", off.block, words(off.by))});
    }
    for (const int block : tokens) {
        found.push_back({join("tokens:", block),
                         message("patch tokens after block %1 %2", block, words(Replacement::From))});
    }
    if (!patches.empty()) {
        found.push_back({"patches:" + integerListText(patches),
                         patches.size() == 1 ? message("patch %1 dropped", patches[0])
                                             : message("%1 patches dropped", patches.size())});
    }
    if (registers) {
        found.push_back({join("registers:", wordOf(registers->mode),
                              registers->count > 1 ? join("=", registers->count) : std::string()),
                         registers->count > 1 ? message("outliers moved to %1 extra tokens", registers->count)
                                              : message("outliers moved to an extra token")});
    }
    for (const FeatureEdit& edit : features) {
        const bool off = edit.multiple == 0;
        found.push_back({join("feature:", edit.feature, off ? "" : "=" + exactText(edit.multiple) + "x",
                              edit.patches.empty() ? "" : ":" + integerListText(edit.patches)),
                         off && edit.patches.empty() ? message("feature %1 off", edit.feature)
                             : off
                             ? message("feature %1 off at %2 patches", edit.feature, edit.patches.size())
                             : edit.patches.empty()
                             ? message("feature %1 set to %2 times its largest value", edit.feature,
                                       exactText(edit.multiple))
                             : message("feature %1 set to %2 times its largest value at %3 patches",
                                       edit.feature, exactText(edit.multiple), edit.patches.size())});
    }
    if (saeError) {
        found.push_back({"sae-error", phrase("tokens replaced by the autoencoder's reconstruction")});
    }
    return found;
}

Interventions Interventions::withoutItem(const Item& item) const
{
    Interventions left = parse(item.text);
    Interventions result = *this;
    const auto drop = [](auto& list, const auto& gone) {
        for (const auto& each : gone) {
            list.erase(std::remove(list.begin(), list.end(), each), list.end());
        }
    };
    drop(result.heads, left.heads);
    drop(result.attention, left.attention);
    drop(result.mlp, left.mlp);
    drop(result.tokens, left.tokens);
    drop(result.patches, left.patches);
    drop(result.features, left.features);
    result.saeError = result.saeError && !left.saeError;
    if (left.registers) {
        result.registers.reset();
    }
    return result;
}

std::string Interventions::text() const
{
    std::string all;
    const auto add = [&](const std::string& item) { all += (all.empty() ? "" : ",") + item; };
    for (const Item& item : items()) {
        add(item.text);
    }
    if (needsSource() && !from.empty()) {
        add("from:" + from);
    }
    if (needsMeans() && !means.empty()) {
        add("means:" + means);
    }
    if (registers && !neurons.empty()) {
        add("neurons:" + neurons);
    }
    if (needsSae() && !sae.empty()) {
        add("sae:" + sae);
    }
    return all;
}

void requireFits(const Interventions& interventions, const VitConfig& config)
{
    const auto block = [&](int number) {
        if (number >= config.depth) {
            throw usageError("what is switched off: the network has blocks 0 to %1, got %2",
                             config.depth.value - 1, number);
        }
    };
    for (const HeadOff& off : interventions.heads) {
        block(off.block);
        if (off.head >= config.numHeads) {
            throw usageError("what is switched off: a block has heads 0 to %1, got %2.%3",
                             config.numHeads.value - 1, off.block, off.head);
        }
    }
    for (const auto* list : {&interventions.attention, &interventions.mlp}) {
        for (const BranchOff& off : *list) {
            block(off.block);
        }
    }
    for (const int each : interventions.tokens) {
        block(each);
    }
}

} // namespace hydra
