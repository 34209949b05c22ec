// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes and masks as shares of tokens, against pictures that went through the preprocessing.
#include "core/evaluate/region.h"
#include "core/image/preprocess.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

#include "tests/support/program.h"

using namespace hydra;

namespace {

Image flat(int width, int height, std::uint8_t value)
{
    return {width, height, std::vector<std::uint8_t>(std::size_t(3 * width * height), value)};
}

void paint(Image& image, const Rect& box, std::uint8_t value)
{
    for (int y = 0; y < image.height; ++y) {
        for (int x = 0; x < image.width; ++x) {
            if (x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height) {
                std::fill_n(image.rgb.begin() + 3 * (y * image.width + x), 3, value);
            }
        }
    }
}

} // namespace

class TestRegion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Where the object lies on the tokens, through the preprocessing itself: a white box on black.
    void boxesGoThroughThePreprocessing_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("squash");
        QTest::newRow("wide") << 300 << 200 << false;
        QTest::newRow("tall") << 190 << 260 << false;
        QTest::newRow("squashed") << 300 << 200 << true;
    }

    void boxesGoThroughThePreprocessing()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(bool, squash);
        Preprocessing how;
        how.cropMode = squash ? CropMode::Squash : CropMode::Center;
        Image picture = flat(width, height, 0);
        const std::vector<Rect> boxes{{60, 40, 71, 90}, {100, 100, 60, 50}};
        for (const Rect& box : boxes) {
            paint(picture, box, 255);
        }
        const ModelInput input = preprocess(picture, how);
        Image mask = picture;
        std::transform(mask.rgb.begin(), mask.rgb.end(), mask.rgb.begin(),
                       [](std::uint8_t v) { return std::uint8_t(v == 255 ? 1 : 2); });
        const Region byBox = regionOfBoxes(boxes, input.geometry);
        const Region byMask = regionOfMask(mask, 1, input.geometry);
        QCOMPARE(byBox.share.size(), std::size_t(196));
        for (int token = 0; token < 196; ++token) {
            double bright = 0;
            for (int i = 0; i < 256; ++i) {
                bright += input.shown.pixel(token % 14 * 16 + i % 16, token / 14 * 16 + i / 16)[0] / 255.0;
            }
            const auto at = std::size_t(token);
            QVERIFY(std::fabs(bright / 256 - double(byBox.share[at])) < 0.06);
            QVERIFY(std::fabs(bright / 256 - double(byMask.share[at])) < 0.06);
            const std::uint8_t centre = input.shown.pixel(token % 14 * 16 + 8, token / 14 * 16 + 8)[0];
            if (centre < 50 || centre > 205) { // away from edges
                QCOMPARE(byBox.centre[at] != 0, centre > 205);
                QCOMPARE(byMask.centre[at] != 0, centre > 205);
            }
        }
        QVERIFY(std::count(byBox.centre.begin(), byBox.centre.end(), char(1)) > 10);
    }

    void pointsAndWeighs()
    {
        const Region region{{1, 0.5F, 0, 0}, {1, 0, 0, 0}};
        const Localisation inside = localise({3, 2, -4, 1}, region);
        QVERIFY(inside.hit);
        QVERIFY(std::fabs(inside.mass - 4.0 / 6) < 1e-12);
        QCOMPARE(inside.chanceHit, 0.25);
        QCOMPARE(inside.chanceMass, 0.375);
        QVERIFY(!localise({1, 2, 0, 0}, region).hit);
        QVERIFY(localise({2, 2, 2, 2}, region).hit); // on a tie the first
        QCOMPARE(localise({-1, -2, -3, 0}, region).mass, 0.375); // no positive value counts as uniform
    }
};

HYDRA_TEST(TestRegion, QCoreApplication)
#include "test_region.moc"
