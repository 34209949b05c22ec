// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the number of heads for the next frame, so that its picture is ready in time: the largest k whose
// expected age fits the deadline at the present load.
//   work(k) = max(load2 own(k), load own(k) + excess)
//   age(k)  = max(work(k), load own(k) + max(0, work(k) + after - period)),
//             and a period more where load own(k) + after exceeds it: each frame would wait longer
// own(k) is the fastest frame of each k so far. load is the median, load2 the second largest ratio of time to
// own(k) in the last eight frames. excess, in milliseconds, is the second largest time beyond load own(k) in
// the last hundred frames: it describes their tail, not their mean. A frame of a live source that comes every
// PERIOD waits while the previous one is computed and, for AFTER, written. One slow frame alone does not
// change k, two lower it at once, and it rises only after many quick ones; a k that failed is tried again
// after longer and longer waits. The caller reports all times; none is measured here.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace hydra {

struct DeadlineOptions
{
    double milliseconds = 40; // from taking the frame to its picture
    double reserve = 0.08; // share of it kept free as a margin
    int patience = 15; // quick frames before k rises by one step
};

struct DeadlineFigures
{
    std::int64_t frames = 0, kept = 0; // pictures, and those ready in time
    std::int64_t dropped = 0; // frames without a picture
    double age = 0; // of the last picture, in milliseconds
    [[nodiscard]] double keptShare() const { return frames > 0 ? double(kept) / double(frames) : 1; }
};

class DeadlineController
{
public:
    // HEADS ascending, with COSTS in any unit: a first guess of the ratio of their times.
    DeadlineController(std::vector<int> heads, const std::vector<double>& costs,
                       DeadlineOptions options = {});

    // For the next frame; after takeOver() the given count.
    [[nodiscard]] int heads() const;
    // The picture of a frame with K heads took MILLISECONDS of work, and was AGE old when it was ready. For a
    // frame that waits, as in a file, both are equal.
    void took(int k, double milliseconds, double age);
    // The time after that picture until the next frame can be taken, e.g. for recording.
    void wrote(double milliseconds);
    void dropped(std::int64_t frames) { m_figures.dropped += frames; }

    void takeOver(int k); // holds until release()
    void release();
    void setDeadline(double milliseconds);
    [[nodiscard]] double deadline() const { return m_options.milliseconds; }
    // Milliseconds between two frames of a live source; 0: frames wait, as in a file.
    void setPeriod(double milliseconds) { m_period = milliseconds; }
    [[nodiscard]] const DeadlineFigures& figures() const { return m_figures; }
    // The age of a picture with K heads at the present load, in milliseconds; 0 before the first measurement.
    [[nodiscard]] double expected(int k) const;

private:
    struct Step
    {
        int heads = 0;
        double own = 0; // milliseconds without load, or cost units before the first measurement
        bool measured = false;
        int patience = 0; // quick frames needed before it is tried
    };
    [[nodiscard]] std::size_t place(int k) const;
    [[nodiscard]] double load() const; // median
    [[nodiscard]] double expectedAt(std::size_t step) const;
    [[nodiscard]] bool fits(std::size_t step) const;
    void learn(std::size_t step, double milliseconds);

    std::vector<Step> m_steps;
    DeadlineOptions m_options;
    std::deque<double> m_ratios; // of recent frames: measured time over own
    std::deque<double> m_excess; // milliseconds beyond the load, of more frames
    std::deque<double> m_after; // of recent frames
    double m_period = 0;
    std::size_t m_at = 0;
    int m_quick = 0; // consecutive frames in time
    int m_since = 0; // frames since k rose
    std::optional<int> m_said;
    DeadlineFigures m_figures;
};

} // namespace hydra
