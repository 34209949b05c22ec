// SPDX-License-Identifier: GPL-3.0-or-later
// One question while it is being answered: what the answering code may ask its session for, under the
// question's own token and progress.
#pragma once

#include "core/engine/session.h"
#include "core/explain/explain.h"
#include "core/image/preprocess.h"
#include "core/tensor/machine.h"

#include <tuple>

namespace hydra::engine {

struct TraceKey
{
    NetworkKey network;
    Precision precision = Precision::Single;
    bool everyBlock = false; // every block is read, so products of a large picture are kept

    [[nodiscard]] auto parts() const { return std::tie(network, precision); }
    friend bool operator==(const TraceKey& a, const TraceKey& b) { return a.parts() == b.parts(); }
};

struct Inquiry
{
    Session& session;
    const Watch& watch;
    const CancelToken& cancel;

    // Asks another question; its answer is cached too.
    template<class Key>
    [[nodiscard]] AnswerPtr<Key> to(const Key& key) const
    {
        return session.answer(key, watch.progress, cancel);
    }
    [[nodiscard]] NetworkPtr network(const NetworkKey& key) const { return session.network(key, cancel); }
    [[nodiscard]] InputPtr input(const NetworkKey& key) const
    {
        return session.files().input(key.image, key.model, key.size);
    }
    [[nodiscard]] TracePtr trace(const NetworkKey& key, Precision precision = Precision::Single,
                                 bool everyBlock = false) const
    {
        return session.trace({key, precision, everyBlock}, cancel);
    }
    [[nodiscard]] Target target(const MapKey& key) const { return session.resolveTarget(key, cancel); }
    // Sets the thread count for a pass of KEY; reading its trace, which may be cached, takes as much work.
    void chooseThreads(const NetworkKey& key) const
    {
        useThreadsFor(macsOf(session.files().network(key.model)->config(), key));
    }
};

// The answer of a program behind a pipe; empty for a network.
[[nodiscard]] std::optional<Prediction> predictionThrough(const NetworkKey& key, const Inquiry& inquiry);
[[nodiscard]] std::optional<Map> mapThrough(const MapKey& key, const Inquiry& inquiry);
[[nodiscard]] std::optional<Score> scoreThrough(const ScoreKey& key, const Inquiry& inquiry);
// From LOGITS and PROBABILITIES [classes].
[[nodiscard]] Prediction predictionOf(Answers answers, const at::Tensor& logits,
                                      const at::Tensor& probabilities);
// The map that KEY asks about, or its baseline, as one value per patch.
[[nodiscard]] std::vector<float> valuesFor(const ScoreKey& key, int rows, int cols, const Inquiry& inquiry);

} // namespace hydra::engine
