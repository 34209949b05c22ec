// SPDX-License-Identifier: GPL-3.0-or-later
// The number of computing threads: by the cores available to us, and by what other processes leave of them.
#include "core/base/cores.h"
#include "core/base/thread_facts.h"
#include "core/explain/explain.h"
#include "core/nn/vision_transformer.h"
#include "core/tensor/machine.h"
#include "core/tensor/share_cores.h"
#include "core/tensor/team.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <QtTest>

#include <atomic>
#include <thread>
#include <vector>

#include "tests/support/program.h"
#include "tests/support/random_vit.h"
#include "tests/support/tensors.h"
#include "tests/support/vit_shape.h"
#ifdef __linux__
#include <sched.h>
#endif

using namespace hydra;

namespace {

// Takes LOOKS samples a millisecond apart, in which one thread waits SHARE of the time while OTHERS run
// elsewhere.
int after(Crowding& crowding, int looks, double share, int others = -1)
{
    for (int i = 0; i < looks; ++i) {
        (void)crowding.see({0.001, 0.001 * share, others});
    }
    return crowding.threads();
}

Map mapOf(const VisionTransformer& network, const at::Tensor& pixels, const char* method)
{
    MapOptions options;
    options.method = method;
    const Trace trace = traceOf(network, pixels, {SliceScheme::HydraViT, 6}, AttentionPlan::softmax(4),
                                precisionOf(options.method), {});
    return explain(trace, options, 3, {});
}

} // namespace

