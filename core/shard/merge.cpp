// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/merge.h"

#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/base/regular_file.h"
#include "core/shard/shard_store.h"
#include "core/shard/tar_block.h"

#include <algorithm>
#include <memory>

namespace hydra::shard {

namespace {

constexpr std::uint64_t copiedAtOnce = std::uint64_t(1) << 20;
constexpr std::uint64_t leastWindow = std::uint64_t(64) << 10, windowsTogether = std::uint64_t(64) << 20;

struct OpenStore
{
    RegularFile file;
    std::uint64_t bytes = 0;

    explicit OpenStore(const Path& path)
        : file(path)
        , bytes(file.stamp().size)
    {
        requireFilled(file);
    }
    [[nodiscard]] const Path& path() const noexcept { return file.path(); }
};
using OpenStorePtr = std::unique_ptr<OpenStore>;

struct Place
{
    std::string key;
    std::uint64_t offset = 0, size = 0;
    std::uint64_t lineOffset = 0;
    std::uint32_t lineSize = 0;
    std::uint32_t store = 0;
    bool refused = false;
};

void requireOneOf(const StoreHeader& first, const Path& firstPath, const StoreHeader& other, const Path& path)
{
    if (first.fingerprint != other.fingerprint) {
        throw inputError("%1: holds results of another model or other settings than %2", path.string(),
                         firstPath.string());
    }
    if (first.shard.count != other.shard.count) {
        throw inputError("%1: is shard %2, and %3 is shard %4", path.string(), other.shard.text(),
                         firstPath.string(), first.shard.text());
    }
}

void requireOwnKeys(const Shard& shard, const std::vector<Place>& places, std::size_t from, const Path& path)
{
    for (std::size_t i = from; i < places.size(); ++i) {
        if (!shard.holds(places[i].key)) {
            throw inputError("%1: is shard %2, and the key %3 in it belongs to shard %4/%5", path.string(),
                             shard.text(), printable(places[i].key), shardOf(places[i].key, shard.count),
                             shard.count);
        }
    }
}

void requireAllShards(const std::vector<StoreHeader>& headers, const std::vector<OpenStorePtr>& stores)
{
    std::vector<const OpenStore*> byIndex(static_cast<std::size_t>(headers.front().shard.count), nullptr);
    for (std::size_t i = 0; i < headers.size(); ++i) {
        const OpenStore*& place = byIndex[static_cast<std::size_t>(headers[i].shard.index) - 1];
        if (place != nullptr) {
            throw inputError("%1: is shard %2, as %3 is", stores[i]->path().string(), headers[i].shard.text(),
                             place->path().string());
        }
        place = stores[i].get();
    }
    std::vector<int> absent;
    for (std::size_t i = 0; i < byIndex.size(); ++i) {
        if (byIndex[i] == nullptr) {
            absent.push_back(static_cast<int>(i) + 1);
        }
    }
    if (!absent.empty()) {
        throw inputError(absent.size() == 1 ? phrase("of %1 shards, %2 is missing from the stores to merge")
                                            : phrase("of %1 shards, %2 are missing from the stores to merge"),
                         byIndex.size(), arrayExpression(absent));
    }
}

ReadJson lineIn(std::string_view text, const Path& path)
{
    auto line = unsealed(text.substr(0, text.empty() ? 0 : text.size() - 1));
    if (!line) {
        throw inputError("%1: changed while it was read", path.string());
    }
    return std::move(*line);
}

// Reads all lines of the stores once, and verifies every checksum.
std::vector<Place> placesIn(const std::vector<OpenStorePtr>& stores, StoreFormat format,
                            std::vector<StoreHeader>& headers, const Progress& progress,
                            const CancelToken& cancel)
{
    std::vector<Place> places;
    for (std::size_t i = 0; i < stores.size(); ++i) {
        const OpenStore& store = *stores[i];
        const std::size_t first = places.size();
        report(progress, 0.5 * double(i) / double(stores.size()), store.path().filename().string());
        const auto take = [&](StoredRecord&& record) {
            places.push_back({std::move(record.key), record.offset, record.size, record.lineOffset,
                              static_cast<std::uint32_t>(record.lineSize), static_cast<std::uint32_t>(i),
                              !record.refused.empty()});
        };
        StoreScan scan =
            scanStore(store.file.descriptor(), store.path(), format, Checked::All, take, nullptr, cancel);
        if (!scan.header) {
            throw inputError("%1: expected a store of results, found an empty file", store.path().string());
        }
        if (!scan.complete) {
            throw inputError("%1: shard %2 is incomplete: it ends after %3 pictures. Run it again; it "
                             "continues after them",
                             store.path().string(), scan.header->shard.text(), scan.records);
        }
        headers.push_back(std::move(*scan.header));
        requireOneOf(headers.front(), stores.front()->path(), headers.back(), store.path());
        requireOwnKeys(headers.back().shard, places, first, store.path());
    }
    return places;
}

void putInOrder(std::vector<Place>& places, const std::vector<OpenStorePtr>& stores)
{
    std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) { return a.key < b.key; });
    const auto twice = std::adjacent_find(places.begin(), places.end(),
                                          [](const Place& a, const Place& b) { return a.key == b.key; });
    if (twice != places.end()) {
        throw inputError("the key %1 is in %2 and in %3", printable(twice->key),
                         stores[twice[0].store]->path().string(), stores[twice[1].store]->path().string());
    }
}

