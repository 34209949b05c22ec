// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions: saves what is shown, brings it back, and keeps a copy of the running one, so that a crash loses
// at most the last seconds. Files are read, and copies written, on a thread of their own.
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
    // FOLDER is where the running session's copy lies; empty: no copies are kept.
    SessionKeeper(ViewState& state, Library& library, const QString& folder, QObject* parent = nullptr);
    ~SessionKeeper() override;

    [[nodiscard]] SessionFile now() const;
    void setLayout(std::function<nlohmann::json()> layout)
    {
        m_layout = std::move(layout);
    } // asked when saving
    // What file managers show of a saved session.
    void setPreview(std::function<QImage()> preview) { m_preview = std::move(preview); }
    void touch(); // something that belongs to a session has changed: a copy follows
    [[nodiscard]] bool save(const QString& path); // says why not through refused()

    // Reads the file and opens what it names; opened() or refused() tells. What has gone missing is said; a
    // missing model is asked for through modelWanted(), and opened by openWith().
    void open(const QString& path) { read(path, false); }
    void openWith(const QString& model);
    // The files of farWanted() may be opened, and others from their folders, for good.
    // The autoencoder of the session is open, or cannot be opened, which somebody has told.
    void saeEnded();
    void openFar();
    // The session that is being opened is not wanted any more, or cannot come: nothing of it is applied
    // later.
    void giveUp();
    // A model or a picture could not be opened; MODEL_COMES: a model is still on its way.
    void openingFailed(bool modelComes);
    [[nodiscard]] bool busy() const { return m_reading || m_far || m_opening; }

    // Opens what an earlier run left behind when it did not end by itself; false when there is nothing.
    // nothingRecovered() tells when it cannot be read; it is set aside then, under another name.
    [[nodiscard]] bool recover();
    void end(); // a clean end: the copy is not needed any more

Q_SIGNALS:
    void opened(const QString& path);
    void refused(const QString& message); // nothing was opened, or written
    void failed(const QString& message); // a part of it
    void told(const QString& message);
    void modelWanted(const QString& missing);
    void programWanted(const QString& command); // it is the model, and started by openWith() alone
    // A session opens files that are neither near it nor known: openFar() or giveUp() answers.
    void farWanted(const QString& path, const QStringList& files);
    void saeWanted(const QString& source); // saeEnded() answers
    void nothingRecovered();
    void layoutRead(const SessionFile& session, bool recovered);

private:
    void read(const QString& path, bool recovering);
    void take(const QString& path, const ReadSession& read);
    void refuse(const QString& message);
    void openModel(const QString& path);
    void know(const QStringList& files);
    void modelAsked(const QString& path); // by anybody
    void follow(); // model and picture of the session are coming in
    void apply();
    void keepCopy();
    [[nodiscard]] QString copyPath() const { return m_folder + QStringLiteral("/running.hydrascope"); }
    // The copy's new path. Where it cannot be moved: none, and no copies are kept any more.
    [[nodiscard]] QString setAside();

    ViewState& m_state;
    Library& m_library;
    QString m_folder;
    std::unique_ptr<QLockFile> m_lock; // another window's copy is not ours
    bool m_keeps = false;
    QTimer m_timer;
    std::function<nlohmann::json()> m_layout;
    std::function<QImage()> m_preview;
    std::optional<CancelToken> m_reading; // until the file is read
    std::optional<std::pair<QString, ReadSession>> m_far; // until somebody says whether to open it
    std::optional<SessionFile> m_opening; // until its model and picture are there
    std::optional<SessionFile> m_waiting; // until somebody starts its program
    bool m_recovered = false; // or tried to
    bool m_recovering = false;
    bool m_asking = false; // it is us who ask for the model
    bool m_pictureFailed = false;
    bool m_incomplete = false; // pictures of the session have gone missing
    bool m_copyFailed = false; // said once
    bool m_saeAsked = false, m_saeEnded = false; // of the session's autoencoder
    ModelPtr m_modelBefore;
    PicturePtr m_pictureBefore;
    Background m_disk;
};

} // namespace hydra::ui
