// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/question/keys.h"

#include "core/explain/option_fields.h"

#include <algorithm>
#include <utility>

namespace hydra::engine {

std::string methodTitle(const std::string& method)
{
    if (method.rfind("random", 0) == 0) { // a baseline, one of several
        return "a random order";
    }
    const auto& table = methodTable();
    const auto row =
        std::find_if(table.begin(), table.end(), [&](const MethodInfo& info) { return method == info.id; });
    return row == table.end() ? method : row->title;
}

NetworkKey passFor(NetworkKey key, const ClassChoice& target)
{
    if (target.kind == ClassChoice::Kind::Feature && target.block >= 0) {
        key.upTo = target.block;
        key.plan.blocks.resize(std::min(key.plan.blocks.size(), static_cast<std::size_t>(key.upTo) + 1));
        key.without = key.without.upTo(key.upTo);
    }
    return key;
}

MapKey normalised(MapKey key)
{
    if (!methodInfo(key.options.method).classSpecific) {
        key.target = {};
        key.against.reset();
    }
    key.options = hydra::normalised(key.options);
    return key;
}

StabilityKey normalised(StabilityKey key)
{
    return {normalised(std::move(key.map))};
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
    return mixedHash(hashOf(key.image), hashOf(key.model), hashOf(key.sub.scheme), hashOf(key.sub.heads),
                     hashOf(key.plan.text()), hashOf(text(key.size)),
                     hashOf(key.without.empty() ? std::string() : key.without.text()), hashOf(key.upTo));
}

std::size_t hashOf(const MapKey& key)
{
    return mixedHash(hashOf(key.network), hashOfFields(optionFields(), key.options), hashOf(key.target),
                     key.against ? hashOf(*key.against) : 0);
}

} // namespace hydra::engine
