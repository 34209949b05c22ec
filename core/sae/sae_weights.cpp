// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sae/sae_weights.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/format/shape_text.h"

#include <ATen/ATen.h>

#include <array>

namespace hydra {

namespace {

// A project's tensor names: encoder, and whether it is stored as [d,n]; decoder, and whether as [d,n];
// biases.
struct Layout
{
    const char* encoder;
    bool encoderIsInputFirst;
    const char* encoderBias;
    const char* decoder;
    bool decoderIsOutputFirst;
    const char* decoderBias;
};
constexpr std::array<Layout, 6> layouts{{
    {"W_enc", true, "b_enc", "W_dec", false, "b_dec"}, // saev, Prisma, PatchSAE, SAELens, dictionary's Jump
    {"encoder.weight", false, "encoder.bias", "W_dec", false, "b_dec"}, // sparsify
    {"encoder.weight", false, "encoder.bias", "decoder.weight", true, "b_dec"}, // dictionary's TopK
    {"encoder.weight", false, "encoder.bias", "decoder.weight", true, "bias"}, // its AutoEncoder
    {"encoder.weight", false, "gate_bias", "decoder.weight", true, "decoder_bias"}, // its gated one
    {"encoder.final_block.0.weight", false, "encoder.final_block.0.bias", "dictionary._weights", false,
     nullptr}, // Overcomplete
}};

const Layout& layoutOf(const SaeFile& file)
{
    for (const Layout& each : layouts) {
        if (file.has(each.encoder) && file.has(each.decoder)
            && (each.decoderBias == nullptr || file.has(each.decoderBias))) {
            return each;
        }
    }
    if (file.has("pre_bias") && file.has("latent_bias")) {
        throw inputError(
            "%1: an MSAE of CLIP's pooled embedding; expected an autoencoder of a block's tokens", file.name);
    }
    throw inputError("%1: not a supported autoencoder: expected an encoder (W_enc or encoder.weight) and a "
                     "decoder (W_dec or decoder.weight)",
                     file.name);
}

std::string familyOf(const SaeFile& file)
{
    if (file.isSaev) {
        return "saev";
    }
    if (file.has("dictionary._weights")) {
        return "Overcomplete";
    }
    if (file.first({"trainer.dict_class", "dict_class"}) != nullptr || file.has("decoder.weight")) {
        return "dictionary_learning";
    }
    if (file.has("encoder.weight")) {
        return "sparsify";
    }
    if (file.first({"layer_subtype", "hook_point_layer"}) != nullptr) {
        return "ViT-Prisma";
    }
    return file.first({"block_layer"}) == nullptr ? "SAELens" : "PatchSAE";
}

class Weights
{
public:
    Weights(SaeFile& file, Autoencoder& sae)
        : m_file(file)
        , m_sae(sae)
    { }

    void read()
    {
        archetypal();
        m_sae.settings.family = familyOf(m_file);
        const Layout& names = layoutOf(m_file);
        const at::Tensor& found = m_file.tensors.at(names.decoder);
        if (found.dim() != 2 || found.size(0) < 1 || found.size(1) < 1) {
            throw inputError("%1: %2 should have two dimensions, it is %3", m_file.name, names.decoder,
                             shapeText(found.sizes()));
        }
        const std::int64_t n = found.size(names.decoderIsOutputFirst ? 1 : 0);
        const std::int64_t d = found.size(names.decoderIsOutputFirst ? 0 : 1);
        claims(n, {"d_sae", "cfg.d_sae", "dict_size", "trainer.dict_size", "num_latents"}, "features");
        claims(d, {"d_model", "cfg.d_model", "d_vit", "d_in", "activation_dim", "trainer.activation_dim"},
               "width");
        const auto turned = [&](const char* name, bool turn, std::int64_t rows, std::int64_t columns) {
            return turn ? m_file.take(name, {columns, rows}).t() : m_file.take(name, {rows, columns});
        };
        m_sae.encoder = turned(names.encoder, names.encoderIsInputFirst, n, d).contiguous();
        m_sae.decoder = turned(names.decoder, names.decoderIsOutputFirst, n, d).contiguous();
        const bool gated = m_file.has("b_gate") && !m_file.has("b_enc");
        m_sae.encoderBias = m_file.take(gated ? "b_gate" : names.encoderBias, {n});
        m_sae.decoderBias =
            names.decoderBias != nullptr ? m_file.take(names.decoderBias, {d}) : at::zeros({d});
        if (m_file.has("r_mag")) {
            m_sae.magnitude = m_file.take("r_mag", {n}).exp();
            m_sae.magnitudeBias = m_file.take(m_file.has("b_mag") ? "b_mag" : "mag_bias", {n});
        }
        const bool skips = m_file.flag({"skip_connection", "transcoder_with_skip_connection"});
        m_sae.skip = skips ? m_file.take("W_skip", {d, d}) : m_file.takeIf("W_skip", {d, d});
        overcomplete();
        rescaled();
        for (const at::Tensor* each : {&m_sae.encoder, &m_sae.encoderBias, &m_sae.decoder}) {
            if (!each->isfinite().all().item<bool>()) {
                throw inputError("%1: its weights are too large for float32 with its norms", m_file.name);
            }
        }
    }

private:
    // Overcomplete's RA-SAE: rows of the dictionary are means of points C, weighted by W, plus Relax.
    void archetypal()
    {
        if (!m_file.has("dictionary.C") || !m_file.has("dictionary.W")) {
            return;
        }
        const auto length = [&](const char* name, std::int64_t dim) {
            const at::Tensor& tensor = m_file.tensors.at(name);
            return tensor.dim() == 2 ? tensor.size(dim) : 0;
        };
        const std::int64_t n = length("dictionary.W", 0), d = length("dictionary.C", 1);
        const std::int64_t points = length("dictionary.C", 0);
        const at::Tensor added =
            m_file.take("dictionary.Relax", {n, d}); // checks the size before the product
        const at::Tensor w = m_file.take("dictionary.W", {n, points}).relu();
        m_file.tensors["dictionary._weights"] =
            at::mm(w / (w.sum(1, true) + 1e-8), m_file.take("dictionary.C", {points, d})) + added;
        m_archetypal = true;
    }

