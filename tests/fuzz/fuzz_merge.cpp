// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/merge.h"
#include "core/shard/shard_store.h"
#include "core/shard/tar_block.h"

#include <fstream>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"
#include "tests/fuzz/sealing.h"

using namespace hydra;
using namespace hydra::shard;

namespace {

enum Choice : std::uint8_t
{
    Tar = 1,
    TwoShards = 2,
    WithoutEnds = 4, // of lines in tars
    WithFiles = 8, // as our writer writes them
    AsGiven = 16 // all lines in store 1, for any shard
};

// One store, complete according to its end mark.
struct Made
{
    std::string bytes;
    Sha256 sum;
    std::uint64_t records = 0, refused = 0;

    void add(std::uint8_t choice, const std::string& text, const ReadJson& object)
    {
        const StoreFormat format = (choice & Tar) != 0 ? StoreFormat::Tar : StoreFormat::Lines;
        const auto key = object.find("key");
        std::string line = test::sealedText(text);
        if ((choice & WithFiles) != 0 && key != object.end() && key->is_string()) {
            StoreEntry entry;
            entry.result = Json(object);
            entry.files = {{"npy", text}, {"more.npy", {}}};
            bytes += storedBytes(format, key->get<std::string>(), entry, &line);
        } else if (format == StoreFormat::Tar) {
            bytes +=
                tarEntry(join("picture", records, ".json"), (choice & WithoutEnds) != 0 ? line : line + "\n");
        } else {
            bytes += line + "\n";
        }
        line += "\n";
        sum.add(line.data(), line.size());
        ++records;
        const auto why = object.find("refused");
        refused +=
            why != object.end() && why->is_string() && !why->get_ref<const std::string&>().empty() ? 1 : 0;
    }
};

} // namespace

// Two stores of the fuzzer's lines, merged: refused, or a complete store.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 1) {
        return 0;
    }
    return test::survives([&] {
        const std::uint8_t choice = data[0];
        const int count = (choice & TwoShards) != 0 ? 2 : 1;
        const StoreFormat format = (choice & Tar) != 0 ? StoreFormat::Tar : StoreFormat::Lines;
        const std::string suffix = format == StoreFormat::Tar ? "tar" : "jsonl";
        std::vector<Made> made(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i) {
            made[static_cast<std::size_t>(i)].bytes =
                storedHeader(format, storeHeader("predict", {{"model", "m"}}, {i + 1, count}));
        }
        for (const std::string& text : test::linesOf(data + 1, size - 1)) {
            const auto object = unsealed(test::sealedText(text));
            const auto key = object ? object->find("key") : ReadJson::const_iterator();
            if (!object || key == object->end() || !key->is_string()) {
                continue;
            }
            const int shard = (choice & AsGiven) != 0 ? 1 : shardOf(key->get<std::string>(), count);
            made[static_cast<std::size_t>(shard) - 1].add(choice, text, *object);
        }
        std::vector<Path> stores;
        for (Made& one : made) {
            stores.push_back(test::scratchFolder() / join("in", stores.size(), ".", suffix));
            std::ofstream(stores.back(), std::ios::binary)
                << one.bytes << storedEnd(format, one.records, one.refused, one.sum.text());
        }
        const Path out = test::scratchFolder() / ("out." + suffix);
        std::uint64_t seen = 0;
        const MergeResult result =
            mergeStores(out, stores, [&](const StoreHeader&, const ReadJson&) { ++seen; });
        try {
            std::uint64_t keys = 0;
            const MergeResult again = readStore(out, [&](const ReadJson&) { ++keys; });
            if (seen != result.records || keys != seen || again.sum != result.sum
                || !missingWork(out.string(), 1, nullptr).todo().empty()) {
                std::abort();
            }
        } catch (const Error&) {
            std::abort(); // it refuses what it wrote
        }
    });
}
