// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/sub_weights.h"

#include "core/base/error.h"
#include "core/model/classifier_steps.h"
#include "core/nn/rounds.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

// COUNT entries from START along DIMENSION, a view; undefined if WHOLE is.
at::Tensor narrowed(const at::Tensor& whole, int dimension, std::int64_t count, std::int64_t start = 0)
{
    return whole.defined() ? whole.narrow(dimension, start, count) : whole;
}

// Cuts each weight by name and shape; what it cuts is also noted for a plain file.
class Cutter
{
public:
    Cutter(const VitConfig& config, const NamedTensors& tensors, const SubWidths& widths, NamedTensors* plain)
        : m_config(config)
        , m_tensors(tensors)
        , m_w(widths)
        , m_plain(plain)
    { }

    [[nodiscard]] at::Tensor find(const std::string& name) const
    {
        const auto found = m_tensors.find(name);
        return found == m_tensors.end() ? at::Tensor() : found->second;
    }

    // Notes WEIGHT as NAME of a plain file and returns it; BELOW appends it to the rows noted before.
    at::Tensor noted(const std::string& name, const at::Tensor& weight, bool below = false) const
    {
        if (m_plain != nullptr && weight.defined()) {
            at::Tensor& note = (*m_plain)[name];
            note = below ? at::cat({note, weight}, 0) : weight.contiguous();
        }
        return weight;
    }

    template<class Layer> // a LinearView, a NormView
    Layer noted(const std::string& name, const Layer& layer, bool below = false) const
    {
        noted(name + ".weight", layer.weight, below);
        noted(name + ".bias", layer.bias, below);
        return layer;
    }

    // The first COUNT entries of a vector.
    [[nodiscard]] at::Tensor part(const std::string& name, std::int64_t count) const
    {
        return noted(name, narrowed(find(name), 0, count));
    }

    // The tokens of NAME [1,n,D].
    [[nodiscard]] at::Tensor tokens(const std::string& name) const
    {
        const at::Tensor cut = noted(name, narrowed(find(name), 2, m_w.embed));
        return cut.defined() ? cut[0] : cut;
    }

    // Not noted: for weights with another name in a plain file.
    [[nodiscard]] LinearView layer(const std::string& name, std::int64_t out, std::int64_t in,
                                   std::int64_t start = 0) const
    {
        return {narrowed(narrowed(find(name + ".weight"), 0, out, start), 1, in),
                narrowed(find(name + ".bias"), 0, out, start)};
    }

    [[nodiscard]] LinearView linear(const std::string& name, std::int64_t out, std::int64_t in,
                                    std::int64_t start = 0) const
    {
        return noted(name, layer(name, out, in, start), start > 0);
    }

    [[nodiscard]] NormView norm(const std::string& name) const { return norm(name, m_w.embed); }
    [[nodiscard]] NormView norm(const std::string& name, std::int64_t width) const
    {
        return {part(name + ".weight", width), part(name + ".bias", width),
                m_config.normKind.value == NormKind::Rms};
    }

    [[nodiscard]] BlockWeights block(int index) const
    {
        const std::string at = "blocks." + std::to_string(index) + ".";
        const std::int64_t e = m_w.embed;
        const std::int64_t inner = m_w.inner();
        const std::int64_t D = std::int64_t(m_config.numHeads) * m_config.headDim; // rows of q, k and v each
        BlockWeights b;
        b.norm1 = norm(at + "norm1");
        b.norm2 = norm(at + "norm2");
        if (find(at + "attn.qkv.weight").defined()) {
            b.query = linear(at + "attn.qkv", inner, e, 0);
            b.key = linear(at + "attn.qkv", inner, e, D);
            b.value = linear(at + "attn.qkv", inner, e, 2 * D);
            if (inner == D) {
                b.qkv = layer(at + "attn.qkv", 3 * D, e);
            }
        } else { // optimised, efficient, super
            b.query = linear(at + "attn.wq", inner, e);
            b.key = linear(at + "attn.wk", inner, e);
            b.mixture = {find(at + "attn.wa.weight"), find(at + "attn.wa.bias")}; // over tokens: not cut
            noted(at + "attn.wa", b.mixture);
        }
        b.queryNorm = norm(at + "attn.q_norm", m_w.headDim);
        b.keyNorm = norm(at + "attn.k_norm", m_w.headDim);
        b.attnNorm = norm(at + "attn.norm", inner);
        b.projection = linear(at + "attn.proj", e, inner);
        mlp(b, at + "mlp.", index);
        b.outNorm = {narrowed(find(at + "norm_out.weight"), 0, e), narrowed(find(at + "norm_out.bias"), 0, e),
                     b.norm1.rms}; // not noted: plain files do not have it
        b.scale1 = part(at + "ls1.gamma", e);
        b.scale2 = part(at + "ls2.gamma", e);
        const std::string own = at + "attn.relative_position_bias_table";
        const at::Tensor shared = find("rel_pos_bias.relative_position_bias_table");
        b.relativeTable = noted(own, narrowed(find(own).defined() ? find(own) : shared, 1, m_w.heads));
        return b;
    }

