// SPDX-License-Identifier: GPL-3.0-or-later
// One of N parts of a list of pictures. A picture belongs to a part by the hash of its key, not by its place:
// pictures that are added or lost move no other to another part. Numbered from 1, as arrays of jobs are.
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

// "3/8". None for another text, or numbers outside.
[[nodiscard]] std::optional<Shard> shardNamed(std::string_view text) noexcept;
// What the environment's VARIABLE says, a whole number from 0 on; none where it is not there, or empty.
// Throws Error{Usage} that names it for anything else.
[[nodiscard]] std::optional<int> schedulersNumber(const char* variable);
// What SLURM_ARRAY_TASK_ID, _COUNT, _MIN and _MAX say; none outside an array. Throws Error{Usage} where they
// say no shard: for what is no number, for an array without a COUNT, and for one with gaps, whose COUNT says
// nothing about the number of shards.
[[nodiscard]] std::optional<Shard> shardOfScheduler();

// "results.jsonl" for 3/8: "results.3-of-8.jsonl"; as it is for the only shard.
[[nodiscard]] std::string storeName(const std::string& store, const Shard& shard);

// The numbers of shards that files beside STORE are called by ("results.3-of-8.jsonl": 8), each once,
// ascending.
[[nodiscard]] std::vector<int> shardCountsBeside(const std::string& store);

// Ascending numbers as a scheduler takes them: "1,3-5".
[[nodiscard]] std::string arrayExpression(const std::vector<int>& indices);

} // namespace hydra::shard
