// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/text_tower.h"

#include "core/base/error.h"
#include "core/nn/trace.h"
#include "core/tensor/gemm.h"
#include "core/tensor/machine.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>
#include <torch/csrc/autograd/autograd.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hydra {

namespace {

constexpr std::size_t textsAtOnce = 32;

// Which product to use: ours is faster, but autograd cannot follow it.
enum class Product
{
    Ours,
    Followed
};

at::Tensor textLinear(const at::Tensor& x, const LinearView& layer, Product product)
{
    if (product == Product::Followed) {
        return at::linear(x, layer.weight, layer.bias);
    }
    const at::Tensor flat = x.reshape({-1, x.size(-1)});
    std::vector<std::int64_t> shape = x.sizes().vec();
    shape.back() = layer.weight.size(0);
    return affine(flat, layer.weight, layer.bias).view(shape);
}

at::Tensor textNormed(const at::Tensor& x, const NormView& norm, double eps)
{
    return at::layer_norm(x, {x.size(-1)}, norm.weight, norm.bias, eps);
}

// x [B,n,Dt]; ATTENTION receives A [B,heads,n,n].
at::Tensor throughBlock(const TextTower& tower, const BlockWeights& w, const at::Tensor& x,
                        const at::Tensor& mask, Product product, at::Tensor* attention)
{
    const std::int64_t B = x.size(0), n = x.size(1), d = tower.width / tower.heads;
    const at::Tensor qkv = textLinear(textNormed(x, w.norm1, tower.eps), w.qkv, product)
                               .view({B, n, 3, tower.heads, d})
                               .permute({2, 0, 3, 1, 4}); // [3,B,heads,n,d]
    const at::Tensor scores = at::matmul(qkv[0], qkv[1].transpose(2, 3)) / std::sqrt(double(d));
    const at::Tensor weights = at::softmax(mask.defined() ? scores + mask : scores, -1);
    if (attention != nullptr) {
        *attention = weights;
    }
    const at::Tensor joined = at::matmul(weights, qkv[2]).transpose(1, 2).reshape({B, n, tower.width});
    const at::Tensor middle = x + textLinear(joined, w.projection, product);
    const at::Tensor wide = textLinear(textNormed(middle, w.norm2, tower.eps), w.fc1, product);
    const at::Tensor hidden = product == Product::Followed ? activateFollowed(wide, tower.activation)
                                                           : activate(wide, tower.activation);
    return middle + textLinear(hidden, w.fc2, product);
}

// Returns ids [texts,n] as int64, padded with each text's last id, and the index of each text's end.
std::pair<at::Tensor, at::Tensor> batchOf(const TextTower& tower, const std::vector<std::vector<int>>& ids,
                                          std::size_t first, std::size_t count)
{
    std::size_t longest = 0;
    for (std::size_t i = first; i < first + count; ++i) {
        longest = std::max(longest, ids[i].size());
    }
    const auto context = static_cast<std::size_t>(tower.context);
    if (longest == 0 || longest > context || (!tower.causal && longest != context)) {
        throw usageError(tower.causal ? phrase("a text of %1 ids: expected 1 to %2")
                                      : phrase("a text of %1 ids: expected %2"),
                         longest, tower.context);
    }
    const at::Tensor batch = at::empty({std::int64_t(count), std::int64_t(longest)}, at::kLong);
    const at::Tensor ends = at::empty({std::int64_t(count)}, at::kLong);
    for (std::size_t i = 0; i < count; ++i) {
        const std::vector<int>& row = ids[first + i];
        auto* const out = batch.data_ptr<std::int64_t>() + i * longest;
        for (std::size_t j = 0; j < longest; ++j) {
            const int id = row.empty() ? -1 : row[std::min(j, row.size() - 1)];
            if (id < 0 || id >= tower.tokens) {
                throw usageError("id %1 of a text: expected 0 to %2", id, tower.tokens - 1);
            }
            out[j] = id;
        }
        ends.data_ptr<std::int64_t>()[i] = std::int64_t(row.size()) - 1;
    }
    return {batch, ends};
}

// Returns the blocks' multiply-accumulates for IDS ids: a short sentence is too little work for two threads.
double textMacs(const TextTower& tower, std::int64_t ids)
{
    double weights = 0;
    for (const BlockWeights& w : tower.blocks) {
        weights += double(w.qkv.weight.numel() + w.projection.weight.numel() + w.fc1.weight.numel()
                          + w.fc2.weight.numel());
    }
    return weights * double(ids);
}

// Returns the first block's input, and the mask: token a sees b <= a; undefined if it sees all.
std::pair<at::Tensor, at::Tensor> embeddedText(const TextTower& tower, const at::Tensor& batch)
{
    const std::int64_t n = batch.size(1);
    const at::Tensor x = at::embedding(tower.embedding, batch) + tower.positions.narrow(0, 0, n);
    if (!tower.causal) {
        return {x, at::Tensor()};
    }
    return {x, at::full({n, n}, -std::numeric_limits<double>::infinity(), tower.embedding.options()).triu(1)};
}

at::Tensor projectedText(const TextTower& tower, const at::Tensor& x, const at::Tensor& ends)
{
    const at::Tensor rows = x.index({at::arange(x.size(0)), ends});
    return at::linear(textNormed(rows, tower.norm, tower.eps), tower.projection, tower.projectionBias);
}

} // namespace

