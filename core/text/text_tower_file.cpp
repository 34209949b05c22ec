// SPDX-License-Identifier: GPL-3.0-or-later
// Tensor names of the text towers' formats, and settings from the configuration beside the file.
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/format/raw_checkpoint.h"
#include "core/format/shape_text.h"
#include "core/format/tensor_view.h"
#include "core/text/text_tower.h"

#include <ATen/ATen.h>

#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

constexpr std::int64_t mostTextWidth = 16'384, mostContext = 4096, mostIds = 1 << 20;
constexpr int mostBlocks = 200, usualHeadDim = 64;

struct TowerNames
{
    const char *embedding, *positions, *norm, *projection, *blocks, *norm1, *norm2, *out, *fc1, *fc2;
    const char* qkv; // q, k and v as one matrix, name without "weight"; null: three matrices
    bool fromRight; // the projection is [Dt,E]
    bool siglip = false; // a projection with bias, no mask, reads the last row
};

constexpr TowerNames openAiTower{"token_embedding.weight",
                                 "positional_embedding",
                                 "ln_final",
                                 "text_projection",
                                 "transformer.resblocks.",
                                 "ln_1",
                                 "ln_2",
                                 "attn.out_proj",
                                 "mlp.c_fc",
                                 "mlp.c_proj",
                                 "attn.in_proj_",
                                 true};
constexpr TowerNames huggingFaceTower{"text_model.embeddings.token_embedding.weight",
                                      "text_model.embeddings.position_embedding.weight",
                                      "text_model.final_layer_norm",
                                      "text_projection.weight",
                                      "text_model.encoder.layers.",
                                      "layer_norm1",
                                      "layer_norm2",
                                      "self_attn.out_proj",
                                      "mlp.fc1",
                                      "mlp.fc2",
                                      nullptr,
                                      false};
constexpr TowerNames dinoTxtTower{"backbone.token_embedding.weight",
                                  "backbone.positional_embedding",
                                  "backbone.ln_final",
                                  "head.linear_projection.weight",
                                  "backbone.blocks.",
                                  "attention_norm",
                                  "ffn_norm",
                                  "attention.proj",
                                  "feed_forward.fc1",
                                  "feed_forward.fc2",
                                  "attention.qkv.",
                                  false};

// The names of SigLIP's projection, which has a bias: open_clip's and timm's, or Hugging Face's.
TowerNames ofSiglip(TowerNames names)
{
    names.projection = names.qkv != nullptr ? "text_projection.weight" : "text_model.head.weight";
    names.fromRight = false;
    names.siglip = true;
    return names;
}

bool nameEnds(const std::string& text, const std::string& with)
{
    return text.size() >= with.size() && text.compare(text.size() - with.size(), with.size(), with) == 0;
}

// Returns the prefix of the tower's names; empty if TENSORS have no such tower.
std::optional<std::string> prefixOf(const NamedTensors& tensors, const TowerNames& names)
{
    std::optional<std::string> found;
    for (const auto& [name, unused] : tensors) {
        if (!nameEnds(name, names.embedding)) {
            continue;
        }
        const std::string prefix = name.substr(0, name.size() - std::string(names.embedding).size());
        const bool whole = (prefix.empty() || prefix.back() == '.')
            && (&names != &dinoTxtTower
                || tensors.count(join(prefix, names.blocks, "0.", names.norm1, ".weight")) > 0
                || tensors.count(prefix + names.projection) > 0); // else it is CLIP's, after "backbone."
        if (whole && tensors.count(prefix + names.positions) > 0
            && (!found || prefix.size() < found->size())) {
            found = prefix;
        }
    }
    return found;
}

class TowerReader
{
public:
    TowerReader(const NamedTensors& tensors, std::string prefix, const TowerNames& names, std::string file)
        : m_tensors(tensors)
        , m_prefix(std::move(prefix))
        , m_names(names)
        , m_file(std::move(file))
    { }

    [[nodiscard]] bool has(const std::string& name) const { return m_tensors.count(m_prefix + name) > 0; }

