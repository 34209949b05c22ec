// SPDX-License-Identifier: GPL-3.0-or-later
// What an explanation needs of one forward pass, recorded on request; without a trace nothing is kept.
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
    at::Tensor mlpBranch; // what is added to m [1,e]
};

// TOKENS [B,T,e] -> z [B,1,e]; TRACE (B = 1), where given, receives how.
[[nodiscard]] at::Tensor attentionPool(const at::Tensor& tokens, const PoolWeights& w, Activation activation,
                                       double eps, PoolTrace* trace = nullptr);

class VisionTransformer;

// How the first block's input came about: patches and prefix tokens, plus positions, then norm_pre where
// there is one.
struct EmbeddingTrace
{
    at::Tensor positions; // [T,e]; zero rows for tokens without one
    at::Tensor sum; // before norm_pre, and before a round's gate and what it reads of the one before [T,e]
    NormTrace norm; // of norm_pre
};

struct BlockTrace
{
    BlockAttention attention;
    BlockChange change; // what is switched off or replaced here; empty as a rule
    // Set before the pass: softmax's A is not kept; matrixRows() (explain/attention_view) makes rows of it.
    bool light = false;
    bool normsAfter = false; // norm1 and norm2 are of what the branches add, not of what they read
    at::Tensor input; // x [T,e]
    NormTrace norm1;
    at::Tensor qkv; // [T,3*inner], queries and keys normalised and turned where the network does so
    at::Tensor plainQkv; // before that; undefined where nothing is
    Turn turn; // of queries and keys
    at::Tensor bias; // added to the scaled scores [heads,T,T]; undefined where nothing is
    at::Tensor probabilities; // A [heads,T,T], softmax kinds only
    at::Tensor scores; // Q K^T [heads,T,T] before scale and mask: softmax kinds of a rounded float64 pass
    at::Tensor raw; // attention before the normalisation of +ln kernels [T,inner]; undefined for the rest
    at::Tensor joined; // heads joined, before attn.proj [T,inner]; with what stands in place of some
    NormTrace attnNorm; // of the joined heads, where the network has it
    at::Tensor plainAttention; // the projection's output, where LayerNorm follows it [T,e]
    at::Tensor attentionBranch; // what is added to x [T,e]
    at::Tensor middle; // x + attentionBranch
    NormTrace norm2;
    Activation activation = Activation::Gelu;
    at::Tensor gate; // of a gated MLP, before the activation [T,m]; undefined otherwise
    at::Tensor hidden; // fc1 [T,m], before the activation where there is no gate
    at::Tensor activated; // what the two make, before fc2
    NormTrace mlpNorm; // of it, where the network has it: fc2 reads its output
    at::Tensor plainMlp; // fc2's output, where LayerNorm follows it [T,e]
    at::Tensor mlpBranch; // what is added to middle [T,e]
    at::Tensor sum; // of the two, where a norm of its own follows the block; undefined otherwise [T,e]
    NormTrace outNorm;

    // What the block gives, before features of an autoencoder are changed in it [T,e].
    [[nodiscard]] at::Tensor output() const;
    // What queries, keys and values are made of; what the MLP reads; what projection and fc2 read and give.
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

// What every block of a pass did. Of a large picture what went into each block is kept, and what its products
// gave where that fits: the rest, which grows with the square of its tokens, is made again when it is asked
// for, for one block at a time.
class TracedBlocks
{
public:
    using Again = std::function<BlockTrace(std::size_t block, const at::Tensor& input, const BlockTrace& kept,
                                           bool light)>;

    void resize(std::size_t blocks) { m_kept.resize(blocks); }
    // From now on BLOCK's input [T,e], as exact as the pass was, is all that there is of it.
    void keepInput(std::size_t block, const at::Tensor& input);
    // And what the products of MADE, a light trace, gave: they need not be made again.
    void keepProducts(std::size_t block, const BlockTrace& made);
    void dropProducts();
    void setAgain(Again again);
    [[nodiscard]] bool areMadeAgain() const noexcept { return m_again != nullptr; }

