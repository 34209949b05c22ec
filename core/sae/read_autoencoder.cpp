// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sae/read_autoencoder.h"

#include "core/base/integer_list.h"
#include "core/base/message.h"
#include "core/base/printable.h"
#include "core/sae/sae_file.h"
#include "core/sae/sae_weights.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace hydra {

namespace {

// Resolves the settings of the weights, from the configuration or the user.
class Reader
{
public:
    Reader(SaeFile file, const SaeOverrides& overrides)
        : m_file(std::move(file))
        , m_overrides(overrides)
    { }

    Autoencoder read()
    {
        const std::string given = m_overrides.sourceOf("");
        m_sae.id =
            given.empty() ? m_file.id : sha256((m_file.id + given).data(), m_file.id.size() + given.size());
        m_sae.name = Path(m_file.name).filename().string();
        readSaeWeights(m_file, m_sae);
        code();
        place();
        return std::move(m_sae);
    }

private:
    void code()
    {
        SaeSettings& s = m_sae.settings;
        if (m_overrides.code) {
            s.code.set(*m_overrides.code, Provenance::User);
        } else if (const auto stated = named()) {
            s.code.set(*stated, Provenance::Config);
        } else if (m_sae.magnitude.defined()) {
            s.code.set(SaeCode::Gated, Provenance::Inferred);
        } else {
            unnamed();
        }
        if (s.code.value == SaeCode::Gated && !m_sae.magnitude.defined()) {
            (void)m_file.take("r_mag", {m_sae.features()}); // which is missing
        }
        largest();
        limits();
        transform();
    }

    // The activation named in the configuration.
    [[nodiscard]] std::optional<SaeCode> named() const
    {
        static const EnumWords<SaeCode> words{{SaeCode::Relu, "standard"},
                                              {SaeCode::Relu, "relu"},
                                              {SaeCode::Relu, "Relu"},
                                              {SaeCode::Relu, "ReLU"},
                                              {SaeCode::Relu, "AutoEncoder"},
                                              {SaeCode::Relu, "AutoEncoderNew"},
                                              {SaeCode::Relu, "SparseAutoencoderConfig"},
                                              {SaeCode::Relu, "transcoder"},
                                              {SaeCode::Relu, "skip_transcoder"},
                                              {SaeCode::Relu, "matryoshka"},
                                              {SaeCode::SignedTopK, "TopK"}, // saev
                                              {SaeCode::TopK, "topk"},
                                              {SaeCode::TopK, "top-k"},
                                              {SaeCode::TopK, "AutoEncoderTopK"},
                                              {SaeCode::Threshold, "BatchTopK"},
                                              {SaeCode::Threshold, "batchtopk"},
                                              {SaeCode::Threshold, "BatchTopKSAE"},
                                              {SaeCode::Threshold, "matryoshka_batchtopk"},
                                              {SaeCode::Threshold, "MatryoshkaBatchTopKSAE"},
                                              {SaeCode::Threshold, "jumprelu"},
                                              {SaeCode::Threshold, "JumpRelu"},
                                              {SaeCode::Threshold, "jumprelu_transcoder"},
                                              {SaeCode::Threshold, "JumpReluAutoEncoder"},
                                              {SaeCode::Gated, "gated"},
                                              {SaeCode::Gated, "GatedAutoEncoder"},
                                              {SaeCode::Gated, "GatedSAE"}};
        static constexpr SaeFile::Keys kinds{"cfg.activation.cls", "activation.cls", "cls",
                                             "trainer.dict_class", "dict_class",     "architecture"};
        static constexpr SaeFile::Keys functions{"activation_fn_str", "activation_fn", "activation"};
        const auto kind = m_file.choice(kinds, words);
        if (kind && (*kind == SaeCode::Gated) != m_sae.magnitude.defined()) {
            m_file.refuse(m_file.first(kinds),
                          m_sae.magnitude.defined()
                              ? phrase("gated, like its tensors r_mag and b_mag")
                              : phrase("another kind than gated, whose tensors r_mag and b_mag are missing"));
        }
        // "standard" does not name the activation.
        const bool open = kind && m_file.text(kinds) == "standard";
        const auto function =
            (open || !kind) && !m_sae.magnitude.defined() ? m_file.choice(functions, words) : std::nullopt;
        return function ? function : kind;
    }

    // The activation if it is not named: by family and tensors.
    void unnamed()
    {
        SaeSettings& s = m_sae.settings;
        s.code.set(SaeCode::Relu, Provenance::Default);
        if (s.family == "sparsify") {
            s.code.set(SaeCode::TopK, Provenance::Default);
        } else if (s.family == "Overcomplete") {
            s.code.set(m_sae.threshold.defined() ? SaeCode::Threshold : SaeCode::TopK, Provenance::Inferred);
        } else if (m_file.has("threshold") && m_file.has("k")) {
            ask(phrase("whether it keeps the k largest codes or all above a threshold"),
                phrase("--sae-code topk or threshold"), {"topk", "threshold"});
        } else if (m_file.has("threshold")) {
            s.code.set(SaeCode::Threshold, Provenance::Inferred);
        }
    }

