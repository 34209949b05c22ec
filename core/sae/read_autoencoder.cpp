// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sae/read_autoencoder.h"

#include "core/base/integer_list.h"
#include "core/base/printable.h"
#include "core/sae/sae_file.h"
#include "core/sae/sae_weights.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

namespace hydra {

namespace {

// What the configuration, or the user, says of the weights.
class Reader
{
public:
    Reader(SaeFile file, const SaeOverrides& overrides)
        : m_file(std::move(file))
        , m_overrides(overrides)
    { }

    Autoencoder read()
    {
        const std::string said = m_overrides.sourceOf("");
        m_sae.id =
            said.empty() ? m_file.id : sha256((m_file.id + said).data(), m_file.id.size() + said.size());
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
        const std::string kind =
            m_file.text({"cfg.activation.cls", "activation.cls", "cls", "trainer.dict_class", "dict_class",
                         "architecture", "activation_fn_str", "activation"});
        s.code.set(SaeCode::Relu, kind.empty() ? Provenance::Default : Provenance::Config);
        if (m_overrides.code) {
            s.code.set(*m_overrides.code, Provenance::User);
        } else if (m_sae.magnitude.defined()) {
            s.code.set(SaeCode::Gated, Provenance::Inferred);
        } else {
            named(kind);
        }
        largest();
        limits();
        transform();
    }

    void named(const std::string& said)
    {
        SaeSettings& s = m_sae.settings;
        std::string kind = said; // of ViT-Prisma "standard" says nothing of the activation
        if (const std::string prisma = m_file.text({"activation_fn_str"});
            !prisma.empty() && (kind == "standard" || kind.empty())) {
            kind = prisma;
        }
        static const std::map<SaeCode, std::set<std::string>> words{
            {SaeCode::Relu,
             {"Relu", "relu", "standard", "AutoEncoder", "AutoEncoderNew", "SparseAutoencoderConfig",
              "transcoder", "skip_transcoder", "ReLU", "matryoshka"}},
            {SaeCode::SignedTopK, {"TopK"}}, // saev
            {SaeCode::TopK, {"topk", "top-k", "AutoEncoderTopK"}},
            {SaeCode::Threshold,
             {"BatchTopK", "batchtopk", "BatchTopKSAE", "MatryoshkaBatchTopKSAE", "matryoshka_batchtopk",
              "JumpReluAutoEncoder", "JumpRelu", "jumprelu", "jumprelu_transcoder"}},
            {SaeCode::Gated, {"gated", "GatedAutoEncoder", "GatedSAE"}}};
        if (!kind.empty()) {
            const auto found = std::find_if(words.begin(), words.end(),
                                            [&](const auto& each) { return each.second.count(kind) > 0; });
            if (found == words.end()) {
                throw inputError(m_file.name, ": its activation is ", printable(kind),
                                 "; ReLU, TopK, BatchTopK, JumpReLU and gated ones are known");
            }
            s.code.set(found->first, Provenance::Config);
            return;
        }
        if (s.family == "sparsify") {
            s.code.set(SaeCode::TopK, Provenance::Default);
        } else if (s.family == "Overcomplete") {
            s.code.set(m_sae.threshold.defined() ? SaeCode::Threshold : SaeCode::TopK, Provenance::Inferred);
        } else if (m_file.has("threshold") && m_file.has("k")) {
            ask("whether the largest k or all above a threshold are kept", "--sae-code topk or threshold",
                {"topk", "threshold"});
        } else if (m_file.has("threshold")) {
            s.code.set(SaeCode::Threshold, Provenance::Inferred);
        }
    }

    // OPTION: --sae-block and how it is given.
    [[noreturn]] void ask(const char* what, const std::string& option,
                          std::vector<std::string> choices = {}) const
    {
        Error error = usageError(m_file.name, ": the file does not say ", what, "; say it with ", option);
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
        } else if (const auto said = m_file.number({"cfg.activation.params.top_k", "cfg.top_k", "trainer.k",
                                                    "k", "activation_fn_kwargs.k", "top_k"},
                                                   SaeFile::mostFeatures)) {
            s.k.set(*said, Provenance::Config);
        } else if (m_file.has("k")) {
            const at::Tensor& k = m_file.tensors.at("k");
            s.k.set(k.numel() == 1 ? static_cast<int>(k.item<double>()) : 0, Provenance::File);
        } else if (m_file.isSaev && m_file.schema <= 1) {
            s.k.set(32, Provenance::Default); // of its first TopK files
        } else {
            ask("how many features of a token are kept", "--sae-k N");
        }
        if (s.k.value < 1 || s.k.value > m_sae.features()) {
            throw inputError(m_file.name, ": keeps ", s.k.value, " features of a token; expected 1 to ",
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
                    throw inputError(m_file.name, ": ", name, " is not finite");
                }
                return;
            }
        }
        throw inputError(m_file.name,
                         ": its activation keeps what is above a threshold, which is missing: "
                         "the tensor threshold or activation.threshold");
    }

