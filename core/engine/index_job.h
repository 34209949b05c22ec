// SPDX-License-Identifier: GPL-3.0-or-later
// Builds an index of what a classifier would read from many pictures (evaluate/picture_index.h), and finds
// those most similar to another picture. Runs on the caller's thread; plain data: no tensor.
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
    NetworkKey like; // its picture is ignored
    std::vector<EmbeddingPicture> pictures; // identified by their names
};

// Unset functions are skipped.
struct IndexWatch
{
    Progress progress{};
    std::function<void(const IndexPtr&)> grown{}; // the index so far
    std::chrono::milliseconds every{0}; // minimum interval between calls of GROWN
    std::function<void(const std::string&)> leftOut{}; // a picture that cannot be read, with the reason
};

// Settings that two indexes must share for their rows to be comparable: model, head count, attention and so
// on, as JSON.
[[nodiscard]] std::string indexQuestion(const NetworkKey& like);

// The index in FILE. Throws Error{Usage} if it was made with another question, Error{Input} if FILE is not an
// index.
[[nodiscard]] IndexPtr readIndexOf(const Path& file, const NetworkKey& like);
void keepIndex(const Path& file, const PictureIndex& index);

// Rows in the order of the request; reuses a row of BEFORE if the file's size and time are the same. Returns
// BEFORE unchanged if no row differs. If cancelled, returns the finished rows and those of BEFORE, or null if
// there are none. Throws Error{Input} if no picture can be read, or if the only one cannot.
[[nodiscard]] IndexPtr buildIndex(Session& session, const IndexRequest& request, const IndexPtr& before = {},
                                  const IndexWatch& watch = {}, const CancelToken& cancel = {});

struct NearPicture
{
    std::string name;
    double cosine = 0;
};

// The COUNT pictures of INDEX most similar to the first one of QUERY, the most similar first.
[[nodiscard]] std::vector<NearPicture> nearestPictures(const PictureIndex& index, const PictureIndex& query,
                                                       std::size_t count, const CancelToken& cancel = {});

} // namespace hydra::engine
