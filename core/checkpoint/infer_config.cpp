// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/infer_config.h"

#include "core/base/error.h"
#include "core/checkpoint/imagenet_names.h"
#include "core/checkpoint/labels.h"
#include "core/checkpoint/printable.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>

namespace hydra {

namespace {

constexpr int mostDepth = 1000;
constexpr int mostWidth = 65'536; // of embedding and MLP
constexpr int mostClasses = 1'000'000;
constexpr int mostPatch = 1024;
constexpr int mostPositions = 1 << 20;
constexpr int mostRegisters = 1024;

// The first of: user, file, a guess that was made from the tensors, a default.
template<class T>
Known<T> choose(const std::optional<T>& user, const std::optional<T>& file, const std::optional<T>& guess,
                const T& fallback)
{
    if (user) {
        return {*user, Provenance::User};
    }
    if (file) {
        return {*file, Provenance::File};
    }
    return guess ? Known<T>{*guess, Provenance::Inferred} : Known<T>{fallback, Provenance::Default};
}

class Inference
{
public:
    Inference(const NamedTensors& tensors, const Metadata& metadata, const ModelOverrides& user,
              const std::string& file)
        : m_tensors(tensors)
        , m_metadata(metadata)
        , m_user(user)
        , m_file(file)
    { }

    VitConfig run()
    {
        readTokens();
        readBlocks();
        readHeads();
        readImageSize();
        readClassifier();
        readPreprocessing();
        readTraining();
        return m_config;
    }

private:
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

    // A shape cannot be argued with: what user and file say may only confirm it.
    Known<int> confirmed(int shape, const char* what, const std::optional<int>& user,
                         const std::optional<int>& file) const
    {
        if (user && *user != shape) {
            throw inputError(m_file, ": ", what, " ", *user, " was asked for, but the tensors have ", shape);
        }
        if (file && *file != shape) {
            throw inputError(m_file, ": metadata says ", what, " ", *file, ", but the tensors have ", shape);
        }
        return choose<int>(user, file, shape, 0);
    }

    void readTokens()
    {
        m_config.embedDim = confirmed(side("patch_embed.proj.weight", 4, 0, mostWidth), "embed_dim", {},
                                      m_metadata.integer({"embed_dim", "hidden_size"}, 1, mostWidth));
        m_config.patchSize = confirmed(side("patch_embed.proj.weight", 4, 3, mostPatch), "patch_size",
                                       m_user.patchSize, m_metadata.integer({"patch_size"}, 1, mostPatch));
        m_config.classToken.set(has("cls_token"), Provenance::Inferred);
        m_config.distToken.set(has("dist_token"), Provenance::Inferred);
        m_config.registerTokens.set(has("reg_token") ? side("reg_token", 3, 1, mostRegisters) : 0,
                                    Provenance::Inferred);
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
        m_config.depth =
            confirmed(depth, "depth", {}, m_metadata.integer({"depth", "num_hidden_layers"}, 1, mostDepth));
        m_config.mlpHidden.set(side("blocks.0.mlp.fc1.weight", 2, 0, mostWidth * 8), Provenance::Inferred);
        m_config.qkvBias.set(has("blocks.0.attn.qkv.bias"), Provenance::Inferred);
        m_config.layerScale.set(has("blocks.0.ls1.gamma"), Provenance::Inferred);
        m_config.activation =
            choose<Activation>(m_user.activation, m_metadata.activation(), std::nullopt, Activation::Gelu);
        m_config.normEps = choose<double>(
            m_user.normEps, m_metadata.number({"norm_eps", "layer_norm_eps"}, 0, 0.1), std::nullopt, 1e-6);
        m_config.qkScale = choose<double>({}, m_metadata.number({"qk_scale"}, 0, 1e6), std::nullopt, 0.0);
    }

