// SPDX-License-Identifier: GPL-3.0-or-later
// A sparse autoencoder or transcoder on the tokens x [d] that leave a block (reference.md "Features of
// autoencoders"):
//   h = (x - b_in) W_enc + b_enc     f = act(h)     x^ = f W_dec + b_dec (+ x W_skip^T)
// Tokens that are normalised first are x~ = (x - m)/s, and x^ = x~^ s + m. For the fewer channels e < d of a
// sub-network, the first e columns are read as views.
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
    Known<int> k{}; // TopK and SignedTopK only
    Known<int> block{-1}; // the block whose output is read
    Known<bool> centred{}; // b_in is b_dec
    Known<SaeNorm> norm{};
    Known<SaeTokens> tokens{SaeTokens::All};
    bool transcoder = false;
};

// The codes of tokens X [N,e].
struct SaeCodes
{
    at::Tensor pre, f; // h and f [N,n]
    at::Tensor mean, deviation; // m and s [N,1]; undefined if tokens are not normalised
};

struct Autoencoder
{
    std::string id, name; // the file's hash; its name
    SaeSettings settings;
    at::Tensor encoder, encoderBias; // W_enc^T [n,d], b_enc [n]
    at::Tensor decoder, decoderBias; // W_dec [n,d], b_dec [d]
    at::Tensor inputBias; // b_in [d]; undefined if not subtracted
    at::Tensor threshold; // [n] or [1]
    at::Tensor magnitude, magnitudeBias; // e^r and b_mag [n] of gated ones
    at::Tensor skip; // W_skip [d,d]; usually undefined
    std::vector<Message> notes;

    [[nodiscard]] std::int64_t features() const { return encoder.size(0); }
    [[nodiscard]] std::int64_t width() const { return encoder.size(1); }
    // X [N,e], e at most width(), in float32 or float64; results have the same type.
    [[nodiscard]] SaeCodes encode(const at::Tensor& x) const;
    // F [N,n] -> x^ [N,e], multiplying only active values; CODES hold the normalisation of X.
    [[nodiscard]] at::Tensor decode(const at::Tensor& f, const SaeCodes& codes, const at::Tensor& x) const;
    // The change of x [N,e] by a CHANGE [N,n] of the codes: CHANGE W_dec times s, over the non-zero entries.
    [[nodiscard]] at::Tensor moved(const at::Tensor& change, const SaeCodes& codes, std::int64_t e) const;
    // From the SLOPE [N,n] of the codes to that of X [N,e]; FROZEN holds m and s constant. Which features are
    // active is held constant.
    [[nodiscard]] at::Tensor backward(const at::Tensor& slope, const SaeCodes& codes, const at::Tensor& x,
                                      bool frozen) const;
    // Whether it is open which of its project's two formulas applies: the file does not say, and
    // withFormulaFor() has not decided.
    [[nodiscard]] bool leavesFormulaOpen() const
    {
        return settings.family == "saev" && settings.centred.from == Provenance::Default;
    }
    // With b_in = b_dec, or without: the two formulas of saev.
    [[nodiscard]] Autoencoder centredAs(bool centred) const;
};

// 1 - |x - x^|^2 / |x - mean of x|^2 over all N tokens.
[[nodiscard]] double explainedVariance(const at::Tensor& x, const at::Tensor& reconstruction);
// Active features per token, on average.
[[nodiscard]] double activeFeatures(const at::Tensor& f);

// For a family whose files do not say which of two formulas applies (saev): SAE with the one that explains
// more variance of tokens X [N,d]; a note gives both variances. Other autoencoders are returned unchanged.
[[nodiscard]] Autoencoder withFormulaFor(const Autoencoder& sae, const at::Tensor& x);

// Throws Error{Usage} if SAE does not fit a network of CONFIG: another width, no such block, or made for the
// class token alone.
void requireFits(const Autoencoder& sae, const VitConfig& config);

} // namespace hydra