    // Throws Error{Usage} that asks the user for WHAT. OPTION is the option and its form, "--sae-block N".
    [[noreturn]] void ask(const char* what, const std::string& option,
                          std::vector<std::string> choices = {}) const
    {
        Error error = usageError("%1: the file does not tell %2; give it with %3", m_file.name, what, option);
        throw std::move(error).asking({option.substr(2, option.find(' ') - 2), std::move(choices)});
    }

    void largest()
    {
        SaeSettings& s = m_sae.settings;
        if (s.code.value != SaeCode::TopK && s.code.value != SaeCode::SignedTopK) {
            return;
        }
        if (m_overrides.k) {
            s.k.set(*m_overrides.k, Provenance::User);
        } else if (const auto stated = m_file.number({"cfg.activation.params.top_k", "cfg.top_k", "trainer.k",
                                                      "k", "activation_fn_kwargs.k", "top_k"},
                                                     SaeFile::mostFeatures)) {
            s.k.set(*stated, Provenance::Config);
        } else if (m_file.has("k")) {
            const at::Tensor& k = m_file.tensors.at("k");
            const double value = k.numel() == 1 ? k.item<double>() : 0;
            if (!(value >= 1 && value <= SaeFile::mostFeatures && value == std::floor(value))) {
                throw inputError("%1: k: expected a whole number from %2 to %3, found %4", m_file.name, 1,
                                 m_sae.features(), value);
            }
            s.k.set(static_cast<int>(value), Provenance::File);
        } else if (m_file.isSaev && m_file.schema <= 1) {
            s.k.set(32, Provenance::Default); // the default of saev's first TopK files
        } else {
            ask(phrase("how many features of a token it keeps"), "--sae-k N");
        }
        if (s.k.value < 1 || s.k.value > m_sae.features()) {
            throw inputError("%1: keeps %2 features of a token; expected 1 to %3", m_file.name, s.k.value,
                             m_sae.features());
        }
    }

    void limits()
    {
        if (m_sae.settings.code.value != SaeCode::Threshold || m_sae.threshold.defined()) {
            return;
        }
        for (const char* name : {"threshold", "activation.threshold"}) {
            const auto found = m_file.tensors.find(name);
            if (found != m_file.tensors.end()) {
                m_sae.threshold = (found->second.numel() == 1 ? found->second.to(at::kFloat).reshape({1})
                                                              : m_file.take(name, {m_sae.features()}));
                if (!at::isfinite(m_sae.threshold).all().item<bool>()) {
                    throw inputError("%1: %2 is not finite", m_file.name, name);
                }
                return;
            }
        }
        throw inputError("%1: its activation keeps codes above a threshold, which is missing: the tensor "
                         "threshold or activation.threshold",
                         m_file.name);
    }

    // The normalisation of tokens before the encoder.
    void transform()
    {
        SaeSettings& s = m_sae.settings;
        using Json = nlohmann::json;
        const Json* const norm = m_file.find("normalize_activations");
        if (norm != nullptr && (*norm == true || *norm == "expected_average_only_in")) { // true: in old files
            throw inputError("%1: normalises tokens by a number that it does not contain "
                             "(normalize_activations); save it with that number folded in",
                             m_file.settingsFile);
        }
        s.norm.set(SaeNorm::None, norm == nullptr ? Provenance::Default : Provenance::Config);
        if (norm != nullptr && *norm != false) {
            s.norm.value = *m_file.choice<SaeNorm>({"normalize_activations"},
                                                   {{SaeNorm::None, "none"},
                                                    {SaeNorm::Layer, "layer_norm"},
                                                    {SaeNorm::Length, "constant_norm_rescale"}});
        }
        // Other transformations by projects, each with the value that disables it.
        for (const auto& [key, plain] :
             {std::pair("reshape_activations", Json("none")),
              std::pair("finetuning_scaling_factor", Json(false)), std::pair("embed_skip", Json(false)),
              std::pair("gram_lookup", Json(false)), std::pair("input_unit_norm", Json(false)),
              std::pair("hook_head_index", Json()), std::pair("hook_point_head_index", Json()),
              std::pair("metadata.hook_head_index", Json())}) {
            if (const Json* const found = m_file.find(key); found != nullptr && *found != plain) {
                m_file.refuse(key, message("%1, the only kind supported", plain.dump()));
            }
        }
        s.transcoder = m_sae.skip.defined() || m_file.flag({"transcode"}) || m_file.flag({"is_transcoder"})
            || m_file.text({"architecture"}).value_or("").find("transcoder") != std::string::npos;
        const bool centred = m_file.first({"apply_b_dec_to_input"}) != nullptr;
        const bool ofJumps = m_file.text({"trainer.dict_class", "dict_class"}) == "JumpReluAutoEncoder";
        bool subtracts = s.family != "Overcomplete" && !(s.family == "sparsify" && s.transcoder) && !ofJumps;
        subtracts = m_file.isSaev ? m_file.schema <= 1 : m_file.flag({"apply_b_dec_to_input"}, subtracts);
        s.centred.set(subtracts,
                      m_file.isSaev ? Provenance::Default
                          : centred ? Provenance::Config
                                    : Provenance::Inferred);
        m_sae.inputBias = subtracts ? m_sae.decoderBias : at::Tensor();
        if (const at::Tensor out = m_file.takeIf("b_dec_out", {m_sae.width()}); out.defined()) {
            m_sae.decoderBias = out;
        }
    }

