// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions of the window: opening, saving, the recent ones, and what a run that ended badly left behind.
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"
#include "ui/state/file_picker.h"

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
    connect(&m_keeper, &SessionKeeper::windowStateRead, this,
            [this](const QByteArray& state) { restoreState(state); });
    connect(&m_keeper, &SessionKeeper::modelWanted, this, [this](const QString& missing) {
        m_messages->tell(MessageBar::Kind::Warning, tr("The session's model is gone: %1").arg(missing));
        const QString path = FilePicker::model(this, QFileInfo(missing).absolutePath());
        if (!path.isEmpty()) {
            m_keeper.openWith(path);
        }
    });
}

void MainWindow::buildRecent(QMenu* menu, Setting key, void (MainWindow::*open)(const QString& path))
{
    connect(menu, &QMenu::aboutToShow, this, [this, menu, key, open] {
        menu->clear();
        for (const QString& path : m_settings.get<QStringList>(key)) {
            if (const QFileInfo file(path); file.exists()) {
                menu->addAction(file.isDir() ? file.fileName() : file.completeBaseName(), this,
                                [this, path, open] { (this->*open)(path); })
                    ->setToolTip(path);
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
    if (m_keeper.open(path)) {
        m_settings.remember(Setting::RecentSessions, QFileInfo(path).absoluteFilePath());
    }
}

void MainWindow::saveSession()
{
    QString path = FilePicker::saveSession(this, QStringLiteral("session") + suffix);
    if (path.isEmpty()) {
        return;
    }
    path += isSession(path) ? QString() : suffix;
    m_keeper.setWindowState(saveState());
    if (m_keeper.save(path)) {
        m_settings.remember(Setting::RecentSessions, QFileInfo(path).absoluteFilePath());
        m_messages->tell(MessageBar::Kind::Info, tr("Saved %1").arg(path));
    }
}

} // namespace hydra::ui
