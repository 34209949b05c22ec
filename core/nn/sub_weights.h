// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of one sub-network as views of the full ones, without copying large tensors, for every scheme
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
    at::Tensor weight, bias; // [e]; undefined if the network has no such norm; bias may be undefined
    bool rms = false; // an RMSNorm
    [[nodiscard]] bool present() const { return weight.defined(); }
};

struct BlockWeights
{
    NormView norm1, norm2;
    LinearView query, key, value; // [inner, e] each; undefined if the block was trained without
    LinearView mixture; // W_A of super attention [T,T], a bias per token; undefined otherwise
    LinearView qkv; // [3*inner, e] if the three are contiguous (the full width); else undefined
    NormView queryNorm, keyNorm; // per head [d]; undefined if the network has none
    NormView attnNorm; // of the joined heads [inner], before the projection
    LinearView projection; // [e, inner]
    LinearView gate; // [m, e] of a gated MLP; undefined otherwise
    LinearView fc1, fc2; // [m, e], [e, m]
    Activation activation = Activation::Gelu;
    NormView mlpNorm; // before fc2 [m]
    at::Tensor scale1, scale2; // LayerScale [e] or undefined
    at::Tensor relativeTable; // relative position bias [distances, heads] or undefined
    // The factor of x after the block [e] (Rounds::Growing) or undefined. The gates of the branches are in
    // scale1 and scale2.
    at::Tensor outGate;
    NormView outNorm; // of x after the block: dino.txt's backbone ends with it
    struct Exact // the three in float64, if they contain gates
    {
        at::Tensor scale1, scale2, outGate;
    } exact;

    // The kind that the block's own weights are for; Softmax if it has queries, keys and values, which fit
    // every kind that needs only these.
    [[nodiscard]] AttentionKind servedKind() const;
};

// The head that attends to all normalised tokens with a learned query: timm's attn_pool.
struct PoolWeights
{
    int heads = 0;
    at::Tensor latent; // [1, e]; undefined if the network has none
    LinearView query, key, value, projection; // [e, e]
    NormView norm;
    LinearView fc1, fc2; // [m, e], [e, m]
    [[nodiscard]] bool present() const { return latent.defined(); }
};

// How a round reads the normed tokens Y of the one before, n0 wide (reference.md "Rounds: ThinkingViT and
// ProgResViT").
struct RoundView
{
    LinearView recycled; // [e, n0] for all tokens, times alpha: Rounds::Recycled
    double alpha = 0;
    at::Tensor depthwise; // [n0,1,3,3]; this and the rest: Rounds::Growing
    LinearView patches, prefix; // [e, n0]
    at::Tensor inputGate, tokensGate; // [e] float64
    [[nodiscard]] bool present() const { return recycled.weight.defined() || patches.weight.defined(); }
};

// A step before the last layer of a classifier with several (core/model/classifier_steps.h).
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
    at::Tensor periods; // of the rotation, if the file stores them [d/4]; else undefined
    at::Tensor frequencies; // of a learned rotation [2, L, heads, d/2]
    NormView normPre, norm, fcNorm;
    std::vector<BlockWeights> blocks;
    PoolWeights poolHead;
    LinearView head, headDist; // [classes, e], or [classes, 2e] for token and average; undefined without
    std::vector<ClassifierStep> steps; // of the classifier, before head
    std::shared_ptr<const SubWeights>
        bent; // null, or the original of weights linearised at one picture (straightened())
    // P [E,e], or [E,2e], if classes are sentences: the head's output is divided by |P z|, which makes it a
    // scaled cosine (reference.md "Prompts and text towers"); undefined: the head's output is the logit
    at::Tensor measure{};
    RoundView round{}; // empty in the first round
    at::Tensor ofEach{}; // bias added to SigLIP's cosines [1]
    Answers answers = Answers::Softmax;
};

constexpr const char *measureName = "measure.weight", *ofEachName = "measure.bias"; // in NamedTensors

// LOGITS [...,classes] in float64 as probabilities, or unchanged for Answers::Values.
[[nodiscard]] at::Tensor sharesOf(Answers answers, const at::Tensor& logits);
[[nodiscard]] inline at::Tensor sharesOf(const SubWeights& weights, const at::Tensor& logits)
{
    return sharesOf(weights.answers, logits);
}

// TENSORS have timm names, as from loadCheckpoint. Given |W| as TENSORS, the function cuts |W|. PLAIN, if not
// null, receives all tensors of a plain network of this size, under their names in a file, contiguous.
[[nodiscard]] SubWeights cut(const VitConfig& config, const NamedTensors& tensors, const SubNetwork& sub,
                             NamedTensors* plain = nullptr);

// float64 copies, for the pass of an LRP explanation; one block at a time, so that no second model is held.
[[nodiscard]] BlockWeights inDouble(const BlockWeights& block);
[[nodiscard]] SubWeights inDoubleWithoutBlocks(const SubWeights& weights);

} // namespace hydra
