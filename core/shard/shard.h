// SPDX-License-Identifier: GPL-3.0-or-later
// One of N parts of a list of pictures. The hash of a picture's key decides its part, not its position:
// adding or removing pictures moves no others between parts. Numbered from 1, as in job arrays.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hydra::shard {

struct Shard
{
    int index = 1, count = 1; // 1 <= index <= count

    [[nodiscard]] bool isAll() const noexcept { return count == 1; }
    [[nodiscard]] bool holds(std::string_view key) const noexcept;
    [[nodiscard]] std::string text() const; // "3/8"
    friend bool operator==(const Shard& a, const Shard& b)
    {
        return a.index == b.index && a.count == b.count;
    }
};

constexpr int mostShards = 100'000;

// 64-bit FNV-1a of KEY's bytes, its bits mixed once more (the finaliser of SplitMix64), modulo COUNT, plus 1.
[[nodiscard]] int shardOf(std::string_view key, int count) noexcept;

// Parses "3/8". Nullopt for other text, or numbers out of range.
[[nodiscard]] std::optional<Shard> shardNamed(std::string_view text) noexcept;
// The environment VARIABLE as a whole number from 0 on; nullopt if it is unset or empty. Throws Error{Usage}
// naming it for any other value.
[[nodiscard]] std::optional<int> schedulersNumber(const char* variable);
// The shard in SLURM_ARRAY_TASK_ID, _COUNT, _MIN and _MAX; nullopt outside an array. Throws Error{Usage} if
// they do not define a shard: for values that are not numbers, for an array without a COUNT, and for one with
// gaps, whose COUNT does not give the number of shards.
[[nodiscard]] std::optional<Shard> shardOfScheduler();

// "results.jsonl" for 3/8: "results.3-of-8.jsonl"; unchanged for a single shard.
[[nodiscard]] std::string storeName(const std::string& store, const Shard& shard);

// The shard counts in the names of files beside STORE ("results.3-of-8.jsonl": 8), each once, ascending.
[[nodiscard]] std::vector<int> shardCountsBeside(const std::string& store);

// Ascending numbers in a scheduler's notation: "1,3-5".
[[nodiscard]] std::string arrayExpression(const std::vector<int>& indices);

} // namespace hydra::shard
