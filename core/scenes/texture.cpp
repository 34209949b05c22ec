// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/texture.h"

#include <array>

namespace hydra::scene {
namespace {

std::uint32_t hash(int x, int y, int z, std::uint32_t salt)
{
    std::uint32_t h = salt ^ (static_cast<std::uint32_t>(x) * 0x8da6b343U)
        ^ (static_cast<std::uint32_t>(y) * 0xd8163841U) ^ (static_cast<std::uint32_t>(z) * 0xcb1ab31fU);
    h = (h ^ (h >> 16)) * 0x7feb352dU;
    h = (h ^ (h >> 15)) * 0x846ca68bU;
    return h ^ (h >> 16);
}

double share(std::uint32_t h) // [0, 1)
{
    return static_cast<double>(h) * (1.0 / 4294967296.0);
}

int floorOf(double x)
{
    const int cut = static_cast<int>(x);
    return x < cut ? cut - 1 : cut;
}

// The gradients of noise: the twelve edges of a cube, four of them twice. A table, because branches would be
// mispredicted.
constexpr std::array<Vec3, 16> slopes{{{1, 1, 0},
                                       {-1, 1, 0},
                                       {1, -1, 0},
                                       {-1, -1, 0},
                                       {1, 0, 1},
                                       {-1, 0, 1},
                                       {1, 0, -1},
                                       {-1, 0, -1},
                                       {0, 1, 1},
                                       {0, -1, 1},
                                       {0, 1, -1},
                                       {0, -1, -1},
                                       {1, 1, 0},
                                       {-1, 1, 0},
                                       {0, -1, 1},
                                       {0, -1, -1}}};

// Alternates between -1 and 1 along x, with a ramp of WIDTH so that edges are soft.
double square(double x, double width)
{
    const double wave = std::abs(x - 2 * floorOf(x / 2) - 1) - 0.5; // triangle: -0.5 .. 0.5
    return std::min(std::max(wave / width, -1.0), 1.0);
}

double stripes(const Material& m, const Vec3& p)
{
    return 0.5 + 0.5 * square(dot(p, m.axis) * m.scale * 2, 0.04);
}

double checker(const Material& m, const Vec3& p)
{
    // Off the origin, so that faces of centred solids do not lie on a plane between two cells.
    const Vec3 q = p * m.scale + Vec3{0.31, 0.27, 0.23};
    return 0.5 + 0.5 * square(q.x, 0.03) * square(q.y, 0.03) * square(q.z, 0.03);
}

double marble(const Material& m, const Vec3& p)
{
    const double bend = cloud(p * (m.scale * 0.8), m.salt, 4);
    const double vein = std::abs(sine(360 * (dot(p, m.axis) * m.scale * 0.45 + 0.9 * bend)));
    return (1 - vein) * (1 - vein) * 0.85 + 0.15 * clamp01(0.5 + bend);
}

// One ball in every cell, well inside it, so that neighbouring cells can be ignored.
double dots(const Material& m, const Vec3& p)
{
    const Vec3 q = p * (m.scale * 1.5);
    const int i = floorOf(q.x), j = floorOf(q.y), k = floorOf(q.z);
    const std::uint32_t h = hash(i, j, k, m.salt);
    const double radius = 0.34 + 0.1 * share(h);
    const double room = 0.5 - radius;
    const Vec3 centre{i + 0.5 + room * (2 * share(h * 3U) - 1), j + 0.5 + room * (2 * share(h * 5U) - 1),
                      k + 0.5 + room * (2 * share(h * 7U) - 1)};
    return smoothStep(radius, radius - 0.05, length(q - centre));
}

// Boards along the axis (in the ground's plane): a tint for each, grain along it, a dark line between two.
double planks(const Material& m, const Vec3& p)
{
    const double along = p.x * m.axis.x + p.y * m.axis.y, over = p.y * m.axis.x - p.x * m.axis.y;
    const double row = over * m.scale;
    const int board = floorOf(row);
    const std::uint32_t h = hash(board, 0, 0, m.salt);
    const double shifted = along * m.scale * 0.22 + share(h * 3U);
    const int piece = floorOf(shifted);
    const double tint = share(hash(board, piece, 1, m.salt));
    const Vec3 grain{along * m.scale * 0.35 + 17 * tint, row * 4, 9 * tint};
    const double wood = 0.3 * tint + 0.32 * (0.5 + cloud(grain, m.salt, 3));
    const double seam =
        std::min({row - board, board + 1 - row, (shifted - piece) * 5, (piece + 1 - shifted) * 5});
    return mix(1, wood, smoothStep(0.01, 0.045, seam));
}

double tiles(const Material& m, const Vec3& p)
{
    const double x = (p.x * m.axis.x + p.y * m.axis.y) * m.scale,
                 y = (p.y * m.axis.x - p.x * m.axis.y) * m.scale;
    const double field = 0.5 + 0.5 * square(x, 0.03) * square(y, 0.03);
    return field * 0.9 + 0.1 * clamp01(0.5 + cloud(p * (2 * m.scale), m.salt, 3));
}

} // namespace

double noise(const Vec3& p, std::uint32_t salt)
{
    const int i = floorOf(p.x), j = floorOf(p.y), k = floorOf(p.z);
    const double x = p.x - i, y = p.y - j, z = p.z - k;
    const auto ease = [](double t) { return t * t * t * (t * (t * 6 - 15) + 10); };
    const double u = ease(x), v = ease(y), w = ease(z);
    const auto edge = [&](int dy, int dz) {
        const double low = dot(slopes[hash(i, j + dy, k + dz, salt) & 15U], {x, y - dy, z - dz});
        const double high = dot(slopes[hash(i + 1, j + dy, k + dz, salt) & 15U], {x - 1, y - dy, z - dz});
        return mix(low, high, u);
    };
    return mix(mix(edge(0, 0), edge(1, 0), v), mix(edge(0, 1), edge(1, 1), v), w);
}

double cloud(const Vec3& p, std::uint32_t salt, int octaves)
{
    double sum = 0, strength = 0.5, scale = 1;
    for (int i = 0; i < octaves; ++i) {
        sum += strength * noise(p * scale, salt + static_cast<std::uint32_t>(i));
        strength *= 0.5;
        scale *= 2.03;
    }
    return sum;
}

Vec3 colourAt(const Material& m, const Vec3& p)
{
    double accent = 0;
    switch (m.pattern) {
    case Pattern::Plain:
        accent = 0;
        break;
    case Pattern::Stripes:
        accent = stripes(m, p);
        break;
    case Pattern::Checker:
        accent = checker(m, p);
        break;
    case Pattern::Marble:
        accent = marble(m, p);
        break;
    case Pattern::Dots:
        accent = dots(m, p);
        break;
    case Pattern::Noise:
        accent = smoothStep(0.2, 0.8, 0.5 + cloud(p * (m.scale * 1.2), m.salt, 4));
        break;
    case Pattern::Planks:
        accent = planks(m, p);
        break;
    case Pattern::Tiles:
        accent = tiles(m, p);
        break;
    }
    return mix(m.base, m.accent, accent);
}

} // namespace hydra::scene
