// SPDX-License-Identifier: GPL-3.0-or-later
// Answers questions by key on the caller's thread, and remembers traces, maps and predictions within a
// budget. Thread-safe: what two threads compute at once, both compute.
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
    int topClass = -1; // of the pass; -1 of a backbone
};

// What a session remembers at most, where nobody says: HYDRA_MEMORY, in MB, else a sixteenth of the machine's
// memory, from leastMemory to 1 GiB. Throws Error{Usage} where HYDRA_MEMORY is no such number.
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

    // BYTES for all that is remembered, pictures and inputs included, each kind its share. What is alone over
    // its share is answered all the same, and not kept. Not in it: the open models' weights.
    void setMemoryLimit(std::size_t bytes);
    [[nodiscard]] std::size_t cachedBytes();
    // A picture of OpenFiles::openBytes(), and with the last one who has it open all answers about it.
    void forget(const ImageId& image);
    // PROGRAM, unless another one has come in its place, and all answers of it.
    void forgetProgram(const ModelId& id, const ProgramPtr& program);
    void forgetAnswers(const ModelId& id); // all of the model's

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
    void predictTogether(const std::vector<NetworkKey>& keys, const CancelToken& cancel = {});

    // Geometry of an opened image under an opened model. Cheap; throws Error{Input} when either is unknown.
    [[nodiscard]] SeenImage seen(const ImageId& image, const ModelId& model, const InputSize& size = {});

    // What TARGET is called and its value in the pass of KEY.
    [[nodiscard]] TargetValue target(const NetworkKey& key, const ClassChoice& target,
                                     const CancelToken& cancel = {});
    // The files PATHS by what the network of LIKE, whose picture does not count, answers about the class
    // TARGET: the most similar first, what cannot be read last.
    [[nodiscard]] std::vector<RankedImage> rank(const std::vector<std::string>& paths, const NetworkKey& like,
                                                const ClassChoice& target, const Progress& progress = {},
                                                const CancelToken& cancel = {});

    // Whether its pass runs on one thread; false where the model is unknown.
    [[nodiscard]] bool onOneThread(const NetworkKey& key);
    // WORK, while nobody else asks the program of KEY's model, with what pictures are worth for KEY's target.
    // Throws Error{Usage} where that is no program, or answers nothing about such a target.
    void askProgram(const MapKey& key, const CancelToken& cancel,
                    const std::function<void(const ScoredPicture&)>& work);
    // From the trace of a map, where there is one; a new trace is not kept.
    [[nodiscard]] TokenVectors tokens(const NetworkKey& key, const TokenChoice& choice = {},
                                      const CancelToken& cancel = {});
    // Of INPUT, made from the key's picture, which need not be open.
    [[nodiscard]] PassTokens tokens(const NetworkKey& key, const TokenChoice& choice, const ModelInput& input,
                                    const CancelToken& cancel);
    // The same as its whole trace.
    [[nodiscard]] TracePtr pass(const NetworkKey& key, const ModelInput& input, const CancelToken& cancel);

    // What the autoencoder ID finds in the pass of KEY; and what its features bring to TARGET there.
    [[nodiscard]] SaeReading codes(const NetworkKey& key, const std::string& id,
                                   const CancelToken& cancel = {});
    [[nodiscard]] SaeParts parts(const NetworkKey& key, const ClassChoice& target, const std::string& id,
                                 const CancelToken& cancel = {});

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

    struct Caches; // session_caches.h
    OpenFiles m_files;
    std::unique_ptr<WordShelf> m_words;
    std::unique_ptr<Caches> m_caches;
};

// Multiply-adds of a pass.
[[nodiscard]] double macsOf(const VitConfig& config, const NetworkKey& key);

} // namespace hydra::engine
