// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/infer_config.h"

#include "core/base/error.h"
#include "core/format/shape_text.h"
#include "core/model/imagenet_names.h"
#include "core/model/labels.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <numeric>

namespace hydra {

namespace {

constexpr int mostDepth = 1000;
constexpr int mostWidth = 65'536; // of embedding and MLP
constexpr int mostClasses = 1'000'000;
constexpr int mostPatch = limits::patch;
constexpr int mostPositions = 1 << 20;
constexpr int mostRegisters = 1024;

// A guess: the widths whose heads are mostly not 64 wide are those of ViT-SO400M, -H, -g and -G.
int usualHeads(int width)
{
    for (const auto& [each, heads] :
         {std::pair(1152, 16), std::pair(1280, 16), std::pair(1408, 16), std::pair(1664, 16)}) {
        if (width == each) {
            return heads;
        }
    }
    return width % 64 == 0 ? width / 64 : 0; // so in ViT, DeiT, HydraViT and DINOv2 of every size
}

// Every H that divides the width and leaves a head at least 4 features.
std::vector<std::string> headCountsOf(int width)
{
    std::vector<std::string> counts;
    for (int heads = 1; heads <= width / 4; ++heads) {
        if (width % heads == 0) {
            counts.push_back(std::to_string(heads));
        }
    }
    return counts;
}

// Every grid of PATCHES patches as "HEIGHTxWIDTH" in pixels, the squarest first.
std::vector<std::string> gridsOf(int patches, int patch)
{
    std::vector<std::string> grids;
    for (int rows = static_cast<int>(std::sqrt(patches)); rows >= 1 && grids.size() < 40; --rows) {
        if (patches % rows == 0) {
            const int cols = patches / rows;
            grids.push_back(join(rows * patch, "x", cols * patch));
            if (rows != cols) {
                grids.push_back(join(cols * patch, "x", rows * patch));
            }
        }
    }
    return grids;
}

int squareRoot(int value) // 0 where it is not whole
{
    const int root = value > 0 ? static_cast<int>(std::lround(std::sqrt(value))) : 0;
    return root * root == value ? root : 0;
}

class Inference
{
public:
    Inference(const NamedTensors& tensors, const Facts& facts, const ModelOverrides& user,
              const std::string& file, std::vector<std::string>& notes)
        : m_tensors(tensors)
        , m_facts(facts)
        , m_user(user)
        , m_file(file)
        , m_notes(notes)
    { }

    VitConfig run()
    {
        readTokens();
        readBlocks();
        readHeads();
        readImageSize();
        readClassifier();
        inferPreprocessing(m_config, m_facts, m_user, m_file);
        readTraining();
        if (!m_headsNote.empty()) {
            m_notes.push_back(m_headsNote); // after what was found in the file
        }
        return m_config;
    }

private:
    using Keys = Metadata::Keys;

    [[nodiscard]] bool has(const std::string& name) const { return m_tensors.count(name) != 0; }

    const at::Tensor& tensor(const std::string& name, std::int64_t dimensions) const
    {
        const auto found = m_tensors.find(name);
        if (found == m_tensors.end()) {
            throw inputError(
                m_file, ": no tensor ", printable(name), "; expected a Vision Transformer in timm's names",
                m_tensors.empty() ? std::string() : ", found e.g. " + printable(m_tensors.begin()->first));
        }
        if (found->second.dim() != dimensions) {
            throw inputError(m_file, ": tensor ", printable(name), ": expected ", dimensions,
                             " dimensions, found ", shapeText(found->second.sizes()));
        }
        return found->second;
    }

    int side(const std::string& name, std::int64_t dimensions, std::int64_t dimension, int most) const
    {
        const std::int64_t size = tensor(name, dimensions).size(dimension);
        if (size < 1 || size > most) {
            throw inputError(m_file, ": tensor ", printable(name), " has shape ",
                             shapeText(tensor(name, dimensions).sizes()), "; expected side ", dimension,
                             " from 1 to ", most);
        }
        return static_cast<int>(size);
    }

