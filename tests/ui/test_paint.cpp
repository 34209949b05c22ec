// SPDX-License-Identifier: GPL-3.0-or-later
// Plain arithmetic: colours, map painting, viewport, numbers.
#include "core/paint/outliers.h"
#include "ui/paint/format.h"
#include "ui/paint/map_painter.h"
#include "ui/paint/pyramid.h"
#include "ui/views/viewport.h"
#include "ui/widgets/theme.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <limits>

#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::ui;

namespace {

int lightness(QRgb c)
{
    return qGray(c);
}

Map mapOf(int rows, int cols, std::vector<float> values, bool isSigned = false)
{
    Map map;
    map.rows = rows;
    map.cols = cols;
    map.values = std::move(values);
    map.isSigned = isSigned;
    return map;
}

Look plain()
{
    Look look;
    look.opacity = 1;
    look.fade = false;
    look.smooth = false;
    look.colours = ColourMap::Grey;
    return look;
}

double distance(QRgb a, QRgb b)
{
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

using Vision = std::array<double, 9>; // rows of a matrix on linear red, green, blue

// Oklab coordinates of C as EYE sees it.
std::array<double, 3> seen(QRgb c, const Vision& eye)
{
    const auto linear = [](int level) {
        const double v = level / 255.0;
        return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    const std::array<double, 3> from = {linear(qRed(c)), linear(qGreen(c)), linear(qBlue(c))};
    std::array<double, 3> rgb{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double sum = eye[3 * i] * from[0] + eye[3 * i + 1] * from[1] + eye[3 * i + 2] * from[2];
        rgb[i] = std::clamp(sum, 0.0, 1.0);
    }
    const double l = std::cbrt(0.4122214708 * rgb[0] + 0.5363325363 * rgb[1] + 0.0514459929 * rgb[2]);
    const double m = std::cbrt(0.2119034982 * rgb[0] + 0.6806995451 * rgb[1] + 0.1073969566 * rgb[2]);
    const double s = std::cbrt(0.0883024619 * rgb[0] + 0.2817188376 * rgb[1] + 0.6299787005 * rgb[2]);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

double apart(QRgb a, QRgb b, const Vision& eye)
{
    const auto x = seen(a, eye), y = seen(b, eye);
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

} // namespace

class TestPaint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Values of the published tables at a quarter, the middle and three quarters (indices 64, 128, 191).
    void coloursMatchTheirPublications_data()
    {
        QTest::addColumn<int>("map");
        QTest::addColumn<QRgb>("quarter");
        QTest::addColumn<QRgb>("middle");
        QTest::newRow("viridis") << int(ColourMap::Viridis) << qRgb(59, 82, 139) << qRgb(33, 145, 140);
        QTest::newRow("magma") << int(ColourMap::Magma) << qRgb(81, 18, 124) << qRgb(183, 55, 121);
        QTest::newRow("inferno") << int(ColourMap::Inferno) << qRgb(87, 16, 110) << qRgb(188, 55, 84);
        QTest::newRow("cividis") << int(ColourMap::Cividis) << qRgb(66, 78, 108) << qRgb(125, 124, 120);
        QTest::newRow("turbo") << int(ColourMap::Turbo) << qRgb(39, 189, 235) << qRgb(164, 252, 60);
    }
    void coloursMatchTheirPublications()
    {
        QFETCH(int, map);
        QFETCH(QRgb, quarter);
        QFETCH(QRgb, middle);
        const ColourTable& table = colourTable(ColourMap(map));
        QVERIFY2(distance(table[64], quarter) <= 4, qPrintable(QColor(table[64]).name()));
        QVERIFY2(distance(table[128], middle) <= 4, qPrintable(QColor(table[128]).name()));
    }

    void perceptualMapsRiseInLightness()
    {
        for (const ColourMap map : {ColourMap::Viridis, ColourMap::Magma, ColourMap::Inferno,
                                    ColourMap::Cividis, ColourMap::Grey}) {
            const ColourTable& table = colourTable(map);
            for (std::size_t i = 8; i < table.size(); ++i) {
                QVERIFY2(lightness(table[i]) >= lightness(table[i - 8]), qPrintable(colourMapName(map)));
            }
        }
    }

    void divergingIsLightestAtZeroAndBlueBelow()
    {
        for (const ColourMap map : divergingColourMaps()) {
            const ColourTable& table = colourTable(map);
            for (std::size_t i = 0; i < table.size(); ++i) {
                QVERIFY(lightness(table[i]) <= std::max(lightness(table[127]), lightness(table[128])) + 2);
            }
            QVERIFY(qBlue(table[20]) > qRed(table[20]));
            QVERIFY(qRed(table[235]) > qBlue(table[235]));
            QVERIFY(std::abs(lightness(table[10]) - lightness(table[245])) < 30);
        }
    }

    // The two sides of a signed map stay apart under the matrices of Machado, Oliveira and Fernandes (2009),
    // one for each missing kind of cone; purple and orange keep their distance where red and green are
    // confused.
    void sidesStayApartInEveryColourVision()
    {
        const std::array<Vision, 3> lacking = {
            {{{0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998}},
             {{0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881}},
             {{1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367,
               0.303900}}}};
        const Vision usual = {{1, 0, 0, 0, 1, 0, 0, 0, 1}};
        for (const ColourMap map : divergingColourMaps()) {
            const ColourTable& table = colourTable(map);
            for (std::size_t i = 0; i < 80; ++i) { // beyond, both sides are pale
                for (const Vision& eye : lacking) {
                    QVERIFY2(apart(table[i], table[255 - i], eye) > 0.08, qPrintable(colourMapName(map)));
                }
                if (map == ColourMap::PurpleOrange) {
                    QVERIFY(apart(table[i], table[255 - i], lacking[0])
                            > 0.98 * apart(table[i], table[255 - i], usual));
                    QVERIFY(apart(table[i], table[255 - i], lacking[1])
                            > 0.98 * apart(table[i], table[255 - i], usual));
                }
            }
        }
    }

    void rangesAreSymmetricWhenSigned()
    {
        const ValueRange own = rangeOf(mapOf(1, 3, {-1, 0.5F, 3}, true));
        QCOMPARE(own.low, -3.0);
        QCOMPARE(own.high, 3.0);
        QCOMPARE(own.position(0), 0.5);
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const ValueRange holes = rangeOf(mapOf(1, 3, {nan, 2, 5}));
        QCOMPARE(holes.low, 2.0);
        QCOMPARE(holes.high, 5.0);
        const auto a = std::make_shared<const Map>(mapOf(1, 2, {1, 2}));
        const auto b = std::make_shared<const Map>(mapOf(1, 2, {-4, 0}));
        const ValueRange both = rangeOf(std::vector<std::shared_ptr<const Map>>{a, nullptr, b});
        QCOMPARE(both.low, -4.0);
        QCOMPARE(both.high, 2.0);

        // Quartiles 2 and 6, so that the fences are -4 and 12.
        const Map far = mapOf(3, 3, {0, 1, 2, 3, 4, 5, 6, 18.5F, -10.5F});
        const paint::Fences fences = paint::fencesOf({0, 1, 2, 3, 4, 5, 6, 7, 8});
        QCOMPARE(fences.low, -4.0);
        QCOMPARE(fences.high, 12.0);
        QVERIFY(!fences.outside(12) && fences.outside(12.1) && fences.outside(-4.1));
        QCOMPARE(rangeOf(far).high, 18.5);
        QVERIFY(rangeOf(mapOf(2, 5, {0, 1, 2, 3, 4, 5, 6, 7, 8, 90}), {true}).high == 8.0);
        QVERIFY(!paint::fencesOf({1, 2, 300}).outside(300)); // too few values for fences
    }

    // Eleven values 0, 1, ... 10, the last replaced by 100; the quantiles are computed by hand.
    void clippedRangesLeaveAShareBeyondTheirEnds()
    {
        const Map map = mapOf(1, 11, {3, 0, 1, 2, 9, 8, 7, 6, 5, 4, 100});
        paint::RangeRule rule;
        rule.clip = 0.1;
        QCOMPARE(rangeOf(map, rule).low, 1.0);
        QCOMPARE(rangeOf(map, rule).high, 9.0);
        rule.clip = 0.05;
        QCOMPARE(rangeOf(map, rule).low, 0.5);
        QCOMPARE(rangeOf(map, rule).high, 9 + 0.5 * 91);
        rule.clip = 0.25;
        const ValueRange both = rangeOf(mapOf(1, 5, {-8, 1, -2, 3, 4}, true), rule);
        QCOMPARE(both.low, -4.0); // of the magnitudes 1 2 3 4 8
        QCOMPARE(both.high, 4.0);
        QCOMPARE(rangeOf(mapOf(1, 1, {2}), rule).high, 2.0);
        QCOMPARE(rangeOf(mapOf(1, 1, {std::numeric_limits<float>::quiet_NaN()}), rule).high, 1.0);
    }

    void theEndsOfARangeAreSharesOfIt()
    {
        const Map map = mapOf(1, 3, {10, 20, 30});
        paint::RangeRule rule;
        rule.from = 0.25;
        rule.until = 0.5;
        QCOMPARE(rangeOf(map, rule).low, 15.0);
        QCOMPARE(rangeOf(map, rule).high, 20.0);
        QCOMPARE(rangeOf(mapOf(1, 2, {-4, 2}, true), rule).low, -2.0);
        QCOMPARE(rangeOf(mapOf(1, 2, {-4, 2}, true), rule).high, 2.0);
        rule.from = 1; // the range never becomes empty
        QVERIFY(rangeOf(map, rule).high > rangeOf(map, rule).low);
        const auto a = std::make_shared<const Map>(mapOf(1, 2, {0, 8}));
        const auto b = std::make_shared<const Map>(mapOf(1, 2, {4, 16}));
        rule.from = 0.5;
        rule.until = 1;
        const ValueRange shared = rangeOf(std::vector<std::shared_ptr<const Map>>{a, b}, rule);
        QCOMPARE(shared.low, 8.0);
        QCOMPARE(shared.high, 16.0);
    }

    // Grey is linear in value, so a pixel tells the entry used: 255 u^gamma.
    void colourMapsAreWalkedWithAGamma()
    {
        Look look = plain();
        look.gamma = 0.5;
        const Map map = mapOf(1, 4, {0, 1, 4, 16});
        const QImage image = paintMap(map, look, rangeOf(map), {4, 1});
        QCOMPARE(qRed(image.pixel(1, 0)), 64);
        QCOMPARE(qRed(image.pixel(2, 0)), 128);
        QCOMPARE(qRed(image.pixel(3, 0)), 255);
        const ColourTable bar = paint::barColours(look, false);
        QCOMPARE(qRed(bar[16]), int(std::lround(255 * std::sqrt(16.0 / 255))));
        look.threshold = 0.2; // of the range: 3.2
        const QImage cut = paintMap(map, look, rangeOf(map), {4, 1});
        QCOMPARE(qAlpha(cut.pixel(1, 0)), 0);
        QCOMPARE(qAlpha(cut.pixel(2, 0)), 255);
        QCOMPARE(paint::warped(0.5, look, true), 0.5); // zero stays white
        QCOMPARE(paint::warped(0.625, look, true), 0.75);
        QCOMPARE(paint::warped(0.375, look, true), 0.25);
    }

    void patchesArePaintedAsTheyAre()
    {
        const Map map = mapOf(2, 2, {0, 1, 2, 4});
        const QImage image = paintMap(map, plain(), rangeOf(map), {100, 100});
        QCOMPARE(image.size(), QSize(2, 2));
        QCOMPARE(image.pixel(0, 0), qRgb(0, 0, 0));
        QCOMPARE(image.pixel(1, 1), qRgb(255, 255, 255));
        QCOMPARE(qRed(image.pixel(0, 1)), 128);
    }

    void smoothMapsPassThroughTokenCentres()
    {
        const Map map = mapOf(3, 3, {0, 0, 0, 0, 8, 0, 0, 0, 4});
        Look look = plain();
        look.smooth = true;
        const QImage image = paintMap(map, look, {0, 8, false}, {99, 99}); // 33 pixels per token
        QVERIFY(qRed(image.pixel(49, 49)) >= 254);
        QVERIFY(std::abs(qRed(image.pixel(82, 82)) - 128) <= 2);
        QVERIFY(qRed(image.pixel(16, 16)) <= 2);
    }

    void belowTheThresholdNothingIsPainted()
    {
        const Map map = mapOf(1, 4, {0, 1, 2, 4});
        Look look = plain();
        look.threshold = 0.4;
        const QImage image = paintMap(map, look, rangeOf(map), {4, 1});
        QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
        QCOMPARE(qAlpha(image.pixel(1, 0)), 0);
        QCOMPARE(qAlpha(image.pixel(2, 0)), 255);
        const Map both = mapOf(1, 3, {-4, 0.5F, 4}, true);
        const QImage signedImage = paintMap(both, look, rangeOf(both), {3, 1});
        QCOMPARE(qAlpha(signedImage.pixel(0, 0)), 255); // strong negative values are opaque too
        QCOMPARE(qAlpha(signedImage.pixel(1, 0)), 0);
    }

    // A step of the table changes values by one of 255; a step of more than 3 in transparency would show as
    // an edge.
    void fadingHasNoEdges()
    {
        Look look = plain();
        look.fade = true;
        for (const bool isSigned : {false, true}) {
            const ColourTable table = paint::paintTable(look, isSigned);
            for (std::size_t i = 1; i < table.size(); ++i) {
                QVERIFY(std::abs(qAlpha(table[i]) - qAlpha(table[i - 1])) <= (isSigned ? 5 : 3));
            }
            QCOMPARE(qAlpha(table[255]), 255);
        }
    }

    void brokenMapsPaintNothing()
    {
        QVERIFY(paintMap(mapOf(2, 2, {1, 2, 3}), plain(), {}, {10, 10}).isNull());
        const float infinite = std::numeric_limits<float>::infinity();
        const Map map = mapOf(1, 2, {infinite, 1});
        QCOMPARE(qAlpha(paintMap(map, plain(), {0, 1, false}, {2, 1}).pixel(0, 0)), 0);
    }

    void zoomKeepsThePointUnderTheCursor()
    {
        Viewport view;
        view.setWidget({800, 600});
        view.setPicture({400, 200});
        QVERIFY(view.fitted());
        QCOMPARE(view.zoom(), (800 - 2 * Viewport::margin) / 400);
        const QPointF cursor(300, 250);
        const QPointF before = view.toPicture(cursor);
        view.zoomBy(2.5, cursor);
        QVERIFY((view.toPicture(cursor) - before).manhattanLength() < 1e-9);
        view.panBy({1e6, 1e6});
        QVERIFY(QRectF(0, 0, 800, 600).intersects(view.toWidget(QRectF(0, 0, 400, 200)))); // still visible
        view.zoomTo(1e9, cursor);
        QCOMPARE(view.zoom(), Viewport::maxZoom);

        view.fit(QRectF(100, 0, 200, 200)); // the network's view: the middle square
        const QRectF seen = view.toWidget(QRectF(100, 0, 200, 200));
        QCOMPARE(seen.center(), QPointF(400, 300));
        QCOMPARE(seen.height(), 600 - 2 * Viewport::margin);
        QVERIFY(!view.fitted());
    }

    void picturesSurviveTheWayThere()
    {
        QImage image(5, 3, QImage::Format_ARGB32);
        image.fill(QColor(10, 200, 30));
        image.setPixelColor(4, 2, QColor(0, 0, 0, 0)); // becomes white
        const Image plainImage = fromQImage(image);
        QCOMPARE(plainImage.rgb.size(), std::size_t(45));
        QCOMPARE(int(plainImage.pixel(1, 1)[1]), 200);
        QCOMPARE(int(plainImage.pixel(4, 2)[0]), 255);
        QCOMPARE(toQImage(plainImage).pixel(1, 1), qRgb(10, 200, 30));
    }

    void numbersAreReadable()
    {
        QLocale::setDefault(QLocale::c());
        QCOMPARE(compactCount(22'050'664), QStringLiteral("22.1 M"));
        QCOMPARE(compactCount(4'608'000'000), QStringLiteral("4.61 G"));
        QCOMPARE(compactCount(512), QStringLiteral("512"));
        QCOMPARE(percent(0.8734), QStringLiteral("87.3 %"));
        QCOMPARE(percent(0.0004), QStringLiteral("< 0.1 %"));
        QCOMPARE(milliseconds(4.26), QStringLiteral("4.3 ms"));
        QCOMPARE(milliseconds(2410), QStringLiteral("2.4 s"));
    }

    // WCAG: 4.5 for text, 3 for larger or less important parts.
    void themesHaveContrast()
    {
        const auto luminance = [](const QColor& colour) {
            const auto part = [](double c) {
                return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
            };
            return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF())
                + 0.0722 * part(colour.blueF());
        };
        const auto contrast = [&](const QColor& a, const QColor& b) {
            const double x = luminance(a) + 0.05;
            const double y = luminance(b) + 0.05;
            return std::max(x, y) / std::min(x, y);
        };
        for (const bool dark : {false, true}) {
            const QPalette palette = themePalette(dark);
            QCOMPARE(isDark(palette), dark);
            const QColor ground = palette.color(QPalette::Window);
            QVERIFY(contrast(palette.color(QPalette::Text), ground) > 7);
            QVERIFY(contrast(palette.color(QPalette::PlaceholderText), ground) > 4.5);
            QVERIFY(contrast(palette.color(QPalette::Highlight), ground) > 3);
            QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight))
                    > 4.5);
        }
    }
};

HYDRA_TEST(TestPaint, QApplication)
#include "test_paint.moc"
