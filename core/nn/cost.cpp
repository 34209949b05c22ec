// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/cost.h"

#include "core/base/error.h"
#include "core/model/classifier_steps.h"

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

// Counts are doubles: exact up to 9e15 (ViT-B at 1280 px has 1.3e12), and without overflow.
std::int64_t wholeOf(double count)
{
    return std::llround(std::min(count, 9e18));
}

struct Sizes
{
    double embed = 0, inner = 0, heads = 0, headDim = 0, hidden = 0;
    int rows = 0, cols = 0; // of the patch grid
    double patches = 0, prefix = 0, tokens = 0; // of the picture
    double ownTokens = 0; // tokens that the weights were made for: super's mixing matrix
};

Sizes sizesOf(const VitConfig& config, const SubNetwork& sub, const CostOptions& options)
{
    Sizes s;
    const bool sorted = sub.scheme == SliceScheme::SortedNet; // HydraViT's widths, spread over all heads
    const SubWidths w = widthsOf(config, sorted ? firstHeads(sub.heads) : sub);
    s.embed = w.embed;
    s.inner = w.inner();
    s.heads = sorted ? config.numHeads : w.heads;
    s.headDim = s.inner / s.heads;
    s.hidden = w.mlpHidden;
    const int height = options.imageHeight > 0 ? options.imageHeight : config.imageHeight.value;
    const int width = options.imageWidth > 0 ? options.imageWidth : config.imageWidth.value;
    s.rows = height / config.patchSize;
    s.cols = width / config.patchSize;
    if (s.rows < 1 || s.cols < 1) {
        throw usageError("image size: expected at least one patch of %1 pixels, got %2 x %3",
                         config.patchSize.value, height, width);
    }
    s.patches = double(s.rows) * s.cols;
    s.prefix = config.prefixTokens();
    s.tokens = s.patches + s.prefix;
    s.ownTokens = config.tokens();
    return s;
}

// How many of queries, keys and values are made by a projection.
double projectionsOf(const KindInfo& info)
{
    return double(info.query == Source::Projection) + double(info.key == Source::Projection)
        + double(info.value == Source::Projection);
}

// Pairs (query, key) inside the windows along one side; the last window may be smaller.
double pairsAlong(int side, int window)
{
    const double whole = side / window;
    const double rest = side % window;
    return whole * window * window + rest * rest;
}

double pairsOfWindows(const Sizes& s, int window, CostConvention convention)
{
    if (convention == CostConvention::Executed) {
        return pairsAlong(s.rows, window) * pairsAlong(s.cols, window) + s.patches * s.prefix
            + s.prefix * s.tokens;
    }
    const double inside = double(std::min(window, s.rows)) * std::min(window, s.cols);
    return s.tokens * (inside + s.prefix);
}

double attentionMacsOf(const BlockAttention& block, const Sizes& s, CostConvention convention)
{
    const KindInfo& info = infoOf(block.kind);
    switch (info.combination) {
    case Combination::Softmax:
        return (info.value == Source::Mixture ? 3 : 2) * s.tokens * s.tokens * s.inner;
    case Combination::Windows:
        return 2 * s.inner * pairsOfWindows(s, std::max(1, block.window), convention);
    case Combination::Sums:
        break;
    }
    if (block.kind == AttentionKind::Linear) {
        return 2 * s.tokens * s.inner * s.inner / (block.heads > 0 ? block.heads : s.heads);
    }
    // A profiler of matrix products, as in the paper, does not count other operations.
    return convention == CostConvention::HydraPaper ? 0 : 2 * s.tokens * s.inner;
}

double normParameters(const VitConfig& c, double width)
{
    return (c.normKind.value == NormKind::Rms ? 1 : 2) * width;
}

// The number of e x m matrices.
double mlpMatrices(const VitConfig& c)
{
    return c.mlp.value == MlpKind::Gated ? 3 : 2;
}

