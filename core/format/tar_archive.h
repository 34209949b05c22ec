// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the files inside a tar, plain or compressed, one after the other, without unpacking it to disk.
#pragma once

#include "core/base/cancel.h"
#include "core/base/kept_file.h"

#include <functional>
#include <string>
#include <vector>

namespace hydra {

// Paths of the regular files in ARCHIVE, in its order. Throws Error{Input} naming the archive when it cannot
// be read, is cut off, is not a plain file, changes meanwhile, holds more than ten million files or names
// beyond 4096 bytes, or unpacks to more than fifty times its size. Starts no program: supports gzip, bzip2,
// xz, lzma and zstd, as far as libarchive was built with them.
[[nodiscard]] std::vector<std::string> filesInArchive(const KeptFile& archive,
                                                      const CancelToken& cancel = {});

// Calls VISIT(index in filesInArchive(), bytes) for the files for which WANTED returns true. Throws
// Error{Input} naming the file when it is larger than MAXBYTES or ends early. Names of entries are never used
// as paths on disk.
void readArchive(const KeptFile& archive, std::uint64_t maxBytes,
                 const std::function<bool(std::size_t)>& wanted,
                 const std::function<void(std::size_t, const Bytes&)>& visit, const CancelToken& cancel = {});

// A file inside, and where its bytes are in the archive.
struct ArchiveMember
{
    std::string name;
    std::uint64_t offset = 0, size = 0;
};
// Calls VISIT for every regular file, in the archive's order, without reading its content. Throws as
// filesInArchive(), and Error{Input} for a compressed archive and for a sparse file: their bytes are not
// stored contiguously.
void visitMembers(const KeptFile& archive, const std::function<void(ArchiveMember)>& visit,
                  const CancelToken& cancel = {});

} // namespace hydra
