// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/network.h"

#include "core/base/counter_random.h"
#include "core/base/error.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

constexpr std::uint64_t weightStream = 0x77;
constexpr double positionScale = 0.5; // relative to patch embeddings of about 1

// Returns the first N of dimension 0, as a view.
at::Tensor first(const at::Tensor& tensor, std::int64_t n)
{
    return tensor.size(0) == n ? tensor : tensor.narrow(0, 0, n);
}

// Returns the first ROWS and COLUMNS of a matrix, as a view that matrix products read in place.
at::Tensor corner(const at::Tensor& matrix, std::int64_t rows, std::int64_t columns)
{
    const at::Tensor top = first(matrix, rows);
    return top.size(1) == columns ? top : top.narrow(1, 0, columns);
}

// x [N, in] W^T + b
at::Tensor linear(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias)
{
    return at::addmm(bias, x, weight.t());
}

// Computes the first OUT features of LAYER from its first IN inputs, X [N, in].
at::Tensor linear(const at::Tensor& x, const WeightAndBias& layer, std::int64_t out)
{
    return linear(x, corner(layer.weight, out, x.size(1)), first(layer.bias, out));
}

at::Tensor normed(const at::Tensor& x, const WeightAndBias& norm, double eps)
{
    const std::int64_t e = x.size(1);
    return at::layer_norm(x, {e}, first(norm.weight, e), first(norm.bias, e), eps);
}

void requirePlain(const VitConfig& config)
{
    const bool plain = config.classToken && !config.distToken && config.registerTokens == 0 && config.qkvBias
        && !config.layerScale && !config.preNorm && config.posEmbedCoversPrefix
        && config.pool.value == Pool::Token && config.activation.value == Activation::Gelu
        && config.positionEmbedding && config.keyBias && !config.rotation.value.present()
        && !config.relativeBias && !config.attnNorm && !config.mlpNorm && config.mlp.value == MlpKind::Plain
        && config.normKind.value == NormKind::Layer && config.normPosition.value == NormPosition::Pre;
    if (!plain) {
        throw usageError(
            "training: only a plain pre-norm ViT with a class token, qkv biases and GELU can be trained");
    }
}

} // namespace

TrainableVit::TrainableVit(VitConfig config, AttentionPlan plan, std::uint64_t seed, const VitExtras& extras)
    : m_config(std::move(config))
    , m_plan(std::move(plan))
    , m_seed(seed)
    , m_extras(extras)
{
    requirePlain(m_config);
    if (m_plan.blocks.size() != static_cast<std::size_t>(m_config.depth.value)) {
        throw internalError("attention plan has %1 blocks, the network %2", m_plan.blocks.size(),
                            m_config.depth.value);
    }
    bind();
}

void TrainableVit::bind()
{
    const std::int64_t d = m_config.embedDim;
    const std::int64_t m = m_config.mlpHidden;
    const std::int64_t p = m_config.patchSize;
    const std::int64_t classes = m_config.numClasses;
    // Variance is kept on the way into a block and divided among the 2 L branches on the way out.
    const double wide = 1.0 / std::sqrt(static_cast<double>(d));
    const double damping = 1.0 / std::sqrt(2.0 * m_config.depth);
    m_bound = 0;
    m_classToken = normal("cls_token", {1, 1, d}, 0.02, false);
    m_position = next("pos_embed", {1, m_config.tokens(), d}, false,
                      [this](const at::Tensor& tensor) { fillPosition(tensor); });
    // Inputs are of unit variance and 3 p p wide: this keeps the patch embedding's output well above 0.02.
    m_patch = layer("patch_embed.proj", {d, 3, p, p}, 1.0 / std::sqrt(3.0 * static_cast<double>(p * p)));
    m_blocks.clear();
    for (int i = 0; i < m_config.depth.value; ++i) {
        const std::string at = "blocks." + std::to_string(i) + ".";
        m_blocks.push_back({norm(at + "norm1"),
                            attention(at + "attn.", m_plan.blocks[static_cast<std::size_t>(i)].kind, wide),
                            layer(at + "attn.proj", {d, d}, wide * damping), norm(at + "norm2"),
                            layer(at + "mlp.fc1", {m, d}, wide),
                            layer(at + "mlp.fc2", {d, m}, 0.5 * wide * damping)});
    }
    m_norm = norm("norm");
    const auto classifier = [&](const std::string& name, int heads) {
        return layer(name, {classes, std::int64_t{heads} * m_config.headDim}, 0.02);
    };
    // With separate classifiers, that of the full width keeps the common name.
    m_classifiers = {{0, classifier("head", m_config.numHeads)}};
    for (const int heads : m_extras.classifiers) {
        if (heads < m_config.numHeads) {
            m_classifiers.emplace(heads, classifier("heads." + std::to_string(heads), heads));
        }
    }
    m_aux = m_extras.tokenLabels ? layer("aux", {classes + 1, d}, 0.02) : WeightAndBias();
    m_hint =
        m_extras.teacherWidth > 0 ? layer("aux.teacher", {m_extras.teacherWidth, d}, wide) : WeightAndBias();
    // Made last, so that the random numbers of the others do not change. With alpha 1 and small projections
    // both learn from the first step.
    m_rounds.clear();
    const std::vector<int>& trained = m_config.trainedHeads.value;
    for (std::size_t round = 1; m_config.thinks() && round < trained.size(); ++round) {
        const std::int64_t before = std::int64_t{trained[round - 1]} * m_config.headDim;
        m_rounds.push_back({constant("alpha." + std::to_string(round - 1), {1}, 1),
                            layer(round == 1 ? "proj_layer" : "proj_layer" + std::to_string(round),
                                  {d, before}, 0.5 * wide)});
    }
}

