// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/validation.h"

#include "core/train/batches.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <atomic>

namespace hydra {

namespace {

constexpr int batchSize = 100;

int correctAmong(const TrainableVit& network, int heads, const DataSet& set, const TrainConfig& config,
                 int first, int count)
{
    const at::Device device = network.parameters().front().tensor.device();
    const at::Tensor patches = plainPatches(set, config, first, count).to(device);
    const at::Tensor best = network.forwardPatches(patches, heads).logits.argmax(1).to(at::kCPU);
    const auto* const found = best.data_ptr<std::int64_t>();
    int correct = 0;
    for (int i = 0; i < count; ++i) {
        correct += found[i] == set.labels[static_cast<std::size_t>(first + i)] ? 1 : 0;
    }
    return correct;
}

} // namespace

HeadAccuracy evaluateHeads(const TrainableVit& network, int heads, const DataSet& set,
                           const TrainConfig& config, Workers& workers, const CancelToken& cancel)
{
    std::atomic<int> next{0};
    std::atomic<int> correct{0};
    workers.run([&](int) {
        const c10::NoGradGuard noGrad;
        for (int first = next.fetch_add(batchSize); first < set.count; first = next.fetch_add(batchSize)) {
            cancel.check();
            correct +=
                correctAmong(network, heads, set, config, first, std::min(batchSize, set.count - first));
        }
    });
    return {heads, set.count, correct};
}

} // namespace hydra
