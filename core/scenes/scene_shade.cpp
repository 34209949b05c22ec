// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_shade.h"

#include <array>

namespace hydra::scene {
namespace {

// Share of the key light that passes THING on the way from p. The light is a disc of radius `spread` at
// distance 1: the clearance over the distance gives the covered share (-1: fully covered, 1: open).
double passing(const Thing& thing, const Vec3& p, const Light& light)
{
    const Vec3 from = p - thing.centre;
    const double middle = -dot(from, light.towards);
    const double reachOut = thing.bound() + light.spread * std::max(middle, 0.0);
    const double chord = reachOut * reachOut - (dot(from, from) - middle * middle);
    if (chord <= 0) {
        return 1;
    }
    const double half = std::sqrt(chord), shrink = 1 / thing.scale;
    const double start = std::max((middle - half) * shrink, 0.03), end = (middle + half) * shrink;
    const double open =
        clearance(thing.solid, thing.toSolid(Ray{p, light.towards}), start, end, light.spread);
    return 0.25 * (1 + open) * (1 + open) * (2 - open);
}

double lit(const Layout& layout, const Vec3& p)
{
    double share = 1;
    for (const Thing& thing : layout.things) {
        share = std::min(share, passing(thing, p, layout.light));
    }
    return share;
}

// Share of the ambient light that reaches p: decreases with the nearness of other surfaces to a few points
// above p.
double openness(const Layout& layout, const Vec3& p, const Vec3& n)
{
    constexpr std::array<double, 4> heights{0.07, 0.17, 0.36, 0.7};
    std::array<double, 4> gaps{};
    for (std::size_t i = 0; i < heights.size(); ++i) {
        gaps[i] = std::min(heights[i], p.z + n.z * heights[i]);
    }
    for (const Thing& thing : layout.things) {
        const Vec3 from = p - thing.centre;
        const double away = length(from) - thing.bound();
        if (away > 2 * heights.back()) {
            continue;
        }
        const Ray ray = thing.toSolid(Ray{p, n});
        for (std::size_t i = 0; i < heights.size(); ++i) {
            if (away - heights[i] < gaps[i]) {
                const double at = heights[i] / thing.scale;
                gaps[i] =
                    std::min(gaps[i], thing.scale * distance(thing.solid, ray.origin + ray.direction * at));
            }
        }
    }
    double closed = 0, weight = 0.34;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        closed += weight * (1 - std::max(gaps[i], 0.0) / heights[i]);
        weight *= 0.82;
    }
    return 1 / (1 + 1.4 * closed * closed + 0.6 * closed);
}

// The reflection in direction d: the sky, the ground's colour, and a soft box at the key light.
Vec3 surroundings(const Layout& layout, const Vec3& d, double roughness)
{
    const Light& light = layout.light;
    const Vec3 far = mix(layout.backdropLow, layout.backdropHigh, clamp01(0.5 + 0.5 * d.z));
    const Vec3 over = mix(far, light.sky * 1.6, smoothStep(0.1, 0.9, d.z));
    const Vec3 dome = mix(layout.ground.base * 0.5, over, smoothStep(-0.12, 0.12, d.z));
    const double box = smoothStep(0.72 - 0.2 * roughness, 0.97, dot(d, light.towards));
    return dome + light.key * (box * (1.2 - roughness));
}

// GGX with Schlick's Fresnel term: only integer powers.
double gloss(const Vec3& n, const Vec3& towards, const Vec3& view, double roughness)
{
    const Vec3 middle = normalised(towards + view);
    const double a = roughness * roughness, b = a * a;
    const double nh = std::max(dot(n, middle), 0.0), spread = nh * nh * (b - 1) + 1;
    const double miss = 1 - std::max(dot(view, middle), 0.0);
    const double fresnel = 0.04 + 0.96 * miss * miss * miss * miss * miss;
    return std::min(fresnel * b / (spread * spread) * 0.25, 2.5);
}

// A visible point of a surface.
struct Point
{
    Vec3 p, n, view; // place, normal, direction to the eye
    const Material& material;
    Vec3 albedo;
};

Vec3 surface(const Layout& layout, const Point& point, Shadows& shadows)
{
    const auto& [p, n, view, material, albedo] = point;
    const Light& light = layout.light;
    const double facing = dot(n, light.towards);
    if (facing > 0 && shadows.lit < 0) {
        shadows.lit = lit(layout, p + n * 0.004);
    }
    if (shadows.open < 0) {
        shadows.open = openness(layout, p, n);
    }
    const double direct = facing > 0 ? facing * shadows.lit : 0, open = shadows.open;
    const Vec3 ambient = mix(light.bounce, light.sky, 0.5 + 0.5 * n.z) * open;
    Vec3 colour = albedo * (light.key * direct + ambient);
    if (direct > 0) {
        colour = colour + light.key * (gloss(n, light.towards, view, material.roughness) * direct);
    }
    const double glance = 1 - std::max(dot(n, view), 0.0);
    const double rim = (0.035 + 0.5 * glance * glance * glance * glance * glance) * (1 - material.roughness);
    if (rim < 0.006) { // below the resolution of 8 bits
        return colour;
    }
    const Vec3 mirror = n * (2 * dot(n, view)) - view;
    return colour + surroundings(layout, mirror, material.roughness) * (rim * open);
}

Vec3 thingColour(const Layout& layout, const Thing& thing, const Ray& ray, double away, Shadows& shadows)
{
    const Vec3 p = ray.origin + ray.direction * away;
    const Vec3 q = thing.toSolid(p);
    const Vec3 n = thing.pose.apply(normalAt(thing.solid, q));
    return surface(layout, {p, n, ray.direction * -1, thing.material, colourAt(thing.material, q)}, shadows);
}

Vec3 backdrop(const Layout& layout, double v)
{
    return mix(layout.backdropHigh, layout.backdropLow, smoothStep(-1.3, 0.9, v));
}

Vec3 groundColour(const Layout& layout, const Ray& ray, double away, double v, Shadows& shadows)
{
    // The ground fades into the background far from the things, as on a studio's paper sweep.
    const Vec3 p = ray.origin + ray.direction * away;
    const double fade = smoothStep(3.2, 10, length(p - layout.things[0].centre));
    const Vec3 far = backdrop(layout, v);
    if (fade >= 1) {
        return far;
    }
    const Vec3 up{0, 0, 1}, view = ray.direction * -1;
    Vec3 near = surface(layout, {p, up, view, layout.ground, colourAt(layout.ground, p)}, shadows);
    if (layout.groundShine > 0) {
        const Ray mirror{p, {ray.direction.x, ray.direction.y, -ray.direction.z}};
        double distance = 20;
        const int seen = nearestThing(layout.things, mirror, distance);
        if (seen >= 0) {
            const double glance = 1 + ray.direction.z, square = glance * glance;
            const double strength = layout.groundShine * (0.12 + 0.88 * square * square);
            Shadows fresh;
            const Vec3 image =
                thingColour(layout, layout.things[static_cast<std::size_t>(seen)], mirror, distance, fresh);
            near = mix(near, image, strength * (1 - smoothStep(0.2, 3, distance)));
        }
    }
    return mix(near, far, fade);
}

double rollOff(double x)
{
    constexpr double knee = 0.68; // unchanged below, so that colours stay as in the palette
    const double over = x - knee;
    return over <= 0 ? x : knee + (1 - knee) * over / (over + (1 - knee));
}

} // namespace

