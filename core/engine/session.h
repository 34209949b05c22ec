// SPDX-License-Identifier: GPL-3.0-or-later
// Answers questions by key on the caller's thread, and remembers traces, maps and predictions within a
// budget. Thread-safe: what two threads compute at once, both compute.
#pragma once

#include "core/base/file.h"
#include "core/engine/lru_cache.h"
#include "core/engine/open_files.h"
#include "core/engine/question.h"
#include "core/engine/sae_reading.h"
#include "core/engine/token_embedding.h"
#include "core/engine/word_shelf.h"
#include "core/evaluate/score.h"
#include "core/explain/explain.h"
#include "core/tensor/machine.h"

#include <chrono>
#include <memory>
#include <mutex>
#include <tuple>

namespace hydra::engine {

using BasisPtr = std::shared_ptr<const FeatureBasis>;
using TracePtr = std::shared_ptr<const Trace>;

struct TraceKey
{
    NetworkKey network;
    Precision precision = Precision::Single;
    bool everyBlock = false; // is read, so that products of a large picture are kept

    [[nodiscard]] auto parts() const { return std::tie(network, precision); }
};

struct PassTokens
{
    TokenVectors tokens;
    int topClass = -1; // of the pass; -1 of a backbone
};

class Session
{
public:
    explicit Session(std::size_t cacheBytes);

    [[nodiscard]] OpenFiles& openFiles() noexcept { return m_openFiles; }
    [[nodiscard]] WordShelf& words() noexcept { return m_words; }

    // BYTES for all that is remembered, pictures and inputs included, each kind its share. What is alone over
    // its share is answered all the same, and not kept. Not in it: the open models' weights.
    void setMemoryLimit(std::size_t bytes);
    [[nodiscard]] std::size_t cachedBytes();
    // A picture of OpenFiles::openBytes(), and with the last one who has it open all answers about it.
    void forget(const ImageId& image);

    // Throws hydra::Error; Cancelled between blocks. WATCH is of a measurement, and of a map of many passes.
    [[nodiscard]] Answer ask(const Question& question, const Watch& watch = {},
                             const CancelToken& cancel = {});
    // At once; null when it is not known. Of a timing: when it was measured lately; of a speed: never.
    [[nodiscard]] Answer known(const Question& question);
    // The same for one kind of question.
    template<class Key>
    [[nodiscard]] AnswerPtr<Key> answer(const Key& key, const Progress& progress = {},
                                        const CancelToken& cancel = {})
    {
        return std::get<AnswerPtr<Key>>(ask(key, {progress, {}}, cancel));
    }
    template<class Key>
    [[nodiscard]] AnswerPtr<Key> cached(const Key& key)
    {
        return std::get<AnswerPtr<Key>>(known(key));
    }

    // Predictions of KEYS, which differ in their pictures alone, in one pass where the inputs are of one
    // size; answer() knows them then. Their last digits depend on which pictures came together.
    void predictTogether(const std::vector<NetworkKey>& keys, const CancelToken& cancel);

    // What TARGET is called and its value in the pass of KEY.
    [[nodiscard]] TargetValue target(const NetworkKey& key, const ClassChoice& target,
                                     const CancelToken& cancel);
    [[nodiscard]] std::vector<RankedImage> rank(const std::vector<std::string>& paths, const NetworkKey& like,
                                                const ClassChoice& target, const Progress& progress,
                                                const CancelToken& cancel);

    // Whether its pass runs on one thread; false where the model is unknown.
    [[nodiscard]] bool onOneThread(const NetworkKey& key);
    // From the trace of a map, where there is one; a new trace is not kept.
    [[nodiscard]] TokenVectors tokens(const NetworkKey& key, const TokenChoice& choice,
                                      const CancelToken& cancel);
    // Of INPUT, made from the key's picture, which need not be open.
    [[nodiscard]] PassTokens tokens(const NetworkKey& key, const TokenChoice& choice, const ModelInput& input,
                                    const CancelToken& cancel);
    // The same as its whole trace.
    [[nodiscard]] TracePtr pass(const NetworkKey& key, const ModelInput& input, const CancelToken& cancel);

    // What the autoencoder ID finds in the pass of KEY; and what its features bring to TARGET there.
    [[nodiscard]] SaeReading codes(const NetworkKey& key, const std::string& id, const CancelToken& cancel);
    [[nodiscard]] SaeParts parts(const NetworkKey& key, const ClassChoice& target, const std::string& id,
                                 const CancelToken& cancel);

