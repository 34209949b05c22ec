// SPDX-License-Identifier: GPL-3.0-or-later
// All facts about a Vision Transformer besides its weights, each with its provenance. Plain data: no tensor.
#pragma once

#include "core/base/enum_words.h"
#include "core/base/message.h"
#include "core/model/network_parts.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

// The source of a value, shown beside it because a wrong guess looks like a wrong model.
enum class Provenance
{
    File,
    Config,
    Registry, // known from the architecture's name (architecture_names.h)
    Inferred, // from the tensors' shapes or names
    Default, // no source
    User
};
template<>
const EnumWords<Provenance>&
enumWords<Provenance>(); // "file", "config", "registry", "inferred", "default", "user"

template<class T>
struct Known
{
    T value{};
    Provenance from = Provenance::Default;

    operator const T&() const noexcept { return value; }
    void set(T newValue, Provenance newFrom)
    {
        value = std::move(newValue);
        from = newFrom;
    }
};

enum class Activation
{
    Gelu, // exact, erf
    QuickGelu, // x sigmoid(1.702 x)
    GeluTanh, // the approximation by tanh
    Silu // x sigmoid(x)
};
enum class Pool
{
    Token,
    Average, // of the patches
    TokenAndAverage, // side by side, 2 D wide (DINOv2's linear classifier)
    Attention // a learned query attends to all normalised tokens (attn_pool.*; SigLIP, Perception Encoder)
};
enum class Interpolation
{
    Bicubic,
    Bilinear
};
enum class CropMode
{
    Center,
    Squash
};

// How outputs are converted.
enum class Answers
{
    Softmax, // probabilities of classes that add up to one
    Sigmoid, // an independent probability per output: several labels at a time, or one class alone
    Values // not converted: plain numbers, as of a regression
};

// The words on the command line and in a file's metadata.
template<>
const EnumWords<Activation>& enumWords<Activation>(); // "gelu", "quick-gelu", "gelu-tanh", "silu"
template<>
const EnumWords<Pool>& enumWords<Pool>(); // "token", "avg", "token+avg", "map"
template<>
const EnumWords<Interpolation>& enumWords<Interpolation>(); // "bicubic", "bilinear"
template<>
const EnumWords<CropMode>& enumWords<CropMode>(); // "center", "squash"
template<>
const EnumWords<Answers>& enumWords<Answers>(); // "softmax", "sigmoid", "values"

