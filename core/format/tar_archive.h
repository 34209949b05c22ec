// SPDX-License-Identifier: GPL-3.0-or-later
// The files inside a tar, plain or compressed, one after the other, without unpacking it to disk.
#pragma once

#include "core/base/cancel.h"
#include "core/base/kept_file.h"

#include <functional>
#include <string>
#include <vector>

namespace hydra {

// Paths of the regular files in ARCHIVE, in its order. Throws Error{Input} naming the archive when it cannot
// be read or was cut off, is no plain file, holds more than ten million files or names beyond 4096 bytes, or
// unpacks to more than fifty times its size, or changes meanwhile. No program is started: gzip, bzip2, xz,
// lzma and zstd, as far as libarchive was built with them.
[[nodiscard]] std::vector<std::string> filesInArchive(const KeptFile& archive,
                                                      const CancelToken& cancel = {});

// Calls VISIT(place in filesInArchive(), bytes) for the files that WANTED says yes to. A file larger than
// MAXBYTES, or one that ends early, is an Error{Input} naming it. What the entries are called is never used
// as a path on disk.
void readArchive(const KeptFile& archive, std::uint64_t maxBytes,
                 const std::function<bool(std::size_t)>& wanted,
                 const std::function<void(std::size_t, const Bytes&)>& visit, const CancelToken& cancel = {});

// A file inside, and where its bytes lie in the archive.
struct ArchiveMember
{
    std::string name;
    std::uint64_t offset = 0, size = 0;
};
// Calls VISIT for every regular file, in the archive's order, without reading what is in it. Throws as
// filesInArchive(), and Error{Input} for a compressed archive and for a file stored with holes: their bytes
// do not lie there as they are.
void visitMembers(const KeptFile& archive, const std::function<void(ArchiveMember)>& visit,
                  const CancelToken& cancel = {});

} // namespace hydra
