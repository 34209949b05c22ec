// SPDX-License-Identifier: GPL-3.0-or-later
// Runs embeddings, one at a time: builds the request from the settings and collects the points. Needs no
// window.
#pragma once

#include "ui/models/embedding_cloud.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"

namespace hydra::ui {

struct EmbeddingSettings
{
    enum class What
    {
        Picture, // tokens of the picture on screen
        Pictures, // tokens of all pictures of the list
        ClassTokens // one point per picture and head count
    };
    What what = What::Picture;
    int block = -1; // the block whose output is read; -1: after the final norm
    bool joint = true; // one plane for all head counts
    int perplexity = 30, seed = 0;
    std::vector<int> heads;
};

class EmbeddingRun : public QObject
{
    Q_OBJECT

public:
    EmbeddingRun(ViewState& state, Library& library, EngineBridge& bridge);

    void set(const EmbeddingSettings& settings) { m_settings = settings; } // for the next run
    // Starts or restarts a run. Returns an error message, empty on success.
    [[nodiscard]] QString start();
    void stop(); // keeps the points so far

    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] bool asked() const { return m_asked; } // a run was started before
    [[nodiscard]] bool outdated() const; // the points are of other settings; needs a ready state
    // The last run was of one picture's tokens, for another picture or network than the current one.
    [[nodiscard]] bool ofAnother() const; // needs a ready state
    [[nodiscard]] const EmbeddingCloud& cloud() const { return m_cloud; }
    // The request answered by cloud().
    [[nodiscard]] const engine::EmbeddingRequest& answered() const { return m_answered; }
    [[nodiscard]] const QString& modelName() const { return m_model; } // of the last run
    // The request for the current settings; needs a ready state.
    [[nodiscard]] engine::EmbeddingRequest request() const;
    void open(int point) const; // shows its picture and head count in the main window

Q_SIGNALS:
    void runningChanged();
    void started(const QStringList& notes); // new points, without positions yet
    void moved(const engine::EmbeddingFrame& frame);
    void ended(const engine::EmbeddingEnd& end);
    void failed(const QString& message);
    // Runs from 0 to 1 twice: for the pictures, then for the iterations, as counted in WORDS.
    void progressed(double share, const QString& words);

private:
    void takeStart(const engine::EmbeddingStartPtr& start);
    void takeEnd(const engine::EmbeddingEnd& end);
    void follow(double fraction, const QString& what);
    void setRunning(bool running);
    [[nodiscard]] std::vector<engine::EmbeddingPicture> pictures() const;

    ViewState& m_state;
    Library& m_library;
    EngineBridge& m_bridge;
    EmbeddingSettings m_settings;
    EmbeddingCloud m_cloud;
    engine::EmbeddingRequest m_answered;
    QString m_model; // name of m_pending's model
    engine::EmbeddingRequest m_pending; // the running request; copied to m_answered when its points arrive
    bool m_running = false, m_asked = false;
    bool m_gathering = false; // reading pictures, before the iterations
    double m_shareOfPictures = 0; // share of the pictures in the whole run
};

} // namespace hydra::ui
