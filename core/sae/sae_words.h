// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a file is an autoencoder's, and what it may not say, and a user can. Plain data: no tensor.
#pragma once

#include "core/base/enum_words.h"
#include "core/base/file.h"

namespace hydra {

// Whether the tensors of PATH have an autoencoder's names; what cannot be read is none.
[[nodiscard]] bool holdsAutoencoder(const Path& path);

enum class SaeCode
{
    Relu, // max(h, 0)
    TopK, // of max(h, 0) the k largest
    SignedTopK, // the k largest of h as they are
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
    All, // the class token and registers, too
    Class
};
template<>
const EnumWords<SaeCode>& enumWords<SaeCode>(); // "relu", "topk", "signed-topk", "threshold", "gated"
template<>
const EnumWords<SaeNorm>& enumWords<SaeNorm>(); // "none", "layer-norm", "length"
template<>
const EnumWords<SaeTokens>& enumWords<SaeTokens>(); // "patches", "all", "class"

} // namespace hydra
