// SPDX-License-Identifier: GPL-3.0-or-later
// After the slider moves to the largest head count of a ViT-B: the time to the first painted map, which may
// be one of fewer heads, and to its own; in the real window offscreen, with random weights:
//   bench_anytime PICTURE [TRIALS [METHOD]]
// moved: the picture was seen with the smallest head count. asked: the explained class changes at the same
// moment, so no cached map answers the question. Prints median and 95th percentile in ms.
#include "core/format/safetensors.h"
#include "core/model/architectures.h"
#include "ui/shell/main_window.h"
#include "ui/views/canvas.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

#include "tests/support/random_vit.h"

using namespace hydra;
using namespace hydra::ui;

namespace {

QString writtenModel(const QTemporaryDir& folder)
{
    const QString path = folder.filePath(QStringLiteral("vit-b.safetensors"));
    writeSafetensors(path.toStdString(), test::randomTensors(architectureNamed("vit-b16")),
                     {{"num_heads", "12"}, {"trained_heads", "3,4,5,6,7,8,9,10,11,12"}});
    return path;
}

void waitFor(const std::function<bool()>& done)
{
    while (!done()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
}

struct Times
{
    std::vector<double> first, own; // milliseconds
    std::vector<int> heads; // of the first map
};

struct Trial
{
    MainWindow& window;
    Canvas& canvas;

    // The head count of the map shown for the present question, which may be fewer heads; 0 if none.
    [[nodiscard]] int answeredWith() const
    {
        const Board& board = window.board();
        const Board::Cell* now = board.current();
        if (now == nullptr || now->key != window.state().mapKey(now->heads)) {
            return 0; // the board has no such cell yet
        }
        return now->map && now->map == board.shownMap() ? now->heads : board.standIn();
    }
    void measure(const std::function<void()>& move, int heads, Times& times)
    {
        QElapsedTimer clock;
        clock.start();
        move();
        waitFor([&] { return window.state().query().heads == heads && answeredWith() > 0; });
        canvas.repaint();
        times.first.push_back(double(clock.nsecsElapsed()) / 1e6);
        times.heads.push_back(answeredWith());
        waitFor([&] { return answeredWith() == heads; });
        canvas.repaint();
        times.own.push_back(double(clock.nsecsElapsed()) / 1e6);
    }
};

void print(const char* what, std::vector<double> ms)
{
    std::sort(ms.begin(), ms.end());
    std::printf("%-22s n %3zu   median %7.2f ms   p95 %7.2f ms\n", what, ms.size(), ms[ms.size() / 2],
                ms[std::min(ms.size() - 1, ms.size() * 95 / 100)]);
}

void print(const char* what, const Times& times)
{
    print((std::string(what) + ", first map").c_str(), times.first);
    print((std::string(what) + ", its own").c_str(), times.own);
    const auto [least, most] = std::minmax_element(times.heads.begin(), times.heads.end());
    std::printf("%-22s k = %d to %d\n", "the first map had", *least, *most);
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    if (argc < 2) {
        std::fprintf(stderr, "bench_anytime PICTURE [TRIALS [METHOD]]\n");
        return 2;
    }
    const int trials = argc > 2 ? QString::fromLocal8Bit(argv[2]).toInt() : 20;
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    MainWindow window(settings);
    window.resize(1280, 720);
    window.show();
    Startup startup;
    startup.model = writtenModel(folder);
    startup.images = {QString::fromLocal8Bit(argv[1])};
    startup.method = argc > 3 ? QString::fromLocal8Bit(argv[3]) : QString::fromLatin1(defaultMethod());
    window.start(startup);
    waitFor([&] { return window.settled(); });

    Trial trial{window, *window.findChild<Canvas*>(QStringLiteral("canvas"))};
    ViewState& state = window.state();
    const QImage picture(QString::fromLocal8Bit(argv[1]));
    const QList<int> heads = state.offeredHeads();
    Times moved, asked;
    for (int i = 0; i < trials; ++i) {
        state.setTarget({ClassChoice::Kind::Top, 1});
        state.setHeads(heads.first());
        QImage changed = picture.convertToFormat(QImage::Format_RGB32);
        changed.setPixel(i % changed.width(), 0, qRgb(i % 256, 128, 128)); // the engine has no pass of it
        const PicturePtr before = state.picture();
        window.bridge().openPicture(changed, QString::number(i));
        waitFor([&] { return state.picture() != before && trial.answeredWith() == heads.first(); });
        const int most = heads.last();
        if (i % 2 == 0) {
            trial.measure([&] { state.setHeads(most); }, most, moved);
            continue;
        }
        trial.measure(
            [&] {
                state.setTarget({ClassChoice::Kind::Index, 100 + i});
                state.setHeads(most);
            },
            most, asked);
    }
    print("moved", moved);
    print("asked", asked);
    return 0;
}
