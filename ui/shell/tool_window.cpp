// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tool_window.h"

#include "ui/views/window_figure.h"
#include "ui/widgets/theme.h"

#include <QAbstractButton>

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

void ToolWindow::comeForward()
{
    if (isWindow()) {
        bringToFront(*this);
    } else {
        Q_EMIT wanted();
    }
}

void ToolWindow::toggle()
{
    if (isVisible() && isActiveWindow()) {
        close();
        return;
    }
    bringToFront(*this);
    takeKeyboard();
}

void ToolWindow::takeKeyboard()
{
    m_first->setFocus();
}

void ToolWindow::saveBy(QAbstractButton* button)
{
    m_saver = button;
    button->setShortcut(saveFigureKeys());
}

void ToolWindow::stand(bool inTab)
{
    if (m_saver) {
        m_saver->setShortcut(inTab ? QKeySequence() : saveFigureKeys());
    }
}

bool ToolWindow::makeFigure()
{
    if (m_saver && m_saver->isEnabled()) {
        m_saver->click();
    }
    return m_saver != nullptr;
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
