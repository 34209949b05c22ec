// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/changes.h"

#include "core/base/error.h"
#include "core/nn/trace.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <set>

namespace hydra {

namespace {

at::Tensor columns(const at::Tensor& live, std::int64_t inner) // [heads] -> [inner], [B,heads] -> [B,1,inner]
{
    const at::Tensor wide = live.repeat_interleave(inner / live.size(-1), -1);
    return live.dim() == 2 ? wide.unsqueeze(1) : wide;
}

at::Tensor keptPatches(const std::vector<int>& dropped, std::int64_t patches, const at::Device& device)
{
    if (dropped.empty()) {
        return {};
    }
    if (dropped.back() >= patches) {
        throw usageError("what is switched off: the picture has patches 0 to %1, got %2", patches - 1,
                         dropped.back());
    }
    std::vector<std::int64_t> kept;
    for (std::int64_t p = 0; p < patches; ++p) {
        if (!std::binary_search(dropped.begin(), dropped.end(), static_cast<int>(p))) {
            kept.push_back(p);
        }
    }
    return at::tensor(kept, at::kLong).to(device);
}

// Builds the blocks of one pass.
class Builder
{
public:
    Builder(const Changes& changes, const SequenceShape& shape, ChangedPass& pass,
            const at::TensorOptions& options)
        : m_changes(changes)
        , m_shape(shape)
        , m_pass(pass)
        , m_options(options)
        , m_tokens(shape.prefix + (pass.kept.defined() ? pass.kept.size(0) : shape.patches) + pass.added)
    { }

    void heads()
    {
        for (const HeadOff& off : m_changes.what.heads) {
            if (off.head >= m_shape.heads) {
                continue; // this sub-network does not have it
            }
            BlockChange& block = at(off.block);
            if (!block.live.defined()) {
                block.live = at::ones({m_shape.heads}, m_options);
            }
            block.live[off.head] = 0;
            if (off.by == Replacement::Zero) {
                continue;
            }
            if (!block.heads.defined()) {
                block.heads = at::zeros({m_tokens, m_shape.inner}, m_options);
            }
            const std::int64_t d = m_shape.inner / m_shape.heads;
            block.heads.narrow(1, off.head * d, d).copy_(inPlaceOf(off).narrow(1, off.head * d, d));
        }
    }

    void branches()
    {
        for (const BranchOff& off : m_changes.what.attention) {
            at(off.block).attentionConstant = true;
            if (off.by == Replacement::From) {
                at(off.block).attention = source(off.block).attentionBranch.to(m_options);
            }
        }
        for (const BranchOff& off : m_changes.what.mlp) {
            at(off.block).mlpConstant = true;
            if (off.by == Replacement::From) {
                at(off.block).mlp = source(off.block).mlpBranch.to(m_options);
            }
        }
        for (const int block : m_changes.what.tokens) {
            (void)source(block);
            const at::Tensor& after = m_changes.source->level(static_cast<std::size_t>(block) + 1);
            at(block).tokens =
                after.narrow(0, m_shape.prefix, m_tokens - m_shape.prefix - m_pass.added).to(m_options);
        }
    }

    void neurons()
    {
        if (!m_changes.what.registers) {
            return;
        }
        std::vector<std::set<std::int64_t>> units(m_pass.blocks.size());
        for (const Neuron& neuron : m_changes.neurons) {
            (void)at(neuron.block);
            if (neuron.unit >= 0
                && neuron.unit < m_shape.hidden[std::size_t(neuron.block)]) { // fewer heads have fewer units
                units[static_cast<std::size_t>(neuron.block)].insert(neuron.unit);
            }
        }
        for (std::size_t i = 0; i < units.size(); ++i) {
            if (!units[i].empty()) {
                m_pass.blocks[i].shift = {
                    at::tensor(std::vector<std::int64_t>(units[i].begin(), units[i].end()), at::kLong)
                        .to(m_options.device()),
                    m_changes.what.registers->mode, m_pass.added};
            }
        }
    }

