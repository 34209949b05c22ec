// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sae/write_autoencoder.h"

#include "core/base/error.h"
#include "core/format/safetensors.h"

#include <ATen/ATen.h>

#include <nlohmann/json.hpp>

namespace hydra {

namespace {

const char* architectureOf(const Autoencoder& sae)
{
    const SaeSettings& s = sae.settings;
    if (!s.transcoder && s.norm.value == SaeNorm::None) {
        switch (s.code.value) {
        case SaeCode::Relu:
            return "standard";
        case SaeCode::TopK:
            return "topk";
        case SaeCode::Threshold:
            return "jumprelu";
        default:
            break;
        }
    }
    throw usageError("%1: cannot be written in SAELens format: expected an autoencoder with codes relu, topk "
                     "or threshold on tokens without normalisation",
                     sae.name);
}

} // namespace

void writeAutoencoder(const Path& folder, const Autoencoder& sae, bool half, const std::string& model,
                      const std::map<std::string, std::string>& provenance)
{
    const SaeSettings& s = sae.settings;
    nlohmann::json config{{"architecture", architectureOf(sae)},
                          {"d_in", sae.width()},
                          {"d_sae", sae.features()},
                          {"dtype", half ? "float16" : "float32"},
                          {"apply_b_dec_to_input", s.centred.value},
                          {"normalize_activations", "none"},
                          {"use_patches_only", s.tokens.value == SaeTokens::Patches},
                          {"metadata", provenance}};
    config["metadata"]["hook_name"] = join("blocks.", s.block.value, ".hook_resid_post");
    config["metadata"]["model_name"] = model;
    if (s.code.value == SaeCode::TopK) {
        config["k"] = s.k.value;
        config["rescale_acts_by_decoder_norm"] = false;
    }
    const auto stored = [half](const at::Tensor& values) {
        return values.to(at::kCPU, half ? at::kHalf : at::kFloat).contiguous();
    };
    NamedTensors tensors{{"W_enc", stored(sae.encoder.t())},
                         {"b_enc", stored(sae.encoderBias)},
                         {"W_dec", stored(sae.decoder)},
                         {"b_dec", stored(sae.decoderBias)}};
    if (sae.threshold.defined()) {
        tensors["threshold"] = stored(sae.threshold.expand({sae.features()}));
    }
    std::filesystem::create_directories(folder);
    writeFileAtomically(folder / "cfg.json", config.dump(2) + "\n");
    writeSafetensors(folder / "sae_weights.safetensors", tensors, provenance);
}

} // namespace hydra
