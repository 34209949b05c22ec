// SPDX-License-Identifier: GPL-3.0-or-later
// One output of a prediction as text: a probability in per cent, or a number.
#pragma once

#include "core/engine/results.h"
#include "ui/paint/format.h"

#include <algorithm>
#include <cmath>

namespace hydra::ui {

[[nodiscard]] inline QString answerText(const engine::Prediction& prediction, int index)
{
    const auto value = double(prediction.probabilities[std::size_t(index)]);
    return prediction.ofValues() ? mapValue(value) : percent(value);
}

// The filled share of its bar, 0 to 1; numbers are relative to the largest magnitude.
[[nodiscard]] inline double answerShare(const engine::Prediction& prediction, int index)
{
    const std::vector<float>& all = prediction.probabilities;
    const auto less = [](float a, float b) { return std::fabs(a) < std::fabs(b); };
    const double most =
        prediction.ofValues() ? std::fabs(double(*std::max_element(all.begin(), all.end(), less))) : 1;
    return most > 0 ? std::clamp(std::fabs(double(all[std::size_t(index)])) / most, 0.0, 1.0) : 0;
}

} // namespace hydra::ui
