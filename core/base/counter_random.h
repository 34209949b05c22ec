// SPDX-License-Identifier: GPL-3.0-or-later
// Counter-based random numbers: the n-th draw is a pure function of (seed, stream, a, b, n), so a resumed
// training needs no stored generator state. SplitMix64's finaliser over a keyed counter.
#pragma once

#include <cmath>
#include <cstdint>

namespace hydra {

class CounterRandom
{
public:
    // STREAM separates purposes (initial weights, order, augmentation...); A and B are epoch, step or sample.
    explicit CounterRandom(std::uint64_t seed, std::uint64_t stream, std::uint64_t a = 0,
                           std::uint64_t b = 0) noexcept
        : m_key(mix(mix(mix(mix(seed + golden) ^ stream) + golden * (a + 1)) + golden * (b + 1)))
    { }

    [[nodiscard]] std::uint64_t next() noexcept { return mix(m_key + golden * ++m_counter); }
    // In [0, 1), 53 bits.
    [[nodiscard]] double uniform() noexcept { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
    [[nodiscard]] double uniform(double low, double high) noexcept { return low + (high - low) * uniform(); }
    // In 0..n-1; the bias of the multiply-shift is below 2^-32 for the n used here.
    [[nodiscard]] std::uint32_t below(std::uint32_t n) noexcept
    {
        return static_cast<std::uint32_t>(((next() >> 32) * n) >> 32);
    }
    // Standard normal (Box-Muller, one of the pair).
    [[nodiscard]] double normal() noexcept
    {
        const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
        return radius * std::cos(6.283185307179586 * uniform());
    }

private:
    static constexpr std::uint64_t golden = 0x9E3779B97F4A7C15ULL;
    [[nodiscard]] static std::uint64_t mix(std::uint64_t z) noexcept
    {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    std::uint64_t m_key;
    std::uint64_t m_counter = 0;
};

} // namespace hydra
