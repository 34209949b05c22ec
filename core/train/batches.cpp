// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/batches.h"

#include "core/base/error.h"

#include <ATen/ATen.h>

#include <numeric>

namespace hydra {

namespace {

constexpr std::uint64_t orderStream = 0x0D;
constexpr std::uint64_t viewStream = 0xA6;
constexpr std::uint64_t mixStream = 0x3F;

} // namespace

Batches::Batches(const DataSet& set, const TrainConfig& config)
    : m_set(set)
    , m_config(config)
{
    if (set.count < config.batch) {
        throw inputError("training data: ", set.count, " pictures are fewer than one batch of ",
                         config.batch);
    }
}

std::vector<std::uint32_t> Batches::order(std::int64_t epoch) const
{
    std::vector<std::uint32_t> indices(static_cast<std::size_t>(m_set.count));
    std::iota(indices.begin(), indices.end(), 0U);
    CounterRandom random(m_config.seed, orderStream, static_cast<std::uint64_t>(epoch));
    for (std::uint32_t i = static_cast<std::uint32_t>(indices.size()) - 1; i > 0; --i) {
        std::swap(indices[i], indices[random.below(i + 1)]);
    }
    return indices;
}

Batch Batches::make(std::int64_t step) const
{
    const int perEpoch = stepsPerEpoch();
    const std::vector<std::uint32_t> indices = order(step / perEpoch);
    const std::int64_t count = m_config.batch;
    const std::int64_t tokens = std::int64_t{m_set.grid()} * m_set.grid();
    const std::int64_t patchFloats = std::int64_t{3} * m_set.patch * m_set.patch;
    const std::int64_t classes = m_set.classes();
    const bool dense = m_config.tokenLabels > 0;

    Batch batch;
    batch.patches = at::empty({count, tokens, patchFloats}, at::kFloat);
    batch.targets =
        at::full({count, classes}, m_config.labelSmoothing / static_cast<double>(classes), at::kFloat);
    if (dense) {
        batch.shares = at::empty({count, tokens, classes + 1}, at::kFloat);
    }
    auto* const patches = batch.patches.data_ptr<float>();
    auto* const targets = batch.targets.data_ptr<float>();
    auto* const shares = dense ? batch.shares.data_ptr<float>() : nullptr;
    for (std::int64_t i = 0; i < count; ++i) {
        CounterRandom random(m_config.seed, viewStream, static_cast<std::uint64_t>(step),
                             static_cast<std::uint64_t>(i));
        const View view = drawView(m_config.augment, m_set.grid(), random);
        const std::size_t index = indices[static_cast<std::size_t>(step % perEpoch * count + i)];
        const int label =
            renderView(m_set, index, view, m_config.mean, m_config.std, patches + i * tokens * patchFloats,
                       dense ? shares + i * tokens * (classes + 1) : nullptr);
        targets[i * classes + label] += static_cast<float>(1.0 - m_config.labelSmoothing);
    }
    mixUp(step, batch);
    return batch;
}

void Batches::mixUp(std::int64_t step, Batch& batch) const
{
    CounterRandom random(m_config.seed, mixStream, static_cast<std::uint64_t>(step));
    if (!(random.uniform() < m_config.augment.mixup)) {
        return;
    }
    // Beta(1, 1), as in the mixup paper's ImageNet setting: uniform.
    const double own = random.uniform();
    for (at::Tensor* each : {&batch.patches, &batch.targets, &batch.shares}) {
        if (each->defined()) {
            *each = *each * own + each->flip({0}) * (1.0 - own);
        }
    }
}

Batch Batches::take(std::int64_t step)
{
    Batch batch = m_next.valid() && m_nextStep == step ? m_next.get() : make(step);
    m_nextStep = step + 1;
    m_next = std::async(std::launch::async, [this, next = m_nextStep] { return make(next); });
    return batch;
}

at::Tensor plainPatches(const DataSet& set, const TrainConfig& config, int first, int count)
{
    const std::int64_t tokens = std::int64_t{set.grid()} * set.grid();
    const std::int64_t patchFloats = std::int64_t{3} * set.patch * set.patch;
    at::Tensor out = at::empty({count, tokens, patchFloats}, at::kFloat);
    for (int i = 0; i < count; ++i) {
        renderView(set, static_cast<std::size_t>(first + i), View(), config.mean, config.std,
                   out.data_ptr<float>() + i * tokens * patchFloats, nullptr);
    }
    return out;
}

} // namespace hydra
