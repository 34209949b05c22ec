// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/detection.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

// Without scores, compares the classes: 1 if equal, else 0.
double cosine(const Detection& a, const Detection& b)
{
    if (a.scores.empty() || a.scores.size() != b.scores.size()) {
        return a.classIndex == b.classIndex ? 1 : 0;
    }
    double ab = 0, aa = 0, bb = 0;
    for (std::size_t i = 0; i < a.scores.size(); ++i) {
        const auto x = double(a.scores[i]), y = double(b.scores[i]);
        ab += x * y;
        aa += x * x;
        bb += y * y;
    }
    return aa > 0 && bb > 0 ? ab / std::sqrt(aa * bb) : 0;
}

} // namespace

double overlapOf(const Rect& a, const Rect& b)
{
    const double width = std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x);
    const double height = std::min(a.y + a.height, b.y + b.height) - std::max(a.y, b.y);
    const double both = std::max(0.0, width) * std::max(0.0, height);
    return both > 0 ? both / (a.width * a.height + b.width * b.height - both) : 0;
}

double likeness(const Detection& wanted, const Detection& other)
{
    return overlapOf(wanted.box, other.box) * cosine(wanted, other) * other.objectness;
}

BoxScorer::BoxScorer(Detector detector, Detection wanted, std::int64_t picturesAtOnce)
    : m_detector(std::move(detector))
    , m_wanted(std::move(wanted))
    , m_picturesAtOnce(picturesAtOnce)
{ }

Scorer::Worth BoxScorer::worth(const at::Tensor& pixels, ClassValue /*measured*/,
                               const CancelToken& cancel) const
{
    std::vector<double> values;
    for (const std::vector<Detection>& found : m_detector(pixels, cancel)) {
        double best = 0;
        for (const Detection& other : found) {
            best = std::max(best, likeness(m_wanted, other));
        }
        m_matched += best > 0 ? 1 : 0;
        values.push_back(best);
    }
    return {at::tensor(values, at::kDouble), at::zeros({pixels.size(0)}, at::kBool)};
}

} // namespace hydra
