// SPDX-License-Identifier: GPL-3.0-or-later
// No answer stands beside another question: unknown values are not shown, predictions come first, the newest
// error is shown and goes with its cause. No test waits for a clock: answers come through the event loop, so
// checks in the same turn as the question run before them.
#include "core/format/safetensors.h"
#include "ui/paint/format.h"
#include "ui/views/canvas.h"
#include "ui/views/colour_bar.h"
#include "ui/views/head_slider.h"
#include "ui/views/strip.h"
#include "ui/widgets/message_bar.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

QString bars(Bench& bench)
{
    return bench.child<QWidget>("predictionBars")->accessibleDescription();
}

QString heading(Bench& bench)
{
    return bench.child<QLabel>("probabilityTitle")->text() + bench.child<QLabel>("probabilityNumber")->text();
}

QString stripCell(Bench& bench, int row)
{
    return bench.child<Strip>("strip")->cellText(row);
}

// Everything that shows an answer: bars, the explained class, the strip's cells; and the map itself.
struct Shown
{
    QStringList texts;
    engine::MapPtr map;
    [[nodiscard]] bool complete() const
    {
        return map && std::all_of(texts.begin(), texts.end(), [](const QString& text) {
                   return text.contains(QLatin1Char('%'));
               });
    }
};

Shown shown(Bench& bench)
{
    return {{bars(bench), heading(bench), stripCell(bench, 0), stripCell(bench, 1), stripCell(bench, 2)},
            bench.window->board().shownMap()};
}

// CHECK runs once, after all listeners have heard of the next question and before any answer can arrive.
template<class Check>
void atTheQuestion(Bench& bench, bool& checked, Check check)
{
    QObject::connect(
        &bench.window->state(), &ViewState::queryChanged, bench.window.get(),
        [&checked, check] {
            checked = true;
            check();
        },
        Qt::SingleShotConnection);
}

void writeBroken(const QString& path, const char* words)
{
    test::writeBytes(path, words);
}

} // namespace

class TestAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anotherQuestionClearsTheAnswers_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("plan") << 0;
        QTest::newRow("picture") << 1;
        QTest::newRow("model") << 2;
    }

    void anotherQuestionClearsTheAnswers()
    {
        QFETCH(int, what);
        Bench bench;
        QVERIFY(bench.settle());
        const Shown before = shown(bench);
        QVERIFY(before.complete());
        bool checked = false;
        Shown between;
        // A quick engine may already have answered a request that another panel made in the same turn. Then
        // that answer is shown, never the one to the previous question.
        atTheQuestion(bench, checked, [&] {
            between = shown(bench);
            if (what > 0) {
                QVERIFY(bench.window->board().shownMap() != before.map);
            }
        });
        if (what == 0) {
            bench.window->state().setPlan(
                AttentionPlan::parse("hydra@all", bench.window->state().trainedPlan()));
        } else if (what == 1) {
            bench.window->library().show(1);
        } else {
            ModelOverrides other;
            other.mean = {0.9, 0.1, 0.5}; // far from the file's: every number changes
            bench.window->library().openModel(bench.file("tiny.safetensors"), other);
        }
        QTRY_VERIFY(checked);
        QVERIFY(bench.settle());
        const Shown after = shown(bench);
        QVERIFY(after.complete());
        for (int i = 0; i < before.texts.size(); ++i) {
            QVERIFY2(after.texts[i] != before.texts[i],
                     qPrintable(after.texts[i])); // else this test is void
            QVERIFY2(!between.texts[i].contains(QLatin1Char('%')) || between.texts[i] == after.texts[i],
                     qPrintable(between.texts[i] + QLatin1String(" | ") + after.texts[i]));
        }
    }

    void theColourBarIsOfTheMapBesideIt()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const auto said = [&] { return bench.child<ColourBar>("colourBar")->accessibleDescription(); };
        const QString chosen = text(methodInfo(defaultMethod()).title);
        const QString generic = text(methodInfo("generic").title);
        QVERIFY2(said().startsWith(chosen), qPrintable(said()));
        bool checked = false;
        atTheQuestion(bench, checked, [&] { QVERIFY2(said().startsWith(chosen), qPrintable(said())); });
        bench.window->state().setMethod("generic");
        QTRY_VERIFY(checked);
        QVERIFY(bench.settle());
        QVERIFY2(said().startsWith(generic), qPrintable(said()));
    }

    void predictionsComeBeforeMaps()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(bench.engineIsDone()); // prefetch included
        QStringList came;
        EngineBridge& bridge = bench.window->bridge();
        bridge.hear<MapKey>(bench.window.get(), [&](const auto&, const auto& map, const QString&) {
            QVERIFY(map != nullptr);
            came << QStringLiteral("map");
        });
        bridge.hear<NetworkKey>(bench.window.get(),
                                [&](const auto& key, const auto& prediction, const QString&) {
                                    QVERIFY(prediction != nullptr);
                                    came << QStringLiteral("prediction %1").arg(key.sub.heads);
                                });
        bench.window->state().setHeads(3);
        bench.window->state().setPlan(AttentionPlan::parse("hydra@all", bench.window->state().trainedPlan()));
        QVERIFY(bench.settle());
        QVERIFY(came.size() > 3);
        QCOMPARE(came[0], QStringLiteral("prediction 3")); // the chosen head count
        QCOMPARE(came[1], QStringLiteral("prediction 4")); // the full network, which determines the class
    }

    // While the chosen head count is computed, another one's answer to the same question is shown and
    // labelled as such, on the canvas and for screen readers. No clock: the checks run before any answer can
    // arrive.
    void aSmallerHeadCountStandsIn()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Board& board = bench.window->board();
        ViewState& state = bench.window->state();
        auto* canvas = bench.child<Canvas>("canvas");
        board.setPatience(0);
        board.setStripShown(false);
        state.setHeads(2);
        QVERIFY(bench.settle() && bench.engineIsDone());
        state.setMethod("generic"); // computed for k = 2 and its neighbour only
        QVERIFY(bench.settle() && bench.engineIsDone());
        const QString help = canvas->accessibleDescription();
        QVERIFY(board.standIn() == 0 && !help.contains(QStringLiteral("Computing")));
        const QImage before = canvas->grab().toImage();
        bool checked = false;
        atTheQuestion(bench, checked, [&] {
            QCOMPARE(board.standIn(), 3); // the prefetched neighbour
            QCOMPARE(board.markedStandIn(), 3);
            QVERIFY(board.stale() && !board.dimmed());
            QCOMPARE(board.shownKey().network.sub.heads, 3);
            QVERIFY2(canvas->accessibleDescription().startsWith(
                         QStringLiteral("Shown: 3 heads. Computing 4 heads")),
                     qPrintable(canvas->accessibleDescription()));
            QVERIFY(canvas->grab().toImage() != before);
        });
        state.setHeads(4);
        QTRY_VERIFY(checked);
        QVERIFY(bench.settle());
        QCOMPARE(board.standIn(), 0);
        QCOMPARE(canvas->accessibleDescription(), help);
        // An older question's map is replaced by a smaller head count's answer to the present one.
        state.setMethod("rollout");
        QVERIFY(bench.settle() && bench.engineIsDone());
        checked = false;
        atTheQuestion(bench, checked,
                      [&] { QCOMPARE(board.shownKey().options.method, std::string("rollout")); });
        state.setHeads(2);
        QTRY_VERIFY(checked);
        QVERIFY(bench.settle() && bench.engineIsDone());
        checked = false;
        state.setMethod("generic");
        QVERIFY(bench.settle() && bench.engineIsDone());
        QCOMPARE(board.shownKey().options.method, std::string("generic"));
    }

    // If a pass is long, the fewest heads answer first, and their map is shown until the chosen head count's
    // arrives.
    void theFewestHeadsAnswerFirst()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Board& board = bench.window->board();
        ViewState& state = bench.window->state();
        board.setStripShown(false);
        state.setHeads(4);
        QVERIFY(bench.settle() && bench.engineIsDone());
        board.setHeavy(0);
        QStringList came;
        bench.window->bridge().hear<MapKey>(
            bench.window.get(), [&](const MapKey& key, const auto& map, const QString&) {
                if (map && key.options.method == "generic") {
                    came << QStringLiteral("%1 shown %2").arg(key.network.sub.heads).arg(board.standIn());
                }
            });
        state.setMethod("generic");
        QVERIFY(bench.settle() && bench.engineIsDone());
        QVERIFY2(came.size() >= 2, qPrintable(came.join(QLatin1Char(';'))));
        QCOMPARE(came[0], QStringLiteral("2 shown 2"));
        QCOMPARE(came[1], QStringLiteral("4 shown 0"));
    }

    void whatIsOpenedDimsWhatIsShown()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Board& board = bench.window->board();
        board.setPatience(0);
        auto* canvas = bench.child<Canvas>("canvas");
        const QImage before = canvas->grab().toImage();
        bench.window->library().show(1); // no event is processed before the checks
        QVERIFY(board.opening() && board.dimmed());
        QVERIFY(canvas->grab().toImage() != before);
        QVERIFY(bench.settle());
        QVERIFY(!board.opening() && !board.dimmed());
    }

    // The next picture does not wait for one that is slow to read.
    void steppingOnDropsWhatIsNotWanted()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QImage large(6000, 5000, QImage::Format_RGB32);
        large.fill(Qt::gray);
        large.save(bench.file("large.png"));
        QSignalSpy opened(&bench.window->bridge(), &EngineBridge::imageOpened);
        bench.window->bridge().openImage(bench.file("large.png"));
        bench.window->bridge().openImage(bench.file("b.png"));
        QTRY_COMPARE(bench.window->windowTitle(), QStringLiteral("b.png — Hydrascope"));
        QVERIFY(bench.settle());
        QCOMPARE(opened.count(), 1); // the large one is not reported
    }

    void aBrokenPictureClearsTheCanvasAndSaysWhy()
    {
        Bench bench;
        QVERIFY(bench.settle());
        writeBroken(bench.file("x1.png"), "this is no picture");
        writeBroken(bench.file("x2.png"), "");
        bench.window->library().openList({bench.file("a.png"), bench.file("x1.png"), bench.file("x2.png")},
                                         0);
        QVERIFY(bench.settle());
        const auto shows = [&](const char* name) { // and no other picture
            return bench.window->problem().contains(QLatin1String(name)) && !bench.window->state().picture();
        };
        bench.window->library().show(1);
        QTRY_VERIFY2(shows("x1.png"), qPrintable(bench.window->problem()));
        QTRY_VERIFY(bench.window->board().cells().empty());
        QCOMPARE(bars(bench), QString());
        QVERIFY(!bench.window->board().shownMap());
        bench.window->library().show(2);
        QTRY_VERIFY2(shows("x2.png"), qPrintable(bench.window->problem()));
        bench.window->library().show(0);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->problem(), QString());
    }

    void theNewestErrorShowsAndGoesWithItsCause()
    {
        Bench bench;
        QVERIFY(bench.settle());
        writeBroken(bench.file("m1.safetensors"), "nothing");
        writeBroken(bench.file("m2.safetensors"), "nothing at all");
        bench.window->library().openModel(bench.file("m1.safetensors"));
        QTRY_VERIFY(bench.window->problem().contains(QStringLiteral("m1.safetensors")));
        bench.window->library().openModel(bench.file("m2.safetensors"));
        QTRY_VERIFY2(bench.window->problem().contains(QStringLiteral("m2.safetensors")),
                     qPrintable(bench.window->problem()));
        bench.window->library().openModel(bench.file("tiny.safetensors"));
        QTRY_COMPARE(bench.window->problem(), QString()); // and the first error does not come back
        QVERIFY(bench.settle());

        // A picture being opened when the model failed does not hide that error; the next picture does.
        bench.window->library().show(1);
        Q_EMIT bench.window->bridge().openFailed(QStringLiteral("m3.safetensors"));
        QVERIFY(bench.window->bridge().opening());
        QTRY_VERIFY(!bench.window->bridge().opening());
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->problem(), QStringLiteral("m3.safetensors"));
        bench.window->library().show(0);
        QTRY_COMPARE(bench.window->problem(), QString());
        QVERIFY(bench.settle());
        // Nor does a list that was requested with the model and took longer.
        Q_EMIT bench.window->bridge().openFailed(QStringLiteral("m4.safetensors"));
        bench.window->library().openList(bench.window->library().images(), 1, {}, Library::Order::Opened);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->problem(), QStringLiteral("m4.safetensors"));
        bench.window->library().show(0);
        QTRY_COMPARE(bench.window->problem(), QString());
        QVERIFY(bench.settle());

        bench.window->state().setAgainst(ClassChoice{ClassChoice::Kind::Top, 1});
        QTRY_VERIFY2(bench.window->problem().contains(QStringLiteral("two different classes")),
                     qPrintable(bench.window->problem()));
        bench.window->state().setAgainst(std::nullopt);
        QTRY_COMPARE(bench.window->problem(), QString());
    }

    // A session waits for its own model, not for one that is opened to compare with.
    void everyFailureIsItsOwn()
    {
        Bench bench;
        QVERIFY(bench.settle());
        EngineBridge& bridge = bench.window->bridge();
        QSignalSpy opening(&bridge, &EngineBridge::openFailed);
        QSignalSpy beside(&bridge, &EngineBridge::besideFailed);
        bridge.openModelBeside(bench.file("absent.safetensors"));
        QTRY_COMPARE(beside.size(), 1);
        QCOMPARE(opening.size(), 0);
        QVERIFY2(bench.window->problem().contains(QStringLiteral("absent.safetensors")),
                 qPrintable(bench.window->problem()));
        bench.window->library().openModel(bench.file("gone.safetensors"));
        QTRY_COMPARE(opening.size(), 1);
        QCOMPARE(beside.size(), 1);
    }

    void aModelThatChangedIsOfferedAgain_data()
    {
        QTest::addColumn<bool>("cut");
        QTest::newRow("truncated, and back") << true;
        QTest::newRow("other weights") << false;
    }

    // The screen stays as it is; new questions are refused, and opening the file again answers them.
    void aModelThatChangedIsOfferedAgain()
    {
        QFETCH(bool, cut);
        Bench bench;
        QVERIFY(bench.settle() && bench.engineIsDone());
        ViewState& state = bench.window->state();
        MessageBar& bar = bench.window->messages();
        auto* again = bar.findChild<QToolButton*>(QStringLiteral("messageAction"));
        const QString file = bench.file("tiny.safetensors");
        const QByteArray bytes = test::readBytes(file);
        const std::string model = state.model()->id;
        const Shown before = shown(bench);
        QByteArray other = bytes;
        const float weight = 0.5F;
        other.replace(other.size() - qsizetype(sizeof weight), qsizetype(sizeof weight),
                      reinterpret_cast<const char*>(&weight), qsizetype(sizeof weight));
        test::writeBytes(file, cut ? QByteArray() : other);

        const AttentionPlan trained = state.trainedPlan();
        const AttentionPlan plan = AttentionPlan::parse("hydra@all", trained);
        for (int i = 0; i < 2; ++i) { // also after the message was closed or has expired
            state.setPlan(plan);
            QTRY_VERIFY(!bar.isHidden() && again->isVisible());
            QCOMPARE(bar.message(), file + QStringLiteral(": changed while it was open; open it again"));
            QCOMPARE(bar.kind(), MessageBar::Kind::Error);
            QVERIFY(state.picture() && state.model());
            state.setPlan(trained);
            QVERIFY(bench.settle());
            QCOMPARE(shown(bench).map.get(), before.map.get());
            QCOMPARE(shown(bench).texts, before.texts);
            QTRY_VERIFY(bar.isHidden());
        }
        state.setPlan(plan);
        QTRY_VERIFY(!bar.isHidden() && again->isVisible());
        if (cut) {
            test::writeBytes(file, bytes);
        }
        again->click();
        QTRY_VERIFY(state.model()->id == model ? cut && shown(bench).complete() : !cut);
        QVERIFY(bench.settle() && bench.engineIsDone());
        QVERIFY(shown(bench).complete());
        QVERIFY2(bar.isHidden(), qPrintable(bar.message()));
    }

    void theStripTellsOfTheExplainedClass()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const std::vector<int> ranking = bench.window->board().fullPrediction()->ranking;
        const int last = ranking.back();
        bench.window->state().setTarget({ClassChoice::Kind::Index, last});
        QVERIFY(bench.settle());
        const VitConfig& config = bench.window->state().model()->config;
        const auto& cells = bench.window->board().cells();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const engine::Prediction& p = *cells[i].prediction;
            const QString told = stripCell(bench, int(i));
            QVERIFY2(told.contains(text(config.className(last)) + QStringLiteral(", ")
                                   + percent(double(p.probabilities[std::size_t(last)]))),
                     qPrintable(told));
            const int best = p.ranking.front();
            QCOMPARE(told.contains(text(config.className(best)) + QStringLiteral(" comes first, ")
                                   + percent(double(p.probabilities[std::size_t(best)]))),
                     best != last);
        }
        // The same number stands beside its name, at any rank.
        const double here = double(cells.back().prediction->probabilities[std::size_t(last)]);
        QVERIFY2(heading(bench).contains(percent(here)), qPrintable(heading(bench)));
    }

    void nothingIsHeldAgainstItself()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const auto* against = bench.child<QComboBox>("againstChoice");
        const int explained = bench.window->board().chosenClass();
        const QString name = text(bench.window->state().model()->config.className(explained));
        for (int row = 0; row < against->count(); ++row) {
            QVERIFY2(!against->itemText(row).startsWith(name + QStringLiteral(" —")),
                     qPrintable(against->itemText(row)));
        }
        QVERIFY(against->count() > 3);
    }

    void theSearchFieldForgetsWhatWasChosen()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* search = bench.child<QLineEdit>("classSearch");
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("cub"));
        QAbstractItemView* popup = search->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_COMPARE(bench.window->state().query().target, (ClassChoice{ClassChoice::Kind::Index, 1}));
        QTRY_COMPARE(search->text(), QString());
        search->setText(QStringLiteral("half a wo"));
        search->completer()->popup()->hide();
        QTest::keyClick(search, Qt::Key_Escape);
        QCOMPARE(search->text(), QString());
    }

    void thePlanIsSaidInAllPlaces()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const auto* mark = bench.child<QToolButton>("planMark");
        QVERIFY(!mark->isVisible());
        const auto* where = bench.child<QComboBox>("where");
        const auto plan = [&](const char* words) {
            bench.window->state().setPlan(AttentionPlan::parse(words, bench.window->state().trainedPlan()));
            QCoreApplication::processEvents();
        };
        plan("hydra@front:1");
        QCOMPARE(where->currentText(), QStringLiteral("from the front"));
        QVERIFY(mark->isVisible());
        QVERIFY2(mark->text().contains(QStringLiteral("1 of 3")), qPrintable(mark->text()));
        plan("hydra@back:2");
        QCOMPARE(where->currentText(), QStringLiteral("from the back"));
        plan("hydra@0,2");
        QCOMPARE(where->currentText(), QStringLiteral("interleaved"));
        plan("linear,heads=2@1");
        QCOMPARE(where->currentText(), QStringLiteral("ticked below"));
        QCOMPARE(bench.child<QComboBox>("kind")->currentData().toInt(), int(AttentionKind::Linear));
        plan("softmax");
        QVERIFY(!mark->isVisible());
        QVERIFY(where->currentText() != QStringLiteral("ticked below"));
    }

    void allHeadsStayAll()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->state().query().heads, 4);
        const QString two = bench.file("two.safetensors");
        writeSafetensors(two.toStdString(), test::plainVit(3, 4, 5),
                         {{"num_heads", "2"}, {"img_size", "16"}, {"patch_size", "4"}});
        bench.window->library().openModel(two);
        QTRY_COMPARE(bench.window->state().maxHeads(), 2);
        QCOMPARE(bench.window->state().query().heads, 2);
        bench.window->library().openModel(bench.file("tiny.safetensors"));
        QTRY_COMPARE(bench.window->state().maxHeads(), 4);
        QCOMPARE(bench.window->state().query().heads, 4);
        const int width = bench.window->state().model()->config.headDim;
        QTRY_VERIFY(
            bench.child<HeadSlider>("headSlider")->toolTip().contains(QStringLiteral("k × %1").arg(width)));
    }

    void numbersHavePointsInAnyLocale()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(percent(0.1234), QStringLiteral("12,3 %"));
        usePointsInNumbers();
        QCOMPARE(percent(0.1234), QStringLiteral("12.3 %"));
        QDoubleSpinBox box;
        box.setValue(1.5);
        QCOMPARE(box.text(), QStringLiteral("1.50"));
        QLocale::setDefault(QLocale::c());
    }
};

HYDRA_TEST(TestAnswers, QApplication)
#include "test_answers.moc"
