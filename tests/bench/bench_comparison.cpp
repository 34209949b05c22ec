// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison's grid in the real window, offscreen: how long it takes to fill, the memory it takes, and a
// frame while zooming, beside a plain fill of the same picture:
//   bench_comparison MODEL FOLDER [PICTURES]
// And the strip: the time from an unseen picture to all its maps (HydraViT, Fig. 8, one row).
#include "ui/shell/compare_window.h"
#include "ui/shell/main_window.h"
#include "ui/views/comparison_grid.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QPainter>
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
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    }
}

double residentMb()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray& line : status.readAll().split('\n')) {
            if (line.startsWith("VmRSS:")) {
                return line.mid(6).trimmed().split(' ').front().toDouble() / 1024;
            }
        }
    }
    return 0;
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

double millisecondsOf(const std::function<void()>& work)
{
    QElapsedTimer clock;
    clock.start();
    work();
    return double(clock.nsecsElapsed()) / 1e6;
}

void strip(MainWindow& window)
{
    std::vector<double> row;
    const QImage picture = toQImage(*window.state().picture()->image.picture);
    for (int i = 0; i < 15; ++i) {
        QImage changed = picture.convertToFormat(QImage::Format_RGB32);
        changed.setPixel(i, 1, qRgb(i * 16 % 256, 128, 128));
        row.push_back(millisecondsOf([&] {
            const PicturePtr before = window.state().picture();
            window.bridge().openPicture(changed, QString::number(i));
            waitFor([&] { return window.state().picture() != before && window.settled(); });
        }));
    }
    std::printf("strip of %zu maps and predictions, unseen picture: median %.0f ms\n",
                window.board().cells().size(), median(row));
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    if (argc < 3) {
        std::fprintf(stderr, "bench_comparison MODEL FOLDER [PICTURES]\n");
        return 2;
    }
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

    auto* compare = &window.tools().get<CompareWindow>();
    auto* grid = compare->findChild<ComparisonGrid*>(QStringLiteral("comparisonGrid"));
    Comparison::Setup setup = compare->comparison().setup();
    setup.pictures = argc > 3 ? QString::fromLocal8Bit(argv[3]).toInt() : 4;
    compare->comparison().setSetup(setup);
    compare->resize(1280, 900);
    const double before = residentMb();
    const double filled = millisecondsOf([&] {
        compare->comeForward();
        waitFor([&] { return compare->comparison().complete(); });
        grid->grab();
    });
    std::printf("grid of %lld x %lld: filled in %.0f ms (its first row was known), %.0f MB more\n",
                static_cast<long long>(compare->comparison().columnTitles().size()),
                static_cast<long long>(compare->comparison().rowTitles().size()), filled,
                residentMb() - before);
    QImage frame(grid->size(), QImage::Format_RGB32);
    std::vector<double> zooming;
    std::vector<double> filling;
    for (int i = 0; i < 60; ++i) {
        grid->zoomBy(i < 30 ? 1.05 : 1 / 1.05, grid->cellPlace(i % 4).center());
        zooming.push_back(millisecondsOf([&] { grid->render(&frame); }));
        filling.push_back(millisecondsOf([&] { frame.fill(Qt::gray); }));
    }
    std::printf("frame while zooming: median %.1f ms, %.0f plain fills\n", median(zooming),
                median(zooming) / median(filling));
    compare->close();
    strip(window);
    return 0;
}
