// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/session_commands.h"

#include "ui/shell/dock_layout.h"
#include "ui/shell/docks.h"
#include "ui/state/file_picker.h"
#include "ui/state/session_keeper.h"
#include "ui/widgets/message_bar.h"

#include <QFileInfo>
#include <QMessageBox>

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
    connect(&m_keeper, &SessionKeeper::failed, this, [this](const QString& message) {
        // A screenshot must show all that the session asks for, so without a user this is an error.
        m_messages.tell(m_attended ? MessageBar::Kind::Warning : MessageBar::Kind::Error, message);
    });
    connect(&m_keeper, &SessionKeeper::reported, this, telling(MessageBar::Kind::Info));
    connect(&m_keeper, &SessionKeeper::opened, this, [this](const QString& path) {
        if (isSession(path) && path != m_state.settings().folder() + QStringLiteral("/running") + suffix) {
            remember(path);
        }
    });
    connect(&m_keeper, &SessionKeeper::modelWanted, this, &SessionCommands::askForModel);
    connect(&m_keeper, &SessionKeeper::programWanted, this, [this](const QString& command) {
        m_messages.offer(MessageBar::Kind::Warning,
                         tr("This session asks a program, which is not started by itself: %1").arg(command),
                         tr("Start it"), [this, command] { m_keeper.openWith(command); });
    });
    connect(&m_keeper, &SessionKeeper::farWanted, this, &SessionCommands::askForFar);
    connect(&bridge, &EngineBridge::openFailed, &m_keeper,
            [this, &bridge] { m_keeper.openingFailed(bridge.openingModel()); });
    connect(&bridge, &EngineBridge::imageFailed, &m_keeper, [this] { m_keeper.openingFailed(true); });
}

// The layout of the panels is part of a session, and of the copy of the running one.
void SessionCommands::connectLayout(Docks& docks)
{
    m_keeper.setLayout([&docks] { return docks.layout(); });
    connect(&m_keeper, &SessionKeeper::layoutRead, this,
            [this, &docks](const SessionFile& session, bool recovered) {
                if (recovered) { // our own session; others do not move the window
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
    const QString path = FilePicker::open(FilePicker::File::Session, &m_window,
                                          m_state.settings().get<QString>(Setting::LastImageFolder));
    if (!path.isEmpty()) {
        open(path);
    }
}

void SessionCommands::save()
{
    QString path =
        FilePicker::save(FilePicker::File::NewSession, &m_window, QStringLiteral("session") + suffix);
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

// Opens no file of the session before the user agrees: half of a session would be a different one.
void SessionCommands::askForFar(const QString& path, const QStringList& files)
{
    const QString beyond =
        files.size() == 1 ? files.front() : tr("%1 and %2 more").arg(files.front()).arg(files.size() - 1);
    if (!m_attended) {
        m_keeper.giveUp();
        m_messages.tell(MessageBar::Kind::Error,
                        tr("%1 opens files outside its own folder and your home folder: %2. Open it in the "
                           "window first, and agree to that.")
                            .arg(path, beyond));
        return;
    }
    auto* box = new QMessageBox(
        QMessageBox::Warning, tr("Open session"),
        tr("This session opens files outside its own folder and your home folder:\n\n%1\n\nIf it comes from "
           "somebody you do not know, these may be something other than pictures or models.")
            .arg(beyond),
        QMessageBox::Open | QMessageBox::Cancel, &m_window);
    box->setObjectName(QStringLiteral("sessionReach"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box, &QMessageBox::accepted, &m_keeper, &SessionKeeper::openFar);
    connect(box, &QMessageBox::rejected, &m_keeper, &SessionKeeper::giveUp);
    box->open();
}

void SessionCommands::askForModel(const QString& missing)
{
    const QString gone = tr("The session's model is missing: %1").arg(missing);
    m_messages.tell(m_attended ? MessageBar::Kind::Warning : MessageBar::Kind::Error, gone);
    const QString path = m_attended
        ? FilePicker::open(FilePicker::File::Model, &m_window, QFileInfo(missing).absolutePath())
        : QString();
    if (path.isEmpty()) {
        m_keeper.giveUp();
    } else {
        m_keeper.openWith(path);
    }
}

} // namespace hydra::ui
