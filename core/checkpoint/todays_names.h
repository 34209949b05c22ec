// SPDX-License-Identifier: GPL-3.0-or-later
// What a new name alone does not put right in files of today's networks (architectures of DINOv3, EVA, SigLIP
// and Perception Encoder): biases that are kept apart, masked or joined, tensors in other places.
#pragma once

#include "core/checkpoint/facts.h"
#include "core/checkpoint/families.h"

#include <string>

namespace hydra {

// blocks.N.attn.q_bias and v_bias, beside separate projections: they become attn.q.bias and attn.v.bias.
void takeSeparateBiases(NamedTensors& tensors);
// blocks.N.attn.q_bias and v_bias beside a joined qkv without a bias: attn.qkv.bias, whose keys' third is
// zero. Throws Error{Input} where one is missing or a bias is there already.
void joinBiases(TimmNamed& named, const std::string& file);
// blocks.N.attn.qkv.bias times its bias_mask, 1 0 1 by thirds (official DINOv3); NaN was never initialised.
void applyBiasMasks(TimmNamed& named, const std::string& file);
// mlp.w12 and mlp.up: fc1, or the half beside a gate; throws where the other name is there too.
void nameGates(TimmNamed& named, const std::string& file);
// attn_pool.in_proj_* becomes attn_pool.q and attn_pool.kv.
void splitPoolingProjection(TimmNamed& named, const std::string& file);
// Official DINOv3: rotation, heads and usual values, where rope.periods is there.
void sayDinov3(TimmNamed& named, const std::string& file);

// What its names say for certain, and what such files usually mean.
[[nodiscard]] Words dinov3Words();
[[nodiscard]] Words dinov3Usual();

} // namespace hydra
