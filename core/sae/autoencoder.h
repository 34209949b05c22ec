// SPDX-License-Identifier: GPL-3.0-or-later
// A sparse autoencoder or transcoder on the tokens x [d] that leave a block (reference.md "Features of
// autoencoders"):
//   h = (x - b_in) W_enc + b_enc     f = act(h)     x^ = f W_dec + b_dec (+ x W_skip^T)
// Tokens that are normalised first are x~ = (x - m)/s, and x^ = x~^ s + m. Of fewer channels e < d, as a
// sub-network has them, the first e columns are read as views.
#pragma once

#include "core/model/vit_config.h"
#include "core/sae/sae_words.h"

#include <ATen/core/Tensor.h>

#include <string>
#include <vector>

namespace hydra {

struct SaeSettings
{
    std::string family; // "saev", "SAELens"
    Known<SaeCode> code{};
    Known<int> k{}; // of the two TopK
    Known<int> block{-1}; // whose output is read
    Known<bool> centred{}; // b_in is b_dec
    Known<SaeNorm> norm{};
    Known<SaeTokens> tokens{SaeTokens::All};
    bool transcoder = false;
};

// What tokens X [N,e] come to.
struct SaeCodes
{
    at::Tensor pre, f; // h and f [N,n]
    at::Tensor mean, deviation; // m and s [N,1]; undefined where tokens are read as they are
};

struct Autoencoder
{
    std::string id, name; // hash of the file; its name
    SaeSettings settings;
    at::Tensor encoder, encoderBias; // W_enc^T [n,d], b_enc [n]
    at::Tensor decoder, decoderBias; // W_dec [n,d], b_dec [d]
    at::Tensor inputBias; // b_in [d]; undefined: nothing is subtracted
    at::Tensor threshold; // [n] or [1]
    at::Tensor magnitude, magnitudeBias; // e^r and b_mag [n] of gated ones
    at::Tensor skip; // W_skip [d,d]; undefined as a rule
    std::vector<std::string> notes;

    [[nodiscard]] std::int64_t features() const { return encoder.size(0); }
    [[nodiscard]] std::int64_t width() const { return encoder.size(1); }
    // X [N,e], e at most width(), in float32 or float64: so are the results.
    [[nodiscard]] SaeCodes encode(const at::Tensor& x) const;
    // F [N,n], of which active values alone are multiplied, to x^ [N,e]; CODES of X normalised it.
    [[nodiscard]] at::Tensor decode(const at::Tensor& f, const SaeCodes& codes, const at::Tensor& x) const;
    // Sum over the active features of CHANGE [N,n] W_dec, times s: what CHANGE of the codes does to x [N,e].
    [[nodiscard]] at::Tensor moved(const at::Tensor& change, const SaeCodes& codes, std::int64_t e) const;
    // SLOPE [N,n] of the codes to that of X [N,e], with m and s held constant where FROZEN. Which features
    // are active is held constant.
    [[nodiscard]] at::Tensor backward(const at::Tensor& slope, const SaeCodes& codes, const at::Tensor& x,
                                      bool frozen) const;
    // Its project has two formulas, its file does not say which it is for, and nobody has measured.
    [[nodiscard]] bool leavesFormulaOpen() const
    {
        return settings.family == "saev" && settings.centred.from == Provenance::Default;
    }
    // With b_in = b_dec, or without: the two formulas of saev.
    [[nodiscard]] Autoencoder centredAs(bool centred) const;
};

// 1 - |x - x^|^2 / |x - mean of x|^2 over all N tokens.
[[nodiscard]] double explainedVariance(const at::Tensor& x, const at::Tensor& reconstruction);
// Active features of a token, on average.
[[nodiscard]] double activeFeatures(const at::Tensor& f);

// Of a family whose files do not say which of two formulas they are for (saev): the one that explains more of
// tokens X [N,d]. The other's variance is a note. Others as they are.
[[nodiscard]] Autoencoder withFormulaFor(const Autoencoder& sae, const at::Tensor& x);

// Throws Error{Usage} where SAE cannot stand in a network of CONFIG: another width, no such block, a
// transcoder's or the class token's.
void requireFits(const Autoencoder& sae, const VitConfig& config);

} // namespace hydra
