// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/run_block.h"

#include "core/base/error.h"
#include "core/nn/block_attention.h"
#include "core/nn/norm.h"
#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <cmath>
#include <utility>

namespace hydra {

namespace {

// BEiT's relative position bias (Bao et al., ICLR 2022; reference.md "Today's blocks"): a number for each
// head and each distance between two patches, added to the scaled scores before softmax; three more for the
// class token's row, its column and itself.

// TABLE [(2 rows-1)(2 cols-1)+3, heads] -> [heads,T,T], T = 1 + patches, for the KEPT patches if defined;
// without the class token's row and column if PREFIX is 0.
at::Tensor relativeBias(const at::Tensor& table, int rows, int cols, int prefix, const at::Tensor& kept)
{
    const std::int64_t size = table.size(0);
    const std::int64_t P = std::int64_t(rows) * cols;
    const at::TensorOptions whole = table.options().dtype(at::kLong);
    const at::Tensor place = at::arange(P, whole);
    const at::Tensor y = place.div(cols, "floor"), x = place.remainder(cols);
    const at::Tensor down = y.unsqueeze(1) - y.unsqueeze(0) + (rows - 1);
    const at::Tensor right = x.unsqueeze(1) - x.unsqueeze(0) + (cols - 1);
    at::Tensor index = down * (2 * cols - 1) + right; // [P,P]
    if (kept.defined()) {
        index = index.index_select(0, kept).index_select(1, kept);
    }
    if (prefix > 0) {
        const std::int64_t n = index.size(0);
        const at::Tensor itself = at::full({1, 1}, size - 1, whole);
        index = at::cat({at::cat({itself, at::full({1, n}, size - 3, whole)}, 1),
                         at::cat({at::full({n, 1}, size - 2, whole), index}, 1)},
                        0);
    }
    const std::int64_t T = index.size(0);
    return table.index_select(0, index.flatten()).view({T, T, table.size(1)}).permute({2, 0, 1}).contiguous();
}

// Normalises queries or keys, PART [N,inner], a view, per head in place.
void normaliseHeads(const at::Tensor& part, const NormView& norm, int heads, double eps)
{
    const std::int64_t d = part.size(1) / heads;
    const at::Tensor byHead = part.view({part.size(0), heads, d}); // splits the contiguous dimension: a view
    byHead.copy_(normalise(byHead, norm, eps));
}

// The end of a branch: its last product, with LayerNorm after it and LayerScale. PLAIN and BRANCH, if given,
// receive the product and the term that is added.
struct Branch
{
    const LinearView& layer;
    const at::Tensor& scale;
    const NormView* after; // or null
    NormTrace* norm;
    at::Tensor* plain;
    at::Tensor* branch;
    const NormView* next; // the norm that reads x next, if known and not traced; or null
    at::Tensor* normed; // receives NEXT of x, if both are fused
};

// x += BRANCH of y, fused if possible.
void addBranch(at::Tensor& x, const at::Tensor& y, const Branch& b, double eps)
{
    if (b.branch == nullptr && b.after == nullptr && !b.scale.defined()) {
        affineInto(y, b.layer.weight, b.layer.bias, x, Epilogue::AddToOutput);
        return;
    }
    at::Tensor added = affine(y, b.layer.weight, b.layer.bias);
    if (b.branch == nullptr && b.after == nullptr) {
        if (b.next != nullptr && b.next->present()) {
            *b.normed = addAndNormalise(x, added, b.scale, *b.next, eps);
        } else {
            x.addcmul_(added, b.scale); // one pass over x instead of two
        }
        return;
    }
    if (b.after != nullptr) {
        if (b.plain != nullptr) {
            *b.plain = added;
        }
        added = normalise(added, *b.after, eps, b.norm);
    }
    if (b.scale.defined()) {
        added = b.after != nullptr ? added * b.scale : added.mul_(b.scale);
    }
    if (b.branch != nullptr) {
        *b.branch = added;
        x = sumInTiles(x, added); // the trace keeps the old x
    } else {
        x.add_(added);
    }
}

// For a branch that is skipped or replaced: x += VALUE [T,e], if defined, for each of the B pictures.
void addConstant(at::Tensor& x, const at::Tensor& value, std::int64_t B, at::Tensor* branch)
{
    if (value.defined()) {
        const at::Tensor added = value.repeat({B, 1});
        x = x + added;
        if (branch != nullptr) {
            *branch = added;
        }
    } else if (branch != nullptr) {
        *branch = at::zeros_like(x);
    }
}

// x [B*T,e] with the patches' tokens after the block replaced by another picture's.
at::Tensor withTokens(const at::Tensor& x, const at::Tensor& patches, std::int64_t B, int prefix)
{
    at::Tensor replaced = x.clone();
    replaced.view({B, x.size(0) / B, x.size(1)}).narrow(1, prefix, patches.size(0)).copy_(patches);
    return replaced;
}

// Queries, keys and values [B*T,3*inner] from n1, normalised and rotated for attention.
at::Tensor attended(const Pass& pass, int block, const BlockWeights& w, const KindInfo& info,
                    const at::Tensor& n1, std::int64_t B, BlockTrace* trace, const BlockTrace* known)
{
    if (known != nullptr && known->qkv.defined()) {
        return known->qkv;
    }
    const at::Tensor qkv =
        known != nullptr ? known->plainQkv.clone() : queriesKeysValues(n1, w, info.kind, B);
    const Turn turn = pass.turn(block);
    if (trace != nullptr && (w.queryNorm.present() || turn.present())) {
        trace->plainQkv = qkv.clone();
        trace->turn = turn;
    }
    const std::int64_t inner = qkv.size(1) / 3;
    const Source sources[] = {info.query, info.key};
    const NormView* const norms[] = {&w.queryNorm, &w.keyNorm};
    for (int part = 0; part < 2; ++part) {
        if (sources[part] == Source::Projection && norms[part]->present()) {
            normaliseHeads(qkv.narrow(1, part * inner, inner), *norms[part], pass.layout.heads,
                           pass.config.normEps);
        }
    }
    if (turn.present()) { // both are projections then (Pass::require)
        rotate(qkv.narrow(1, 0, 2 * inner).unflatten(0, {B, -1}), turn, pass.layout.prefix);
    }
    return qkv;
}

struct BlockRun
{
    const Pass& pass;
    const int block;
    const BlockWeights& w;
    const BlockAttention& attention;
    const BlockChange* change;
    BlockTrace* trace;
    const BlockTrace* known;
    const std::int64_t B;
    const bool after; // norms of the branches' outputs
    const bool rounded;

