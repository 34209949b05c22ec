// SPDX-License-Identifier: GPL-3.0-or-later
// Makes keys that no Ask makes: with ids without a picture, with another scheme, with one part changed.
#pragma once

#include "core/question/ask.h"

namespace hydra {

struct KeyMaker
{
    using Network = NetworkKey::Parts;
    using Map = MapKey::Parts;
    static NetworkKey network(Network parts) { return {std::move(parts)}; }
    static MapKey map(Map parts) { return {std::move(parts)}; }
    // For changes in place.
    static Network& of(NetworkKey& key) { return key.m; }
    static Map& of(MapKey& key) { return key.m; }
};

inline NetworkKey networkKey(KeyMaker::Network parts)
{
    return KeyMaker::network(std::move(parts));
}
inline MapKey mapKey(KeyMaker::Map parts)
{
    return KeyMaker::map(std::move(parts));
}
inline KeyMaker::Network& parts(NetworkKey& key)
{
    return KeyMaker::of(key);
}
inline KeyMaker::Map& parts(MapKey& key)
{
    return KeyMaker::of(key);
}
inline KeyMaker::Network& networkOf(MapKey& key)
{
    return KeyMaker::of(KeyMaker::of(key).network);
}
template<class Key>
KeyMaker::Network& networkOf(Key& key)
{
    return KeyMaker::of(key.network);
}

} // namespace hydra
