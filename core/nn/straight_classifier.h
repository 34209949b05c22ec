// SPDX-License-Identifier: GPL-3.0-or-later
// A classifier of several layers (core/model/classifier_steps.h) as it is run, and linearised at one picture.
#pragma once

#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

#include <memory>

namespace hydra {

// The input of the last layer of W's classifier for rows X [B,e].
[[nodiscard]] at::Tensor throughSteps(const SubWeights& w, at::Tensor x);
// W with one linear layer for its classifier that gives the same logits at POOLED [1,e] and has the same
// gradient there: rows W' = d logits / d z and b' = logits - W' z. W itself if its classifier has one layer.
[[nodiscard]] std::shared_ptr<const SubWeights> straightened(std::shared_ptr<const SubWeights> w,
                                                             const at::Tensor& pooled);

} // namespace hydra
