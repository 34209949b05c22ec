// SPDX-License-Identifier: GPL-3.0-or-later
// The engine behind the window and the command line: opens models and images, answers questions, remembers
// answers within a memory budget, and works on one thread of its own.
//
// Threading: want(), take(), wants(), wanted(), cancel(), embed() and stopEmbedding() belong to one owner
// thread (the GUI's) and return at once, but take(), wants() and wanted() may be called from any. All else
// works on the caller's thread, whichever it is. Listeners are called on the engine's threads.
#pragma once

#include "core/base/cancel.h"
#include "core/base/outcome.h"
#include "core/engine/basis_job.h"
#include "core/engine/embedding.h"
#include "core/engine/feature_arrays.h"
#include "core/engine/probe_job.h"
#include "core/engine/question.h"
#include "core/engine/results.h"
#include "core/engine/sae_reading.h"
#include "core/engine/token_embedding.h"
#include "core/engine/wishes.h"
#include "core/model/model_overrides.h"

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

class Engine
{
public:
    // Remembers at most MEMORYLIMIT bytes of answers and pictures; 0: as memoryLimit() says.
    explicit Engine(Listener listener = {}, std::size_t memoryLimit = 0);
    ~Engine(); // cancels and joins
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    // What OWNER wants from now on, instead of what it wanted before: of equal priority in this order. What
    // nobody wants any more is cancelled. Each question is answered once, also where the answer is known.
    void want(const Owner& owner, const std::vector<Wish>& wishes);
    // Delivers QUESTION: removes it from all wishes and returns who wanted it.
    std::vector<Owner> take(const Question& question);
    [[nodiscard]] bool wants(const Owner& owner) const; // anything, up to taking it
    [[nodiscard]] bool wanted(const Question& question) const; // and not answered yet
    // Nobody wants anything any more; returns who did. An embedding goes on.
    std::vector<Owner> cancel();

    // On the caller's thread. Throws hydra::Error, Cancelled between blocks.
    [[nodiscard]] Answer ask(const Question& question, const Progress& progress = {},
                             const CancelToken& cancel = {});
    [[nodiscard]] Answer known(const Question& question) const; // at once; holds null when it is not known
    // The same for one kind of question.
    template<class Key>
    [[nodiscard]] AnswerPtr<Key> answer(const Key& key, const Progress& progress = {},
                                        const CancelToken& cancel = {})
    {
        return std::get<AnswerPtr<Key>>(ask(key, progress, cancel));
    }
    // Predictions of KEYS, which differ in their pictures alone, in one pass; answer() knows them then. Their
    // last digits depend on which pictures came together.
    void predictTogether(const std::vector<NetworkKey>& keys, const CancelToken& cancel = {});
    template<class Key>
    [[nodiscard]] AnswerPtr<Key> cached(const Key& key) const
    {
        return std::get<AnswerPtr<Key>>(known(key));
    }

    // In the background, beside all that is wanted; replaces the embedding that runs. ENDED hears of no
    // embedding that was replaced or dropped.
    using EmbeddingEnded = std::function<void(const Outcome<EmbeddingEndPtr>&)>;
    void embed(const EmbeddingRequest& request, const EmbeddingObserver& observer,
               const EmbeddingEnded& ended);
    // KEEP: the points so far are the result, where there are any. Else nothing more comes.
    void stopEmbedding(bool keep);

    // From now on; from any thread.
    void setMemoryLimit(std::size_t bytes);
    [[nodiscard]] std::size_t cachedBytes() const;

    // Geometry of an opened image under an opened model. Cheap; throws Error{Input} when either is unknown.
    [[nodiscard]] SeenImage seen(const ImageId& image, const ModelId& model,
                                 const InputSize& size = {}) const;

