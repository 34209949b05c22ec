// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/dock.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int buttonSide = 24; // the minimum target size

// The first control of PANEL in the focus chain; null if there is none.
QWidget* firstControl(QWidget* panel)
{
    for (QWidget* at = panel->nextInFocusChain(); at != panel; at = at->nextInFocusChain()) {
        if (panel->isAncestorOf(at) && at->isVisibleTo(panel) && at->isEnabled()
            && (at->focusPolicy() & Qt::TabFocus) != 0) {
            return at;
        }
    }
    return nullptr;
}

} // namespace

Dock::Dock(const char* name, const QString& title, QWidget* panel, QWidget* window)
    : QDockWidget(title, window)
    , m_panel(panel)
{
    setObjectName(QLatin1String(name));
    setFeatures(DockWidgetClosable | DockWidgetMovable);
    auto* bar = new QWidget(this);
    auto* column = new QVBoxLayout(bar); // has no height while empty
    column->setContentsMargins(0, 0, 0, 0);
    if (auto* row = panel->findChild<QHBoxLayout*>(QLatin1String(header))) {
        addCloseButton(row, row->parentWidget());
    } else {
        m_line = titleLine(bar);
        column->addWidget(m_line);
    }
    setTitleBarWidget(bar); // Qt's own would repeat the panel's name
    auto* holder = new QWidget(this); // a hidden panel must not limit the size of the place
    auto* inside = new QVBoxLayout(holder);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(panel);
    setWidget(holder);
    if (panel->accessibleName().isEmpty()) {
        panel->setAccessibleName(title);
    }
    // Qt moves a dock behind another tab out of sight, but does not hide it.
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool shown) { m_panel->setVisible(shown); });
}

void Dock::addCloseButton(QLayout* row, QWidget* owner)
{
    auto* button = new QToolButton(owner);
    button->setObjectName(objectName() + QStringLiteral("Close"));
    button->setProperty("role", QStringLiteral("tab"));
    button->setFixedSize(buttonSide, buttonSide);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(tr("Close %1").arg(windowTitle()));
    button->setToolTip(tr("Close this panel. Window > Panels brings it back."));
    connect(button, &QToolButton::clicked, this, &Dock::dismiss);
    row->addWidget(button);
}

QWidget* Dock::titleLine(QWidget* bar)
{
    auto* line = new QWidget(bar);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(space::wide, space::tight, space::tight, 0);
    row->addWidget(heading(windowTitle(), line), 1);
    addCloseButton(row, line);
    line->hide();
    return line;
}

void Dock::followTabs(bool tabbed)
{
    if (m_line) {
        m_line->setVisible(!tabbed);
    }
}

bool Dock::inFront() const
{
    return !isHidden() && !m_panel->isHidden(); // an animation may still be moving it in
}

void Dock::present()
{
    show();
    raise();
    m_panel->show(); // before the tab bar reports it
    if (QWidget* first = firstControl(m_panel)) {
        first->setFocus(Qt::ShortcutFocusReason);
    }
}

void Dock::dismiss()
{
    close();
    Q_EMIT closed();
}

void Dock::toggleBy(QAction* key, bool eager)
{
    connect(key, &QAction::triggered, this, [this, eager] {
        const QWidget* keyboard = QApplication::focusWidget();
        if (inFront() && (eager || (keyboard && isAncestorOf(keyboard)))) {
            dismiss();
        } else {
            present();
        }
    });
}

void makeTabsClosable(QWidget* window, const QList<Dock*>& docks)
{
    for (QTabBar* bar : window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        bar->setAccessibleName(Dock::tr("Panels"));
        for (int tab = 0; tab < bar->count(); ++tab) {
            const auto named = std::find_if(docks.begin(), docks.end(), [&](const Dock* dock) {
                return dock->windowTitle() == bar->tabText(tab);
            });
            QWidget* const there = bar->tabButton(tab, QTabBar::RightSide);
            const bool wanted =
                named != docks.end() && tab == bar->currentIndex(); // more would leave no room for the names
            if (!wanted && there) {
                bar->setTabButton(tab, QTabBar::RightSide, nullptr);
                there->deleteLater();
            }
            if (!wanted || there) {
                continue;
            }
            auto* button = new QToolButton(bar);
            button->setProperty("role", QStringLiteral("tab"));
            button->setFixedSize(buttonSide, buttonSide);
            button->setFocusPolicy(Qt::NoFocus); // the keyboard closes the panel by its key
            button->setAccessibleName(Dock::tr("Close %1").arg(bar->tabText(tab)));
            button->setToolTip(button->accessibleName());
            QObject::connect(button, &QToolButton::clicked, *named, &Dock::dismiss);
            bar->setTabButton(tab, QTabBar::RightSide, button);
        }
    }
}

} // namespace hydra::ui
