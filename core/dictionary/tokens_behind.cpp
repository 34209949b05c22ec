// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dictionary/tokens_behind.h"

#include "core/base/error.h"

#include <ATen/ATen.h>

namespace hydra {

TokensBehind::TokensBehind(VisionTransformer network, int block, int heads)
    : m_network(std::move(network))
    , m_plan(m_network.trainedPlan())
    , m_block(block)
    , m_sub(fullNetwork(config()))
{
    if (config().thinks()) {
        throw usageError(
            "a network that answers in rounds has no single set of tokens per block: expected another model");
    }
    if (block < 0 || block >= config().depth) {
        throw usageError("block %1: the network has blocks 0 to %2", block, config().depth.value - 1);
    }
    if (heads > config().numHeads) {
        throw usageError("%1 heads: the network has %2", heads, config().numHeads.value);
    }
    m_sub.heads = heads > 0 ? heads : m_sub.heads;
}

int TokensBehind::width() const
{
    return m_network.weights(m_sub)->widths.embed;
}

at::Tensor TokensBehind::read(const at::Tensor& pixels, const CancelToken& cancel) const
{
    return through(m_network.embedded(pixels, m_sub), 0, m_block + 1, cancel);
}

at::Tensor TokensBehind::answer(const at::Tensor& x, const CancelToken& cancel) const
{
    return m_network.answered(through(x.clone(), m_block + 1, config().depth, cancel), m_sub);
}

at::Tensor TokensBehind::through(at::Tensor x, int from, int to, const CancelToken& cancel) const
{
    for (int block = from; block < to; ++block) {
        cancel.check();
        x = m_network.throughBlock(std::move(x), block, m_sub, m_plan, nullptr);
    }
    return x;
}

at::Tensor TokensBehind::patchRows(const at::Tensor& x) const
{
    const int prefix = config().prefixTokens();
    return x.narrow(1, prefix, x.size(1) - prefix);
}

at::Tensor TokensBehind::patches(const at::Tensor& x) const
{
    return patchRows(x).reshape({-1, x.size(2)}).clone();
}

at::Tensor TokensBehind::replaced(const at::Tensor& x, const at::Tensor& patches) const
{
    at::Tensor other = x.clone();
    const at::Tensor rows = patchRows(other);
    rows.copy_(patches.view(rows.sizes()));
    return other;
}

} // namespace hydra
