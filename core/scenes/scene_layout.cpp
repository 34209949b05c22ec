// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_layout.h"

#include "core/scenes/scene_palette.h"

#include <array>

namespace hydra::scene {
namespace {

// Points the solid's axis along d, with its y as far up as possible.
Rotation facing(const Vec3& d)
{
    const Vec3 right = normalised(cross({0, 0, 1}, d));
    return {right, cross(d, right), d};
}

// Lays the axis along the picture (at most SWING degrees off), with its head lower by SINK degrees.
Rotation lying(Draw& draw, double swing, double sink)
{
    const double spin = draw.between(0, 360);
    const double yaw = draw.between(-swing, swing) + (draw.chance(0.5) ? 180 : 0);
    const Vec3 head{cosine(yaw) * cosine(sink), sine(yaw) * cosine(sink), -sine(sink)};
    return turnFromTo({0, 0, 1}, head).after(turnAboutZ(spin));
}

// Points the axis at the camera, at most SWING degrees to the side, RISE degrees up.
Rotation looking(Draw& draw, double swing, double rise)
{
    const double yaw = draw.between(-swing, swing);
    return facing({sine(yaw) * cosine(rise), -cosine(yaw) * cosine(rise), sine(rise)});
}

Rotation leaning(Draw& draw, double most)
{
    const double angle = draw.between(0, 360), lean = draw.between(0, most);
    return turnFromTo({0, 0, 1}, {cosine(angle) * sine(lean), sine(angle) * sine(lean), cosine(lean)});
}

// Turns the solid's direction d straight down.
Rotation restingOn(const Vec3& d)
{
    return turnFromTo(d, {0, 0, -1});
}

Rotation pyramidPose(const Solid& solid, Draw& draw)
{
    const double yaw = draw.between(16, 74) + 90 * draw.below(4);
    if (draw.chance(0.75)) {
        return turnAboutZ(yaw);
    }
    // On a face, whose normal is (2 half, 0, radius): the tip then points along +x, so that its side is
    // visible.
    const double turn = draw.between(-45, 45) + (draw.chance(0.5) ? 180 : 0);
    return turnAboutZ(turn).after(restingOn(normalised({-2 * solid.half, 0, solid.radius})));
}

Rotation starPose(Draw& draw, double elevation)
{
    if (elevation > 27 && draw.chance(0.4)) {
        return turnAboutZ(draw.between(0, 360));
    }
    const double rise = draw.chance(0.5) ? draw.between(0, 8) : draw.between(8, 50);
    return looking(draw, 42, rise);
}

Rotation torusPose(Draw& draw, double elevation)
{
    if (elevation > 27 && draw.chance(0.5)) {
        return leaning(draw, 12);
    }
    const double rise = draw.chance(0.5) ? draw.between(0, 8) : draw.between(15, 60);
    return looking(draw, 40, rise);
}

// Poses in which the class is recognisable: no cone from below, no ring from its edge.
Rotation drawPose(const Solid& solid, Draw& draw, double elevation)
{
    switch (solid.kind) {
    case Kind::Sphere:
        return draw.rotation();
    case Kind::Cube: {
        const double yaw = draw.between(12, 78);
        return draw.chance(0.15) ? leaning(draw, 16).after(turnAboutZ(yaw)) : turnAboutZ(yaw);
    }
    case Kind::Cone: {
        // When lying, the slant touches the ground: the tip is lower than the axis by atan(radius / (2 half))
        // degrees.
        if (draw.chance(0.68)) {
            return leaning(draw, draw.chance(0.2) ? 14 : 0.01).after(turnAboutZ(draw.between(0, 360)));
        }
        const double yaw = draw.between(-48, 48) + (draw.chance(0.5) ? 180 : 0);
        return turnAboutZ(yaw).after(restingOn(normalised({-2 * solid.half, 0, solid.radius})));
    }
    case Kind::Cylinder:
        if (draw.chance(0.55)) {
            return leaning(draw, draw.chance(0.2) ? 14 : 0.01).after(turnAboutZ(draw.between(0, 360)));
        }
        return lying(draw, 45, 0);
    case Kind::Torus:
        return torusPose(draw, elevation);
    case Kind::Pyramid:
        return pyramidPose(solid, draw);
    case Kind::Capsule:
        return draw.chance(0.65) ? lying(draw, 48, 0) : lying(draw, 60, -draw.between(35, 88));
    case Kind::Octahedron: {
        const Rotation yaw = turnAboutZ(draw.between(0, 360));
        const bool onFace = draw.chance(0.2);
        return onFace ? yaw.after(restingOn(normalised({1, 1, 1}))) : leaning(draw, 10).after(yaw);
    }
    case Kind::Star:
        return starPose(draw, elevation);
    case Kind::Bowl: {
        const Rotation yaw = turnAboutZ(draw.between(0, 360));
        return draw.chance(0.4) ? looking(draw, 60, 90 - draw.between(0, 28)).after(yaw)
                                : leaning(draw, 8).after(yaw);
    }
    }
    return {};
}

// Extent of the thing over the ground from the point under its centre.
double footprint(const Thing& thing)
{
    double most = 0;
    for (int i = 0; i < 16; ++i) {
        most = std::max(most, reach(thing.solid, thing.pose.undo({cosine(22.5 * i), sine(22.5 * i), 0})));
    }
    return most * thing.scale;
}

Thing drawThing(Kind kind, Draw& draw, double scale, double elevation)
{
    Thing thing;
    const double u = draw.unit(), v = draw.unit();
    thing.solid = makeSolid(kind, u, v);
    thing.scale = scale;
    thing.pose = drawPose(thing.solid, draw, elevation);
    thing.centre.z = scale * reach(thing.solid, thing.pose.undo({0, 0, -1}));
    return thing;
}

Camera drawCamera(Draw& draw, double elevation, const Vec3& target)
{
    Camera camera;
    const double away = draw.between(5.4, 9.6);
    camera.forward = {0, cosine(elevation), -sine(elevation)};
    camera.eye = target - camera.forward * away;
    const double roll = draw.between(-4, 4);
    const Vec3 right{1, 0, 0}, up = cross(right, camera.forward);
    camera.right = right * cosine(roll) + up * sine(roll);
    camera.up = up * cosine(roll) - right * sine(roll);
    return camera;
}

// Distance along the ray if it hits the thing before FAR; else nothingThere.
double distanceTo(const Thing& thing, const Ray& ray, double far)
{
    const Vec3 from = ray.origin - thing.centre;
    const double middle = -dot(from, ray.direction);
    const double chord = thing.bound() * thing.bound() - (dot(from, from) - middle * middle);
    if (chord <= 0) {
        return nothingThere;
    }
    const double half = std::sqrt(chord), start = std::max(middle - half, 0.0),
                 end = std::min(middle + half, far);
    if (start >= end) {
        return nothingThere;
    }
    const double shrink = 1 / thing.scale;
    const double hit = march(thing.solid, thing.toSolid(ray), start * shrink, end * shrink);
    return hit < nothingThere ? hit * thing.scale : nothingThere;
}

} // namespace

int nearestThing(const std::vector<Thing>& things, const Ray& ray, double& far)
{
    int nearest = -1;
    for (std::size_t i = 0; i < things.size(); ++i) {
        const double hit = distanceTo(things[i], ray, far);
        if (hit < far) {
            far = hit;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

double groundDistance(const Ray& ray)
{
    return ray.direction.z < -1e-6 ? ray.origin.z / -ray.direction.z : nothingThere;
}

Layout drawLayout(std::uint64_t seed, std::uint64_t index, int attempt)
{
    Draw cast(seed, index, 0); // same in every attempt, so that hard classes do not become rare
    std::array<int, kindCount> kinds{};
    for (int i = 0; i < kindCount; ++i) {
        kinds[static_cast<std::size_t>(i)] = i;
    }
    for (std::size_t i = 0; i < 3; ++i) {
        std::swap(kinds[i], kinds[i + static_cast<std::size_t>(cast.below(kindCount - static_cast<int>(i)))]);
    }
    const double crowd = cast.unit();
    const std::size_t count = attempt >= lonelyAttempt || crowd < 0.24 ? 1 : (crowd < 0.62 ? 2 : 3);

    Draw draw(seed, index, 1 + static_cast<std::uint64_t>(attempt));
    Layout layout;
    const double elevation = draw.between(15, 40);
    const double first = draw.between(0.95, 1.2);
    Vec3 sum;
    for (std::size_t i = 0; i < count; ++i) {
        const double scale = i == 0 ? first : first * draw.between(0.42, 0.8);
        Thing thing = drawThing(static_cast<Kind>(kinds[i]), draw, scale, elevation);
        if (i > 0) {
            const double angle = draw.between(0, 360);
            const double away = (footprint(layout.things[0]) + footprint(thing)) * draw.between(1.02, 1.5);
            thing.centre = thing.centre + Vec3{cosine(angle) * away, sine(angle) * away, 0};
        }
        sum = sum + thing.centre;
        layout.things.push_back(thing);
    }
    const double pull = draw.between(0.3, 0.8); // towards the group's middle, for a balanced picture
    Vec3 target = mix(layout.things[0].centre, sum * (1.0 / static_cast<double>(count)), pull);
    target.x += draw.between(-0.3, 0.3);
    target.z = layout.things[0].centre.z * draw.between(0.6, 1.0);
    layout.camera = drawCamera(draw, elevation, target);
    paint(layout, draw);
    return layout;
}

bool isClear(const Layout& layout)
{
    const auto& things = layout.things;
    for (std::size_t i = 1; i < things.size(); ++i) { // rejects intersecting things
        for (std::size_t j = 1; j < i; ++j) {
            const Vec3 gap = things[i].centre - things[j].centre;
            const double room = footprint(things[i]) + footprint(things[j]);
            if (gap.x * gap.x + gap.y * gap.y < room * room) {
                return false;
            }
        }
    }
    constexpr int side = 56;
    constexpr double border = 1.25; // extends past the border, to see what it cuts off
    std::array<int, 3> visible{}, whole{}, cut{};
    int inside = 0;
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            const double u = border * (2 * column + 1 - side) / side,
                         v = border * (2 * row + 1 - side) / side;
            const Ray ray = layout.camera.ray(u, v);
            const bool shown = std::max(std::abs(u), std::abs(v)) < 1;
            inside += shown ? 1 : 0;
            double far = groundDistance(ray);
            const int nearest = nearestThing(things, ray, far);
            if (nearest < 0) {
                continue;
            }
            visible[static_cast<std::size_t>(nearest)] += shown ? 1 : 0;
            for (std::size_t i = 0; i < things.size(); ++i) {
                const double ground = groundDistance(ray);
                const bool covered =
                    static_cast<int>(i) == nearest || distanceTo(things[i], ray, ground) < ground;
                whole[i] += covered ? 1 : 0;
                cut[i] += covered && !shown ? 1 : 0;
            }
        }
    }
    const auto share = [](int part, int all) { return all > 0 ? static_cast<double>(part) / all : 0.0; };
    if (share(visible[0], inside) < 0.06 || share(visible[0], inside) > 0.33
        || share(visible[0], whole[0]) < 0.82 || share(cut[0], whole[0]) > 0.03) {
        return false;
    }
    for (std::size_t i = 1; i < things.size(); ++i) {
        if (visible[0] < 1.5 * visible[i] || share(visible[i], whole[i]) < 0.45
            || share(visible[i], inside) < 0.008) {
            return false;
        }
    }
    return true;
}

} // namespace hydra::scene
