// SPDX-License-Identifier: GPL-3.0-or-later
// The batches of a training: batch of step S is a function of (data, configuration, S) alone, made ahead of
// time on threads of their own.
#pragma once

#include "core/train/augment.h"
#include "core/train/config.h"
#include "core/train/data_set.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <future>
#include <map>
#include <vector>

namespace hydra {

// What was taken from the batch in reverse order.
struct Mix
{
    double own = 1; // share of its own that each picture keeps
    int row = 0, column = 0, rows = 0,
        columns = 0; // of patches that were exchanged; no rows: everything blended

    [[nodiscard]] bool mixed() const noexcept { return own < 1; }
};

struct Batch
{
    at::Tensor patches; // [B, P, 3 * p * p] normalised
    at::Tensor targets; // [B, classes], rows sum to 1, smoothed
    at::Tensor shares; // [B, P, classes + 1]; undefined without token labels
    std::vector<std::int64_t> windows; // picture * views + view, where a teacher's answers are kept
    Mix mix;
};

// Window WINDOW of the picture it is of, where a teacher's answers are kept: what is seen, before any
// recolouring.
[[nodiscard]] View keptWindow(const TrainConfig& config, std::int64_t window);
// The box of MIX in INTO [B, P, ...] takes the values of FROM, P patches of a grid of GRID columns.
void copyBox(const Mix& mix, int grid, const at::Tensor& from, const at::Tensor& into);

class Batches
{
public:
    // Keeps references to both; works on AHEAD batches at a time. Throws Error{Input} when the data set holds
    // less than one batch.
    Batches(const DataSet& set, const TrainConfig& config, int ahead = 1);

    [[nodiscard]] int stepsPerEpoch() const noexcept { return m_set.count / m_config.batch; }
    // Of step 0...; begins to make the next ones. Steps are usually asked for in order.
    [[nodiscard]] Batch take(std::int64_t step);
    // The same, here and now.
    [[nodiscard]] Batch make(std::int64_t step) const;

private:
    [[nodiscard]] std::vector<std::uint32_t> order(std::int64_t epoch) const;
    void mix(std::int64_t step, Batch& batch) const;

    const DataSet& m_set;
    const TrainConfig& m_config;
    int m_ahead;
    std::map<std::int64_t, std::future<Batch>> m_begun; // by step
};

// Pictures FIRST..FIRST+COUNT-1 unchanged, as [COUNT, P, 3 * p * p].
[[nodiscard]] at::Tensor plainPatches(const DataSet& set, const TrainConfig& config, int first, int count);

} // namespace hydra
