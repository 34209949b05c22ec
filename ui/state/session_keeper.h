// SPDX-License-Identifier: GPL-3.0-or-later
// Saves and restores sessions, and keeps a copy of the running one, so that a crash loses at most the last
// seconds. Reads files and writes copies on its own thread.
#pragma once

#include "ui/bridge/background.h"
#include "ui/state/library.h"
#include "ui/state/session_file.h"

#include <QImage>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace hydra::ui {

class SessionKeeper : public QObject
{
    Q_OBJECT

public:
    // FOLDER holds the running session's copy; if empty, no copies are kept.
    SessionKeeper(ViewState& state, Library& library, const QString& folder, QObject* parent = nullptr);
    ~SessionKeeper() override;

    [[nodiscard]] SessionFile now() const;
    void setLayout(std::function<nlohmann::json()> layout)
    {
        m_layout = std::move(layout);
    } // called when saving
    // Preview of a saved session for file managers.
    void setPreview(std::function<QImage()> preview) { m_preview = std::move(preview); }
    void touch(); // call when part of the session has changed; schedules a copy
    [[nodiscard]] bool save(const QString& path); // emits refused() on failure

    // Reads the file and opens what it names; emits opened() or refused(). Reports missing pictures; emits
    // modelWanted() for a missing model, which openWith() then opens.
    void open(const QString& path) { read(path, false); }
    void openWith(const QString& model);
    // The session's autoencoder was opened, or its failure was reported.
    void saeEnded();
    // Opens the files of farWanted(), and lets later sessions open files from their folders.
    void openFar();
    // Cancels the session being opened: no part of it is applied later.
    void giveUp();
    // Call when a model or picture failed to open; MODEL_COMES: a model is still being opened.
    void openingFailed(bool modelComes);
    [[nodiscard]] bool busy() const { return m_reading || m_far || m_opening; }

    // Opens the copy left by a run that ended abnormally; false if there is none. If it cannot be read, it is
    // renamed and nothingRecovered() is emitted.
    [[nodiscard]] bool recover();
    void end(); // call on a clean exit: removes the copy

Q_SIGNALS:
    void opened(const QString& path);
    void refused(const QString& message); // opening or saving failed
    void failed(const QString& message); // a part of the session failed
    void reported(const QString& message);
    void modelWanted(const QString& missing);
    void programWanted(const QString& command); // the model is a program; only openWith() starts it
    // The session opens files outside its reach (session_reach.h); call openFar() or giveUp().
    void farWanted(const QString& path, const QStringList& files);
    void saeWanted(const QString& source); // call saeEnded() afterwards
    void nothingRecovered();
    void layoutRead(const SessionFile& session, bool recovered);

private:
    void read(const QString& path, bool recovering);
    void take(const QString& path, const ReadSession& read);
    void refuse(const QString& message);
    void openModel(const QString& path);
    void know(const QStringList& files);
    void modelAsked(const QString& path); // by the session or the user
    void follow(); // applies the session once its model and picture are open
    void apply();
    void keepCopy();
    [[nodiscard]] QString copyPath() const { return m_folder + QStringLiteral("/running.hydrascope"); }
    // Renames the copy and returns its new path; empty if that fails, and then no more copies are kept.
    [[nodiscard]] QString setAside();

    ViewState& m_state;
    Library& m_library;
    QString m_folder;
    std::unique_ptr<QLockFile> m_lock; // guards the copy against other windows
    bool m_keeps = false;
    QTimer m_timer;
    std::function<nlohmann::json()> m_layout;
    std::function<QImage()> m_preview;
    std::optional<CancelToken> m_reading; // set while the file is read
    std::optional<std::pair<QString, ReadSession>> m_far; // set until openFar() or giveUp()
    std::optional<SessionFile> m_opening; // set until its model and picture are open
    std::optional<SessionFile> m_waiting; // set until its program is started
    bool m_recovered = false; // recover() was called
    bool m_recovering = false;
    bool m_asking = false; // this object is requesting the model
    bool m_pictureFailed = false;
    bool m_incomplete = false; // pictures of the session are missing
    bool m_copyFailed = false; // reported once
    bool m_saeAsked = false, m_saeEnded = false; // of the session's autoencoder
    ModelPtr m_modelBefore;
    PicturePtr m_pictureBefore;
    Background m_disk;
};

} // namespace hydra::ui
