// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/option_fields.h"

#include "core/model/vit_config.h"

namespace hydra {

namespace {

constexpr int mostBlocks = 4096, mostHeads = 4096, mostPatches = 1'000'000;
constexpr double mostDiscarded = 0.999;

int blocksOf(const VitConfig& config)
{
    return config.depth;
}

int headsOf(const VitConfig& config)
{
    return config.numHeads;
}

FieldRule methodRule()
{
    std::vector<std::string> ids;
    for (const MethodInfo& info : methodTable()) {
        ids.emplace_back(info.id);
    }
    return choiceRule("method", "method", std::move(ids), "how the map is computed");
}

} // namespace

template<>
const EnumWords<HeadFusion>& enumWords<HeadFusion>()
{
    static const EnumWords<HeadFusion> words{
        {HeadFusion::Mean, "mean"}, {HeadFusion::Min, "min"}, {HeadFusion::Max, "max"}};
    return words;
}

const std::vector<OptionField>& optionFields()
{
    using O = MapOptions;
    using M = MethodInfo;
    static const std::vector<OptionField> fields{
        {fieldOf(&O::method, methodRule()), [](const M&) { return true; }, nullptr, false},
        {fieldOf(&O::layer,
                 wholeRule("layer", "block", -1, mostBlocks, "N",
                           "block, for methods that look at one (default: the last)")),
         [](const M& info) { return info.usesLayer; }, blocksOf, false},
        {fieldOf(
             &O::head,
             wholeRule("head", "head", -1, mostHeads, "N", "one head, for attention (default: all, fused)")),
         [](const M& info) { return info.usesHead && !info.usesDiscard; }, headsOf,
         false}, // not of a rollout
        {fieldOf(&O::fusion,
                 choiceRule<HeadFusion>("fusion", "fusion",
                                        "how attention and rollout fuse heads (default mean)")),
         [](const M& info) { return info.usesHead; }, nullptr, false},
        {fieldOf(&O::query,
                 wholeRule("query", "query", -1, mostPatches, "TOKEN",
                           "patch that looks, for attention (default: the class token)")),
         [](const M& info) { return info.usesQuery; }, nullptr, true},
        {fieldOf(&O::startLayer,
                 wholeRule("start-layer", "start_block", 0, mostBlocks, "N",
                           "where a product over blocks begins (default 0)")),
         [](const M& info) { return info.usesStartLayer; }, blocksOf, false},
        {fieldOf(&O::discard,
                 numberRule("discard", "discard", 0, mostDiscarded, "R",
                            "rollout: share of the smallest attentions left out, 0 to 0.999")),
         [](const M& info) { return info.usesDiscard; }, nullptr, false},
    };
    return fields;
}

FieldRule ruleFor(const OptionField& field, const VitConfig& config)
{
    if (field.count == nullptr) {
        return field;
    }
    return field.upTo(field.count(config) - 1);
}

bool operator==(const MapOptions& a, const MapOptions& b)
{
    return sameFields(optionFields(), a, b);
}

MapOptions normalised(const MapOptions& options)
{
    const MethodInfo& info = methodInfo(options.method);
    const MapOptions blank;
    MapOptions used = options;
    for (const OptionField& field : optionFields()) {
        if (!field.matters(info)) {
            field.set(used, field.get(blank));
        }
    }
    return used;
}

} // namespace hydra
