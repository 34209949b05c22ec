// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tool_window.h"

#include "ui/widgets/theme.h"
#include "ui/widgets/window_place.h"

namespace hydra::ui {

void bringToFront(QWidget& window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

ToolWindow::ToolWindow(const char* id, const QString& title, QWidget* parent)
    : QWidget(parent, Qt::Window)
{
    setObjectName(QLatin1String(id));
    setWindowTitle(title);
    setWindowIcon(programIcon());
}

void ToolWindow::toggle()
{
    if (isVisible() && isActiveWindow()) {
        close();
        return;
    }
    bringToFront(*this);
    m_first->setFocus();
}

void ToolWindow::keepPlace(Settings& settings, Setting key)
{
    m_settings = &settings;
    m_place = key;
    putWindow(*this, settings.get<QByteArray>(key));
}

void ToolWindow::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    beSeen(true);
}

void ToolWindow::hideEvent(QHideEvent* event)
{
    beSeen(false);
    QWidget::hideEvent(event);
}

void ToolWindow::closeEvent(QCloseEvent* event)
{
    if (m_settings && isVisible()) {
        m_settings->set(m_place, windowPlace(*this));
    }
    QWidget::closeEvent(event);
}

} // namespace hydra::ui
