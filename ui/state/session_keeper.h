// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions: saves what is shown, brings it back, and keeps a copy of the running one, so that a crash loses
// at most the last seconds.
#pragma once

#include "ui/state/library.h"
#include "ui/state/session_file.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace hydra::ui {

class SessionKeeper : public QObject
{
    Q_OBJECT

public:
    // FOLDER is where the running session's copy lies; empty: no copies are kept.
    SessionKeeper(ViewState& state, Library& library, const QString& folder, QObject* parent = nullptr);

    [[nodiscard]] SessionFile now() const;
    void setWindowState(const QByteArray& state) { m_windowState = state; }
    [[nodiscard]] bool save(const QString& path); // says why not through refused()
    // Opens what the file names. What has gone missing is said; a missing model is asked for through
    // modelWanted(), and opened by openWith().
    [[nodiscard]] bool open(const QString& path);
    void openWith(const QString& model);
    // What an earlier run left behind when it did not end by itself; false when there is nothing.
    [[nodiscard]] bool recover();
    void end(); // a clean end: the copy is not needed any more

Q_SIGNALS:
    void refused(const QString& message); // nothing was opened, or written
    void failed(const QString& message); // a part of it
    void told(const QString& message);
    void modelWanted(const QString& missing);
    void windowStateRead(const QByteArray& state);

private:
    [[nodiscard]] bool openFile(const QString& path, const QDir& beside);
    void openModel(const QString& path);
    void follow(); // model and picture of the session are coming in
    void apply();
    void keepCopy();
    [[nodiscard]] QString copyPath() const;

    ViewState& m_state;
    Library& m_library;
    QString m_folder;
    std::unique_ptr<QLockFile> m_lock; // another window's copy is not ours
    bool m_keeps = false;
    QTimer m_timer;
    QByteArray m_windowState;
    std::optional<SessionFile> m_opening; // until its model and picture are there
    ModelPtr m_modelBefore;
    PicturePtr m_pictureBefore;
};

} // namespace hydra::ui
