// SPDX-License-Identifier: GPL-3.0-or-later
// The engine behind the window and the command line: opens models and images, answers questions by key,
// remembers answers within a memory budget, and works on one thread of its own.
//
// Threading: every method may be called from one owner thread (the GUI's) and returns at once, except the
// `...Now` calls, which work on the caller's thread (command line, tests). Callbacks arrive on the worker
// thread.
#pragma once

#include "core/base/cancel.h"
#include "core/base/outcome.h"
#include "core/model/model_overrides.h"
#include "core/engine/embedding.h"
#include "core/evaluate/score.h"
#include "core/question/keys.h"
#include "core/engine/results.h"
#include "core/evaluate/speed.h"
#include "core/engine/token_embedding.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hydra::engine {

// All that the window wants to see now, most wanted first. Posting a new one cancels what is not in it any
// more; what is already in the cache costs nothing.
struct Wanted
{
    std::vector<MapKey> maps; // e.g. the current k, then the strip outwards from it
    std::vector<NetworkKey> first; // predictions that wait for no map: one pass each
    std::vector<NetworkKey> predictions; // e.g. all k, between the maps
    std::vector<MapKey> prefetch; // when all else is done; not reported as progress
    std::vector<WalkKey> walks; // right after the first map
    // Its prediction comes once more, with the time that its passes take when warm, when all else is done.
    std::optional<NetworkKey> timing;
};

// Called on the worker thread. Unset functions are skipped.
struct Listener
{
    std::function<void(std::uint64_t ticket, Outcome<OpenedModel>)> modelOpened;
    std::function<void(const MapKey&, Outcome<MapPtr>)> mapReady;
    std::function<void(const NetworkKey&, Outcome<PredictionPtr>)> predictionReady;
    std::function<void(const WalkKey&, Outcome<WalkPtr>)> walkReady;
    std::function<void(const SpeedKey&, Outcome<SpeedPtr>)> speedMeasured;
    // Of an embedding, on a thread of its own; TICKET is the one it was asked with.
    std::function<void(std::uint64_t ticket, EmbeddingStartPtr)> embeddingStarted;
    std::function<void(std::uint64_t ticket, EmbeddingFramePtr)> embeddingMoved;
    std::function<void(std::uint64_t ticket, Outcome<EmbeddingEndPtr>)> embeddingEnded;
    std::function<void(std::uint64_t ticket, double fraction, const std::string& what)> embeddingProgress;
    std::function<void(const FaithKey&, Outcome<FaithPtr>)> faithReady;
    std::function<void(double fraction, const std::string& what)>
        progress; // what is being done; 1 and "" when idle
    std::function<void(const std::string& message)> failed; // what no answer can carry: an answer's own way
};

class Engine
{
public:
    // Remembers at most MEMORYLIMIT bytes of answers and pictures; 0: as memoryLimit() says.
    explicit Engine(Listener listener = {}, std::size_t memoryLimit = 0);
    ~Engine(); // cancels and joins
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    // Asynchronous; the answer comes through the listener. The last model opened is the current one.
    // TICKET comes back with the answer, so that whoever asked twice knows which it is.
    void openModel(const std::string& path, const ModelOverrides& overrides = {}, std::uint64_t ticket = 0);
    void want(Wanted wanted); // replaces the previous Wanted
    // When nothing else is to be done; whatever is asked interrupts a measurement, which then begins again.
    // Replaces the previous list; an empty one stops measuring.
    void measure(const std::vector<SpeedKey>& keys, const SpeedOptions& options = {});
    // In the background, beside all that is wanted; replaces the embedding that runs. The answers come
    // through the listener.
    void embed(const EmbeddingRequest& request, std::uint64_t ticket);
    // KEEP: what is there by now comes back as the end, where there are points. Else nothing more comes.
    void stopEmbedding(bool keep);
    // The same for maps to be judged, in this order; they go before measurements. What is running goes on
    // where it is named again.
    void judge(const std::vector<FaithKey>& keys);
    // From now on; from any thread.
    void setMemoryLimit(std::size_t bytes);
    [[nodiscard]] std::size_t cachedBytes() const;
    void cancel(); // stops the running work and forgets what waits; an embedding goes on

    // At once, from the cache; null when it is not there.
    [[nodiscard]] MapPtr cachedMap(const MapKey& key) const;
    [[nodiscard]] PredictionPtr cachedPrediction(const NetworkKey& key) const;
    [[nodiscard]] WalkPtr cachedWalk(const WalkKey& key) const;
    [[nodiscard]] FaithPtr cachedFaith(const FaithKey& key) const;
    // Geometry of an opened image under an opened model. Cheap; throws Error{Input} when either is unknown.
    [[nodiscard]] SeenImage seen(const ImageId& image, const ModelId& model, int imageSize = 0) const;

    // Synchronous; for the command line, tests, and helper threads. Throw hydra::Error.
    [[nodiscard]] OpenedModel openModelNow(const std::string& path, const ModelOverrides& overrides = {},
                                           const Progress& progress = {}, const CancelToken& cancel = {});
    [[nodiscard]] OpenedImage openImageNow(const std::string& path);
    [[nodiscard]] OpenedImage openPictureNow(Image picture, const std::string& name, Truth truth = {});
    // An already normalised input [3,H,W] from a .npy file, row INDEX of a batch.
    [[nodiscard]] std::vector<OpenedImage> openArrayNow(const std::string& path);
    [[nodiscard]] MapPtr mapNow(const MapKey& key, const CancelToken& cancel = {});
    [[nodiscard]] PredictionPtr predictNow(const NetworkKey& key, const CancelToken& cancel = {});
    [[nodiscard]] WalkPtr walkNow(const WalkKey& key, const CancelToken& cancel = {});
    [[nodiscard]] FaithPtr faithNow(const FaithKey& key, const CancelToken& cancel = {});
    [[nodiscard]] SpeedPtr measureNow(const SpeedKey& key, const SpeedOptions& options = {},
                                      const Progress& progress = {}, const CancelToken& cancel = {});
    [[nodiscard]] std::int64_t peakOfPassNow(const SpeedKey& key, const CancelToken& cancel = {});
    // For embedTokens.
    [[nodiscard]] TokenVectors tokensNow(const NetworkKey& key, const TokenChoice& choice = {},
                                         const CancelToken& cancel = {});

    [[nodiscard]] EmbeddingEnd embedNow(const EmbeddingRequest& request,
                                        const EmbeddingObserver& observer = {},
                                        const CancelToken& cancel = {});

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

// The plain table of methods and the attention grammar are re-exported for ui: methodTable(), AttentionPlan.

// What an engine remembers at most, where nobody says: HYDRA_MEMORY, in MB, else a sixteenth of the machine's
// memory, from leastMemory to 1 GiB.
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
