// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_math.h"

namespace hydra::scene {

double sine(double degrees)
{
    double turns = degrees / 360;
    turns -= std::floor(turns + 0.5); // [-0.5, 0.5)
    if (turns > 0.25) {
        turns = 0.5 - turns;
    } else if (turns < -0.25) {
        turns = -0.5 - turns;
    }
    const double x = turns * 6.283185307179586;
    const double q = x * x;
    double series = 1; // Taylor to x^17: exact to 1e-15 within a quarter turn
    for (int k = 8; k >= 1; --k) {
        series = 1 - q / (2.0 * k * (2.0 * k + 1)) * series;
    }
    return x * series;
}

double cosine(double degrees)
{
    return sine(degrees + 90);
}

Rotation turnAboutZ(double degrees)
{
    const double c = cosine(degrees), s = sine(degrees);
    return {{c, s, 0}, {-s, c, 0}, {0, 0, 1}};
}

Rotation turnAboutX(double degrees)
{
    const double c = cosine(degrees), s = sine(degrees);
    return {{1, 0, 0}, {0, c, s}, {0, -s, c}};
}

Rotation turnFromTo(const Vec3& from, const Vec3& to)
{
    // Rodrigues: v -> v + axis x v + axis x (axis x v) / (1 + cos), with axis = from x to.
    const Vec3 axis = cross(from, to);
    const double weight = 1 / (1 + dot(from, to));
    const auto turn = [&](const Vec3& v) {
        const Vec3 once = cross(axis, v);
        return v + once + cross(axis, once) * weight;
    };
    return {turn({1, 0, 0}), turn({0, 1, 0}), turn({0, 0, 1})};
}

Draw::Draw(std::uint64_t seed, std::uint64_t index, std::uint64_t stream)
    : m_state(seed)
{
    m_state = next() ^ index;
    m_state = next() ^ stream;
    next();
}

std::uint64_t Draw::next()
{
    m_state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

double Draw::unit()
{
    return static_cast<double>(next() >> 11) * (1.0 / 9007199254740992.0);
}

Rotation Draw::rotation()
{
    const double height = between(-1, 1);
    const double ring = std::sqrt(std::max(0.0, 1 - height * height));
    const double angle = between(0, 360), spin = between(0, 360);
    const Vec3 pole{ring * cosine(angle), ring * sine(angle), height};
    return (height > -0.999 ? turnFromTo({0, 0, 1}, pole) : turnAboutX(180)).after(turnAboutZ(spin));
}

} // namespace hydra::scene
