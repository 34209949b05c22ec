// SPDX-License-Identifier: GPL-3.0-or-later
// An embedding of pictures as points, and what it reports while it converges. Plain data: no tensor.
#pragma once

#include "core/base/outcome.h"
#include "core/engine/token_embedding.h"
#include "core/image/image.h"
#include "core/question/ask.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hydra {
struct ModelInput;
}

namespace hydra::engine {

class Session;

// The source of one picture's tokens: the first of ID, READ and PATH that is set.
struct EmbeddingPicture
{
    std::string name; // in the table
    ImageId id; // an opened picture
    std::function<Image()> read; // called on the engine's thread; may throw
    std::string path; // a file
};

struct EmbeddingRequest
{
    ModelId model;
    PictureAsk ask; // used without its head count: HEADS replaces it
    std::vector<int> heads; // k
    std::vector<EmbeddingPicture> pictures;
    TokenChoice choice;
    EmbeddingOptions options;
};

struct EmbeddedPicture
{
    std::string name;
    ImageId id;
    int rows = 0, cols = 0; // of the patch grid
    Image seen; // what the network sees, smaller if there are many pictures
    int classIndex = -1; // true class, by labels.csv or the folder's name; -1: unknown
};

// Reported after all forward passes, before the first iteration.
struct EmbeddingStart
{
    std::vector<EmbeddedPicture> pictures; // indexed by EmbeddedToken::source
    std::vector<EmbeddedToken> tokens; // in the order of the result; not placed yet: x and y are NaN
    std::vector<int> classes; // per token: the picture's true class, else the one its heads predict; -1: none
    std::vector<Message> notes; // what the user should know
    // The pooled vectors as the classifier reads them, after the final norm (block -1). Null for other
    // embeddings, or if they exceed 128 MB.
    std::shared_ptr<const std::vector<TokenVectors>> pooled{};
};
using EmbeddingStartPtr = std::shared_ptr<const EmbeddingStart>;

// The points from FIRST on after an iteration.
struct EmbeddingFrame
{
    std::size_t first = 0;
    std::vector<float> xy; // x0, y0, x1, y1, ...
    int heads = 0; // of this embedding; 0: the joint one
    int iteration = 0, iterations = 0;
    std::vector<EmbeddingRow> rows; // compactness so far; divergence -1
};
using EmbeddingFramePtr = std::shared_ptr<const EmbeddingFrame>;

struct EmbeddingEnd
{
    Embedding embedding; // if stopped: points not placed yet are NaN, and divergences are -1
    double askedPerplexity = 0; // the embedding's perplexity is lower if there were too few points
    bool stopped = false;
};
using EmbeddingEndPtr = std::shared_ptr<const EmbeddingEnd>;

// Unset functions are skipped.
struct EmbeddingObserver
{
    std::function<void(EmbeddingStartPtr)> started;
    std::function<void(EmbeddingFramePtr)> moved; // at most ten times a second
    Progress progress;
};

struct ReadPicture
{
    ImageId id;
    std::shared_ptr<const ModelInput> input;
};
// Reads PICTURE without caching it: a folder of thousands must not evict what is on screen. Throws
// hydra::Error.
[[nodiscard]] ReadPicture readPicture(Session& session, const EmbeddingPicture& picture, const ModelId& model,
                                      const InputSize& size);

// Whether a cancelled embedding returns the points so far. Copies share one flag.
class KeepFlag
{
public:
    void set() const noexcept { m_flag->store(true); }
    [[nodiscard]] bool isSet() const noexcept { return m_flag->load(); }

private:
    std::shared_ptr<std::atomic<bool>> m_flag = std::make_shared<std::atomic<bool>>(false);
};

// Runs forward passes, then t-SNE, on the caller's thread: gives the same numbers as if Session::tokens ran
// once for each picture and head count, then embedTokens. Cancellable between blocks of a pass and within an
// iteration: throws Error{Cancelled}, or returns the current points if KEEP is set and there are any. Throws
// as embedTokens; a picture that cannot be read is skipped with a note, unless it is the only one.
[[nodiscard]] EmbeddingEnd embedPictures(Session& session, const EmbeddingRequest& request,
                                         const EmbeddingObserver& observer, const CancelToken& cancel,
                                         const KeepFlag& keep = {});

} // namespace hydra::engine
