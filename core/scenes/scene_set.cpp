// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes for training, rendered in parallel and cached in a file.
#include "core/base/message.h"
#include "core/base/new_file.h"
#include "core/image/load.h"
#include "core/scenes/scene.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <fstream>

namespace hydra {
namespace {

// Version of the pixels: raise it when they change, so that old files are not reused.
constexpr std::uint64_t version = 3;

// Start of a cache file. Numbers in the machine's byte order, which the magic number identifies.
struct Header
{
    std::uint64_t magic = 0x3153454e45435359ULL;
    std::uint64_t version = hydra::version;
    std::uint64_t seed = 0;
    std::uint64_t count = 0, size = 0, patch = 0, classes = 0;
    std::uint64_t checksum = 0; // of all bytes after the header
};
static_assert(sizeof(Header) == 64, "no padding: the header is compared as bytes");

// FNV-1a over 8-byte words: detects a torn or overwritten file at memory speed.
std::uint64_t checksum(std::uint64_t hash, const std::vector<std::uint8_t>& bytes)
{
    constexpr std::uint64_t prime = 0x100000001b3ULL;
    std::size_t i = 0;
    for (; i + 8 <= bytes.size(); i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + i, 8);
        hash = (hash ^ word) * prime;
        hash ^= hash >> 32;
    }
    for (; i < bytes.size(); ++i) {
        hash = (hash ^ bytes[i]) * prime;
    }
    return hash;
}

std::uint64_t checksum(const SceneSet& set)
{
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const auto* part : {&set.pixels, &set.labels, &set.patchShares}) {
        hash = checksum(hash, *part);
    }
    return hash;
}

SceneSet emptySet(int count, int size, int patch)
{
    const auto n = static_cast<std::size_t>(count), side = static_cast<std::size_t>(size);
    const std::size_t patches = side / static_cast<std::size_t>(patch);
    SceneSet set;
    set.count = count;
    set.size = size;
    set.patch = patch;
    set.pixels.resize(n * side * side * 3);
    set.labels.resize(n);
    set.patchShares.resize(n * patches * patches * (sceneClasses().size() + 1));
    return set;
}

void fillShares(const Scene& scene, int size, int patch, std::uint8_t* shares)
{
    const std::size_t classes = sceneClasses().size();
    std::vector<int> counts(classes + 1);
    for (int top = 0; top < size; top += patch) {
        for (int left = 0; left < size; left += patch) {
            std::fill(counts.begin(), counts.end(), 0);
            for (int y = top; y < top + patch; ++y) {
                for (int x = left; x < left + patch; ++x) {
                    const int thing = scene.mask[static_cast<std::size_t>(y * size + x)];
                    const auto slot = thing == 0
                        ? classes
                        : static_cast<std::size_t>(scene.objectClasses[static_cast<std::size_t>(thing - 1)]);
                    ++counts[slot];
                }
            }
            const int area = patch * patch;
            for (const int count : counts) {
                *shares++ = static_cast<std::uint8_t>((2 * 255 * count + area) / (2 * area));
            }
        }
    }
}

// Returns false if the file is absent or does not match HEADER; the scenes are then rendered again.
bool readCache(const Path& path, Header header, SceneSet& set)
{
    std::error_code failed;
    const auto expected = sizeof(Header) + set.pixels.size() + set.labels.size() + set.patchShares.size();
    if (std::filesystem::file_size(path, failed) != expected || failed) {
        return false;
    }
    std::ifstream in(path, std::ios::binary);
    Header found;
    in.read(reinterpret_cast<char*>(&found), sizeof found);
    for (auto* part : {&set.pixels, &set.labels, &set.patchShares}) {
        in.read(reinterpret_cast<char*>(part->data()), static_cast<std::streamsize>(part->size()));
    }
    header.checksum = checksum(set);
    const auto known = [](std::uint8_t label) { return label < sceneClasses().size(); };
    return in && std::memcmp(&found, &header, sizeof header) == 0
        && std::all_of(set.labels.begin(), set.labels.end(), known);
}

// Written in pieces: the pixels alone may take gigabytes.
void writeCache(const Path& path, Header header, const SceneSet& set)
{
    header.checksum = checksum(set);
    std::error_code failed;
    std::filesystem::create_directories(path.parent_path(), failed);
    try {
        NewFile file(path);
        file.write(&header, sizeof header);
        for (const auto* part : {&set.pixels, &set.labels, &set.patchShares}) {
            file.write(part->data(), part->size());
        }
        file.commit();
    } catch (const Error& error) {
        throw internalError("%1; is there room for %2 MiB?", error, set.pixels.size() >> 20);
    }
}

// Scenes between two checks of the cancel token: fewer if each takes longer.
std::size_t batchOf(int size)
{
    const auto side = static_cast<std::size_t>(size);
    return std::clamp<std::size_t>((std::size_t(1) << 20) / (side * side), 4, 64);
}

