// SPDX-License-Identifier: GPL-3.0-or-later
// The window with its Trust panel open, and a mask to put beside its first picture.
#pragma once

#include "ui/panels/trust_panel.h"
#include "ui/views/faith_chart.h"

#include <QDir>
#include <QFile>
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
    [[nodiscard]] ui::FaithChart& chart() { return *child<ui::FaithChart>("faithChart"); }
    [[nodiscard]] ui::TrustModel& scores() { return *window->findChild<ui::TrustModel*>(); }
    [[nodiscard]] bool curveThere()
    {
        auto* trust = window->findChild<ui::TrustState*>();
        return QTest::qWaitFor([&] { return trust->faith() && !trust->stale() && trust->random(); }, 60'000);
    }
    [[nodiscard]] bool verdictThere() // whatever it says
    {
        auto* trust = window->findChild<ui::TrustState*>();
        return QTest::qWaitFor([&] { return trust->chance() && trust->numbers().moved; }, 60'000);
    }
    [[nodiscard]] bool scoreAll()
    {
        QTest::mouseClick(child<QToolButton>("trustMethods"), Qt::LeftButton);
        auto* trust = window->findChild<ui::TrustState*>();
        return trust->scoring() > 0 && QTest::qWaitFor([&] { return trust->scoring() == 0; }, 120'000);
    }
    [[nodiscard]] QString cell(int row, int column) { return scores().index(row, column).data().toString(); }
    // The white square of Bench's pictures as a mask beside a.png; opened again.
    [[nodiscard]] bool addMask()
    {
        QImage mask(48, 32, QImage::Format_RGB32);
        mask.fill(qRgb(0, 0, 0));
        QPainter painter(&mask);
        painter.fillRect(16, 8, 12, 12, QColor(1, 1, 1));
        painter.end();
        QFile labels(file("labels.csv"));
        (void)QDir().mkpath(file("masks"));
        if (!mask.save(file("masks/a.png")) || !labels.open(QIODevice::WriteOnly)
            || labels.write("file,class\na.png,cube\n") < 0) {
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
