// SPDX-License-Identifier: GPL-3.0-or-later
// How many heads the next frame may have, so that its picture is there in time: the largest k whose expected
// age fits the deadline at the present load.
//   work(k) = max(load2 own(k), load own(k) + excess)
//   age(k)  = max(work(k), load own(k) + max(0, work(k) + after - period)),
//             and a period more where load own(k) + after exceeds it: each frame would wait longer
// own(k) is the quickest frame of each k so far; load the median, load2 the second worst of the last eight
// frames over their own(k); excess, in milliseconds, is what all but one of the last hundred stayed under
// beyond load own(k): their tail and not their mean. A frame of a live source that comes every PERIOD waits
// while the one before it is made and, for AFTER, written. One slow frame alone changes nothing, two lower k
// at once, and k rises only after many quick ones; a k that failed is tried again later and later. Times are
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
    // Behind that picture: before the next frame could be taken, as to record it.
    void wrote(double milliseconds);
    void dropped(std::int64_t frames) { m_figures.dropped += frames; }

    void takeOver(int k); // until release()
    void release();
    void setDeadline(double milliseconds);
    [[nodiscard]] double deadline() const { return m_options.milliseconds; }
    // Milliseconds between two frames of a live source; 0: frames wait, as those of a file.
    void setPeriod(double milliseconds) { m_period = milliseconds; }
    [[nodiscard]] const DeadlineFigures& figures() const { return m_figures; }
    // The age of a picture with K heads at the present load, in milliseconds; 0: nothing is known yet.
    [[nodiscard]] double expected(int k) const;

private:
    struct Step
    {
        int heads = 0;
        double own = 0; // milliseconds without load, or in units of cost before the first measurement
        bool measured = false;
        int patience = 0; // frames before it is tried
    };
    [[nodiscard]] std::size_t place(int k) const;
    [[nodiscard]] double load() const; // median
    [[nodiscard]] double expectedAt(std::size_t step) const;
    [[nodiscard]] bool fits(std::size_t step) const;
    void learn(std::size_t step, double milliseconds);

    std::vector<Step> m_steps;
    DeadlineOptions m_options;
    std::deque<double> m_ratios; // of the last frames: measured to own
    std::deque<double> m_excess; // of more of them: milliseconds beyond the load
    std::deque<double> m_after; // of the last frames
    double m_period = 0;
    std::size_t m_at = 0;
    int m_quick = 0; // frames in time in a row
    int m_since = 0; // frames since k rose
    std::optional<int> m_said;
    DeadlineFigures m_figures;
};

} // namespace hydra
