// SPDX-License-Identifier: GPL-3.0-or-later
// What a classifier would read of many pictures, as an index (evaluate/picture_index.h), and which of them
// are most like another picture. On the caller's thread; plain data: no tensor.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/engine/embedding.h"
#include "core/question/keys.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hydra {
struct PictureIndex;
}

namespace hydra::engine {

class Session;
using IndexPtr = std::shared_ptr<const PictureIndex>;

struct IndexRequest
{
    NetworkKey like; // its picture does not count
    std::vector<EmbeddingPicture> pictures; // by their names
};

// Unset functions are skipped.
struct IndexWatch
{
    Progress progress{};
    std::function<void(const IndexPtr&)> grown{}; // the index so far
    std::chrono::milliseconds every{0}; // so often at most
    std::function<void(const std::string&)> leftOut{}; // a picture that cannot be read, and why
};

// What rows of two indexes must agree in to be comparable: model, head count, attention and so on, as JSON.
[[nodiscard]] std::string indexQuestion(const NetworkKey& like);

// The index in FILE. Throws Error{Usage} where it was made with another question, Error{Input} for what is no
// index.
[[nodiscard]] IndexPtr readIndexOf(const Path& file, const NetworkKey& like);
void keepIndex(const Path& file, const PictureIndex& index);

// In the order of the request; a row of BEFORE stays where the file has its size and time. BEFORE itself
// where nothing differs. Cancelled: what is finished, and what BEFORE has; null where nothing is. Throws
// Error{Input} where no picture can be read, or the only one cannot.
[[nodiscard]] IndexPtr buildIndex(Session& session, const IndexRequest& request, const IndexPtr& before = {},
                                  const IndexWatch& watch = {}, const CancelToken& cancel = {});

struct NearPicture
{
    std::string name;
    double cosine = 0;
};

// The COUNT pictures of INDEX that are most like the first one of QUERY, these first.
[[nodiscard]] std::vector<NearPicture> nearestPictures(const PictureIndex& index, const PictureIndex& query,
                                                       std::size_t count, const CancelToken& cancel = {});

} // namespace hydra::engine
