// SPDX-License-Identifier: GPL-3.0-or-later
// The time of a frame of the scatter plot while zooming, offscreen, at 1280 x 720:
//   bench_scatter [POINTS] [FRAMES]
// beside a plain fill of an image of that size, and beside a frame in which only the pointed-at point
// changes.
#include "ui/views/scatter.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <random>
#include <vector>

using namespace hydra::ui;

namespace {

double medianMs(int frames, const std::function<void(int)>& frame)
{
    std::vector<double> ms;
    for (int i = 0; i < frames; ++i) {
        QElapsedTimer clock;
        clock.start();
        frame(i);
        ms.push_back(double(clock.nsecsElapsed()) / 1e6);
    }
    std::sort(ms.begin(), ms.end());
    return ms[ms.size() / 2];
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    const int count = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 20'000;
    const int frames = argc > 2 ? QString::fromLocal8Bit(argv[2]).toInt() : 100;
    std::mt19937 random(4);
    std::normal_distribution<float> normal;
    PlanePoints points;
    ScatterLook look;
    for (int i = 0; i < count; ++i) {
        const float cluster = float(i % 10);
        points.x.push_back(normal(random) + 6 * std::cos(cluster));
        points.y.push_back(normal(random) + 6 * std::sin(cluster));
        look.colours.push_back(qRgb(40 + 20 * (i % 10), 200 - 15 * (i % 10), 120));
        look.markers.push_back(static_cast<Marker>(i % 4));
    }
    Scatter scatter;
    scatter.resize(1280, 720);
    scatter.setPoints(points);
    scatter.setLook(look);
    QImage picture(64, 64, QImage::Format_RGB32);
    picture.fill(Qt::gray);
    scatter.setThumbnailSource([&](int) { return Thumbnail{picture, QRectF(8, 8, 8, 8)}; }, 26);
    scatter.show();
    QCoreApplication::processEvents();

    QImage target(1280, 720, QImage::Format_RGB32);
    const double fill = medianMs(frames, [&](int i) { target.fill(QRgb(0xff101010U + unsigned(i))); });
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QKeyEvent event(QEvent::KeyPress, key, modifiers);
        QCoreApplication::sendEvent(&scatter, &event);
        scatter.render(&target);
    };
    // Four steps in, four out: from all points to a sixth of the plane.
    const auto zoomed = [&](int i) { press(i % 8 < 4 ? Qt::Key_PageUp : Qt::Key_PageDown, {}); };
    (void)medianMs(16, zoomed); // masks of every radius
    const double near = medianMs(frames, zoomed);
    scatter.fit();
    const double all =
        medianMs(frames, [&](int i) { press(i % 2 == 0 ? Qt::Key_Left : Qt::Key_Right, Qt::AltModifier); });
    const double hover = medianMs(frames, [&](int i) {
        scatter.pointAt(i % count);
        scatter.render(&target);
    });
    scatter.setThumbnails(true);
    const double pictures = medianMs(frames, zoomed);
    std::printf("%d points, 1280 x 720, median of %d frames\n", count, frames);
    const auto print = [fill](const char* what, double ms) {
        std::printf("%-24s %7.2f ms %7.1f fills\n", what, ms, ms / fill);
    };
    print("plain fill", fill);
    print("zooming", near);
    print("all points in view", all);
    print("pointing at a point", hover);
    print("zooming, thumbnails", pictures);
    return 0;
}
