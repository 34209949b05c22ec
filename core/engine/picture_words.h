// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as sums of words (reference.md "Concepts: a picture in words"), as questions of the engine. Plain
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

// A list of words and the pictures whose mean direction is taken away, open under their ids.
struct ConceptSources
{
    std::string words{}, mean{}; // ids; no MEAN: nothing is taken away
    std::size_t count = 0, pictures = 0; // words; of the mean
};

struct Concepts
{
    struct Part
    {
        std::string word;
        double weight = 0;
    };
    std::vector<Part> parts; // the largest first
    double cosine = 0, left = 0; // as of WordSum (core/text/concepts.h)
    std::size_t meanOf = 0, leftOut = 0; // pictures of the mean; those that cannot be read

    [[nodiscard]] std::size_t bytes() const { return sizeof(Concepts) + 96 * parts.size(); }
};

// One point a picture of an embedding, and those of them whose mean less the mean of all is asked about.
struct PooledSelection
{
    std::string model, words; // ids
    std::shared_ptr<const std::vector<TokenVectors>> pooled;
    std::vector<std::pair<int, int>> selected; // source and head count
};

struct MeanDirections
{
    std::vector<std::vector<double>> means; // [E] of each network
    std::size_t pictures = 0; // that could be read
    std::vector<std::string> leftOut; // why, of each that could not
    std::string id; // hash of the contents of those that could
};

// What ConceptsKey names by id: the words of FILE, "" being the names of ImageNet's classes, and the pictures
// of FOLDER, "" none. Throws Error{Input} for what is no list of words and for a folder without pictures.
[[nodiscard]] ConceptSources openConcepts(Session& session, const std::string& file,
                                          const std::string& folder);
// The direction from the mean of all to that of the selection, as a sum of words. Throws Error{Usage} where
// either is empty.
[[nodiscard]] Concepts selectionInWords(Session& session, const PooledSelection& asked,
                                        const Progress& progress = {}, const CancelToken& cancel = {});
// The mean direction of the pictures PATHS to the networks of LIKES; each is opened once, and left out where
// it cannot be read, which LEFTOUT hears. Throws Error{Input} where none can.
[[nodiscard]] MeanDirections meanDirections(Session& session, const std::vector<std::string>& paths,
                                            const std::vector<NetworkKey>& likes,
                                            const std::function<void(const std::string&)>& leftOut = {},
                                            const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra::engine
