// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as sums of words (reference.md "Concepts: a picture in words"), as questions to the engine. Plain
// data: no tensor.
#pragma once

#include "core/base/cancel.h"
#include "core/engine/token_embedding.h"
#include "core/question/keys.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace hydra::engine {

class Session;

// A list of words and the pictures whose mean direction is subtracted, open under their ids.
struct ConceptSources
{
    std::string words{}, mean{}; // ids; with an empty MEAN no direction is subtracted
    std::size_t count = 0, pictures = 0; // of the list; of the mean
};

struct Concepts
{
    struct Part
    {
        std::string word;
        double weight = 0;
    };
    std::vector<Part> parts; // the largest first
    double cosine = 0, left = 0; // as in WordSum (core/text/concepts.h)
    std::size_t meanOf = 0, leftOut = 0; // pictures of the mean; unreadable pictures

    [[nodiscard]] std::size_t bytes() const { return sizeof(Concepts) + 96 * parts.size(); }
};

// The pooled points of an embedding, and the selected ones; asks for the mean of these less the mean of all.
struct PooledSelection
{
    std::string model, words; // ids
    std::shared_ptr<const std::vector<TokenVectors>> pooled;
    std::vector<std::pair<int, int>> selected; // source and head count
};

struct MeanDirections
{
    std::vector<std::vector<double>> means; // [E] for each network
    std::size_t pictures = 0; // readable ones
    std::vector<Message> leftOut; // the reason for each unreadable one
    std::string id; // hash of the contents of the readable ones
};

// Opens what ConceptsKey names by id: the words of FILE ("": the names of ImageNet's classes) and the
// pictures of FOLDER ("": none). Throws Error{Input} if FILE is not a list of words and for a folder without
// pictures.
[[nodiscard]] ConceptSources openConcepts(Session& session, const std::string& file,
                                          const std::string& folder);
// The direction from the mean of all points to the mean of the selected ones, as a sum of words. Throws
// Error{Usage} if the selection is empty or holds all points.
[[nodiscard]] Concepts selectionInWords(Session& session, const PooledSelection& asked,
                                        const Progress& progress = {}, const CancelToken& cancel = {});
// The mean direction of the pictures PATHS for each network of LIKES. Opens each picture once; reports
// unreadable ones to LEFTOUT and skips them. Throws Error{Input} if all are unreadable.
[[nodiscard]] MeanDirections meanDirections(Session& session, const std::vector<std::string>& paths,
                                            const std::vector<NetworkKey>& likes,
                                            const std::function<void(const std::string&)>& leftOut = {},
                                            const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra::engine
