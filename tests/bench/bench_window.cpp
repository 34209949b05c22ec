// SPDX-License-Identifier: GPL-3.0-or-later
// From a move of the head-count slider to the painted map, in the real window offscreen:
//   bench_window MODEL PICTURE [TRIALS]
// uncached: a picture the engine has not seen (its pixels are changed a little each time), another k at once.
// cached: the strip is full. Prints median and 95th percentile in ms.
#include "ui/shell/main_window.h"
#include "ui/views/canvas.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

using namespace hydra::ui;

namespace {

void waitFor(const std::function<bool()>& done)
{
    while (!done()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
}

struct Trial
{
    MainWindow& window;
    Canvas& canvas;

    double slideTo(int heads)
    {
        QElapsedTimer clock;
        clock.start();
        window.state().setHeads(heads);
        waitFor(
            [&] { return window.state().query().heads == heads && !window.board().stale() && isOf(heads); });
        canvas.repaint();
        return double(clock.nsecsElapsed()) / 1e6;
    }

    [[nodiscard]] bool isOf(int heads) const
    {
        const Board::Cell* cell = window.board().current();
        return cell != nullptr && cell->heads == heads && cell->map && cell->map == window.board().shownMap();
    }
};

void print(const char* what, std::vector<double> ms)
{
    std::sort(ms.begin(), ms.end());
    std::printf("%-9s n %3zu   median %7.2f ms   p95 %7.2f ms\n", what, ms.size(), ms[ms.size() / 2],
                ms[std::min(ms.size() - 1, ms.size() * 95 / 100)]);
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    if (argc < 3) {
        std::fprintf(stderr, "bench_window MODEL PICTURE [TRIALS]\n");
        return 2;
    }
    const int trials = argc > 3 ? QString::fromLocal8Bit(argv[3]).toInt() : 40;
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    MainWindow window(settings);
    window.resize(1280, 720);
    window.show();
    Startup startup;
    startup.model = QString::fromLocal8Bit(argv[1]);
    startup.images = {QString::fromLocal8Bit(argv[2])};
    startup.method = QStringLiteral("relevance");
    window.start(startup);
    waitFor([&] { return window.settled(); });

    Trial trial{window, *window.findChild<Canvas*>(QStringLiteral("canvas"))};
    const QImage picture(QString::fromLocal8Bit(argv[2]));
    const QList<int> heads = window.state().offeredHeads();
    std::vector<double> uncached;
    std::vector<double> cached;
    for (int i = 0; i < trials; ++i) {
        QImage changed = picture.convertToFormat(QImage::Format_RGB32);
        changed.setPixel(i % changed.width(), 0, qRgb(i % 256, 128, 128));
        window.state().setHeads(heads.last());
        window.bridge().openPicture(changed, QString::number(i));
        const PicturePtr before = window.state().picture();
        waitFor([&] {
            return window.state().picture() != before && trial.isOf(heads.last()) && !window.board().stale();
        });
        const int other = heads[i % std::max(1, int(heads.size()) - 3)]; // not the last one's neighbour
        if (!window.bridge().cached(window.state().mapKey(other))) {
            uncached.push_back(trial.slideTo(other));
        }
        waitFor([&] { return window.settled(); });
        cached.push_back(trial.slideTo(heads[(i + 1) % heads.size()]));
    }
    print("uncached", uncached);
    print("cached", cached);
    return 0;
}
