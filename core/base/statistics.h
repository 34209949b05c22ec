// SPDX-License-Identifier: GPL-3.0-or-later
// Confidence intervals.
#pragma once

#include <utility>

namespace hydra {

// Wilson's 95 % interval of the proportion CORRECT / COUNT, in percent: {0, 100} if COUNT is 0.
[[nodiscard]] std::pair<double, double> wilsonInterval(int correct, int count);

} // namespace hydra
