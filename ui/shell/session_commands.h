// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions of the window: opens and saves them with the layout of the panels, and asks for a session's model
// if it is missing.
#pragma once

#include <QObject>

class QMainWindow;

namespace hydra::ui {

class Docks;
class EngineBridge;
class MessageBar;
class SessionKeeper;
class ViewState;

class SessionCommands : public QObject
{
    Q_OBJECT

public:
    SessionCommands(ViewState& state, EngineBridge& bridge, SessionKeeper& keeper, Docks& docks,
                    MessageBar& messages, QMainWindow& window);

    void open(const QString& path);
    void setUnattended() { m_attended = false; } // no user to ask
    [[nodiscard]] static bool isSession(const QString& path);

private:
    void connectKeeper(EngineBridge& bridge);
    void connectLayout(Docks& docks);
    void choose();
    void save();
    void remember(const QString& path);
    void askForModel(const QString& missing);
    void askForFar(const QString& path, const QStringList& files);

    ViewState& m_state;
    SessionKeeper& m_keeper;
    MessageBar& m_messages;
    QMainWindow& m_window;
    bool m_attended = true;
};

} // namespace hydra::ui
