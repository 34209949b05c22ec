// SPDX-License-Identifier: GPL-3.0-or-later
// A classifier of several layers: the steps z -> z' before the last one, as VitConfig::classifierSteps names
// them: "linear" W z + b, "norm" a LayerNorm with eps 1e-5, "relu", "gelu", "gelu-tanh", "silu", "tanh".
#pragma once

#include <string>
#include <vector>

namespace hydra {

// The words of STEPS. Throws Error{Input} that names one that is no step, or more than sixteen.
[[nodiscard]] std::vector<std::string> stepsIn(const std::string& steps);
// Whether STEP has weights, head_steps.N.*, where N counts those that have.
[[nodiscard]] bool hasWeights(const std::string& step);

} // namespace hydra
