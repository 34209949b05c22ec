// SPDX-License-Identifier: GPL-3.0-or-later
// Downloads a model of the hub into its cache, where other programs find it: first lists the files, then,
// once the user agrees, fetches their bytes and writes the snapshot's links and the revision.
#pragma once

#include "core/base/cancel.h"
#include "core/hub/hub.h"

#include <memory>

namespace hydra::hub {

class Download
{
public:
    // Asks the hub; does not write to the disk. Throws as Hub does, and Error{Input} for a model without
    // weights.
    Download(HubName name, const CancelToken& cancel);

    [[nodiscard]] const HubName& name() const noexcept { return m_name; }
    [[nodiscard]] const std::vector<HubFile>& files() const noexcept { return m_listing.files; }
    [[nodiscard]] std::uint64_t bytes() const; // of all files
    [[nodiscard]] std::uint64_t missing() const; // yet to be fetched
    [[nodiscard]] Path snapshot() const; // the folder to open after run()
    // SHA-256 of the bytes of a downloaded file.
    [[nodiscard]] std::string sha256(const HubFile& file) const;

    // May be interrupted at any moment; the next run() resumes, also in another process. Throws as
    // fetchBlob() does, and Error{Input} if the disk is too full.
    void run(const Progress& progress);

private:
    void link(const HubFile& file) const;
    [[nodiscard]] Path revisionFile() const; // "" for a commit, which needs none
    void writeRevision() const;

    HubName m_name;
    Path m_folder;
    Hub m_hub;
    Listing m_listing; // only the selected files
};

// "344 MB", with decimal units.
[[nodiscard]] std::string inMegabytes(std::uint64_t bytes);

} // namespace hydra::hub