double blockParameters(const VitConfig& c, const KindInfo& info, const Sizes& s)
{
    const double n = projectionsOf(info);
    const double biased = c.qkvBias ? n - (c.keyBias || info.key != Source::Projection ? 0 : 1) : 0;
    const double mixing = info.value == Source::Mixture ? s.ownTokens * s.ownTokens + s.ownTokens : 0;
    const double distances = (2.0 * c.gridHeight() - 1) * (2.0 * c.gridWidth() - 1) + 3;
    return n * s.embed * s.inner + biased * s.inner + s.inner * s.embed + s.embed + mixing
        + mlpMatrices(c) * s.embed * s.hidden + (mlpMatrices(c) - 1) * s.hidden + s.embed
        + 2 * normParameters(c, s.embed) + (c.layerScale ? 2 * s.embed : 0)
        + (c.qkNorm ? 2 * normParameters(c, s.headDim) : 0) + (c.attnNorm ? normParameters(c, s.inner) : 0)
        + (c.mlpNorm ? normParameters(c, s.hidden) : 0) + (c.relativeBias ? distances * s.heads : 0)
        + (c.rotation.value.kind == Rotation::Kind::Mixed ? s.inner : 0);
}

// Elements of all layers' outputs within one block.
double blockOutputs(const VitConfig& c, const KindInfo& info, const Sizes& s)
{
    const double mixing = info.value == Source::Mixture ? s.embed : 0;
    return s.tokens
        * (4 * s.embed + projectionsOf(info) * s.inner + mixing + (mlpMatrices(c) - 1) * s.hidden);
}

// The pooling head; its MLP is as wide as a block's.
double poolParameters(const VitConfig& c, const Sizes& s)
{
    return s.embed + 4 * (s.embed * s.embed + s.embed) + normParameters(c, s.embed) + 2 * s.embed * s.hidden
        + s.hidden + s.embed;
}

double poolMacs(const Sizes& s)
{
    return 2 * s.tokens * s.embed * s.embed + 2 * s.tokens * s.embed + 2 * s.embed * s.embed
        + 2 * s.embed * s.hidden;
}

// CONVENTION, with Paper resolved for PLAN.
CostConvention conventionFor(CostConvention convention, const AttentionPlan& plan)
{
    const bool hydra = std::any_of(plan.blocks.begin(), plan.blocks.end(), [](const BlockAttention& block) {
        return infoOf(block.kind).combination != Combination::Softmax;
    });
    return convention == CostConvention::Paper && hydra ? CostConvention::HydraPaper : convention;
}

// MACs of one token in the projections of attention.
double projected(const BlockAttention& block, const Sizes& s, SliceScheme scheme, CostConvention convention)
{
    const bool asked = convention == CostConvention::HydraPaper && block.kind == AttentionKind::PolyNl;
    const bool narrow = convention == CostConvention::Paper && scheme == SliceScheme::DynaBert;
    return (projectionsOf(infoOf(block.kind)) + 1 + (asked ? 1 : 0)) * (narrow ? s.inner : s.embed) * s.inner;
}

double hundredths(double value)
{
    return std::round(100 * value) / 100;
}

// The blocks of dino.txt's vision head as a configuration of their own.
VitConfig visionHeadOf(VitConfig config)
{
    config.mlp.value = MlpKind::Gated;
    config.qkvBias.value = false;
    config.layerScale.value = true;
    config.rotation.value = {};
    return config;
}

struct ClassifierCost
{
    double parameters = 0, macs = 0, outputs = 0;
    void add(double out, double in)
    {
        parameters += out * (in + 1);
        macs += out * in;
        outputs += out;
    }
};

// The classifier of a sub-network of EMBED features: all its layers, and the distillation token's.
ClassifierCost costOfClassifier(const VitConfig& config, int embed)
{
    ClassifierCost cost;
    int width = config.readWidth(embed);
    for (const NamedStep& step : stepsIn(config.classifierSteps, width)) {
        if (step.word == "linear") {
            cost.add(step.width, width);
        } else if (step.word == "norm") {
            cost.parameters += 2.0 * width;
        }
        width = step.width;
    }
    cost.add(config.numClasses, width);
    if (config.distToken) {
        cost.add(config.numClasses, embed);
    }
    return cost;
}

