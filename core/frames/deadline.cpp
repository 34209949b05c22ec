// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frames/deadline.h"

#include "core/base/error.h"

#include <algorithm>
#include <functional>

namespace hydra {

namespace {

constexpr std::size_t remembered = 8; // frames for the load
constexpr std::size_t tail = 100; // frames of which one may be late
constexpr double ample = 0.75; // of the deadline: fast enough to forget that a k failed
constexpr double nearly = 0.97; // of the time between two frames: more than any machine sustains for long
constexpr int longest = 1000; // frames before a failed k is tried again
constexpr int trial = 30; // frames in which a rise counts as failed

// The second largest; the largest if there is only one, 0 if there is none.
double secondWorst(const std::deque<double>& of)
{
    std::vector<double> worst(std::min<std::size_t>(2, of.size()));
    std::partial_sort_copy(of.begin(), of.end(), worst.begin(), worst.end(), std::greater<>());
    return worst.empty() ? 0 : worst.back();
}

double medianOf(const std::deque<double>& of)
{
    std::vector<double> lower((of.size() + 1) / 2);
    std::partial_sort_copy(of.begin(), of.end(), lower.begin(), lower.end());
    return lower.empty() ? 0 : lower.back();
}

void push(std::deque<double>& into, double value, std::size_t most)
{
    into.push_back(value);
    if (into.size() > most) {
        into.pop_front();
    }
}

} // namespace

DeadlineController::DeadlineController(std::vector<int> heads, const std::vector<double>& costs,
                                       DeadlineOptions options)
    : m_options(options)
{
    if (heads.empty() || heads.size() != costs.size()) {
        throw internalError("deadline: %1 head counts with %2 costs", heads.size(), costs.size());
    }
    for (std::size_t i = 0; i < heads.size(); ++i) {
        m_steps.push_back({heads[i], std::max(costs[i], 1e-12), false, options.patience});
    }
}

std::size_t DeadlineController::place(int k) const
{
    const auto found =
        std::find_if(m_steps.begin(), m_steps.end(), [&](const Step& step) { return step.heads == k; });
    return found == m_steps.end() ? m_at : std::size_t(found - m_steps.begin());
}

double DeadlineController::load() const
{
    return medianOf(m_ratios);
}

double DeadlineController::expectedAt(std::size_t step) const
{
    const double own = m_steps[step].own, usual = load() * own;
    const double work = std::max(secondWorst(m_ratios) * own, usual + secondWorst(m_excess));
    if (m_period <= 0) {
        return work;
    }
    const double behind = std::max(0.0, work + secondWorst(m_after) - m_period); // the frame after a slow one
    const bool tooSlow =
        usual + medianOf(m_after) > nearly * m_period; // each waits longer than the one before
    return std::max(work, usual + behind) + (tooSlow ? m_period : 0);
}

double DeadlineController::expected(int k) const
{
    return m_ratios.empty() ? 0 : expectedAt(place(k));
}

bool DeadlineController::fits(std::size_t step) const
{
    return !m_ratios.empty() && expectedAt(step) <= m_options.milliseconds * (1 - m_options.reserve);
}

int DeadlineController::heads() const
{
    return m_said.value_or(m_steps[m_at].heads);
}

void DeadlineController::learn(std::size_t step, double milliseconds)
{
    Step& known = m_steps[step];
    if (!known.measured) {
        const bool first =
            std::none_of(m_steps.begin(), m_steps.end(), [](const Step& s) { return s.measured; });
        const double scale = milliseconds / known.own;
        if (first) { // costs become milliseconds
            for (Step& each : m_steps) {
                each.own *= scale;
            }
        } else {
            // The time contains the present load; dividing by it keeps the others' times comparable. Larger k
            // are assumed at least as slow in proportion.
            const double own = milliseconds / std::max(secondWorst(m_ratios), 1e-9);
            const double ratio = own / known.own;
            for (std::size_t i = step; i < m_steps.size(); ++i) {
                m_steps[i].own *= m_steps[i].measured ? 1 : ratio;
            }
        }
        known.measured = true;
    } else { // on a machine that became slower the load stays above one
        const double own = std::min(known.own, milliseconds);
        // Guesses derived from this time follow it: the very first frame is often far slower.
        for (std::size_t i = step + 1; i < m_steps.size() && !m_steps[i].measured; ++i) {
            m_steps[i].own *= own / known.own;
        }
        known.own = own;
    }
    push(m_ratios, milliseconds / known.own, remembered);
    push(m_excess, std::max(0.0, milliseconds - load() * known.own), tail);
}

void DeadlineController::wrote(double milliseconds)
{
    push(m_after, milliseconds, remembered);
}

void DeadlineController::took(int k, double milliseconds, double age)
{
    const std::size_t step = place(k);
    learn(step, std::max(milliseconds, 1e-3));
    ++m_figures.frames;
    m_figures.age = age;
    const bool kept = age <= m_options.milliseconds;
    m_figures.kept += kept ? 1 : 0;
    m_quick = kept ? m_quick + 1 : 0;
    ++m_since;
    if (m_said) {
        return;
    }
    if (!fits(m_at)) {
        if (step == m_at && m_at > 0) {
            if (m_since <= trial) { // it rose too early
                m_steps[m_at].patience = std::min(2 * m_steps[m_at].patience, longest);
            }
            std::size_t lower = m_at - 1;
            while (lower > 0 && !fits(lower)) {
                --lower;
            }
            m_at = lower;
            m_quick = 0;
        }
        return;
    }
    const std::size_t next = m_at + 1;
    if (next < m_steps.size() && expectedAt(next) < ample * m_options.milliseconds) {
        m_steps[next].patience = m_options.patience; // the cause of its failure is over
    }
    if (next < m_steps.size() && m_quick >= m_steps[next].patience && fits(next)) {
        ++m_at;
        m_quick = 0;
        m_since = 0;
    } else if (m_since > longest) {
        m_steps[m_at].patience = m_options.patience; // it has been reliable
    }
}

void DeadlineController::takeOver(int k)
{
    m_said = m_steps[place(k)].heads;
}

void DeadlineController::release()
{
    if (m_said) {
        m_at = place(*m_said);
        m_said.reset();
        m_quick = 0;
    }
}

void DeadlineController::setDeadline(double milliseconds)
{
    m_options.milliseconds = milliseconds;
    m_quick = 0;
    for (Step& step : m_steps) {
        step.patience = m_options.patience;
    }
}

} // namespace hydra