AttentionWeights TrainableVit::attention(const std::string& name, AttentionKind kind, double spread)
{
    const KindInfo& info = infoOf(kind);
    const std::int64_t d = m_config.embedDim;
    AttentionWeights w;
    if (!info.needsOwnWeights()) {
        w.qkv = layer(name + "qkv", {3 * d, d}, spread);
        return w;
    }
    w.query = layer(name + "wq", {d, d}, spread);
    if (info.key == Source::Projection) {
        w.key = layer(name + "wk", {d, d}, spread);
    }
    if (info.value == Source::Mixture) {
        const std::int64_t tokens = m_config.tokens();
        w.mixture = layer(name + "wa", {tokens, tokens}, 1.0 / std::sqrt(double(tokens)));
    }
    return w;
}

WeightAndBias TrainableVit::norm(const std::string& name)
{
    const std::int64_t d = m_config.embedDim;
    return {constant(name + ".weight", {d}, 1), constant(name + ".bias", {d}, 0)};
}

WeightAndBias TrainableVit::layer(const std::string& name, at::IntArrayRef shape, double spread)
{
    return {normal(name + ".weight", shape, spread, true), constant(name + ".bias", shape[0], 0)};
}

template<class Fill>
at::Tensor TrainableVit::next(const std::string& name, at::IntArrayRef shape, bool decays, const Fill& fill)
{
    if (m_bound == m_parameters.size()) {
        const at::Tensor tensor = at::zeros(shape, at::kFloat);
        fill(tensor);
        m_parameters.push_back({name, tensor.set_requires_grad(true), 1.0, decays});
    }
    return m_parameters[m_bound++].tensor;
}

at::Tensor TrainableVit::constant(const std::string& name, at::IntArrayRef shape, double value)
{
    return next(name, shape, false, [value](const at::Tensor& tensor) { tensor.fill_(value); });
}

at::Tensor TrainableVit::normal(const std::string& name, at::IntArrayRef shape, double spread, bool decays)
{
    return next(name, shape, decays, [&](const at::Tensor& tensor) {
        CounterRandom random(m_seed, weightStream, m_parameters.size());
        float* const values = tensor.data_ptr<float>();
        for (std::int64_t i = 0; i < tensor.numel(); ++i) {
            double draw = random.normal();
            while (std::abs(draw) > 2.0) {
                draw = random.normal();
            }
            values[i] = static_cast<float>(spread * draw);
        }
    });
}

// Fills in sine and cosine of row and column at several wavelengths, all within each head's features, so that
// even the smallest sub-network gets a patch's position. Training then changes them.
void TrainableVit::fillPosition(const at::Tensor& tensor) const
{
    const std::int64_t d = m_config.embedDim;
    float* const values = tensor.data_ptr<float>() + m_config.prefixTokens() * d;
    const int columns = m_config.gridWidth();
    const int waves = std::max(1, m_config.headDim / 4);
    for (std::int64_t t = 0; t < m_config.patches(); ++t) {
        for (std::int64_t i = 0; i < d; ++i) {
            const auto feature = static_cast<int>(i) % m_config.headDim;
            const auto place = static_cast<double>(feature % 2 == 0 ? t / columns : t % columns);
            // From half a period over the picture to a period of four patches.
            const double frequency =
                std::exp2(-static_cast<double>(feature / 4) * 3.0 / waves) * 1.5707963267948966;
            const double phase = feature / 2 % 2 == 0 ? 0.0 : 1.5707963267948966;
            values[t * d + i] = static_cast<float>(positionScale * std::sin(place * frequency + phase));
        }
    }
}

at::Tensor TrainableVit::parameter(const std::string& name) const
{
    for (const Parameter& each : m_parameters) {
        if (each.name == name) {
            return each.tensor;
        }
    }
    throw internalError("the network being trained has no parameter named %1", name);
}

void TrainableVit::setRate(const std::string& name, double rate)
{
    for (Parameter& each : m_parameters) {
        if (each.name == name) {
            each.rate = rate;
        }
    }
}

void TrainableVit::moveTo(const at::Device& device)
{
    for (Parameter& each : m_parameters) {
        each.tensor = each.tensor.detach().to(device).set_requires_grad(true);
    }
    bind();
}

