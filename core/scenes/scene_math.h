// SPDX-License-Identifier: GPL-3.0-or-later
// Vectors, rotations, sines and random draws of the synthetic scenes. Uses only + - * / and sqrt, whose
// results IEEE 754 fixes to the last bit, so that a scene has the same bytes on every machine; libm's sin and
// pow do not guarantee that.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace hydra::scene {

struct Vec3
{
    double x = 0, y = 0, z = 0;
};

inline Vec3 operator+(const Vec3& a, const Vec3& b)
{
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}
inline Vec3 operator-(const Vec3& a, const Vec3& b)
{
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}
inline Vec3 operator*(const Vec3& a, const Vec3& b) // colours: per channel
{
    return {a.x * b.x, a.y * b.y, a.z * b.z};
}
inline Vec3 operator*(const Vec3& a, double s)
{
    return {a.x * s, a.y * s, a.z * s};
}
inline double dot(const Vec3& a, const Vec3& b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
inline Vec3 cross(const Vec3& a, const Vec3& b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline double length(const Vec3& a)
{
    return std::sqrt(dot(a, a));
}
inline Vec3 normalised(const Vec3& a)
{
    return a * (1.0 / length(a));
}
inline double clamp01(double x)
{
    return std::min(std::max(x, 0.0), 1.0);
}
inline double mix(double a, double b, double share)
{
    return a + (b - a) * share;
}
inline Vec3 mix(const Vec3& a, const Vec3& b, double share)
{
    return a + (b - a) * share;
}
// 0 at FROM, 1 at TO, flat at both ends.
inline double smoothStep(double from, double to, double x)
{
    const double s = clamp01((x - from) / (to - from));
    return s * s * (3 - 2 * s);
}
// max(a, b) with the crease rounded over a width of k; its gradient is never longer than theirs.
inline double smoothMax(double a, double b, double k)
{
    const double overlap = std::max(k - std::abs(a - b), 0.0);
    return std::max(a, b) + overlap * overlap / (4 * k);
}

struct Ray
{
    Vec3 origin, direction; // of length 1
};

// An orthonormal matrix by its columns: the images of the three axes.
struct Rotation
{
    Vec3 x{1, 0, 0}, y{0, 1, 0}, z{0, 0, 1};

    [[nodiscard]] Vec3 apply(const Vec3& v) const { return x * v.x + y * v.y + z * v.z; }
    [[nodiscard]] Vec3 undo(const Vec3& v) const { return {dot(x, v), dot(y, v), dot(z, v)}; }
    // First OTHER, then this one.
    [[nodiscard]] Rotation after(const Rotation& other) const
    {
        return {apply(other.x), apply(other.y), apply(other.z)};
    }
};

double sine(double degrees);
double cosine(double degrees);
Rotation turnAboutZ(double degrees);
Rotation turnAboutX(double degrees);
Rotation turnFromTo(const Vec3& from, const Vec3& to); // shortest; for unit vectors, not opposite

// SplitMix64: small, good enough for pictures, and the same everywhere.
class Draw
{
public:
    Draw(std::uint64_t seed, std::uint64_t index, std::uint64_t stream);
    std::uint64_t next();
    double unit(); // [0, 1)
    double between(double low, double high) { return low + (high - low) * unit(); }
    int below(int n) { return static_cast<int>(unit() * n); }
    bool chance(double probability) { return unit() < probability; }
    Rotation rotation(); // uniform

private:
    std::uint64_t m_state;
};

} // namespace hydra::scene
