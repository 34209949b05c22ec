// SPDX-License-Identifier: GPL-3.0-or-later
// A tiny network with its trace, and the queries, keys and values of its block 1 computed in loops.
#pragma once

#include "core/explain/explain.h"
#include "core/nn/vision_transformer.h"

#include <QCoreApplication>
#include <QDir>

#include <memory>

#include "tests/support/loops.h"
#include "tests/support/tiny_model.h"

namespace hydra::test {

struct Setup
{
    // The weights fit the attention kinds in PLAN.
    explicit Setup(TinyShape shape = {}, const std::string& plan = "softmax")
    {
        const Checkpoint c =
            tinyCheckpoint(tinyTensorsFor(AttentionPlan::parse(plan, AttentionPlan::softmax(3)), shape),
                           tinyMetadata(shape));
        tensors = c.tensors;
        network = std::make_unique<VisionTransformer>(c.config, c.tensors);
        at::manual_seed(11);
        const int side = shape.grid * shape.patch;
        pixels = at::randn({1, 3, side, side});
    }
    [[nodiscard]] Trace trace(const std::string& plan, int k = 4) const
    {
        return traceOf(*network, pixels, {SliceScheme::HydraViT, k},
                       AttentionPlan::parse(plan, AttentionPlan::softmax(3)), Precision::Single);
    }
    NamedTensors tensors;
    std::unique_ptr<VisionTransformer> network;
    at::Tensor pixels;
};

// Queries, keys and values of the first k heads of block 1, from the block's input.
struct Layer
{
    Layer(const Setup& s, const Trace& trace, int k)
        : input(matrixOf(trace.blocks[1].input))
    {
        const auto get = [&](const char* name) { return s.tensors.at(std::string("blocks.1.") + name); };
        norm = layerNorm(input, get("norm1.weight"), get("norm1.bias"));
        for (int part = 0; part < 3; ++part) {
            qkv.push_back(projected(norm, get("attn.qkv.weight"), get("attn.qkv.bias"), part * 32, k * 8));
        }
    }
    Matrix input, norm;
    std::vector<Matrix> qkv;
    [[nodiscard]] Matrix head(int part, int h) const // [T, 8]
    {
        Matrix m;
        for (const auto& row : qkv[std::size_t(part)]) {
            m.emplace_back(row.begin() + h * 8, row.begin() + (h + 1) * 8);
        }
        return m;
    }
};

} // namespace hydra::test