    // H = D / d, which no shape tells.
    void readHeads()
    {
        const int width = m_config.embedDim;
        const auto fileHeads = m_metadata.integer({"num_heads", "num_attention_heads"}, 1, mostWidth);
        const auto fileHeadDim = m_metadata.integer({"head_dim"}, 1, mostWidth);
        if (m_user.numHeads) {
            m_config.numHeads.set(*m_user.numHeads, Provenance::User);
        } else if (fileHeads) {
            m_config.numHeads.set(*fileHeads, Provenance::File);
        } else if (fileHeadDim && width % *fileHeadDim == 0) {
            m_config.numHeads.set(width / *fileHeadDim, Provenance::Inferred);
        } else if (width % 64 == 0) { // so in ViT, DeiT, HydraViT and DINOv2 of every size
            m_config.numHeads.set(width / 64, Provenance::Inferred);
        } else {
            throw inputError(m_file, ": nothing says how many heads this model has, and its width of ", width,
                             " is no multiple of the usual 64 a head; say it with --num-heads");
        }
        const int heads = m_config.numHeads;
        if (heads < 1 || width % heads != 0) {
            throw inputError(m_file, ": ", heads, " heads (", name(m_config.numHeads.from),
                             ") do not divide the width of ", width,
                             "; say the right number with --num-heads");
        }
        const int headDim = width / heads;
        if (fileHeadDim && *fileHeadDim != headDim && !m_user.numHeads) {
            throw inputError(m_file, ": metadata says head_dim ", *fileHeadDim, ", but ", heads,
                             " heads of a width of ", width, " have ", headDim);
        }
        m_config.headDim.set(headDim, fileHeadDim == headDim ? Provenance::File : Provenance::Inferred);
    }

    void readImageSize()
    {
        const int positions = side("pos_embed", 3, 1, mostPositions);
        const int prefix = m_config.prefixTokens();
        const int patch = m_config.patchSize;
        std::optional<std::pair<int, int>> said = m_metadata.imageSize();
        Provenance from = Provenance::File;
        if (m_user.imageSize) {
            said = std::pair(*m_user.imageSize, *m_user.imageSize);
            from = Provenance::User;
        }
        if (!said) {
            from = Provenance::Inferred;
            const int with = squareRoot(positions - prefix);
            const int rows = with > 0 ? with : squareRoot(positions);
            if (rows == 0) {
                throw inputError(
                    m_file, ": pos_embed has ", positions, " positions and ", prefix,
                    " prefix tokens, which is no square grid of patches; the file's metadata must say "
                    "img_size as \"HEIGHT,WIDTH\"");
            }
            said = std::pair(rows * patch, rows * patch);
        }
        const auto [height, width] = *said;
        const std::int64_t patches = std::int64_t(height / patch) * (width / patch);
        if (height < patch || width < patch || height % patch != 0 || width % patch != 0
            || (patches + prefix != positions && patches != positions)) {
            throw inputError(m_file, ": image size ", height, "x", width, " (", name(from),
                             ") does not fit pos_embed with ", positions, " positions, ", prefix,
                             " prefix tokens and patches of ", patch,
                             " pixels; another size than the model's own is chosen when it is run");
        }
        m_config.imageHeight.set(height, from);
        m_config.imageWidth.set(width, from);
        m_config.posEmbedCoversPrefix.set(patches + prefix == positions, Provenance::Inferred);
    }

    static int squareRoot(int value) // 0 where it is not whole
    {
        const int root = value > 0 ? static_cast<int>(std::lround(std::sqrt(value))) : 0;
        return root * root == value ? root : 0;
    }

