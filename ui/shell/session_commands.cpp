// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/session_commands.h"

#include "ui/shell/dock_layout.h"
#include "ui/shell/docks.h"
#include "ui/state/file_picker.h"
#include "ui/state/session_keeper.h"
#include "ui/widgets/message_bar.h"

#include <QFileInfo>

namespace hydra::ui {

namespace {

const QString suffix = QStringLiteral(".hydrascope");

} // namespace

bool SessionCommands::isSession(const QString& path)
{
    return path.endsWith(suffix, Qt::CaseInsensitive);
}

SessionCommands::SessionCommands(ViewState& state, EngineBridge& bridge, SessionKeeper& keeper, Docks& docks,
                                 MessageBar& messages, QMainWindow& window)
    : m_state(state)
    , m_keeper(keeper)
    , m_messages(messages)
    , m_window(window)
{
    Actions& on = state.actions();
    connect(on.saveSession, &QAction::triggered, this, &SessionCommands::save);
    connect(on.openSession, &QAction::triggered, this, &SessionCommands::choose);
    connect(on.cancel, &QAction::triggered, &keeper, &SessionKeeper::giveUp);
    connectKeeper(bridge);
    connectLayout(docks);
}

void SessionCommands::connectKeeper(EngineBridge& bridge)
{
    const auto telling = [this](MessageBar::Kind kind) {
        return [this, kind](const QString& message) { m_messages.tell(kind, message); };
    };
    connect(&m_keeper, &SessionKeeper::refused, this, telling(MessageBar::Kind::Error));
    connect(&m_keeper, &SessionKeeper::failed, this, telling(MessageBar::Kind::Warning));
    connect(&m_keeper, &SessionKeeper::told, this, telling(MessageBar::Kind::Info));
    connect(&m_keeper, &SessionKeeper::opened, this, [this](const QString& path) {
        if (isSession(path) && path != m_state.settings().folder() + QStringLiteral("/running") + suffix) {
            remember(path);
        }
    });
    connect(&m_keeper, &SessionKeeper::modelWanted, this, &SessionCommands::askForModel);
    connect(&bridge, &EngineBridge::openFailed, &m_keeper,
            [this, &bridge] { m_keeper.openingFailed(bridge.openingModel()); });
    connect(&bridge, &EngineBridge::imageFailed, &m_keeper, [this] { m_keeper.openingFailed(true); });
}

// How the panels lie is part of a session, and of the copy of the running one.
void SessionCommands::connectLayout(Docks& docks)
{
    m_keeper.setLayout([&docks] { return docks.layout(); });
    connect(&m_keeper, &SessionKeeper::layoutRead, this,
            [this, &docks](const SessionFile& session, bool recovered) {
                if (recovered) { // ours; another's session does not move the window
                    applyWindowPlace(m_window, session.layout);
                }
                docks.apply(session.layout);
            });
    connect(&docks, &Docks::moved, &m_keeper, &SessionKeeper::touch);
}

void SessionCommands::open(const QString& path)
{
    m_keeper.open(path);
}

void SessionCommands::choose()
{
    const QString path =
        FilePicker::session(&m_window, m_state.settings().get<QString>(Setting::LastImageFolder));
    if (!path.isEmpty()) {
        open(path);
    }
}

void SessionCommands::save()
{
    QString path = FilePicker::saveSession(&m_window, QStringLiteral("session") + suffix);
    if (path.isEmpty()) {
        return;
    }
    path += isSession(path) ? QString() : suffix;
    if (m_keeper.save(path)) {
        remember(path);
        m_messages.tell(MessageBar::Kind::Info, tr("Saved %1").arg(path));
    }
}

void SessionCommands::remember(const QString& path)
{
    m_state.settings().remember(Setting::RecentSessions, QFileInfo(path).absoluteFilePath());
}

void SessionCommands::askForModel(const QString& missing)
{
    const QString gone = tr("The session's model is missing: %1").arg(missing);
    m_messages.tell(m_attended ? MessageBar::Kind::Warning : MessageBar::Kind::Error, gone);
    const QString path =
        m_attended ? FilePicker::model(&m_window, QFileInfo(missing).absolutePath()) : QString();
    if (path.isEmpty()) {
        m_keeper.giveUp();
    } else {
        m_keeper.openWith(path);
    }
}

} // namespace hydra::ui
