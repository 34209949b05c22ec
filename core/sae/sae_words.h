// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a file holds an autoencoder, and the settings that a file may lack and a user can give. Plain data:
// no tensor.
#pragma once

#include "core/base/enum_words.h"
#include "core/base/file.h"

namespace hydra {

// Whether the tensors of PATH have an autoencoder's names; false if PATH cannot be read.
[[nodiscard]] bool holdsAutoencoder(const Path& path);

enum class SaeCode
{
    Relu, // max(h, 0)
    TopK, // the k largest of max(h, 0)
    SignedTopK, // the k largest of h, negative values included
    Threshold, // h where h > threshold: JumpReLU, BatchTopK at inference
    Gated // [h > 0] max(z e^r + b_mag, 0) with z = h - b_gate
};
enum class SaeNorm
{
    None,
    Layer, // m the token's mean, s its deviation (n - 1) + 1e-5
    Length // m = 0, s = |x| / sqrt(d)
};
enum class SaeTokens
{
    Patches,
    All, // with class token and registers
    Class
};
template<>
const EnumWords<SaeCode>& enumWords<SaeCode>(); // "relu", "topk", "signed-topk", "threshold", "gated"
template<>
const EnumWords<SaeNorm>& enumWords<SaeNorm>(); // "none", "layer-norm", "length"
template<>
const EnumWords<SaeTokens>& enumWords<SaeTokens>(); // "patches", "all", "class"

} // namespace hydra
