// SPDX-License-Identifier: GPL-3.0-or-later
// Answers questions by key on the caller's thread, and caches traces, maps and predictions within a budget.
// Thread-safe: two threads that ask the same at once both compute it.
#pragma once

#include "core/base/file.h"
#include "core/engine/open_files.h"
#include "core/engine/question.h"
#include "core/explain/map.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace at {
class Tensor;
}
namespace hydra {
struct FeatureBasis;
struct Kept;
struct ScoredPicture;
struct Target;
struct Trace;
} // namespace hydra

namespace hydra::engine {

class WordShelf;
struct TraceKey; // inquiry.h
using BasisPtr = std::shared_ptr<const FeatureBasis>;
using TracePtr = std::shared_ptr<const Trace>;

struct PassTokens
{
    TokenVectors tokens;
    int topClass = -1; // of the pass; -1 for a backbone
};

// The default cache budget: HYDRA_MEMORY, in MB, else a sixteenth of the machine's memory, from leastMemory
// to 1 GiB. Throws Error{Usage} if HYDRA_MEMORY is not such a number.
[[nodiscard]] std::size_t memoryLimit();
constexpr std::size_t leastMemory = std::size_t(256) << 20;
constexpr std::size_t mostMemory = std::size_t(16) << 30;

class Session
{
public:
    explicit Session(std::size_t cacheBytes = memoryLimit());
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    [[nodiscard]] OpenFiles& files() noexcept { return m_files; }
    [[nodiscard]] WordShelf& words() noexcept { return *m_words; }

    // BYTES for all caches, pictures and inputs included; each kind gets its share. An answer larger than its
    // share is returned but not cached. The open models' weights are not counted.
    void setMemoryLimit(std::size_t bytes);
    [[nodiscard]] std::size_t cachedBytes();
    // Closes one use of a picture of OpenFiles::openBytes(); the last one erases its traces, maps and
    // predictions.
    void forget(const ImageId& image);
    // Erases PROGRAM, unless another one has replaced it, and all its answers.
    void forgetProgram(const ModelId& id, const ProgramPtr& program);
    void forgetAnswers(const ModelId& id); // all answers of the model

    // Throws hydra::Error; Cancelled between blocks. WATCH is used by measurements, and by maps of many
    // passes.
    [[nodiscard]] Answer ask(const Question& question, const Watch& watch = {},
                             const CancelToken& cancel = {});
    // Returns at once; null if the answer is not cached. A timing is returned if measured lately; a speed
    // never.
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

    // Predicts KEYS, which differ only in their pictures, in one pass if the inputs have one size, and caches
    // the answers. Low-order digits depend on the composition of the batch.
    void predictTogether(const std::vector<NetworkKey>& keys, const CancelToken& cancel = {});

    // Geometry of an opened image under an opened model. Cheap; throws Error{Input} when either is unknown.
    [[nodiscard]] SeenImage seen(const ImageId& image, const ModelId& model, const InputSize& size = {});

    // TARGET's name and its value in the pass of KEY.
    [[nodiscard]] TargetValue target(const NetworkKey& key, const ClassChoice& target,
                                     const CancelToken& cancel = {});
    // Ranks the files PATHS by the answer of LIKE's network (LIKE's picture is ignored) about the class
    // TARGET: the most similar first, unreadable files last.
    [[nodiscard]] std::vector<RankedImage> rank(const std::vector<std::string>& paths, const NetworkKey& like,
                                                const ClassChoice& target, const Progress& progress = {},
                                                const CancelToken& cancel = {});