NetworkCost ofOnePass(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan,
                      const CostOptions& options)
{
    if (static_cast<int>(plan.blocks.size()) != config.depth) {
        throw usageError("attention plan: %1 blocks for a network of %2", plan.blocks.size(),
                         config.depth.value);
    }
    const CostConvention convention = conventionFor(options.convention, plan);
    const Sizes s = sizesOf(config, sub, options);
    const double pixels = 3.0 * config.patchSize * config.patchSize;
    const ClassifierCost classifier = costOfClassifier(config, static_cast<int>(s.embed));
    const double positions = !config.positionEmbedding
        ? 0
        : config.positions() + (config.posEmbedCoversPrefix ? config.prefixTokens() : 0);
    const bool pools = config.pool.value == Pool::Attention;
    const double norms = normParameters(config, s.embed) * (1 + (config.preNorm ? 1 : 0))
        + (pools ? poolParameters(config, s) : 0);
    double weights = pixels * s.embed + (config.preNorm ? 0 : s.embed) + norms + classifier.parameters;
    double products = 0; // of the blocks, without attention
    double attention = 0;
    double outputs =
        s.patches * s.embed + s.tokens * s.embed * (1 + (config.preNorm ? 1 : 0)) + classifier.outputs;
    const VitConfig head = config.visionHeadFrom > 0 ? visionHeadOf(config) : VitConfig();
    Sizes ofHead = s;
    ofHead.hidden = config.visionHeadHidden * s.hidden / config.mlpHidden;
    for (int i = 0; i < config.depth; ++i) {
        const BlockAttention& block = plan.blocks[static_cast<std::size_t>(i)];
        const KindInfo& info = infoOf(block.kind);
        const VitConfig& c = config.ofVisionHead(i) ? head : config;
        const Sizes& z = config.ofVisionHead(i) ? ofHead : s;
        weights += blockParameters(c, info, z)
            + (i > 0 && i == config.visionHeadFrom ? normParameters(config, s.embed) : 0);
        products +=
            z.tokens * (projected(block, z, sub.scheme, convention) + mlpMatrices(c) * z.embed * z.hidden);
        attention += attentionMacsOf(block, z, convention);
        outputs += blockOutputs(c, info, z);
    }
    double macs = products + attention;
    if (convention != CostConvention::HydraPaperBlocks) {
        macs += pixels * s.patches * s.embed + classifier.macs + (pools ? poolMacs(s) : 0);
    }
    if (convention == CostConvention::HydraPaper) {
        macs += 5.0 * (2 * config.depth + 1) * s.tokens * s.embed;
    }
    NetworkCost cost;
    cost.parameters = wholeOf(weights + (positions + s.prefix) * s.embed);
    cost.macs = wholeOf(macs);
    cost.attentionMacs = wholeOf(attention);
    cost.attentionShare = macs > 0 ? attention / macs : 0;
    const double patch = config.patchSize;
    const double picture = 3.0 * s.patches * patch * patch;
    const double parts[] = {4 * weights / 1e6, 8 * outputs / 1e6, 4 * picture / 1e6};
    for (const double part : parts) {
        cost.ramMb += convention == CostConvention::Paper ? hundredths(part) : part;
    }
    return cost;
}

// What ROUND adds to a plain pass of its heads, counted as by the authors: ProgResViT's patches and gates at
// full width, and its projectors; not ThinkingViT's projections.
struct RoundExtra
{
    double macs = 0, parameters = 0;
};

RoundExtra extraOf(const VitConfig& config, std::size_t round, int imageSize)
{
    const double D = config.embedDim, d = config.headDim, K = VitConfig::roundCondition;
    const std::vector<int>& heads = config.trainedHeads.value;
    const double before = round > 0 ? heads[round - 1] * d : 0;
    RoundExtra extra;
    if (config.rounds.value == Rounds::Recycled) {
        extra.parameters = round > 0 ? 1 + before * D + D : 0;
        return extra;
    }
    const double p = config.patchSize, side = imageSize / config.patchSize.value, N = side * side;
    const double gateMacs = K * K + K * D, gate = gateMacs + K + D, L = config.depth;
    extra.macs = 3 * p * p * (D - heads[round] * d) * N + L * (5 * K + 3 * gateMacs);
    extra.parameters = round == 0 ? 6 * K + L * (3 * gate + 2 * D) : 0; // shared by all rounds
    if (round > 0) {
        extra.macs += 9 * before * N + before * D * N + before * D + 2 * gateMacs;
        extra.parameters += 9 * before + 2 * (before * D + D) + 2 * gate;
    }
    return extra;
}