    // Returns a tensor of SHAPE, -1 for any size; float32, contiguous, finite.
    [[nodiscard]] at::Tensor take(const std::string& name, const std::vector<std::int64_t>& shape) const
    {
        const auto found = m_tensors.find(m_prefix + name);
        if (found == m_tensors.end()) {
            throw inputError("%1: the text tower has no tensor %2", m_file, printable(m_prefix + name));
        }
        const at::Tensor& stored = found->second;
        bool fits = stored.dim() == static_cast<std::int64_t>(shape.size())
            && at::isFloatingType(stored.scalar_type());
        for (std::size_t i = 0; fits && i < shape.size(); ++i) {
            fits = shape[i] < 0 || stored.size(static_cast<std::int64_t>(i)) == shape[i];
        }
        if (!fits) {
            throw inputError("%1: tensor %2: expected floating point %3 (-1: any), found %4 %5", m_file,
                             printable(found->first), shapeText(shape), c10::toString(stored.scalar_type()),
                             shapeText(stored.sizes()));
        }
        at::Tensor plain = stored.to(at::kFloat).contiguous();
        if (!std::isfinite(plain.sum(at::kDouble).item<double>())) {
            throw inputError("%1: tensor %2 holds NaN or infinity", m_file, printable(found->first));
        }
        return plain;
    }

    [[nodiscard]] NormView norm(const std::string& name, std::int64_t width) const
    {
        return {take(name + ".weight", {width}), take(name + ".bias", {width})};
    }

    [[nodiscard]] LinearView linear(const std::string& name, std::int64_t out, std::int64_t in) const
    {
        return {take(name + ".weight", {out, in}), take(name + ".bias", {out})};
    }

    [[nodiscard]] BlockWeights block(int index, std::int64_t width) const
    {
        const std::string at = m_names.blocks + std::to_string(index) + '.';
        BlockWeights w;
        w.norm1 = norm(at + m_names.norm1, width);
        w.norm2 = norm(at + m_names.norm2, width);
        if (m_names.qkv != nullptr) {
            const std::string qkv = at + m_names.qkv;
            w.qkv.weight = take(qkv + "weight", {3 * width, width});
            if (&m_names != &dinoTxtTower || has(qkv + "bias")) {
                w.qkv.bias = take(qkv + "bias", {3 * width});
            }
        } else {
            std::vector<at::Tensor> weights, biases;
            for (const char* part : {"self_attn.q_proj", "self_attn.k_proj", "self_attn.v_proj"}) {
                const LinearView one = linear(at + part, width, width);
                weights.push_back(one.weight);
                biases.push_back(one.bias);
            }
            w.qkv = {at::cat(weights, 0), at::cat(biases, 0)};
        }
        w.projection = linear(at + m_names.out, width, width);
        const std::int64_t hidden = take(at + m_names.fc1 + ".weight", {-1, width}).size(0);
        w.fc1 = linear(at + m_names.fc1, hidden, width);
        w.fc2 = linear(at + m_names.fc2, width, hidden);
        return w;
    }

private:
    const NamedTensors& m_tensors;
    std::string m_prefix;
    const TowerNames& m_names;
    std::string m_file;
};

// Returns why a file with text tensors is unsupported.
Message otherTower(const NamedTensors& tensors)
{
    for (const auto& [name, unused] : tensors) {
        if (name.find("text.transformer.embeddings.") != std::string::npos
            || name.find("bert.") != std::string::npos) {
            return phrase("its text tower is BERT or another unsupported one");
        }
    }
    return {};
}

Activation textActivation(const nlohmann::json& word, const std::string& file)
{
    for (const auto& [activation, known] :
         {std::pair(Activation::QuickGelu, "quick_gelu"), std::pair(Activation::Gelu, "gelu"),
          std::pair(Activation::GeluTanh, "gelu_new"),
          std::pair(Activation::GeluTanh, "gelu_pytorch_tanh")}) {
        if (word == known) {
            return activation;
        }
    }
    throw inputError(
        "%1: text_config.hidden_act: expected one of quick_gelu, gelu, gelu_new, gelu_pytorch_tanh, found %2",
        file, shown(word));
}