TrainableVit TrainableVit::alias() const
{
    TrainableVit other(*this);
    for (Parameter& each : other.m_parameters) {
        each.tensor = each.tensor.detach().set_requires_grad(true);
    }
    other.bind();
    return other;
}

at::Tensor TrainableVit::classify(const at::Tensor& pooled, int heads) const
{
    const auto own = m_classifiers.find(heads);
    const auto& [weight, bias] = own != m_classifiers.end() ? own->second : m_classifiers.at(0);
    return linear(pooled, weight.narrow(1, 0, pooled.size(1)), bias);
}

TrainableVit::Output TrainableVit::forward(const at::Tensor& pixels, int heads, VitWanted wanted) const
{
    const std::int64_t p = m_config.patchSize;
    const std::int64_t rows = m_config.gridHeight();
    const std::int64_t columns = m_config.gridWidth();
    const std::int64_t batch = pixels.size(0);
    const at::Tensor patches = pixels.reshape({batch, 3, rows, p, columns, p})
                                   .permute({0, 2, 4, 1, 3, 5})
                                   .reshape({batch, rows * columns, 3 * p * p});
    return forwardPatches(patches, heads, wanted);
}

at::Tensor TrainableVit::tokensOf(const at::Tensor& patches, int heads) const
{
    if (heads < 1 || heads > m_config.numHeads.value) {
        throw usageError("sub-network of %1 heads: the network has 1 to %2", heads, m_config.numHeads.value);
    }
    const std::int64_t batch = patches.size(0);
    const std::int64_t count = patches.size(1);
    const std::int64_t e = std::int64_t{heads} * m_config.headDim;
    const at::Tensor kernel = first(m_patch.weight, e).reshape({e, -1});
    const at::Tensor embedded = linear(patches.reshape({batch * count, -1}), kernel, first(m_patch.bias, e));
    const at::Tensor position = m_position.narrow(2, 0, e);
    const at::Tensor prefix = (m_classToken.narrow(2, 0, e) + position.narrow(1, 0, 1)).expand({batch, 1, e});
    const at::Tensor body = embedded.view({batch, count, e}) + position.narrow(1, 1, count);
    at::Tensor x = at::cat({prefix, body}, 1).view({batch * (count + 1), e});
    if (const std::size_t round = m_config.thinks() ? m_config.roundOf(heads) : 0; round > 0) {
        const Round& own = m_rounds[round - 1];
        const at::Tensor before = tokensOf(patches, m_config.trainedHeads.value[round - 1]);
        x = x + own.alpha * linear(before, own.recycled, e);
    }
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        x = runBlock(m_blocks[i], m_plan.blocks[i], x, batch, heads);
    }
    return normed(x, m_norm, m_config.normEps);
}

TrainableVit::Output TrainableVit::forwardPatches(const at::Tensor& patches, int heads,
                                                  VitWanted wanted) const
{
    const std::int64_t batch = patches.size(0);
    const std::int64_t count = patches.size(1);
    const at::Tensor x = tokensOf(patches, heads).view({batch, count + 1, -1});
    const std::int64_t e = x.size(2);
    Output output;
    output.logits = classify(x.select(1, 0), heads);
    if (wanted.hints) {
        output.hints = linear(x.view({batch * (count + 1), e}), m_hint.weight.narrow(1, 0, e), m_hint.bias)
                           .view({batch, count + 1, -1});
    }
    if (wanted.tokens) {
        const at::Tensor tokens = x.narrow(1, 1, count).reshape({batch * count, e});
        output.tokenLogits =
            linear(tokens, m_aux.weight.narrow(1, 0, e), m_aux.bias).view({batch, count, -1});
    }
    return output;
}

at::Tensor TrainableVit::runBlock(const Block& block, const BlockAttention& attention, const at::Tensor& x,
                                  std::int64_t batch, int heads) const
{
    const std::int64_t width = m_config.headDim;
    const std::int64_t e = heads * width;
    const std::int64_t m = std::int64_t{m_config.mlpHidden} * heads / m_config.numHeads;
    const double scale =
        m_config.qkScale > 0 ? m_config.qkScale.value : 1.0 / std::sqrt(static_cast<double>(width));
    const double eps = m_config.normEps;

    const at::Tensor n1 = normed(x, block.norm1, eps);
    const HeadLayout layout{heads, scale, m_config.prefixTokens(), m_config.gridHeight(),
                            m_config.gridWidth()};
    const at::Tensor qkv = trainableQkv(block.attention, attention.kind, n1, batch);
    const at::Tensor mixed = trainableAttention(qkv, attention, layout).reshape({-1, e});
    const at::Tensor skipped = infoOf(attention.kind).skipsFromValue ? qkv.select(2, 2).reshape({-1, e}) : x;
    const at::Tensor middle = skipped + linear(mixed, block.projection, e);
    const at::Tensor hidden = at::gelu(linear(normed(middle, block.norm2, eps), block.fc1, m));
    return middle + linear(hidden, block.fc2, e);
}

} // namespace hydra
