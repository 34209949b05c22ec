// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hub/download.h"

#include "core/base/new_file.h"
#include "core/hub/blob.h"
#include "core/hub/chosen_files.h"

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <utility>

namespace hydra::hub {

namespace {

constexpr std::uint64_t spareBytes = std::uint64_t(16) << 20; // folders, links, and other programs

// Throws Error{Input} where NEEDED bytes do not fit the disk of FOLDER, which need not be there yet.
void requireRoom(Path folder, std::uint64_t needed)
{
    std::error_code failed;
    while (!std::filesystem::exists(folder, failed) && folder.has_relative_path()) {
        folder = std::filesystem::absolute(folder).parent_path();
    }
    const auto space = std::filesystem::space(folder, failed);
    if (!failed && space.available < needed + spareBytes) {
        throw inputError(folder.string(), ": not enough room on this disk: expected ", inMegabytes(needed),
                         " free, found ", inMegabytes(space.available));
    }
}

} // namespace

std::string inMegabytes(std::uint64_t bytes)
{
    constexpr std::uint64_t mega = 1'000'000;
    return bytes < mega ? join((bytes + 999) / 1000, " kB") : join((bytes + mega / 2) / mega, " MB");
}

Download::Download(HubName name, const CancelToken& cancel)
    : m_name(std::move(name))
    , m_folder(folderOfModel(m_name.model))
    , m_hub(cancel)
    , m_listing(m_hub.list(m_name))
{
    if (hubCache().empty()) {
        throw inputError("expected HF_HUB_CACHE, HF_HOME or HOME to say where models are kept; none is set");
    }
    m_listing.files = chosenFiles(m_listing);
    for (HubFile& file : m_listing.files) {
        file = m_hub.look(m_listing.model, m_listing.commit, file);
    }
}

std::uint64_t Download::bytes() const
{
    return std::accumulate(files().begin(), files().end(), std::uint64_t(0),
                           [](std::uint64_t sum, const HubFile& file) { return sum + file.bytes; });
}

std::uint64_t Download::missing() const
{
    return std::accumulate(files().begin(), files().end(), std::uint64_t(0),
                           [&](std::uint64_t sum, const HubFile& file) {
                               return sum + file.bytes - bytesThere(m_folder, file);
                           });
}

Path Download::snapshot() const
{
    return m_folder / "snapshots" / m_listing.commit;
}

std::string Download::sha256(const HubFile& file) const
{
    return file.large ? file.etag : sha256Of(blobOf(m_folder, file), m_hub.cancel());
}

void Download::run(const Progress& progress)
{
    requireRoom(m_folder, missing());
    const auto all = static_cast<double>(std::max<std::uint64_t>(bytes(), 1));
    std::uint64_t done = 0;
    for (const HubFile& file : files()) {
        std::uint64_t shown = 0;
        fetchBlob(m_hub, {m_listing.model, m_listing.commit}, file, m_folder, [&](std::uint64_t have) {
            constexpr std::uint64_t step = std::uint64_t(1) << 20;
            if (have < shown || have - shown >= step || have == file.bytes) {
                shown = have;
                report(progress, double(done + have) / all,
                       join(file.name, ", ", inMegabytes(have), " of ", inMegabytes(file.bytes)));
            }
        });
        done += file.bytes;
    }
    // What is seen from outside comes last: a snapshot is there with all of its files, or with those of
    // before.
    requireFolder(snapshot());
    for (const HubFile& file : files()) {
        link(file);
    }
    syncFolder(snapshot());
    writeRevision();
}

void Download::link(const HubFile& file) const
{
    const Path blob = blobOf(m_folder, file), at = snapshot() / file.name;
    std::error_code failed;
    if (std::filesystem::equivalent(at, blob, failed)) {
        return;
    }
    const Path side = unguessableBeside(at, ".part");
    std::filesystem::create_symlink(Path("../../blobs") / file.etag, side, failed);
    if (failed) { // no links on this disk
        std::filesystem::copy_file(blob, side);
    }
    std::filesystem::rename(side, at);
}

void Download::writeRevision() const
{
    const std::string revision = m_name.revision.empty() ? "main" : m_name.revision;
    if (isCommit(revision) && m_listing.commit.rfind(revision, 0) == 0) {
        return;
    }
    const Path ref = m_folder / "refs" / revision;
    requireFolder(ref.parent_path());
    writeFileAtomically(ref, m_listing.commit);
}

} // namespace hydra::hub
