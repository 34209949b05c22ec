// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of one file of the hub, in its cache under their checksum: blobs/ETAG, and blobs/ETAG.incomplete
// for as long as some are missing. Whatever ends a download, the next one goes on from there; only bytes
// whose checksum is right lose the ending.
#pragma once

#include "core/hub/hub.h"

#include <functional>

namespace hydra::hub {

struct Origin
{
    std::string model; // as the hub calls it
    std::string commit;
};

// TOLD is called with the bytes that are there, again and again. Another download of the same file, ours or
// the hub's client's, is refused meanwhile by the lock that both use. Throws Error{Input} for bytes that are
// not those that were promised, Error{Internal} where connection or disk fail, Error{Cancelled}.
void fetchBlob(Hub& hub, const Origin& origin, const HubFile& file, const Path& folderOfModel,
               const std::function<void(std::uint64_t)>& told);

[[nodiscard]] Path blobOf(const Path& folderOfModel, const HubFile& file);
// Bytes of FILE that need not be fetched, by sizes alone.
[[nodiscard]] std::uint64_t bytesThere(const Path& folderOfModel, const HubFile& file);
// SHA-256 of the file at PATH.
[[nodiscard]] std::string sha256Of(const Path& path, const CancelToken& cancel);

} // namespace hydra::hub
