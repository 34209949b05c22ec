// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/desk.h"

#include "core/engine/embedding_job.h"
#include "core/explain/method_table.h"

namespace hydra::engine {

struct Desk::EmbeddingJob
{
    EmbeddingRequest request;
    EmbeddingObserver observer;
    EmbeddingEnded ended;
    KeepFlag keep;
};

Desk::Desk(Listener listener, std::size_t cacheBytes)
    : m_listener(std::move(listener))
    , m_session(cacheBytes)
    , m_worker([this](const Question& question,
                      const CancelToken& cancel) { return deliveryOf(question, cancel); },
               m_listener.progress, m_listener.failed)
{ }

Desk::~Desk() = default;

void Desk::want(const Owner& owner, const std::vector<Wish>& wishes)
{
    std::vector<Task<Question>> tasks;
    for (const Wish& wish : wishes) {
        tasks.push_back(taskOf(wish));
    }
    m_worker.want(owner, std::move(tasks));
}

Task<Question> Desk::taskOf(const Wish& wish)
{
    const bool quiet = wish.priority == Priority::Prefetch || wish.priority == Priority::Timing;
    // Small networks are answered two maps at a time, but for the one that is waited for.
    const auto* map = std::get_if<MapKey>(&wish.question);
    const bool paired = map != nullptr && m_session.onOneThread(map->network)
        && methodInfo(map->options.method).blackBox == BlackBox::None // those fill the machine alone
        && (wish.priority == Priority::Beside || wish.priority == Priority::Strip);
    return {wish.question, static_cast<int>(wish.priority), quiet ? "" : titleOf(wish.question), paired};
}

// Passes a value or a failure to the listener; empty for a cancelled question.
Worker<Question>::Delivery Desk::deliveryOf(const Question& question, const CancelToken& cancel)
{
    const auto outcome = Outcome<Answer>::of([&] {
        const bool grows =
            std::holds_alternative<MapKey>(question) || std::holds_alternative<ConceptsKey>(question);
        return m_session.ask(question, grows ? watchOf(question) : Watch(), cancel);
    });
    if (!outcome.ok() && outcome.error().code() == ErrorCode::Cancelled) {
        return {};
    }
    return [this, question, outcome] {
        if (m_listener.answered) {
            m_listener.answered(question, outcome);
        }
    };
}

// Reports the progress of the question that the worker names, and its map as it grows.
Watch Desk::watchOf(const Question& question)
{
    Watch watch{m_worker.progressWithin(question), {}};
    if (m_listener.grown) {
        watch.grown = [this, question](const Map& map) {
            m_listener.grown(question, std::make_shared<const Map>(map));
        };
    }
    return watch;
}

void Desk::embed(const EmbeddingRequest& request, const EmbeddingObserver& observer,
                 const EmbeddingEnded& ended)
{
    EmbeddingRequest alone = request;
    alone.options.tsne.threads = 1; // the result does not depend on it
    m_embedding = std::make_shared<const EmbeddingJob>(EmbeddingJob{alone, observer, ended, {}});
    if (!m_background) {
        m_background = std::make_unique<Embedder>(
            [this](const EmbeddingJobPtr& job, const CancelToken& cancel) { return embedded(*job, cancel); },
            Progress(), m_listener.failed, Manners::Background);
    }
    m_background->want({}, {{m_embedding}});
}

void Desk::stopEmbedding(bool keep)
{
    if (m_background) {
        if (keep) {
            m_embedding->keep.set();
        }
        (void)m_background->cancel();
    }
}

// Calls ENDED itself: the worker drops the delivery of a stopped embedding, whose points may be kept.
Desk::Embedder::Delivery Desk::embedded(const EmbeddingJob& job, const CancelToken& cancel)
{
    const auto outcome = Outcome<EmbeddingEndPtr>::of([&] {
        return std::make_shared<const EmbeddingEnd>(
            embedPictures(m_session, job.request, job.observer, cancel, job.keep));
    });
    const bool cancelled = !outcome.ok() && outcome.error().code() == ErrorCode::Cancelled;
    const bool dropped = cancel.cancelled() && !job.keep.isSet(); // in its last moment
    if (!cancelled && !dropped && job.ended) {
        job.ended(outcome);
    }
    return {};
}

} // namespace hydra::engine
