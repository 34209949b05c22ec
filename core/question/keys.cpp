// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/question/keys.h"

#include "core/explain/option_fields.h"

#include <functional>

namespace hydra::engine {

namespace {

template<class... Parts>
std::size_t mixed(const Parts&... parts)
{
    std::size_t seed = 0;
    const auto add = [&](std::size_t h) { seed ^= h + 0x9e3779b97f4a7c15ULL + (seed << 6) + (seed >> 2); };
    (add(std::hash<Parts>{}(parts)), ...);
    return seed;
}

} // namespace

MapKey normalised(MapKey key)
{
    if (!methodInfo(key.options.method).classSpecific) {
        key.target = {};
        key.against.reset();
    }
    key.options = hydra::normalised(key.options);
    return key;
}

int walkHeads(const WalkKey& key)
{
    const std::vector<BlockAttention>& blocks = key.network.plan.blocks;
    const int number = key.question.block < 0 ? static_cast<int>(blocks.size()) - 1 : key.question.block;
    if (number < 0 || number >= static_cast<int>(blocks.size())) {
        return 1;
    }
    return headsToChoose(blocks[static_cast<std::size_t>(number)], key.network.sub.heads);
}

std::size_t hashOf(const NetworkKey& key)
{
    return mixed(key.image, key.model, int(key.sub.scheme), key.sub.heads, key.plan.text(), key.imageSize,
                 key.without.empty() ? std::string() : key.without.text());
}

std::size_t hashOf(const MapKey& key)
{
    return mixed(hashOf(key.network), hashOfFields(optionFields(), key.options), hashOf(key.target),
                 key.against ? hashOf(*key.against) : 0);
}

std::size_t hashOf(const WalkKey& key)
{
    return mixed(hashOf(key.network), std::string("walk"), key.question.block, key.question.head,
                 key.question.query);
}

std::size_t hashOf(const DecompositionKey& key)
{
    return mixed(hashOf(key.network), std::string("parts"), text(key.target), int(key.evenly));
}

std::size_t hashOf(const HeadMatrixKey& key)
{
    return mixed(hashOf(key.network), key.method, key.query, text(key.target));
}

std::size_t hashOf(const LensKey& key)
{
    return mixed(hashOf(key.network), std::string("lens"), key.block, text(key.target));
}

std::size_t hashOf(const WordsKey& key)
{
    return mixed(hashOf(key.network), std::string("words"), text(key.target));
}

std::size_t hashOf(const StabilityKey& key)
{
    return mixed(hashOf(key.map), std::string("stability"));
}

} // namespace hydra::engine
