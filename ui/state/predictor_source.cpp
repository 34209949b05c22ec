// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/predictor_source.h"

#include "core/base/outcome.h"
#include "ui/paint/spoken.h"

#include <QFile>

#include <chrono>
#include <tuple>
#include <utility>

namespace hydra::ui {

namespace {

constexpr auto patience = std::chrono::seconds(120); // as --patience without a number
constexpr auto toldEvery = std::chrono::milliseconds(100);

} // namespace

PredictorSource::PredictorSource(ViewState& state, EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_bridge(bridge)
{
    connect(&state, &ViewState::pictureChanged, this, &PredictorSource::show);
}

PredictorSource::~PredictorSource()
{
    for (const CancelToken* token : {&m_running, &m_showing, &m_mapping}) {
        token->cancel();
    }
}

template<class Work, class Take>
void PredictorSource::start(const CancelToken& token, Work work, Take take)
{
    inBackground(m_thread.pool, this, token, std::move(work), std::move(take));
}

const PredictorFacts* PredictorSource::facts() const
{
    return m_program ? &m_program->facts() : nullptr;
}

void PredictorSource::start(const QString& command)
{
    stop();
    m_command = command;
    m_problem.clear();
    m_starting = true;
    m_running = CancelToken();
    start(
        m_running,
        [this, command = command.toStdString(), token = m_running] {
            const auto program =
                std::make_shared<const engine::BorrowedProgram>(m_bridge.session(), command, patience, token);
            token.check();
            return program;
        },
        [this](const Outcome<Program>& outcome) {
            m_starting = false;
            if (outcome.ok()) {
                m_program = outcome.value();
                Q_EMIT programChanged();
                show();
            } else {
                m_problem = spoken(outcome.error().what());
            }
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void PredictorSource::stop()
{
    leave();
    m_running.cancel();
    m_starting = false;
    // To end a program may take its time.
    m_thread.pool.start([gone = std::exchange(m_program, nullptr)]() mutable { gone.reset(); });
    Q_EMIT programChanged();
    Q_EMIT changed();
}

void PredictorSource::leave()
{
    m_showing.cancel();
    cancel();
    m_map.reset();
    m_scores = {};
    m_picture.reset();
    m_thread.pool.start([gone = std::exchange(m_asked, nullptr)]() mutable { gone.reset(); });
    Q_EMIT answerChanged();
}

void PredictorSource::setSeen(bool seen)
{
    m_seen = seen;
    show();
}

void PredictorSource::show()
{
    if (!m_program || !m_seen || explainsAll() || m_picture == m_state.picture()) {
        return;
    }
    leave();
    m_picture = m_state.picture();
    m_problem.clear();
    m_showing = CancelToken();
    if (m_picture) {
        start(
            m_showing,
            [this, key = Ask().network(m_picture->image.id, m_program->model().id), token = m_showing] {
                const engine::PredictionPtr prediction = m_bridge.session().answer(key, {}, token);
                return std::pair(m_bridge.session().asked(key, token), prediction);
            },
            [this](const Outcome<std::pair<engine::AskedPtr, engine::PredictionPtr>>& outcome) {
                if (outcome.ok()) {
                    std::tie(m_asked, m_prediction) = outcome.value();
                    Q_EMIT answerChanged();
                    Q_EMIT changed();
                } else {
                    fail(outcome.error());
                }
            });
    }
    Q_EMIT changed();
}

template<class Call>
void PredictorSource::post(const CancelToken& token, Call call)
{
    tellLater(this, token, [this, call = std::move(call)] {
        call();
        Q_EMIT changed();
    });
}

Progress PredictorSource::told()
{
    return seldom(toldEvery, [this, token = m_mapping](double fraction, const std::string& what) {
        post(token, [this, fraction, what] {
            m_fraction = fraction;
            m_doing = spoken(what);
        });
    });
}

void PredictorSource::begin(Job job)
{
    m_job = job;
    m_fraction = 0;
    m_doing.clear();
    m_problem.clear();
    m_mapping = CancelToken();
}

void PredictorSource::explain(const PredictorQuestion& question)
{
    cancel();
    if (!m_asked || busy()) {
        return;
    }
    m_map.reset();
    m_scores = {};
    m_question = question;
    begin(Job::Map);
    const auto grown = [this, token = m_mapping](const Map& map) {
        post(token, [this, map = std::make_shared<const Map>(map)] { m_map = map; });
    };
    const engine::OpenedModel& model = m_program->model();
    start(
        m_mapping,
        [this, key = engine::askOf(question, *model.program).map(m_picture->image.id, model.id),
         watch = Watch{told(), grown},
         token = m_mapping] { return std::get<engine::MapPtr>(m_bridge.session().ask(key, watch, token)); },
        [this](const Outcome<engine::MapPtr>& outcome) {
            m_job = Job::None;
            if (!outcome.ok()) {
                fail(outcome.error());
                return;
            }
            m_map = outcome.value()->matched == 0 ? nullptr : outcome.value();
            m_problem = m_map ? QString()
                              : tr("None of %1 masked pictures had a box like this one: there is no map.")
                                    .arg(m_question.options.masks);
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void PredictorSource::measure()
{
    if (!m_asked || !m_map || busy()) {
        return;
    }
    begin(Job::Curves);
    CurveChoice curves;
    curves.perturbation = false;
    start(
        m_mapping,
        [asked = m_asked, question = m_question, map = m_map, name = m_picture->image.name, curves,
         progress = told(),
         token = m_mapping] { return scoresOf(*asked, question, *map, name, curves, progress, token); },
        [this](const Outcome<PredictorScores>& outcome) {
            m_job = Job::None;
            if (!outcome.ok()) {
                fail(outcome.error());
                return;
            }
            m_scores = outcome.value();
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void PredictorSource::explainAll(const PredictorMaps& maps, const std::vector<engine::OpenedImage>& pictures,
                                 const QString& format, const QString& place)
{
    if (!m_program || busy()) {
        return;
    }
    begin(Job::All);
    start(
        CancelToken(), // who cancels it wants to know what is there
        [this, program = m_program, maps, pictures, format = format.toStdString(),
         path = QFile::encodeName(place).toStdString(), progress = told(), token = m_mapping] {
            return writePredictorMaps(m_bridge.session(), program->model(), maps, pictures, format, path,
                                      progress, token);
        },
        [this, place, count = pictures.size()](const Outcome<WrittenMaps>& outcome) {
            takeAll(outcome, place, count);
        });
    Q_EMIT changed();
}

void PredictorSource::takeAll(const Outcome<WrittenMaps>& outcome, const QString& place, std::size_t pictures)
{
    m_job = Job::None;
    m_doing.clear();
    QString said;
    if (!outcome.ok()) {
        said = m_problem = spoken(outcome.error().what());
    } else {
        const WrittenMaps& written = outcome.value();
        const bool failed = written.ended && written.ended->code() != ErrorCode::Cancelled;
        if (failed) {
            fail(*written.ended);
        }
        said = written.pictures == 0
            ? (failed ? m_problem : tr("Stopped. Nothing was written."))
            : tr("%1 of %2 pictures are in %3").arg(written.pictures).arg(pictures).arg(place);
        if (!written.leftOut.empty()) {
            said += QStringLiteral(". ")
                + tr("Left out: %1, the first: %2")
                      .arg(written.leftOut.size())
                      .arg(spoken(written.leftOut.front()));
        }
    }
    Q_EMIT wroteAll(said);
    show(); // what came into view meanwhile
    Q_EMIT changed();
}

// All pictures go on until takeAll(): what is finished is being closed.
void PredictorSource::cancel()
{
    m_mapping.cancel();
    if (busy() && !explainsAll()) {
        m_job = Job::None;
        Q_EMIT changed();
    }
}

// A program that failed once has ended, or says what nobody understands: it is not asked again.
void PredictorSource::fail(const Error& error)
{
    if (error.code() != ErrorCode::Usage) {
        stop();
    }
    m_problem = spoken(error.what());
    Q_EMIT changed();
}

} // namespace hydra::ui
