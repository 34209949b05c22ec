// SPDX-License-Identifier: GPL-3.0-or-later
// The Trust panel on a real engine and a tiny model: curves that follow the map on screen, the pictures along
// them, every method's scores, and the outline of a known object.
#include "core/image/load.h"
#include "core/scenes/scene.h"
#include "ui/panels/trust_panel.h"
#include "ui/state/file_picker.h"
#include "ui/views/canvas.h"
#include "ui/views/plot_view.h"
#include "ui/views/step_player.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <cmath>

#include "tests/support/program.h"
#include "tests/ui/trust_bench.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::Way;
using hydra::test::AnswersTo;
using hydra::test::Bench;
using hydra::test::TrustBench;

namespace {

QImage grabbed(Canvas* canvas)
{
    return canvas->grab().toImage();
}

} // namespace

class TestTrust : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHiddenPanelAsksForNothing()
    {
        TrustBench bench(false);
        QVERIFY(bench.settled);
        AnswersTo<ScoreKey> came(bench.window->bridge());
        bench.window->state().setHeads(2);
        QVERIFY(bench.settle());
        QVERIFY(bench.engineIsDone()); // measurements run after judging
        QCOMPARE(came.count(), 0);
        QVERIFY(bench.faith() == nullptr);
        bench.openDock();
        QVERIFY(bench.settled);
        QVERIFY(bench.verdictThere());
        QCOMPARE(came.count(), 1 + int(randomOrders().size())); // this map, and the random orders
    }

    void theCurveIsOfTheMapOnScreenAndFollowsIt()
    {
        TrustBench bench;
        QVERIFY(bench.settled);
        const ScorePtr full = bench.faith();
        const auto belongs = [&](const ScorePtr& faith) { // the order is that of the map in view
            const engine::MapPtr& map = bench.window->board().shownMap();
            const auto& order = faith->order;
            return map && map->values.size() == order.size()
                && std::is_sorted(order.begin(), order.end(), [&](int a, int b) {
                       return map->values[std::size_t(a)] > map->values[std::size_t(b)];
                   });
        };
        QVERIFY(belongs(full));
        const Board::Cell* cell = bench.window->board().current();
        const int target = bench.window->board().chosenClass();
        QCOMPARE(full->classIndex, target);
        QVERIFY(std::fabs(full->curves.deletion.value.front()
                          - double(cell->prediction->probabilities[std::size_t(target)]))
                < 1e-5);
        QVERIFY(!bench.chart().accessibleDescription().isEmpty());

        bench.window->state().setHeads(2);
        QVERIFY(bench.settle() && bench.curveThere());
        const ScorePtr small = bench.faith();
        QVERIFY(small != full && belongs(small));
        QVERIFY(small->curves.deletion.value != full->curves.deletion.value);

        bench.window->state().setHeads(4); // cached: shown at once
        QCoreApplication::processEvents();
        QCOMPARE(bench.faith().get(), full.get());

        bench.window->state().setTarget({ClassChoice::Kind::Index, (target + 1) % 5});
        QVERIFY(bench.settle() && bench.curveThere());
        QCOMPARE(bench.faith()->classIndex, (target + 1) % 5);
        bench.window->library().show(1); // another picture
        QTRY_COMPARE(bench.window->windowTitle(), QStringLiteral("b.png — Hydrascope"));
        QVERIFY(bench.settle() && bench.curveThere());
        QVERIFY(belongs(bench.faith()));
    }

    void aCancelledCurveSaysSo()
    {
        TrustBench bench;
        QVERIFY(bench.settled);
        auto* trust = bench.window->findChild<TrustState*>();
        bench.window->state().setHeads(3);
        // The question is announced, but no answer can come in before it is cancelled.
        QCoreApplication::sendPostedEvents(&bench.window->state(), QEvent::MetaCall);
        QVERIFY(trust->failure().isEmpty() && trust->stale());
        bench.window->bridge().cancel();
        QVERIFY2(trust->failure().contains(QStringLiteral("Stopped")), qPrintable(trust->failure()));
        QVERIFY(trust->stale()); // the older curve is still shown, but stale
        bench.window->state().setHeads(2);
        QVERIFY(bench.settle() && bench.curveThere());
        QVERIFY(trust->failure().isEmpty());
    }

    void everyMethodIsScoredAndSorted()
    {
        TrustBench bench;
        QVERIFY(bench.settled);
        const QAbstractItemModelTester tester(&bench.scores(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int methods = int(std::count_if(methodTable().begin(), methodTable().end(),
                                              [](const MethodInfo& info) { return !info.isColours; }));
        QCOMPARE(bench.scores().rowCount(), methods + 1); // and a random order
        int known = 0;
        for (const TrustRow& row : bench.scores().rows()) {
            known += row.score ? 1 : 0;
        }
        QCOMPARE(known, 2); // only the requested ones
        QVERIFY(bench.scoreAll());
        for (int row = 0; row <= methods; ++row) {
            const TrustRow& found = bench.scores().rows()[std::size_t(row)];
            QVERIFY2(found.score, found.method.c_str());
            QVERIFY(std::fabs(QLocale().toDouble(bench.cell(row, TrustModel::Deletion))
                              - found.score->curves.deletion.area())
                    < 6e-4);
            QVERIFY(std::fabs(QLocale().toDouble(bench.cell(row, TrustModel::Insertion))
                              - found.score->curves.insertion.area())
                    < 6e-4);
            QCOMPARE(bench.scores()
                         .index(row, TrustModel::Deletion)
                         .data(Qt::ToolTipRole)
                         .toString()
                         .contains(QStringLiteral("the strongest removed first")),
                     row < methods); // not for the random order
            QCOMPARE(bench.cell(row, TrustModel::Pointing), QStringLiteral("–"));
            QVERIFY(bench.scores()
                        .index(row, TrustModel::Mass)
                        .data(Qt::ToolTipRole)
                        .toString()
                        .contains(QStringLiteral("No mask says where the object is")));
        }
        auto* table = bench.child<QTableView>("trustTable");
        table->sortByColumn(TrustModel::Deletion, Qt::AscendingOrder);
        double before = -1;
        for (int row = 0; row <= methods; ++row) {
            const double area =
                table->model()->index(row, TrustModel::Deletion).data(TrustModel::sortRole).toDouble();
            QVERIFY(area >= before);
            before = area;
        }
        QTest::mouseClick(bench.child<QToolButton>("trustFaithful"), Qt::LeftButton);
        bench.window->state().setHeads(2); // another question has no scores yet
        QVERIFY(bench.settle() && bench.curveThere());
        QCOMPARE(bench.cell(methods - 1, TrustModel::Deletion), QStringLiteral("–"));
        bench.window->state().setHeads(4);
        QVERIFY(bench.settle());
        QVERIFY(bench.cell(methods - 1, TrustModel::Deletion) != QStringLiteral("–"));
    }

    void scoringIsStoppedByHandAndByAnotherQuestion()
    {
        TrustBench bench;
        QVERIFY(bench.settled);
        auto* trust = bench.window->findChild<TrustState*>();
        auto* button = bench.child<QPushButton>("trustScore");
        const QString start = button->text();
        QTest::mouseClick(bench.child<QToolButton>("trustMethods"), Qt::LeftButton);
        QVERIFY(button->isVisible() && trust->scoring() > 5 && button->text() != start);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(trust->scoring(), 0);
        QCOMPARE(button->text(), start);
        QVERIFY(bench.settle());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(trust->scoring() > 5);
        QTest::mouseClick(bench.child<QToolButton>("trustStable"), Qt::LeftButton); // hides them
        bench.window->state().setHeads(3);
        QVERIFY(bench.settle() && bench.curveThere());
        QCOMPARE(trust->scoring(), 0);
        QVERIFY(!bench.scores().rows().back().method.empty());
        QVERIFY(trust->score("integrated-gradients") == nullptr);
    }

    // While their dots are visible, the methods are scored for each new question.
    void otherMethodsFollowTheQuestion()
    {
        TrustBench bench;
        QVERIFY(bench.settled && bench.scoreAll());
        auto* trust = bench.window->findChild<TrustState*>();
        const auto of = [&](int heads) {
            bench.window->state().setHeads(heads);
            return bench.settle() && bench.curveThere()
                && QTest::qWaitFor([&] { return trust->scoring() == 0 && trust->score("rollout"); }, 120'000);
        };
        const std::vector<double> full = trust->score("rollout")->curves.deletion.value;
        QVERIFY(of(2));
        QVERIFY(trust->score("rollout")->curves.deletion.value != full);
        QVERIFY(of(4));
        QCOMPARE(trust->score("rollout")->curves.deletion.value, full);
    }

    // The shipped scenes: for the star's scene the network gives the cylinder about one in a hundred, and the
    // mask is the star's.
    void whatCannotBeLostIsNotPraised()
    {
        TrustBench bench;
        QVERIFY(bench.settled && bench.openScenes(1));
        ViewState& state = bench.window->state();
        const auto* sentence = bench.child<QLabel>("trustVerdict");
        const auto says = [&](const char* words) { return sentence->text().contains(QLatin1String(words)); };
        const auto shape = [&](const char* light) {
            return bench.child<QToolButton>(light)->icon().pixmap(14).toImage();
        };
        const auto choice = [&](const char* name) {
            const auto& names = state.model()->config.classNames.value;
            return ClassChoice{ClassChoice::Kind::Index,
                               int(std::find(names.begin(), names.end(), name) - names.begin())};
        };
        const auto gain = [&] {
            const auto& rows = bench.scores().rows();
            const auto own =
                std::find_if(rows.begin(), rows.end(), [](const TrustRow& row) { return row.inView; });
            return bench.cell(int(own - rows.begin()), TrustModel::Gain);
        };
        QVERIFY(bench.compared());
        QVERIFY2(!says("nothing to lose"), qPrintable(sentence->text()));
        QVERIFY(gain() != QStringLiteral("–"));
        state.setTarget(choice("cylinder"));
        for (const bool contrast : {false, true}) {
            if (contrast) {
                state.setAgainst(choice("star"));
            }
            QVERIFY(bench.compared());
            QVERIFY(bench.window->findChild<TrustState*>()->faith()->whole < 0.02);
            QTRY_VERIFY2(says("cylinder has") && says("there is nothing to lose. Ask about star."),
                         qPrintable(sentence->text()));
            QVERIFY2(!says("than chance"), qPrintable(sentence->text()));
            QVERIFY2(says("The mask is of star, the map asks about cylinder."), qPrintable(sentence->text()));
            const QString light = bench.child<QToolButton>("trustFaithful")->text();
            QVERIFY2(light.contains(QStringLiteral("nothing to lose")), qPrintable(light));
            QCOMPARE(shape("trustFaithful"), shape("trustOnObject")); // neither is known
            QVERIFY(shape("trustFaithful") != shape("trustStable"));
            QCOMPARE(gain(), QStringLiteral("–")); // so there is no dot
        }
    }

    // The question's example of a true map passes the test, with the shipped model and scene.
    void theQuestionOfTrustPassesItsOwnTest()
    {
        TrustBench bench(false);
        QVERIFY(bench.settled);
        bench.window->state().actions().questions->trigger();
        bench.child<QToolButton>("is-it-true")->click();
        QTRY_COMPARE_WITH_TIMEOUT(bench.child<QWidget>("trustPanel")->isVisible(), true, 60'000);
        QVERIFY(bench.compared());
        auto* trust = bench.window->findChild<TrustState*>();
        const QString verdict = bench.child<QLabel>("trustVerdict")->text();
        QVERIFY2(verdict.contains(QStringLiteral("Better than chance")), qPrintable(verdict));
        const QString light = bench.child<QToolButton>("trustFaithful")->text();
        QCOMPARE(light, QStringLiteral("Beats chance: 9 of 9 random orders"));
        const Chance chance = trust->chance().value(); // and by a clear margin
        QVERIFY(gainOf(*trust->faith()) - chance.high > 0.2 * (chance.high - chance.mean));
        QVERIFY(trust->placeOf(trust->faith())->hit);
    }

    // However Trust is left, scores so far stay, and coming back resumes.
    void nothingGoesOnWhenTrustIsLeft()
    {
        TrustBench bench;
        QVERIFY(bench.settled && bench.compared());
        auto* trust = bench.window->findChild<TrustState*>();
        auto* panel = bench.child<QWidget>("trustPanel");
        Actions& on = bench.window->state().actions();
        QTest::mouseClick(bench.child<QToolButton>("trustMethods"), Qt::LeftButton);
        QVERIFY(trust->scoring() > 5);
        const std::vector<std::pair<std::function<void()>, std::function<void()>>> ways{
            {[&] { bench.child<QTabBar>("places")->setCurrentIndex(0); }, [&] { on.showTrust->trigger(); }},
            {[&] { bench.child<QAbstractButton>("trustDockClose")->click(); },
             [&] { on.showTrust->trigger(); }},
            {[&] { on.showCost->trigger(); }, [&] { on.showTrust->trigger(); }},
            {[&] { on.showCompare->trigger(); }, [&] { on.showCompare->trigger(); }}};
        AnswersTo<ScoreKey> came(bench.window->bridge());
        for (const auto& [leave, comeBack] : ways) {
            const int before = came.count();
            QTRY_VERIFY(came.count() > before); // at least one has arrived
            leave();
            QTRY_VERIFY(!panel->isVisible());
            const int then = came.count(), left = trust->scoring();
            QVERIFY(left > 0);
            QVERIFY(bench.engineIsDone());
            QCOMPARE(came.count(), then);
            QCOMPARE(trust->scoring(), left);
            comeBack();
            QTRY_VERIFY(panel->isVisible());
        }
        QTRY_COMPARE_WITH_TIMEOUT(trust->scoring(), 0, 60'000);
        for (const TrustRow& row : bench.scores().rows()) {
            QVERIFY2(row.score, row.method.c_str());
        }
    }

    // The panel says what it tests, in the window's terms.
    void whatIsTestedIsSaid()
    {
        TrustBench bench(false);
        QVERIFY(bench.settled);
        QStringList said;
        connect(&bench.window->bridge(), &EngineBridge::progressed, this,
                [&](double, const QString& what) { said << what; });
        bench.openDock();
        QVERIFY(bench.compared());
        QVERIFY2(said.contains(QStringLiteral("Testing: FullGrad+")), qPrintable(said.join(u'|')));
        QVERIFY2(said.contains(QStringLiteral("Testing: random order 9 of 9")), qPrintable(said.join(u'|')));
        QVERIFY2(said.filter(QStringLiteral("k = ")).isEmpty(), qPrintable(said.join(u'|')));
        QCOMPARE(bench.child<QPushButton>("trustScore")->text(), QStringLiteral("Test all methods"));
    }

    // New rows move the row of the map in view; the table scrolls to it afterwards.
    void theMapsOwnRowIsInSight()
    {
        TrustBench bench;
        QVERIFY(bench.settled && bench.scoreAll());
        auto* table = bench.child<QTableView>("trustTable");
        const auto own = [&] {
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                if (table->model()->index(row, TrustModel::Gain).data(TrustModel::inViewRole).toBool()) {
                    return row;
                }
            }
            return -1;
        };
        const auto inSight = [&] {
            return table->viewport()->rect().contains(table->visualRect(table->model()->index(own(), 1)));
        };
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            table->sortByColumn(TrustModel::Gain, order);
            table->verticalScrollBar()->setValue(
                own() < table->model()->rowCount() / 2 ? table->verticalScrollBar()->maximum() : 0);
            QVERIFY(!inSight());
            Q_EMIT bench.window->findChild<TrustState*>()->scoresChanged(); // a row came
            QVERIFY(inSight());
        }
    }

    // The verdict from the same numbers, by hand: nine random orders, so eight degrees of freedom.
    void theSentenceSaysWhatIsMeasured()
    {
        TrustBench bench;
        QVERIFY(bench.settled && bench.verdictThere());
        auto* trust = bench.window->findChild<TrustState*>();
        const auto* sentence = bench.child<QLabel>("trustVerdict");
        const auto says = [&](const char* words) { return sentence->text().contains(QLatin1String(words)); };
        int better = 0, worse = 0, neither = 0, measured = 0;
        for (const MethodInfo& info : methodTable()) {
            if (!info.classSpecific || info.blackBox != BlackBox::None || info.usesSteps
                || info.passes > 25) {
                continue;
            }
            bench.window->state().setMethod(info.id);
            QVERIFY2(bench.settle() && bench.curveThere() && bench.engineIsDone() && trust->chance(),
                     info.id);
            double mean = 0, squares = 0;
            for (const std::string& order : randomOrders()) {
                const auto& curves = trust->score(order)->curves;
                const double gain = curves.insertion.area() - curves.deletion.area();
                mean += gain / 9;
                squares += gain * gain;
            }
            const double reach = 1.860 * std::sqrt((squares - 9 * mean * mean) / 8 * (1 + 1 / 9.0));
            const auto& curves = trust->faith()->curves;
            const double gain = curves.insertion.area() - curves.deletion.area();
            const int beaten = int(
                std::count_if(randomOrders().begin(), randomOrders().end(),
                              [&](const std::string& order) { return gainOf(*trust->score(order)) < gain; }));
            QCOMPARE(says("Better than chance"), gain > mean + reach);
            QCOMPARE(says("Worse than chance"), gain < mean - reach);
            QCOMPARE(says("Not clearly better than chance ("), std::fabs(gain - mean) <= reach);
            QVERIFY(!says("No better than chance"));
            const bool barely = beaten == 9 && std::fabs(gain - mean) <= reach;
            const QString share = barely ? QStringLiteral("9 of 9 orders, barely")
                                         : QStringLiteral("%1 of 9 random orders").arg(beaten);
            const QString light = bench.child<QToolButton>("trustFaithful")->text();
            QVERIFY2(light.startsWith(QStringLiteral("Beats chance: ") + share), qPrintable(light));
            QVERIFY2(gain > mean + reach || sentence->text().contains(share), qPrintable(sentence->text()));
            QVERIFY(bench.child<QToolButton>("trustFaithful")
                        ->toolTip()
                        .contains(QLocale().toString(mean + reach, 'f', 3)));
            better += int(gain > mean + reach);
            worse += int(gain < mean - reach);
            neither += int(std::fabs(gain - mean) <= reach);
            const std::optional<double> moved = trust->stability().moved(); // empty for a map of zeros
            QCOMPARE(says("Stable: the map moves by"), moved && *moved <= 0.01);
            QCOMPARE(says("Unstable: the map moves by"), moved && *moved > 0.01);
            QCOMPARE(says("Stability has not been measured yet."), !moved);
            measured += int(moved.has_value());
            QVERIFY2(says("No mask says where the object is."), qPrintable(sentence->text()));
        }
        QVERIFY2(int(better > 0) + int(worse > 0) + int(neither > 0) > 1,
                 "every method has the same verdict");
        QVERIFY(measured > 5);
        bench.window->state().setMethod("rise"); // hundreds of passes
        QCoreApplication::processEvents();
        QVERIFY2(says("Not compared with chance yet.") && says("Stability is not measured for such a map."),
                 qPrintable(sentence->text()));
        bench.window->state().setMethod(defaultMethod());
        bench.window->state().setHeads(2);
        QCoreApplication::sendPostedEvents(&bench.window->state(), QEvent::MetaCall);
        QVERIFY2(says("Not compared with chance yet.") && says("Stability has not been measured yet."),
                 qPrintable(sentence->text()));
    }

    // Each light leads to its chart by mouse and by keyboard; the lights differ without their colours.
    void eachLightOpensWhatStandsBehindIt()
    {
        TrustBench bench;
        QVERIFY(bench.settled && bench.verdictThere());
        const std::vector<std::pair<const char*, const char*>> pages{{"trustStable", "stableChart"},
                                                                     {"trustOnObject", "objectChart"},
                                                                     {"trustMethods", "trustTable"},
                                                                     {"trustFaithful", "faithChart"}};
        auto* panel = bench.window->findChild<TrustPanel*>();
        for (const bool keyboard : {false, true}) {
            for (const auto& [light, shown] : pages) {
                auto* button = bench.child<QToolButton>(light);
                if (keyboard) {
                    button->setFocus();
                    QTest::keyClick(button, Qt::Key_Space);
                } else {
                    QTest::mouseClick(button, Qt::LeftButton);
                }
                for (const auto& [unused, chart] : pages) {
                    QCOMPARE(bench.child<QWidget>(chart)->isVisible(), std::string(chart) == shown);
                }
                // The chart has the whole width.
                QVERIFY(bench.child<QWidget>(shown)->width() > panel->width() - 40);
            }
        }
        QVERIFY(
            !bench.child<QWidget>("objectChart")->accessibleDescription().contains(QStringLiteral("0.5")));
        QVERIFY(!bench.child<QWidget>("stableChart")->accessibleDescription().isEmpty());
        const auto shape = [&](const char* light) {
            const QImage icon = bench.child<QToolButton>(light)->icon().pixmap(14).toImage();
            return icon.convertToFormat(QImage::Format_Alpha8);
        };
        QVERIFY(shape("trustStable") != shape("trustOnObject")); // known, and not known
    }

    // On one axis, the map in view as a ring; scores that need an object appear only if there is one.
    void dotsLieWhereTheGainsAre()
    {
        TrustBench bench;
        QVERIFY(bench.settled && bench.verdictThere() && bench.scoreAll());
        auto* table = bench.child<QTableView>("trustTable");
        QVERIFY(table->isColumnHidden(TrustModel::Mass) && table->isColumnHidden(TrustModel::Pointing));
        const auto gain = [&](int row) {
            const auto at = table->model()->index(row, TrustModel::Gain);
            return at.data(TrustModel::sortRole).toDouble();
        };
        const int rows = table->model()->rowCount();
        table->scrollToTop();
        table->clearSelection();
        double high = gain(0), low = gain(rows - 1);
        const Chance chance = bench.window->findChild<TrustState*>()->chance().value();
        high = std::max(high, chance.high);
        low = std::min({low, chance.low});
        int rings = 0, seen = 0;
        for (int row = 0; row < rows; ++row) {
            QVERIFY(row == 0 || gain(row) <= gain(row - 1)); // the best first
            const QModelIndex at = table->model()->index(row, TrustModel::Gain);
            const QRect cell = table->visualRect(at);
            const bool inView = at.data(TrustModel::inViewRole).toBool();
            rings += int(inView);
            if (!table->viewport()->rect().contains(cell)) {
                continue;
            }
            ++seen;
            const double across = (gain(row) - low) / (high - low);
            const QPoint dot(int(std::lround(cell.left() + 12 + across * (cell.width() - 24))),
                             cell.center().y());
            const QImage image = table->viewport()->grab().toImage();
            const QColor ink = table->palette().color(QPalette::Text);
            const auto far = [&](const QPoint& place) {
                return std::abs(qGray(image.pixel(place)) - qGray(ink.rgb()));
            };
            QVERIFY2(inView ? far(dot) > 100 : far(dot) < 40, qPrintable(QString::number(row)));
        }
        QCOMPARE(rings, 1);
        QVERIFY(seen > 1);
        QVERIFY(bench.addMask() && bench.curveThere());
        QVERIFY(!table->isColumnHidden(TrustModel::Mass) && !table->isColumnHidden(TrustModel::Pointing));
    }

    void theTableIsCopiedAndSaved()
    {
        TrustBench bench;
        QVERIFY(bench.settled && bench.addMask() && bench.curveThere() && bench.scoreAll());
        QTest::mouseClick(bench.child<QPushButton>("trustCopy"), Qt::LeftButton);
        const QStringList lines =
            QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), qsizetype(bench.scores().rowCount() + 1));
        const QStringList fields = lines[1].split(QLatin1Char(','));
        QCOMPARE(fields.size(), lines[0].split(QLatin1Char(',')).size());
        QCOMPARE(fields[0], QLatin1String(methodTable().front().id));
        QCOMPARE(fields[1], QStringLiteral("4"));
        QVERIFY(std::fabs(fields[5].toDouble() - bench.scores().rows()[0].score->curves.deletion.area())
                < 1e-5);
        const QString path = bench.file("scores.csv");
        FilePicker::next = path;
        QTest::mouseClick(bench.child<QPushButton>("trustSave"), Qt::LeftButton);
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(saved.readAll()), QGuiApplication::clipboard()->text());
    }

    // Every chart has a table of its numbers, also for LaTeX and Matplotlib.
    void everyChartHasItsTable()
    {
        TrustBench bench;
        QVERIFY(bench.settled && bench.addMask() && bench.curveThere() && bench.verdictThere());
        const auto save = [&](const char* page, const char* file) {
            QTest::mouseClick(bench.child<QToolButton>(page), Qt::LeftButton);
            auto* button = bench.child<QPushButton>("trustSave");
            FilePicker::next = bench.file(file);
            const bool there = button->isVisible();
            button->click();
            return there ? hydra::test::readBytes(bench.file(file)) : QByteArray("no button");
        };
        const ScorePtr& faith = bench.window->findChild<TrustState*>()->faith();
        const QByteArray curves = save("trustFaithful", "curves.csv");
        const auto lines = curves.trimmed().split('\n');
        QCOMPARE(lines.front(), QByteArray("curve,fraction,value"));
        const Curve& deletion = faith->curves.deletion;
        for (std::size_t i = 0; i < deletion.value.size(); ++i) {
            const auto fields = lines[qsizetype(i) + 1].split(',');
            QCOMPARE(fields[fields.size() - 2].toDouble(), deletion.fraction[i]);
            QCOMPARE(fields.last().toDouble(), deletion.value[i]);
        }
        QVERIFY2(curves.contains("random, insertion\",0,"), curves.constData());
        QVERIFY(save("trustFaithful", "curves.tex").contains("\\begin{tabular}{lrr}"));
        const QByteArray moved = save("trustStable", "moved.csv");
        QVERIFY2(moved.startsWith("method,moved\n") && moved.contains("\nthis map,"), moved.constData());
        const QByteArray found = save("trustOnObject", "found.csv");
        QVERIFY2(found.startsWith("curve,fraction,value\nthis map,0,0\n") && found.endsWith("even map,1,1\n"),
                 found.constData());
        QVERIFY(save("trustMethods", "scores.py").startsWith("#!/usr/bin/env python3\n"));
    }

    // Counts by hand whether the largest value lies on the square: Bench's 48 x 32 picture is seen whole or
    // cropped, and a patch's centre goes back through the geometry.
    void aMaskSaysWhereTheObjectIs()
    {
        TrustBench bench;
        QVERIFY(bench.settled && bench.addMask() && bench.curveThere() && bench.scoreAll());
        const InputGeometry& geometry = bench.window->board().seen()->geometry;
        int hits = 0;
        for (std::size_t row = 0; row < bench.scores().rows().size(); ++row) {
            const TrustRow& found = bench.scores().rows()[row];
            QVERIFY(found.place);
            const int top = found.score->order.front();
            const Rect patch = geometry.patch(top / geometry.cols(), top % geometry.cols());
            const double x = patch.x + patch.width / 2, y = patch.y + patch.height / 2;
            const bool hit = x >= 16 && x < 28 && y >= 8 && y < 20;
            QCOMPARE(bench.cell(int(row), TrustModel::Pointing),
                     hit ? QStringLiteral("on it") : QStringLiteral("off it"));
            hits += int(hit);
            double on = 0, all = 0;
            for (int patchIndex = 0; patchIndex < geometry.rows() * geometry.cols(); ++patchIndex) {
                const Rect p = geometry.patch(patchIndex / geometry.cols(), patchIndex % geometry.cols());
                const double w = std::max(0.0, std::min(28.0, p.x + p.width) - std::max(16.0, p.x));
                const double h = std::max(0.0, std::min(20.0, p.y + p.height) - std::max(8.0, p.y));
                const double value = std::max(0.F, found.score->values[std::size_t(patchIndex)]);
                on += value * w * h / (p.width * p.height);
                all += value;
            }
            QVERIFY(all <= 0 || std::fabs(found.place->mass - on / all) < 0.02);
        }
        QVERIFY(hits > 0 && hits < int(bench.scores().rows().size())); // both texts occur
        QTest::mouseClick(bench.child<QToolButton>("trustOnObject"), Qt::LeftButton);
        QVERIFY(!bench.child<QLabel>("trustFacts")->text().contains(QStringLiteral("No mask")));
        const QString verdict = bench.child<QLabel>("trustVerdict")->text();
        const auto* trust = bench.window->findChild<TrustState*>();
        QVERIFY2(verdict.contains(trust->placeOf(trust->faith())->hit
                                      ? QStringLiteral("Hottest patch is on the object; ")
                                      : QStringLiteral("Hottest patch is off the object; ")),
                 qPrintable(verdict));
        QVERIFY(bench.child<QWidget>("objectChart")->accessibleDescription().contains(QStringLiteral("0.5")));
    }

    void theTruthIsAnOutlineOnTheCanvas()
    {
        TrustBench bench(false);
        bench.window->state().setMethod("relevance"); // its colours are not white at zero
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        auto* canvas = bench.child<Canvas>("canvas");
        QVERIFY(!on.truth->isEnabled()); // there is no mask
        QVERIFY(bench.addMask());
        QVERIFY(on.truth->isEnabled());
        QSignalSpy asked(&bench.window->state(), &ViewState::queryChanged);
        const QImage without = grabbed(canvas);
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_T);
        QVERIFY(on.truth->isChecked());
        const QImage with = grabbed(canvas);
        QVERIFY(with != without);
        // Pixels change only along the square's sides, which lie where the picture does.
        const QRectF whole = canvas->picturePlace();
        const double scale = whole.width() / bench.window->state().picture()->pyramid.size().width();
        const QRectF square(whole.topLeft() + QPointF(16, 8) * scale, QSizeF(12, 12) * scale);
        const QPoint side(int(square.left()) + 20,
                          int(square.top())); // the pixel that the line's middle is in
        QVERIFY(qGray(with.pixel(side)) > 180); // white, between two dark lines
        QVERIFY(qGray(with.pixel(side - QPoint(0, 2))) < 100 && qGray(with.pixel(side + QPoint(0, 2))) < 200);
        QCOMPARE(with.pixel(square.center().toPoint()), without.pixel(square.center().toPoint()));
        const QRectF outside = square.adjusted(-6, -6, 6, 6);
        for (int y = 0; y < with.height(); ++y) {
            for (int x = 0; x < with.width(); ++x) {
                if (!outside.contains(x, y)) {
                    QCOMPARE(with.pixel(x, y), without.pixel(x, y));
                }
            }
        }
        QTest::keyClick(canvas, Qt::Key_T);
        QCOMPARE(grabbed(canvas), without);
        QCOMPARE(asked.count(), 0); // changes the look, not the question
        bench.window->library().openImages({bench.file("b.png")});
        QTRY_COMPARE(bench.window->windowTitle(), QStringLiteral("b.png — Hydrascope"));
        QVERIFY(!on.truth->isEnabled());
    }

    void stepsShowWhatTheNetworkSaw()
    {
        TrustBench bench;
        QVERIFY(bench.settled);
        auto* player = bench.child<StepPlayer>("stepPlayer");
        auto* picture = bench.child<StepPicture>("stepPicture");
        QVERIFY(!player->isVisible() && !picture->isVisible()); // until the user asks for it
        QTest::mouseClick(bench.child<QToolButton>("trustSteps"), Qt::LeftButton);
        QVERIFY(player->isVisible() && picture->isVisible());
        const ScorePtr faith = bench.faith();
        const Image& shown = bench.window->board().seen()->shown;
        QCOMPARE(picture->picture(), toQImage(shown)); // no patch is removed yet
        auto* slider = bench.child<QSlider>("stepSlider");
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QTest::keyClick(slider, Qt::Key_Right);
        QTest::keyClick(slider, Qt::Key_Right);
        QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(bench.chart().marked(), 2);
        // Two patches of the sixteen, the largest of the map, have the blank colour; all else is unchanged.
        const QImage step = picture->picture();
        const int gone = patchesAt(*faith, Way::Deletion, 2);
        QCOMPARE(gone, 2);
        for (int y = 0; y < step.height(); ++y) {
            for (int x = 0; x < step.width(); ++x) {
                const int patch = y / 4 * 4 + x / 4;
                const bool removed = patch == faith->order[0] || patch == faith->order[1];
                const QRgb blank = qRgb(faith->blank[0], faith->blank[1], faith->blank[2]);
                QCOMPARE(step.pixel(x, y), removed ? blank : toQImage(shown).pixel(x, y));
            }
        }
        bench.child<QComboBox>("stepWay")->setCurrentIndex(int(Way::Insertion));
        slider->setValue(0);
        QCOMPARE(picture->picture(), toQImage(*faith->blurredPicture));
        // The arrow keys step on the chart as well.
        bench.chart().setFocus();
        QTest::keyClick(&bench.chart(), Qt::Key_Right);
        QCOMPARE(slider->value(), 1);
        auto* play = bench.child<QPushButton>("stepPlay");
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(player->playing());
        QTRY_VERIFY(slider->value() >= 3);
        QTest::mouseClick(play, Qt::LeftButton);
        const int paused = slider->value();
        QVERIFY(!player->playing()); // its timer has stopped
        QCoreApplication::processEvents();
        QCOMPARE(slider->value(), paused);
        slider->setValue(slider->maximum() - 1);
        QTest::mouseClick(play, Qt::LeftButton);
        QTRY_VERIFY(!player->playing()); // stops at the end
        QCOMPARE(picture->picture(), toQImage(shown)); // all is back
    }

    // The shipped masks equal those that the program renders with the seed from the scenes' README.
    void shippedScenesHaveTheirMasks()
    {
        Bench bench; // makes the program's resources available
        QVERIFY(bench.settle());
        bench.window->library().openSamples();
        const QStringList scenes = bench.window->library().images();
        QCOMPARE(scenes.size(), qsizetype(8));
        for (const QString& scene : scenes) {
            const QImage mask(QStringLiteral(":/masks/") + QFileInfo(scene).fileName());
            QVERIFY2(!mask.isNull(), qPrintable(scene));
            QCOMPARE(mask.size(), QImage(scene).size());
        }
        const Scene rendered = renderScene(2026, 2, 448, 3);
        QCOMPARE(fromQImage(QImage(scenes[0])), rendered.image);
        const Image mask = fromQImage(QImage(QStringLiteral(":/masks/") + QFileInfo(scenes[0]).fileName()));
        QCOMPARE(mask.rgb.size(), 3 * rendered.mask.size());
        for (std::size_t i = 0; i < rendered.mask.size(); ++i) {
            QVERIFY(mask.rgb[3 * i] == rendered.mask[i]);
        }
        QTRY_VERIFY(bench.window->state().picture()->image.truth.mask != nullptr);
        QTRY_VERIFY(bench.window->state().actions().truth->isEnabled()); // once it has been announced
    }

    void everyControlHasASpokenName()
    {
        TrustBench bench;
        QVERIFY(bench.settled);
        bench.child<QToolButton>("trustSteps")->setChecked(true);
        auto* panel = bench.window->findChild<TrustPanel*>();
        QVERIFY(panel->isVisible());
        for (QWidget* widget : panel->findChildren<QWidget*>()) {
            const bool internal = widget->objectName().startsWith(QLatin1String("qt_"));
            if (widget->focusPolicy() == Qt::NoFocus || internal || !widget->isVisibleTo(panel)) {
                continue;
            }
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
        }
    }
};

HYDRA_TEST(TestTrust, QApplication)
#include "test_trust.moc"
