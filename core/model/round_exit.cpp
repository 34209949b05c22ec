// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/round_exit.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace hydra {

double entropyOfFirstTen(const std::vector<double>& logits)
{
    const std::size_t count = std::min<std::size_t>(10, logits.size());
    std::vector<double> first(count);
    std::partial_sort_copy(logits.begin(), logits.end(), first.begin(), first.end(), std::greater<>());
    const double largest = count > 0 ? first.front() : 0;
    for (double& q : first) { // softmax's denominator cancels
        q = std::exp(q - largest);
    }
    const double sum = std::accumulate(first.begin(), first.end(), 0.0);
    double entropy = 0;
    for (const double q : first) {
        entropy -= q > 0 ? q / sum * std::log(q / sum) : 0;
    }
    return entropy;
}

std::size_t answeringRound(const std::vector<double>& entropies, double threshold)
{
    for (std::size_t round = 0; round + 1 < entropies.size(); ++round) {
        if (entropies[round] < threshold) {
            return round;
        }
    }
    return entropies.empty() ? 0 : entropies.size() - 1;
}

} // namespace hydra
