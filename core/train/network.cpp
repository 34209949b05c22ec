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
constexpr double positionScale = 0.5; // beside patch embeddings of about 1

// First N of dimension 0: a view.
at::Tensor first(const at::Tensor& tensor, std::int64_t n)
{
    return tensor.size(0) == n ? tensor : tensor.narrow(0, 0, n);
}

// First ROWS and COLUMNS of a matrix: a view that matrix products read in place.
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
{
    requirePlain(m_config);
    if (m_plan.blocks.size() != static_cast<std::size_t>(m_config.depth.value)) {
        throw internalError("attention plan has ", m_plan.blocks.size(), " blocks, the network ",
                            m_config.depth.value);
    }
    const std::int64_t d = m_config.embedDim;
    const std::int64_t m = m_config.mlpHidden;
    const std::int64_t p = m_config.patchSize;
    const std::int64_t classes = m_config.numClasses;
    // Variance is kept on the way into a block and divided among the 2 L branches on the way out.
    const double wide = 1.0 / std::sqrt(static_cast<double>(d));
    const double damping = 1.0 / std::sqrt(2.0 * m_config.depth);
    addNormal("cls_token", {1, 1, d}, 0.02, false);
    addPosition();
    // Inputs are of unit variance and 3 p p wide: this keeps the patch embedding's output well above 0.02.
    addNormal("patch_embed.proj.weight", {d, 3, p, p}, 1.0 / std::sqrt(3.0 * static_cast<double>(p * p)),
              true);
    add("patch_embed.proj.bias", {d}, 0, false);
    for (int i = 0; i < m_config.depth.value; ++i) {
        const std::string block = "blocks." + std::to_string(i) + ".";
        add(block + "norm1.weight", {d}, 1, false);
        add(block + "norm1.bias", {d}, 0, false);
        addAttention(block, m_plan.blocks[static_cast<std::size_t>(i)].kind, wide);
        addNormal(block + "attn.proj.weight", {d, d}, wide * damping, true);
        add(block + "attn.proj.bias", {d}, 0, false);
        add(block + "norm2.weight", {d}, 1, false);
        add(block + "norm2.bias", {d}, 0, false);
        addNormal(block + "mlp.fc1.weight", {m, d}, wide, true);
        add(block + "mlp.fc1.bias", {m}, 0, false);
        addNormal(block + "mlp.fc2.weight", {d, m}, 0.5 * wide * damping, true);
        add(block + "mlp.fc2.bias", {d}, 0, false);
    }
    add("norm.weight", {d}, 1, false);
    add("norm.bias", {d}, 0, false);
    addClassifiers(extras.classifiers);
    if (extras.tokenLabels) {
        addNormal("aux.weight", {classes + 1, d}, 0.02, true);
        add("aux.bias", {classes + 1}, 0, false);
    }
    if (extras.teacherWidth > 0) {
        addNormal("aux.teacher.weight", {extras.teacherWidth, d}, wide, true);
        add("aux.teacher.bias", {extras.teacherWidth}, 0, false);
    }
    addRounds(wide);
    bind();
}

// Behind all else, whose random numbers stay what they are. With alpha 1 and small projections both learn
// from the first step.
void TrainableVit::addRounds(double wide)
{
    if (!m_config.thinks()) {
        return;
    }
    const std::vector<int>& heads = m_config.trainedHeads.value;
    for (std::size_t round = 1; round < heads.size(); ++round) {
        const std::int64_t before = std::int64_t{heads[round - 1]} * m_config.headDim;
        const std::string name = round == 1 ? "proj_layer" : "proj_layer" + std::to_string(round);
        add("alpha." + std::to_string(round - 1), {1}, 1, false);
        addNormal(name + ".weight", {m_config.embedDim, before}, 0.5 * wide, true);
        add(name + ".bias", {m_config.embedDim}, 0, false);
    }
}

// A network whose classifiers are separate has one for its full width too, under the common name.
void TrainableVit::addClassifiers(const std::vector<int>& separate)
{
    const std::int64_t classes = m_config.numClasses;
    const auto one = [&](const std::string& name, int heads) {
        addNormal(name + ".weight", {classes, std::int64_t{heads} * m_config.headDim}, 0.02, true);
        add(name + ".bias", {classes}, 0, false);
    };
    one("head", m_config.numHeads);
    for (const int heads : separate) {
        if (heads < m_config.numHeads) {
            one("heads." + std::to_string(heads), heads);
        }
    }
}

