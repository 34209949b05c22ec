// SPDX-License-Identifier: GPL-3.0-or-later
// Augmented pictures: label and patch shares must follow every change of the picture.
#include "core/scenes/scene.h"
#include "core/train/augment.h"

#include <QtTest>

#include <cmath>
#include <numeric>

#include "tests/support/program.h"

using namespace hydra;

namespace {

// A set of one picture of 32 x 32 pixels with patches of 8: colours and shares from a pixel mask.
DataSet oneScene(Scene& scene)
{
    scene = renderScene(11, 3, 32);
    DataSet set;
    set.count = 1;
    set.size = 32;
    set.patch = 8;
    set.classNames = sceneClasses();
    set.pixels = scene.image.rgb;
    set.labels = {scene.label};
    const std::size_t slots = sceneClasses().size() + 1;
    set.patchShares.resize(16 * slots);
    for (int patch = 0; patch < 16; ++patch) {
        std::vector<int> counts(slots);
        for (int i = 0; i < 64; ++i) {
            const int y = patch / 4 * 8 + i / 8;
            const int x = patch % 4 * 8 + i % 8;
            const int object = scene.mask[static_cast<std::size_t>(y * 32 + x)];
            ++counts[object == 0 ? slots - 1
                                 : static_cast<std::size_t>(
                                     scene.objectClasses[static_cast<std::size_t>(object - 1)])];
        }
        for (std::size_t k = 0; k < slots; ++k) {
            set.patchShares[static_cast<std::size_t>(patch) * slots + k] =
                static_cast<std::uint8_t>(std::lround(counts[k] * 255.0 / 64.0));
        }
    }
    return set;
}

struct Seen
{
    std::vector<float> patches, shares;
    int label = -1;

    // The value at pixel (x, y) of channel k, back on 0..255.
    double pixel(int x, int y, int k) const
    {
        const int token = y / 8 * 4 + x / 8;
        const int inside = (k * 8 + y % 8) * 8 + x % 8;
        return (static_cast<double>(patches[static_cast<std::size_t>(token * 192 + inside)]) * 0.25 + 0.5)
            * 255.0;
    }
};

Seen render(const DataSet& set, const View& view)
{
    Seen seen;
    seen.patches.resize(16 * 192);
    seen.shares.resize(16 * (sceneClasses().size() + 1));
    seen.label = renderView(set, 0, view, {0.5, 0.5, 0.5}, {0.25, 0.25, 0.25}, seen.patches.data(),
                            seen.shares.data());
    return seen;
}

} // namespace

class TestTrainAugment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlainViewIsThePicture()
    {
        Scene scene;
        const DataSet set = oneScene(scene);
        const Seen seen = render(set, View());
        QCOMPARE(seen.label, scene.label);
        for (int y = 0; y < 32; ++y) {
            for (int x = 0; x < 32; ++x) {
                for (int k = 0; k < 3; ++k) {
                    QVERIFY(std::abs(seen.pixel(x, y, k) - scene.image.pixel(x, y)[k]) < 0.01);
                }
            }
        }
        for (std::size_t i = 0; i < seen.shares.size(); ++i) {
            QVERIFY(std::abs(static_cast<double>(seen.shares[i]) - set.patchShares[i] / 255.0) < 1e-6);
        }
    }

    void aMirroredViewMirrorsSharesToo()
    {
        Scene scene;
        const DataSet set = oneScene(scene);
        View view;
        view.mirrored = true;
        const Seen seen = render(set, view);
        const std::size_t slots = sceneClasses().size() + 1;
        QVERIFY(std::abs(seen.pixel(0, 5, 1) - scene.image.pixel(31, 5)[1]) < 0.01);
        QVERIFY(std::abs(seen.pixel(20, 30, 2) - scene.image.pixel(11, 30)[2]) < 0.01);
        for (std::size_t token = 0; token < 16; ++token) {
            const std::size_t mirrored = token / 4 * 4 + 3 - token % 4;
            for (std::size_t k = 0; k < slots; ++k) {
                QCOMPARE(seen.shares[token * slots + k], render(set, View()).shares[mirrored * slots + k]);
            }
        }
    }

    void anEnlargedViewTakesSharesByArea()
    {
        Scene scene;
        DataSet set = oneScene(scene);
        const std::size_t slots = sceneClasses().size() + 1;
        // Only source patch 5 (row 1, column 1) has a class: class 2, over all of it.
        std::fill(set.patchShares.begin(), set.patchShares.end(), std::uint8_t{0});
        for (std::size_t token = 0; token < 16; ++token) {
            set.patchShares[token * slots + (token == 5 ? 2 : slots - 1)] = 255;
        }
        set.labels = {2};
        View view;
        view.width = view.height = 0.5;
        view.x = 0.25;
        view.y = 0.125; // rows 0.5 to 2.5 of the source grid, columns 1 to 3
        const Seen seen = render(set, view);
        QCOMPARE(seen.label, 2);
        const auto share = [&](int row, int column) {
            return static_cast<double>(seen.shares[static_cast<std::size_t>(row * 4 + column) * slots + 2]);
        };
        for (int column = 0; column < 4; ++column) {
            const double inside = column < 2 ? 1.0 : 0.0; // target patches are half a source patch wide
            QVERIFY(std::abs(share(0, column)) < 1e-6); // source rows 0.5 to 1
            QVERIFY(std::abs(share(1, column) - inside) < 1e-6); // 1 to 1.5
            QVERIFY(std::abs(share(2, column) - inside) < 1e-6);
            QVERIFY(std::abs(share(3, column)) < 1e-6);
        }
    }

    void aViewThatHidesTheObjectIsDropped()
    {
        Scene scene;
        DataSet set = oneScene(scene);
        const std::size_t slots = sceneClasses().size() + 1;
        std::fill(set.patchShares.begin(), set.patchShares.end(), std::uint8_t{0});
        for (std::size_t token = 0; token < 16; ++token) {
            set.patchShares[token * slots + (token == 0 ? 1 : slots - 1)] = 255;
        }
        set.labels = {1};
        View view;
        view.width = view.height = 0.5;
        view.x = view.y = 0.5;
        const Seen seen = render(set, view);
        QCOMPARE(seen.label, 1);
        QCOMPARE(seen.shares[1], 1.0F);
    }

    void erasedPatchesAskNothing()
    {
        Scene scene;
        const DataSet set = oneScene(scene);
        View view;
        view.eraseRow = 1;
        view.eraseColumn = 2;
        view.eraseRows = view.eraseColumns = 2;
        const Seen seen = render(set, view);
        const std::size_t slots = sceneClasses().size() + 1;
        for (std::size_t token = 0; token < 16; ++token) {
            const bool erased = (token / 4 == 1 || token / 4 == 2) && token % 4 >= 2;
            const double sum =
                std::accumulate(seen.shares.begin() + static_cast<std::ptrdiff_t>(token * slots),
                                seen.shares.begin() + static_cast<std::ptrdiff_t>((token + 1) * slots), 0.0);
            QVERIFY(std::abs(sum - (erased ? 0.0 : 1.0)) < 0.02);
        }
    }
};

HYDRA_TEST(TestTrainAugment, QCoreApplication)
#include "test_train_augment.moc"
