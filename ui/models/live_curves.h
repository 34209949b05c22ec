// SPDX-License-Identifier: GPL-3.0-or-later
// Curves over the last frames: head count, delay with the deadline, and the probabilities of the current top
// classes.
#pragma once

#include "core/engine/results.h"
#include "ui/models/training_curves.h"

#include <deque>

namespace hydra::ui {

class LiveCurves
{
public:
    static constexpr std::size_t most = 300; // frames kept

    void forget() { m_frames.clear(); }
    void add(qint64 number, int heads, double age, const engine::PredictionPtr& prediction);
    // "heads", "age" in milliseconds, "classes" (the first three of the last frame), over the frames'
    // numbers.
    [[nodiscard]] std::vector<Chart> charts(double deadline, const VitConfig& config) const;

private:
    struct Seen
    {
        double number, heads, age;
        engine::PredictionPtr prediction;
    };
    [[nodiscard]] double mostAge(double deadline) const;

    std::deque<Seen> m_frames;
};

} // namespace hydra::ui
