// SPDX-License-Identifier: GPL-3.0-or-later
// An embedding from pictures to points, and what comes back while it converges. Plain data: no tensor.
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

// Where the tokens of one picture come from: the first of these that is set.
struct EmbeddingPicture
{
    std::string name; // as the table calls it
    ImageId id; // an opened picture
    std::function<Image()> read; // called on the engine's thread; may throw
    std::string path; // a file
};

struct EmbeddingRequest
{
    ModelId model;
    PictureAsk ask; // its head count apart: each of HEADS
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
    Image seen; // what the network sees, made smaller where there are many pictures
    int classIndex = -1; // true class, by labels.csv or the folder's name; -1: unknown
};

// When every forward pass is done, before the first iteration.
struct EmbeddingStart
{
    std::vector<EmbeddedPicture> pictures; // by EmbeddedToken::source
    std::vector<EmbeddedToken> tokens; // in the order of the result; not placed yet: x and y are NaN
    std::vector<int> classes; // of each token: its picture's, else what its head count predicts; -1
    std::vector<std::string> notes; // what the user should know
    // The vectors themselves of one point a picture, as the classifier reads them; null of others, and of
    // more than 128 MB.
    std::shared_ptr<const std::vector<TokenVectors>> pooled{};
};
using EmbeddingStartPtr = std::shared_ptr<const EmbeddingStart>;

// Where the points from FIRST on are after an iteration.
struct EmbeddingFrame
{
    std::size_t first = 0;
    std::vector<float> xy; // x and y of each point in turn
    int heads = 0; // of this embedding; 0: the joint one
    int iteration = 0, iterations = 0;
    std::vector<EmbeddingRow> rows; // compactness so far; divergence -1
};
using EmbeddingFramePtr = std::shared_ptr<const EmbeddingFrame>;

struct EmbeddingEnd
{
    Embedding embedding; // what was not placed when it was stopped is NaN, and divergences are -1
    double askedPerplexity = 0; // the embedding's is lower where there were too few points
    bool stopped = false;
};
using EmbeddingEndPtr = std::shared_ptr<const EmbeddingEnd>;

// Unset functions are skipped.
struct EmbeddingObserver
{
    std::function<void(EmbeddingStartPtr)> started;
    std::function<void(EmbeddingFramePtr)> moved; // ten times a second at most
    Progress progress;
};

struct ReadPicture
{
    ImageId id;
    std::shared_ptr<const ModelInput> input;
};
// Not kept: a folder of thousands must not push out what is on screen. Throws hydra::Error.
[[nodiscard]] ReadPicture readPicture(Session& session, const EmbeddingPicture& picture, const ModelId& model,
                                      const InputSize& size);

// Whether a cancelled embedding keeps what is there. Copies share one flag.
class KeepFlag
{
public:
    void set() const noexcept { m_flag->store(true); }
    [[nodiscard]] bool isSet() const noexcept { return m_flag->load(); }

private:
    std::shared_ptr<std::atomic<bool>> m_flag = std::make_shared<std::atomic<bool>>(false);
};

// Forward passes, then t-SNE, on the caller's thread: the same numbers as Session::tokens and embedTokens
// picture by picture. Cancelled between blocks of a pass and within an iteration: throws Error{Cancelled}, or
// returns the points where they are when KEEP is set and there are any. Throws as embedTokens; a picture that
// cannot be read is skipped with a note, unless it is the only one.
[[nodiscard]] EmbeddingEnd embedPictures(Session& session, const EmbeddingRequest& request,
                                         const EmbeddingObserver& observer, const CancelToken& cancel,
                                         const KeepFlag& keep = {});

} // namespace hydra::engine
