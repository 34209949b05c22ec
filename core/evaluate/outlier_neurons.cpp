// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/outlier_neurons.h"

#include "core/base/error.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

void OutlierCount::add(const Trace& trace)
{
    const int depth = static_cast<int>(trace.blocks.size());
    const int block = m_options.block < 0 ? depth - 1 : m_options.block;
    if (block >= depth) {
        throw usageError("block: expected 0 to %1, got %2", depth - 1, block);
    }
    const auto next = static_cast<std::size_t>(block) + 1;
    const at::Tensor norms = trace.level(next).to(at::kDouble).norm(2, 1);
    const double threshold =
        m_options.threshold > 0 ? m_options.threshold : (norms.mean() + 3 * norms.std()).item<double>();
    const at::Tensor outliers = (norms > threshold).nonzero().flatten();
    if (outliers.numel() == 0) {
        return;
    }
    std::vector<at::Tensor> scores;
    for (std::size_t i = 0; i < trace.blocks.size(); ++i) {
        const BlockTrace b = trace.blocks.light(i);
        at::Tensor score = b.activated.index_select(0, outliers).abs().to(at::kDouble).mean(0); // [m]
        if (m_options.sparse) {
            const at::Tensor quiet = (b.activated < 0.5).to(at::kDouble).mean(0);
            score = at::where(quiet < 0.5, at::zeros_like(score), score);
        }
        scores.push_back(score);
    }
    const at::Tensor all = at::stack(scores).to(at::kCPU);
    m_sum = m_sum.defined() ? m_sum + all : all;
    ++m_pictures;
}

std::vector<OutlierNeurons::Ranked> OutlierCount::ranking(std::size_t most) const
{
    if (m_pictures == 0) {
        return {};
    }
    const at::Tensor flat = (m_sum / double(m_pictures)).flatten().contiguous();
    const auto [values, places] =
        flat.topk(std::min<std::int64_t>(flat.numel(), static_cast<std::int64_t>(most)));
    std::vector<OutlierNeurons::Ranked> found;
    const std::int64_t width = m_sum.size(1);
    for (std::int64_t i = 0; i < values.numel(); ++i) {
        const std::int64_t place = places[i].item<std::int64_t>();
        found.push_back(
            {{static_cast<int>(place / width), static_cast<int>(place % width)}, values[i].item<double>()});
    }
    return found;
}

void MeanOfHeads::add(const Trace& trace)
{
    std::vector<at::Tensor> outputs;
    for (std::size_t i = 0; i < trace.blocks.size(); ++i) {
        outputs.push_back(trace.blocks.light(i).joined.to(at::kDouble));
    }
    const at::Tensor all = at::stack(outputs).to(at::kCPU);
    if (m_sum.defined() && m_sum.sizes() != all.sizes()) {
        throw usageError("means of heads: all pictures must have the same number of tokens, %1; got %2",
                         m_sum.size(1), all.size(1));
    }
    m_sum = m_sum.defined() ? m_sum + all : all;
    ++m_pictures;
}

HeadMeans MeanOfHeads::means() const
{
    const at::Tensor position = m_sum / double(m_pictures);
    return {position.to(at::kFloat), position.mean(1).to(at::kFloat)};
}

} // namespace hydra
