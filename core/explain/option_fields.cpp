// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/option_fields.h"

#include "core/base/message.h"
#include "core/explain/method_table.h"
#include "core/model/vit_config.h"

namespace hydra {

namespace {

constexpr int mostBlocks = 4096, mostHeads = 4096, mostPatches = 1'000'000;
constexpr int mostWindow = 4096, mostMaskGrid = 512;
constexpr double mostDiscarded = 0.999, mostForeground = 0.95;

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
    return choiceRule("method", "method", methodIds(), phrase("how the map is computed"));
}

} // namespace

template<>
const EnumWords<HeadFusion>& enumWords<HeadFusion>()
{
    static const EnumWords<HeadFusion> words{
        {HeadFusion::Mean, "mean"}, {HeadFusion::Min, "min"}, {HeadFusion::Max, "max"}};
    return words;
}

template<>
const EnumWords<Facet>& enumWords<Facet>()
{
    static const EnumWords<Facet> words{{Facet::Tokens, "tokens"},
                                        {Facet::Normed, "normed"},
                                        {Facet::Queries, "q"},
                                        {Facet::Keys, "k"},
                                        {Facet::Values, "v"}};
    return words;
}

template<>
const EnumWords<WindowUnit>& enumWords<WindowUnit>()
{
    static const EnumWords<WindowUnit> words{{WindowUnit::Patches, "patches"},
                                             {WindowUnit::Pixels, "pixels"}};
    return words;
}

template<>
const EnumWords<Fill>& enumWords<Fill>()
{
    static const EnumWords<Fill> words{
        {Fill::Mean, "mean"}, {Fill::Average, "average"}, {Fill::Black, "black"}, {Fill::White, "white"}};
    return words;
}

template<>
const EnumWords<ClassValue>& enumWords<ClassValue>()
{
    static const EnumWords<ClassValue> words{{ClassValue::Logit, "logit"},
                                             {ClassValue::Probability, "probability"}};
    return words;
}

