// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/question.h"

#include "core/base/error.h"

namespace hydra::engine {

namespace {

struct Title
{
    std::string operator()(const NetworkKey& key) const
    {
        return join("prediction, ", key.sub.heads, " heads");
    }
    std::string operator()(const TimingKey& key) const
    {
        return join("timing ", key.network.sub.heads, " heads");
    }
    std::string operator()(const MapKey& key) const
    {
        return join(key.options.method, ", ", key.network.sub.heads, " heads");
    }
    std::string operator()(const WalkKey& key) const
    {
        return join("walk-through, ", key.network.sub.heads, " heads");
    }
    std::string operator()(const DecompositionKey& key) const
    {
        return join("decomposition, ", key.network.sub.heads, " heads");
    }
    std::string operator()(const HeadMatrixKey& key) const
    {
        return join(key.method, " of all heads, k = ", key.network.sub.heads);
    }
    std::string operator()(const LensKey& key) const
    {
        return join("logit lens, ", key.network.sub.heads, " heads");
    }
    std::string operator()(const WordsKey& key) const
    {
        return join("words, ", key.network.sub.heads, " heads");
    }
    std::string operator()(const StabilityKey& key) const
    {
        return join("stability of ", key.map.options.method, ", k = ", key.map.network.sub.heads);
    }
    std::string operator()(const ScoreKey& key) const
    {
        return join("scoring ", key.map.options.method, ", k = ", key.map.network.sub.heads);
    }
    std::string operator()(const SpeedKey& key) const { return join("measuring ", key.sub.heads, " heads"); }
};

} // namespace

std::string titleOf(const Question& question)
{
    return std::visit(Title(), question);
}

} // namespace hydra::engine
