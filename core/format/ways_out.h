// SPDX-License-Identifier: GPL-3.0-or-later
// How a refusal goes on: a model that is not run here can be explained from outside all the same.
#pragma once

#include <string>

namespace hydra {

// COMMAND is what answers in the model's place: "python3 with_onnx.py model.onnx".
[[nodiscard]] std::string fromOutside(const std::string& command);
// The same behind an export, for networks in PyTorch.
[[nodiscard]] std::string byOnnx();
// Weights of 8 or 4 bits as numbers.
[[nodiscard]] std::string dequantised();

} // namespace hydra
