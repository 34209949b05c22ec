// SPDX-License-Identifier: GPL-3.0-or-later
// The ten solids and the arithmetic of the scenes against textbook formulas.
#include "core/scenes/scene_palette.h"
#include "core/scenes/solids.h"

#include <QtTest>

#include <cmath>

#include "tests/support/program.h"

using namespace hydra::scene;

namespace {

constexpr double pi = 3.14159265358979323846;

Vec3 anywhere(Draw& draw, double reachOut)
{
    const double x = draw.between(-reachOut, reachOut), y = draw.between(-reachOut, reachOut);
    return {x, y, draw.between(-reachOut, reachOut)};
}

// The volume of the solid without the rounding of its edges.
double sharpVolume(const Solid& s)
{
    const double r = s.radius, h = s.half;
    switch (s.kind) {
    case Kind::Sphere:
        return 4 * pi / 3 * r * r * r;
    case Kind::Cube:
        return 8 * r * r * r;
    case Kind::Cone: // grown by the rounding: plus the surface times it
        return pi * r * r * 2 * h / 3 + s.rounding * pi * r * (r + std::hypot(r, 2 * h));
    case Kind::Cylinder:
        return pi * r * r * 2 * h;
    case Kind::Torus:
        return 2 * pi * pi * r * s.inner * s.inner;
    case Kind::Pyramid:
        return 4 * r * r * 2 * h / 3;
    case Kind::Capsule:
        return pi * r * r * 2 * h + 4 * pi / 3 * r * r * r;
    case Kind::Octahedron:
        return 4 * r * r * r / 3;
    case Kind::Star: { // ten triangles between tip, notch and centre; grown by the rounding
        const double area = 5 * r * s.inner * std::sin(pi / 5);
        const double edge = std::hypot(r - s.inner * std::cos(pi / 5), s.inner * std::sin(pi / 5));
        return (area + 10 * edge * s.rounding) * 2 * (h + s.rounding);
    }
    case Kind::Bowl: // the zone of the sphere times the wall, and the foot below it
        return 2 * pi * r * (r + h) * 2 * s.inner + 2 * pi * 0.4 * r * 0.5 * pi * s.inner * s.inner;
    }
    return 0;
}

} // namespace

class TestSolids : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void solids_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < kindCount; ++kind) {
            QTest::addRow("%d", kind) << kind;
        }
    }

    void solids()
    {
        QFETCH(const int, kind);
        Draw draw(42, static_cast<std::uint64_t>(kind), 0);
        const double u = draw.unit();
        const Solid solid = makeSolid(static_cast<Kind>(kind), u, draw.unit());
        const double box = solid.bound + 0.2;
        constexpr int count = 200'000;
        int inside = 0;
        for (int i = 0; i < count; ++i) {
            const Vec3 p = anywhere(draw, box), q = p + anywhere(draw, 0.2);
            const double gap = distance(solid, p);
            // Its slope is at most 1: a walker that steps by it never passes through the surface.
            QVERIFY(std::abs(gap - distance(solid, q)) <= length(q - p) + 1e-9);
            if (gap > 0) {
                continue;
            }
            ++inside;
            QVERIFY2(length(p) <= solid.bound + 1e-9, qPrintable(QString::number(length(p))));
            const Vec3 d = draw.rotation().z;
            QVERIFY2(dot(p, d) <= reach(solid, d) + 0.09,
                     qPrintable(QString::number(dot(p, d) - reach(solid, d))));
        }
        const double volume = 8 * box * box * box * inside / count, expected = sharpVolume(solid);
        QVERIFY2(std::abs(volume - expected) < 0.06 * expected,
                 qPrintable(QString("%1 instead of %2").arg(volume).arg(expected)));
    }

    void marchingEndsOnTheSurface_data() { solids_data(); }
    void marchingEndsOnTheSurface()
    {
        QFETCH(const int, kind);
        const Solid solid = makeSolid(static_cast<Kind>(kind), 0.5, 0.5);
        Draw draw(43, static_cast<std::uint64_t>(kind), 0);
        int hits = 0, missed = 0;
        for (int i = 0; i < 5000; ++i) {
            const Vec3 from = draw.rotation().z * 3;
            const Ray ray{from, normalised(anywhere(draw, 0.7) - from)};
            const double t = march(solid, ray, 0, 6);
            // By small steps: the first point that is well inside.
            double stepped = 0;
            while (stepped < 6 && distance(solid, ray.origin + ray.direction * stepped) > -1e-3) {
                stepped += 2e-3;
            }
            if (t > 6) {
                missed += stepped < 6 ? 1 : 0;
                continue;
            }
            QVERIFY(t <= stepped);
            ++hits;
            QVERIFY(std::abs(distance(solid, ray.origin + ray.direction * t)) < 1e-3);
            const Vec3 n = normalAt(solid, ray.origin + ray.direction * t);
            QVERIFY(std::abs(length(n) - 1) < 1e-9);
            QVERIFY(dot(n, ray.direction) < 0.2);
        }
        QVERIFY(hits > 1000);
        QVERIFY2(missed <= 10, qPrintable(QString::number(missed))); // of 5000, grazing rays
    }

    void sinesAndTurns()
    {
        for (int i = -1440; i <= 1440; ++i) {
            const double degrees = 0.73 * i;
            QVERIFY(std::abs(sine(degrees) - std::sin(degrees * pi / 180)) < 1e-13);
            QVERIFY(std::abs(cosine(degrees) - std::cos(degrees * pi / 180)) < 1e-13);
        }
        Draw draw(1, 2, 3);
        for (int i = 0; i < 200; ++i) {
            const Rotation turn = draw.rotation();
            QVERIFY(std::abs(dot(turn.x, turn.x) - 1) + std::abs(dot(turn.x, turn.y))
                        + std::abs(dot(turn.y, turn.z))
                    < 1e-12);
            QVERIFY(length(cross(turn.x, turn.y) - turn.z) < 1e-12); // not a mirror
            const Vec3 v = anywhere(draw, 1);
            QVERIFY(length(turn.undo(turn.apply(v)) - v) < 1e-12);
        }
        QVERIFY(length(turnFromTo({1, 0, 0}, {0, 1, 0}).apply({1, 0, 0}) - Vec3{0, 1, 0}) < 1e-15);
    }

    // Ottosson's published pairs: OKLab of sRGB white, red, green and blue.
    void coloursOfOklch()
    {
        struct Pair
        {
            double lightness, chroma, hue;
            Vec3 rgb;
        };
        const Pair pairs[] = {{1, 0, 0, {1, 1, 1}},
                              {0.62796, 0.25768, 29.234, {1, 0, 0}},
                              {0.86644, 0.29483, 142.495, {0, 1, 0}},
                              {0.45201, 0.31321, 264.052, {0, 0, 1}}};
        for (const Pair& pair : pairs) {
            QVERIFY(length(oklch(pair.lightness, pair.chroma, pair.hue) - pair.rgb) < 2e-3);
        }
    }
};

HYDRA_TEST(TestSolids, QCoreApplication)
#include "test_solids.moc"
