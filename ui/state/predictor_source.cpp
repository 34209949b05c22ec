// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/predictor_source.h"

#include "core/base/outcome.h"
#include "ui/bridge/background.h"
#include "ui/paint/spoken.h"

#include <chrono>

namespace hydra::ui {

namespace {

constexpr auto patience = std::chrono::seconds(120); // as --patience without a number
constexpr auto toldEvery = std::chrono::milliseconds(100);

} // namespace

PredictorSource::PredictorSource(ViewState& state, QObject* parent)
    : QObject(parent)
    , m_state(state)
{
    m_thread.setMaxThreadCount(1);
    connect(&state, &ViewState::pictureChanged, this, &PredictorSource::show);
}

PredictorSource::~PredictorSource()
{
    for (const CancelToken* token : {&m_running, &m_showing, &m_mapping}) {
        token->cancel();
    }
    m_thread.waitForDone();
}

template<class Work, class Take>
void PredictorSource::start(const CancelToken& token, Work work, Take take)
{
    inBackground(m_thread, this, token, std::move(work), std::move(take));
}

const PredictorFacts* PredictorSource::facts() const
{
    return m_predictor ? &factsOf(*m_predictor) : nullptr;
}

const AskedPicture* PredictorSource::asked() const
{
    return m_asked ? &m_asked->picture : nullptr;
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
        [command = command.toStdString(), token = m_running] {
            return startPredictor(command, patience, token);
        },
        [this](const Outcome<std::shared_ptr<Predictor>>& outcome) {
            m_starting = false;
            if (outcome.ok()) {
                m_predictor = outcome.value();
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
    m_thread.start([gone = std::exchange(m_predictor, nullptr)]() mutable { gone.reset(); });
    Q_EMIT programChanged();
    Q_EMIT changed();
}

void PredictorSource::leave()
{
    m_showing.cancel();
    cancel();
    m_map.reset();
    m_picture.reset();
    m_thread.start([gone = std::exchange(m_asked, nullptr)]() mutable { gone.reset(); });
    Q_EMIT answerChanged();
}

void PredictorSource::setSeen(bool seen)
{
    m_seen = seen;
    show();
}

void PredictorSource::show()
{
    if (!m_predictor || !m_seen || m_picture == m_state.picture()) {
        return;
    }
    leave();
    m_picture = m_state.picture();
    m_problem.clear();
    m_showing = CancelToken();
    if (m_picture) {
        start(
            m_showing,
            [predictor = m_predictor, picture = m_picture->image.picture, token = m_showing] {
                return std::make_shared<const Asked>(
                    Asked{predictor, AskedPicture(*predictor, *picture, token)});
            },
            [this](const Outcome<std::shared_ptr<const Asked>>& outcome) {
                if (outcome.ok()) {
                    m_asked = outcome.value();
                    Q_EMIT answerChanged();
                    Q_EMIT changed();
                } else {
                    fail(outcome.error());
                }
            });
    }
    Q_EMIT changed();
}

void PredictorSource::explain(const PredictorQuestion& question)
{
    cancel();
    if (!m_asked) {
        return;
    }
    m_map.reset();
    m_question = question;
    m_explaining = true;
    m_fraction = 0;
    m_mapping = CancelToken();
    const auto post = [this, token = m_mapping](auto call) {
        QMetaObject::invokeMethod(
            this,
            [this, token, call] {
                if (!token.cancelled()) {
                    call();
                    Q_EMIT changed();
                }
            },
            Qt::QueuedConnection);
    };
    const auto progress = [this, post, last = std::chrono::steady_clock::now()](double fraction,
                                                                                const std::string&) mutable {
        if (const auto now = std::chrono::steady_clock::now(); now - last > toldEvery) {
            last = now;
            post([this, fraction] { m_fraction = fraction; });
        }
    };
    const auto grown = [this, post](const Map& map) {
        post([this, map = std::make_shared<const Map>(map)] { m_map = map; });
    };
    start(
        m_mapping,
        [asked = m_asked, question, progress, grown, token = m_mapping] {
            return asked->picture.explain(question, token, progress, grown);
        },
        [this](const Outcome<PredictorMap>& outcome) {
            m_explaining = false;
            if (!outcome.ok()) {
                fail(outcome.error());
                return;
            }
            m_map = outcome.value().map ? std::make_shared<const Map>(*outcome.value().map) : nullptr;
            m_problem = m_map ? QString()
                              : tr("None of %1 masked pictures had a box like this one: there is no map.")
                                    .arg(m_question.options.masks);
            Q_EMIT changed();
        });
    m_problem.clear();
    Q_EMIT changed();
}

void PredictorSource::cancel()
{
    m_mapping.cancel();
    if (std::exchange(m_explaining, false)) {
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
