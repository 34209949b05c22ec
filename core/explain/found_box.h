// SPDX-License-Identifier: GPL-3.0-or-later
// A detector's results for one picture. Plain data.
#pragma once

#include "core/image/geometry.h"

#include <cstddef>
#include <vector>

namespace hydra {

struct Detection
{
    Rect box; // in pixels of the detector's input
    int classIndex = -1; // with the highest score
    std::vector<float> scores; // of all classes; empty: only the class is known
    double objectness = 1; // 0..1

    [[nodiscard]] double confidence() const // of its class
    {
        return scores.empty() ? objectness
                              : objectness * double(scores[static_cast<std::size_t>(classIndex)]);
    }
};

struct FoundBox
{
    Rect box; // in pixels of the picture
    int classIndex = -1;
    double score = 0;
    Detection seen{}; // the detector's own result
};

} // namespace hydra
