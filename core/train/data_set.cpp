// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/data_set.h"

#include "core/base/error.h"
#include "core/base/memory.h"
#include "core/base/printable.h"
#include "core/format/tar_archive.h"
#include "core/image/list_folders.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/model/imagenet_names.h"
#include "core/scenes/scene.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace hydra {

namespace {

constexpr std::size_t longestShownPath = 200; // of an archive's entry in messages

DataSet fromScenes(const DataConfig& data, int size, int patch, const Path& cache, const Progress& progress,
                   const CancelToken& cancel)
{
    SceneSet scenes = sceneSet(data.seed, data.count, size, patch, cache, progress, cancel);
    DataSet set;
    set.count = scenes.count;
    set.size = scenes.size;
    set.patch = scenes.patch;
    set.classNames = sceneClasses();
    set.pixels = std::move(scenes.pixels);
    set.labels.assign(scenes.labels.begin(), scenes.labels.end());
    set.patchShares = std::move(scenes.patchShares);
    return set;
}

// A picture of a folder or an archive, before it is read.
struct Entry
{
    std::string path; // in the archive, or on disk
    int label = 0;
    std::size_t place = 0; // in the archive
};

struct Listing
{
    std::vector<std::string> classNames;
    std::vector<Entry> entries; // class by class, in natural order within
};

// Returns the class name of a sub-folder: the words of an ImageNet synset, else the folder's name. Keeps the
// synset if two synsets have the same words, so that class names stay distinct.
std::string className(const std::string& folder)
{
    const auto &synsets = imagenetSynsets(), &names = imagenetNames();
    const auto found = std::find(synsets.begin(), synsets.end(), folder);
    const auto& name = found == synsets.end() ? folder : names[std::size_t(found - synsets.begin())];
    return std::count(names.begin(), names.end(), name) > 1 ? folder : name;
}

// Class names are written into trained models, as UTF-8.
void requireUtf8(const std::string& folder, const Path& where)
{
    if (!isUtf8(folder)) {
        throw inputError("%1: the class folder %2 has a name that is not UTF-8; rename it", where.string(),
                         printable(folder));
    }
}

Listing listFolder(const Path& folder)
{
    Listing listing;
    for (const Path& each : listFolders(folder)) {
        for (const Path& file : listPictures(each)) {
            listing.entries.push_back({file.string(), static_cast<int>(listing.classNames.size()), 0});
        }
        requireUtf8(each.filename().string(), folder);
        listing.classNames.push_back(className(each.filename().string()));
    }
    return listing;
}

Listing listArchive(const KeptFile& file, const CancelToken& cancel)
{
    const Path& archive = file.path();
    const std::vector<std::string> names = filesInArchive(file, cancel);
    std::map<std::string, std::vector<std::size_t>> classes; // by the folder that holds the picture
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Path path(names[i]);
        if (passesOver(archive, path) || !looksLikeImage(path) || !path.has_parent_path()) {
            continue;
        }
        const Path folder = path.parent_path();
        std::vector<std::size_t>& places = classes[folder.filename().string()];
        // With train/cat and val/cat in one archive, merging them would train the network on its test
        // pictures.
        if (!places.empty() && Path(names[places.front()]).parent_path() != folder) {
            throw inputError("%1: expected one folder per class, found %2 and %3", archive.string(),
                             escaped(Path(names[places.front()]).parent_path().string(), longestShownPath),
                             escaped(folder.string(), longestShownPath));
        }
        places.push_back(i);
    }
    Listing listing;
    for (auto& [folder, places] : classes) {
        std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
            return std::tie(names[a], a) < std::tie(names[b], b);
        });
        for (const std::size_t place : places) {
            listing.entries.push_back({names[place], static_cast<int>(listing.classNames.size()), place});
        }
        requireUtf8(folder, archive);
        listing.classNames.push_back(className(folder));
    }
    return listing;
}

