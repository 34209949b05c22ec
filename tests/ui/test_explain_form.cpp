// SPDX-License-Identifier: GPL-3.0-or-later
// Every class of the Explain form against every other, on every shipped model and a plain DeiT; and the texts
// shown before anything is known.
#include "core/format/safetensors.h"
#include "ui/views/prediction_bars.h"

#include <QMenu>

#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/support/shared.h"
#include "tests/ui/explain_form.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using Kind = ClassChoice::Kind;

class TestExplainForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void classesOfEveryModel_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("part");
        test::addShippedModels();
        QTest::newRow("DeiT-Tiny") << QString() << 0;
    }
    void classesOfEveryModel()
    {
        QFETCH(QString, path);
        if (path.isEmpty()) {
            HYDRA_NEED_SHARED(test::deit);
            path = QString::fromStdString(test::sharedFile(test::deit).string());
        }
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->library().openSamples();
        QVERIFY(test::openModel(bench, path));
        ViewState& state = bench.window->state();
        test::ExplainForm form(bench);
        for (const int heads : {state.maxHeads(), state.offeredHeads().front()}) {
            state.setHeads(heads);
            form.check(QStringLiteral("k = %1").arg(heads));
            // Each class against each other class: every question, and none is refused.
            for (int row = 0; row < ClassField::topChoices + 1; ++row) {
                form.press(*form.box("classChoice"), row);
                form.pressAll("againstChoice");
            }
            form.press(*form.box("againstChoice"), 0);
            form.pressAll("classChoice");
            form.press(*form.box("classChoice"), 0);
            QVERIFY2(form.trouble().isEmpty(), qPrintable(form.trouble()));
        }
        QVERIFY(form.presses() > 40);
    }

    // A prefetch that fails is not reported.
    void whatNobodyAskedForFailsInSilence()
    {
        Bench bench;
        QVERIFY(bench.settle() && bench.engineIsDone());
        ViewState& state = bench.window->state();
        state.setAgainst(ClassChoice{Kind::Top, 2}); // the runner-up is prefetched
        QVERIFY(bench.settle() && bench.engineIsDone());
        QCOMPARE(bench.window->problem(), QString());
        const MapKey ahead = state
                                 .mapKey(state.query().heads) // the question in view, for another class
                                 .to({Kind::Index, 1'000}, state.query().against);
        const engine::Owner owner = "test";
        bench.window->bridge().want(owner, {{ahead, engine::Priority::Prefetch}});
        NetworkKey other = state.networkKey(1'000); // for a network that does not exist
        bench.window->bridge().want("test2", {{other, engine::Priority::Prefetch}});
        QVERIFY(bench.engineIsDone());
        QCOMPARE(bench.window->problem(), QString());
    }

    // An answer of the previous model may arrive before the next model is announced.
    void anotherModelHasOtherBlocks()
    {
        Bench bench;
        QVERIFY(bench.settle());
        writeSafetensors(bench.file("shallow.safetensors").toStdString(), test::plainVit(1, 4, 5),
                         {{"num_heads", "4"}, {"img_size", "16"}, {"patch_size", "4"}});
        const Board& board = bench.window->board();
        int asked = 0;
        QString trouble;
        const auto come = connect(&bench.window->bridge(), &EngineBridge::modelOpened, this, [&] {
            try {
                asked += bench.window->state().announced() ? 0 : 1;
                (void)board.markedStandIn();
            } catch (const std::exception& error) {
                trouble = QString::fromUtf8(error.what());
            }
        });
        QVERIFY(test::openModel(bench, bench.file("shallow.safetensors")));
        disconnect(come);
        QCOMPARE(asked, 1);
        QCOMPARE(trouble, QString());
    }

    // The mouse is on the chip when its menu opens, and elsewhere when the menu closes.
    void aChipIsLitNoLongerThanTheMouseIsOnIt()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* chip = bench.child<ViewChip>("headsChip");
        auto* canvas = bench.child<QWidget>("canvas");
        const auto pointAt = [](QWidget* part) { QCursor::setPos(part->mapToGlobal(part->rect().center())); };
        pointAt(canvas);
        QTRY_VERIFY(!chip->underMouse());
        const QImage usual = chip->grab().toImage();
        pointAt(chip);
        QTRY_VERIFY(chip->underMouse());
        QVERIFY(chip->grab().toImage() != usual);
        bool opened = false;
        connect(
            chip->menu(), &QMenu::aboutToShow, this,
            [&] {
                opened = chip->menu()->isVisible();
                pointAt(canvas);
                QCoreApplication::processEvents();
                chip->menu()->close();
            },
            Qt::QueuedConnection);
        QTest::mouseClick(chip, Qt::LeftButton); // returns when the menu is closed
        QVERIFY(opened);
        QTRY_VERIFY(!chip->isDown());
        QVERIFY(!chip->underMouse());
        QCOMPARE(chip->grab().toImage(), usual);
    }

    // Before any prediction is known, a class is named by its rank.
    void chipsSpeakBeforeTheyKnow()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        auto* chip = bench.child<ViewChip>("targetChip");
        bench.window->bridge().want("view", {}); // no answer to the requests below has arrived yet
        state.setAgainst(ClassChoice{Kind::Top, 2});
        state.setPlan(AttentionPlan::parse("hydra:cosine@back:1", state.trainedPlan()));
        while (!state.announced()) {
            QCoreApplication::sendPostedEvents(&state);
        }
        QCOMPARE(chip->text(), QStringLiteral("Why predicted class?"));
        QCOMPARE(bench.child<ViewChip>("againstChip")->text(), QStringLiteral("compared with 2nd class"));
        QVERIFY(bench.settle());
        const engine::MapPtr& map = bench.window->board().shownMap();
        const VitConfig& config = state.model()->config;
        QVERIFY(chip->text().startsWith(
            QStringLiteral("Why %1 (").arg(QString::fromStdString(config.className(map->classIndex)))));
        QCOMPARE(bench.child<ViewChip>("againstChip")->text(),
                 QStringLiteral("compared with %1")
                     .arg(QString::fromStdString(config.className(map->againstIndex))));
        // Clicking the bar of the contrast class ends the contrast.
        const auto* now = bench.window->board().current();
        const int second = bench.window->board().fullPrediction()->ranking[1];
        QVERIFY(now->prediction->ranking[1] == second);
        auto* bars = bench.child<PredictionBars>("predictionBars");
        Q_EMIT bars->chosen(1);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->problem(), QString());
        QVERIFY(!state.query().against);
        QCOMPARE(bench.window->board().shownMap()->classIndex, second);
    }
};

HYDRA_TEST(TestExplainForm, QApplication)
#include "test_explain_form.moc"