const std::vector<OptionField>& optionFields()
{
    using O = MapOptions;
    using M = MethodInfo;
    static const std::vector<OptionField> fields{
        {fieldOf(&O::method, methodRule()), [](const M&) { return true; }, nullptr, false},
        {fieldOf(&O::block,
                 wholeRule("layer", "block", -1, mostBlocks, "N",
                           phrase("block, for methods that look at one (default: the last)"))),
         [](const M& info) { return info.usesBlock; }, blocksOf, false},
        {fieldOf(&O::head,
                 wholeRule("head", "head", -1, mostHeads, "N",
                           phrase("one head, for attention (default: all, fused)"))),
         [](const M& info) { return info.usesHead && !info.usesDiscard; }, headsOf, false}, // not for rollout
        {fieldOf(&O::fusion,
                 choiceRule<HeadFusion>("fusion", "fusion", phrase("how attention and rollout fuse heads"))),
         [](const M& info) { return info.usesHead && !info.isSigned; }, nullptr,
         false}, // signed maps of heads are terms of a sum
        {fieldOf(&O::query,
                 wholeRule("query", "query", -1, mostPatches, "TOKEN",
                           phrase("query patch of attention (default: the class token)"))),
         [](const M& info) { return info.usesQuery; }, nullptr, true},
        {fieldOf(&O::startBlock,
                 wholeRule("start-layer", "start_block", -1, mostBlocks, "N",
                           phrase("first block of products over blocks (default: the method's own)"))),
         [](const M& info) { return info.usesStartBlock; }, blocksOf, false},
        {fieldOf(&O::discard,
                 numberRule("discard", "discard", 0, mostDiscarded, "R",
                            phrase("rollout: share of the smallest attentions ignored, 0 to 0.999"))),
         [](const M& info) { return info.usesDiscard; }, nullptr, false},
        {fieldOf(&O::gammaConv,
                 numberRule("gamma-conv", "gamma_conv", 0, mostGamma, "G",
                            phrase("cp-lrp: gamma of the patch embedding"))),
         [](const M& info) { return info.usesGamma; }, nullptr, false},
        {fieldOf(&O::gammaLinear,
                 numberRule("gamma-linear", "gamma_linear", 0, mostGamma, "G",
                            phrase("cp-lrp: gamma of MLPs and classifier"))),
         [](const M& info) { return info.usesGamma; }, nullptr, false},
        {fieldOf(&O::steps,
                 wholeRule("steps", "steps", 1, mostSteps, "N",
                           phrase("pictures over which a gradient is averaged; 1: only the picture itself"))),
         [](const M& info) { return info.usesSteps; }, nullptr, false},
        {fieldOf(
             &O::facet,
             choiceRule<Facet>("facet", "facet",
                               phrase("vectors that pca and similarity compare: tokens, normed, q, k or v"))),
         [](const M& info) { return info.usesFacet; }, nullptr, false},
        {fieldOf(&O::basis,
                 textRule("basis", "basis", "FILE|ID", phrase("pca: use the colours of this kept basis"))),
         [](const M& info) { return info.isColours; }, nullptr, false},
        {fieldOf(&O::foreground,
                 numberRule("foreground", "foreground", 0, mostForeground, "T",
                            phrase("pca: fit patches whose first component is above T, 0 to 0.95"))),
         [](const M& info) { return info.isColours; }, nullptr, false},
        {fieldOf(&O::window,
                 wholeRule("window", "window", 1, mostWindow, "N",
                           phrase("occlusion: side of the painted square"))),
         [](const M& info) { return info.blackBox == BlackBox::Occlusion; }, nullptr, false},
        {fieldOf(&O::stride,
                 wholeRule("stride", "stride", 1, mostWindow, "N", phrase("occlusion: step of the square"))),
         [](const M& info) { return info.blackBox == BlackBox::Occlusion; }, nullptr, false},
        {fieldOf(&O::windowUnit,
                 choiceRule<WindowUnit>("window-unit", "window_unit",
                                        phrase("occlusion: unit of window and stride: patches or pixels"))),
         [](const M& info) { return info.blackBox == BlackBox::Occlusion; }, nullptr, false},
        {fieldOf(&O::fill,
                 choiceRule<Fill>("fill", "fill",
                                  phrase("occlusion: colour of the square: mean of the training pictures, "
                                         "mean of this picture, black or white"))),
         [](const M& info) { return info.blackBox == BlackBox::Occlusion; }, nullptr, false},
        {fieldOf(&O::measured,
                 choiceRule<ClassValue>(
                     "measured", "measured",
                     phrase("occlusion, shapley: score of a class, its logit or probability"))),
         [](const M& info) {
             return info.blackBox == BlackBox::Occlusion || info.blackBox == BlackBox::Shapley;
         },
         nullptr, false},
        {fieldOf(&O::masks,
                 wholeRule("masks", "masks", 1, mostSamples, "N", phrase("rise: number of random masks"))),
         [](const M& info) { return info.blackBox == BlackBox::Rise; }, nullptr, false},
        {fieldOf(&O::maskGrid,
                 wholeRule("mask-grid", "mask_grid", 1, mostMaskGrid, "N",
                           phrase("rise: cells per side of a mask"))),
         [](const M& info) { return info.blackBox == BlackBox::Rise; }, nullptr, false},
        {fieldOf(&O::groups,
                 wholeRule("groups", "groups", 1, mostGroups, "N",
                           phrase("shapley: groups of patches; exact up to 12, sampled beyond"))),
         [](const M& info) { return info.blackBox == BlackBox::Shapley; }, nullptr, false},
        {fieldOf(&O::permutations,
                 wholeRule("permutations", "permutations", 2, mostSamples, "N",
                           phrase("shapley: number of orders drawn where values are sampled"))),
         [](const M& info) { return info.blackBox == BlackBox::Shapley; }, nullptr, false},
        {fieldOf(&O::clusterDistance,
                 numberRule("cluster-distance", "cluster_distance", 0, 2, "D",
                            phrase("vit-cx: features share a mask below this cosine distance"))),
         [](const M& info) { return info.blackBox == BlackBox::VitCx; }, nullptr, false},
        {fieldOf(
             &O::kept,
             textRule("kept", "kept", "IMAGE:PATCHES",
                      phrase("similarity: to these patches (3,7-9) of an open picture, given by its id"))),
         [](const M& info) { return info.usesFacet && info.usesQuery; }, nullptr, true},
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
    if (used.startBlock == info.start) {
        used.startBlock = blank.startBlock; // the method's default start is stored as -1
    }
    if (!used.basis.empty()) {
        used.foreground = blank.foreground; // the basis has its own
    }
    if (!used.kept.empty()) {
        used.query = blank.query; // the kept patches are the query
    }
    return used;
}

MapOptions ofAnyPicture(MapOptions options)
{
    options.query = MapOptions().query;
    return options;
}

} // namespace hydra