    // On the caller's thread; they throw hydra::Error.
    [[nodiscard]] OpenedModel openModelNow(const std::string& path, const ModelOverrides& overrides = {},
                                           const Progress& progress = {}, const CancelToken& cancel = {});
    [[nodiscard]] OpenedImage openImageNow(const std::string& path);
    [[nodiscard]] OpenedImage openPictureNow(Image picture, const std::string& name, Truth truth = {});
    // One of many: forget() once nothing more is asked about it. Whoever opened it otherwise keeps it.
    [[nodiscard]] OpenedImage openFrameNow(Image picture, const std::string& name);
    // The bytes of a picture's file; forget() once nothing more is asked about it, where there are many.
    [[nodiscard]] OpenedImage openBytesNow(const std::vector<std::uint8_t>& file, const std::string& name);
    void forget(const ImageId& image);
    // An already normalised input [3,H,W] from a .npy file, row INDEX of a batch.
    [[nodiscard]] std::vector<OpenedImage> openArrayNow(const std::string& path);
    // TARGET with the id of its file, which is read; as it is where it has none.
    [[nodiscard]] ClassChoice openTargetNow(const ClassChoice& target);
    // What TARGET is called and its value in the pass of KEY.
    [[nodiscard]] TargetValue targetNow(const NetworkKey& key, const ClassChoice& target,
                                        const CancelToken& cancel = {});
    // The id of the autoencoder of SOURCE, "sae.pt#block=10", which stays open; what it finds in the pass of
    // KEY, and what its features bring to TARGET there.
    [[nodiscard]] std::string openAutoencoder(const std::string& source) const;
    // The same for MODEL. Throws Error{Usage} too where it does not fit, and where the file leaves something
    // unsaid.
    [[nodiscard]] OpenedSae openSaeNow(const std::string& source, const ModelId& model) const;
    // Whether PATH, a file or a folder, is an autoencoder's by its names; what cannot be read is none.
    [[nodiscard]] static bool holdsAutoencoder(const std::string& path);
    [[nodiscard]] SaeReading codesNow(const NetworkKey& key, const std::string& autoencoder,
                                      const CancelToken& cancel = {});
    [[nodiscard]] SaeParts partsNow(const NetworkKey& key, const ClassChoice& target,
                                    const std::string& autoencoder, const CancelToken& cancel = {});
    // WITHOUT with the ids of the files beside the model that it refers to.
    [[nodiscard]] Interventions completed(const ModelId& model, const Interventions& without) const;
    [[nodiscard]] std::int64_t peakOfPassNow(const SpeedKey& key, const CancelToken& cancel = {});
    // The files PATHS by what the network of LIKE, whose picture does not count, answers about the class
    // TARGET: the most similar first, what cannot be read last.
    [[nodiscard]] std::vector<RankedImage> rankNow(const std::vector<std::string>& paths,
                                                   const NetworkKey& like, const ClassChoice& target,
                                                   const Progress& progress = {},
                                                   const CancelToken& cancel = {});
    // What ConceptsKey names by id: the words of FILE, "" being the names of ImageNet's classes, and the
    // pictures of FOLDER, "" none.
    [[nodiscard]] ConceptSources openConceptsNow(const std::string& file, const std::string& folder);
    // The direction from the mean of all to that of the selection, as a sum of words. Throws Error{Usage}
    // where either is empty.
    [[nodiscard]] Concepts selectionInWordsNow(const PooledSelection& asked, const Progress& progress = {},
                                               const CancelToken& cancel = {});
    // The mean direction of the pictures PATHS to the networks of LIKES; each is opened once, and left out
    // where it cannot be read, which LEFTOUT hears. Throws Error{Input} where none can.
    [[nodiscard]] MeanDirections
    meanDirectionsNow(const std::vector<std::string>& paths, const std::vector<NetworkKey>& likes,
                      const std::function<void(const std::string&)>& leftOut = {},
                      const Progress& progress = {}, const CancelToken& cancel = {});
    // For embedTokens.
    [[nodiscard]] TokenVectors tokensNow(const NetworkKey& key, const TokenChoice& choice = {},
                                         const CancelToken& cancel = {});
    // What lies inside the pass of KEY, as arrays.
    [[nodiscard]] std::vector<NamedArray> featuresNow(const NetworkKey& key, const FeatureChoice& choice,
                                                      const CancelToken& cancel = {});
    [[nodiscard]] FittedBasis fitBasisNow(const BasisRequest& request, const Progress& progress = {},
                                          const CancelToken& cancel = {});
    [[nodiscard]] ProbeReport trainProbeNow(const ProbeRequest& request, const Progress& progress = {},
                                            const CancelToken& cancel = {});
    // Bases of colours by the id that MapOptions::basis has (Session::keep).
    std::string keepBasis(const FeatureBasis& basis);
    void setBasisFolder(const std::string& folder);
    [[nodiscard]] std::shared_ptr<const FeatureBasis> basis(const std::string& id) const;
    // The file that has it, of a kept basis or of an open picture; empty: none.
    [[nodiscard]] std::string fileOfBasis(const std::string& id) const;
    [[nodiscard]] std::string fileOfPicture(const ImageId& id) const;

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

// The plain table of methods and the attention grammar are re-exported for ui: methodTable(), AttentionPlan.

// What an engine remembers at most, where nobody says: HYDRA_MEMORY, in MB, else a sixteenth of the machine's
// memory, from leastMemory to 1 GiB. Throws Error{Usage} where HYDRA_MEMORY is no such number.
[[nodiscard]] std::size_t memoryLimit();
constexpr std::size_t leastMemory = std::size_t(256) << 20;
constexpr std::size_t mostMemory = std::size_t(16) << 30;

struct MachineCheck
{
    double gemmGflops = 0; // measured, float32
    int threads = 0;
    std::string warning; // empty when all is well; else what is slow and what to install or set
};
// A 30 ms look at the BLAS and the thread setting; sets the inference thread count. Blocks; run it on a
// worker.
[[nodiscard]] MachineCheck checkMachine();

} // namespace hydra::engine