    [[nodiscard]] std::optional<Known<int>> integer(Keys keys, int least, int most) const
    {
        return m_facts.first([&](const Metadata& words) { return words.integer(keys, least, most); });
    }

    [[nodiscard]] std::optional<Known<double>> number(Keys keys, double least, double most) const
    {
        return m_facts.first([&](const Metadata& words) { return words.number(keys, least, most); });
    }

    // A shape cannot be argued with: what user and files say may only confirm it.
    [[nodiscard]] Known<int> confirmed(int shape, const char* what, const std::optional<int>& user, Keys keys,
                                       int most) const
    {
        if (user && *user != shape) {
            throw inputError(m_file, ": ", what, " ", *user, " was asked for, but the tensors have ", shape);
        }
        for (const Facts::Layer& layer : m_facts.layers()) {
            const auto said = layer.words.integer(keys, 0, most);
            if (said && *said != shape) {
                throw inputError(layer.words.file(), ": metadata says ", what, " ", *said,
                                 ", but the tensors have ", shape);
            }
        }
        return choose<int>(user, integer(keys, 0, most), shape, 0);
    }

    void readTokens()
    {
        m_config.embedDim = confirmed(side("patch_embed.proj.weight", 4, 0, mostWidth), "embed_dim", {},
                                      {"embed_dim", "hidden_size"}, mostWidth);
        m_config.patchSize = confirmed(side("patch_embed.proj.weight", 4, 3, mostPatch), "patch_size",
                                       m_user.patchSize, {"patch_size"}, mostPatch);
        m_config.classToken.set(has("cls_token"), Provenance::Inferred);
        m_config.distToken.set(has("dist_token"), Provenance::Inferred);
        m_config.registerTokens = confirmed(has("reg_token") ? side("reg_token", 3, 1, mostRegisters) : 0,
                                            "register_tokens", {}, {"register_tokens"}, mostRegisters);
        m_config.preNorm.set(has("norm_pre.weight"), Provenance::Inferred);
    }

    void readBlocks()
    {
        int depth = 0;
        for (const auto& [name, unused] : m_tensors) {
            constexpr const char* prefix = "blocks.";
            int index = -1;
            if (name.compare(0, std::strlen(prefix), prefix) == 0) {
                const char* digits = name.data() + std::strlen(prefix);
                const auto [end, failed] = std::from_chars(digits, name.data() + name.size(), index);
                if (failed != std::errc() || *end != '.' || index < 0 || index >= mostDepth) {
                    throw inputError(m_file, ": tensor ", printable(name), ": expected a block number below ",
                                     mostDepth);
                }
            }
            depth = std::max(depth, index + 1);
        }
        if (depth == 0) {
            throw inputError(
                m_file, ": no tensor named 'blocks.0...'; expected a Vision Transformer in timm's names");
        }
        m_config.depth = confirmed(depth, "depth", {}, {"depth", "num_hidden_layers"}, mostDepth);
        m_config.mlpHidden = confirmed(side("blocks.0.mlp.fc1.weight", 2, 0, mostWidth * 8), "mlp_hidden", {},
                                       {"mlp_hidden", "intermediate_size"}, mostWidth * 8);
        m_config.qkvBias.set(has("blocks.0.attn.qkv.bias") || has("blocks.0.attn.wq.bias"),
                             Provenance::Inferred);
        m_config.qkNorm.set(has("blocks.0.attn.q_norm.weight") || has("blocks.0.attn.k_norm.weight"),
                            Provenance::Inferred);
        m_config.layerScale.set(has("blocks.0.ls1.gamma"), Provenance::Inferred);
        m_config.activation = choose<Activation>(
            m_user.activation, m_facts.first([](const Metadata& words) { return words.activation(); }), {},
            Activation::Gelu);
        m_config.normEps = choose<double>(
            m_user.normEps, number({"norm_eps", "layer_norm_eps"}, limits::normEps.low, limits::normEps.high),
            {}, 1e-6);
        const auto position =
            m_facts.first([](const Metadata& words) { return words.text({"norm_position"}); });
        if (position && position->value != name(NormPosition::Pre)) {
            throw inputError(m_file, ": norms stand ", printable(position->value),
                             " attention and MLP: expected pre; others are not run here");
        }
        m_config.normPosition.set(NormPosition::Pre,
                                  m_user.architecture ? Provenance::User
                                      : position      ? position->from
                                                      : Provenance::Default);
        m_config.qkScale = choose<double>({}, number({"qk_scale"}, 0, 1e6), {}, 0.0);
    }

