// SPDX-License-Identifier: GPL-3.0-or-later
// The lists of words and the folders of pictures that concepts are asked with, and what is known of them by
// now: whoever is interrupted loses no more than a batch of words or a picture. Thread-safe.
#pragma once

#include "core/base/cancel.h"
#include "core/engine/lru_cache.h"
#include "core/engine/open_files_caches.h"
#include "core/engine/picture_words.h"
#include "core/question/keys.h"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace hydra::engine {

class Session;

// Directions of pictures, added up for each of some networks.
struct DirectionSums
{
    std::vector<at::Tensor> sums{}; // [E] float64
    std::size_t next = 0, pictures = 0; // of the list; those that could be read
    std::vector<std::string> leftOut{}, ids{}; // why not; of those that could
};

class WordShelf
{
public:
    // As openConcepts() says.
    [[nodiscard]] ConceptSources open(const std::string& file, const std::string& folder);

    struct Words
    {
        std::shared_ptr<const std::vector<std::string>> all;
        at::Tensor rows; // D [n,E]
    };
    // Of the list ID as a text tower reads it. Throws Error{Input} where it is not open.
    [[nodiscard]] Words words(const std::string& id, const OpenFiles::Reading& reading,
                              const Progress& progress, const CancelToken& cancel);
    // Of the pictures of the folder KEY.mean, to KEY's network, whose model is PLAIN without prompts.
    [[nodiscard]] DirectionSums mean(const ConceptsKey& key, const ModelId& plain, Session& session,
                                     const Progress& progress, const CancelToken& cancel);

private:
    using Lines = std::shared_ptr<const std::vector<std::string>>;
    struct Read
    {
        std::vector<at::Tensor> batches; // directions, until all are there
        at::Tensor rows;
    };
    [[nodiscard]] Lines lines(const std::string& id);

    std::mutex m_mutex;
    LruCache<std::string, Lines> m_lines{16}; // words of lists, paths of folders
    LruCache<std::string, std::shared_ptr<Read>> m_read{3}; // 50,000 words take 154 MB
    LruCache<NetworkKey, DirectionSums, KeyHash<NetworkKey>> m_means{64}; // by keys with the folder's id
};

// Adds the next of PATHS to SUMS, of the networks of LIKES.
void addPicture(DirectionSums& sums, const std::vector<std::string>& paths,
                const std::vector<NetworkKey>& likes, Session& session, const CancelToken& cancel);
} // namespace hydra::engine