    // Sets the block and tokens that are read.
    void place()
    {
        SaeSettings& s = m_sae.settings;
        std::optional<int> ofHook;
        for (const char* key :
             {"layer_subtype", "trainer.submodule_name", "hook_point", "metadata.hook_name", "hook_name"}) {
            const std::optional<std::string> each = m_file.text({key});
            if (each && each->find("resid_post") == std::string::npos
                && each->find("residual") == std::string::npos) {
                throw inputError("%1: reads %2; expected the output of a block (hook_resid_post)",
                                 m_file.name, printable(*each));
            }
            const auto number = each ? numberIn(*each, "blocks.") : std::nullopt;
            ofHook = number ? number : ofHook;
        }
        static constexpr SaeFile::Keys layers{"hook_point_layer", "trainer.layer", "layer", "hook_layer",
                                              "block_layer"};
        const auto stated = m_overrides.block ? m_overrides.block : m_file.number(layers, 4095);
        if (!m_overrides.block && stated && ofHook && *stated != *ofHook) {
            m_file.refuse(m_file.first(layers), message("%1, according to its hook", *ofHook));
        }
        if (stated || ofHook) {
            s.block.set(stated ? *stated : *ofHook,
                        m_overrides.block ? Provenance::User : Provenance::Config);
        } else {
            folder();
        }
        const bool patches = m_file.flag({"use_patches_only"}) || m_file.isSaev || s.family == "Overcomplete";
        s.tokens.set(m_file.flag({"cls_token_only"}) ? SaeTokens::Class
                         : patches                   ? SaeTokens::Patches
                                                     : SaeTokens::All,
                     Provenance::Config);
    }

    // The block from the folder's name, as in saev and sparsify: "layer_10", "layers.10".
    void folder()
    {
        for (const auto& part : Path(m_file.name)) {
            for (const char* before : {"layer_", "layers."}) {
                const std::string name = part.string();
                if (const auto number = name.rfind(before, 0) == 0 ? numberIn(name, before) : std::nullopt) {
                    m_sae.settings.block.set(*number, Provenance::Inferred);
                }
            }
        }
        if (m_sae.settings.block.value < 0) {
            ask(phrase("which block it reads"), phrase("--sae-block N (0 is the first)"));
        }
    }

    static std::optional<int> numberIn(const std::string& text, std::string_view before)
    {
        const auto at = text.find(before);
        if (at == std::string::npos) {
            return std::nullopt;
        }
        const std::size_t from = at + before.size();
        return wholeNumber(
            std::string_view(text).substr(from, text.find_first_not_of("0123456789", from) - from));
    }

    SaeFile m_file;
    SaeOverrides m_overrides;
    Autoencoder m_sae;
};

} // namespace

std::string SaeOverrides::sourceOf(const Path& file) const
{
    std::string suffix;
    const auto add = [&](const char* key, const std::string& value) {
        suffix += (suffix.empty() ? "#" : ",") + std::string(key) + "=" + value;
    };
    if (block) {
        add("block", std::to_string(*block));
    }
    if (k) {
        add("k", std::to_string(*k));
    }
    if (code) {
        add("code", wordOf(*code));
    }
    return file.string() + suffix;
}

std::pair<Path, SaeOverrides> SaeOverrides::parse(const std::string& source)
{
    const std::size_t mark = source.rfind('#');
    SaeOverrides overrides;
    std::string_view rest =
        mark == std::string::npos ? std::string_view() : std::string_view(source).substr(mark + 1);
    while (!rest.empty()) {
        const std::string_view item = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(rest.size(), item.size() + 1));
        const std::string_view key = item.substr(0, item.find('='));
        const std::string_view value = item.substr(std::min(item.size(), key.size() + 1));
        if (key == "code") {
            overrides.code = enumNamed<SaeCode>(value);
        } else if (key == "k" || key == "block") {
            (key == "k" ? overrides.k : overrides.block) = wholeNumber(value);
        } else {
            return {source, {}}; // a file name that contains '#'
        }
    }
    return {mark == std::string::npos ? source : source.substr(0, mark), overrides};
}

Autoencoder readAutoencoder(const Path& path, const SaeOverrides& overrides, const CancelToken& cancel)
{
    return Reader(openSaeFile(path, cancel), overrides).read();
}

} // namespace hydra
