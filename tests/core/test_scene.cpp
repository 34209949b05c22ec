// SPDX-License-Identifier: GPL-3.0-or-later
// Synthetic scenes: always the same bytes, and labels and masks confirmed by other computations.
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/scenes/scene.h"
#include "core/scenes/scene_layout.h"
#include "core/scenes/scene_shade.h"

#include <QtTest>

#include <cmath>
#include <omp.h>
#include <set>

#include "tests/support/program.h"

using namespace hydra;
using scene::Kind;
using scene::Layout;
using scene::Ray;
using scene::Thing;
using scene::Vec3;

namespace {

// The layout that renderScene uses if the coarse look and the pixels agree, as they nearly always do.
Layout firstClear(std::uint64_t seed, std::uint64_t index)
{
    int attempt = 0;
    Layout layout = scene::drawLayout(seed, index, attempt);
    while (!scene::isClear(layout)) {
        layout = scene::drawLayout(seed, index, ++attempt);
    }
    return layout;
}

Ray middleRay(const Layout& layout, int x, int y, int size)
{
    return layout.camera.ray((2.0 * x + 1) / size - 1, (2.0 * y + 1) / size - 1);
}

// By slabs, in the solid's frame: does the ray meet the box of half sides h above the ground?
bool meetsBox(const Ray& ray, const Vec3& h, double far)
{
    double from = 0, to = far;
    const double origin[] = {ray.origin.x, ray.origin.y, ray.origin.z};
    const double step[] = {ray.direction.x, ray.direction.y, ray.direction.z};
    const double half[] = {h.x, h.y, h.z};
    for (int i = 0; i < 3; ++i) {
        const double a = (-half[i] - origin[i]) / step[i], b = (half[i] - origin[i]) / step[i];
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
    }
    return from < to;
}

// 1: the ray certainly meets the thing, 0: certainly not, -1: too close to its edge to decide.
int meets(const Thing& thing, const Ray& world)
{
    const double far = scene::groundDistance(world) / thing.scale;
    const Ray ray = thing.toSolid(world);
    if (thing.solid.kind == Kind::Sphere) {
        const Vec3 nearest = ray.origin - ray.direction * scene::dot(ray.origin, ray.direction);
        const double gap = scene::length(nearest) - 1;
        return std::abs(gap) < 0.004 ? -1 : (gap < 0 ? 1 : 0);
    }
    // A cube with edges of radius 0.05: within one box, and containing three.
    const double outer = 0.8, inner = 0.75;
    if (!meetsBox(ray, {outer, outer, outer}, far)) {
        return 0;
    }
    const double shy = far - 0.01;
    const bool core = meetsBox(ray, {outer - 0.001, inner, inner}, shy)
        || meetsBox(ray, {inner, outer - 0.001, inner}, shy)
        || meetsBox(ray, {inner, inner, outer - 0.001}, shy);
    return core ? 1 : -1;
}

} // namespace

class TestScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameBytesTwiceAndWithAnyThreads()
    {
        for (std::uint64_t index = 0; index < 3; ++index) {
            omp_set_num_threads(1);
            const Scene one = renderScene(11, index, 192);
            omp_set_num_threads(2);
            const Scene two = renderScene(11, index, 192);
            QVERIFY(one.image == two.image);
            QCOMPARE(one.mask, two.mask);
            QCOMPARE(one.visiblePixels, two.visiblePixels);
            QVERIFY(one.image == renderScene(11, index, 192).image);
        }
    }

    // A ray along the axis of a ring passes through its hole; a ray from its side hits it.
    void aRayThroughARingMeetsTheSkyBehindIt()
    {
        Thing ring;
        ring.solid = scene::makeSolid(Kind::Torus, 0.5, 0.5);
        ring.scale = 0.5;
        ring.centre = {0, 0, 1};
        double far = scene::nothingThere;
        QCOMPARE(scene::nearestThing({ring}, {{0, 0, 5}, {0, 0, -1}}, far), -1); // its axis is z
        QCOMPARE(far, scene::nothingThere);
        QCOMPARE(scene::nearestThing({ring}, {{0.5 * ring.solid.radius, 0, 5}, {0, 0, -1}}, far), 0);
        QVERIFY(std::abs(far - (4 - 0.5 * ring.solid.inner)) < 1e-3);
    }

    // Models were trained on these pixels, and caches hold them. To change them, raise the version in
    // scene_set.cpp, then update this hash.
    void samePixelsAsEver()
    {
        std::string all;
        for (std::uint64_t index = 0; index < 10; ++index) {
            const Scene scene = renderScene(1, index, 64);
            all.append(scene.image.rgb.begin(), scene.image.rgb.end());
            all.append(scene.mask.begin(), scene.mask.end());
        }
        QCOMPARE(QString::fromStdString(sha256(all.data(), all.size())),
                 QString("dbc905f1048d4a4d59688d5b2e7fba0e5ead5e4c6bfc6fe87895b943051efcef"));
    }

    void seedsAndIndicesDiffer()
    {
        std::set<std::vector<std::uint8_t>> seen;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            for (std::uint64_t index = 0; index < 6; ++index) {
                seen.insert(renderScene(seed, index, 32, 1).image.rgb);
            }
        }
        QCOMPARE(seen.size(), std::size_t{36});
    }

    void labelsAreTrueAndBalanced()
    {
        constexpr int count = 2000;
        std::vector<int> labels(sceneClasses().size()), crowd(4);
        for (int index = 0; index < count; ++index) {
            const Scene scene = renderScene(3, static_cast<std::uint64_t>(index), 32, 1);
            const std::size_t things = scene.objectClasses.size();
            QVERIFY(things >= 1 && things <= 3);
            QCOMPARE(std::set<int>(scene.objectClasses.begin(), scene.objectClasses.end()).size(), things);
            std::vector<int> recount(4);
            for (const std::uint8_t value : scene.mask) {
                QVERIFY(value <= things);
                ++recount[value];
            }
            int best = 0, next = 0;
            std::size_t winner = 0;
            for (std::size_t i = 0; i < things; ++i) {
                QCOMPARE(scene.visiblePixels[i], recount[i + 1]);
                QVERIFY(recount[i + 1] > 0);
                if (recount[i + 1] > best) {
                    next = best;
                    best = recount[i + 1];
                    winner = i;
                } else {
                    next = std::max(next, recount[i + 1]);
                }
            }
            QCOMPARE(scene.label, scene.objectClasses[winner]);
            QVERIFY(best >= 1.4 * next);
            QVERIFY2(best >= 0.05 * 32 * 32 && best <= 0.35 * 32 * 32, qPrintable(QString::number(best)));
            ++labels[static_cast<std::size_t>(scene.label)];
            ++crowd[things];
        }
        // Binomial, 200 expected, standard deviation 13.4: five of them to either side.
        for (const int label : labels) {
            QVERIFY2(label > 133 && label < 267, qPrintable(QString::number(label)));
        }
        QVERIFY(crowd[1] > 300 && crowd[2] > 500 && crowd[3] > 500);
    }

    // Ray against sphere and box by closed formulas; the renderer walks along a distance field.
    void masksOfSpheresAndCubesAgreeWithGeometry()
    {
        constexpr int size = 96;
        int spheres = 0, cubes = 0;
        for (std::uint64_t index = 0; spheres < 4 || cubes < 4; ++index) {
            const Layout layout = firstClear(5, index);
            const Thing& thing = layout.things[0];
            const bool round = thing.solid.kind == Kind::Sphere;
            if (layout.things.size() != 1 || (!round && thing.solid.kind != Kind::Cube)) {
                continue;
            }
            (round ? spheres : cubes) += 1;
            const Scene scene = renderScene(5, index, size, 1);
            int sure = 0, wrong = 0;
            for (int y = 0; y < size; ++y) {
                for (int x = 0; x < size; ++x) {
                    const int expected = meets(thing, middleRay(layout, x, y, size));
                    if (expected >= 0) {
                        ++sure;
                        wrong += scene.mask[static_cast<std::size_t>(y * size + x)] == expected ? 0 : 1;
                    }
                }
            }
            QCOMPARE(wrong, 0);
            QVERIFY(sure > size * size * 97 / 100);
        }
    }

    // Things neither float nor sink by more than the rounding of edges.
    void thingsStandOnTheGround()
    {
        for (std::uint64_t index = 0; index < 60; ++index) {
            for (const Thing& thing : firstClear(8, index).things) {
                // The lowest point, by rays from below.
                double lowest = 1e9;
                for (int i = 0; i < 60; ++i) {
                    for (int j = 0; j < 60; ++j) {
                        const double b = thing.bound();
                        const Vec3 from{thing.centre.x + b * (i - 29.5) / 30,
                                        thing.centre.y + b * (j - 29.5) / 30, thing.centre.z - 2 * b};
                        const Ray ray = thing.toSolid(Ray{from, {0, 0, 1}});
                        const double t = scene::march(thing.solid, ray, 0, 4 * thing.solid.bound);
                        lowest = std::min(lowest, from.z + t * thing.scale);
                    }
                }
                QVERIFY2(
                    std::abs(lowest) < 0.1 * thing.scale,
                    qPrintable(QString("%1 of kind %2").arg(lowest).arg(static_cast<int>(thing.solid.kind))));
            }
        }
    }

    void encodesAsTheSrgbStandardSays()
    {
        for (int i = 0; i <= 5000; ++i) {
            const double linear = i / 5000.0;
            const double level =
                linear <= 0.0031308 ? 12.92 * linear : 1.055 * std::pow(linear, 1 / 2.4) - 0.055;
            const double exact = 255 * level;
            const int got = scene::encode(linear);
            QVERIFY2(std::abs(got - exact) < 0.501, qPrintable(QString::number(linear)));
        }
        QCOMPARE(int(scene::encode(-1)), 0);
        QCOMPARE(int(scene::encode(7)), 255);
    }

    void refusesSizesOutOfRange()
    {
        for (const int size : {-1, 0, 31, 2049}) {
            QVERIFY_EXCEPTION_THROWN(static_cast<void>(renderScene(0, 0, size)), Error);
        }
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(renderScene(0, 0, 64, 0)), Error);
    }
};

HYDRA_TEST(TestScene, QCoreApplication)
#include "test_scene.moc"
