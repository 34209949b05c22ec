// SPDX-License-Identifier: GPL-3.0-or-later
// What the window opens at the start.
#pragma once

#include "core/base/error.h"

#include <QObject>
#include <QStringList>

namespace hydra::ui {

class EngineBridge;
class Library;
class MessageBar;
class SessionKeeper;
class ViewState;

// What the command line asks for; empty fields keep the remembered values.
struct Startup
{
    QStringList images;
    QString training; // a folder; a screenshot then shows its curves
    QString live; // frames: a file, a folder, camera:NUMBER, a URL
    QString model, method, attention, className;
    QString sae; // an autoencoder, as sae_source.h writes it
    QString without; // what is switched off, as Interventions::parse() reads it
    QString pictureSize; // "448", "long:896"; empty: the network's own
    int heads = 0;
    bool welcome = false; // offers the tour until the user has answered
    bool forPicture = false; // for a screenshot: no user, no check of the machine
};

// Opens what the command line names, else what the last run left behind, else the last model or the shipped
// one, and a picture: the last or a sample.
class Starter : public QObject
{
    Q_OBJECT

public:
    Starter(ViewState& state, EngineBridge& bridge, Library& library, SessionKeeper& keeper,
            MessageBar& messages);

    void start(const Startup& startup);
    // Code of the last problem reported: Usage if the command line asks for what the model lacks.
    [[nodiscard]] ErrorCode problemCode() const { return m_problemCode; }
    [[nodiscard]] bool picturesTraining() const { return m_picturesTraining; } // and only that
    [[nodiscard]] bool picturesLive() const { return m_picturesLive; }

Q_SIGNALS:
    void trainingWanted(const QString& folder);
    void saeWanted(const QString& source); // once a model is there
    void liveWanted(const QString& where, int heads); // once a model is there; HEADS 0: not given

private:
    void takeModel();
    void openModel();
    void openImages();
    void applyQuestion();
    void applyClass(const QString& name);
    void complain(const QString& message, ErrorCode code = ErrorCode::Input);

    ViewState& m_state;
    EngineBridge& m_bridge;
    Library& m_library;
    SessionKeeper& m_keeper;
    MessageBar& m_messages;
    Startup m_startup;
    ErrorCode m_problemCode = ErrorCode::Input;
    bool m_picturesTraining = false, m_picturesLive = false;
};

// Opens a model that was trained on photographs for a photograph: the default one knows ten rendered solids.
// A model that the user chose stays open, and the better one is only offered.
class Photographs : public QObject
{
    Q_OBJECT

public:
    Photographs(ViewState& state, EngineBridge& bridge, Library& library, MessageBar& messages);
    void setUnattended() { m_attended = false; } // no user to tell

private:
    void follow();

    ViewState& m_state;
    Library& m_library;
    MessageBar& m_messages;
    bool m_attended = true;
    bool m_offered = false;
};

} // namespace hydra::ui
