// SPDX-License-Identifier: GPL-3.0-or-later
// exp() for loops that vectorise. Each file gets its own copy, so that one compiled for AVX2 is not linked
// into the others.
#pragma once

#include <cstdint>
#include <cstring>

namespace hydra {

namespace {

// exp(x) for x <= 0 to 3e-7: 2^n times a polynomial on [-ln2/2, ln2/2]. Unlike std::exp it vectorises.
[[maybe_unused]] float expNegative(float x)
{
    const float clamped = x < -87.0F ? -87.0F : x; // a NaN, from a diverging training, stays NaN
    const float exponent = x > -87.0F ? x : -87.0F; // but is never converted to an integer
    const auto n =
        static_cast<std::int32_t>(exponent * 1.44269504F - 0.5F); // nearest, as the argument is negative
    const auto whole = static_cast<float>(n);
    const float r = (clamped - whole * 0.693359375F) + whole * 2.12194440e-4F;
    float p = 1.9875691500e-4F;
    p = p * r + 1.3981999507e-3F;
    p = p * r + 8.3334519073e-3F;
    p = p * r + 4.1665795894e-2F;
    p = p * r + 1.6666665459e-1F;
    p = p * r + 5.0000001201e-1F;
    p = p * r * r + r + 1.0F;
    const std::int32_t bits = (n + 127) << 23;
    float power = 0;
    std::memcpy(&power, &bits, sizeof power);
    return p * power;
}

} // namespace

} // namespace hydra
