// SPDX-License-Identifier: GPL-3.0-or-later
// Robust timing: median and quartiles of repeats after a warm-up.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

namespace hydra {

// Seconds.
struct Timing
{
    double q1 = 0, median = 0, q3 = 0;
    int repeats = 0;
    double best = 0; // the shortest
};

template<class Work>
[[nodiscard]] double secondsOf(Work&& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Seconds of REPEATS calls after WARMUP calls that do not count, ascending.
template<class Work>
[[nodiscard]] std::vector<double> secondsOf(int warmUp, int repeats, Work&& work)
{
    for (int i = 0; i < warmUp; ++i) {
        work();
    }
    std::vector<double> seconds;
    for (int i = 0; i < repeats; ++i) {
        seconds.push_back(secondsOf(work));
    }
    std::sort(seconds.begin(), seconds.end());
    return seconds;
}

// Interpolates quartiles as numpy.percentile does. Zeros for an empty list.
[[nodiscard]] inline Timing timingOf(std::vector<double> seconds)
{
    if (seconds.empty()) {
        return {};
    }
    std::sort(seconds.begin(), seconds.end());
    const auto at = [&](double share) {
        const double place = share * double(seconds.size() - 1);
        const auto below = static_cast<std::size_t>(place);
        const std::size_t above = std::min(below + 1, seconds.size() - 1);
        return seconds[below] + (place - double(below)) * (seconds[above] - seconds[below]);
    };
    return {at(0.25), at(0.5), at(0.75), static_cast<int>(seconds.size()), seconds.front()};
}

} // namespace hydra