// Applies Hugging Face's config.json beside the file if it describes a text tower of this width.
void applyConfig(TextTower& tower, const Path& file)
{
    const Path beside = file.parent_path() / "config.json";
    std::error_code failed;
    if (!std::filesystem::is_regular_file(beside, failed)) {
        return;
    }
    const nlohmann::json config = readJson(beside);
    const auto text = config.is_object() ? config.find("text_config") : config.end();
    if (!config.is_object() || text == config.end()) {
        return;
    }
    if (!text->is_object()) {
        throw inputError("%1: text_config: expected an object { ... }, found %2", beside.string(),
                         shown(*text));
    }
    const auto number = [&](const char* key, double otherwise, double least, double most) {
        const auto found = text->find(key);
        if (found == text->end()) {
            return otherwise;
        }
        const double value = found->is_number() ? found->get<double>() : least - 1;
        if (!(value >= least && value <= most)) {
            throw inputError("%1: text_config.%2: expected a number from %3 to %4, found %5", beside.string(),
                             key, least, most, shown(*found));
        }
        return value;
    };
    // Defaults that configurations of CLIP and of SigLIP leave out.
    const double usualWidth = tower.causal ? 512 : 768, usualHeads = tower.causal ? 8 : 12;
    constexpr double mostEps = 0.1;
    if (number("hidden_size", usualWidth, 1, mostTextWidth) != tower.width) {
        return;
    }
    const double heads = number("num_attention_heads", usualHeads, 1, tower.width);
    if (heads != std::floor(heads) || tower.width % static_cast<int>(heads) != 0) {
        throw inputError("%1: text_config.num_attention_heads: expected a divisor of %2, found %3",
                         beside.string(), tower.width, heads);
    }
    tower.heads = static_cast<int>(heads);
    tower.eps = number("layer_norm_eps", tower.eps, 0, mostEps);
    if (const auto activation = text->find("hidden_act"); activation != text->end()) {
        tower.activation = textActivation(*activation, beside.string());
    }
}

// Returns the prefix of the tensors that both towers share.
std::string besideTower(std::string prefix)
{
    for (const char* own : {"text.", "text_model."}) {
        if (nameEnds(prefix, own)) {
            prefix.resize(prefix.size() - std::strlen(own));
        }
    }
    return prefix;
}

// Returns the tensors of dino.txt's vision head, as stored.
NamedTensors visionHeadOf(const NamedTensors& tensors, const std::string& prefix)
{
    const std::string front = besideTower(prefix) + "visual_model.head.";
    NamedTensors found;
    for (auto at = tensors.lower_bound(front);
         at != tensors.end() && at->first.compare(0, front.size(), front) == 0; ++at) {
        found.emplace(at->first.substr(front.size()), at->second);
    }
    return found;
}

// Returns the number NAME that the two towers share; empty if there is none.
std::optional<double> numberOf(const NamedTensors& tensors, const std::string& prefix, const char* name)
{
    for (const std::string& each : {prefix + name, besideTower(prefix) + name}) {
        const auto found = tensors.find(each);
        if (found != tensors.end() && found->second.numel() == 1
            && at::isFloatingType(found->second.scalar_type())) {
            return found->second.to(at::kDouble).item<double>();
        }
    }
    return std::nullopt;
}

double textScale(const NamedTensors& tensors, const std::string& prefix, TextTower& tower)
{
    constexpr double usual = 100; // the upper limit in training
    if (const auto stored = numberOf(tensors, prefix, "logit_scale")) {
        const double scale = std::exp(*stored);
        if (scale > 0 && scale <= 1e6) {
            return scale;
        }
    }
    tower.notes.emplace_back(
        phrase("the file has no logit_scale: cosines are multiplied by 100, as in trained CLIPs"));
    return usual;
}

// Reads what only SigLIP has.
void readSiglip(TextTower& tower, const TowerReader& reader, const NamedTensors& tensors,
                const std::string& prefix, std::int64_t features, const TowerNames& names,
                const std::string& file)
{
    std::string bias = names.projection;
    bias.replace(bias.rfind("weight"), std::string::npos, "bias");
    tower.projectionBias = reader.take(bias, {features});
    const auto stored = numberOf(tensors, prefix, "logit_bias");
    if (!stored || !(std::abs(*stored) <= 1e6)) {
        throw inputError(
            "%1: no prompts for this model: expected SigLIP's logit_bias, a number from -1e6 to 1e6", file);
    }
    tower.bias = *stored;
}

} // namespace

