// SPDX-License-Identifier: GPL-3.0-or-later
// Answers questions by key on the caller's thread, and remembers traces, maps and predictions within a
// budget. Thread-safe: what two threads compute at once, both compute.
#pragma once

#include "core/base/file.h"
#include "core/engine/library.h"
#include "core/engine/lru_cache.h"
#include "core/engine/question.h"
#include "core/engine/token_embedding.h"
#include "core/evaluate/score.h"
#include "core/explain/explain.h"

#include <chrono>
#include <memory>
#include <mutex>

namespace hydra::engine {

using BasisPtr = std::shared_ptr<const FeatureBasis>;

struct PassTokens
{
    TokenVectors tokens;
    int topClass = -1; // of the pass; -1 of a backbone
};

class Session
{
public:
    explicit Session(std::size_t cacheBytes);

    [[nodiscard]] Library& library() noexcept { return m_library; }

    // BYTES for all that is remembered, pictures and inputs included, each kind its share. What is alone over
    // its share is answered all the same, and not kept. Not in it: the open models' weights.
    void setMemoryLimit(std::size_t bytes);
    [[nodiscard]] std::size_t cachedBytes();
    // A picture of Library::openBytes(), and with the last one who has it open all answers about it.
    void forget(const ImageId& image);

    // At once; null when it is not known. Of a timing: when it was measured lately.
    [[nodiscard]] PredictionPtr cached(const NetworkKey& key);
    [[nodiscard]] PredictionPtr cached(const TimingKey& key);
    [[nodiscard]] MapPtr cached(const MapKey& key);
    [[nodiscard]] WalkPtr cached(const WalkKey& key);
    [[nodiscard]] ScorePtr cached(const ScoreKey& key);
    [[nodiscard]] DecompositionPtr cached(const DecompositionKey& key);
    [[nodiscard]] HeadMatrixPtr cached(const HeadMatrixKey& key);
    [[nodiscard]] LensPtr cached(const LensKey& key);
    [[nodiscard]] WordMapPtr cached(const WordsKey& key);
    [[nodiscard]] StabilityPtr cached(const StabilityKey& key);
    [[nodiscard]] SpeedPtr cached(const SpeedKey&) { return nullptr; } // measured anew each time

    // Throw hydra::Error; Cancelled between blocks. PROGRESS is of a measurement, and of a map of many
    // passes.
    [[nodiscard]] PredictionPtr answer(const NetworkKey& key, const Progress& progress = {},
                                       const CancelToken& cancel = {});
    // Predictions of KEYS, which differ in their pictures alone, in one pass where the inputs are of one
    // size; answer() knows them then. Their last digits depend on which pictures came together.
    void predictTogether(const std::vector<NetworkKey>& keys, const CancelToken& cancel = {});
    [[nodiscard]] PredictionPtr answer(const TimingKey& key, const Progress& progress = {},
                                       const CancelToken& cancel = {});
    [[nodiscard]] MapPtr answer(const MapKey& key, const Progress& progress = {},
                                const CancelToken& cancel = {});
    [[nodiscard]] MapPtr watched(const MapKey& key, const Watch& watch, const CancelToken& cancel);
    [[nodiscard]] WalkPtr answer(const WalkKey& key, const Progress& progress = {},
                                 const CancelToken& cancel = {});
    [[nodiscard]] ScorePtr answer(const ScoreKey& key, const Progress& progress = {},
                                  const CancelToken& cancel = {});
    [[nodiscard]] SpeedPtr answer(const SpeedKey& key, const Progress& progress = {},
                                  const CancelToken& cancel = {});

    // What TARGET is called and its value in the pass of KEY.
    [[nodiscard]] TargetValue target(const NetworkKey& key, const ClassChoice& target,
                                     const CancelToken& cancel);
    [[nodiscard]] DecompositionPtr answer(const DecompositionKey& key, const Progress& progress = {},
                                          const CancelToken& cancel = {});
    [[nodiscard]] HeadMatrixPtr answer(const HeadMatrixKey& key, const Progress& progress = {},
                                       const CancelToken& cancel = {});
    [[nodiscard]] LensPtr answer(const LensKey& key, const Progress& progress = {},
                                 const CancelToken& cancel = {});

    [[nodiscard]] WordMapPtr answer(const WordsKey& key, const Progress& progress = {},
                                    const CancelToken& cancel = {});
    [[nodiscard]] StabilityPtr answer(const StabilityKey& key, const Progress& progress = {},
                                      const CancelToken& cancel = {});
    [[nodiscard]] std::vector<RankedImage> rank(const std::vector<std::string>& paths, const NetworkKey& like,
                                                const ClassChoice& target, const Progress& progress,
                                                const CancelToken& cancel);

