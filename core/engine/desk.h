// SPDX-License-Identifier: GPL-3.0-or-later
// A session with a worker thread: each owner (a view) lists the questions it wants answered, and the worker
// answers the most urgent first. One embedding runs on a second thread.
//
// Threading: all functions but session() belong to one thread (the GUI's) and return at once. Listeners are
// called on the desk's threads.
#pragma once

#include "core/engine/embedding.h"
#include "core/engine/session.h"
#include "core/engine/worker.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hydra::engine {

// Called on the worker thread. Unset functions are skipped.
struct Listener
{
    // To what was wanted when its answer was there; a cancelled question has none.
    std::function<void(const Question&, const Outcome<Answer>&)> answered;
    // A map that takes many passes, as far as it is computed. Its answer follows, unless it is cancelled.
    std::function<void(const Question&, const MapPtr&)> grown;
    Progress progress; // what is being done; 1 and "" when idle
    std::function<void(const std::string& message)> failed; // errors outside any answer
};

class Desk
{
public:
    explicit Desk(Listener listener = {}, std::size_t cacheBytes = memoryLimit());
    ~Desk(); // cancels and joins
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    [[nodiscard]] Session& session() noexcept { return m_session; } // from any thread
    [[nodiscard]] Worker<Question>& worker() noexcept { return m_worker; } // take(), wants(), cancel()

    // Replaces OWNER's questions; equal priorities are answered in this order. Running work that no owner
    // lists is cancelled. Each question gets one answer, computed or cached.
    void want(const Owner& owner, const std::vector<Wish>& wishes);

    // Starts an embedding in the background and replaces the running one. ENDED is called only for an
    // embedding that ended by itself or was kept.
    using EmbeddingEnded = std::function<void(const Outcome<EmbeddingEndPtr>&)>;
    void embed(const EmbeddingRequest& request, const EmbeddingObserver& observer,
               const EmbeddingEnded& ended);
    // KEEP: the points so far, if any, are the result; otherwise the embedding is dropped.
    void stopEmbedding(bool keep);

private:
    [[nodiscard]] Task<Question> taskOf(const Wish& wish);
    [[nodiscard]] Worker<Question>::Delivery deliveryOf(const Question& question, const CancelToken& cancel);
    [[nodiscard]] Watch watchOf(const Question& question);

    struct EmbeddingJob;
    using EmbeddingJobPtr = std::shared_ptr<const EmbeddingJob>;
    using Embedder = Worker<EmbeddingJobPtr>;
    [[nodiscard]] Embedder::Delivery embedded(const EmbeddingJob& job, const CancelToken& cancel);

    Listener m_listener;
    Session m_session;
    Worker<Question> m_worker; // from here on: threads that use the others
    // A thread of its own, and not slices of the worker's: a slice could not end within a forward pass or a
    // search for neighbours, and the slider must not wait for either. It works alone (t-SNE on one thread,
    // products on one) and at a lower priority, so that the worker keeps the cores it counts on. Made when an
    // embedding is first asked for.
    std::unique_ptr<Embedder> m_background;
    EmbeddingJobPtr m_embedding; // asked for last
};

} // namespace hydra::engine
