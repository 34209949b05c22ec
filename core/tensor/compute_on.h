// SPDX-License-Identifier: GPL-3.0-or-later
// The device on which networks compute, one per process, and the precision of products.
//
// A network created after computeOn() has its weights on that device and computes there: forward passes,
// traces and explanations. Products in bfloat16 round both factors to 8 significant bits, sum in float32 and
// round the result once more; all else (norms, softmax, residual sums, explanations) stays in float32. Passes
// in float64 (relevance) always stay in float64.
#pragma once

#include "core/base/enum_words.h"

#include <string>

namespace hydra {

enum class Products
{
    Float32,
    BFloat16
};
template<>
const EnumWords<Products>& enumWords<Products>(); // "float32", "bfloat16"

struct ComputeOn
{
    std::string device = "cpu"; // "cuda", "cuda:1", or another device name of LibTorch
    Products products = Products::Float32;

    [[nodiscard]] bool isUsual() const { return device == "cpu" && products == Products::Float32; }
    // "cpu", "cuda:0, products in bfloat16"
    [[nodiscard]] std::string text() const;
    // "cpu with AVX-512": recorded with a result, as its last digits depend on it.
    [[nodiscard]] std::string place() const;
    // text() without the device's number; results of equal kind belong together.
    [[nodiscard]] std::string kind() const;
};

// Call before creating any network, and not while one computes. Throws Error{Usage} if the device is
// unavailable, with the reason or the available devices.
void computeOn(const ComputeOn& choice);
[[nodiscard]] const ComputeOn& computesOn() noexcept;

} // namespace hydra