void TrainableVit::addAttention(const std::string& block, AttentionKind kind, double spread)
{
    const KindInfo& info = infoOf(kind);
    const std::int64_t d = m_config.embedDim;
    if (!info.needsOwnWeights()) {
        addNormal(block + "attn.qkv.weight", {3 * d, d}, spread, true);
        add(block + "attn.qkv.bias", {3 * d}, 0, false);
        return;
    }
    addNormal(block + "attn.wq.weight", {d, d}, spread, true);
    add(block + "attn.wq.bias", {d}, 0, false);
    if (info.key == Source::Projection) {
        addNormal(block + "attn.wk.weight", {d, d}, spread, true);
        add(block + "attn.wk.bias", {d}, 0, false);
    }
    if (info.value == Source::Mixture) {
        const std::int64_t tokens = m_config.tokens();
        addNormal(block + "attn.wa.weight", {tokens, tokens}, 1.0 / std::sqrt(double(tokens)), true);
        add(block + "attn.wa.bias", {tokens}, 0, false);
    }
}

at::Tensor TrainableVit::add(const std::string& name, at::IntArrayRef shape, double fill, bool decays)
{
    m_parameters.push_back({name, at::full(shape, fill, at::kFloat).set_requires_grad(true), 1.0, decays});
    return m_parameters.back().tensor;
}

at::Tensor TrainableVit::addNormal(const std::string& name, at::IntArrayRef shape, double spread, bool decays)
{
    CounterRandom random(m_seed, weightStream, m_parameters.size());
    at::Tensor tensor = at::empty(shape, at::kFloat);
    float* const values = tensor.data_ptr<float>();
    for (std::int64_t i = 0; i < tensor.numel(); ++i) {
        double draw = random.normal();
        while (std::abs(draw) > 2.0) {
            draw = random.normal();
        }
        values[i] = static_cast<float>(spread * draw);
    }
    m_parameters.push_back({name, tensor.set_requires_grad(true), 1.0, decays});
    return tensor;
}

// Sine and cosine of row and column at several wave lengths, all of them within each head's features, so that
// the smallest sub-network knows where a patch lies. Learned further from there.
void TrainableVit::addPosition()
{
    const std::int64_t d = m_config.embedDim;
    at::Tensor tensor = at::zeros({1, m_config.tokens(), d}, at::kFloat);
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
    m_parameters.push_back({"pos_embed", tensor.set_requires_grad(true), 1.0, false});
}

at::Tensor TrainableVit::find(const std::string& name) const
{
    for (const Parameter& each : m_parameters) {
        if (each.name == name) {
            return each.tensor;
        }
    }
    return {};
}

