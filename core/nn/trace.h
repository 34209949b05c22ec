// SPDX-License-Identifier: GPL-3.0-or-later
// The activations of one forward pass that explanations need, recorded on request only.
// One image: shapes are those of B = 1 with the batch dimension dropped.
#pragma once

#include "core/attention/attend.h"
#include "core/attention/attention_plan.h"
#include "core/base/cancel.h"
#include "core/model/sub_network.h"
#include "core/nn/changes.h"
#include "core/nn/cost.h"
#include "core/nn/mlp.h"
#include "core/nn/norm.h"
#include "core/nn/rotation.h"
#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace hydra {

// The pooling head of SigLIP and Perception Encoder (reference.md "Today's blocks"): a learned query attends
// to all normalised tokens Y. With q = W_q latent, k and v of Y, A = softmax(q k^T d^-1/2), m = W_o (A v):
//   z = m + MLP(LN m)
struct PoolTrace
{
    at::Tensor query; // [1,e]
    at::Tensor keys, values; // [T,e]
    at::Tensor scores; // q k^T before the scale [heads,1,T]
    at::Tensor probabilities; // A [heads,1,T]
    at::Tensor joined, middle; // heads joined; m [1,e]
    NormTrace norm;
    at::Tensor hidden, activated; // of the MLP [1,m]
    at::Tensor mlpBranch; // added to m [1,e]
};

// TOKENS [B,T,e] -> z [B,1,e]; fills TRACE (B = 1) if given.
[[nodiscard]] at::Tensor attentionPool(const at::Tensor& tokens, const PoolWeights& w, Activation activation,
                                       double eps, PoolTrace* trace = nullptr);

class VisionTransformer;

// How the first block's input was computed: patches and prefix tokens, plus positions, then norm_pre if there
// is one.
struct EmbeddingTrace
{
    at::Tensor positions; // [T,e]; zero rows for tokens without one
    at::Tensor sum; // before norm_pre, and before a round's gate and its term from the round before [T,e]
    NormTrace norm; // of norm_pre
};

struct BlockTrace
{
    BlockAttention attention;
    BlockChange change; // parts switched off or replaced here; usually empty
    // Set before the pass: softmax's A is not kept; matrixRows() (explain/attention_view) computes rows of
    // it.
    bool light = false;
    bool normsAfter = false; // norm1 and norm2 normalise the branches' outputs, not their inputs
    at::Tensor input; // x [T,e]
    NormTrace norm1;
    at::Tensor qkv; // [T,3*inner], queries and keys normalised and rotated if the network does so
    at::Tensor plainQkv; // before that; undefined if the network does neither
    Turn turn; // of queries and keys
    at::Tensor bias; // added to the scaled scores [heads,T,T], or undefined
    at::Tensor probabilities; // A [heads,T,T], softmax kinds only
    at::Tensor scores; // Q K^T [heads,T,T] before scale and mask: softmax kinds of a rounded float64 pass
    at::Tensor raw; // attention before the normalisation of +ln kernels [T,inner]; undefined for other kinds
    at::Tensor joined; // heads joined, before attn.proj [T,inner], replacements included
    NormTrace attnNorm; // of the joined heads, if the network has it
    at::Tensor plainAttention; // the projection's output, if a LayerNorm follows it [T,e]
    at::Tensor attentionBranch; // added to x [T,e]
    at::Tensor middle; // x + attentionBranch
    NormTrace norm2;
    Activation activation = Activation::Gelu;
    at::Tensor gate; // of a gated MLP, before the activation [T,m]; undefined otherwise
    at::Tensor hidden; // fc1 [T,m], before the activation if there is no gate
    at::Tensor activated; // from gate and hidden, before fc2
    NormTrace mlpNorm; // of `activated`, if the network has it: fc2 reads its output
    at::Tensor plainMlp; // fc2's output, if a LayerNorm follows it [T,e]
    at::Tensor mlpBranch; // added to middle [T,e]
    at::Tensor sum; // middle + mlpBranch, if the block has an output norm; else undefined [T,e]
    NormTrace outNorm;

    // The block's output before features of an autoencoder are changed in it [T,e].
    [[nodiscard]] at::Tensor output() const;
    // The inputs of queries, keys and values; of the MLP; of the projection and of fc2.
    [[nodiscard]] const at::Tensor& intoQkv() const { return normsAfter ? input : norm1.output; }
    [[nodiscard]] const at::Tensor& intoMlp() const { return normsAfter ? middle : norm2.output; }
    [[nodiscard]] const at::Tensor& intoProjection() const
    {
        return attnNorm.output.defined() ? attnNorm.output : joined;
    }
    [[nodiscard]] const at::Tensor& intoFc2() const
    {
        return mlpNorm.output.defined() ? mlpNorm.output : activated;
    }
};

// The activations of every block of a pass. For a large picture only each block's input is kept, and the
// results of its products if they fit; the rest, which grows with the square of the tokens, is recomputed on
// request, one block at a time.
class TracedBlocks
{
public:
    using Again = std::function<BlockTrace(std::size_t block, const at::Tensor& input, const BlockTrace& kept,
                                           bool light)>;

