// SPDX-License-Identifier: GPL-3.0-or-later
// Caches the lists of words and the folders of pictures of concepts, and the results so far: an interrupted
// question loses at most a batch of words or a picture. Thread-safe.
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

// Sums of picture directions, one for each of some networks.
struct DirectionSums
{
    std::vector<at::Tensor> sums{}; // [E] float64
    std::size_t next = 0, pictures = 0; // index in the list; readable pictures
    std::vector<Message> leftOut{}; // reasons
    std::vector<std::string> ids{}; // of the readable ones
};

class WordShelf
{
public:
    // As openConcepts().
    [[nodiscard]] ConceptSources open(const std::string& file, const std::string& folder);

    struct List
    {
        std::shared_ptr<const std::vector<std::string>> all;
        at::Tensor rows; // D [n,E]
    };
    // The list ID, as read by a text tower. Throws Error{Input} if it is not open.
    [[nodiscard]] List words(const std::string& id, const OpenFiles::Reading& reading,
                             const Progress& progress, const CancelToken& cancel);
    // Sums over the folder KEY.mean for KEY's network, whose model without prompts is PLAIN.
    [[nodiscard]] DirectionSums mean(const ConceptsKey& key, const ModelId& plain, Session& session,
                                     const Progress& progress, const CancelToken& cancel);

private:
    using Lines = std::shared_ptr<const std::vector<std::string>>;
    struct Read
    {
        std::vector<at::Tensor> batches; // directions, until all batches are done
        at::Tensor rows;
    };
    [[nodiscard]] Lines lines(const std::string& id);

    std::mutex m_mutex;
    LruCache<std::string, Lines> m_lines{16}; // words of lists, paths of folders
    LruCache<std::string, std::shared_ptr<Read>> m_read{3}; // 50,000 words take 154 MB
    LruCache<NetworkKey, DirectionSums, KeyHash<NetworkKey>> m_means{64}; // keys hold the folder's id
};

// Adds the next of PATHS to SUMS, for the networks of LIKES.
void addPicture(DirectionSums& sums, const std::vector<std::string>& paths,
                const std::vector<NetworkKey>& likes, Session& session, const CancelToken& cancel);
} // namespace hydra::engine