    void readClassifier()
    {
        if (!has("head.weight")) {
            throw inputError(
                m_file,
                ": no tensor 'head.weight': a backbone without a classifier, and every relevance "
                "map here explains a class; expected a file with its head");
        }
        m_config.numClasses = confirmed(side("head.weight", 2, 0, mostClasses), "num_classes", {},
                                        m_metadata.integer({"num_classes"}, 1, mostClasses));
        const bool average = has("fc_norm.weight") || !m_config.classToken;
        m_config.pool =
            choose<Pool>(m_user.pool, m_metadata.pool(), average ? Pool::Average : Pool::Token, Pool::Token);
        if (m_config.pool == Pool::Token && !m_config.classToken) {
            throw inputError(m_file, ": pooling by class token (", name(m_config.pool.from),
                             "), but the file has no 'cls_token'; expected avg");
        }
        m_config.classNames = classNames();
        const std::size_t names = m_config.classNames.value.size();
        if (names != 0 && names != static_cast<std::size_t>(m_config.numClasses)) {
            throw inputError(m_user.labels ? *m_user.labels : m_file, ": ", names,
                             " class names, but the classifier has ", m_config.numClasses.value, " classes");
        }
    }

    Known<std::vector<std::string>> classNames() const
    {
        using Names = std::optional<std::vector<std::string>>;
        const Names user = m_user.labels ? Names(readLabels(*m_user.labels)) : std::nullopt;
        const Names guess = m_config.numClasses == 1000 ? Names(imagenetNames()) : std::nullopt;
        return choose<std::vector<std::string>>(user, m_metadata.classNames(), guess, {});
    }

    void readPreprocessing()
    {
        using Triple = std::array<double, 3>;
        const Triple imagenetMean{0.485, 0.456, 0.406};
        const Triple imagenetStd{0.229, 0.224, 0.225};
        m_config.mean =
            choose<Triple>(m_user.mean, m_metadata.triple({"mean", "image_mean"}, -10, 10), {}, imagenetMean);
        m_config.std =
            choose<Triple>(m_user.std, m_metadata.triple({"std", "image_std"}, 1e-6, 1e3), {}, imagenetStd);
        m_config.cropFraction =
            choose<double>(m_user.cropFraction, m_metadata.number({"crop_pct", "crop"}, 0.01, 1), {}, 0.9);
        m_config.cropMode = choose<CropMode>({}, m_metadata.cropMode(), {}, CropMode::Center);
        m_config.interpolation = choose<Interpolation>(m_user.interpolation, m_metadata.interpolation(), {},
                                                       Interpolation::Bicubic);
        if (m_config.cropFraction < 0.01 || m_config.cropFraction > 1 || m_config.normEps < 0
            || m_config.normEps > 0.1
            || *std::min_element(m_config.std.value.begin(), m_config.std.value.end()) < 1e-6) {
            throw inputError(m_file,
                             ": expected a crop fraction from 0.01 to 1, a norm epsilon from 0 to 0.1, and "
                             "standard deviations above 0");
        }
    }

    void readTraining()
    {
        auto trained = m_metadata.integers({"trained_heads"}, 1, m_config.numHeads);
        if (trained) {
            std::sort(trained->begin(), trained->end());
            trained->erase(std::unique(trained->begin(), trained->end()), trained->end());
        }
        m_config.trainedHeads = choose<std::vector<int>>({}, trained, {}, {m_config.numHeads.value});
        m_config.attentionPlan = choose<std::string>({}, m_metadata.text({"attention"}), {}, "");
        const std::string kind = m_config.trainedHeads.value.size() > 1 ? "hydravit"
            : m_config.distToken                                        ? "deit"
                                                                        : "vit";
        m_config.architecture = choose<std::string>({}, m_metadata.text({"architecture", "arch"}), kind, "");
    }

    const NamedTensors& m_tensors;
    const Metadata& m_metadata;
    const ModelOverrides& m_user;
    const std::string& m_file;
    VitConfig m_config;
};

} // namespace

VitConfig inferConfig(const NamedTensors& tensors, const Metadata& metadata, const ModelOverrides& overrides,
                      const std::string& file)
{
    return Inference(tensors, metadata, overrides, file).run();
}

} // namespace hydra
