// SPDX-License-Identifier: GPL-3.0-or-later
// A model of the hub into its cache, so that every program on this computer finds it: what is to be fetched,
// and then, once somebody agrees, its bytes, the links of its snapshot, and what its revision means.
#pragma once

#include "core/base/cancel.h"
#include "core/hub/hub.h"

#include <memory>

namespace hydra::hub {

class Download
{
public:
    // Asks the hub; changes nothing on the disk. Throws as Hub does, and Error{Input} for a model without
    // weights.
    Download(HubName name, const CancelToken& cancel);

    [[nodiscard]] const HubName& name() const noexcept { return m_name; }
    [[nodiscard]] const std::vector<HubFile>& files() const noexcept { return m_listing.files; }
    [[nodiscard]] std::uint64_t bytes() const; // of all files
    [[nodiscard]] std::uint64_t missing() const; // of them, what is yet to be fetched
    [[nodiscard]] Path snapshot() const; // the folder that is opened afterwards
    // SHA-256 of a file that is there, by its bytes.
    [[nodiscard]] std::string sha256(const HubFile& file) const;

    // May end at any moment, and goes on when it is run again, in another process as well. Throws as
    // fetchBlob() does, and Error{Input} where the disk has no room.
    void run(const Progress& progress);

private:
    void link(const HubFile& file) const;
    [[nodiscard]] Path revisionFile() const; // "" for a commit, which needs none
    void writeRevision() const;

    HubName m_name;
    Path m_folder;
    Hub m_hub;
    Listing m_listing; // of what was chosen
};

// "344 MB", as disks count.
[[nodiscard]] std::string inMegabytes(std::uint64_t bytes);

} // namespace hydra::hub
