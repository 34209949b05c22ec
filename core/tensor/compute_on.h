// SPDX-License-Identifier: GPL-3.0-or-later
// Where networks compute: one device a process, and the precision of its products.
//
// A network made after computeOn() has its weights there and computes there, forward passes, traces and
// explanations alike; pictures go in, logits, maps and features come back. Products in bfloat16 have both
// factors rounded to 8 significant bits, are summed in float32, and their result is rounded once more; all
// else (norms, softmax, residual sums, explanations) stays in float32. Passes in float64 (relevance) stay in
// float64 whatever is set here.
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
    std::string device = "cpu"; // "cuda", "cuda:1", or what else LibTorch calls a device
    Products products = Products::Float32;

    [[nodiscard]] bool isUsual() const { return device == "cpu" && products == Products::Float32; }
    // "cpu", "cuda:0, products in bfloat16"
    [[nodiscard]] std::string text() const;
    // "cpu with AVX-512": what a result says of where it was computed, to its last digits.
    [[nodiscard]] std::string place() const;
    // Without the device's number: what decides whether results belong together.
    [[nodiscard]] std::string kind() const;
};

// To be called before any network is made, and not while one computes. Throws Error{Usage} where the device
// is not there, with what is there and what is missing.
void computeOn(const ComputeOn& choice);
[[nodiscard]] const ComputeOn& computesOn() noexcept;

} // namespace hydra
