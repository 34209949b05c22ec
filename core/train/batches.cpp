// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/batches.h"

#include "core/base/error.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hydra {

namespace {

constexpr std::uint64_t orderStream = 0x0D;
constexpr std::uint64_t viewStream = 0xA6;
constexpr std::uint64_t mixStream = 0x3F;
constexpr std::uint64_t windowStream = 0x51;

// Draws a rectangle of whole patches with an area of about 1 - own, and sets own to its exact value.
void drawBox(int grid, CounterRandom& random, Mix& mix)
{
    const double side = grid * std::sqrt(1 - mix.own);
    mix.rows = mix.columns = std::clamp(static_cast<int>(std::lround(side)), 1, grid);
    mix.row = static_cast<int>(random.below(static_cast<std::uint32_t>(grid - mix.rows + 1)));
    mix.column = static_cast<int>(random.below(static_cast<std::uint32_t>(grid - mix.columns + 1)));
    mix.own = 1 - static_cast<double>(mix.rows * mix.columns) / (grid * grid);
}

} // namespace

View keptWindow(const TrainConfig& config, std::int64_t window)
{
    View view;
    CounterRandom random(config.seed, windowStream, static_cast<std::uint64_t>(window));
    drawWindow(config.augment, random, view);
    return view;
}

void copyBox(const Mix& mix, int grid, const at::Tensor& from, const at::Tensor& into)
{
    for (int row = mix.row; row < mix.row + mix.rows; ++row) {
        const std::int64_t first = std::int64_t{row} * grid + mix.column;
        into.narrow(1, first, mix.columns).copy_(from.narrow(1, first, mix.columns));
    }
}

Batches::Batches(const DataSet& set, const TrainConfig& config, int ahead)
    : m_set(set)
    , m_config(config)
    , m_ahead(ahead)
{
    if (set.count < config.batch) {
        throw inputError("training data: %1 pictures are fewer than one batch of %2", set.count,
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
    const int views = m_config.teacher.views;

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
        const std::size_t index = indices[static_cast<std::size_t>(step % perEpoch * count + i)];
        View view;
        if (views > 0) {
            batch.windows.push_back(static_cast<std::int64_t>(index) * views + step / perEpoch % views);
            view = keptWindow(m_config, batch.windows.back());
        } else {
            drawWindow(m_config.augment, random, view);
        }
        drawLook(m_config.augment, m_set.grid(), random, view);
        const int label =
            renderView(m_set, index, view, m_config.mean, m_config.std, patches + i * tokens * patchFloats,
                       dense ? shares + i * tokens * (classes + 1) : nullptr);
        targets[i * classes + label] += static_cast<float>(1.0 - m_config.labelSmoothing);
    }
    mix(step, batch);
    return batch;
}

void Batches::mix(std::int64_t step, Batch& batch) const
{
    CounterRandom random(m_config.seed, mixStream, static_cast<std::uint64_t>(step));
    const double kind = random.uniform();
    const AugmentConfig& augment = m_config.augment;
    if (!(kind < augment.mixup + augment.cutmix)) {
        return;
    }
    // Beta(1, 1), as in the mixup and the CutMix papers' ImageNet settings: uniform.
    batch.mix.own = random.uniform();
    if (!(kind < augment.mixup)) {
        drawBox(m_set.grid(), random, batch.mix);
    }
    const double own = batch.mix.own;
    for (at::Tensor* each : {&batch.patches, &batch.targets, &batch.shares}) {
        if (each->defined() && batch.mix.rows > 0 && each != &batch.targets) {
            copyBox(batch.mix, m_set.grid(), each->flip({0}), *each);
        } else if (each->defined()) {
            *each = *each * own + each->flip({0}) * (1.0 - own);
        }
    }
}

Batch Batches::take(std::int64_t step)
{
    const auto begun = m_begun.find(step);
    Batch batch = begun != m_begun.end() ? begun->second.get() : make(step);
    // Drops batches before STEP, or too far ahead after a jump.
    std::map<std::int64_t, std::future<Batch>> next;
    for (std::int64_t each = step + 1; each <= step + m_ahead; ++each) {
        const auto already = m_begun.find(each);
        next[each] = already != m_begun.end()
            ? std::move(already->second)
            : std::async(std::launch::async, [this, each] { return make(each); });
    }
    m_begun = std::move(next);
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