    // Folds BatchNorm at inference, an affine map per feature, into the encoder.
    void foldBatchNorm()
    {
        if (!m_file.has("encoder.final_block.1.running_var")) {
            return;
        }
        constexpr double eps = 1e-5;
        const auto part = [&](const char* name) {
            return m_file.take((std::string("encoder.final_block.1.") + name).c_str(), {m_sae.features()});
        };
        const at::Tensor slope = part("weight") / (part("running_var").relu() + eps).sqrt();
        m_sae.encoder = m_sae.encoder * slope.unsqueeze(1);
        m_sae.encoderBias = (m_sae.encoderBias - part("running_mean")) * slope + part("bias");
    }

    // D = rows(_weights)/norm e^multiplier; only encoders of one layer are supported.
    void overcomplete()
    {
        if (m_sae.settings.family != "Overcomplete") {
            return;
        }
        for (const auto& [name, tensor] : m_file.tensors) {
            const bool batch = m_file.has("encoder.final_block.1.running_var")
                && name.rfind("encoder.final_block.1.", 0) == 0;
            const bool known = batch || name.rfind("encoder.final_block.0.", 0) == 0
                || name.rfind("dictionary.", 0) == 0 || name == "thresholds";
            if (!known) {
                throw inputError(
                    "%1: %2: an Overcomplete encoder of more than one layer; expected a linear one",
                    m_file.name, printable(name));
            }
        }
        foldBatchNorm();
        const at::Tensor multiplier = m_file.takeIf("dictionary.multiplier", {});
        if (!m_archetypal) {
            m_sae.decoder = m_sae.decoder / m_sae.decoder.norm(2, {1}, true).clamp_min(1e-12);
        }
        if (multiplier.defined()) {
            m_sae.decoder = m_sae.decoder * multiplier.exp();
        }
        if (m_file.has("thresholds")) {
            m_sae.threshold = m_file.take("thresholds", {m_sae.features()}).exp();
        }
    }

    // For codes scaled by the decoder's row lengths: h |W_dec|, with a decoder of unit rows.
    void rescaled()
    {
        if (!m_file.flag({"rescale_acts_by_decoder_norm"})) {
            return;
        }
        const at::Tensor lengths = m_sae.decoder.norm(2, {1}, true).clamp_min(1e-12);
        m_sae.encoder = m_sae.encoder * lengths;
        m_sae.encoderBias = m_sae.encoderBias * lengths.flatten();
        m_sae.decoder = m_sae.decoder / lengths;
    }

    void claims(std::int64_t found, std::initializer_list<const char*> keys, const char* what) const
    {
        if (found > SaeFile::mostFeatures) {
            throw inputError("%1: %2 %3; at most %4 are supported", m_file.name, found, what,
                             SaeFile::mostFeatures);
        }
        const auto stated = m_file.number(keys, 2'000'000'000);
        const bool open = stated == 0 && std::string_view("num_latents") == m_file.first(keys); // sparsify
        if (stated && *stated != found && !open) {
            throw inputError("%1: its configuration says %2 %3, its tensors have %4", m_file.name, what,
                             *stated, found);
        }
    }

    SaeFile& m_file;
    Autoencoder& m_sae;
    bool m_archetypal = false; // the dictionary's rows are not normalised
};

} // namespace

void readSaeWeights(SaeFile& file, Autoencoder& sae)
{
    Weights(file, sae).read();
}

} // namespace hydra
