// SPDX-License-Identifier: GPL-3.0-or-later
// Opens pictures, models and training folders: by command, drop or paste. Results go to the state, errors to
// the messages, and the user is asked what a file does not say.
#pragma once

#include "core/engine/question.h"
#include "ui/bridge/engine_bridge.h"

#include <QObject>
#include <QPointer>

class QMimeData;
class QWidget;

namespace hydra::ui {

class DownloadDialog;
class Library;
class MessageBar;
class SessionCommands;
class SessionKeeper;
class ToolWindows;
class ViewState;

class Opening : public QObject
{
    Q_OBJECT

public:
    Opening(ViewState& state, EngineBridge& bridge, Library& library, SessionKeeper& keeper,
            SessionCommands& sessions, ToolWindows& tools, MessageBar& messages, QWidget& window);

    void open(const QString& picture); // or a folder of them
    void openTraining(const QString& folder);
    // Opens an autoencoder, "sae.pt#block=10", for the model that is open or is being opened.
    void openSae(const QString& source);
    [[nodiscard]] bool take(const QMimeData& dropped); // false if DROPPED has no known type
    void setUnattended() { m_attended = false; } // no user to ask

Q_SIGNALS:
    void noPicture(const QString& why); // empty WHY: there is one

private:
    void connectCommands();
    void connectAnswers(EngineBridge& bridge);
    void chooseImages();
    void chooseFolder();
    void chooseModel();
    void chooseDownload();
    void chooseSae();
    void chooseTraining();
    void takeSae(const SaePtr& sae);
    void askSae(const QString& source, const MissingValue& missing, const QString& message);
    void refuseSae(const QString& message);
    void paste();
    void takeModel(const ModelPtr& model);
    void takePicture(const PicturePtr& picture);
    void tellNoPicture(const QString& message);
    void offerAgain(const engine::Question& question, const Outcome<engine::Answer>& outcome);
    void ask(const QString& path, const ModelOverrides& overrides, const MissingValue& missing,
             const QString& message);

    ViewState& m_state;
    EngineBridge& m_bridge;
    Library& m_library;
    SessionKeeper& m_keeper;
    SessionCommands& m_sessions;
    ToolWindows& m_tools;
    MessageBar& m_messages;
    QWidget& m_window;
    bool m_attended = true;
    QString m_modelAsked; // a path
    QPointer<DownloadDialog> m_download;
    QString m_saeWanted; // opened once the model is there
    bool m_listCame = false; // a new list, whose first picture is not chosen yet
    QStringList m_shownList; // the list of the last picture shown
    QString m_shownPath;
};

} // namespace hydra::ui