    [[nodiscard]] std::size_t size() const noexcept { return m_kept.size(); }
    // By value: it costs its tensors' handles, and what was made again lives as long as somebody has it.
    [[nodiscard]] BlockTrace operator[](std::size_t block) const { return get(block, false); }
    // The same; what was made again may be without A and the memory and time that it takes.
    [[nodiscard]] BlockTrace light(std::size_t block) const { return get(block, true); }
    [[nodiscard]] BlockTrace back() const { return (*this)[size() - 1]; }
    // The same without making anything again.
    [[nodiscard]] const at::Tensor& input(std::size_t block) const { return m_kept[block].input; }
    [[nodiscard]] const BlockChange& change(std::size_t block) const { return m_kept[block].change; }
    [[nodiscard]] BlockTrace& writable(std::size_t block) { return m_kept[block]; }
    // Of the inputs that are more exact than what input() gives.
    [[nodiscard]] std::size_t exactBytes() const;
    // What was made again last is no longer remembered.
    void forget() const;

private:
    struct Remembered;

    [[nodiscard]] BlockTrace get(std::size_t block, bool light) const;

    std::vector<BlockTrace> m_kept;
    std::vector<at::Tensor> m_exact; // inputs before they were rounded
    std::shared_ptr<const Again> m_again;
    std::shared_ptr<Remembered> m_last; // of the copies of a trace, too
};

struct Trace
{
    std::shared_ptr<const VisionTransformer> network; // that ran; the trace keeps it alive
    SubNetwork sub;
    AttentionPlan plan;
    std::shared_ptr<const SubWeights> weights;
    // Set before the pass: each block of a float64 pass is rounded to float32 when it is done, and keeps its
    // scores, which float32 queries and keys would not give to float32 where they cancel.
    bool rounded = false;
    // Set before the pass: a trace that would take more keeps the inputs of its blocks alone.
    std::int64_t wholeBytes = wholeTraceBytes;
    std::int64_t productBytes = keptProductBytes; // and their products beside them, up to this
    Activation poolActivation = Activation::Gelu;
    double normEps = 1e-6;
    HeadLayout layout; // of softmax blocks
    Pool pool = Pool::Token;
    int prefix = 1; // tokens in front of the patches
    int rows = 0, cols = 0; // of the patch grid
    at::Tensor kept; // [P] long: the patches that are in the sequence; undefined: all of the grid
    std::int64_t added = 0; // extra tokens behind the patches
    at::Tensor pixels; // [1,3,H,W], as large as this round's picture
    std::shared_ptr<const Trace> before; // of the round before; null in the first
    EmbeddingTrace embedding;
    at::Tensor tokens; // after embedding [T,e], T = prefix + patches that are kept + added
    TracedBlocks blocks;
    at::Tensor last; // output of the last block [T,e]
    NormTrace norm; // final norm (undefined where the network has none)
    PoolTrace poolHead; // of Pool::Attention
    at::Tensor average; // of the patches, before fc_norm [1,e]; undefined where the class token alone is read
    at::Tensor
        pooled; // inputs of the classifiers [n,e], the distillation's in row 1; [1,2e] for token and average
    at::Tensor logits; // [classes], none of a backbone

    // |W| cut the same way as the weights, made on first use.
    [[nodiscard]] std::shared_ptr<const SubWeights> absolute() const;
    // The same network on other pixels of the same size: for methods that look around the picture.
    [[nodiscard]] Trace again(const at::Tensor& other, const CancelToken& cancel) const;
    // What goes into BLOCK, and what comes out of the last one [T,e].
    [[nodiscard]] const at::Tensor& level(std::size_t block) const
    {
        return block < blocks.size() ? blocks.input(block) : last;
    }
    [[nodiscard]] std::int64_t tokenCount() const { return tokens.size(0); }
    [[nodiscard]] std::int64_t patchTokens() const { return tokenCount() - prefix - added; }
    // The token of PATCH of the grid. Throws Error{Usage} where that patch is dropped.
    [[nodiscard]] std::int64_t tokenOf(int patch) const;
    // X [n,...], a row for each patch token -> one for each patch of the grid, zero where it is dropped.
    [[nodiscard]] at::Tensor onGrid(const at::Tensor& x) const;
    // X [n] over the first tokens, on a rollout's way down past BLOCK's output: zero for patches where other
    // tokens replaced those of this picture there, else X.
    [[nodiscard]] at::Tensor pastReplaced(const at::Tensor& x, std::size_t block) const;
    [[nodiscard]] std::size_t bytes() const;
    // Rounds what is float64 to float32, in place.
    void toFloat();
};

// The same for one block.
void toFloat(BlockTrace& block);

} // namespace hydra
