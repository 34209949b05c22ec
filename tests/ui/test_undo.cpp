// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo.
#include "ui/state/undo_stack.h"

#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

class TestUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoAndRedo()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        Actions& on = state.actions();
        QVERIFY(!on.undo->isEnabled());
        const Query first = state.query();
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
