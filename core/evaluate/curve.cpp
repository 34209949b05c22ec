// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/curve.h"

namespace hydra {

double Curve::area() const
{
    double sum = 0;
    for (std::size_t i = 1; i < value.size(); ++i) {
        sum += (fraction[i] - fraction[i - 1]) * (value[i] + value[i - 1]) / 2;
    }
    return sum;
}

} // namespace hydra
