// SPDX-License-Identifier: GPL-3.0-or-later
// Equality and hash for all types in this namespace with parts(): the tuple of values that must be equal in
// equal questions.
#pragma once

#include <cstddef>
#include <functional>
#include <tuple>

namespace hydra {

template<class Key>
[[nodiscard]] auto operator==(const Key& a, const Key& b) -> decltype(a.parts() == b.parts())
{
    return a.parts() == b.parts();
}
template<class Key>
[[nodiscard]] auto operator!=(const Key& a, const Key& b) -> decltype(!(a.parts() == b.parts()))
{
    return !(a.parts() == b.parts());
}

template<class... Hashes>
[[nodiscard]] std::size_t mixedHash(const Hashes&... hashes)
{
    std::size_t seed = 0;
    ((seed ^= hashes + 0x9e3779b97f4a7c15ULL + (seed << 6) + (seed >> 2)), ...);
    return seed;
}

// For numbers, enumerations and words.
template<class Part>
[[nodiscard]] auto hashOf(const Part& part) -> decltype(std::hash<Part>()(part))
{
    return std::hash<Part>()(part);
}
template<class Key>
[[nodiscard]] auto hashOf(const Key& key) -> decltype(key.parts(), std::size_t())
{
    return std::apply([](const auto&... part) { return mixedHash(hashOf(part)...); }, key.parts());
}

template<class Key>
struct KeyHash
{
    std::size_t operator()(const Key& key) const { return hashOf(key); }
};

} // namespace hydra
