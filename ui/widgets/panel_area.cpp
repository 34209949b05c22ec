// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/panel_area.h"

#include <QApplication>
#include <QScrollBar>

namespace hydra::ui {

PanelArea::PanelArea(QWidget* panel, bool sideways)
    : m_sideways(sideways)
{
    setWidget(panel);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(sideways ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    // Qt does so only where the focus stays inside.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && widget()->isAncestorOf(now)) {
            ensureWidgetVisible(now, 0, 0);
        }
    });
}

QSize PanelArea::minimumSizeHint() const
{
    constexpr int leastPanel = 100; // points
    const int bar = verticalScrollBar()->sizeHint().width();
    return m_sideways ? QSize(leastPanel, leastPanel)
                      : QSize(widget()->minimumSizeHint().width() + bar, leastPanel);
}

} // namespace hydra::ui
