// SPDX-License-Identifier: GPL-3.0-or-later
// The deadline is kept by a simulated machine, idle and loaded, and as many heads are used as it allows.
#include "core/frames/deadline.h"

#include <QtTest>

#include <random>

using namespace hydra;

namespace {

// Heads 1 to 6; alone, k takes 4 + 7 k milliseconds, and now and then a little more.
struct Machine
{
    std::mt19937 random{5};
    double load = 1;
    double hiccup = 0.002; // how often a frame takes three times as long

    double timeOf(int k)
    {
        std::normal_distribution<double> noise(1, 0.03);
        std::uniform_real_distribution<double> chance(0, 1);
        return (4 + 7 * k) * load * std::max(0.9, noise(random)) * (chance(random) < hiccup ? 3 : 1);
    }
};

DeadlineController controllerOf(double deadline)
{
    return DeadlineController({1, 2, 3, 4, 5, 6}, {1, 2, 3, 4, 5, 6}, {deadline});
}

struct Run
{
    double kept = 0, meanHeads = 0;
    int changes = 0;
};

// Frames FROM to TO of a camera of 30 frames a second.
Run run(DeadlineController& controller, Machine& machine, int frames)
{
    const DeadlineFigures before = controller.figures();
    Run found;
    int last = controller.heads();
    for (int i = 0; i < frames; ++i) {
        const int k = controller.heads();
        const double ms = machine.timeOf(k);
        controller.took(k, ms, ms + 1);
        found.meanHeads += k;
        found.changes += k != last ? 1 : 0;
        last = k;
    }
    found.meanHeads /= frames;
    found.kept = double(controller.figures().kept - before.kept) / frames;
    return found;
}

} // namespace

class TestDeadline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // 40 ms: k = 4 takes 32, k = 5 takes 39 and never has the reserve.
    void idle()
    {
        DeadlineController controller = controllerOf(40);
        QCOMPARE(controller.heads(), 1); // begins small
        Machine machine;
        const Run found = run(controller, machine, 5000);
        qInfo("idle: kept %.4f, k %.2f, %d changes", found.kept, found.meanHeads, found.changes);
        QVERIFY(found.kept >= 0.99);
        QVERIFY(found.meanHeads > 3.5 && found.meanHeads <= 4.3);
        QVERIFY(found.changes < 100); // it does not swing
    }

    // The first frame waits for memory and code: ten times as long as the others. k rises all the same.
    void slowAtFirst()
    {
        DeadlineController controller = controllerOf(40);
        Machine machine;
        machine.load = 10;
        (void)run(controller, machine, 1);
        machine.load = 1;
        (void)run(controller, machine, 500);
        const Run found = run(controller, machine, 500);
        QVERIFY(found.meanHeads > 3.5);
        QVERIFY(found.kept >= 0.95);
    }

    // Another process takes half of the machine for a while: k falls, the picture goes on, k comes back.
    void loaded()
    {
        DeadlineController controller = controllerOf(40);
        Machine machine;
        (void)run(controller, machine, 1000);
        machine.load = 1.9;
        const Run busy = run(controller, machine, 2000);
        qInfo("busy: kept %.4f, k %.2f, %d changes", busy.kept, busy.meanHeads, busy.changes);
        QVERIFY(busy.kept >= 0.95);
        QVERIFY(busy.meanHeads < 2.2 && busy.meanHeads > 1);
        machine.load = 1;
        (void)run(controller, machine, 1500);
        const Run again = run(controller, machine, 1000);
        QVERIFY(again.kept >= 0.99);
        QVERIFY(again.meanHeads > 3.5);
    }

    // A load that comes and goes with every few frames is not chased.
    void unsteady()
    {
        DeadlineController controller = controllerOf(40);
        Machine machine;
        int missed = 0;
        int changes = 0;
        for (int i = 0; i < 3000; ++i) {
            machine.load = (i / 20) % 2 == 0 ? 1 : 1.9;
            const int k = controller.heads();
            const double ms = machine.timeOf(k);
            controller.took(k, ms, ms);
            missed += ms > 40 ? 1 : 0;
            changes += controller.heads() != k ? 1 : 0;
        }
        qInfo("unsteady: missed %d, %d changes", missed, changes);
        QVERIFY(missed < 200); // two frames for each of its 75 rises
    }

    void takenOver()
    {
        DeadlineController controller = controllerOf(40);
        Machine machine;
        controller.takeOver(6);
        const Run slow = run(controller, machine, 100);
        QCOMPARE(slow.meanHeads, 6.0);
        QVERIFY(slow.kept < 0.05);
        QVERIFY(controller.takenOver());
        controller.release();
        QVERIFY(!controller.takenOver());
        QVERIFY(run(controller, machine, 1000).kept > 0.97);
    }

    // What cannot be kept is not given up: the smallest k goes on.
    void impossible()
    {
        DeadlineController controller = controllerOf(5);
        Machine machine;
        const Run found = run(controller, machine, 200);
        QCOMPARE(found.meanHeads, 1.0);
        QVERIFY(found.kept < 0.01);
        controller.setDeadline(1000);
        QCOMPARE(run(controller, machine, 500).kept, 1.0);
        QCOMPARE(controller.heads(), 6);
    }

    void figures()
    {
        DeadlineController controller({2, 4}, {1, 2}, {40});
        controller.took(2, 10, 30);
        controller.took(2, 10, 41);
        controller.dropped(3);
        QCOMPARE(controller.figures().frames, std::int64_t(2));
        QCOMPARE(controller.figures().kept, std::int64_t(1));
        QCOMPARE(controller.figures().dropped, std::int64_t(3));
        QCOMPARE(controller.figures().age, 41.0);
        QCOMPARE(controller.figures().keptShare(), 0.5);
        DeadlineController one({3}, {1}, {40});
        one.took(3, 1000, 1000);
        QCOMPARE(one.heads(), 3);
    }
};

QTEST_GUILESS_MAIN(TestDeadline)
#include "test_deadline.moc"