// Reads the merged store once more before it replaces the old one.
void requireWhole(int file, const Path& out, StoreFormat format, const MergeResult& result,
                  const CancelToken& cancel)
{
    Message why = phrase("it is incomplete");
    try {
        const auto pass = [](StoredRecord&&) {};
        const StoreScan scan = scanStore(file, out, format, Checked::All, pass, nullptr, cancel);
        if (scan.complete && scan.records == result.records && scan.refused == result.refused) {
            return;
        }
    } catch (const Error& error) {
        if (error.code() == ErrorCode::Cancelled) {
            throw;
        }
        why = messageOf(error);
    }
    throw internalError("%1: was not written, because reading it back failed: %2", out.string(), why);
}

} // namespace

MergeResult mergeStores(const Path& out, const std::vector<Path>& paths,
                        const std::function<void(const StoreHeader&, const ReadJson&)>& visit,
                        const Progress& progress, const CancelToken& cancel)
{
    const StoreFormat format = storeFormat(out);
    std::vector<OpenStorePtr> stores;
    for (const Path& path : paths) {
        if (storeFormat(path) != format) {
            throw usageError("expected stores of one format, got %1 and %2", out.string(), path.string());
        }
        stores.push_back(std::make_unique<OpenStore>(path));
    }
    std::vector<StoreHeader> headers;
    std::vector<Place> places = placesIn(stores, format, headers, progress, cancel);
    requireAllShards(headers, stores);
    putInOrder(places, stores);

    MergeResult result{headers.front(), places.size(), 0, 0, {}};
    result.header.shard = {};
    NewFile file(out);
    const auto put = [&](std::string_view bytes) {
        file.write(bytes.data(), bytes.size());
        result.bytes += bytes.size();
    };
    put(storedHeader(format, result.header));
    std::vector<FileWindow> windows;
    for (const OpenStorePtr& store : stores) {
        windows.emplace_back(store->file.descriptor(), store->path(),
                             std::max(leastWindow, windowsTogether / stores.size()));
    }
    Sha256 sum;
    for (std::size_t i = 0; i < places.size(); ++i) {
        cancel.check();
        const Place& place = places[i];
        FileWindow& window = windows[place.store];
        for (std::uint64_t at = 0; at < place.size; at += copiedAtOnce) {
            put(window.view(place.offset + at, std::min(copiedAtOnce, place.size - at)));
        }
        const std::string_view line = window.view(place.offset + place.lineOffset, place.lineSize);
        const ReadJson entry = lineIn(line, stores[place.store]->path());
        result.refused += place.refused ? 1 : 0;
        sum.add(line.data(), line.size());
        if (visit) {
            visit(result.header, entry);
        }
        if (i % 1024 == 0) {
            report(progress, 0.5 + 0.5 * double(i) / double(places.size()), place.key);
        }
    }
    result.sum = sum.text();
    put(storedEnd(format, result.records, result.refused, result.sum));
    if (file.descriptor() >= 0) {
        requireWhole(file.descriptor(), out, format, result, cancel);
    }
    file.commit();
    return result;
}

MergeResult readStore(const Path& path, const std::function<void(const ReadJson&)>& visit,
                      const CancelToken& cancel)
{
    const OpenStore store(path);
    Sha256 sum;
    StoreScan scan = scanStore(
        store.file.descriptor(), path, storeFormat(path), Checked::Lines,
        [&](StoredRecord&& record) { visit(record.line); }, &sum, cancel);
    if (!scan.header) {
        throw inputError("%1: expected a store of results, found an empty file", path.string());
    }
    return {std::move(*scan.header), scan.records, scan.refused, store.bytes, sum.text()};
}

std::vector<int> MissingWork::todo() const
{
    std::vector<int> indices;
    for (const ShardState& shard : shards) {
        if (!shard.complete) {
            indices.push_back(shard.index);
        }
    }
    return indices;
}

MissingWork missingWork(const std::string& store, int count, const PictureList* list,
                        const CancelToken& cancel)
{
    MissingWork work;
    std::vector<bool> done(list != nullptr ? list->pictures().size() : 0, false);
    for (int index = 1; index <= count; ++index) {
        ShardState state{index};
        const Path path = storeName(store, {index, count});
        if (isThere(path)) {
            const OpenStore open(path);
            const StoreScan scan = scanStore(
                open.file.descriptor(), path, storeFormat(path), Checked::Lines,
                [&](StoredRecord&& record) {
                    if (const auto at = list != nullptr ? list->find(record.key) : std::nullopt) {
                        done[*at] = true;
                    }
                },
                nullptr, cancel);
            state.complete = scan.complete;
            state.done = scan.records;
            state.refused = scan.refused;
        }
        work.shards.push_back(state);
    }
    for (std::size_t i = 0; i < done.size(); ++i) {
        if (!done[i]) {
            const std::string& key = list->pictures()[i].key;
            ShardState& state = work.shards[static_cast<std::size_t>(shardOf(key, count)) - 1];
            state.complete = false; // pictures added to the list later
            ++state.left;
            ++work.left;
            if (work.keys.size() < mostMissingKeys) {
                work.keys.push_back(key);
            }
        }
    }
    return work;
}

} // namespace hydra::shard
