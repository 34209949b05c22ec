// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/solids.h"

#include <array>

namespace hydra::scene {
namespace {

double ring(const Vec3& p)
{
    return std::sqrt(p.x * p.x + p.y * p.y);
}

double hypotenuse(double x, double y)
{
    return std::sqrt(x * x + y * y);
}

// Distance to a box of any dimension, from the excesses over its half sides along each axis.
double boxOf(double x, double y)
{
    return std::min(std::max(x, y), 0.0) + hypotenuse(std::max(x, 0.0), std::max(y, 0.0));
}

double cube(const Solid& s, const Vec3& p)
{
    const double half = s.radius - s.rounding;
    const Vec3 over{std::abs(p.x) - half, std::abs(p.y) - half, std::abs(p.z) - half};
    const Vec3 out{std::max(over.x, 0.0), std::max(over.y, 0.0), std::max(over.z, 0.0)};
    return length(out) + std::min(std::max({over.x, over.y, over.z}), 0.0) - s.rounding;
}

double cone(const Solid& s, const Vec3& p)
{
    // In the half plane (q, z): a triangle with its foot on the axis, as two segments.
    const double q = ring(p), r = s.radius, up = p.z + s.half, side = q - r;
    const double foot = std::max(side, 0.0), rise = 2 * s.half;
    const double along = clamp01((up * rise - side * r) / (r * r + rise * rise));
    const double dx = side + r * along, dz = up - rise * along;
    const double square = std::min(foot * foot + up * up, dx * dx + dz * dz);
    const bool inside = up > 0 && side * rise + up * r < 0;
    return (inside ? -std::sqrt(square) : std::sqrt(square)) - s.rounding;
}

double cylinder(const Solid& s, const Vec3& p)
{
    return boxOf(ring(p) - s.radius + s.rounding, std::abs(p.z) - s.half + s.rounding) - s.rounding;
}

double pyramid(const Solid& s, const Vec3& p)
{
    const double rise = 2 * s.half;
    const double far = smoothMax(std::abs(p.x), std::abs(p.y), s.rounding);
    const double side = (rise * far + s.radius * (p.z - s.half)) / hypotenuse(rise, s.radius);
    return smoothMax(side, -p.z - s.half, s.rounding);
}

double capsule(const Solid& s, const Vec3& p)
{
    return length({p.x, p.y, std::max(std::abs(p.z) - s.half, 0.0)}) - s.radius;
}

double octahedron(const Solid& s, const Vec3& p)
{
    const double soft = s.rounding * s.rounding;
    const double sum =
        std::sqrt(p.x * p.x + soft) + std::sqrt(p.y * p.y + soft) + std::sqrt(p.z * p.z + soft);
    return (sum - s.radius) * 0.5773502691896258;
}

// The mirrors of a five-pointed star whose tip is at +y fold the plane into a wedge of 36 degrees.
constexpr double cos18 = 0.9510565162951535, sin18 = 0.3090169943749474;
constexpr double cos54 = 0.5877852522924731, sin54 = 0.8090169943749475;

double star(const Solid& s, const Vec3& p)
{
    double x = std::abs(p.x), y = p.y;
    const double below = std::max(sin18 * x - cos18 * y, 0.0);
    x = std::abs(x - 2 * below * sin18);
    y += 2 * below * cos18;
    const double right = std::max(sin54 * x - cos54 * y, 0.0);
    x -= 2 * right * sin54;
    y += 2 * right * cos54;
    // The remaining edge: from the tip (0, radius) to the notch.
    const double ex = s.inner * cos54, ey = s.inner * sin54 - s.radius, wy = y - s.radius;
    const double along = clamp01((x * ex + wy * ey) / (ex * ex + ey * ey));
    const double gap = hypotenuse(x - ex * along, wy - ey * along);
    const double flat = x * ey - wy * ex < 0 ? gap : -gap;
    return boxOf(flat, std::abs(p.z) - s.half) - s.rounding;
}

double bowl(const Solid& s, const Vec3& p)
{
    const double q = ring(p), rim = std::sqrt(s.radius * s.radius - s.half * s.half);
    // Above the cone through the rim the rim is nearest, elsewhere the sphere.
    const bool over = p.z * rim > s.half * q;
    const double wall = over ? hypotenuse(q - rim, p.z - s.half) : std::abs(hypotenuse(q, p.z) - s.radius);
    const double foot = hypotenuse(q - 0.4 * s.radius, p.z + 0.95 * s.radius) - 1.2 * s.inner;
    return std::min(wall - s.inner, foot);
}

} // namespace

Solid makeSolid(Kind kind, double u, double v)
{
    switch (kind) {
    case Kind::Sphere:
        return {kind, 1, 0, 0, 0, 1};
    case Kind::Cube:
        return {kind, 0.8, 0.8, 0, 0.05, 1.39};
    case Kind::Cone: {
        const double r = mix(0.8, 0.95, u), h = mix(0.9, 1.15, v);
        return {kind, r, h, 0, 0.035, hypotenuse(r, h) + 0.04};
    }
    case Kind::Cylinder: {
        const double r = mix(0.6, 0.74, u), h = mix(0.8, 1.1, v);
        return {kind, r, h, 0, 0.045, hypotenuse(r, h)};
    }
    case Kind::Torus: {
        const double tube = mix(0.25, 0.36, u);
        return {kind, 0.92, 0, tube, 0, 0.92 + tube};
    }
    case Kind::Pyramid: {
        const double h = mix(0.68, 0.9, v);
        return {kind, 1, h, 0, 0.06, std::sqrt(2 + h * h)};
    }
    case Kind::Capsule: {
        const double r = mix(0.46, 0.58, u), h = mix(0.55, 0.85, v);
        return {kind, r, h, 0, 0, r + h};
    }
    case Kind::Octahedron:
        return {kind, 1.25, 0, 0, 0.035, 1.25};
    case Kind::Star: {
        const double h = mix(0.16, 0.27, v);
        return {kind, 1.15, h, 1.15 * mix(0.42, 0.5, u), 0.05, hypotenuse(1.15, h) + 0.06};
    }
    case Kind::Bowl: {
        const double wall = mix(0.045, 0.07, u);
        return {kind, 1, mix(-0.12, 0.12, v), wall, 0, 1 + wall + 0.1};
    }
    }
    return {};
}

namespace {

// Calls work(d) with the distance function d of the solid's kind, so that loops over it are compiled for each
// kind.
template<class Work>
double withDistance(const Solid& s, const Work& work)
{
    switch (s.kind) {
    case Kind::Sphere:
        return work([&s](const Vec3& p) { return length(p) - s.radius; });
    case Kind::Cube:
        return work([&s](const Vec3& p) { return cube(s, p); });
    case Kind::Cone:
        return work([&s](const Vec3& p) { return cone(s, p); });
    case Kind::Cylinder:
        return work([&s](const Vec3& p) { return cylinder(s, p); });
    case Kind::Torus:
        return work([&s](const Vec3& p) { return hypotenuse(ring(p) - s.radius, p.z) - s.inner; });
    case Kind::Pyramid:
        return work([&s](const Vec3& p) { return pyramid(s, p); });
    case Kind::Capsule:
        return work([&s](const Vec3& p) { return capsule(s, p); });
    case Kind::Octahedron:
        return work([&s](const Vec3& p) { return octahedron(s, p); });
    case Kind::Star:
        return work([&s](const Vec3& p) { return star(s, p); });
    case Kind::Bowl:
        return work([&s](const Vec3& p) { return bowl(s, p); });
    }
    return 0;
}

} // namespace

double distance(const Solid& solid, const Vec3& p)
{
    return withDistance(solid, [&p](const auto& gapAt) { return gapAt(p); });
}

double march(const Solid& solid, const Ray& ray, double from, double to)
{
    return withDistance(solid, [&](const auto& gapAt) {
        double t = from;
        for (int step = 0; step < 96 && t < to; ++step) {
            const double gap = gapAt(ray.origin + ray.direction * t);
            if (gap < 4e-4) {
                return t;
            }
            t += gap;
        }
        return nothingThere;
    });
}

double clearance(const Solid& solid, const Ray& ray, double from, double to, double spread)
{
    return withDistance(solid, [&](const auto& gapAt) {
        double t = from, open = 1;
        for (int step = 0; step < 48 && t < to && open > -1; ++step) {
            const double gap = gapAt(ray.origin + ray.direction * t);
            open = std::min(open, gap / (spread * t));
            t += std::max(0.8 * gap, 0.03);
        }
        return std::max(open, -1.0);
    });
}

Vec3 normalAt(const Solid& solid, const Vec3& p)
{
    Vec3 slope;
    withDistance(solid, [&](const auto& gapAt) {
        // Differences on a tetrahedron: four distances instead of six.
        constexpr double e = 2e-3;
        const double a = gapAt({p.x + e, p.y - e, p.z - e}), b = gapAt({p.x - e, p.y - e, p.z + e});
        const double c = gapAt({p.x - e, p.y + e, p.z - e}), d = gapAt({p.x + e, p.y + e, p.z + e});
        slope = {a - b - c + d, -a - b + c + d, -a + b - c + d};
        return 0.0;
    });
    const double size = length(slope);
    return size > 1e-12 ? slope * (1 / size) : Vec3{0, 0, 1};
}

double reach(const Solid& s, const Vec3& d)
{
    const double q = ring(d);
    switch (s.kind) {
    case Kind::Sphere:
        return s.radius;
    case Kind::Cube:
        return (s.radius - s.rounding) * (std::abs(d.x) + std::abs(d.y) + std::abs(d.z)) + s.rounding;
    case Kind::Cone:
        return std::max(s.half * d.z, s.radius * q - s.half * d.z) + s.rounding;
    case Kind::Cylinder:
        return (s.half - s.rounding) * std::abs(d.z) + (s.radius - s.rounding) * q + s.rounding;
    case Kind::Torus:
        return s.radius * q + s.inner;
    case Kind::Pyramid:
        return std::max(s.half * d.z, s.radius * (std::abs(d.x) + std::abs(d.y)) - s.half * d.z) - 0.02;
    case Kind::Capsule:
        return s.half * std::abs(d.z) + s.radius;
    case Kind::Octahedron:
        return (s.radius - 2 * s.rounding) * std::max({std::abs(d.x), std::abs(d.y), std::abs(d.z)});
    case Kind::Star: {
        constexpr std::array<std::array<double, 2>, 5> tips{
            {{0, 1}, {cos18, sin18}, {-cos18, sin18}, {cos54, -sin54}, {-cos54, -sin54}}};
        double most = -1;
        for (const auto& tip : tips) {
            most = std::max(most, s.radius * (tip[0] * d.x + tip[1] * d.y));
        }
        return most + s.half * std::abs(d.z) + s.rounding;
    }
    case Kind::Bowl: {
        const double rim = std::sqrt(s.radius * s.radius - s.half * s.half);
        const double wall = d.z * rim > s.half * q ? rim * q + s.half * d.z : s.radius;
        const double foot = 0.4 * s.radius * q - 0.95 * s.radius * d.z + 1.2 * s.inner;
        return std::max(wall + s.inner, foot);
    }
    }
    return s.bound;
}

} // namespace hydra::scene
