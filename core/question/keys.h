// SPDX-License-Identifier: GPL-3.0-or-later
// The questions the engine answers, by value: which struct changed decides how much work follows
// (CONTRIBUTING, data path).
#pragma once

#include "core/attention/attention_plan.h"
#include "core/explain/map.h"
#include "core/explain/walk.h"
#include "core/model/sub_network.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace hydra::engine {

using ImageId = std::string; // content hash; a new picture is a new id
using ModelId = std::string; // content hash of the file plus the user's overrides

// What has to be run: a forward pass.
struct NetworkKey
{
    ImageId image;
    ModelId model;
    SubNetwork sub;
    AttentionPlan plan;
    int imageSize = 0; // 0: the model's own

    friend bool operator==(const NetworkKey& a, const NetworkKey& b)
    {
        return a.image == b.image && a.model == b.model && a.sub == b.sub && a.plan == b.plan
            && a.imageSize == b.imageSize;
    }
    friend bool operator!=(const NetworkKey& a, const NetworkKey& b) { return !(a == b); }
};

// The same once more, with the time that its passes take when warm.
struct TimingKey
{
    NetworkKey network;

    friend bool operator==(const TimingKey& a, const TimingKey& b) { return a.network == b.network; }
    friend bool operator!=(const TimingKey& a, const TimingKey& b) { return !(a == b); }
};

struct ClassChoice
{
    enum class Kind
    {
        Top, // rank-th class of the full network (k = H) under the same plan: maps over k explain one thing
        Own, // each sub-network's own first choice
        Index, // this class
    };
    Kind kind = Kind::Top;
    int value = 1; // rank from 1, or the class index
    static constexpr int most = 1'000'000;

    friend bool operator==(const ClassChoice& a, const ClassChoice& b)
    {
        return a.kind == b.kind && (a.kind == Kind::Own || a.value == b.value);
    }
};

// As the command line writes it: "top1", "own", "7"; none of other texts.
[[nodiscard]] std::string text(const ClassChoice& choice);
[[nodiscard]] std::optional<ClassChoice> classChoice(std::string_view text);

// What has to be computed from the trace of that pass.
struct MapKey
{
    NetworkKey network;
    MapOptions options;
    ClassChoice target;
    std::optional<ClassChoice> against{}; // the map of target minus the map of this class

    friend bool operator==(const MapKey& a, const MapKey& b)
    {
        return a.network == b.network && a.options == b.options && a.target == b.target
            && a.against == b.against;
    }
    friend bool operator!=(const MapKey& a, const MapKey& b) { return !(a == b); }
};

// One attention layer of that pass, step by step.
struct WalkKey
{
    NetworkKey network;
    WalkQuestion question;

    friend bool operator==(const WalkKey& a, const WalkKey& b)
    {
        return a.network == b.network && a.question == b.question;
    }
    friend bool operator!=(const WalkKey& a, const WalkKey& b) { return !(a == b); }
};

// Resets the fields that the method does not use, so that equal questions are equal keys.
[[nodiscard]] MapKey normalised(MapKey key);
// The heads that a walk-through of the key's block may choose from, of a HydraViT sub-network: 1 where all is
// shown at once.
[[nodiscard]] int walkHeads(const WalkKey& key);

[[nodiscard]] std::size_t hashOf(const NetworkKey& key);
[[nodiscard]] std::size_t hashOf(const MapKey& key);
[[nodiscard]] std::size_t hashOf(const WalkKey& key);

template<class Key>
struct KeyHash
{
    std::size_t operator()(const Key& key) const { return hashOf(key); }
};

} // namespace hydra::engine

namespace hydra {

template<>
const EnumWords<engine::ClassChoice::Kind>& enumWords<engine::ClassChoice::Kind>(); // "top", "own", "index"

} // namespace hydra
