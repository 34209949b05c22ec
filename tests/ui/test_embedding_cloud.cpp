// SPDX-License-Identifier: GPL-3.0-or-later
// The points of an embedding without a window: what they stand for, what their colours mean, and which of
// them are unusual.
#include "ui/models/embedding_colours.h"

#include <QtTest>

#include <cmath>

#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::ui;

namespace {

// One picture with 4 x 4 patches and a class token at k = 2 and k = 4; patch 6 has a large norm at k = 2.
engine::EmbeddingStartPtr twoHeadCounts()
{
    auto start = std::make_shared<engine::EmbeddingStart>();
    start->pictures.push_back({"p", "id", 4, 4, {16, 16, std::vector<std::uint8_t>(768)}, -1});
    for (const int heads : {2, 4}) {
        for (int t = 0; t < 17; ++t) {
            const bool patch = t > 0;
            engine::EmbeddedToken token;
            token.heads = heads;
            token.place = {t, patch ? (t - 1) / 4 : -1, patch ? (t - 1) % 4 : -1, 900};
            if (patch) { // a usual norm at 4 would be large at 2
                token.place.norm = t == 7 && heads == 2 ? 60 : float(heads * 10 + t % 5);
            }
            start->tokens.push_back(token);
            start->classes.push_back(heads == 2 ? 3 : -1);
        }
    }
    return start;
}

} // namespace

class TestEmbeddingCloud : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void outliersAreUnusualForTheirHeadCount()
    {
        EmbeddingCloud cloud;
        cloud.start(twoHeadCounts(), true);
        QCOMPARE(cloud.outlierCount(), 1);
        QCOMPARE(cloud.outliers()[7], std::uint8_t(1));
    }

    void tokensAreFoundUnderEveryHeadCount()
    {
        EmbeddingCloud cloud;
        cloud.start(twoHeadCounts(), true);
        QCOMPARE(cloud.headCounts(), (std::vector<int>{2, 4}));
        QCOMPARE(cloud.sameToken(7), (std::vector<int>{7, 17 + 7}));
        QCOMPARE(cloud.atPatch(0, 15), (std::vector<int>{16, 33}));
        QVERIFY(cloud.atPatch(0, 16).empty() && cloud.atPatch(-1, 3).empty());
        QCOMPARE(cloud.patchOf(0), -1);
        QCOMPARE(cloud.patchOf(17 + 6), 5);
        QCOMPARE(cloud.sourceOf("id"), 0);
        QCOMPARE(cloud.sourceOf("other"), -1);
    }

    void framesOfAnotherEmbeddingAreDropped()
    {
        EmbeddingCloud cloud;
        cloud.start(twoHeadCounts(), true);
        engine::EmbeddingFrame wrong;
        wrong.first = 30;
        wrong.xy.assign(20, 1);
        cloud.move(wrong);
        QVERIFY(std::isnan(cloud.x()[30]));
    }

    void relevanceIsOfItsPictureAndHeadCountOnly()
    {
        EmbeddingCloud cloud;
        cloud.start(twoHeadCounts(), true);
        auto map = std::make_shared<Map>();
        map->rows = map->cols = 8; // one value per pixel: two by two in a patch
        for (int i = 0; i < 64; ++i) {
            map->values.push_back(float(i / 16 * 4 + i % 8 / 2));
        }
        ColourContext context;
        context.map = map;
        context.mapImage = "id";
        context.mapHeads = 4;
        context.mapRange = {0, 15, false};
        const ColouredCloud coloured = colouredBy(ColourBy::Relevance, cloud, context);
        for (int t = 1; t < 17; ++t) {
            QCOMPARE(coloured.colours[std::size_t(17 + t)], rampColour((t - 1) / 15.0, true));
            QCOMPARE(coloured.colours[std::size_t(t)], coloured.colours[0]); // grey, like the class token
        }
        context.mapImage = "other";
        const ColouredCloud none = colouredBy(ColourBy::Relevance, cloud, context);
        QCOMPARE(none.colours[20], none.colours[0]);
    }

    void legendsNameWhatIsThere()
    {
        EmbeddingCloud cloud;
        cloud.start(twoHeadCounts(), true);
        ColourContext context;
        context.classNames = {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"),
                              QStringLiteral("d")};
        const ColourLegend classes = colouredBy(ColourBy::Class, cloud, context).legend;
        QCOMPARE(classes.entries.size(), std::size_t(2));
        QCOMPARE(classes.entries[1].name, QStringLiteral("d (17)"));
        const ColourLegend norms = colouredBy(ColourBy::Norm, cloud, context).legend;
        QCOMPARE(norms.low, 20.0);
        QCOMPARE(norms.high, 900.0); // two of 34 exceed the hundredth that may be clipped
        const ColouredCloud places = colouredBy(ColourBy::Position, cloud, context);
        QCOMPARE(places.colours[1], places.legend.corners[0]);
        QCOMPARE(places.colours[4], places.legend.corners[1]);
        QCOMPARE(places.colours[16], places.legend.corners[3]);
        QCOMPARE(places.markers[0], Marker::Square);
    }
};

HYDRA_TEST(TestEmbeddingCloud, QCoreApplication)
#include "test_embedding_cloud.moc"