    // BASIS under the id that MapOptions::basis names it by; it stays while the session does, among the last
    // 64.
    std::string keep(const FeatureBasis& basis);
    // Also as ID.npz in FOLDER, where later sessions find it; errors of writing are thrown by keep().
    void setBasisFolder(const Path& folder);
    [[nodiscard]] Path fileOfBasis(const std::string& id); // empty: none
    [[nodiscard]] BasisPtr basis(const std::string& id); // null where it is not known

    // For the code that answers (inquiry.h). The model's network, with what the key switches off or replaces.
    [[nodiscard]] NetworkPtr network(const NetworkKey& key, const CancelToken& cancel);
    [[nodiscard]] TracePtr trace(const TraceKey& key, const CancelToken& cancel);
    // The autoencoder ID, by the formula that explains more of the first picture that it is asked about.
    [[nodiscard]] AutoencoderPtr autoencoder(const std::string& id, const NetworkKey& key,
                                             const CancelToken& cancel);
    [[nodiscard]] TracePtr cachedTrace(const TraceKey& key);
    // Throws Error{Usage} where a map of INPUT takes more memory than the machine has.
    void requireMemory(const NetworkKey& key, const ModelInput& input);
    [[nodiscard]] int resolveClass(const MapKey& key, const CancelToken& cancel);
    [[nodiscard]] Target resolveTarget(const MapKey& key, const CancelToken& cancel);
    [[nodiscard]] Kept keptOf(const MapKey& key, const CancelToken& cancel);
    // The mean of PATCHES of KEY's picture, as KEY's map compares them.
    [[nodiscard]] std::vector<float> keptQuery(const MapKey& key, const std::vector<int>& patches,
                                               const CancelToken& cancel);
    [[nodiscard]] std::shared_ptr<const Image> blurred(const NetworkKey& key);
    void keep(const NetworkKey& key, Prediction prediction);
    // A warm pass of KEY's network took that long just now, whatever the picture. Returns the least that was
    // measured: the rest was others' work.
    double timed(const NetworkKey& key, double milliseconds);

private:
    [[nodiscard]] NetworkPtr unchanged(const NetworkKey& key); // as far as its pass goes
    [[nodiscard]] at::Tensor reference(const MapKey& key, const CancelToken& cancel);
    template<class Key>
    [[nodiscard]] AnswerPtr<Key> made(const Key& asked, const Watch& watch, const CancelToken& cancel);
    template<class Key>
    [[nodiscard]] AnswerPtr<Key> remembered(const Key& key);
    [[nodiscard]] PredictionPtr remembered(const NetworkKey& key);
    [[nodiscard]] PredictionPtr remembered(const TimingKey& key);
    template<class Key>
    void remember(const Key& key, const AnswerPtr<Key>& answer); // the lock is held

    // Of forward passes of one network, whatever the picture.
    struct Steady
    {
        double milliseconds = 0;
        std::chrono::steady_clock::time_point when;
    };

    template<class Key>
    struct Remembered : LruCache<Key, AnswerPtr<Key>, KeyHash<Key>>
    {
        using Of = Key;
        Remembered()
            : LruCache<Key, AnswerPtr<Key>, KeyHash<Key>>(0, Oversized::Dropped)
        { }
    };
    template<class... Keys>
    static std::tuple<Remembered<Keys>...> memoryFor(const std::variant<Keys...>&);

    OpenFiles m_openFiles;
    WordShelf m_words;
    std::mutex m_mutex; // of the caches
    LruCache<TraceKey, TracePtr, KeyHash<TraceKey>> m_traces;
    decltype(memoryFor(std::declval<Question>())) m_answers;
    LruCache<std::string, std::shared_ptr<const Image>> m_blurred; // of scores
    LruCache<MapKey, at::Tensor, KeyHash<MapKey>> m_references{
        256}; // [e], of keys with the reference's image
    LruCache<std::string, BasisPtr> m_bases{64};
    // Of keys with the other picture: hundreds of frames ask for the same, and its trace may not stay.
    LruCache<MapKey, std::vector<float>, KeyHash<MapKey>> m_keptQueries{64};
    Path m_basisFolder;
    std::size_t m_untrimmed = 0; // bytes of traces made since freed memory was given back
    LruCache<NetworkKey, Steady, KeyHash<NetworkKey>> m_steady{256}; // of keys without a picture
};

// Multiply-adds of a pass.
[[nodiscard]] double macsOf(const VitConfig& config, const NetworkKey& key);

} // namespace hydra::engine
