// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tool_window.h"

#include "ui/views/window_figure.h"
#include "ui/widgets/controls.h"
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
    , m_stale([this] { setDimmed(true); })
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

ElidedLabel* ToolWindow::readOut(const char* id, const QString& spoken)
{
    m_readOut = new ElidedLabel(this);
    m_readOut->setProperty("role", QStringLiteral("quiet"));
    describe(m_readOut, id, spoken, {});
    return m_readOut;
}

void ToolWindow::tell(const QString& line)
{
    m_readOut->setText(line.isEmpty() ? hint() : line);
}

void ToolWindow::saveFigureBy(QAbstractButton* button, const char* id, const QString& help)
{
    m_saver = button;
    describe(button, id, tr("Save figure"), help.arg(saveFigureKeys().toString(QKeySequence::NativeText)));
    button->setShortcut(saveFigureKeys());
    connect(button, &QAbstractButton::clicked, this, [this] { saveFigure(); });
}

void ToolWindow::watchStale(bool stale)
{
    m_stale.watch(stale);
    setDimmed(isDimmed());
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
