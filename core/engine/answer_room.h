// SPDX-License-Identifier: GPL-3.0-or-later
// The share of the memory limit that each kind of answer gets, and the key under which an answer is cached.
#pragma once

#include "core/explain/map.h"
#include "core/question/keys.h"

#include <cstddef>
#include <utility>

namespace hydra::engine {

// Shares of the memory limit, in 1/1024. Kinds of question not listed here have small answers.
template<class Key>
inline constexpr std::size_t shareOf = 2;
template<>
inline constexpr std::size_t shareOf<MapKey> = 128;
template<>
inline constexpr std::size_t shareOf<NetworkKey> = 64;
template<>
inline constexpr std::size_t shareOf<TimingKey> = 0; // cached per network, for all pictures
template<>
inline constexpr std::size_t shareOf<WalkKey> = 32;
template<>
inline constexpr std::size_t shareOf<ScoreKey> = 32;
template<>
inline constexpr std::size_t shareOf<SpeedKey> = 0; // measured anew each time
template<>
inline constexpr std::size_t shareOf<HeadMatrixKey> = 16;
template<>
inline constexpr std::size_t shareOf<DecompositionKey> = 8;
template<>
inline constexpr std::size_t shareOf<LensKey> = 4;
template<>
inline constexpr std::size_t shareOf<CodesKey> = 16;
inline constexpr std::size_t shareOfPictures = 320, shareOfTraces = 384, shareOfBlurred = 32;
// Cost of a cached key, which is stored in the order and in the index, with ids, plan and options: measured
// with a server that was asked 20,000 questions.
inline constexpr std::size_t keyBytes = 4096;

template<class Answer>
auto bytesOf(const Answer& answer, int) -> decltype(answer.bytes())
{
    return answer.bytes();
}
inline std::size_t bytesOf(const Map& map, int)
{
    return 512 + (map.values.size() + map.foreground.size()) * sizeof(float);
}
template<class Answer>
std::size_t bytesOf(const Answer&, long)
{
    return sizeof(Answer) + 1024; // with its key
}

// The picture whose forget() erases the answer; empty for other kinds of question.
inline const ImageId& pictureOf(const MapKey& key)
{
    return key.network.image;
}
inline const ImageId& pictureOf(const NetworkKey& key)
{
    return key.image;
}
template<class Key>
ImageId pictureOf(const Key&)
{
    return {};
}

// For a question about a target, replaces the pass by the one that the target needs.
template<class Key>
auto cutToTarget(Key key, int) -> decltype((void)key.target, (void)key.network, Key())
{
    key.network = key.network.passFor(key.target);
    return key;
}
template<class Key>
const Key& cutToTarget(const Key& key, ...)
{
    return key;
}
template<class Key>
decltype(auto) asAnswered(const Key& key)
{
    return cutToTarget<Key>(key, 0);
}
inline MapKey asAnswered(const MapKey& key)
{
    const MapKey used = key.normalised();
    return used.on(used.network.passFor(used.target));
}
inline StabilityKey asAnswered(const StabilityKey& key)
{
    return {asAnswered(key.map)};
}
inline ScoreKey asAnswered(const ScoreKey& key)
{
    return normalised(key);
}

} // namespace hydra::engine