at::Tensor textFeatures(const TextTower& tower, const std::vector<std::vector<int>>& ids,
                        const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    std::vector<at::Tensor> parts;
    for (std::size_t first = 0; first < ids.size(); first += textsAtOnce) {
        const auto [batch, ends] = batchOf(tower, ids, first, std::min(textsAtOnce, ids.size() - first));
        useThreadsFor(textMacs(tower, batch.numel()));
        auto [x, mask] = embeddedText(tower, batch);
        for (const BlockWeights& block : tower.blocks) {
            cancel.check();
            x = throughBlock(tower, block, x, mask, Product::Ours, nullptr);
        }
        parts.push_back(projectedText(tower, x, ends));
    }
    tower.files.requireUnchanged();
    return parts.empty() ? at::empty({0, tower.projection.size(0)}) : at::cat(parts, 0);
}

at::Tensor tracedText(const TextTower& tower, const std::vector<int>& ids, TextTrace& trace)
{
    const c10::NoGradGuard noGrad;
    const auto [batch, ends] = batchOf(tower, {ids}, 0, 1);
    auto [x, mask] = embeddedText(tower, batch);
    for (const BlockWeights& block : tower.blocks) {
        at::Tensor attention;
        x = throughBlock(tower, block, x, mask, Product::Ours, &attention);
        trace.tokens.push_back(x[0]);
        trace.attention.push_back(attention[0]);
    }
    return projectedText(tower, x, ends)[0];
}

std::vector<double> wordRelevance(const TextTower& tower, const std::vector<int>& ids,
                                  const at::Tensor& image, int start)
{
    const int depth = static_cast<int>(tower.blocks.size());
    const int from = start < 0 ? depth - 1 : std::min(start, depth - 1);
    const c10::AutoGradMode followed(true);
    const auto [batch, ends] = batchOf(tower, {ids}, 0, 1);
    useThreadsFor(3 * textMacs(tower, batch.numel()));
    auto [x, mask] = embeddedText(tower, batch);
    x = x.detach().requires_grad_(true); // so that every attention has a gradient
    std::vector<at::Tensor> attention;
    for (int i = 0; i < depth; ++i) {
        at::Tensor a;
        x = throughBlock(tower, tower.blocks[static_cast<std::size_t>(i)], x, mask, Product::Followed, &a);
        if (i >= from) {
            attention.push_back(a);
        }
    }
    const at::Tensor feature = projectedText(tower, x, ends)[0];
    const at::Tensor direction = image.to(feature.scalar_type());
    const at::Tensor cosine = feature.dot(direction / direction.norm()) / feature.norm();
    const auto gradients = torch::autograd::grad({cosine}, attention);
    tower.files.requireUnchanged();
    const c10::NoGradGuard noGrad;
    at::Tensor relevance = at::eye(batch.size(1), at::kDouble);
    for (std::size_t i = 0; i < attention.size(); ++i) {
        const at::Tensor weighted = (gradients[i] * attention[i])[0].clamp_min(0).mean(0).to(at::kDouble);
        relevance = relevance + at::matmul(weighted, relevance);
    }
    const at::Tensor row = relevance[ends[0].item<std::int64_t>()].contiguous();
    return {row.data_ptr<double>(), row.data_ptr<double>() + row.numel()};
}

TextTower inDouble(const TextTower& tower)
{
    const auto wide = [](const at::Tensor& t) { return t.to(at::kDouble); };
    TextTower made = tower;
    made.embedding = wide(tower.embedding);
    made.positions = wide(tower.positions);
    made.projection = wide(tower.projection);
    made.projectionBias = tower.projectionBias.defined() ? wide(tower.projectionBias) : at::Tensor();
    made.norm = {wide(tower.norm.weight), wide(tower.norm.bias)};
    for (BlockWeights& block : made.blocks) {
        block = inDouble(block);
    }
    return made;
}

} // namespace hydra