// The cost of all rounds up to that of SUB.
NetworkCost ofRounds(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan,
                     const CostOptions& options)
{
    const std::size_t last = config.roundOf(sub.heads);
    NetworkCost all;
    double macs = 0, attention = 0, extras = 0;
    for (std::size_t round = 0; round <= last; ++round) {
        CostOptions own = options;
        if (config.rounds.value == Rounds::Growing) {
            own.imageHeight = own.imageWidth = config.roundSizes.value[round];
        }
        const NetworkCost one = ofOnePass(config, {sub.scheme, config.trainedHeads.value[round]}, plan, own);
        const RoundExtra extra = extraOf(config, round, own.imageHeight);
        macs += double(one.macs) + extra.macs;
        attention += double(one.attentionMacs);
        extras += extra.parameters;
        all.parameters = one.parameters;
        all.ramMb = one.ramMb;
    }
    all.parameters += wholeOf(extras);
    all.ramMb += 4 * extras / 1e6;
    all.macs = wholeOf(macs);
    all.attentionMacs = wholeOf(attention);
    all.attentionShare = macs > 0 ? attention / macs : 0;
    return all;
}

} // namespace

NetworkCost costOf(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan,
                   const CostOptions& options)
{
    return config.thinks() ? ofRounds(config, sub, plan, options) : ofOnePass(config, sub, plan, options);
}

std::int64_t traceBytes(const SubWidths& widths, const AttentionPlan& plan, std::int64_t tokens)
{
    const double T = double(tokens);
    double numbers = 0;
    for (const BlockAttention& block : plan.blocks) {
        const bool matrices = infoOf(block.kind).combination != Combination::Sums;
        numbers += T * (9. * widths.embed + 4. * widths.inner() + 2. * widths.mlpHidden);
        numbers += matrices ? widths.heads * T * T : 0;
    }
    return wholeOf(double(sizeof(float)) * numbers);
}

std::int64_t mapBytes(const VitConfig& config, const SubNetwork& sub, const AttentionPlan& plan,
                      const CostOptions& options)
{
    constexpr double atOnce =
        4; // working memory, in multiples of a block's trace: gradients and intermediates
    const auto T = static_cast<std::int64_t>(sizesOf(config, sub, options).tokens);
    const SubWidths widths = widthsOf(config, sub);
    const double whole = double(traceBytes(widths, plan, T));
    const double inputs = double(sizeof(float)) * double(T) * widths.embed * config.depth;
    return wholeOf((whole <= double(wholeTraceBytes) ? whole : inputs) + atOnce * whole / config.depth);
}

NetworkCost costOf(const VitConfig& config, const SubNetwork& sub)
{
    AttentionPlan plan = AttentionPlan::softmax(config.depth);
    try {
        plan = trainedPlan(config);
    } catch (const Error&) { // a kind from a newer version: running the plan reports it
    }
    return costOf(config, sub, plan);
}

std::int64_t attentionParameters(AttentionKind kind, int width, int tokens)
{
    const KindInfo& info = infoOf(kind);
    const double D = width;
    const double l = tokens;
    return wholeOf((projectionsOf(info) + 1) * (D * D + D) + (info.value == Source::Mixture ? l * l + l : 0));
}

int attentionProducts(AttentionKind kind, int heads)
{
    const KindInfo& info = infoOf(kind);
    const int scoresAndValues = 2, output = 1 + (info.value == Source::Mixture ? 1 : 0);
    return info.combination == Combination::Softmax
        ? (static_cast<int>(projectionsOf(info)) + scoresAndValues) * heads + output
        : 0;
}

} // namespace hydra
