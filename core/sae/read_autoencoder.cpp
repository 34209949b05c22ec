// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sae/read_autoencoder.h"

#include "core/base/integer_list.h"
#include "core/base/printable.h"
#include "core/format/shape_text.h"
#include "core/sae/sae_file.h"

#include <ATen/ATen.h>

#include <array>
#include <string_view>

namespace hydra {

namespace {

constexpr int mostFeatures = 1 << 24, newestSchema = 5;

// How a project names an encoder, and whether it lies as [d,n]; a decoder, and whether as [d,n]; biases.
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
        throw inputError(file.name,
                         ": an MSAE of CLIP's pooled embedding; expected an autoencoder of a block's tokens");
    }
    throw inputError(
        file.name,
        ": no autoencoder that is known here: expected an encoder (W_enc or encoder.weight) and a "
        "decoder (W_dec or decoder.weight)");
}

std::string familyOf(const SaeFile& file)
{
    if (file.isSaev) {
        return "saev";
    }
    if (file.has("dictionary._weights")) {
        return "Overcomplete";
    }
    if (!file.text({"trainer.dict_class", "dict_class"}).empty() || file.has("decoder.weight")) {
        return "dictionary_learning";
    }
    if (file.has("encoder.weight")) {
        return "sparsify";
    }
    if (!file.text({"layer_subtype", "hook_point_layer"}).empty()) {
        return "ViT-Prisma";
    }
    return file.text({"block_layer"}).empty() ? "SAELens" : "PatchSAE";
}

// Turns configuration and tensors into one Autoencoder.
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
        archetypal();
        m_sae.settings.family = familyOf(m_file);
        schema();
        weights();
        code();
        place();
        return std::move(m_sae);
    }

private:
    void schema()
    {
        if (!m_file.isSaev) {
            return;
        }
        m_schema = m_file.number({"schema"}, 1'000'000).value_or(0);
        if (m_schema > newestSchema) {
            throw inputError(m_file.name, ": a saev file of schema ", m_schema, "; schemas up to ",
                             newestSchema, " are known");
        }
    }

    void weights()
    {
        const Layout& names = layoutOf(m_file);
        const at::Tensor& found = m_file.tensors.at(names.decoder);
        if (found.dim() != 2 || found.size(0) < 1 || found.size(1) < 1) {
            throw inputError(m_file.name, ": ", names.decoder, " should have two dimensions, it is ",
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
        m_sae.skip = m_file.takeIf("W_skip", {d, d});
        overcomplete();
        rescaled();
        for (const at::Tensor* each : {&m_sae.encoder, &m_sae.encoderBias, &m_sae.decoder}) {
            if (!each->isfinite().all().item<bool>()) {
                throw inputError(m_file.name, ": its weights are too large for float32 with its norms");
            }
        }
    }

    // Overcomplete's RA-SAE: rows of the dictionary are means of points C, weighted by W, and what is added.
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
        const at::Tensor added = m_file.take("dictionary.Relax", {n, d}); // as large as the product
        const at::Tensor w = m_file.take("dictionary.W", {n, points}).relu();
        m_file.tensors["dictionary._weights"] =
            at::mm(w / (w.sum(1, true) + 1e-8), m_file.take("dictionary.C", {points, d})) + added;
        m_archetypal = true;
    }

    // BatchNorm as it is at inference: a line for each feature.
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

    // D = rows(_weights)/norm e^multiplier; encoders of one layer alone.
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
                throw inputError(m_file.name, ": ", printable(name),
                                 ": an Overcomplete encoder of more than "
                                 "one layer; expected a linear one");
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

    // Codes that count the decoder's lengths: h |W_dec|, and a decoder of unit rows.
    void rescaled()
    {
        if (m_file.text({"rescale_acts_by_decoder_norm"}) != "true") {
            return;
        }
        const at::Tensor lengths = m_sae.decoder.norm(2, {1}, true).clamp_min(1e-12);
        m_sae.encoder = m_sae.encoder * lengths;
        m_sae.encoderBias = m_sae.encoderBias * lengths.flatten();
        m_sae.decoder = m_sae.decoder / lengths;
    }

    void claims(std::int64_t found, std::initializer_list<const char*> keys, const char* what) const
    {
        if (found > mostFeatures) {
            throw inputError(m_file.name, ": ", found, " ", what, "; at most ", mostFeatures, " are read");
        }
        const auto said = m_file.number(keys, 2'000'000'000);
        if (said && *said != found) {
            throw inputError(m_file.name, ": its configuration says ", what, " ", *said,
                             ", its tensors have ", found);
        }
    }

    void code()
    {
        SaeSettings& s = m_sae.settings;
        const std::string family = s.family;
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
        static const std::map<std::string, SaeCode> words{{"Relu", SaeCode::Relu},
                                                          {"relu", SaeCode::Relu},
                                                          {"standard", SaeCode::Relu},
                                                          {"AutoEncoder", SaeCode::Relu},
                                                          {"AutoEncoderNew", SaeCode::Relu},
                                                          {"SparseAutoencoderConfig", SaeCode::Relu},
                                                          {"TopK", SaeCode::SignedTopK}, // saev
                                                          {"topk", SaeCode::TopK},
                                                          {"top-k", SaeCode::TopK},
                                                          {"AutoEncoderTopK", SaeCode::TopK},
                                                          {"BatchTopK", SaeCode::Threshold},
                                                          {"batchtopk", SaeCode::Threshold},
                                                          {"BatchTopKSAE", SaeCode::Threshold},
                                                          {"MatryoshkaBatchTopKSAE", SaeCode::Threshold},
                                                          {"matryoshka_batchtopk", SaeCode::Threshold},
                                                          {"JumpReluAutoEncoder", SaeCode::Threshold},
                                                          {"JumpRelu", SaeCode::Threshold},
                                                          {"jumprelu", SaeCode::Threshold},
                                                          {"jumprelu_transcoder", SaeCode::Threshold},
                                                          {"transcoder", SaeCode::Relu},
                                                          {"skip_transcoder", SaeCode::Relu},
                                                          {"gated", SaeCode::Gated},
                                                          {"GatedAutoEncoder", SaeCode::Gated},
                                                          {"GatedSAE", SaeCode::Gated},
                                                          {"ReLU", SaeCode::Relu},
                                                          {"matryoshka", SaeCode::Relu}};
        if (!kind.empty()) {
            const auto found = words.find(kind);
            if (found == words.end()) {
                throw inputError(m_file.name, ": its activation is ", printable(kind),
                                 "; ReLU, TopK, BatchTopK, JumpReLU and gated ones are known");
            }
            s.code.set(found->second, Provenance::Config);
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
                                                   mostFeatures)) {
            s.k.set(*said, Provenance::Config);
        } else if (m_file.has("k")) {
            const at::Tensor& k = m_file.tensors.at("k");
            s.k.set(k.numel() == 1 ? static_cast<int>(k.item<double>()) : 0, Provenance::File);
        } else if (m_file.isSaev && m_schema <= 1) {
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
            subtracts = m_schema <= 1;
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
    bool m_archetypal = false; // the dictionary's rows are as long as they are
    Autoencoder m_sae;
    int m_schema = 0;
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
