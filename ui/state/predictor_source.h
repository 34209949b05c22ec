// SPDX-License-Identifier: GPL-3.0-or-later
// A program behind a pipe, and what it answers about the picture in view: asked in the background, one
// question after the other. Nothing is started, and no map asked for, unless the user says so.
#pragma once

#include "core/predictor/predictor_question.h"
#include "ui/state/view_state.h"

#include <QThreadPool>

namespace hydra::ui {

class PredictorSource : public QObject
{
    Q_OBJECT

public:
    PredictorSource(ViewState& state, QObject* parent);
    ~PredictorSource() override; // cancels, and waits

    void start(const QString& command); // in place of the one that runs
    void stop();
    void setSeen(bool seen); // what nobody sees is not asked
    void explain(const PredictorQuestion& question);
    void cancel(); // the map

    [[nodiscard]] bool starting() const { return m_starting; }
    [[nodiscard]] bool running() const { return m_predictor != nullptr; }
    [[nodiscard]] bool explaining() const { return m_explaining; }
    [[nodiscard]] const QString& command() const { return m_command; }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const PredictorFacts* facts() const; // null: nothing runs
    [[nodiscard]] const PicturePtr& picture() const { return m_picture; } // that was shown to it; null: none
    [[nodiscard]] const AskedPicture* asked() const; // its answer; null: none yet
    [[nodiscard]] const engine::MapPtr& map() const { return m_map; } // may still grow
    [[nodiscard]] const PredictorQuestion& question() const { return m_question; } // that the map answers
    [[nodiscard]] double fraction() const { return m_fraction; }

Q_SIGNALS:
    void programChanged(); // another one, or none
    void answerChanged(); // of another picture, or none
    void changed(); // anything, these two included

private:
    struct Asked
    {
        std::shared_ptr<Predictor> predictor; // outlives the picture
        AskedPicture picture;
    };
    void show(); // the picture in view, once
    void leave(); // the picture and its map
    void fail(const Error& error);
    // WORK on the other thread, TAKE(its outcome) on this one unless TOKEN was cancelled.
    template<class Work, class Take>
    void start(const CancelToken& token, Work work, Take take);

    ViewState& m_state;
    QString m_command, m_problem;
    std::shared_ptr<Predictor> m_predictor;
    std::shared_ptr<const Asked> m_asked;
    PicturePtr m_picture;
    engine::MapPtr m_map;
    PredictorQuestion m_question;
    bool m_seen = false, m_starting = false, m_explaining = false;
    double m_fraction = 0;
    CancelToken m_running, m_showing, m_mapping;
    QThreadPool m_thread; // last: it must end before the rest goes
};

} // namespace hydra::ui
