// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_palette.h"

#include <array>

namespace hydra::scene {
namespace {

// At most one draw per call expression: C++ does not fix the order in which arguments are evaluated.

std::uint32_t salt(Draw& draw)
{
    return static_cast<std::uint32_t>(draw.next() >> 32);
}

// Hues of the things relative to the scene's: neighbours, a split complement, a triad.
constexpr std::array<std::array<double, 3>, 5> schemes{
    {{0, 35, -40}, {0, 180, 30}, {0, 150, 210}, {0, 120, 240}, {0, 60, 190}}};

Pattern objectPattern(Draw& draw)
{
    constexpr std::array<Pattern, 10> kinds{
        Pattern::Plain,   Pattern::Plain,  Pattern::Plain,  Pattern::Stripes, Pattern::Stripes,
        Pattern::Checker, Pattern::Marble, Pattern::Marble, Pattern::Dots,    Pattern::Noise};
    return kinds[static_cast<std::size_t>(draw.below(10))];
}

Material objectMaterial(Draw& draw, double hue, double groundLightness)
{
    Material m;
    m.pattern = objectPattern(draw);
    double lightness = draw.between(0.56, 0.76);
    double chroma = draw.between(0.1, 0.17);
    if (draw.chance(0.16)) { // porcelain or slate, the one with more contrast to the ground
        lightness = groundLightness > 0.66 ? draw.between(0.32, 0.42) : draw.between(0.88, 0.94);
        chroma = draw.between(0.01, 0.035);
    }
    hue += draw.between(-10, 10);
    const double yellow = std::max(0.0, cosine(hue - 100)); // a dark yellow looks olive
    lightness += chroma > 0.05 ? 0.13 * yellow * yellow : 0;
    m.base = oklch(lightness, chroma, hue);
    const int partner = draw.below(4);
    if (partner == 0) {
        m.accent = oklch(0.94, 0.02, hue + 40); // cream
    } else if (partner == 1) {
        m.accent = oklch(lightness > 0.6 ? lightness - 0.26 : lightness + 0.26, chroma * 0.8, hue + 15);
    } else if (partner == 2) {
        m.accent = oklch(lightness > 0.8 ? 0.55 : 0.86, 0.09, hue + draw.between(40, 80));
    } else {
        m.accent = oklch(0.3, 0.04, hue + 180); // ink
    }
    if (m.pattern == Pattern::Noise) { // two shades of one colour: others look like mould
        m.accent = oklch(lightness > 0.6 ? lightness - 0.15 : lightness + 0.15, chroma, hue + 25);
    }
    if (m.pattern == Pattern::Marble && draw.chance(0.5)) {
        const double pale = draw.between(0.82, 0.93), vein = draw.between(0.35, 0.55);
        m.base = oklch(pale, draw.between(0.01, 0.05), hue);
        m.accent = oklch(vein, draw.between(0.03, 0.12), hue);
    }
    m.scale = draw.between(1.3, 2.6);
    m.axis = draw.chance(0.5) ? Vec3{0, 0, 1} : draw.rotation().z;
    m.roughness = draw.between(0.16, 0.6);
    m.salt = salt(draw);
    return m;
}

Material groundMaterial(Draw& draw, double hue, double lightness)
{
    constexpr std::array<Pattern, 7> kinds{Pattern::Plain,  Pattern::Plain,  Pattern::Noise, Pattern::Noise,
                                           Pattern::Planks, Pattern::Planks, Pattern::Tiles};
    Material m;
    m.pattern = kinds[static_cast<std::size_t>(draw.below(7))];
    const double angle = draw.between(0, 180);
    m.axis = {cosine(angle), sine(angle), 0};
    m.salt = salt(draw);
    m.roughness = draw.between(0.45, 0.9);
    if (m.pattern == Pattern::Planks) { // wood has only wood colours
        const double wood = draw.between(52, 78), chroma = draw.between(0.03, 0.075);
        m.base = oklch(lightness, chroma, wood);
        m.accent = oklch(lightness * 0.66, chroma * 1.05, wood - 8);
        m.scale = draw.between(1.1, 1.9);
        return m;
    }
    const double chroma = draw.between(0.008, 0.05);
    m.base = oklch(lightness, chroma, hue);
    const double step = m.pattern == Pattern::Tiles ? draw.between(0.08, 0.2) : draw.between(0.03, 0.07);
    m.accent = oklch(lightness - step, chroma * 1.2, hue + draw.between(-20, 20));
    m.scale = m.pattern == Pattern::Tiles ? draw.between(0.7, 1.3) : draw.between(0.8, 3);
    return m;
}

Light drawLight(Draw& draw, double hue)
{
    Light light;
    // From the left or the right, more from the front than from behind.
    const double side = draw.chance(0.5) ? 1 : -1;
    const double azimuth = draw.between(-65, 35), height = draw.between(34, 62);
    light.towards = {side * cosine(azimuth) * cosine(height), sine(azimuth) * cosine(height), sine(height)};
    const double warmth = draw.between(0, 1);
    light.key = mix(Vec3{1, 0.95, 0.9}, Vec3{1, 0.86, 0.7}, warmth) * draw.between(1.15, 1.5);
    light.sky = mix(Vec3{0.4, 0.42, 0.45}, oklch(0.74, 0.05, hue + 180), 0.4) * draw.between(0.85, 1.2);
    light.spread = draw.between(0.05, 0.22);
    return light;
}

} // namespace

Vec3 oklch(double lightness, double chroma, double hue)
{
    const double a = chroma * cosine(hue), b = chroma * sine(hue);
    const double l = lightness + 0.3963377774 * a + 0.2158037573 * b;
    const double m = lightness - 0.1055613458 * a - 0.0638541728 * b;
    const double s = lightness - 0.0894841775 * a - 1.2914855480 * b;
    const double l3 = l * l * l, m3 = m * m * m, s3 = s * s * s;
    return {std::max(0.0, 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
            std::max(0.0, -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
            std::max(0.0, -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)};
}

void paint(Layout& layout, Draw& draw)
{
    const double hue = draw.between(0, 360);
    const auto& scheme = schemes[static_cast<std::size_t>(draw.below(static_cast<int>(schemes.size())))];
    const double groundHue = draw.chance(0.5) ? hue : hue + 180;
    const double lightness = draw.chance(0.14) ? draw.between(0.36, 0.5) : draw.between(0.62, 0.86);
    layout.ground = groundMaterial(draw, groundHue, lightness);
    layout.groundShine = draw.chance(0.35) ? draw.between(0.25, 0.7) : 0;
    const double shade = lightness + draw.between(-0.1, 0.1);
    const double chroma = draw.between(0.015, 0.06);
    const double high = shade + draw.between(-0.22, 0.06);
    layout.backdropLow = oklch(shade, chroma, groundHue + draw.between(-15, 15));
    layout.backdropHigh = oklch(high, chroma * 1.3, groundHue + draw.between(-30, 30));
    layout.light = drawLight(draw, hue);
    layout.light.bounce =
        layout.ground.base * layout.light.key * 0.35 + layout.light.sky * layout.ground.base * 0.4;
    const int first = draw.below(3);
    for (std::size_t i = 0; i < layout.things.size(); ++i) {
        const double turn = scheme[(static_cast<std::size_t>(first) + i) % 3];
        layout.things[i].material = objectMaterial(draw, hue + turn, lightness);
    }
}

} // namespace hydra::scene
