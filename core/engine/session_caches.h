// SPDX-License-Identifier: GPL-3.0-or-later
// The caches of a session, each kind within its share of the budget.
#pragma once

#include "core/engine/inquiry.h"
#include "core/engine/lru_cache.h"
#include "core/engine/word_shelf.h"

#include <ATen/core/Tensor.h>

#include <chrono>
#include <mutex>
#include <tuple>

namespace hydra::engine {

struct Session::Caches
{
    // The time of warm forward passes of one network, for all pictures.
    struct Steady
    {
        double milliseconds = 0;
        std::chrono::steady_clock::time_point when;
    };
    template<class Key>
    struct Remembered : LruCache<Key, AnswerPtr<Key>, KeyHash<Key>>
    {
        using Of = Key;
        Remembered()
            : LruCache<Key, AnswerPtr<Key>, KeyHash<Key>>(0, Oversized::Dropped)
        { }
    };
    template<class... Keys>
    static std::tuple<Remembered<Keys>...> memoryFor(const std::variant<Keys...>&);

    std::mutex mutex; // guards all members
    LruCache<TraceKey, TracePtr, KeyHash<TraceKey>> traces{0, Oversized::Dropped};
    decltype(memoryFor(std::declval<Question>())) answers;
    LruCache<std::string, std::shared_ptr<const Image>> blurred{0, Oversized::Dropped}; // of scores
    LruCache<MapKey, at::Tensor, KeyHash<MapKey>> references{256}; // [e], keys hold the reference's image
    LruCache<std::string, BasisPtr> bases{64};
    // Keys hold the other picture: hundreds of frames ask for the same query, and its trace may be evicted.
    LruCache<MapKey, std::vector<float>, KeyHash<MapKey>> keptQueries{64};
    LruCache<NetworkKey, Steady, KeyHash<NetworkKey>> steady{256}; // keys without a picture
    Path basisFolder;
    std::size_t untrimmed = 0; // bytes of traces made since freed memory was last given back
};

} // namespace hydra::engine
