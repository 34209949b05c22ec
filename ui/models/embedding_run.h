// SPDX-License-Identifier: GPL-3.0-or-later
// One embedding after the other: what the settings ask for, the run of it, and the points that have come. No
// window is needed.
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
        ClassTokens // one point a picture and head count
    };
    What what = What::Picture;
    int block = -1; // whose output; -1: after the final norm
    bool joint = true; // one plane for all head counts
    int perplexity = 30, seed = 0;
    std::vector<int> heads;
};

class EmbeddingRun : public QObject
{
    Q_OBJECT

public:
    EmbeddingRun(ViewState& state, Library& library, EngineBridge& bridge);

    void set(const EmbeddingSettings& settings) { m_settings = settings; } // of the next run
    // Begins, or begins again; empty, or why it cannot.
    [[nodiscard]] QString start();
    void stop(); // keeps what is there

    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] bool asked() const { return m_asked; } // at some time
    [[nodiscard]] bool outdated() const; // the points answer other settings; only when the state is ready
    // What was asked last is one picture's tokens: of another network or picture than is in view.
    [[nodiscard]] bool ofAnother() const; // only when the state is ready
    [[nodiscard]] const EmbeddingCloud& cloud() const { return m_cloud; }
    [[nodiscard]] const engine::EmbeddingRequest& answered() const { return m_answered; } // by cloud()
    [[nodiscard]] const QString& modelName() const { return m_model; } // of what was asked last
    // What the settings ask for now; only when the state is ready.
    [[nodiscard]] engine::EmbeddingRequest request() const;
    void open(int point) const; // its picture and head count become the main window's

Q_SIGNALS:
    void runningChanged();
    void started(const QStringList& notes); // other points, without a place yet
    void moved(const engine::EmbeddingFrame& frame);
    void ended(const engine::EmbeddingEnd& end);
    void failed(const QString& message);
    // Goes twice from 0 to 1, in step with what is counted in WORDS: pictures, then iterations.
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
    QString m_model; // of m_pending, by its name
    engine::EmbeddingRequest m_pending; // that runs; m_answered once its points are there
    bool m_running = false, m_asked = false;
    bool m_gathering = false; // pictures, before the iterations
    double m_shareOfPictures = 0; // of the whole run
};

} // namespace hydra::ui
