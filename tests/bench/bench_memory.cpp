// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen, used at random: bench_memory MODEL,MODEL... FOLDER [EVENTS] [SEED]. Prints the
// memory of the process after the start and after every hundred events.
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <cstdio>
#include <functional>

using namespace hydra;
using namespace hydra::ui;

namespace {

int residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    (void)file.open(QIODevice::ReadOnly);
    return int(file.readAll().split(' ').value(1).toLongLong() * 4096 >> 20);
}

void run(int ms)
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < ms) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
}

void settle(MainWindow& window, int atMost)
{
    QElapsedTimer clock;
    clock.start();
    while (!window.settled() && clock.elapsed() < atMost) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
}

class Monkey
{
public:
    Monkey(MainWindow& window, QStringList models, quint32 seed)
        : m_window(window)
        , m_models(std::move(models))
        , m_random(seed)
    { }

    void act()
    {
        ViewState& state = m_window.state();
        const int what = m_random.bounded(100);
        if (what < 35) {
            state.setHeads(m_random.bounded(1, state.maxHeads() + 1));
        } else if (what < 60) {
            m_window.library().show(m_random.bounded(int(m_window.library().images().size())));
        } else if (what < 75) {
            const auto& methods = methodTable();
            state.setMethod(methods[m_random.bounded(int(methods.size()))].id);
        } else if (what < 83) {
            const char* const plans[] = {"softmax", "hydra:cosine@back:2", "hydra:cosine"};
            state.setPlan(AttentionPlan::parse(plans[m_random.bounded(3)], state.trainedPlan()));
        } else if (what < 91) {
            state.setTarget({ClassChoice::Kind::Top, m_random.bounded(1, 5)});
        } else if (what < 94) {
            state.askToken(m_random.bounded(16));
        } else if (what < 96) {
            state.actions().showWalk->trigger();
        } else if (what < 98) {
            state.actions().showCompare->trigger();
        } else {
            m_window.library().openModel(m_models[m_random.bounded(int(m_models.size()))]);
        }
    }
    // Sometimes as long as an answer takes, mostly less.
    void wait()
    {
        if (m_random.bounded(4) == 0) {
            settle(m_window, 3000);
        } else {
            run(m_random.bounded(30, 250));
        }
    }

private:
    MainWindow& m_window;
    QStringList m_models;
    QRandomGenerator m_random;
};

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    if (argc < 3) {
        std::fprintf(stderr, "bench_memory MODEL,MODEL... FOLDER [EVENTS] [SEED]\n");
        return 2;
    }
    const QStringList models = QString::fromLocal8Bit(argv[1]).split(QLatin1Char(','));
    const int events = argc > 3 ? std::atoi(argv[3]) : 600;
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    MainWindow window(settings);
    window.resize(1280, 720);
    window.show();
    Startup startup;
    startup.model = models.front();
    startup.images = {QString::fromLocal8Bit(argv[2])};
    window.start(startup);
    QElapsedTimer clock;
    clock.start();
    run(1000);
    settle(window, 60'000);
    std::printf("after the start %5d MB\n", residentMegabytes());
    Monkey monkey(window, models, argc > 4 ? quint32(std::atoi(argv[4])) : 1);
    for (int i = 1; i <= events; ++i) {
        monkey.act();
        monkey.wait();
        if (i % 100 == 0) {
            std::printf("%4d events %6.0f s %5d MB\n", i, double(clock.elapsed()) / 1000,
                        residentMegabytes());
            std::fflush(stdout);
        }
    }
    run(5000);
    std::printf("after a rest    %5d MB\n", residentMegabytes());
    return 0;
}
