// SPDX-License-Identifier: GPL-3.0-or-later
// A network whose steps are split over several threads: each computes the gradient of its part of the batch,
// through all layers, into its own gradients.
#pragma once

#include "core/base/workers.h"
#include "core/train/batches.h"
#include "core/train/network.h"
#include "core/train/teacher.h"

#include <vector>

namespace hydra {

struct StepLoss
{
    double classes = 0; // cross-entropy of the classifier, mean over the batch
    double tokens = 0; // of the patch tokens; 0 without token labels
    double hints = 0; // mean squared error to the teacher's tokens; 0 without a teacher
};

class ShardedNetwork
{
public:
    // On the CPU, splits the batch over config.threads; other devices run it whole. TEACHER may be null.
    // Keeps references to CONFIG and TEACHER.
    ShardedNetwork(const TrainableVit& network, const TrainConfig& config, Teacher* teacher);

    [[nodiscard]] TrainableVit& network() noexcept { return m_shards.front(); }
    [[nodiscard]] std::vector<TrainableVit>& shards() noexcept
    {
        return m_shards;
    } // shared memory, own gradients
    [[nodiscard]] Workers& workers() noexcept { return m_workers; }

    // Runs the sub-network of HEADS heads forward and backward. The shards' gradients add up to that of
    // (1 - labels) classes + labels t^2 taught + tokenLabels tokens + features hints
    // where taught is the cross-entropy to the teacher's probabilities, both at temperature t.
    StepLoss backward(const Batch& batch, int heads);

private:
    [[nodiscard]] StepLoss backwardShard(std::size_t shard, const Batch& batch, int heads) const;

    const TrainConfig& m_config;
    Teacher* m_teacher;
    std::vector<TrainableVit> m_shards;
    Workers m_workers;
};

} // namespace hydra
