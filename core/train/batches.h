// SPDX-License-Identifier: GPL-3.0-or-later
// Training batches: the batch of step S depends on (data, configuration, S) only. Background threads prepare
// batches ahead of time.
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

// How a batch was mixed with its own reverse.
struct Mix
{
    double own = 1; // share that each picture keeps of itself
    int row = 0, column = 0, rows = 0,
        columns = 0; // of exchanged patches; 0 rows: all blended

    [[nodiscard]] bool mixed() const noexcept { return own < 1; }
};

struct Batch
{
    at::Tensor patches; // [B, P, 3 * p * p] normalised
    at::Tensor targets; // [B, classes], rows sum to 1, smoothed
    at::Tensor shares; // [B, P, classes + 1]; undefined without token labels
    std::vector<std::int64_t> windows; // picture * views + view if a teacher's answers are kept
    Mix mix;
};

// Returns window WINDOW (see Batch::windows) of its picture, before recolouring, for kept answers of a
// teacher.
[[nodiscard]] View keptWindow(const TrainConfig& config, std::int64_t window);
// Copies the box of MIX from FROM to INTO, both [B, P, ...] with P patches in GRID columns.
void copyBox(const Mix& mix, int grid, const at::Tensor& from, const at::Tensor& into);

class Batches
{
public:
    // Keeps references to both; prepares AHEAD batches at a time. Throws Error{Input} if the data set holds
    // less than one batch.
    Batches(const DataSet& set, const TrainConfig& config, int ahead = 1);

    [[nodiscard]] int stepsPerEpoch() const noexcept { return m_set.count / m_config.batch; }
    // Returns the batch of STEP >= 0 and starts to make the next ones. Steps usually come in order.
    [[nodiscard]] Batch take(std::int64_t step);
    // Makes that batch on the caller's thread.
    [[nodiscard]] Batch make(std::int64_t step) const;

private:
    [[nodiscard]] std::vector<std::uint32_t> order(std::int64_t epoch) const;
    void mix(std::int64_t step, Batch& batch) const;

    const DataSet& m_set;
    const TrainConfig& m_config;
    int m_ahead;
    std::map<std::int64_t, std::future<Batch>> m_begun; // by step
};

// Returns pictures FIRST..FIRST+COUNT-1 without augmentation, as [COUNT, P, 3 * p * p].
[[nodiscard]] at::Tensor plainPatches(const DataSet& set, const TrainConfig& config, int first, int count);

} // namespace hydra
