// SPDX-License-Identifier: GPL-3.0-or-later
// Downloads one file of the hub into its cache, named by checksum: blobs/ETAG, or blobs/ETAG.incomplete while
// bytes are missing. An interrupted download resumes; the suffix is removed once the checksum matches.
#pragma once

#include "core/hub/hub.h"

#include <functional>

namespace hydra::hub {

struct Origin
{
    std::string model; // as the hub calls it
    std::string commit;
};

// Calls REPORT repeatedly with the number of bytes present. A lock shared with the hub's client prevents
// another download of the same file. Throws Error{Input} if the bytes do not match the hub's size or
// checksum, Error{Internal} if connection or disk fail, Error{Cancelled}.
void fetchBlob(Hub& hub, const Origin& origin, const HubFile& file, const Path& folderOfModel,
               const std::function<void(std::uint64_t)>& report);

[[nodiscard]] Path blobOf(const Path& folderOfModel, const HubFile& file);
// Bytes of FILE already downloaded, judged by file sizes only.
[[nodiscard]] std::uint64_t bytesThere(const Path& folderOfModel, const HubFile& file);
// SHA-256 of the file at PATH.
[[nodiscard]] std::string sha256Of(const Path& path, const CancelToken& cancel);

} // namespace hydra::hub