TextTower readTextTower(const Path& path, Activation activation, std::int64_t features,
                        std::optional<WeightSet> weights, const CancelToken& cancel)
{
    const RawCheckpoint raw = openRawCheckpoint(path, {}, cancel, weights);
    const std::string file = raw.file.string();
    const TowerNames* names = nullptr;
    std::optional<std::string> prefix;
    for (const TowerNames* each :
         {&dinoTxtTower, &openAiTower, &huggingFaceTower}) { // the most specific first
        if (!prefix) {
            names = each;
            prefix = prefixOf(raw.tensors, *each);
        }
    }
    const bool dinoTxt = names == &dinoTxtTower;
    const TowerNames siglip = ofSiglip(*names);
    if (prefix && raw.tensors.count(*prefix + names->projection) == 0
        && raw.tensors.count(*prefix + siglip.projection) > 0) {
        names = &siglip;
    }
    if (const Message why = otherTower(raw.tensors); !why.empty()) {
        throw inputError("%1: no prompts for this model: %2", file, why);
    }
    if (!prefix) {
        throw inputError("%1: no prompts for this model: the file has no text tower. A CLIP or SigLIP saved "
                         "with both towers has one (token_embedding or text_model)",
                         file);
    }
    const TowerReader reader(raw.tensors, *prefix, *names, file);
    if (!reader.has(names->projection)) {
        throw inputError("%1: no prompts for this model: its text tower has no projection (%2), without "
                         "which texts and pictures cannot be compared",
                         file, names->projection);
    }
    TextTower tower;
    tower.embedding = reader.take(names->embedding, {-1, -1});
    const std::int64_t width = tower.embedding.size(1);
    tower.positions = reader.take(names->positions, {-1, width});
    if (width < 1 || width > mostTextWidth || tower.embedding.size(0) > mostIds
        || tower.positions.size(0) > mostContext || tower.positions.size(0) < 2) {
        throw inputError(
            "%1: a text tower of width %2, %3 tokens and %4 positions: expected at most %5, %6 and %7", file,
            width, tower.embedding.size(0), tower.positions.size(0), mostTextWidth, mostIds, mostContext);
    }
    tower.width = static_cast<int>(width);
    tower.tokens = static_cast<int>(tower.embedding.size(0));
    tower.context = static_cast<int>(tower.positions.size(0));
    constexpr std::int64_t so400m = 1152; // 16 heads of 72
    tower.heads = width % usualHeadDim != 0 ? 1
        : names->siglip && width == so400m  ? 16
                                            : tower.width / usualHeadDim;
    tower.activation = dinoTxt ? Activation::Gelu : activation;
    tower.causal = !names->siglip;
    tower.eps = names->siglip ? 1e-6 : tower.eps;
    applyConfig(tower, raw.file);
    tower.norm = reader.norm(names->norm, width);
    for (int i = 0; i < mostBlocks && reader.has(join(names->blocks, i, '.', names->norm1, ".weight")); ++i) {
        cancel.check();
        tower.blocks.push_back(reader.block(i, width));
    }
    if (tower.blocks.empty()) {
        throw inputError("%1: the text tower has no block %20", file, names->blocks);
    }
    const at::Tensor projection = names->fromRight ? reader.take(names->projection, {width, features}).t()
                                                   : reader.take(names->projection, {features, width});
    tower.projection = projection.contiguous();
    if (names->siglip) {
        readSiglip(tower, reader, raw.tensors, *prefix, features, *names, file);
    }
    tower.scale = textScale(raw.tensors, *prefix, tower);
    tower.file = file;
    tower.visionHead = dinoTxt ? visionHeadOf(raw.tensors, *prefix) : NamedTensors();
    tower.files = filesUnder(raw.tensors);
    tower.files.requireUnchanged();
    return tower;
}

} // namespace hydra
