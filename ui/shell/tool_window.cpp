// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tool_window.h"

#include "ui/widgets/theme.h"

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

} // namespace hydra::ui
