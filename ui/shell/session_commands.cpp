// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions of the window: opening, saving, the recent ones, and what a run that ended badly left behind.
#include "ui/paint/format.h"
#include "ui/shell/dock.h"
#include "ui/shell/dock_layout.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"
#include "ui/state/file_picker.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>

namespace hydra::ui {

namespace {

const QString suffix = QStringLiteral(".hydrascope");

} // namespace

bool MainWindow::isSession(const QString& path)
{
    return path.endsWith(suffix, Qt::CaseInsensitive);
}

void MainWindow::connectSessions()
{
    Actions& on = m_state.actions();
    connect(on.saveSession, &QAction::triggered, this, &MainWindow::saveSession);
    connect(on.openSession, &QAction::triggered, this, [this] {
        const QString path = FilePicker::session(this, m_settings.get<QString>(Setting::LastImageFolder));
        if (!path.isEmpty()) {
            openSession(path);
        }
    });
    connect(&m_keeper, &SessionKeeper::refused, this,
            [this](const QString& message) { m_messages->tell(MessageBar::Kind::Error, message); });
    connect(&m_keeper, &SessionKeeper::failed, this,
            [this](const QString& message) { m_messages->tell(MessageBar::Kind::Warning, message); });
    connect(&m_keeper, &SessionKeeper::told, this,
            [this](const QString& message) { m_messages->tell(MessageBar::Kind::Info, message); });
    connect(&m_keeper, &SessionKeeper::opened, this, [this](const QString& path) {
        if (isSession(path) && path != m_settings.folder() + QStringLiteral("/running") + suffix) {
            m_settings.remember(Setting::RecentSessions, QFileInfo(path).absoluteFilePath());
        }
    });
    connect(&m_keeper, &SessionKeeper::nothingRecovered, this, [this] { start(m_startup); });
    connect(&m_keeper, &SessionKeeper::modelWanted, this, &MainWindow::askForModelOfSession);
    connect(&m_bridge, &EngineBridge::openFailed, &m_keeper,
            [this] { m_keeper.openingFailed(m_bridge.openingModel()); });
    connect(&m_bridge, &EngineBridge::imageFailed, &m_keeper, [this] { m_keeper.openingFailed(true); });
    connect(on.cancel, &QAction::triggered, &m_keeper, &SessionKeeper::giveUp);
    connectLayout();
}

// How the panels lie is part of a session, and of the copy of the running one.
void MainWindow::connectLayout()
{
    m_keeper.setLayout([this] { return dockLayout(*this); });
    connect(&m_keeper, &SessionKeeper::layoutRead, this, [this](const QJsonObject& layout, bool recovered) {
        if (recovered) { // ours; another's session does not move the window
            applyWindowPlace(*this, layout);
        }
        applyDockLayout(*this, layout);
    });
    for (Dock* dock : m_docks) {
        connect(dock, &QDockWidget::visibilityChanged, &m_keeper, &SessionKeeper::touch);
        connect(dock, &QDockWidget::dockLocationChanged, &m_keeper, &SessionKeeper::touch);
    }
    connect(m_state.actions().resetLayout, &QAction::triggered, this, [this] {
        restoreState(m_firstLayout);
        sizeDocks();
    });
}

void MainWindow::askForModelOfSession(const QString& missing)
{
    const QString gone =
        tr("This session's model was not found: %1. Locate it, or choose another.").arg(missing);
    if (m_startup.forPicture) { // nobody is there to ask
        m_messages->tell(MessageBar::Kind::Error, gone);
        m_keeper.giveUp();
        return;
    }
    m_messages->tell(MessageBar::Kind::Warning, gone);
    const QString path = FilePicker::model(this, QFileInfo(missing).absolutePath());
    if (path.isEmpty()) {
        m_keeper.giveUp();
    } else {
        m_keeper.openWith(path);
    }
}

void MainWindow::buildRecent(QMenu* menu, Setting key, void (MainWindow::*open)(const QString& path))
{
    connect(menu, &QMenu::aboutToShow, this, [this, menu, key, open] {
        menu->clear();
        for (const QString& path : m_settings.get<QStringList>(key)) {
            if (const QFileInfo file(path); file.exists()) {
                menu->addAction(file.isDir() ? file.fileName() : file.completeBaseName(), this,
                                [this, path, open] { (this->*open)(path); })
                    ->setToolTip(plainTip(path));
            }
        }
        if (menu->isEmpty()) {
            menu->addAction(tr("none yet"))->setEnabled(false);
        }
    });
    menu->setToolTipsVisible(true);
}

void MainWindow::openSession(const QString& path)
{
    m_keeper.open(path);
}

void MainWindow::saveSession()
{
    QString path = FilePicker::saveSession(this, QStringLiteral("session") + suffix);
    if (path.isEmpty()) {
        return;
    }
    path += isSession(path) ? QString() : suffix;
    if (m_keeper.save(path)) {
        m_settings.remember(Setting::RecentSessions, QFileInfo(path).absoluteFilePath());
        m_messages->tell(MessageBar::Kind::Info, tr("Saved %1").arg(path));
    }
}

} // namespace hydra::ui