    // H = D / d, which no shape tells but that of a norm per head.
    void readHeads()
    {
        const int width = m_config.embedDim;
        const auto heads = integer({"num_heads", "num_attention_heads"}, 1, mostWidth);
        auto headDim = integer({"head_dim"}, 1, mostWidth);
        if (m_config.qkNorm) {
            headDim = Known<int>{side("blocks.0.attn.q_norm.weight", 1, 0, mostWidth), Provenance::Inferred};
        } else if (!heads && !headDim && has("heads.1.weight")) { // of the sub-network of one head
            headDim = Known<int>{side("heads.1.weight", 2, 1, mostWidth), Provenance::Inferred};
        }
        if (m_user.numHeads) {
            m_config.numHeads.set(*m_user.numHeads, Provenance::User);
        } else if (heads) {
            m_config.numHeads = *heads;
        } else if (headDim && width % *headDim == 0) {
            m_config.numHeads.set(width / *headDim, Provenance::Inferred);
        } else if (const int usual = usualHeads(width); usual > 0) {
            m_config.numHeads.set(usual, Provenance::Default);
            m_headsNote =
                join("the file does not say how many heads this model has: ", usual, " of ", width / usual,
                     " features are assumed. With a wrong number the model runs, but its output is "
                     "meaningless. Set it with --num-heads or in the Model panel");
        } else {
            throw inputError(m_file,
                             ": the file does not say how many heads this model has, and its width of ",
                             width, " is not a multiple of the usual 64 per head; set --num-heads")
                .asking({"num-heads", headCountsOf(width)});
        }
        const int count = m_config.numHeads;
        if (count < 1 || width % count != 0) {
            const Error wrong = inputError(m_file, ": ", count, " heads (", name(m_config.numHeads.from),
                                           ") do not divide the width of ", width, "; set --num-heads");
            throw m_user.numHeads ? wrong : Error(wrong).asking({"num-heads", headCountsOf(width)});
        }
        const int dim = width / count;
        if (headDim && *headDim != dim && (!m_user.numHeads || m_config.qkNorm)) {
            throw inputError(m_file, ": ", m_config.qkNorm ? "the tensors say" : "metadata says",
                             " head_dim ", headDim->value, ", but ", count, " heads of a width of ", width,
                             " have ", dim);
        }
        const Provenance counted = m_config.numHeads.from;
        m_config.headDim.set(dim,
                             headDim && *headDim == dim           ? headDim->from
                                 : counted == Provenance::Default ? counted
                                                                  : Provenance::Inferred);
    }

    [[nodiscard]] bool fits(std::pair<int, int> size, int positions) const
    {
        const auto [height, width] = size;
        const int patch = m_config.patchSize;
        const std::int64_t patches = std::int64_t(height / patch) * (width / patch);
        return height >= patch && width >= patch && height % patch == 0 && width % patch == 0
            && (patches + m_config.prefixTokens() == positions || patches == positions);
    }