at::Tensor TrainableVit::parameter(const std::string& name) const
{
    if (at::Tensor found = find(name); found.defined()) {
        return found;
    }
    throw internalError("the network being trained has no parameter named ", name);
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

void TrainableVit::bind()
{
    m_classToken = parameter("cls_token");
    m_position = parameter("pos_embed");
    m_patchWeight = parameter("patch_embed.proj.weight");
    m_patchBias = parameter("patch_embed.proj.bias");
    m_blocks.clear();
    for (int i = 0; i < m_config.depth.value; ++i) {
        const std::string block = "blocks." + std::to_string(i) + ".";
        m_blocks.push_back(
            {parameter(block + "norm1.weight"),
             parameter(block + "norm1.bias"),
             {find(block + "attn.qkv.weight"), find(block + "attn.qkv.bias"), find(block + "attn.wq.weight"),
              find(block + "attn.wq.bias"), find(block + "attn.wk.weight"), find(block + "attn.wk.bias"),
              find(block + "attn.wa.weight"), find(block + "attn.wa.bias")},
             parameter(block + "attn.proj.weight"),
             parameter(block + "attn.proj.bias"),
             parameter(block + "norm2.weight"),
             parameter(block + "norm2.bias"),
             parameter(block + "mlp.fc1.weight"),
             parameter(block + "mlp.fc1.bias"),
             parameter(block + "mlp.fc2.weight"),
             parameter(block + "mlp.fc2.bias")});
    }
    m_normWeight = parameter("norm.weight");
    m_normBias = parameter("norm.bias");
    m_classifiers = {{0, {parameter("head.weight"), parameter("head.bias")}}};
    for (int k = 1; k < m_config.numHeads.value; ++k) {
        const std::string own = "heads." + std::to_string(k);
        if (const at::Tensor weight = find(own + ".weight"); weight.defined()) {
            m_classifiers[k] = {weight, parameter(own + ".bias")};
        }
    }
    m_rounds.clear();
    for (std::size_t round = 1; m_config.thinks() && round < m_config.trainedHeads.value.size(); ++round) {
        const std::string name = round == 1 ? "proj_layer" : "proj_layer" + std::to_string(round);
        m_rounds.push_back({parameter("alpha." + std::to_string(round - 1)), parameter(name + ".weight"),
                            parameter(name + ".bias")});
    }
    m_auxWeight = find("aux.weight");
    m_auxBias = find("aux.bias");
    m_hintWeight = find("aux.teacher.weight");
    m_hintBias = find("aux.teacher.bias");
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
        throw usageError("sub-network of ", heads, " heads: the network has 1 to ", m_config.numHeads.value);
    }
    const std::int64_t batch = patches.size(0);
    const std::int64_t count = patches.size(1);
    const std::int64_t e = std::int64_t{heads} * m_config.headDim;
    const at::Tensor kernel = first(m_patchWeight, e).reshape({e, -1});
    const at::Tensor embedded = linear(patches.reshape({batch * count, -1}), kernel, first(m_patchBias, e));
    const at::Tensor position = m_position.narrow(2, 0, e);
    const at::Tensor prefix = (m_classToken.narrow(2, 0, e) + position.narrow(1, 0, 1)).expand({batch, 1, e});
    const at::Tensor body = embedded.view({batch, count, e}) + position.narrow(1, 1, count);
    at::Tensor x = at::cat({prefix, body}, 1).view({batch * (count + 1), e});
    if (const std::size_t round = m_config.thinks() ? m_config.roundOf(heads) : 0; round > 0) {
        const Round& own = m_rounds[round - 1];
        const at::Tensor before = tokensOf(patches, m_config.trainedHeads.value[round - 1]);
        x = x + own.alpha * linear(before, first(own.weight, e), first(own.bias, e));
    }
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        x = runBlock(m_blocks[i], m_plan.blocks[i], x, batch, heads);
    }
    return at::layer_norm(x, {e}, first(m_normWeight, e), first(m_normBias, e), m_config.normEps);
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
        output.hints = linear(x.view({batch * (count + 1), e}), m_hintWeight.narrow(1, 0, e), m_hintBias)
                           .view({batch, count + 1, -1});
    }
    if (wanted.tokens) {
        const at::Tensor tokens = x.narrow(1, 1, count).reshape({batch * count, e});
        output.tokenLogits = linear(tokens, m_auxWeight.narrow(1, 0, e), m_auxBias).view({batch, count, -1});
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

    const at::Tensor n1 = at::layer_norm(x, {e}, first(block.norm1Weight, e), first(block.norm1Bias, e), eps);
    const HeadLayout layout{heads, scale, m_config.prefixTokens(), m_config.gridHeight(),
                            m_config.gridWidth()};
    const at::Tensor qkv = trainableQkv(block.attention, attention.kind, n1, batch);
    const at::Tensor mixed = trainableAttention(qkv, attention, layout).reshape({-1, e});
    const at::Tensor skipped = infoOf(attention.kind).skipsFromValue ? qkv.select(2, 2).reshape({-1, e}) : x;
    const at::Tensor middle =
        skipped + linear(mixed, corner(block.projWeight, e, e), first(block.projBias, e));
    const at::Tensor n2 =
        at::layer_norm(middle, {e}, first(block.norm2Weight, e), first(block.norm2Bias, e), eps);
    const at::Tensor hidden = at::gelu(linear(n2, corner(block.fc1Weight, m, e), first(block.fc1Bias, m)));
    return middle + linear(hidden, corner(block.fc2Weight, e, m), first(block.fc2Bias, e));
}

} // namespace hydra
