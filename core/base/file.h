// SPDX-License-Identifier: GPL-3.0-or-later
// Files as bytes: bounded reads, atomic writes, and content hashes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace hydra {

using Path = std::filesystem::path;
using Bytes = std::vector<std::uint8_t>;

// Reads the whole file. Throws Error{Input} when it is missing, unreadable, a folder, or larger than
// maxBytes.
[[nodiscard]] Bytes readFile(const Path& path, std::uint64_t maxBytes);

// Writes to a file beside PATH, flushes, then renames (core/base/new_file.h). Throws Error{Internal}. PATH is
// old or new, never partly written.
void writeFileAtomically(const Path& path, const void* data, std::size_t size);
void writeFileAtomically(const Path& path, const std::string& text);

// SHA-256 as 64 lower-case hex digits: identifies images and models in caches and in provenance.
[[nodiscard]] std::string sha256(const void* data, std::size_t size);

// The same for data in pieces; call text() once, at the end.
class Sha256
{
public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256&) = delete;
    Sha256& operator=(const Sha256&) = delete;
    void add(const void* data, std::size_t size);
    [[nodiscard]] std::string text();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace hydra
