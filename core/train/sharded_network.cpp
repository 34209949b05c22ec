// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/sharded_network.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

at::Device deviceOf(const TrainableVit& network)
{
    return network.parameters().front().tensor.device();
}

// Mean over the rows of -sum target * log softmax; a row of zeros counts as 0.
at::Tensor crossEntropy(const at::Tensor& logits, const at::Tensor& targets)
{
    const at::Tensor sum = (targets * at::log_softmax(logits, -1)).sum();
    return sum * (-1.0 / static_cast<double>(logits.numel() / logits.size(-1)));
}

} // namespace

ShardedNetwork::ShardedNetwork(const TrainableVit& network, int threads)
    : m_shards(1, network)
    , m_workers(deviceOf(network).is_cpu() ? std::max(1, threads) : 1)
{
    while (static_cast<int>(m_shards.size()) < m_workers.count()) {
        m_shards.push_back(network.alias());
    }
}

StepLoss ShardedNetwork::backwardShard(std::size_t shard, const Batch& batch, int heads,
                                       double tokenLabels) const
{
    const TrainableVit& network = m_shards[shard];
    const auto count = static_cast<std::int64_t>(m_shards.size());
    const std::int64_t size = batch.patches.size(0);
    const std::int64_t begin = size * static_cast<std::int64_t>(shard) / count;
    const std::int64_t length = size * static_cast<std::int64_t>(shard + 1) / count - begin;
    if (length == 0) {
        return {};
    }
    // Of the whole batch's mean, this shard's part.
    const double share = static_cast<double>(length) / static_cast<double>(size);
    const auto part = [&](const at::Tensor& whole) {
        return whole.narrow(0, begin, length).to(deviceOf(network));
    };

    StepLoss loss;
    const auto output = network.forwardPatches(part(batch.patches), heads, batch.shares.defined());
    const at::Tensor classes = crossEntropy(output.logits, part(batch.targets)) * share;
    at::Tensor total = classes;
    if (batch.shares.defined()) {
        const at::Tensor tokens = crossEntropy(output.tokenLogits, part(batch.shares)) * share;
        total = classes + tokens * tokenLabels;
        loss.tokens = tokens.item<double>();
    }
    total.backward();
    loss.classes = classes.item<double>();
    return loss;
}

StepLoss ShardedNetwork::backward(const Batch& batch, int heads, double tokenLabels)
{
    std::vector<StepLoss> parts(m_shards.size());
    m_workers.run([&](int part) {
        const auto shard = static_cast<std::size_t>(part);
        parts[shard] = backwardShard(shard, batch, heads, tokenLabels);
    });
    StepLoss sum;
    for (const StepLoss& part : parts) {
        sum.classes += part.classes;
        sum.tokens += part.tokens;
    }
    return sum;
}

} // namespace hydra
