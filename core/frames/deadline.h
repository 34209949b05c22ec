// SPDX-License-Identifier: GPL-3.0-or-later
// How many heads the next frame may have, so that its picture is there in time: the largest k whose expected
// time fits the deadline at the present load. Expected time: load * own(k), where own(k) is learned for each
// k and load is the second worst of the last frames: one slow frame alone changes nothing, two lower k at
// once, and k rises only after many quick ones; a k that failed is tried again later and later. Times are
// said, never measured here.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace hydra {

struct DeadlineOptions
{
    double milliseconds = 40; // from the moment when the frame was taken to its picture
    double reserve = 0.08; // of it that stays free below, for what no one foresees
    int patience = 15; // quick frames before k rises by one step
};

struct DeadlineFigures
{
    std::int64_t frames = 0, kept = 0; // pictures, and those in time
    std::int64_t dropped = 0; // frames that no picture was made of
    double age = 0; // of the last picture, in milliseconds
    [[nodiscard]] double keptShare() const { return frames > 0 ? double(kept) / double(frames) : 1; }
};

class DeadlineController
{
public:
    // HEADS ascending, COSTS of each in any unit: a first guess of how their times compare.
    DeadlineController(std::vector<int> heads, const std::vector<double>& costs,
                       DeadlineOptions options = {});

    // For the next frame. Taken over: what was said.
    [[nodiscard]] int heads() const;
    // The picture of a frame with K heads took MILLISECONDS of work, and was AGE old when it was there. A
    // frame that is waited for, as of a file, has the same age.
    void took(int k, double milliseconds, double age);
    void dropped(std::int64_t frames) { m_figures.dropped += frames; }

    void takeOver(int k); // until release()
    void release();
    [[nodiscard]] bool takenOver() const { return m_said.has_value(); }
    void setDeadline(double milliseconds);
    [[nodiscard]] double deadline() const { return m_options.milliseconds; }
    [[nodiscard]] const DeadlineFigures& figures() const { return m_figures; }
    [[nodiscard]] double expected(int k) const; // milliseconds at the present load; 0: nothing is known yet

private:
    struct Step
    {
        int heads = 0;
        double own = 0; // milliseconds without load, or in units of cost before the first measurement
        bool measured = false;
        int patience = 0; // frames before it is tried
    };
    [[nodiscard]] std::size_t place(int k) const;
    [[nodiscard]] double load() const;
    [[nodiscard]] bool fits(std::size_t step) const;
    void learn(std::size_t step, double milliseconds);

    std::vector<Step> m_steps;
    DeadlineOptions m_options;
    std::deque<double> m_ratios; // of the last frames: measured to own
    std::size_t m_at = 0;
    int m_quick = 0; // frames in time in a row
    int m_since = 0; // frames since k rose
    std::optional<int> m_said;
    DeadlineFigures m_figures;
};

} // namespace hydra