struct VitConfig
{
    Known<std::string> architecture; // "vit", "deit", "hydravit"; does not determine shapes
    Known<int> imageHeight; // default input size in pixels
    Known<int> imageWidth;
    // Rows and columns of patches that the position embedding was made for. Empty: those of the input size.
    Known<std::vector<int>> positionGrid;
    Known<int> patchSize; // pixels
    Known<int> embedDim; // D
    Known<int> depth; // L
    Known<int> numHeads; // H
    Known<int> headDim; // d; D = H*d
    Known<int> mlpHidden; // m
    Known<int> numClasses; // 0: a backbone without a classifier
    bool findsBoxes = false; // of these classes: true for detector programs, not for networks
    Known<bool> embeds; // outputs are dimensions of an embedding (CLIP's projection), not classes
    Known<bool> classToken;
    Known<bool> distToken;
    Known<int> registerTokens;
    Known<bool> posEmbedCoversPrefix; // false: patches only (timm no_embed_class)
    Known<bool> qkvBias;
    Known<bool> qkNorm; // queries and keys are normalised per head
    Known<bool> layerScale;
    Known<bool> preNorm; // norm_pre present
    Known<NormPosition> normPosition; // not visible in tensors
    Known<Activation> activation;
    Known<Pool> pool;
    Known<std::string> classifierSteps; // before its last layer: "linear:64 relu" (classifier_steps.h)
    Known<double> normEps;
    Known<double> qkScale; // 0: headDim^-1/2
    // Today's blocks (network_parts.h). Comments name the tensor that shows a part.
    Known<bool> positionEmbedding{true, Provenance::Default}; // pos_embed
    Known<PositionResize> positionResize;
    Known<Rotation> rotation;
    Known<bool> relativeBias; // blocks.N.attn.relative_position_bias_table, or rel_pos_bias.* for all
    Known<bool> keyBias{true, Provenance::Default}; // false: that third of attn.qkv.bias is zero
    Known<bool> attnNorm; // blocks.N.attn.norm: of the joined heads, before attn.proj
    Known<MlpKind> mlp; // gated: blocks.N.mlp.fc1_g and fc1_x, or fc1 with 2 m rows, the gate's first
    Known<bool> mlpNorm; // blocks.N.mlp.norm: before fc2
    Known<NormKind> normKind; // of all norms
    Known<int> poolHeads; // of Pool::Attention
    // dino.txt (reference.md "Prompts and text towers"): the first block of its vision head, before which
    // tokens are normalised (blocks.N.norm_out of the block before); the head has no rotation, and a gated
    // MLP of this width with SiLU. 0: none.
    Known<int> visionHeadFrom, visionHeadHidden;
    Known<Activation> poolActivation; // of its MLP
    Known<std::array<double, 3>> mean; // of the input, per RGB channel, on [0, 1]
    Known<std::array<double, 3>> std;
    Known<double> cropFraction; // short side is resized to image size / cropFraction, then cropped
    Known<CropMode> cropMode;
    Known<Interpolation> interpolation;
    Known<std::vector<int>> trainedHeads; // ascending; {H} for an ordinary ViT; one per round
    Known<Rounds> rounds; // proj_layer.*, or cond_mlp.*
    static constexpr int roundCondition = 128; // input width of the gates of Rounds::Growing
    Known<std::vector<int>>
        roundSizes; // of Rounds::Growing: pixels of each round's picture, the last at full size
    // How the heads were ordered by importance, our extension: "ablation". Fewer heads are then the best of
    // each block; embedding and MLP keep their width. "": in the file's order, sliced by the scheme.
    Known<std::string> headOrder;
    Known<std::string> attentionPlan; // the plan it was trained with; "" is softmax everywhere
    Known<std::vector<std::string>> classNames; // empty: indices only
    Known<Answers> answers;

    // Tokens in front of the patches: class, distillation, registers. Never assume one.
    [[nodiscard]] int prefixTokens() const noexcept
    {
        return int(classToken.value) + int(distToken.value) + registerTokens.value;
    }
    [[nodiscard]] int gridHeight() const noexcept { return imageHeight.value / patchSize.value; }
    [[nodiscard]] int gridWidth() const noexcept { return imageWidth.value / patchSize.value; }
    [[nodiscard]] int patches() const noexcept { return gridHeight() * gridWidth(); }
    [[nodiscard]] int tokens() const noexcept { return patches() + prefixTokens(); }
    [[nodiscard]] int positionRows() const noexcept
    {
        return positionGrid.value.empty() ? gridHeight() : positionGrid.value.front();
    }
    [[nodiscard]] int positionCols() const noexcept
    {
        return positionGrid.value.empty() ? gridWidth() : positionGrid.value.back();
    }
    [[nodiscard]] int positions() const noexcept { return positionRows() * positionCols(); }
    // The width of the classifier's input, for a network of width EMBED.
    [[nodiscard]] int readWidth(int embed) const noexcept
    {
        return pool.value == Pool::TokenAndAverage ? 2 * embed : embed;
    }
    [[nodiscard]] bool thinks() const noexcept
    {
        return rounds.value != Rounds::One;
    } // answers in several rounds
    [[nodiscard]] bool ofVisionHead(int block) const noexcept
    {
        return visionHeadFrom > 0 && block >= visionHeadFrom;
    }
    // The round, from 0, with HEADS heads. Throws Error{Usage} if there is none.
    [[nodiscard]] std::size_t roundOf(int heads) const;
    // The name of class INDEX: "class 7" if names are unknown, "dimension 7" for an embedding, "output 7" for
    // values.
    [[nodiscard]] std::string className(int index) const;
    // A note for users of fewer heads of a model trained for all of them only; "" for other models.
    [[nodiscard]] Message trainingNote() const;
};

} // namespace hydra
