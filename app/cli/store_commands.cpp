// SPDX-License-Identifier: GPL-3.0-or-later
// merge joins the shards of one list; missing lists unfinished work.
#include "app/cli/commands.h"
#include "app/cli/store_list.h"
#include "app/cli/store_summary.h"
#include "core/base/error.h"
#include "core/base/limits.h"
#include "core/base/new_file.h"
#include "core/shard/merge.h"

#include <algorithm>

namespace hydra::cli {

namespace {

// Returns --shards, else the count in the names of the files beside STORE.
int shardCount(const ShardsSettings& settings, const std::string& store)
{
    if (settings.shards) {
        return *settings.shards;
    }
    const std::vector<int> counts = shard::shardCountsBeside(store);
    if (counts.empty()) {
        throw usageError("expected --shards N: no file next to %1 is named as a shard of it, like %2 for two",
                         store, shard::storeName(std::filesystem::path(store).filename().string(), {1, 2}));
    }
    if (counts.size() > 1) {
        throw usageError("expected --shards N: files next to %1 are named as shards of %2 and of %3", store,
                         counts[0], counts[1]);
    }
    warn(message("%1: %2 shards, from the names of the files next to it", store, counts.front()));
    return counts.front();
}

std::vector<Path> storesOf(const ShardsSettings& settings, const std::string& out)
{
    std::vector<Path> stores(settings.places.begin() + 1, settings.places.end());
    if (!stores.empty() && settings.shards) {
        throw usageError("expected the stores by name, or --shards N; not both");
    }
    const int count = stores.empty() ? shardCount(settings, out) : 0;
    for (int index = 1; index <= count; ++index) {
        stores.emplace_back(shard::storeName(out, {index, count}));
    }
    return stores;
}

} // namespace

Json mergedStores(const ShardsSettings& settings, shard::ReadJson& stored)
{
    const std::string& out = settings.place(0, phrase("STORE: the file that the shards are merged into"));
    const std::vector<Path> stores = storesOf(settings, out);
    requireWritable(out);
    allowManyFiles(); // for a thousand stores
    std::optional<StoreSummary> summary;
    const shard::MergeResult result = shard::mergeStores(
        out, stores,
        [&](const shard::StoreHeader& header, const shard::ReadJson& record) {
            if (!summary) {
                if (settings.curves && header.command != "faithfulness") {
                    throw usageError("--curves: expected a store of faithfulness, and this one has %1",
                                     header.command);
                }
                summary.emplace(header);
            }
            summary->add(record);
        },
        progressBar(), interruption());
    Json document{{"store", out},
                  {"command", result.header.command},
                  {"fingerprint", result.header.fingerprint},
                  {"shards", stores.size()},
                  {"pictures", result.records},
                  {"refused", result.refused},
                  {"bytes", result.bytes},
                  {"sha256", result.sum}};
    if (summary) {
        summary->put(document);
    }
    stored = result.header.settings;
    return document;
}

Json runMerge(const ShardsSettings& settings)
{
    shard::ReadJson stored;
    return mergedStores(settings, stored);
}

Json runMissing(const ShardsSettings& settings)
{
    const std::string& store = settings.place(0, phrase("STORE: as it was given to --store"));
    (void)shard::storeFormat(store);
    const int count = shardCount(settings, store);
    std::optional<shard::PictureList> list;
    if (settings.places.size() > 1 || settings.list) {
        list = pictureList(settings, 1, {});
    }
    const shard::MissingWork work = shard::missingWork(store, count, list ? &*list : nullptr, interruption());
    const std::string expression = shard::arrayExpression(work.todo());
    if (settings.plain) {
        return expression + "\n";
    }
    Json shards = Json::array();
    for (const shard::ShardState& state : work.shards) {
        Json row{{"shard", state.index},
                 {"complete", state.complete},
                 {"done", state.done},
                 {"refused", state.refused}};
        if (list) {
            row["left"] = state.left;
        }
        shards.push_back(std::move(row));
    }
    return {{"store", store},
            {"array", expression},
            {"missing", work.todo().size()},
            {"left", list ? Json(work.left) : Json()},
            {"keys", list ? Json(work.keys) : Json()},
            {"shards", shards}};
}

} // namespace hydra::cli