void renderInto(SceneSet& set, std::uint64_t seed, std::size_t first, std::size_t last)
{
    const std::size_t pixels = set.pixels.size() / static_cast<std::size_t>(set.count);
    const std::size_t shares = set.patchShares.size() / static_cast<std::size_t>(set.count);
    std::exception_ptr failure;
#pragma omp parallel for schedule(dynamic, 1)
    for (std::size_t i = first; i < last; ++i) {
        try {
            const Scene scene = renderScene(seed, i, set.size);
            std::copy(scene.image.rgb.begin(), scene.image.rgb.end(), set.pixels.data() + i * pixels);
            set.labels[i] = static_cast<std::uint8_t>(scene.label);
            fillShares(scene, set.size, set.patch, set.patchShares.data() + i * shares);
        } catch (...) { // must not leave the parallel region
#pragma omp critical(hydra_scene_failure)
            failure = std::current_exception();
        }
    }
    if (failure) {
        std::rethrow_exception(failure);
    }
}

std::string numbered(int index)
{
    char text[24];
    std::snprintf(text, sizeof text, "%06d.png", index);
    return text;
}

Image maskImage(const Scene& scene)
{
    Image image;
    image.width = scene.image.width;
    image.height = scene.image.height;
    image.rgb.reserve(3 * scene.mask.size());
    for (const std::uint8_t value : scene.mask) {
        image.rgb.insert(image.rgb.end(), 3, value);
    }
    return image;
}

std::string tableRow(const Scene& scene, const std::string& file)
{
    const auto& names = sceneClasses();
    const auto name = [&](int index) { return names[static_cast<std::size_t>(index)]; };
    std::string objects;
    for (std::size_t i = 0; i < scene.objectClasses.size(); ++i) {
        objects += join(i == 0 ? "" : ";", name(scene.objectClasses[i]), ":", scene.visiblePixels[i]);
    }
    return join("images/", file, ",", scene.label, ",", name(scene.label), ",", objects, "\n");
}

void makeFolder(const Path& folder)
{
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed) {
        throw internalError("%1: cannot be made: %2", folder.string(), failed.message());
    }
}

} // namespace

SceneSet sceneSet(std::uint64_t seed, int count, int size, int patch, const Path& cache,
                  const Progress& progress, const CancelToken& cancel)
{
    if (count < 1 || count > 1'000'000) {
        throw usageError("number of scenes: expected 1 to 1000000, got %1", count);
    }
    if (size < 32 || size > 2048 || patch < 1 || patch > size || size % patch != 0) {
        throw usageError("scenes of %1 pixels in patches of %2: expected a size of 32 to 2048 that is a "
                         "multiple of the patch",
                         size, patch);
    }
    Header header;
    header.seed = seed;
    header.count = static_cast<std::uint64_t>(count);
    header.size = static_cast<std::uint64_t>(size);
    header.patch = static_cast<std::uint64_t>(patch);
    header.classes = sceneClasses().size();
    const Path path =
        cache / join("scenes-v", version, "-seed", seed, "-n", count, "-size", size, "-patch", patch, ".raw");
    SceneSet set = emptySet(count, size, patch);
    if (readCache(path, header, set)) {
        report(progress, 1, message("scenes read from %1", path.string()));
        return set;
    }
    const std::size_t total = set.labels.size(), batch = batchOf(size);
    report(progress, 0, message("rendering %1 scenes of %2 x %3 pixels", total, size, size));
    for (std::size_t first = 0; first < total; first += batch) {
        cancel.check();
        const std::size_t last = std::min(first + batch, total);
        renderInto(set, seed, first, last);
        report(progress, static_cast<double>(last) / static_cast<double>(total),
               message("scene %1 of %2", last, total));
    }
    cancel.check();
    try {
        writeCache(path, header, set);
    } catch (const Error& error) { // on a full disk the scenes are kept in memory, not cached
        report(progress, 1, message("scenes are not cached: %1", error));
    }
    return set;
}

// Scenes as a data set on disk: pictures, masks and a table.
void writeScenes(const Path& folder, std::uint64_t seed, int count, int size, const Progress& progress,
                 const CancelToken& cancel)
{
    if (count < 1 || count > 1'000'000) {
        throw usageError("number of scenes: expected 1 to 1000000, got %1", count);
    }
    makeFolder(folder / "images");
    makeFolder(folder / "masks");
    std::string table = "file,class_index,class,objects\n";
    for (int i = 0; i < count; ++i) {
        if (cancel.cancelled()) {
            break;
        }
        const Scene scene = renderScene(seed, static_cast<std::uint64_t>(i), size, 3);
        const std::string file = numbered(i);
        savePng(folder / "images" / file, scene.image,
                {{"Description", join("synthetic scene, seed ", seed, ", index ", i)}});
        savePng(folder / "masks" / file, maskImage(scene));
        table += tableRow(scene, file);
        report(progress, (i + 1.0) / count, message("scene %1 of %2", i + 1, count));
    }
    // Also after a cancellation: the table lists the written scenes.
    writeFileAtomically(folder / "labels.csv", table);
    cancel.check();
}

} // namespace hydra