    void features()
    {
        if (!m_changes.what.needsSae()) {
            return;
        }
        if (!m_changes.autoencoder) {
            throw usageError("what is changed: features need an autoencoder; open one (--sae FILE)");
        }
        const Autoencoder& sae = *m_changes.autoencoder;
        if (sae.settings.transcoder && m_changes.what.saeError) {
            throw usageError(
                "%1: a transcoder outputs another place's activations, which cannot replace the tokens",
                sae.name);
        }
        at(sae.settings.block).features = std::make_shared<const FeatureShift>(
            m_changes.autoencoder, m_changes.what.features, m_changes.what.saeError, m_shape.prefix,
            m_shape.patches, m_pass.kept, m_pass.added);
    }

private:
    BlockChange& at(int block)
    {
        if (block < 0 || block >= static_cast<int>(m_pass.blocks.size())) {
            throw usageError("what is switched off: the network has blocks 0 to %1, got %2",
                             m_pass.blocks.size() - 1, block);
        }
        return m_pass.blocks[static_cast<std::size_t>(block)];
    }

    BlockTrace source(int block)
    {
        if (!m_changes.source) {
            throw usageError(
                "what is switched off: another picture's activations need that picture (--from)");
        }
        const Trace& trace = *m_changes.source;
        const auto i = static_cast<std::size_t>(block);
        if (trace.tokenCount() != m_tokens || i >= trace.blocks.size()
            || trace.blocks[i].joined.size(1) != m_shape.inner || trace.tokens.size(1) != m_shape.embed) {
            throw usageError(
                "what is switched off: the other picture has %1 tokens of width %2, this one %3 of %4",
                trace.tokenCount(), trace.tokens.size(1), m_tokens, m_shape.embed);
        }
        return trace.blocks[i];
    }

    // [T, inner]
    at::Tensor inPlaceOf(const HeadOff& off)
    {
        if (off.by == Replacement::From) {
            return source(off.block).joined.to(m_options);
        }
        if (!m_changes.means) {
            throw usageError(
                "what is switched off: the model has no file of head means; hydrascope-cli means makes one");
        }
        const HeadMeans& means = *m_changes.means;
        if (means.all.size(0) <= off.block || means.all.size(1) != m_shape.inner) {
            throw usageError("what is switched off: the means cover %1 blocks and %2 features, this network "
                             "has %3 blocks and %4 features",
                             means.all.size(0), means.all.size(1), m_pass.blocks.size(), m_shape.inner);
        }
        const at::Tensor all = means.all[off.block].to(m_options);
        if (off.by == Replacement::MeanAll) {
            return all.unsqueeze(0).expand({m_tokens, m_shape.inner});
        }
        if (means.position.size(1) != m_shape.prefix + m_shape.patches) {
            throw usageError("what is switched off: the means cover %1 tokens, this picture has %2; mean-all "
                             "works with any number",
                             means.position.size(1), m_shape.prefix + m_shape.patches);
        }
        const at::Tensor kept = m_pass.keptRows(means.position[off.block].to(m_options), m_shape.prefix);
        // Extra tokens have no position and use the mean over all.
        return at::cat({kept, all.unsqueeze(0).expand({m_pass.added, m_shape.inner})}, 0);
    }

