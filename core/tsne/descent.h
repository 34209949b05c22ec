// SPDX-License-Identifier: GPL-3.0-or-later
// Gradient descent with momentum and a gain for each coordinate (Jacobs 1988), as van der Maaten's t-SNE and
// scikit-learn's: a gain grows by 0.2 where a coordinate keeps its direction, and shrinks by a fifth where it
// turns back.
#pragma once

#include "core/tsne/vectors.h"

namespace hydra::tsne {

class Descent
{
public:
    Descent(std::size_t count, double learningRate, double momentum);

    // Moves POINTS; returns the length of the gradient times the gains.
    double step(Points& points, const Points& gradient);

private:
    struct Axis
    {
        std::vector<float> gain, update;
    };
    double move(Axis& axis, std::vector<float>& points, const std::vector<float>& gradient) const;

    float m_rate, m_momentum;
    Axis m_x, m_y;
};

} // namespace hydra::tsne
