// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo.
#include "ui/state/undo_stack.h"

#include <QAbstractItemView>

#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

class TestUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // A patch of one picture is brought to no other, and its going is no step.
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
        const engine::ImageId first = state.picture()->image.id;
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

    void undoAndRedo()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        Actions& on = state.actions();
        QVERIFY(!on.undo->isEnabled());
        const engine::Ask first = state.query();
        const Look plain = state.look();
        auto* history = bench.window->findChild<History*>();
        history->setStepTime(3'600'000); // on a busy machine "at once" may take longer than the window's
        const auto announced = [&state] { return state.announced(); };
        state.setHeads(2);
        QVERIFY(QTest::qWaitFor(announced));
        state.setHeads(3); // at once: the same step
        QVERIFY(QTest::qWaitFor(announced));
        Look look = plain;
        look.opacity = 0.9;
        state.setLook(look); // of another kind: a step of its own
        QVERIFY(QTest::qWaitFor(announced));
        history->setStepTime(0); // long after
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
        state.setHeads(2); // what was undone is gone once something else is done
        QVERIFY(QTest::qWaitFor(announced));
        QVERIFY(!on.redo->isEnabled());
        QVERIFY(bench.settle());
    }
};

QTEST_MAIN(TestUndo)
#include "test_undo.moc"
