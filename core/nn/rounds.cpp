// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/rounds.h"

#include "core/base/error.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace hydra {

namespace {

at::Tensor exactly(const NamedTensors& tensors, const std::string& name)
{
    const auto found = tensors.find(name);
    if (found == tensors.end()) {
        throw inputError("the network answers in rounds, but there is no tensor %1", name);
    }
    return found->second.to(at::kDouble);
}

at::Tensor layer(const NamedTensors& tensors, const std::string& name, const at::Tensor& x)
{
    return at::matmul(exactly(tensors, name + ".weight"), x) + exactly(tensors, name + ".bias");
}

// c of BLOCK in ROUND [K].
at::Tensor conditionOf(const VitConfig& config, const NamedTensors& tensors, std::size_t round, int block)
{
    const std::vector<int>& sizes = config.roundSizes.value;
    const double usual = 224, size = sizes[round], before = sizes[round > 0 ? round - 1 : 0];
    const double depth = config.depth, s = double(round);
    const double last = std::max(1.0, double(sizes.size()) * depth - 1);
    // Always rounded to float32, as in training.
    const at::Tensor place = at::tensor({s, (s * depth + block) / last, std::log2(size / usual),
                                         std::log2(before / usual), std::log2(size / before)},
                                        at::kDouble)
                                 .to(at::kFloat)
                                 .to(exactly(tensors, "cond_mlp.net.0.bias").options());
    return at::silu(layer(tensors, "cond_mlp.net.0", place));
}

// The first COUNT channels of the gate NAME [count].
at::Tensor gateOf(const NamedTensors& tensors, const std::string& name, const at::Tensor& condition,
                  std::int64_t count)
{
    const at::Tensor hidden = at::silu(layer(tensors, name + ".net.0", condition));
    return (layer(tensors, name + ".net.2", hidden) + 1).narrow(0, 0, count);
}

// [rows*cols, n] as [1,n,rows,cols].
at::Tensor asPicture(const at::Tensor& rows, int height, int width)
{
    return rows.t().reshape({1, rows.size(1), height, width}).contiguous();
}

at::Tensor asRows(const at::Tensor& picture)
{
    return picture[0].flatten(1).t().contiguous();
}

at::Tensor like(const at::Tensor& weight, const at::Tensor& x)
{
    return weight.defined() ? weight.to(x.scalar_type()) : weight;
}

} // namespace

bool isOfGate(const std::string& tensor)
{
    return tensor.compare(0, 9, "cond_mlp.") == 0 || tensor.compare(0, 7, "fusion_") == 0
        || tensor.find(".gate_") != std::string::npos;
}

RoundView roundViewOf(const VitConfig& config, const NamedTensors& tensors, const SubNetwork& sub)
{
    RoundView view;
    const std::size_t round = config.thinks() ? config.roundOf(sub.heads) : 0;
    if (round == 0) {
        return view;
    }
    const std::int64_t e = std::int64_t(sub.heads) * config.headDim;
    const auto cutLinear = [&](const std::string& name) {
        const at::Tensor& weight = tensors.at(name + ".weight");
        return LinearView{weight.flatten(1).narrow(0, 0, e), tensors.at(name + ".bias").narrow(0, 0, e)};
    };
    if (config.rounds.value == Rounds::Recycled) {
        view.recycled = cutLinear(round == 1 ? "proj_layer" : "proj_layer" + std::to_string(round));
        view.alpha = tensors.at("alpha." + std::to_string(round - 1)).item<double>();
        return view;
    }
    const std::string place = std::to_string(round - 1), projector = "token_projectors." + place + ".";
    view.depthwise = tensors.at(projector + "depthwise_proj.weight");
    view.patches = cutLinear(projector + "spatial_proj");
    view.prefix = cutLinear(projector + "prefix_proj");
    const at::Tensor condition = conditionOf(config, tensors, round, 0);
    view.inputGate = gateOf(tensors, "fusion_input_delta." + place, condition, e);
    view.tokensGate = gateOf(tensors, "fusion_prev_delta." + place, condition, e);
    return view;
}

void takeGates(BlockWeights& b, const VitConfig& config, const NamedTensors& tensors, const SubNetwork& sub,
               int block)
{
    if (config.rounds.value != Rounds::Growing) {
        return;
    }
    const std::int64_t e = std::int64_t(sub.heads) * config.headDim;
    const at::Tensor condition = conditionOf(config, tensors, config.roundOf(sub.heads), block);
    const std::string at = "blocks." + std::to_string(block) + ".";
    const auto scaleOf = [&](const at::Tensor& own, const char* learned, const char* gate) {
        const at::Tensor scale =
            gateOf(tensors, at + gate, condition, e) * exactly(tensors, at + learned).narrow(0, 0, e);
        return own.defined() ? scale * own.to(at::kDouble) : scale;
    };
    b.exact.scale1 = scaleOf(b.scale1, "prog_ls1.gamma", "gate_attn");
    b.exact.scale2 = scaleOf(b.scale2, "prog_ls2.gamma", "gate_mlp");
    b.exact.outGate = gateOf(tensors, at + "gate_out", condition, e);
    b.scale1 = b.exact.scale1.to(at::kFloat);
    b.scale2 = b.exact.scale2.to(at::kFloat);
    b.outGate = b.exact.outGate.to(at::kFloat);
}

