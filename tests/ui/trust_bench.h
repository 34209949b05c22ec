// SPDX-License-Identifier: GPL-3.0-or-later
// The window with its Trust panel open, and a mask to put beside its first picture.
#pragma once

#include "ui/panels/trust_panel.h"
#include "ui/views/plot_view.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include "tests/ui/tiny_model.h"

namespace hydra::test {

struct TrustBench : Bench
{
    explicit TrustBench(bool open = true)
    {
        settled = settle();
        if (open) {
            openDock();
        }
    }
    void openDock()
    {
        window->state().actions().showTrust->trigger();
        settled = settle() && curveThere();
    }
    [[nodiscard]] ui::PlotView& chart() { return *child<ui::PlotView>("faithChart"); }
    [[nodiscard]] ScorePtr faith() { return child<ui::TrustPanel>("trustPanel")->faith(); } // of that chart
    [[nodiscard]] ui::TrustModel& scores() { return *window->findChild<ui::TrustModel*>(); }
    [[nodiscard]] bool curveThere()
    {
        auto* trust = window->findChild<ui::TrustState*>();
        return QTest::qWaitFor([&] { return trust->faith() && !trust->stale() && trust->random(); }, 60'000);
    }
    [[nodiscard]] bool verdictThere() // with any result
    {
        auto* trust = window->findChild<ui::TrustState*>();
        return QTest::qWaitFor([&] { return trust->chance() && trust->numbers().moved; }, 60'000);
    }
    // Waits for the scores of this map and of the random orders that it is compared with.
    [[nodiscard]] bool compared()
    {
        auto* trust = window->findChild<ui::TrustState*>();
        return settle() && curveThere()
            && QTest::qWaitFor([&] { return trust->chance().has_value(); }, 60'000);
    }
    // Opens the shipped model on the shipped scene of ROW.
    [[nodiscard]] bool openScenes(int row)
    {
        const auto& state = window->state();
        window->library().openModel(QStringLiteral(HYDRA_SOURCE_DIR "/models/hydravit-scenes.safetensors"));
        window->library().openSamples();
        window->library().show(row);
        const std::string name = QFileInfo(window->library().currentPath()).baseName().toStdString();
        return QTest::qWaitFor([&] { return state.maxHeads() == 12 && state.picture()->image.name == name; },
                               60'000)
            && settle();
    }
    [[nodiscard]] bool scoreAll()
    {
        QTest::mouseClick(child<QToolButton>("trustMethods"), Qt::LeftButton);
        auto* trust = window->findChild<ui::TrustState*>();
        return trust->scoring() > 0 && QTest::qWaitFor([&] { return trust->scoring() == 0; }, 120'000);
    }
    [[nodiscard]] QString cell(int row, int column) { return scores().index(row, column).data().toString(); }
    // Saves the white square of Bench's pictures as a mask of the class in view beside a.png; reopens the
    // picture.
    [[nodiscard]] bool addMask()
    {
        QImage mask(48, 32, QImage::Format_RGB32);
        mask.fill(qRgb(0, 0, 0));
        QPainter painter(&mask);
        painter.fillRect(16, 8, 12, 12, QColor(1, 1, 1));
        painter.end();
        QFile labels(file("labels.csv"));
        const std::string shown = window->state().model()->config.className(window->board().chosenClass());
        (void)QDir().mkpath(file("masks"));
        if (!mask.save(file("masks/a.png")) || !labels.open(QIODevice::WriteOnly)
            || labels.write(("file,class\na.png," + shown + "\n").c_str()) < 0) {
            return false;
        }
        labels.close();
        QSignalSpy opened(&window->state(), &ui::ViewState::pictureChanged);
        window->library().openImages({file("a.png")});
        return opened.wait(20'000) && settle();
    }
    bool settled = false;
};

} // namespace hydra::test
