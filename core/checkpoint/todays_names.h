// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes beyond renaming for files of current networks (architectures of DINOv3, EVA, SigLIP and Perception
// Encoder): biases that are separate, masked or joined, tensors in other places.
#pragma once

#include "core/checkpoint/facts.h"
#include "core/checkpoint/families.h"

#include <string>

namespace hydra {

// Renames blocks.N.attn.q_bias and v_bias beside separate projections to attn.q.bias and attn.v.bias.
void takeSeparateBiases(NamedTensors& tensors);
// Joins blocks.N.attn.q_bias and v_bias beside a joined qkv without a bias into attn.qkv.bias; the keys'
// third is zero. Throws Error{Input} where one is missing or the bias exists already.
void joinBiases(TimmNamed& named, const std::string& file);
// Masks blocks.N.attn.qkv.bias by its bias_mask, 1 0 1 by thirds (official DINOv3). An all-NaN mask was never
// initialised and counts as the usual one.
void applyBiasMasks(TimmNamed& named, const std::string& file);
// Renames mlp.w12 and mlp.up to fc1, or to the half beside a gate; throws where that name exists already.
void nameGates(TimmNamed& named, const std::string& file);
// Splits attn_pool.in_proj_* into attn_pool.q and attn_pool.kv.
void splitPoolingProjection(TimmNamed& named, const std::string& file);
// Sets rotation, heads and usual values of official DINOv3, if rope.periods exists.
void sayDinov3(TimmNamed& named, const std::string& file);

// The facts that the names of DINOv3 prove, and the usual values of such files.
[[nodiscard]] KeyValues dinov3Words();
[[nodiscard]] KeyValues dinov3Usual();

} // namespace hydra
