// SPDX-License-Identifier: GPL-3.0-or-later
// A classifier of several layers: the steps z -> z' before the last one, as VitConfig::classifierSteps names
// them: "linear:N" W z + b with N outputs, "norm" a LayerNorm with eps 1e-5, and functions of each feature.
#pragma once

#include <string>
#include <vector>

namespace hydra {

struct NamedStep
{
    std::string word; // "linear", "norm", "relu", ...
    std::string tensors; // prefix of its weights: "head_steps.0"; "" for a function
    int width = 0; // of its output
};

// Parses the STEPS of a classifier that reads READ features. Throws Error{Input} naming a word that is not a
// step, or for more than sixteen steps.
[[nodiscard]] std::vector<NamedStep> stepsIn(const std::string& steps, int read);
// "relu", "gelu", "gelu-tanh", "silu", "tanh"
[[nodiscard]] const std::vector<std::string>& stepFunctions();

} // namespace hydra