    void resize(std::size_t blocks) { m_kept.resize(blocks); }
    // Keeps only BLOCK's input [T,e], in the precision of the pass.
    void keepInput(std::size_t block, const at::Tensor& input);
    // Also keeps the results of the products from MADE, a light trace, so that they are not recomputed.
    void keepProducts(std::size_t block, const BlockTrace& made);
    void dropProducts();
    void setAgain(Again again);
    [[nodiscard]] bool areMadeAgain() const noexcept { return m_again != nullptr; }

    [[nodiscard]] std::size_t size() const noexcept { return m_kept.size(); }
    // By value: a copy costs only tensor handles, and keeps recomputed tensors alive.
    [[nodiscard]] BlockTrace operator[](std::size_t block) const { return get(block, false); }
    // The same, but a recomputed block may lack A, which saves memory and time.
    [[nodiscard]] BlockTrace light(std::size_t block) const { return get(block, true); }
    [[nodiscard]] BlockTrace back() const { return (*this)[size() - 1]; }
    // Inputs and changes of blocks, without recomputing.
    [[nodiscard]] const at::Tensor& input(std::size_t block) const { return m_kept[block].input; }
    [[nodiscard]] const BlockChange& change(std::size_t block) const { return m_kept[block].change; }
    [[nodiscard]] BlockTrace& writable(std::size_t block) { return m_kept[block]; }
    // Bytes of the inputs kept in a higher precision than input() returns.
    [[nodiscard]] std::size_t exactBytes() const;
    // Evicts the block that was recomputed last.
    void forget() const;

private:
    struct Remembered;

    [[nodiscard]] BlockTrace get(std::size_t block, bool light) const;

    std::vector<BlockTrace> m_kept;
    std::vector<at::Tensor> m_exact; // inputs before rounding
    std::shared_ptr<const Again> m_again;
    std::shared_ptr<Remembered> m_last; // shared by the copies of a trace
};

struct Trace
{
    std::shared_ptr<const VisionTransformer> network; // the network that ran; the trace keeps it alive
    SubNetwork sub;
    AttentionPlan plan;
    std::shared_ptr<const SubWeights> weights;
    // Set before the pass: each block of a float64 pass is rounded to float32 at its end, and keeps its
    // scores, which float32 queries and keys would not reproduce to float32 where they cancel.
    bool rounded = false;
    // Set before the pass: a trace that would be larger keeps only the inputs of its blocks,
    std::int64_t wholeBytes = wholeTraceBytes;
    std::int64_t productBytes = keptProductBytes; // and the results of their products up to this size
    Activation poolActivation = Activation::Gelu;
    double normEps = 1e-6;
    HeadLayout layout; // of softmax blocks
    Pool pool = Pool::Token;
    int prefix = 1; // tokens in front of the patches
    int rows = 0, cols = 0; // of the patch grid
    at::Tensor kept; // [P] long: the patches in the sequence; undefined: all of the grid
    std::int64_t added = 0; // extra tokens behind the patches
    at::Tensor pixels; // [1,3,H,W], in this round's picture size
    std::shared_ptr<const Trace> before; // the round before; null in the first
    EmbeddingTrace embedding;
    at::Tensor tokens; // after embedding [T,e], T = prefix + kept patches + added
    TracedBlocks blocks;
    at::Tensor last; // output of the last block [T,e]
    NormTrace norm; // final norm (undefined if the network has none)
    PoolTrace poolHead; // of Pool::Attention
    at::Tensor average; // of the patches, before fc_norm [1,e]; undefined if only the class token is read
    at::Tensor
        pooled; // inputs of the classifiers [n,e], the distillation's in row 1; [1,2e] for token and average
    at::Tensor logits; // [classes]; [0] for a backbone

    // |W| cut like the weights, computed on first use.
    [[nodiscard]] std::shared_ptr<const SubWeights> absolute() const;
    // A trace of the same network on other pixels of the same size.
    [[nodiscard]] Trace again(const at::Tensor& other, const CancelToken& cancel) const;
    // The input of BLOCK, or the output of the last block if BLOCK is their number [T,e].
    [[nodiscard]] const at::Tensor& level(std::size_t block) const
    {
        return block < blocks.size() ? blocks.input(block) : last;
    }
    [[nodiscard]] std::int64_t tokenCount() const { return tokens.size(0); }
    [[nodiscard]] std::int64_t patchTokens() const { return tokenCount() - prefix - added; }
    // The token of PATCH of the grid. Throws Error{Usage} if the patch is dropped.
    [[nodiscard]] std::int64_t tokenOf(int patch) const;
    // X [n,...], one row per patch token -> one row per patch of the grid, zero for dropped patches.
    [[nodiscard]] at::Tensor onGrid(const at::Tensor& x) const;
    // X [n] of the first tokens, passed down through BLOCK's output: zero for the patches if another
    // picture's tokens replaced them there, else X.
    [[nodiscard]] at::Tensor pastReplaced(const at::Tensor& x, std::size_t block) const;
    [[nodiscard]] std::size_t bytes() const;
    // Rounds float64 tensors to float32, in place.
    void toFloat();
};

// The same for one block.
void toFloat(BlockTrace& block);

} // namespace hydra
