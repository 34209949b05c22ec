// SPDX-License-Identifier: GPL-3.0-or-later
// What a row of the method table runs. A new method is one file and one row in methods.cpp.
#pragma once

#include "core/explain/explain.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// A value per token [T] (prefix tokens included) or per pixel [H,W], and the method's own check.
struct TokenValues
{
    at::Tensor values;
    std::optional<double> residual;
    at::Tensor pixels{}; // in place of values
};

struct Question
{
    const MapOptions& options;
    int layer; // resolved, 0..L-1
    int classIndex;
    const CancelToken& cancel;
};

[[nodiscard]] TokenValues attentionMap(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues attentionRollout(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues hydraContribution(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues genericAttribution(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues relevancePropagation(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues relevanceOfPixels(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues relevanceOfLastBlock(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues relevanceRollout(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues tokenNorm(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues gradCam(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues gradCamAttention(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues gradientMap(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues inputTimesGradient(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues smoothGrad(const Trace& trace, const Question& question);
[[nodiscard]] TokenValues integratedGradients(const Trace& trace, const Question& question);

} // namespace hydra
