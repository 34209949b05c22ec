// SPDX-License-Identifier: GPL-3.0-or-later
// A network whose steps are shared by several threads: each computes the gradient of its part of the batch,
// from the first layer to the last, into gradients of its own.
#pragma once

#include "core/train/batches.h"
#include "core/train/network.h"
#include "core/train/workers.h"

#include <vector>

namespace hydra {

struct StepLoss
{
    double classes = 0; // cross-entropy of the classifier, mean over the batch
    double tokens = 0; // of the patch tokens; 0 without token labels
};

class ShardedNetwork
{
public:
    // NETWORK is split over THREADS on the CPU; another device runs it whole.
    ShardedNetwork(const TrainableVit& network, int threads);

    [[nodiscard]] TrainableVit& network() noexcept { return m_shards.front(); }
    [[nodiscard]] std::vector<TrainableVit>& shards() noexcept
    {
        return m_shards;
    } // one memory, own gradients
    [[nodiscard]] Workers& workers() noexcept { return m_workers; }

    // Forward and backward of the sub-network of HEADS heads. The shards' gradients add up to that of
    // classes + tokenLabels * tokens.
    StepLoss backward(const Batch& batch, int heads, double tokenLabels);

private:
    [[nodiscard]] StepLoss backwardShard(std::size_t shard, const Batch& batch, int heads,
                                         double tokenLabels) const;

    std::vector<TrainableVit> m_shards;
    Workers m_workers;
};

} // namespace hydra