    [[nodiscard]] double eps() const { return pass.config.normEps; }
    // The branch's input: NORM of X, or NORMED if the branch before has computed it; X itself with norms
    // after branches.
    [[nodiscard]] at::Tensor read(const at::Tensor& x, at::Tensor& normed, const NormView& norm,
                                  NormTrace* kept) const;
    // The norm that reads x after the block; null if the block changes x once more.
    [[nodiscard]] const NormView* next() const;
    void attend(at::Tensor& x, at::Tensor& normed) const;
    void mlp(at::Tensor& x, at::Tensor& normed, bool forNext) const;
};

at::Tensor BlockRun::read(const at::Tensor& x, at::Tensor& normed, const NormView& norm,
                          NormTrace* kept) const
{
    const at::Tensor found = std::exchange(normed, {});
    return after ? x : found.defined() && kept == nullptr ? found : normalise(x, norm, eps(), kept);
}

const NormView* BlockRun::next() const
{
    if (w.outGate.defined() || w.outNorm.present()
        || (change != nullptr && (change->tokens.defined() || change->features))) {
        return nullptr;
    }
    const auto following = static_cast<std::size_t>(block) + 1;
    const std::vector<BlockWeights>& blocks = pass.weights.blocks;
    return following < blocks.size() ? &blocks[following].norm1 : &pass.weights.norm;
}

void BlockRun::attend(at::Tensor& x, at::Tensor& normed) const
{
    const KindInfo& info = infoOf(attention.kind);
    NormTrace* const norm1 = trace != nullptr ? &trace->norm1 : nullptr;
    const at::Tensor n1 = read(x, normed, w.norm1, norm1);
    const at::Tensor qkv = attended(pass, block, w, info, n1, B, trace, known);
    if (info.skipsFromValue) {
        x = qkv.narrow(1, qkv.size(1) / 3 * 2, qkv.size(1) / 3).clone(); // V replaces x
    }
    AttentionInsides insides;
    insides.keepMatrices = trace == nullptr || !trace->light;
    insides.keepScores = rounded;
    const HeadLayout layout = pass.layoutOf(w);
    at::Tensor joined;
    if (known != nullptr && trace->light) {
        joined = known->joined;
    } else {
        joined =
            attendFast(qkv.unflatten(0, {B, -1}), attention, layout, trace != nullptr ? &insides : nullptr);
        joined = (change != nullptr ? change->onHeads(joined) : joined).flatten(0, 1);
    }
    const at::Tensor heads =
        normalise(joined, w.attnNorm, eps(), trace != nullptr ? &trace->attnNorm : nullptr);
    at::Tensor* const branch = trace != nullptr ? &trace->attentionBranch : nullptr;
    if (change != nullptr && change->attentionConstant) {
        addConstant(x, change->attention, B, branch);
    } else if (known != nullptr) {
        *branch = known->attentionBranch;
        x = sumInTiles(x, *branch);
    } else {
        addBranch(x, heads,
                  {w.projection, w.scale1, after ? &w.norm1 : nullptr, norm1,
                   trace != nullptr ? &trace->plainAttention : nullptr, branch, &w.norm2, &normed},
                  eps());
    }
    if (trace != nullptr) {
        const auto only = [](const at::Tensor& t) { return t.defined() ? t[0] : t; }; // B = 1
        trace->qkv = qkv;
        trace->bias = layout.bias;
        trace->probabilities = only(insides.probabilities);
        trace->scores = only(insides.scores);
        trace->raw = only(insides.raw);
        trace->joined = joined;
        trace->middle = x;
    }
}

void BlockRun::mlp(at::Tensor& x, at::Tensor& normed, bool forNext) const
{
    NormTrace* const norm2 = trace != nullptr ? &trace->norm2 : nullptr;
    const at::Tensor n2 = read(x, normed, w.norm2, norm2);
    if (known != nullptr) {
        trace->activation = w.activation;
        trace->gate = known->gate;
        trace->hidden = known->hidden;
    }
    at::Tensor activated = known != nullptr ? activatedAgain(*trace) : activatedHidden(n2, w, trace);
    if (change != nullptr && change->shift.active()) {
        activated = change->shift.forward(activated.unflatten(0, {B, -1})).flatten(0, 1);
    }
    const at::Tensor hidden =
        normalise(activated, w.mlpNorm, eps(), trace != nullptr ? &trace->mlpNorm : nullptr);
    at::Tensor* const branch = trace != nullptr ? &trace->mlpBranch : nullptr;
    if (trace != nullptr) {
        trace->activated = activated;
    }
    if (change != nullptr && change->mlpConstant) {
        addConstant(x, change->mlp, B, branch);
    } else if (known != nullptr) {
        *branch = known->mlpBranch;
        x = sumInTiles(x, *branch);
    } else {
        addBranch(x, hidden,
                  {w.fc2, w.scale2, after ? &w.norm2 : nullptr, norm2,
                   trace != nullptr ? &trace->plainMlp : nullptr, branch, forNext ? next() : nullptr,
                   &normed},
                  eps());
    }
}

} // namespace

HeadLayout headLayout(const VitConfig& config, const SubWeights& w, int rows, int cols)
{
    const double scale =
        config.qkScale > 0 ? double(config.qkScale) : 1.0 / std::sqrt(double(w.widths.headDim));
    return {w.widths.heads, scale, config.prefixTokens(), rows, cols};
}

Pass::Pass(const VitConfig& c, const SubWeights& w, HeadLayout l, const ChangedPass* changes,
           const at::Tensor& kept, const at::TensorOptions& options)
    : config(c)
    , weights(w)
    , layout(std::move(l))
    , m_kept(changes != nullptr ? changes->kept : kept)
    , m_options(options)
    , m_added(changes != nullptr ? changes->added : 0)
{
    if (config.rotation.value.kind == Rotation::Kind::Axial) {
        m_turn = turnOf(config, weights, 0, layout.rows, layout.cols, m_kept, m_options);
    }
}

Turn Pass::turn(int block) const
{
    if (config.ofVisionHead(block)) {
        return {};
    }
    return config.rotation.value.kind == Rotation::Kind::Mixed
        ? turnOf(config, weights, block, layout.rows, layout.cols, m_kept, m_options)
        : m_turn;
}

HeadLayout Pass::layoutOf(const BlockWeights& block) const
{
    HeadLayout with = layout;
    if (block.relativeTable.defined()) {
        with.bias = relativeBias(block.relativeTable, layout.rows, layout.cols, layout.prefix, m_kept);
    }
    return with;
}

void Pass::require(int block, const BlockAttention& attention) const
{
    requireServed(attention, block, weights, layout);
    const KindInfo& info = infoOf(attention.kind);
    const Message where = message("attention plan: block %1: %2", block, info.name);
    const bool projected = info.query == Source::Projection && info.key == Source::Projection;
    if (config.rotation.value.present() && (!projected || info.oneHead)) {
        throw usageError("%1 uses the tokens themselves as queries or keys, and this network's rotary "
                         "positions rotate projections of them",
                         where);
    }
    if (!weights.blocks[static_cast<std::size_t>(block)].relativeTable.defined()) {
        return;
    }
    if (info.combination == Combination::Sums || !projected || info.oneHead) {
        throw usageError("%1 computes no scores per pair of tokens, to which this block's relative position "
                         "bias could be added, and this network encodes positions only by it",
                         where);
    }
    if (layout.rows != config.gridHeight() || layout.cols != config.gridWidth() || layout.prefix > 1) {
        throw usageError("this network's relative position bias covers %1 x %2 patches, the picture has %3 x "
                         "%4; choose the image size it was trained for, %5 x %6 pixels",
                         config.gridHeight(), config.gridWidth(), layout.rows, layout.cols,
                         config.imageHeight.value, config.imageWidth.value);
    }
    if (m_added > 0) {
        throw usageError("what is switched off: added tokens have no relative position, which this network "
                         "needs for every token");
    }
}

at::Tensor runBlock(const Pass& pass, int block, const BlockWeights& w, const BlockAttention& attention,
                    at::Tensor x, const BlockChange* change, BlockTrace* trace, bool rounded,
                    at::Tensor* normed, const BlockTrace* known)
{
    const std::int64_t B = x.size(0), T = x.size(1);
    at::Tensor flat = x.view({B * T, x.size(2)});
    const bool after = pass.config.normPosition.value == NormPosition::Post;
    if (trace != nullptr) {
        trace->attention = attention;
        trace->normsAfter = after;
        trace->input = flat;
        trace->change = change != nullptr ? *change : BlockChange();
    }
    const BlockRun run{pass, block, w, attention, change, trace, known, B, after, rounded};
    at::Tensor read = normed != nullptr ? *normed : at::Tensor();
    run.attend(flat, read);
    run.mlp(flat, read, normed != nullptr);
    if (normed != nullptr) {
        *normed = read;
    }
    if (w.outGate.defined()) {
        flat = flat * w.outGate; // not in place: the trace keeps the old x
    }
    if (w.outNorm.present()) {
        if (trace != nullptr) {
            trace->sum = flat;
        }
        flat = normalise(flat, w.outNorm, pass.config.normEps, trace != nullptr ? &trace->outNorm : nullptr);
    }
    if (change != nullptr && change->features) {
        flat = change->features->forward(flat.view({B, T, flat.size(1)})).flatten(0, 1);
    }
    if (change != nullptr && change->tokens.defined()) {
        flat = withTokens(flat, change->tokens, B, pass.layout.prefix);
    }
    if (rounded) {
        toFloat(*trace);
    }
    return flat.view({B, T, flat.size(1)});
}

} // namespace hydra