Hit cast(const Layout& layout, const Ray& ray)
{
    Hit hit;
    hit.distance = groundDistance(ray);
    hit.thing = nearestThing(layout.things, ray, hit.distance);
    return hit;
}

Vec3 shade(const Layout& layout, const Ray& ray, const Hit& hit, double v, Shadows& shadows)
{
    Vec3 colour;
    if (hit.thing >= 0) {
        colour = thingColour(layout, layout.things[static_cast<std::size_t>(hit.thing)], ray, hit.distance,
                             shadows);
    } else if (hit.distance < 1e6) {
        colour = groundColour(layout, ray, hit.distance, v, shadows);
    } else {
        colour = backdrop(layout, v);
    }
    return {rollOff(colour.x), rollOff(colour.y), rollOff(colour.z)};
}

std::uint8_t encode(double linear)
{
    // bounds[i] is the boundary between sRGB levels i and i + 1; x^2.4 = x^2 (x^2)^(1/5), the root by
    // Newton's method.
    static const std::array<double, 255> bounds = [] {
        std::array<double, 255> table{};
        for (std::size_t i = 0; i < table.size(); ++i) {
            const double level = (static_cast<double>(i) + 0.5) / 255;
            const double base = (level + 0.055) / 1.055, square = base * base;
            double root = 1;
            for (int step = 0; step < 60; ++step) {
                const double fourth = root * root * root * root;
                root = (4 * root + square / fourth) / 5;
            }
            table[i] = level <= 0.04045 ? level / 12.92 : square * root;
        }
        return table;
    }();
    // A coarse table gives the start of the search; the exact bounds decide.
    static const std::array<std::uint8_t, 1025> starts = [] {
        std::array<std::uint8_t, 1025> table{};
        for (std::size_t i = 0; i < table.size(); ++i) {
            const double least = static_cast<double>(i) / 1024;
            table[i] = static_cast<std::uint8_t>(std::upper_bound(bounds.begin(), bounds.end(), least)
                                                 - bounds.begin());
        }
        return table;
    }();
    std::size_t level = starts[static_cast<std::size_t>(clamp01(linear) * 1024)];
    while (level < bounds.size() && bounds[level] <= linear) {
        ++level;
    }
    return static_cast<std::uint8_t>(level);
}

} // namespace hydra::scene