    // A pass of it leaves the other cores alone; false where the model is unknown.
    [[nodiscard]] bool onOneThread(const NetworkKey& key);
    // From the trace of a map, where there is one; a new trace is not kept.
    [[nodiscard]] TokenVectors tokens(const NetworkKey& key, const TokenChoice& choice,
                                      const CancelToken& cancel);
    // Of INPUT, made from the key's picture, which need not be open.
    [[nodiscard]] PassTokens tokens(const NetworkKey& key, const TokenChoice& choice, const ModelInput& input,
                                    const CancelToken& cancel);
    // The same as its whole trace.
    [[nodiscard]] std::shared_ptr<const Trace> pass(const NetworkKey& key, const ModelInput& input,
                                                    const CancelToken& cancel);

    // BASIS under the id that MapOptions::basis names it by; it stays while the session does, among the last
    // 64.
    std::string keep(const FeatureBasis& basis);
    // Also as ID.npz in FOLDER, where later sessions find it; errors of writing are thrown by keep().
    void setBasisFolder(const Path& folder);
    [[nodiscard]] Path fileOfBasis(const std::string& id); // empty: none
    [[nodiscard]] BasisPtr basis(const std::string& id); // null where it is not known

private:
    using TracePtr = std::shared_ptr<const Trace>;
    struct TraceKey
    {
        NetworkKey network;
        Precision precision;
        friend bool operator==(const TraceKey& a, const TraceKey& b)
        {
            return a.precision == b.precision && a.network == b.network;
        }
    };
    struct TraceHash
    {
        std::size_t operator()(const TraceKey& key) const
        {
            return hashOf(key.network) * 3 + std::size_t(key.precision);
        }
    };
    [[nodiscard]] NetworkPtr networkOf(const NetworkKey& key, const CancelToken& cancel);
    [[nodiscard]] TracePtr cachedTrace(const TraceKey& key);
    [[nodiscard]] TracePtr trace(const TraceKey& key, const CancelToken& cancel);
    [[nodiscard]] int resolveClass(const MapKey& key, const CancelToken& cancel);
    [[nodiscard]] Target resolveTarget(const MapKey& key, const CancelToken& cancel);
    [[nodiscard]] at::Tensor reference(const MapKey& key, const CancelToken& cancel);
    // MAKE(trace, target) for a question about the inside of one pass; no target where the question is about
    // a class, the model is a backbone and NEEDSTARGET does not refuse it.
    template<class Key, class Cache, class Make>
    [[nodiscard]] AnswerPtr<Key> insideOf(const Key& key, Cache& cache, const char* what, bool needsTarget,
                                          const CancelToken& cancel, const Make& make);
    template<class Cache, class Key>
    [[nodiscard]] auto found(Cache& cache, const Key& key) // null where it is not there
    {
        const std::lock_guard lock(m_mutex);
        const auto* const known = cache.find(key);
        return known != nullptr ? *known : std::decay_t<decltype(*known)>();
    }
    [[nodiscard]] Kept keptOf(const MapKey& key, const CancelToken& cancel);
    MapPtr remember(const MapKey& key, Map map);
    [[nodiscard]] std::shared_ptr<const Image> blurred(const NetworkKey& key);
    void keep(const NetworkKey& key, const PredictionPtr& prediction); // the lock is held

    // Of forward passes of one network, whatever the picture.
    struct Steady
    {
        double milliseconds = 0;
        std::chrono::steady_clock::time_point when;
    };

    Library m_library;
    std::mutex m_mutex; // of the caches
    LruCache<TraceKey, TracePtr, TraceHash> m_traces;
    LruCache<MapKey, MapPtr, KeyHash<MapKey>> m_maps;
    LruCache<NetworkKey, PredictionPtr, KeyHash<NetworkKey>> m_predictions;
    LruCache<WalkKey, WalkPtr, KeyHash<WalkKey>> m_walks;
    LruCache<DecompositionKey, DecompositionPtr, KeyHash<DecompositionKey>> m_decompositions;
    LruCache<HeadMatrixKey, HeadMatrixPtr, KeyHash<HeadMatrixKey>> m_matrices;
    LruCache<LensKey, LensPtr, KeyHash<LensKey>> m_lenses;
    LruCache<WordsKey, WordMapPtr, KeyHash<WordsKey>> m_words{256};
    LruCache<StabilityKey, StabilityPtr, KeyHash<StabilityKey>> m_stabilities{1024};
    LruCache<ScoreKey, ScorePtr, KeyHash<ScoreKey>> m_scores;
    LruCache<std::string, std::shared_ptr<const Image>> m_blurred; // of m_scores
    LruCache<MapKey, at::Tensor, KeyHash<MapKey>> m_references{
        256}; // [e], of keys with the reference's image
    LruCache<std::string, BasisPtr> m_bases{64};
    Path m_basisFolder;
    std::size_t m_untrimmed = 0; // bytes of traces made since freed memory was given back
    LruCache<NetworkKey, Steady, KeyHash<NetworkKey>> m_steady{256}; // of keys without a picture
};

} // namespace hydra::engine