at::Tensor pictureOf(const VitConfig& config, const SubNetwork& sub, const at::Tensor& pixels)
{
    if (config.rounds.value != Rounds::Growing) {
        return pixels;
    }
    const std::int64_t size = config.roundSizes.value[config.roundOf(sub.heads)];
    if (pixels.size(2) != pixels.size(3)) {
        throw usageError("this network's rounds need square pictures, got %1 x %2", pixels.size(2),
                         pixels.size(3));
    }
    if (pixels.size(2) == size) {
        return pixels;
    }
    return at::_upsample_bicubic2d_aa(pixels.contiguous(), std::array<std::int64_t, 2>{size, size}, false);
}

at::Tensor throughPicture(const at::Tensor& gradient, std::int64_t height, std::int64_t width)
{
    if (gradient.size(1) == height && gradient.size(2) == width) {
        return gradient;
    }
    return at::_upsample_bicubic2d_aa_backward(
        gradient.unsqueeze(0).contiguous(), std::array<std::int64_t, 2>{gradient.size(1), gradient.size(2)},
        std::array<std::int64_t, 4>{1, gradient.size(0), height, width}, false)[0];
}

at::Tensor recycled(const RoundView& round, const at::Tensor& tokens, const Grids& grids)
{
    if (round.recycled.weight.defined()) {
        return affine(tokens.flatten(0, 1).contiguous(), like(round.recycled.weight, tokens),
                      like(round.recycled.bias, tokens))
            .mul_(round.alpha)
            .view({tokens.size(0), tokens.size(1), -1});
    }
    const std::int64_t prefix = grids.prefix, patches = std::int64_t(grids.rows) * grids.cols;
    const at::Tensor gate = like(round.tokensGate, tokens);
    at::Tensor all =
        at::empty({tokens.size(0), prefix + patches, round.patches.weight.size(0)}, tokens.options());
    for (std::int64_t b = 0; b < tokens.size(0); ++b) {
        const at::Tensor before = tokens[b].narrow(0, prefix, tokens.size(1) - prefix);
        const at::Tensor grown =
            at::upsample_bilinear2d(asPicture(before, grids.rowsBefore, grids.colsBefore),
                                    std::array<std::int64_t, 2>{grids.rows, grids.cols}, false);
        const at::Tensor mixed = at::conv2d(grown, like(round.depthwise, tokens), {}, 1, 1, 1, grown.size(1));
        all[b]
            .narrow(0, 0, prefix)
            .copy_(affine(tokens[b].narrow(0, 0, prefix).contiguous(), like(round.prefix.weight, tokens),
                          like(round.prefix.bias, tokens)));
        all[b]
            .narrow(0, prefix, patches)
            .copy_(
                affine(asRows(mixed), like(round.patches.weight, tokens), like(round.patches.bias, tokens)));
    }
    return all.mul_(gate);
}

at::Tensor throughRecycling(const RoundView& round, const at::Tensor& gradient, const Grids& grids)
{
    if (round.recycled.weight.defined()) {
        return product(gradient, like(round.recycled.weight, gradient)).mul_(round.alpha);
    }
    const std::int64_t prefix = grids.prefix, patches = std::int64_t(grids.rows) * grids.cols;
    const at::Tensor gated = gradient * like(round.tokensGate, gradient);
    const at::Tensor front = product(gated.narrow(0, 0, prefix), like(round.prefix.weight, gradient));
    const at::Tensor mixed =
        product(gated.narrow(0, prefix, patches), like(round.patches.weight, gradient)); // [P,n0]
    const at::Tensor grown =
        at::conv_transpose2d(asPicture(mixed, grids.rows, grids.cols), like(round.depthwise, gradient), {}, 1,
                             1, 0, mixed.size(1));
    const at::Tensor before = at::upsample_bilinear2d_backward(
        grown.contiguous(), std::array<std::int64_t, 2>{grids.rows, grids.cols},
        std::array<std::int64_t, 4>{1, mixed.size(1), grids.rowsBefore, grids.colsBefore}, false);
    return at::cat({front, asRows(before)}, 0);
}

} // namespace hydra