    void readImageSize()
    {
        using Size = std::pair<int, int>;
        const int positions = side("pos_embed", 3, 1, mostPositions);
        const int prefix = m_config.prefixTokens();
        const int patch = m_config.patchSize;
        const int with = squareRoot(positions - prefix);
        const int rows = with > 0 ? with : squareRoot(positions);
        const int square = rows * patch; // pixels; 0 where the positions make no square grid
        const auto guess = square > 0 ? std::optional(Size(square, square)) : std::nullopt;
        std::optional<Size> user;
        if (m_user.imageSize) {
            user.emplace(*m_user.imageSize, m_user.imageWidth.value_or(*m_user.imageSize));
        }
        auto said = m_facts.first([](const Metadata& words) { return words.imageSize(); });
        if (said && said->from == Provenance::Config && square > 0 && !fits(said->value, positions)) {
            m_notes.push_back(join("the configuration says ", said->value.first, "x", said->value.second,
                                   " pixels, but the position embedding was made for ", square, "x", square));
            said.reset();
        }
        if (!user && !said && !guess) {
            throw inputError(m_file, ": pos_embed has ", positions, " positions and ", prefix,
                             " prefix tokens, which do not form a square grid of patches; set --image-size "
                             "HEIGHTxWIDTH, or img_size as \"HEIGHT,WIDTH\" in the file's metadata")
                .asking({"image-size", gridsOf(positions - prefix, patch)});
        }
        const Known<Size> size = choose<Size>(user, said, guess, {});
        const auto [height, width] = size.value;
        if (!fits(size.value, positions)) {
            throw inputError(m_file, ": image size ", height, "x", width, " (", name(size.from),
                             ") does not fit pos_embed with ", positions, " positions, ", prefix,
                             " prefix tokens and patches of ", patch,
                             " pixels; another size than the model's own is chosen when it is run");
        }
        m_config.imageHeight.set(height, size.from);
        m_config.imageWidth.set(width, size.from);
        m_config.posEmbedCoversPrefix.set(m_config.patches() + prefix == positions, Provenance::Inferred);
    }

    // The kinds that have weights of their own are told by these: "super@0;super@1;...".
    [[nodiscard]] std::optional<std::string> planOfTensors() const
    {
        std::string plan;
        for (int i = 0; i < m_config.depth; ++i) {
            const std::string block = "blocks." + std::to_string(i) + ".attn.";
            if (has(block + "wq.weight") && !has(block + "qkv.weight")) {
                const char* const kind = has(block + "wa.weight") ? "super"
                    : has(block + "wk.weight")                    ? "optimised"
                                                                  : "efficient";
                plan += (plan.empty() ? "" : ";") + std::string(kind) + "@" + std::to_string(i);
            }
        }
        return plan.empty() ? std::nullopt : std::optional(plan);
    }

    void readClassifier()
    {
        const bool classifies = has("head.weight") || has("head.bias");
        if (classifies) { // of the two, the one that is missing is missed with all other tensors
            const bool weight = has("head.weight");
            m_config.numClasses =
                confirmed(side(weight ? "head.weight" : "head.bias", weight ? 2 : 1, 0, mostClasses),
                          "num_classes", {}, {"num_classes"}, mostClasses);
        } else {
            m_config.numClasses.set(0, Provenance::Inferred);
            m_notes.emplace_back("a backbone without a classifier: attention, rollout and tokens are "
                                 "available; relevance maps need a class");
        }
        m_config.embeds = choose<bool>(
            {}, m_facts.first([](const Metadata& words) { return words.flag({"embeds"}); }), {}, false);
        const bool wide =
            has("head.weight") && tensor("head.weight", 2).size(1) == 2 * std::int64_t(m_config.embedDim);
        const bool average = has("fc_norm.weight") || !m_config.classToken;
        const Pool usual = wide ? Pool::TokenAndAverage : average ? Pool::Average : Pool::Token;
        m_config.pool =
            choose<Pool>(m_user.pool, m_facts.first([](const Metadata& words) { return words.pool(); }),
                         usual == Pool::Token ? std::nullopt : std::optional(usual), Pool::Token);
        if (m_config.pool != Pool::Average && !m_config.classToken) {
            throw inputError(m_file, ": pooling by class token (", name(m_config.pool.from),
                             "), but the file has no 'cls_token'; expected avg");
        }
        if (m_config.distToken && classifies && !has("head_dist.weight")) {
            m_notes.emplace_back("the distillation token has no classifier; only the class token's is used");
        }
        readClassNames();
    }