    // Whether its pass runs on one thread; false where the model is unknown.
    [[nodiscard]] bool onOneThread(const NetworkKey& key);
    // Calls WORK with the scorer for KEY's picture and target, while no other question uses the program.
    // Throws Error{Usage} if KEY's model is not a program, or does not answer about such a target.
    void askProgram(const MapKey& key, const CancelToken& cancel,
                    const std::function<void(const ScoredPicture&)>& work);
    // From the cached trace of a map, if any; a new trace is not cached.
    [[nodiscard]] TokenVectors tokens(const NetworkKey& key, const TokenChoice& choice = {},
                                      const CancelToken& cancel = {});
    // Tokens of INPUT, made from the key's picture, which need not be open.
    [[nodiscard]] PassTokens tokens(const NetworkKey& key, const TokenChoice& choice, const ModelInput& input,
                                    const CancelToken& cancel);
    // The same, as its whole trace.
    [[nodiscard]] TracePtr pass(const NetworkKey& key, const ModelInput& input, const CancelToken& cancel);

    // What the autoencoder ID finds in the pass of KEY; and the contributions of its features to TARGET
    // there.
    [[nodiscard]] SaeReading codes(const NetworkKey& key, const std::string& id,
                                   const CancelToken& cancel = {});
    [[nodiscard]] SaeParts parts(const NetworkKey& key, const ClassChoice& target, const std::string& id,
                                 const CancelToken& cancel = {});

    // Keeps BASIS for this session, among the last 64, and returns its id for MapOptions::basis.
    std::string keep(const FeatureBasis& basis);
    // Bases are also kept as ID.npz in FOLDER, for later sessions; keep() throws errors of writing.
    void setBasisFolder(const Path& folder);
    [[nodiscard]] Path fileOfBasis(const std::string& id); // empty: none
    [[nodiscard]] BasisPtr basis(const std::string& id); // null if unknown

    // For the answering code (inquiry.h). The model's network, with the key's interventions applied.
    [[nodiscard]] NetworkPtr network(const NetworkKey& key, const CancelToken& cancel);
    [[nodiscard]] TracePtr trace(const TraceKey& key, const CancelToken& cancel);
    // The autoencoder ID, with the formula that explains more of the first picture it is asked about.
    [[nodiscard]] AutoencoderPtr autoencoder(const std::string& id, const NetworkKey& key,
                                             const CancelToken& cancel);
    [[nodiscard]] TracePtr cachedTrace(const TraceKey& key);
    // Throws Error{Usage} if a map of INPUT needs more memory than the machine has.
    void requireMemory(const NetworkKey& key, const ModelInput& input);
    [[nodiscard]] int resolveClass(const MapKey& key, const CancelToken& cancel);
    [[nodiscard]] Target resolveTarget(const MapKey& key, const CancelToken& cancel);
    [[nodiscard]] Kept keptOf(const MapKey& key, const CancelToken& cancel);
    // The mean of PATCHES of KEY's picture, as KEY's map compares them.
    [[nodiscard]] std::vector<float> keptQuery(const MapKey& key, const std::vector<int>& patches,
                                               const CancelToken& cancel);
    [[nodiscard]] std::shared_ptr<const Image> blurred(const NetworkKey& key);
    void keep(const NetworkKey& key, Prediction prediction);
    // Records the time of a warm pass of KEY's network, valid for all pictures. Returns the smallest measured
    // time: the excess was other processes' work.
    double timed(const NetworkKey& key, double milliseconds);

private:
    [[nodiscard]] NetworkPtr unchanged(const NetworkKey& key); // up to the end of the key's pass
    [[nodiscard]] at::Tensor reference(const MapKey& key, const CancelToken& cancel);
    template<class Key>
    [[nodiscard]] AnswerPtr<Key> made(const Key& asked, const Watch& watch, const CancelToken& cancel);
    template<class Key>
    [[nodiscard]] AnswerPtr<Key> remembered(const Key& key);
    [[nodiscard]] PredictionPtr remembered(const NetworkKey& key);
    [[nodiscard]] PredictionPtr remembered(const TimingKey& key);
    template<class Key>
    void remember(const Key& key, const AnswerPtr<Key>& answer); // the caller holds the lock

    struct Caches; // session_caches.h
    OpenFiles m_files;
    std::unique_ptr<WordShelf> m_words;
    std::unique_ptr<Caches> m_caches;
};

// Multiply-adds of a pass.
[[nodiscard]] double macsOf(const VitConfig& config, const NetworkKey& key);

} // namespace hydra::engine
