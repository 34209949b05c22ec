// SPDX-License-Identifier: GPL-3.0-or-later
// A program behind a pipe, and what it answers about the picture in view, or about many: asked in the
// background, one question after the other. Nothing is started, and no map asked for, unless the user says
// so.
#pragma once

#include "core/engine/borrowed.h"
#include "core/engine/session.h"
#include "core/evaluate/predictor_score.h"
#include "core/export/dataset_question.h"
#include "ui/bridge/background.h"
#include "ui/state/view_state.h"

namespace hydra::ui {

class PredictorSource : public QObject
{
    Q_OBJECT

public:
    PredictorSource(ViewState& state, EngineBridge& bridge, QObject* parent);
    ~PredictorSource() override; // cancels, and waits

    void start(const QString& command); // in place of the one that runs
    void stop();
    void setSeen(bool seen); // what nobody sees is not asked
    void explain(const PredictorQuestion& question);
    void measure(); // the map
    // As writePredictorMaps(). The picture that was shown stays until it is done, and nothing else is asked.
    void explainAll(const PredictorMaps& maps, const std::vector<engine::OpenedImage>& pictures,
                    const QString& format, const QString& place);
    void cancel(); // what it is at

    [[nodiscard]] bool starting() const { return m_starting; }
    [[nodiscard]] bool running() const { return m_program != nullptr; }
    [[nodiscard]] bool busy() const { return m_job != Job::None; }
    [[nodiscard]] bool explaining() const { return m_job == Job::Map; }
    [[nodiscard]] bool explainsAll() const { return m_job == Job::All; }
    [[nodiscard]] const QString& command() const { return m_command; }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const PredictorFacts* facts() const; // null: nothing runs
    [[nodiscard]] const PicturePtr& picture() const { return m_picture; } // that was shown to it; null: none
    [[nodiscard]] const AskedPicture* asked() const { return m_asked.get(); } // its answer; null: none yet
    [[nodiscard]] const engine::PredictionPtr& prediction() const { return m_prediction; } // the same
    [[nodiscard]] const engine::MapPtr& map() const { return m_map; } // may still grow
    [[nodiscard]] const PredictorQuestion& question() const { return m_question; } // that the map answers
    [[nodiscard]] const PredictorScores& scores() const { return m_scores; } // of the map; null: none
    [[nodiscard]] double fraction() const { return m_fraction; }
    [[nodiscard]] const QString& doing() const { return m_doing; } // the picture that is being explained

Q_SIGNALS:
    void programChanged(); // another one, or none
    void answerChanged(); // of another picture, or none
    void changed(); // anything, these two included
    void wroteAll(const QString& message); // what came of explainAll()

private:
    using Program = std::shared_ptr<const engine::BorrowedProgram>;
    enum class Job
    {
        None,
        Map,
        Curves,
        All
    };
    void begin(Job job);
    [[nodiscard]] Progress told(); // of this job
    template<class Call>
    void post(const CancelToken& token, Call call);
    void takeAll(const Outcome<WrittenMaps>& outcome, const QString& place, std::size_t pictures);
    void show(); // the picture in view, once
    void leave(); // the picture and its map
    void fail(const Error& error);
    // WORK on the other thread, TAKE(its outcome) on this one unless TOKEN was cancelled.
    template<class Work, class Take>
    void start(const CancelToken& token, Work work, Take take);

    ViewState& m_state;
    EngineBridge& m_bridge;
    QString m_command, m_problem, m_doing;
    Program m_program;
    engine::AskedPtr m_asked;
    engine::PredictionPtr m_prediction;
    PicturePtr m_picture;
    engine::MapPtr m_map;
    PredictorQuestion m_question;
    PredictorScores m_scores;
    bool m_seen = false, m_starting = false;
    Job m_job = Job::None;
    double m_fraction = 0;
    CancelToken m_running, m_showing, m_mapping;
    Background m_thread;
};

} // namespace hydra::ui
