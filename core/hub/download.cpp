// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hub/download.h"

#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/hub/blob.h"
#include "core/hub/hub.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <numeric>
#include <utility>

namespace hydra::hub {

namespace {

// Selects a model's files to download: one copy of the weights, and the files that describe them.
constexpr std::size_t mostShards = 1000;
constexpr std::array describing{"config.json",
                                "preprocessor_config.json",
                                "processor_config.json",
                                "labels.txt",
                                "labels.json",
                                "id2label.json",
                                "merges.txt"};
// Pickles of training state, without a network.
constexpr std::array ofTraining{"optimizer", "scheduler", "training_args", "rng_state", "scaler"};

bool endsWith(const std::string& text, const std::string& end)
{
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

// Small files first: config.json, preprocessing, class names and CLIP's byte pairs; then weights as
// safetensors, whole or in shards with their index, or else as .bin, .pth or .pt. Never code, and only one
// format of the weights. Throws Error{Input} that begins with the model's name if there are no weights, or
// several without the usual name.
std::vector<HubFile> chosenFiles(const Listing& listing)
{
    std::vector<HubFile> chosen;
    // Takes the files for which FIT is true and returns their number.
    const auto take = [&](const auto& fit) {
        const std::size_t before = chosen.size();
        std::copy_if(listing.files.begin(), listing.files.end(), std::back_inserter(chosen),
                     [&](const HubFile& file) { return fit(file.name); });
        return chosen.size() - before;
    };
    const auto takeNamed = [&](const std::string& name) {
        return take([&](const std::string& other) { return other == name; });
    };
    // Takes STEM.SUFFIX, or its shards, "STEM-00001-of-00002.SUFFIX", with their index.
    const auto takeWhole = [&](const std::string& stem, const std::string& suffix) {
        if (takeNamed(stem + suffix) > 0 || takeNamed(stem + suffix + ".index.json") == 0) {
            return !chosen.empty() && chosen.back().name == stem + suffix;
        }
        const std::size_t shards = take([&](const std::string& name) {
            return name.rfind(stem + "-", 0) == 0 && name.find("-of-") != name.npos && endsWith(name, suffix);
        });
        if (shards == 0 || shards > mostShards) {
            throw inputError("%1: expected 1 to %2 shards beside %3%4.index.json, found %5", listing.model,
                             mostShards, stem, suffix, shards);
        }
        return true;
    };
    // Takes the only file that ends in one of SUFFIXES.
    const auto takeOnly = [&](std::initializer_list<const char*> suffixes) {
        const std::size_t found = take([&](const std::string& name) {
            return std::any_of(suffixes.begin(), suffixes.end(),
                               [&](const char* suffix) { return endsWith(name, suffix); })
                && std::none_of(ofTraining.begin(), ofTraining.end(),
                                [&](const char* word) { return name.rfind(word, 0) == 0; });
        });
        if (found > 1) {
            throw inputError("%1: the hub has %2 files of weights, such as %3 and %4; expected "
                             "model.safetensors, pytorch_model.bin, or one",
                             listing.model, found, chosen[chosen.size() - 2].name, chosen.back().name);
        }
        return found == 1;
    };
    for (const char* name : describing) {
        (void)takeNamed(name);
    }
    if (!takeWhole("model", ".safetensors") && !takeOnly({".safetensors"})
        && !takeWhole("pytorch_model", ".bin") && !takeOnly({".bin", ".pth", ".pt"})) {
        throw inputError(
            "%1: expected weights as .safetensors, .bin or .pth, the hub has only %2 other files",
            listing.model, listing.files.size());
    }
    return chosen;
}

constexpr std::uint64_t spareBytes = std::uint64_t(16) << 20; // margin for folders, links and other programs

// Throws Error{Input} if NEEDED bytes do not fit on the disk of FOLDER, which need not exist yet.
void requireRoom(Path folder, std::uint64_t needed)
{
    std::error_code failed;
    while (!std::filesystem::exists(folder, failed) && folder.has_relative_path()) {
        folder = std::filesystem::absolute(folder).parent_path();
    }
    const auto space = std::filesystem::space(folder, failed);
    if (!failed && space.available < needed + spareBytes) {
        throw inputError("%1: not enough room on this disk: expected %2 free, found %3", folder.string(),
                         inMegabytes(needed), inMegabytes(space.available));
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
    for (const Path& place : {snapshot(), revisionFile()}) {
        refuseLinks(place);
    }
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
                       message("%1, %2 of %3", file.name, inMegabytes(have), inMegabytes(file.bytes)));
            }
        });
        done += file.bytes;
    }
    // Creates the visible links last, so that other programs see the snapshot only after all its files are
    // complete.
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
    if (failed) { // no symlinks on this disk
        std::filesystem::copy_file(blob, side);
    }
    std::filesystem::rename(side, at);
}

Path Download::revisionFile() const
{
    const std::string revision = m_name.revision.empty() ? "main" : m_name.revision;
    const bool named = !isCommit(revision) || m_listing.commit.rfind(revision, 0) != 0;
    return named ? m_folder / "refs" / revision : Path();
}

void Download::writeRevision() const
{
    if (const Path ref = revisionFile(); !ref.empty()) {
        requireFolder(ref.parent_path());
        NewFile file(ref, {}, NewFile::Links::Refused); // refuses a link created meanwhile
        file.write(m_listing.commit.data(), m_listing.commit.size());
        file.commit();
    }
}

} // namespace hydra::hub
