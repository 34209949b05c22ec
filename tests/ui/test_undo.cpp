// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo.
#include "ui/state/undo_stack.h"
#include "ui/views/canvas.h"
#include "ui/widgets/message_bar.h"

#include <QAbstractItemView>
#include <QMenu>

#include "tests/support/program.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

class TestUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // A patch is not carried over to another picture, and dropping it is no step.
    void patchesStayWithTheirPicture()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        Actions& on = state.actions();
        bench.window->findChild<History*>()->setStepTime(0);
        const auto announced = [&state] { return state.announced(); };
        state.setMethod("rollout");
        QVERIFY(QTest::qWaitFor(announced));
        state.togglePatch(5);
        QVERIFY(QTest::qWaitFor(announced));
        const ImageId first = state.picture()->image.id;
        auto* list = bench.child<QAbstractItemView>("images");
        list->setCurrentIndex(list->model()->index(list->currentIndex().row() == 0 ? 1 : 0, 0));
        QVERIFY(QTest::qWaitFor([&] { return state.picture()->image.id != first; }));
        QVERIFY(bench.settle());
        QVERIFY(state.query().without.empty());
        QVERIFY(on.undo->isEnabled());
        on.undo->trigger(); // the method, at once
        QVERIFY(QTest::qWaitFor(announced));
        QVERIFY(state.query().without.empty());
        QVERIFY(state.query().options.method != "rollout");
        QVERIFY(!on.undo->isEnabled());
        on.redo->trigger();
        QVERIFY(QTest::qWaitFor(announced));
        QCOMPARE(state.query().options.method, std::string("rollout"));
        QVERIFY(state.query().without.empty());
        QVERIFY(!on.redo->isEnabled());
    }

    // The whole question is as at the start, in one step; picture, model and look stay.
    void backToStart()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        Actions& on = state.actions();
        const PictureAsk first = state.query();
        bench.window->findChild<History*>()->setStepTime(3'600'000);
        bench.window->library().show(1);
        QVERIFY(bench.settle());
        hydra::test::changeAll(state);
        state.toggleHead(1, 0);
        state.showMap(false);
        auto* canvas = bench.child<Canvas>("canvas");
        on.actualSize->trigger();
        QVERIFY(bench.settle());
        const PictureAsk changed = state.query();
        const Look look = state.look();
        const ImageId picture = state.picture()->image.id;
        const double wide = canvas->picturePlace().width();
        on.startOver->trigger();
        QCOMPARE(changedParts(first, state.query()), QStringList());
        QVERIFY(state.query() == first);
        QVERIFY(state.look() == look);
        QCOMPARE(state.picture()->image.id, picture);
        QVERIFY(state.showsMap());
        QVERIFY(bench.settle());
        QVERIFY(canvas->picturePlace().width() != wide);
        QCOMPARE(
            bench.window->messages().message(),
            QStringLiteral("Back to start: map, settings of the map, class, compared with, heads, attention, "
                           "parts switched off. Undo (Ctrl+Z) brings it back."));
        on.undo->trigger();
        QVERIFY(state.query() == changed);
        QVERIFY(bench.settle());
        on.undo->trigger(); // all earlier changes are a step of their own
        QVERIFY(bench.settle());
        QVERIFY(state.query() == first);
        on.startOver->trigger(); // already at the start: adds no step
        QVERIFY(bench.settle());
        QVERIFY(!on.undo->isEnabled() && on.redo->isEnabled());
    }

    // Steps by name, several at once.
    void severalSteps()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        const PictureAsk first = state.query();
        bench.window->findChild<History*>()->setStepTime(0);
        QMenu* menu = nullptr;
        for (QMenu* each : bench.window->findChildren<QMenu*>()) {
            menu = each->title() == QStringLiteral("Undo &several steps") ? each : menu;
        }
        QVERIFY(menu);
        const auto steps = [&] {
            QStringList words;
            Q_EMIT menu->aboutToShow();
            for (const QAction* action : menu->actions()) {
                words << action->text();
            }
            return words;
        };
        state.actions().startOver->trigger();
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->messages().message(), QStringLiteral("Everything is as at the start."));
        QCOMPARE(steps(), QStringList{QStringLiteral("nothing to undo")});
        state.setHeads(2);
        QVERIFY(bench.settle());
        state.setMethod("rollout");
        QVERIFY(bench.settle());
        state.setTarget({ClassChoice::Kind::Index, 3});
        QVERIFY(bench.settle());
        Look look = state.look();
        look.opacity = 0.25;
        state.setLook(look);
        QVERIFY(bench.settle());
        state.toggleHead(1, 0);
        QVERIFY(bench.settle());
        const QStringList words = steps();
        QCOMPARE(words.size(), 5);
        QVERIFY2(words[0].startsWith(QStringLiteral("parts switched off: block 1")), qPrintable(words[0]));
        QCOMPARE(words.mid(1),
                 (QStringList{QStringLiteral("appearance"), QStringLiteral("class: torus"),
                              QStringLiteral("map: Attention rollout"), QStringLiteral("heads: 2")}));
        menu->actions()[3]->trigger();
        QVERIFY(bench.settle());
        QCOMPARE(state.query().heads, 2);
        QCOMPARE(state.query().options.method, first.options.method);
        QVERIFY(state.query().target == first.target);
        QVERIFY(state.query().without.empty());
        QVERIFY(state.look().opacity != 0.25);
        QCOMPARE(steps(), QStringList{QStringLiteral("heads: 2")});
        for (int i = 0; i < 4; ++i) {
            state.actions().redo->trigger();
        }
        QCOMPARE(state.look().opacity, 0.25);
        QVERIFY(!state.query().without.empty());
    }

    void undoAndRedo()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        Actions& on = state.actions();
        QVERIFY(!on.undo->isEnabled());
        const PictureAsk first = state.query();
        const Look plain = state.look();
        auto* history = bench.window->findChild<History*>();
        history->setStepTime(3'600'000); // a busy machine may exceed the window's step time
        const auto announced = [&state] { return state.announced(); };
        state.setHeads(2);
        QVERIFY(QTest::qWaitFor(announced));
        state.setHeads(3); // at once: the same step
        QVERIFY(QTest::qWaitFor(announced));
        Look look = plain;
        look.opacity = 0.9;
        state.setLook(look); // of another kind: a step of its own
        QVERIFY(QTest::qWaitFor(announced));
        history->setStepTime(0); // a later step
        state.setMethod("rollout");
        QVERIFY(QTest::qWaitFor(announced));
        on.undo->trigger();
        QVERIFY(QTest::qWaitFor(announced));
        QCOMPARE(state.query().options.method, first.options.method);
        QCOMPARE(state.look().opacity, 0.9);
        on.undo->trigger();
        QVERIFY(QTest::qWaitFor(announced));
        QVERIFY(state.look() == plain);
        QCOMPARE(state.query().heads, 3);
        on.undo->trigger();
        QVERIFY(QTest::qWaitFor(announced));
        QVERIFY(state.query() == first);
        QVERIFY(!on.undo->isEnabled());
        for (int i = 0; i < 3; ++i) {
            on.redo->trigger();
            QVERIFY(QTest::qWaitFor(announced));
        }
        QVERIFY(!on.redo->isEnabled());
        QCOMPARE(state.query().options.method, std::string("rollout"));
        on.undo->trigger();
        QVERIFY(QTest::qWaitFor(announced));
        state.setHeads(2); // a new change drops the undone ones
        QVERIFY(QTest::qWaitFor(announced));
        QVERIFY(!on.redo->isEnabled());
        QVERIFY(bench.settle());
    }
};

HYDRA_TEST(TestUndo, QApplication)
#include "test_undo.moc"
