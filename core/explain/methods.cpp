// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/methods.h"

#include "core/base/error.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <chrono>
#include <functional>

namespace hydra {

namespace {

using Run = TokenValues (*)(const Trace&, const Question&);

struct Row
{
    MethodInfo info;
    Run run;
    Precision precision = Precision::Single;
};

// classSpecific, usesLayer, usesHead, usesQuery, usesStartLayer, isSigned, usesDiscard, perPixel
const std::vector<Row>& rows()
{
    static const std::vector<Row> table{
        {{"relevance", "Relevance (LRP)",
          "Which patches support the class score. The logit's relevance is propagated back through "
          "every layer "
          "(LRP), weighted by the attention's gradient and rolled out over the blocks. Chefer et al., CVPR "
          "2021; "
          "HydraViT Fig. 8. In Hydra and linear blocks the rule is our extension. On some photographs the "
          "terms cancel so far that changing the pixels by one part in ten million moves the map by several "
          "per cent.",
          true, false, false, false, true, false},
         relevancePropagation,
         Precision::ExactPass},
        {{"hydra-contribution", "Token contribution",
          "How much each token adds to, or takes from, the class's logit through one block's attention: its "
          "term of the "
          "sum, times the logit's gradient. Exact for that block. Hydra Attention, Eq. 15-17; the same sum "
          "for softmax.",
          true, true, false, false, false, true},
         hydraContribution},
        {{"attention", "Attention",
          "Where one token looks: a row of softmax(QK/sqrt(d)) of a block and a head. Not class-specific. "
          "Click a patch to make it the query. For linear kinds the implied matrix phi(Q)phi(K), for Hydra "
          "its mean over features.",
          false, true, true, true, false, false},
         attentionMap},
        {{"rollout", "Attention rollout",
          "Attention matrices multiplied over the blocks, each averaged with the identity for the residual: "
          "which patches can have reached the class token. Not class-specific. Abnar & Zuidema, 2020.",
          false, false, true, false, true, false, true},
         attentionRollout},
        {{"generic", "Gradient-weighted rollout",
          "Rollout of the attention that raises the class's logit: (gradient x attention) where positive. "
          "Chefer et al., "
          "ICCV 2021. In Hydra and linear blocks the token-to-token contributions take its place: our "
          "extension.",
          true, false, false, false, true, false},
         genericAttribution},
        {{"grad-cam", "Grad-CAM",
          "The features that enter a block, weighted by how much the class's logit gains from each on "
          "average over "
          "the patches; the positive part. Selvaraju et al., 2017, with the usual recipe for transformers.",
          true, true, false, false, false, false},
         gradCam},
        {{"grad-cam-attn", "Grad-CAM of attention",
          "The class token's attention, its heads weighted by their mean gradient; the positive part. The "
          "baseline of "
          "Chefer et al., CVPR 2021. In Hydra and linear blocks the implied matrix: our extension.",
          true, true, false, false, false, false},
         gradCamAttention,
         Precision::Double},
        {{"gradient", "Gradient",
          "How fast the class's logit changes with each pixel: the largest of the three channels. Noisy by "
          "nature. "
          "Simonyan et al., 2014.",
          true, false, false, false, false, false, false, true},
         gradientMap},
        {{"input-x-gradient", "Input times gradient",
          "Each pixel's value times the logit's gradient there: what the pixel would contribute if the "
          "network were linear. Input zero is the mean colour of the training images.",
          true, false, false, false, false, true, false, true},
         inputTimesGradient},
        {{"smoothgrad", "SmoothGrad",
          "The gradient averaged over 24 noisy copies of the picture, which cancels pixel-to-pixel noise. "
          "Smilkov et al., 2017.",
          true, false, false, false, false, false, false, true},
         smoothGrad},
        {{"integrated-gradients", "Integrated gradients",
          "The gradient gathered on the way from an empty picture to this one, times the picture: the values "
          "add up "
          "to the logit's gain on that way. Sundararajan et al., 2017.",
          true, false, false, false, false, true, false, true},
         integratedGradients},
        {{"token-norm", "Token norm",
          "The length of each token's feature vector after a block. Networks without registers store global "
          "information in a few very long background tokens. Darcet et al., ICLR 2024.",
          false, true, false, false, false, false},
         tokenNorm},
        {{"relevance:full", "Relevance of pixels (LRP)",
          "Relevance propagated past the first block, through positions and patch embedding, down to pixels; "
          "no "
          "rollout. Chefer et al., CVPR 2021.",
          true, false, false, false, false, true, false, true},
         relevanceOfPixels,
         Precision::Double},
        {{"relevance:last-layer", "Relevance, last block",
          "The relevance of the last block's attention alone, weighted by its gradient: an ablation of "
          "Chefer et al., "
          "CVPR 2021.",
          true, false, false, false, false, false},
         relevanceOfLastBlock,
         Precision::ExactPass},
        {{"relevance:rollout", "Relevance rollout",
          "The relevance of every block's attention, rolled out without the gradient: an ablation of Chefer "
          "et al., "
          "CVPR 2021.",
          true, false, false, false, true, false},
         relevanceRollout,
         Precision::ExactPass},
    };
    return table;
}

const Row& rowOf(const std::string& id)
{
    std::string known;
    for (const Row& row : rows()) {
        if (id == row.info.id) {
            return row;
        }
        known += (known.empty() ? "" : ", ") + std::string(row.info.id);
    }
    throw usageError("method: unknown '", id, "'; expected one of ", known);
}

void checkRange(const char* what, int value, int lowest, int count)
{
    if (value < lowest || value >= count) {
        throw usageError(what, ": expected ", lowest, " to ", count - 1, ", got ", value);
    }
}

} // namespace

const std::vector<MethodInfo>& methodTable()
{
    static const std::vector<MethodInfo> infos = [] {
        std::vector<MethodInfo> list;
        for (const Row& row : rows()) {
            list.push_back(row.info);
        }
        return list;
    }();
    return infos;
}

const MethodInfo& methodInfo(const std::string& id)
{
    return rowOf(id).info;
}

Precision precisionOf(const std::string& method)
{
    return rowOf(method).precision;
}

Trace traceOf(const VisionTransformer& network, const at::Tensor& pixels, const SubNetwork& sub,
              const AttentionPlan& plan, Precision precision, const CancelToken& cancel)
{
    Trace trace;
    trace.rounded = precision == Precision::ExactPass;
    (void)network.forward(precision == Precision::Single ? pixels : pixels.to(at::kDouble), sub, plan, cancel,
                          &trace);
    return trace;
}

Map contrast(const Map& a, const Map& b)
{
    if (a.classIndex < 0 || a.classIndex == b.classIndex) {
        throw usageError("choose two different classes: class ", a.classIndex,
                         " cannot be compared with itself");
    }
    if (a.values.size() != b.values.size() || a.cols != b.cols) {
        throw internalError("contrast: maps of ", a.rows, " x ", a.cols, " and ", b.rows, " x ", b.cols);
    }
    Map map = a;
    std::transform(a.values.begin(), a.values.end(), b.values.begin(), map.values.begin(), std::minus<>());
    map.isSigned = true;
    map.againstIndex = b.classIndex;
    if (a.residual && b.residual) {
        map.residual = std::max(*a.residual, *b.residual);
    }
    map.milliseconds = a.milliseconds + b.milliseconds;
    return map;
}

Map explain(const Trace& trace, const MapOptions& options, int classIndex, const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    const Row& row = rowOf(options.method);
    const int depth = static_cast<int>(trace.blocks.size());
    checkRange("block", options.layer, -1, depth);
    checkRange("start layer", options.startLayer, 0, depth);
    checkRange("query token", options.query, -1, trace.rows * trace.cols);
    if (row.info.classSpecific && trace.logits.size(0) == 0) {
        throw usageError("method ", options.method,
                         " explains a class, but this model is a backbone without a classifier; attention "
                         "and rollout need no class");
    }
    if (row.info.classSpecific) {
        checkRange("class", classIndex, 0, static_cast<int>(trace.logits.size(0)));
    }
    if (options.discard < 0 || options.discard >= 1) {
        throw usageError("discard ratio: expected 0 to below 1, got ", options.discard);
    }
    const auto start = std::chrono::steady_clock::now();
    const Question question{options, options.layer < 0 ? depth - 1 : options.layer, classIndex, cancel};
    const TokenValues found = row.run(trace, question);
    at::Tensor values = found.pixels;
    if (!values.defined()) {
        values = found.values.narrow(0, trace.prefix, trace.rows * trace.cols).view({trace.rows, trace.cols});
    }
    values = values.to(at::kFloat).contiguous();
    Map map;
    map.rows = static_cast<int>(values.size(0));
    map.cols = static_cast<int>(values.size(1));
    map.values.assign(values.data_ptr<float>(), values.data_ptr<float>() + values.numel());
    map.isSigned = row.info.isSigned;
    map.classIndex = row.info.classSpecific ? classIndex : -1;
    map.residual = found.residual;
    map.milliseconds =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    return map;
}

} // namespace hydra
