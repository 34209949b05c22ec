// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/option_fields.h"
#include "core/question/ask.h"
#include "core/question/kept_patches.h"

#include <algorithm>
#include <utility>

namespace hydra {

Message methodTitle(const std::string& method)
{
    if (method.rfind("random", 0) == 0) { // one of the random baselines
        return phrase("a random order");
    }
    const MethodInfo* const row = methodNamed(method);
    return row == nullptr ? method : row->title;
}

NetworkKey NetworkKey::of(const ImageId& other) const
{
    NetworkKey key = image.empty() || image == other ? *this : changed(without.ofAnyPicture());
    key.m.image = other;
    return key;
}

NetworkKey NetworkKey::ofNoPicture() const
{
    return with(&Parts::image, {});
}

NetworkKey NetworkKey::ofModel(const ModelId& other) const
{
    return with(&Parts::model, other);
}

NetworkKey NetworkKey::ofHeads(int k) const
{
    return with(&Parts::sub, {sub.scheme, k});
}

NetworkKey NetworkKey::changed(const Interventions& other) const
{
    return with(&Parts::without, other);
}

NetworkKey NetworkKey::upToBlock(int block) const
{
    NetworkKey key = changed(without.upTo(block));
    key.m.upTo = block;
    key.m.plan.blocks.resize(std::min(plan.blocks.size(), static_cast<std::size_t>(block) + 1));
    return key;
}

NetworkKey NetworkKey::passFor(const ClassChoice& target) const
{
    return target.kind == ClassChoice::Kind::Feature && target.block >= 0 ? upToBlock(target.block) : *this;
}

MapKey MapKey::about(const NetworkKey& network, const ClassChoice& target)
{
    return {{network, {}, target}};
}

MapKey MapKey::to(const ClassChoice& other, const std::optional<ClassChoice>& minus) const
{
    return {{network, options, other, minus}};
}

MapKey MapKey::by(const std::string& method) const
{
    MapKey key = *this;
    key.m.options.method = method;
    return key;
}

MapKey MapKey::on(const NetworkKey& other) const
{
    return {{other, options, target, against}};
}

MapKey MapKey::normalised() const
{
    const bool knowsClass = methodInfo(options.method).classSpecific;
    return {{network, hydra::normalised(options), knowsClass ? target : ClassChoice(),
             knowsClass ? against : std::nullopt}};
}

Ask PictureAsk::elsewhere(const ImageId& here) const
{
    Ask ask = ofAnyPicture();
    const MethodInfo& method = methodInfo(options.method);
    if (options.query >= 0 && method.usesQuery && method.usesFacet) {
        ask.options.kept = text(KeptPatches{here, {options.query}});
    }
    return ask;
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

std::size_t hashOf(const AttentionPlan& plan)
{
    return hashOf(plan.text());
}

namespace {

// Hashes for parts of a pass that are structs.
std::size_t hashOfPart(const SubNetwork& sub)
{
    return mixedHash(hashOf(sub.scheme), hashOf(sub.heads));
}
std::size_t hashOfPart(const AttentionPlan& plan)
{
    return hashOf(plan);
}
std::size_t hashOfPart(const InputSize& size)
{
    return hashOf(text(size));
}
std::size_t hashOfPart(const Interventions& without)
{
    return hashOf(without.empty() ? std::string() : without.text());
}
template<class Part>
std::size_t hashOfPart(const Part& part)
{
    return hashOf(part);
}

} // namespace

std::size_t hashOf(const NetworkKey& key)
{
    return std::apply([](const auto&... part) { return mixedHash(hashOfPart(part)...); }, key.parts());
}

std::size_t hashOf(const MapKey& key)
{
    return mixedHash(hashOf(key.network), hashOfFields(optionFields(), key.options), hashOf(key.target),
                     key.against ? hashOf(*key.against) : 0);
}

} // namespace hydra
