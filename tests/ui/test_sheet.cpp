// SPDX-License-Identifier: GPL-3.0-or-later
// Cells that ask: an answer reaches every cell that it answers and no other; a cell with another question
// drops the old answer; a failure goes when the answer comes.
#include "ui/bridge/standing_question.h"
#include "ui/state/sheet.h"

#include <map>
#include <memory>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

// A sheet that logs its notifications: "0 map", "1 prediction", "0 map: why not".
struct Heard
{
    QStringList news;
    EngineBridge& bridge;
    engine::Owner owner;
    Sheet<MapCell> sheet;

    Heard(EngineBridge& from, engine::Owner asks)
        : bridge(from)
        , owner(std::move(asks))
        , sheet(bridge, [this](std::size_t cell, auto what, const QString& failure) {
            news << QString::number(cell)
                    + (what == Sheet<MapCell>::News::Map ? QStringLiteral(" map")
                                                         : QStringLiteral(" prediction"))
                    + (failure.isEmpty() ? QString() : QStringLiteral(": ") + failure);
        })
    { }
    void lay(const std::vector<MapKey>& keys)
    {
        std::vector<MapCell> cells;
        for (const MapKey& key : keys) {
            cells.push_back({key, {}, {}, {}});
        }
        sheet.lay(std::move(cells));
    }
    void want()
    {
        std::vector<engine::Wish> wishes;
        for (const MapCell& cell : sheet.cells()) {
            if (cell.asks() && !cell.map) {
                wishes.push_back({cell.key, engine::Priority::Front});
            }
        }
        bridge.want(owner, wishes);
    }
};

// The key of the first picture, by a method that the window requests for no head count.
MapKey keyOf(Bench& bench, int heads, const char* method = "rollout")
{
    MapKey key = bench.window->state().mapKey(heads);
    parts(key).options.method = method;
    return normalised(key);
}

} // namespace

class TestSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnswerComesToItsCellsAlone()
    {
        Bench bench;
        QVERIFY(bench.settle() && bench.engineIsDone());
        EngineBridge& bridge = bench.window->bridge();
        const MapKey two = keyOf(bench, 2), three = keyOf(bench, 3);
        Heard asks(bridge, "one"), sameKey(bridge, "two"), another(bridge, "three");
        auto gone = std::make_unique<Heard>(bridge, "four");
        asks.lay({two, three, two});
        gone->lay({two});
        sameKey.lay({three, two});
        another.lay({keyOf(bench, 4), keyOf(bench, 2, "generic")});
        QVERIFY(!asks.sheet.cells()[0].map); // else there is no answer to wait for
        gone.reset();
        asks.want();
        bridge.want("two", {{keyOf(bench, 4).network, engine::Priority::Front}}); // belongs to no cell
        QTRY_VERIFY(asks.sheet.cells()[1].map);
        QVERIFY(bench.engineIsDone());
        asks.news.sort();
        QCOMPARE(asks.news, QStringLiteral("0 map;1 map;2 map").split(QLatin1Char(';')));
        QCOMPARE(asks.sheet.cells()[0].map, bridge.cached(two));
        QCOMPARE(asks.sheet.cells()[1].map, bridge.cached(three));
        QCOMPARE(asks.sheet.cells()[2].map, asks.sheet.cells()[0].map);
        QCOMPARE(sameKey.news.size(), 2); // another owner requested it
        QCOMPARE(sameKey.sheet.cells()[1].map, asks.sheet.cells()[0].map);
        QVERIFY2(another.news.filter(QStringLiteral("map")).isEmpty(),
                 qPrintable(another.news.join(QLatin1Char(';'))));
    }

    void aCellThatIsAskedAnewHasNothingOfBefore()
    {
        Bench bench;
        QVERIFY(bench.settle() && bench.engineIsDone());
        const MapKey before = keyOf(bench, 2), now = keyOf(bench, 3);
        Heard heard(bench.window->bridge(), "one"), first(bench.window->bridge(), "two");
        first.lay({before});
        heard.lay({before, now});
        first.want();
        QTRY_VERIFY(heard.sheet.cells()[0].map);
        heard.news.clear();
        heard.lay({now}); // where the answer was
        QVERIFY(!heard.sheet.cells()[0].map);
        heard.want();
        heard.lay({keyOf(bench, 4)}); // and its own answer is on its way
        QVERIFY(bench.engineIsDone());
        QVERIFY2(heard.news.filter(QStringLiteral("map")).isEmpty(),
                 qPrintable(heard.news.join(QLatin1Char(';'))));
        QVERIFY(!heard.sheet.cells()[0].map);
        heard.lay({before});
        QVERIFY(heard.sheet.cells()[0].map); // is cached, and there at once
    }

    // A borrowed picture that was given back cannot be asked about until it is opened again.
    void aFailureGoesWhenTheAnswerComes()
    {
        Bench bench;
        QVERIFY(bench.settle() && bench.engineIsDone());
        EngineBridge& bridge = bench.window->bridge();
        QImage image(16, 16, QImage::Format_RGB32);
        image.fill(Qt::darkCyan);
        const QString path = bench.file("lent.png");
        QVERIFY(image.save(path));
        // The window borrows pictures of its list and gives back those that it has not asked for.
        std::map<QString, ImageId> lent;
        connect(&bridge, &EngineBridge::pictureLent, this,
                [&](const QString& which, const ImageId& id) { lent[which] = id; });
        const QString missing = bench.file("missing.png");
        bridge.lendPicture(path);
        QTRY_VERIFY(lent.count(path) > 0);
        MapKey key = keyOf(bench, 2);
        networkOf(key).image = lent[path];
        bridge.lendPicture(missing); // queued behind it
        QTRY_VERIFY(lent.count(missing) > 0);
        disconnect(&bridge, &EngineBridge::pictureLent, this, nullptr);

        Heard heard(bridge, "one");
        StandingQuestion<MapKey> question(bridge, "two", [] {});
        heard.lay({key});
        heard.want();
        question.ask(key);
        QTRY_COMPARE(heard.news.size(), 1);
        const QString failure = heard.sheet.cells()[0].failure;
        QVERIFY(!failure.isEmpty() && heard.sheet.cells()[0].settled());
        QCOMPARE(heard.news[0], QStringLiteral("0 map: ") + failure);
        QCOMPARE(question.failure(), failure);
        QVERIFY(!question.open());

        PicturePtr open;
        connect(&bridge, &EngineBridge::imageBeside, &bridge,
                [&](const QString&, const PicturePtr& picture) { open = picture; });
        bridge.openImageBeside(path);
        QTRY_VERIFY(open);
        QCOMPARE(open->image.id, key.network.image);
        question.ask(key); // has failed: not asked again before retry()
        QVERIFY(!question.open());
        question.retry();
        question.ask(key);
        QVERIFY(question.open());
        QTRY_VERIFY(heard.sheet.cells()[0].map); // though the question asked
        QVERIFY(heard.sheet.cells()[0].failure.isEmpty());
        QVERIFY(question.failure().isEmpty());
        QCOMPARE(question.answer(), heard.sheet.cells()[0].map);
    }

    void aCellOfNoPictureIsNotAsked()
    {
        Bench bench;
        QVERIFY(bench.settle() && bench.engineIsDone());
        const MapKey shown = bench.window->state().mapKey(4);
        const MapKey none = shown.on(shown.network.ofNoPicture());
        Heard heard(bench.window->bridge(), "one");
        heard.lay({none, shown});
        QVERIFY(!heard.sheet.cells()[0].asks() && !heard.sheet.cells()[0].map);
        QVERIFY(heard.sheet.cells()[1].map && heard.sheet.cells()[1].prediction); // requested by the window
        bench.window->bridge().want("two", {{none, engine::Priority::Front}});
        QVERIFY(bench.engineIsDone());
        QVERIFY2(heard.news.isEmpty(), qPrintable(heard.news.join(QLatin1Char(';'))));
    }
};

HYDRA_TEST(TestSheet, QApplication)
#include "test_sheet.moc"
