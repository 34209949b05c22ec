// SPDX-License-Identifier: GPL-3.0-or-later
// Advice that ends a refusal: a model that cannot run here can still be explained from outside.
#pragma once

#include "core/base/message.h"

#include <string>

namespace hydra {

// COMMAND is the program that answers for the model: "python3 with_onnx.py model.onnx".
[[nodiscard]] Message fromOutside(const std::string& command);
// The same after an ONNX export, for networks in PyTorch.
[[nodiscard]] Message byOnnx();
// Advice to dequantise weights of 8 or 4 bits.
[[nodiscard]] Message dequantised();

} // namespace hydra