class TestCrowding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Load by other processes must not look like a BLAS whose threads compete with ours.
    void aBusyMachineIsNoReasonToWarnOfBlas()
    {
        std::atomic<bool> stop{false};
        std::vector<std::thread> busy;
        for (int i = 0; i < 3 * onlineCores(); ++i) {
            busy.emplace_back([&] {
                while (!stop) { }
            });
        }
        std::string warning;
        for (int i = 0; i < 10 && warning.empty(); ++i) {
            warning = measureMachine().warning;
        }
        stop = true;
        for (std::thread& one : busy) {
            one.join();
        }
        QCOMPARE(warning, std::string());
    }

    void anUndisturbedTeamStaysTogether()
    {
        Crowding crowding(2, 2);
        QCOMPARE(after(crowding, 5000, 0.0), 2);
        QCOMPARE(after(crowding, 5000, 0.1), 2); // a neighbour that runs a tenth of the time
        QVERIFY(!crowding.crowded());
        (void)crowding.see({0.001, 0.0035, -1}); // once, for long: another program was woken
        QCOMPARE(after(crowding, 1000, 0.0), 2);
    }

    // Two of our threads share a core while no other process runs: the system will separate them.
    void aTeamInItsOwnWayStaysTogether()
    {
        Crowding crowding(2, 2);
        QVERIFY(!crowding.asksForOthers({0.001, 0.0005, -1}));
        QVERIFY(crowding.asksForOthers({0.010, 0.0110, -1}));
        QCOMPARE(after(crowding, 2000, 0.9, 0), 2);
        QCOMPARE(after(crowding, 30, 0.9, 1), 1);
        QVERIFY(crowding.asksForOthers({0.001, 0.0, -1})); // to know when they are gone
    }

    void besideABusyProcessOneThreadIsLeft()
    {
        Crowding crowding(2, 2);
        QCOMPARE(after(crowding, 30, 0.5), 1);
        QVERIFY(crowding.crowded());
        QCOMPARE(after(crowding, 100, 0.0, 1), 1); // the other process still runs
        QCOMPARE(after(crowding, 5, 0.0, 0), 1); // a short pause does not count as gone
        QCOMPARE(after(crowding, 1, 0.0, 1), 1);
        QCOMPARE(after(crowding, 20, 0.0, 0), 2); // gone
        QVERIFY(!crowding.crowded());
    }

    void afterARestOneLookIsEnough()
    {
        Crowding crowding(2, 2);
        QCOMPARE(after(crowding, 30, 0.5), 1);
        QCOMPARE(crowding.see({60.0, 0.0, 1}), 1); // a minute later it still runs; we did not compute
        QCOMPARE(crowding.see({60.0, 0.0, 0}), 2);
    }

    void onManyCoresOnlyThoseTakenAreLeft()
    {
        Crowding crowding(16, 16);
        QCOMPARE(after(crowding, 21, 0.6), 15);
        Crowding told(16, 16);
        QCOMPARE(told.see({0.010, 0.020, 5}), 11); // if the number of running threads is known
        Crowding full(4, 4);
        QCOMPARE(full.see({0.010, 0.020, 9}), 1);
    }

    // The other threads may yield to ours, or run on cores not available to us.
    void nowAndThenMoreThreadsAreTried()
    {
        Crowding crowding(2, 2);
        QCOMPARE(after(crowding, 30, 0.5), 1);
        QCOMPARE(after(crowding, 1900, 0.0, 1), 1);
        QCOMPARE(after(crowding, 200, 0.0, 1), 2);
    }

    void aGrantIsReadFromTheControlGroup()
    {
        QCOMPARE(coresGranted("150000 100000\n"), std::optional<double>(1.5));
        QCOMPARE(coresGranted("400000 100000"), std::optional<double>(4.0));
        QCOMPARE(coresGranted("max 100000\n"), std::nullopt);
        QCOMPARE(coresGranted("-1\n 100000"), std::nullopt); // version 1: no limit
        QCOMPARE(coresGranted(""), std::nullopt);
        QCOMPARE(coresGranted("100000 0"), std::nullopt);
    }

    void onlyCoresThatAreForUsCount()
    {
        QVERIFY(usableCores() >= 1);
        QVERIFY(usableCores() <= onlineCores());
#ifdef __linux__
        cpu_set_t before;
        CPU_ZERO(&before);
        QCOMPARE(::sched_getaffinity(0, sizeof before, &before), 0);
        cpu_set_t one;
        CPU_ZERO(&one);
        for (std::size_t cpu = 0; cpu < CPU_SETSIZE && CPU_COUNT(&one) == 0; ++cpu) {
            if (CPU_ISSET(cpu, &before)) {
                CPU_SET(cpu, &one);
            }
        }
        QCOMPARE(::sched_setaffinity(0, sizeof one, &one), 0);
        const int found = usableCores();
        QCOMPARE(::sched_setaffinity(0, sizeof before, &before), 0);
        QCOMPARE(found, 1);
#endif
    }

    void aTeamKnowsHowLongItWaited()
    {
        Team team;
        team.meet(2);
        const double before = team.waited();
        if (before < 0) {
            QSKIP("SKIPPED: this system does not say how long threads wait for a core");
        }
        QTest::qWait(20);
        QVERIFY(team.waited() >= before);
        QVERIFY(team.waited() < before + 60);
        QVERIFY(othersRunning() >= 0);
    }

    // Crowded at the first product, or at any later one: the same map.
    void aPassThatDropsToOneThreadGivesTheSameMap()
    {
        const VitConfig config = test::configOf({32, 8, 6, 16, 4, 10}); // 17 tokens of 96 numbers in 4 blocks
        const VisionTransformer network(config, test::randomTensors(config));
        at::manual_seed(3);
        const at::Tensor pixels = at::randn({1, 3, 32, 32});
        for (const char* method : {"relevance", "generic", "rollout"}) {
            shareThreads(1);
            const Map alone = mapOf(network, pixels, method);
            for (const int product : {1, 7, 20}) {
                shareThreads(3); // reset the state
                shareThreads(2);
                int seen = 0;
                setSight([&] {
                    ++seen;
                    // All cores are taken on any machine: no room to go back to two.
                    return seen < product ? CrowdSight{0.001, 0, -1} : CrowdSight{0.001, 0.01, onlineCores()};
                });
                const Map dropped = mapOf(network, pixels, method);
                const int left = threadsNow(); // while our sight is set: an idle system would give both back
                setSight(nullptr);
                QVERIFY2(seen >= product, method);
                QCOMPARE(left, 1);
                QVERIFY2(dropped.values == alone.values, method);
            }
        }
    }
};

HYDRA_TEST(TestCrowding, QCoreApplication)
#include "test_crowding.moc"