    const Changes& m_changes;
    const SequenceShape& m_shape;
    ChangedPass& m_pass;
    at::TensorOptions m_options;
    std::int64_t m_tokens;
};

// The flat index of the value of largest magnitude in VALUES [T,n].
std::int64_t largest(const at::Tensor& values)
{
    return values.abs().flatten().argmax().item<std::int64_t>();
}

// The rows of the tokens that change, [T-1-added, n].
at::Tensor changed(const at::Tensor& values, std::int64_t added)
{
    return values.narrow(0, 1, values.size(0) - 1 - added);
}

at::Tensor outliers(const at::Tensor& values) // bool, of changed()
{
    return values > values.mean(0, true) + values.std(at::IntArrayRef{0}, true, true);
}

} // namespace

at::Tensor BlockChange::onHeads(const at::Tensor& joined) const
{
    if (!live.defined()) {
        return joined;
    }
    const at::Tensor mask = columns(live, joined.size(-1));
    return heads.defined() ? at::where(mask > 0, joined, heads) : joined.masked_fill(mask == 0, 0);
}

at::Tensor BlockChange::throughHeads(const at::Tensor& x) const
{
    return live.defined() ? x.masked_fill(columns(live, x.size(1)) == 0, 0) : x;
}

at::Tensor ChangedPass::keptRows(const at::Tensor& x, int prefix) const
{
    if (!kept.defined()) {
        return x;
    }
    return x.index_select(0, at::cat({at::arange(prefix, kept.options()), kept + prefix}));
}

at::Tensor ChangedPass::sequence(const at::Tensor& tokens, int prefix) const
{
    at::Tensor x = tokens;
    if (kept.defined()) {
        x = x.index_select(1, at::cat({at::arange(prefix, kept.options()), kept + prefix}));
    }
    return added > 0 ? at::cat({x, at::zeros({x.size(0), added, x.size(2)}, x.options())}, 1) : x;
}

ChangedPass changedPass(const Changes& changes, const SequenceShape& shape, int depth,
                        const at::TensorOptions& options)
{
    ChangedPass pass;
    pass.kept = keptPatches(changes.what.patches, shape.patches, options.device());
    pass.added = changes.what.registers ? changes.what.registers->count : 0;
    pass.blocks.resize(static_cast<std::size_t>(depth));
    Builder builder(changes, shape, pass, options);
    builder.heads();
    builder.branches();
    builder.neurons();
    builder.features();
    return pass;
}

// Test-time registers (Jiang et al., NeurIPS 2025; attribution 12): the value of largest magnitude in the
// listed units of a block goes to the extra tokens; all other tokens except the first are changed by MODE.
at::Tensor NeuronShift::forward(const at::Tensor& activated) const
{
    at::Tensor result = activated.clone();
    for (std::int64_t b = 0; b < activated.size(0); ++b) {
        at::Tensor values = activated[b].index_select(1, units); // [T, n], a copy
        const at::Tensor most = values.flatten()[largest(values)].clone();
        const at::Tensor rest = changed(values, added);
        switch (mode) {
        case RegisterMode::Zero:
            rest.zero_();
            break;
        case RegisterMode::Mean:
            rest.copy_(rest.mean(0, true).expand_as(rest));
            break;
        case RegisterMode::OnlyOutliers:
            rest.copy_(at::where(outliers(rest), rest.mean(0, true), rest));
            break;
        case RegisterMode::Same:
            break;
        }
        values.narrow(0, values.size(0) - added, added).copy_(most);
        result[b].index_copy_(1, units, values);
    }
    return result;
}

at::Tensor NeuronShift::backward(const at::Tensor& gradient, const at::Tensor& activated) const
{
    const at::Tensor values = activated.index_select(1, units);
    at::Tensor g = gradient.index_select(1, units);
    const at::Tensor ofCopies = g.narrow(0, g.size(0) - added, added).sum();
    g.narrow(0, g.size(0) - added, added).zero_();
    const at::Tensor rest = changed(g, added);
    const double count = double(rest.size(0));
    switch (mode) {
    case RegisterMode::Zero:
        rest.zero_();
        break;
    case RegisterMode::Mean:
        rest.copy_((rest.sum(0, true) / count).expand_as(rest));
        break;
    case RegisterMode::OnlyOutliers: {
        const at::Tensor replaced = outliers(changed(values, added)).to(g.scalar_type());
        rest.copy_(rest * (1 - replaced) + (rest * replaced).sum(0, true) / count);
        break;
    }
    case RegisterMode::Same:
        break;
    }
    g.view(-1)[largest(values)] += ofCopies;
    at::Tensor result = gradient.clone();
    result.index_copy_(1, units, g);
    return result;
}

at::Tensor NeuronShift::relevance(const at::Tensor& relevance, const at::Tensor& activated) const
{
    const at::Tensor values = activated.index_select(1, units);
    at::Tensor r = relevance.index_select(1, units);
    const at::Tensor ofCopies = r.narrow(0, r.size(0) - added, added).sum();
    r.narrow(0, r.size(0) - added, added).zero_();
    const at::Tensor rest = changed(r, added);
    if (mode == RegisterMode::OnlyOutliers) {
        rest.masked_fill_(outliers(changed(values, added)), 0);
    } else if (mode != RegisterMode::Same) {
        rest.zero_();
    }
    r.view(-1)[largest(values)] += ofCopies;
    at::Tensor result = relevance.clone();
    result.index_copy_(1, units, r);
    return result;
}

} // namespace hydra