    void readClassNames()
    {
        using Names = std::vector<std::string>;
        const bool named = m_config.numClasses > 0 && !m_config.embeds;
        const auto user = m_user.labels ? std::optional(readLabels(*m_user.labels)) : std::nullopt;
        const auto guess =
            named && m_config.numClasses == 1000 ? std::optional(imagenetNames()) : std::nullopt;
        const auto wrongCount = [&](const Names& names) {
            return !names.empty() && names.size() != static_cast<std::size_t>(m_config.numClasses);
        };
        auto said = m_facts.first([](const Metadata& words) { return words.classNames(); });
        if (!named) {
            said.reset(); // what is named are no outputs of this network
        } else if (said && said->from == Provenance::Config && wrongCount(*said)) {
            m_notes.push_back(join("the configuration names ", said->value.size(),
                                   " classes, but the classifier has ", m_config.numClasses.value,
                                   "; the names were not used"));
            said.reset();
        }
        m_config.classNames = choose<Names>(user, said, guess, {});
        if (wrongCount(m_config.classNames)) {
            throw inputError(m_user.labels ? *m_user.labels : m_file, ": ", m_config.classNames.value.size(),
                             " class names, but the classifier has ", m_config.numClasses.value, " classes");
        }
    }

    void readTraining()
    {
        using Heads = std::vector<int>;
        const int most = m_config.numHeads;
        const auto text = [&](Keys keys) {
            return m_facts.first([&](const Metadata& words) { return words.text(keys); });
        };
        const auto said =
            m_facts.first([&](const Metadata& words) { return words.integers({"trained_heads"}, 1, most); });
        auto stated = text({"architecture", "arch"});
        if (m_user.architecture) {
            stated.reset();
            if (*m_user.architecture != "plain") {
                stated = Known<std::string>{*m_user.architecture, Provenance::User};
            }
        }
        std::optional<Heads> guess;
        if (stated && stated->value.find("hydravit") != std::string::npos && most >= 3) {
            guess = Heads(static_cast<std::size_t>(most - 2));
            std::iota(guess->begin(), guess->end(), 3); // as its authors train it
        }
        m_config.trainedHeads = choose<Heads>(m_user.trainedHeads, said, guess, {most});
        Heads& heads = m_config.trainedHeads.value;
        std::sort(heads.begin(), heads.end());
        heads.erase(std::unique(heads.begin(), heads.end()), heads.end());
        if (heads.empty() || heads.front() < 1 || heads.back() > most) {
            throw inputError(m_file, ": trained heads (", name(m_config.trainedHeads.from),
                             "): expected some of 1 to ", most);
        }
        m_config.attentionPlan = choose<std::string>({}, text({"attention"}), planOfTensors(), "");
        const std::string kind = heads.size() > 1 ? "hydravit" : m_config.distToken ? "deit" : "vit";
        m_config.architecture = choose<std::string>({}, stated, kind, "");
    }

    const NamedTensors& m_tensors;
    const Facts& m_facts;
    const ModelOverrides& m_user;
    const std::string& m_file;
    std::vector<std::string>& m_notes;
    std::string m_headsNote;
    VitConfig m_config;
};

} // namespace

VitConfig inferConfig(const NamedTensors& tensors, const Facts& facts, const ModelOverrides& overrides,
                      const std::string& file, std::vector<std::string>& notes)
{
    return Inference(tensors, facts, overrides, file, notes).run();
}

} // namespace hydra
