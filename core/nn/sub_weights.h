// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of one sub-network as views of the full ones: nothing is copied, whatever the scheme
// (reference.md "Sub-networks", "Slicing schemes").
#pragma once

#include "core/attention/attention_kind.h"
#include "core/model/named_tensors.h"
#include "core/model/sub_network.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <string>
#include <vector>

namespace hydra {

struct LinearView
{
    at::Tensor weight; // [out, in], rows may lie further apart than `in`
    at::Tensor bias; // [out] or undefined
};

struct NormView
{
    at::Tensor weight, bias; // [e]; undefined where the network has no such norm, or one without a bias
    bool rms = false; // an RMSNorm
    [[nodiscard]] bool present() const { return weight.defined(); }
};

struct BlockWeights
{
    NormView norm1, norm2;
    LinearView query, key, value; // [inner, e] each; undefined where the block was trained without
    LinearView mixture; // W_A of super attention [T,T], a bias per token; undefined otherwise
    LinearView qkv; // [3*inner, e] when the three lie side by side (the full width); else undefined
    NormView queryNorm, keyNorm; // per head [d]; undefined where the network has none
    NormView attnNorm; // of the joined heads [inner], before the projection
    LinearView projection; // [e, inner]
    LinearView gate; // [m, e] of a gated MLP; undefined otherwise
    LinearView fc1, fc2; // [m, e], [e, m]
    Activation activation = Activation::Gelu;
    NormView mlpNorm; // before fc2 [m]
    at::Tensor scale1, scale2; // LayerScale [e] or undefined
    at::Tensor relativeTable; // relative position bias [distances, heads] or undefined
    // What x is multiplied by after the block [e] (Rounds::Growing); undefined: nothing. The gates of its
    // branches are in scale1 and scale2.
    at::Tensor outGate;
    NormView outNorm; // of x after the block: dino.txt's backbone ends with it
    struct Exact // the three in float64, where gates are in them
    {
        at::Tensor scale1, scale2, outGate;
    } exact;

    // The kind that the block's own weights are for; Softmax where it has queries, keys and values, which
    // serve every kind that asks for these alone.
    [[nodiscard]] AttentionKind servedKind() const;
};

// The head that attends to all normalised tokens with a learned query: timm's attn_pool.
struct PoolWeights
{
    int heads = 0;
    at::Tensor latent; // [1, e]; undefined where the network has none
    LinearView query, key, value, projection; // [e, e]
    NormView norm;
    LinearView fc1, fc2; // [m, e], [e, m]
    [[nodiscard]] bool present() const { return latent.defined(); }
};

// How a round reads the normed tokens Y of the one before, n0 wide (reference.md "Rounds: ThinkingViT and
// ProgResViT").
struct RoundView
{
    LinearView recycled; // [e, n0] of all tokens, times alpha: Rounds::Recycled
    double alpha = 0;
    at::Tensor depthwise; // [n0,1,3,3]; and the rest: Rounds::Growing
    LinearView patches, prefix; // [e, n0]
    at::Tensor inputGate, tokensGate; // [e] float64
    [[nodiscard]] bool present() const { return recycled.weight.defined() || patches.weight.defined(); }
};

// Before the last layer of a classifier that has several (core/model/classifier_steps.h).
struct ClassifierStep
{
    std::string word;
    LinearView linear; // [out, in]; undefined in other steps
    NormView norm;
};

struct SubWeights
{
    SubWidths widths;
    LinearView patch; // [e, 3*p*p]
    at::Tensor prefix; // class, distillation, register tokens [n, e]; undefined without
    at::Tensor positions; // [tokens or patches, e], or the class token and patches; undefined without
    at::Tensor periods; // of the rotation, as the file has them [d/4]; undefined otherwise
    at::Tensor frequencies; // of a learned rotation [2, L, heads, d/2]
    NormView normPre, norm, fcNorm;
    std::vector<BlockWeights> blocks;
    PoolWeights poolHead;
    LinearView head, headDist; // [classes, e], or [classes, 2e] for token and average; undefined without
    std::vector<ClassifierStep> steps; // of the classifier, before head
    std::shared_ptr<const SubWeights> bent; // those that these stand for at one picture (straightened())
    // P [E,e], or [E,2e], of classes that are sentences: what the head gives is divided by |P z|, so that it
    // is a scaled cosine (reference.md "Prompts and text towers"); undefined: the head's answer is the logit
    at::Tensor measure{};
    RoundView round{}; // of a second round or a later one
    at::Tensor ofEach{}; // what is added to the cosines of SigLIP [1]
    Answers answers = Answers::Softmax;
};

constexpr const char *measureName = "measure.weight", *ofEachName = "measure.bias"; // in NamedTensors

// What LOGITS [...,classes] are turned into, in float64: probabilities, or the same numbers.
[[nodiscard]] at::Tensor sharesOf(Answers answers, const at::Tensor& logits);
[[nodiscard]] inline at::Tensor sharesOf(const SubWeights& weights, const at::Tensor& logits)
{
    return sharesOf(weights.answers, logits);
}

// TENSORS in timm names, as loadCheckpoint gives them. The same function cuts |W| where |W| is given as
// TENSORS. PLAIN receives all that a plain network of this size has, under its names in a file, contiguous.
[[nodiscard]] SubWeights cut(const VitConfig& config, const NamedTensors& tensors, const SubNetwork& sub,
                             NamedTensors* plain = nullptr);

// float64 copies, for the pass that an LRP explanation reads; a block at a time, so that no second model is
// held.
[[nodiscard]] BlockWeights inDouble(const BlockWeights& block);
[[nodiscard]] SubWeights inDoubleWithoutBlocks(const SubWeights& weights);

} // namespace hydra
