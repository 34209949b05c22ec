// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tsne/descent.h"

#include <algorithm>
#include <cmath>

namespace hydra::tsne {

Descent::Descent(std::size_t count, double learningRate, double momentum)
    : m_rate(static_cast<float>(learningRate))
    , m_momentum(static_cast<float>(momentum))
    , m_x{std::vector<float>(count, 1.0F), std::vector<float>(count, 0.0F)}
    , m_y(m_x)
{ }

double Descent::move(Axis& axis, std::vector<float>& points, const std::vector<float>& gradient) const
{
    constexpr float leastGain = 0.01F;
    double squares = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        float& gain = axis.gain[i];
        float& update = axis.update[i];
        gain = std::max(leastGain, update * gradient[i] < 0 ? gain + 0.2F : gain * 0.8F);
        const float slope = gain * gradient[i];
        update = m_momentum * update - m_rate * slope;
        points[i] += update;
        squares += double(slope) * double(slope);
    }
    return squares;
}

double Descent::step(Points& points, const Points& gradient)
{
    const double x = move(m_x, points.x, gradient.x);
    const double y = move(m_y, points.y, gradient.y);
    return std::sqrt(x + y);
}

} // namespace hydra::tsne
