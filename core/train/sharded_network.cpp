// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/sharded_network.h"

#include <ATen/ATen.h>
#include <ATen/autocast_mode.h>

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

// Runs this scope's matrix products in bfloat16 if wanted. bfloat16 has the range of float32, so that the
// loss needs no scaling.
class HalfProducts
{
public:
    explicit HalfProducts(bool wanted)
        : m_before(at::autocast::is_enabled())
    {
        at::autocast::set_enabled(wanted);
        at::autocast::set_autocast_gpu_dtype(at::kBFloat16);
    }
    ~HalfProducts()
    {
        at::autocast::clear_cache();
        at::autocast::set_enabled(m_before);
    }
    HalfProducts(const HalfProducts&) = delete;
    HalfProducts& operator=(const HalfProducts&) = delete;

private:
    bool m_before;
};

} // namespace

ShardedNetwork::ShardedNetwork(const TrainableVit& network, const TrainConfig& config, Teacher* teacher)
    : m_config(config)
    , m_teacher(teacher)
    , m_shards(1, network)
    , m_workers(deviceOf(network).is_cpu() ? std::max(1, std::min(config.threads, config.batch)) : 1)
{
    while (static_cast<int>(m_shards.size()) < m_workers.count()) {
        m_shards.push_back(network.alias());
    }
}

StepLoss ShardedNetwork::backwardShard(std::size_t shard, const Batch& batch, int heads) const
{
    const TrainableVit& network = m_shards[shard];
    const at::Device device = deviceOf(network);
    const auto count = static_cast<std::int64_t>(m_shards.size());
    const std::int64_t size = batch.patches.size(0);
    const std::int64_t begin = size * static_cast<std::int64_t>(shard) / count;
    const std::int64_t length = size * static_cast<std::int64_t>(shard + 1) / count - begin;
    if (length == 0) {
        return {};
    }
    // This shard's share of the whole batch's mean.
    const double share = static_cast<double>(length) / static_cast<double>(size);
    const auto part = [&](const at::Tensor& whole) { return whole.narrow(0, begin, length).to(device); };
    const TeacherConfig& taught = m_config.teacher;
    const TeacherAnswer answer =
        m_teacher != nullptr ? m_teacher->about(batch, begin, length) : TeacherAnswer();

    StepLoss loss;
    TrainableVit::Output output;
    {
        const HalfProducts guard(m_config.halfProducts && device.is_cuda());
        output = network.forwardPatches(part(batch.patches), heads,
                                        {batch.shares.defined(), answer.tokens.defined()});
    }
    const at::Tensor logits = output.logits.to(at::kFloat);
    const at::Tensor classes = crossEntropy(logits, part(batch.targets)) * share;
    at::Tensor total = classes;
    if (m_teacher != nullptr && taught.labels > 0) {
        const double t = taught.temperature;
        const at::Tensor likeness = crossEntropy(logits / t, answer.probabilities.to(device)) * share;
        total = classes * (1 - taught.labels) + likeness * (taught.labels * t * t);
    }
    if (answer.tokens.defined()) {
        const at::Tensor hints = at::mse_loss(output.hints.to(at::kFloat), answer.tokens.to(device)) * share;
        total = total + hints * taught.features;
        loss.hints = hints.item<double>();
    }
    if (batch.shares.defined()) {
        const at::Tensor tokens = crossEntropy(output.tokenLogits.to(at::kFloat), part(batch.shares)) * share;
        total = total + tokens * m_config.tokenLabels;
        loss.tokens = tokens.item<double>();
    }
    total.backward();
    loss.classes = classes.item<double>();
    return loss;
}

StepLoss ShardedNetwork::backward(const Batch& batch, int heads)
{
    if (m_teacher != nullptr) {
        m_teacher->prepare(batch, m_workers);
    }
    std::vector<StepLoss> parts(m_shards.size());
    m_workers.run([&](int part) {
        const auto shard = static_cast<std::size_t>(part);
        parts[shard] = backwardShard(shard, batch, heads);
    });
    StepLoss sum;
    for (const StepLoss& part : parts) {
        sum.classes += part.classes;
        sum.tokens += part.tokens;
        sum.hints += part.hints;
    }
    return sum;
}

} // namespace hydra