// Returns the entries that DATA selects. If these are fewer than all, takes them at even distances, so that
// every class keeps its share.
std::vector<Entry> chosen(const std::vector<Entry>& all, const DataConfig& data)
{
    std::vector<Entry> kept;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto every = static_cast<std::size_t>(data.holdOut);
        if (every == 0 || (i % every == every - 1) == data.heldOut) {
            kept.push_back(all[i]);
        }
    }
    const std::size_t wanted =
        data.count > 0 ? std::min(kept.size(), static_cast<std::size_t>(data.count)) : kept.size();
    std::vector<Entry> some;
    for (std::size_t i = 0; i < wanted; ++i) {
        some.push_back(kept[i * kept.size() / wanted]);
    }
    return some;
}

// Writes incoming pictures to their places in SET.
class Intake
{
public:
    Intake(DataSet& set, std::size_t count, double crop, const Progress& progress, const CancelToken& cancel)
        : m_set(set)
        , m_bytes(static_cast<std::size_t>(set.size) * static_cast<std::size_t>(set.size) * 3)
        , m_count(count)
        , m_progress(progress)
        , m_cancel(cancel)
    {
        if (count > machineMemory() / m_bytes) {
            throw inputError("%1 pictures of %2 x %3 pixels do not fit into this machine's memory; choose a "
                             "smaller image_size or \"count\"",
                             count, set.size, set.size);
        }
        m_how.height = m_how.width = set.size;
        m_how.patchSize = set.patch;
        m_how.cropFraction = crop;
        set.pixels.resize(count * m_bytes);
        set.labels.resize(count);
        set.count = static_cast<int>(count);
    }
    void put(std::size_t at, const Image& image, int label, const std::string& name)
    {
        m_cancel.check();
        const ModelInput input = preprocess(image, m_how);
        std::copy(input.shown.rgb.begin(), input.shown.rgb.end(),
                  m_set.pixels.begin() + static_cast<std::ptrdiff_t>(at * m_bytes));
        m_set.labels[at] = label;
        report(m_progress, static_cast<double>(++m_done) / static_cast<double>(m_count),
               message("reading %1", name));
    }

private:
    DataSet& m_set;
    std::size_t m_bytes, m_count, m_done = 0;
    Preprocessing m_how;
    const Progress& m_progress;
    const CancelToken& m_cancel;
};

DataSet fromFiles(const DataConfig& data, int size, int patch, const Progress& progress,
                  const CancelToken& cancel)
{
    std::optional<KeptFile> archive;
    if (data.kind == DataKind::Archive) {
        archive.emplace(data.path);
    }
    Listing listing = archive ? listArchive(*archive, cancel) : listFolder(data.path);
    if (listing.classNames.size() < 2) {
        throw inputError("%1: expected one sub-folder per class, at least 2, found %2", data.path.string(),
                         listing.classNames.size());
    }
    const std::vector<Entry> entries = chosen(listing.entries, data);
    DataSet set;
    set.size = size;
    set.patch = patch;
    set.classNames = std::move(listing.classNames);
    Intake intake(set, entries.size(), data.crop, progress, cancel);
    if (!archive) {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            intake.put(i, loadImage(entries[i].path), entries[i].label, entries[i].path);
        }
        return set;
    }
    std::map<std::size_t, std::size_t> places; // in the archive -> in the set
    for (std::size_t i = 0; i < entries.size(); ++i) {
        places[entries[i].place] = i;
    }
    readArchive(
        *archive, ImageLimits().maxBytes, [&](std::size_t place) { return places.count(place) > 0; },
        [&](std::size_t place, const Bytes& bytes) {
            const Entry& entry = entries[places.at(place)];
            const std::string name = data.path.string() + ": " + escaped(entry.path, longestShownPath);
            intake.put(places.at(place), decodeImage(bytes, name), entry.label, name);
        },
        cancel);
    return set;
}

} // namespace

DataSet loadDataSet(const DataConfig& data, int size, int patch, const Path& cache, const Progress& progress,
                    const CancelToken& cancel)
{
    return data.kind == DataKind::Scenes ? fromScenes(data, size, patch, cache, progress, cancel)
                                         : fromFiles(data, size, patch, progress, cancel);
}

} // namespace hydra