    // The pooling head, with the share of its heads that the embedding's width has.
    [[nodiscard]] PoolWeights pool() const
    {
        if (!find("attn_pool.latent").defined() || m_config.pool.value != Pool::Attention) {
            return {};
        }
        const std::int64_t e = m_w.embed, D = m_config.embedDim;
        const auto share = [&](std::int64_t whole, const char* what) {
            if (whole * e % D != 0) {
                throw usageError(
                    "heads: an embedding of %1 of %2 does not divide the pooling head's %3, %4, evenly", e, D,
                    what, whole);
            }
            return whole * e / D;
        };
        const std::int64_t hidden = share(find("attn_pool.mlp.fc1.weight").size(0), phrase("hidden width"));
        PoolWeights w;
        w.heads = static_cast<int>(share(m_config.poolHeads, "heads"));
        w.latent = tokens("attn_pool.latent");
        w.query = linear("attn_pool.q", e, e);
        w.key = linear("attn_pool.kv", e, e);
        w.value = linear("attn_pool.kv", e, e, D);
        w.projection = linear("attn_pool.proj", e, e);
        w.norm = norm("attn_pool.norm");
        w.fc1 = linear("attn_pool.mlp.fc1", hidden, e);
        w.fc2 = linear("attn_pool.mlp.fc2", e, hidden);
        return w;
    }

    // The learned frequencies of the remaining heads. Queries and keys rotate in pairs of channels: cutting
    // channels from a head would split pairs.
    void rotation(SubWeights& w) const
    {
        const Rotation& rotation = m_config.rotation.value;
        if (!rotation.present()) {
            return;
        }
        if (m_w.headDim != m_config.headDim) {
            throw usageError("heads: this slicing scheme cuts channels from every head, but rotary positions "
                             "rotate them in pairs; choose hydravit, matformer or dynabert");
        }
        if (rotation.kind == Rotation::Kind::Axial) {
            w.periods = noted("rope.periods", find("rope.periods"));
            return;
        }
        w.frequencies = noted("rope.freqs", narrowed(find("rope.freqs"), 2, m_w.heads));
        if (!w.frequencies.defined()) {
            throw inputError("the network has learned rotary positions, but there is no rope.freqs");
        }
    }

    // The classifier for k heads: its own if one was trained, else the first columns of the common one.
    [[nodiscard]] LinearView classifier(int heads) const
    {
        const std::int64_t e = m_w.embed;
        const std::int64_t classes = m_config.numClasses;
        const std::string own = "heads." + std::to_string(heads);
        if (find(own + ".weight").defined()) {
            return noted("head", layer(own, classes, e));
        }
        if (!find("head.weight").defined()) {
            return {};
        }
        const bool both = m_config.pool == Pool::TokenAndAverage;
        LinearView head = layer("head", classes, both ? 2 * std::int64_t(m_config.embedDim) : e);
        head.weight = both ? ofBoth(head.weight) : head.weight;
        return noted("head", head);
    }