    // What happens to tokens before the encoder.
    void transform()
    {
        SaeSettings& s = m_sae.settings;
        const std::string norm = m_file.text({"normalize_activations"});
        s.norm.set(norm == "layer_norm"                  ? SaeNorm::Layer
                       : norm == "constant_norm_rescale" ? SaeNorm::Length
                                                         : SaeNorm::None,
                   norm.empty() ? Provenance::Default : Provenance::Config);
        if (norm == "expected_average_only_in") {
            throw inputError(m_file.name,
                             ": scales tokens by a number that it does not hold "
                             "(normalize_activations); save it with that number folded in");
        }
        s.transcoder = m_sae.skip.defined() || m_file.text({"transcode", "is_transcoder"}) == "true"
            || m_file.text({"architecture"}).find("transcoder") != std::string::npos;
        const std::string centred = m_file.text({"apply_b_dec_to_input"});
        bool subtracts = s.family != "Overcomplete" && !(s.family == "sparsify" && s.transcoder);
        if (m_file.isSaev) {
            subtracts = m_file.schema <= 1;
        } else if (!centred.empty()) {
            subtracts = centred == "true";
        }
        s.centred.set(subtracts,
                      m_file.isSaev         ? Provenance::Default
                          : centred.empty() ? Provenance::Inferred
                                            : Provenance::Config);
        m_sae.inputBias = subtracts ? m_sae.decoderBias : at::Tensor();
        if (const at::Tensor out = m_file.takeIf("b_dec_out", {m_sae.width()}); out.defined()) {
            m_sae.decoderBias = out;
        }
    }

    // Which tokens of which block.
    void place()
    {
        SaeSettings& s = m_sae.settings;
        const std::string hook = m_file.text({"hook_name", "metadata.hook_name"});
        const std::string part = m_file.text({"layer_subtype", "trainer.submodule_name"});
        for (const std::string& each : {hook, part}) {
            const bool known = each.empty() || each.find("resid_post") != std::string::npos
                || each.find("residual") != std::string::npos;
            if (!known) {
                throw inputError(m_file.name, ": reads ", printable(each),
                                 "; expected the output of a block (hook_resid_post)");
            }
        }
        if (m_overrides.block) {
            s.block.set(*m_overrides.block, Provenance::User);
        } else if (const auto said = m_file.number(
                       {"hook_point_layer", "trainer.layer", "layer", "hook_layer", "block_layer"}, 4095)) {
            s.block.set(*said, Provenance::Config);
        } else if (const auto inHook = numberIn(hook, "blocks.")) {
            s.block.set(*inHook, Provenance::Config);
        } else {
            folder();
        }
        const bool patches =
            m_file.isSaev || m_file.text({"use_patches_only"}) == "true" || s.family == "Overcomplete";
        s.tokens.set(m_file.text({"cls_token_only"}) == "true" ? SaeTokens::Class
                         : patches                             ? SaeTokens::Patches
                                                               : SaeTokens::All,
                     Provenance::Config);
    }

    // As saev and sparsify name the folder of a block: "layer_10", "layers.10".
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
            ask("which block it reads", "--sae-block N (0 is the first)");
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
    std::string said;
    const auto add = [&](const char* key, const std::string& value) {
        said += (said.empty() ? "#" : ",") + std::string(key) + "=" + value;
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
    return file.string() + said;
}

std::pair<Path, SaeOverrides> SaeOverrides::parse(const std::string& source)
{
    const std::size_t mark = source.rfind('#');
    SaeOverrides said;
    std::string_view rest =
        mark == std::string::npos ? std::string_view() : std::string_view(source).substr(mark + 1);
    while (!rest.empty()) {
        const std::string_view item = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(rest.size(), item.size() + 1));
        const std::string_view key = item.substr(0, item.find('='));
        const std::string_view value = item.substr(std::min(item.size(), key.size() + 1));
        if (key == "code") {
            said.code = enumNamed<SaeCode>(value);
        } else if (key == "k" || key == "block") {
            (key == "k" ? said.k : said.block) = wholeNumber(value);
        } else {
            return {source, {}}; // a name with that mark
        }
    }
    return {mark == std::string::npos ? source : source.substr(0, mark), said};
}

Autoencoder readAutoencoder(const Path& path, const SaeOverrides& overrides, const CancelToken& cancel)
{
    return Reader(openSaeFile(path, cancel), overrides).read();
}

} // namespace hydra
