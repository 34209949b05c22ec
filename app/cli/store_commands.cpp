// SPDX-License-Identifier: GPL-3.0-or-later
// merge and missing: the shards of one list joined, and what is still to do.
#include "app/cli/commands.h"
#include "app/cli/store_run.h"
#include "app/cli/store_summary.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/shard/merge.h"

#include <algorithm>

namespace hydra::cli {

namespace {

int shardCount(const Arguments& arguments)
{
    const auto count = arguments.integer("shards", 1, shard::mostShards);
    if (!count) {
        throw usageError("expected --shards N, the number of shards that the list was divided into");
    }
    return static_cast<int>(*count);
}

std::vector<Path> storesOf(const Arguments& arguments, const std::string& out)
{
    std::vector<Path> stores(arguments.positional().begin() + 1, arguments.positional().end());
    if (!stores.empty() && arguments.has("shards")) {
        throw usageError("expected the stores by name, or --shards N; not both");
    }
    const int count = stores.empty() ? shardCount(arguments) : 0;
    for (int index = 1; index <= count; ++index) {
        stores.emplace_back(shard::storeName(out, {index, count}));
    }
    return stores;
}

Json merge(const Arguments& arguments)
{
    const std::string& out = arguments.positional(0, "STORE: the file that the shards become");
    const std::vector<Path> stores = storesOf(arguments, out);
    requireWritable(out);
    allowManyFiles();
    std::optional<StoreSummary> summary;
    const shard::MergeResult result = shard::mergeStores(
        out, stores,
        [&](const shard::StoreHeader& header, const shard::ReadJson& record) {
            if (!summary) {
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
    return document;
}

Json missing(const Arguments& arguments)
{
    const std::string& store = arguments.positional(0, "STORE: as it was given to --store");
    const int count = shardCount(arguments);
    (void)shard::storeFormat(store);
    std::optional<shard::PictureList> list;
    if (arguments.positional().size() > 1 || arguments.has("list")) {
        list = pictureList(arguments, 1, {});
    }
    const shard::MissingWork work = shard::missingWork(store, count, list ? &*list : nullptr, interruption());
    const std::string expression = shard::arrayExpression(work.todo());
    if (arguments.has("plain")) {
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

} // namespace

Command mergeCommand()
{
    return {"merge",
            "STORE --shards N | STORE SHARD...",
            "join the stores of all shards into the one that a single run would have written",
            {{"shards", "N", "the shards are STORE.I-of-N"}},
            merge};
}

Command missingCommand()
{
    return {"missing",
            "STORE --shards N [INPUT...]",
            "the shards that are still to do, as an --array expression",
            {{"shards", "N", "into which the list was divided"},
             {"list", "FILE|-", "inputs, one a line: which keys are missing"},
             {"plain", "", "only the expression, without JSON; empty where nothing is missing"}},
            missing};
}

} // namespace hydra::cli