    // The steps before a classifier's last layer, and that layer; only weights that read the embedding are
    // cut.
    void steps(SubWeights& w) const
    {
        const bool both = m_config.pool == Pool::TokenAndAverage;
        int width = m_config.readWidth(static_cast<int>(m_w.embed));
        for (const NamedStep& each : stepsIn(m_config.classifierSteps, width)) {
            const auto cut = [&](const char* part) {
                const at::Tensor whole = find(each.tensors + part);
                return both && each.tensors == "head_steps.0" && whole.defined() ? ofBoth(whole)
                                                                                 : narrowed(whole, -1, width);
            };
            ClassifierStep step{each.word, {}, {}};
            if (each.word == "norm") {
                step.norm = noted(each.tensors, NormView{cut(".weight"), cut(".bias")});
            } else if (each.word == "linear") {
                step.linear = noted(each.tensors, LinearView{cut(".weight"), find(each.tensors + ".bias")});
            }
            width = each.width;
            w.steps.push_back(std::move(step));
        }
        w.head = linear("head", m_config.numClasses, width);
    }

    // The first e columns of either half of WEIGHT [...,2D]; a copy if narrower.
    [[nodiscard]] at::Tensor ofBoth(const at::Tensor& weight) const
    {
        const std::int64_t e = m_w.embed, D = m_config.embedDim;
        return e == D ? weight : at::cat({weight.narrow(-1, 0, e), weight.narrow(-1, D, e)}, -1);
    }

    [[nodiscard]] at::Tensor prefix() const
    {
        std::vector<at::Tensor> found;
        for (const char* name : {"cls_token", "dist_token", "reg_token"}) {
            if (const at::Tensor one = tokens(name); one.defined()) {
                found.push_back(one);
            }
        }
        if (found.empty()) {
            return {};
        }
        return found.size() == 1 ? found[0] : at::cat(found, 0); // a copy of a few rows
    }

private:
    // The hidden width of dino.txt's vision head, cut in proportion to the other blocks'.
    [[nodiscard]] std::int64_t ofVisionHead() const
    {
        const std::int64_t whole = std::int64_t(m_config.visionHeadHidden) * m_w.mlpHidden;
        if (whole % m_config.mlpHidden != 0) {
            throw usageError("heads: %1 heads do not divide the vision head's hidden width, %2, evenly",
                             m_w.heads, m_config.visionHeadHidden.value);
        }
        return whole / m_config.mlpHidden;
    }

    // A gated MLP's gate is a tensor of its own, or the first rows of fc1.
    void mlp(BlockWeights& b, const std::string& at, int index) const
    {
        const bool ofHead = m_config.ofVisionHead(index);
        const std::int64_t e = m_w.embed, m = ofHead ? ofVisionHead() : m_w.mlpHidden;
        b.activation = ofHead ? Activation::Silu : m_config.activation.value;
        b.fc2 = linear(at + "fc2", e, m);
        b.mlpNorm = norm(at + "norm", m);
        if (m_config.mlp.value == MlpKind::Plain && !ofHead) {
            b.fc1 = linear(at + "fc1", m, e);
        } else if (find(at + "fc1_g.weight").defined()) {
            b.gate = linear(at + "fc1_g", m, e);
            b.fc1 = linear(at + "fc1_x", m, e);
        } else {
            b.gate = noted(at + "fc1_g", layer(at + "fc1", m, e));
            b.fc1 = noted(at + "fc1_x", layer(at + "fc1", m, e, m_config.mlpHidden));
        }
    }

    const VitConfig& m_config;
    const NamedTensors& m_tensors;
    SubWidths m_w;
    NamedTensors* m_plain; // may be null
};

at::Tensor wide(const at::Tensor& t)
{
    return t.defined() ? t.to(at::kDouble) : t;
}

void widen(at::Tensor& t)
{
    t = wide(t);
}

template<class Layer> // a LinearView, a NormView
void widen(Layer& layer)
{
    widen(layer.weight);
    widen(layer.bias);
}

template<class... Parts>
void widenAll(Parts&... parts)
{
    (widen(parts), ...);
}

LinearView rowsOf(const LinearView& layer, std::int64_t from, std::int64_t count)
{
    return {layer.weight.narrow(0, from, count),
            layer.bias.defined() ? layer.bias.narrow(0, from, count) : layer.bias};
}

} // namespace

AttentionKind BlockWeights::servedKind() const
{
    if (value.weight.defined()) {
        return AttentionKind::Softmax;
    }
    return mixture.weight.defined() ? AttentionKind::Super
        : key.weight.defined()      ? AttentionKind::Optimised
                                    : AttentionKind::Efficient;
}

BlockWeights inDouble(const BlockWeights& b)
{
    BlockWeights w = b;
    widenAll(w.norm1, w.norm2, w.qkv, w.mixture, w.queryNorm, w.keyNorm, w.attnNorm, w.projection, w.gate,
             w.fc1, w.fc2, w.mlpNorm, w.relativeTable, w.outNorm);
    if (w.qkv.weight.defined()) { // views of the widened tensor
        const std::int64_t inner = w.qkv.weight.size(0) / 3;
        w.query = rowsOf(w.qkv, 0, inner);
        w.key = rowsOf(w.qkv, inner, inner);
        w.value = rowsOf(w.qkv, 2 * inner, inner);
    } else {
        widenAll(w.query, w.key, w.value);
    }
    const auto exactly = [](const at::Tensor& exact, const at::Tensor& rounded) {
        return exact.defined() ? exact : wide(rounded);
    };
    w.scale1 = exactly(b.exact.scale1, b.scale1);
    w.scale2 = exactly(b.exact.scale2, b.scale2);
    w.outGate = exactly(b.exact.outGate, b.outGate);
    return w;
}

SubWeights inDoubleWithoutBlocks(const SubWeights& weights) // nor the round, which is widened on use
{
    SubWeights w = weights;
    w.blocks.clear();
    for (ClassifierStep& step : w.steps) {
        widenAll(step.linear, step.norm);
    }
    PoolWeights& p = w.poolHead;
    widenAll(w.patch, w.prefix, w.positions, w.periods, w.frequencies, w.normPre, w.norm, w.fcNorm, w.head,
             w.headDist, w.measure, w.ofEach, p.latent, p.query, p.key, p.value, p.projection, p.norm, p.fc1,
             p.fc2);
    return w;
}

at::Tensor sharesOf(Answers answers, const at::Tensor& logits)
{
    const at::Tensor exact = logits.to(at::kDouble);
    return answers == Answers::Softmax ? at::softmax(exact, -1)
        : answers == Answers::Sigmoid  ? at::sigmoid(exact)
                                       : exact;
}

SubWeights cut(const VitConfig& config, const NamedTensors& tensors, const SubNetwork& sub,
               NamedTensors* plain)
{
    const SubWidths widths = widthsOf(config, sub);
    const Cutter cutter(config, tensors, widths, plain);
    const std::int64_t e = widths.embed;
    SubWeights w;
    w.widths = widths;
    w.answers = config.answers;
    w.patch = cutter.linear("patch_embed.proj", e, 3);
    w.patch.weight = w.patch.weight.flatten(1);
    w.prefix = cutter.prefix();
    w.positions = cutter.tokens("pos_embed");
    cutter.rotation(w);
    w.normPre = cutter.norm("norm_pre");
    w.norm = cutter.norm("norm");
    w.fcNorm = cutter.norm("fc_norm");
    for (int i = 0; i < config.depth; ++i) {
        w.blocks.push_back(cutter.block(i));
        takeGates(w.blocks.back(), config, tensors, sub, i);
    }
    w.round = roundViewOf(config, tensors, sub);
    w.poolHead = cutter.pool();
    if (config.pool.value == Pool::Attention && !w.poolHead.present()) {
        throw usageError(
            "pooling: map needs a network with a pooling head (attn_pool.latent); choose token or avg");
    }
    if (config.classifierSteps.value.empty()) {
        w.head = cutter.classifier(sub.heads);
    } else if (config.numClasses > 0) {
        cutter.steps(w);
    }
    if (const at::Tensor measure = cutter.find(measureName); measure.defined()) {
        w.measure = config.pool == Pool::TokenAndAverage ? cutter.ofBoth(measure) : measure.narrow(1, 0, e);
        w.ofEach = cutter.find(ofEachName);
    }
    if (cutter.find("head_dist.weight").defined()) {
        w.headDist = cutter.linear("head_dist", config.numClasses, e);
    }
    return w;
}

} // namespace hydra
