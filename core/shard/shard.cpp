// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/shard.h"

#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/printable.h"

#include <charconv>
#include <cstdlib>
#include <set>

namespace hydra::shard {

namespace {

// Parses all of TEXT as a number from 0 on.
std::optional<int> wholeNumber(std::string_view text) noexcept
{
    int value = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = failed == std::errc() && end == text.data() + text.size() && value >= 0;
    return whole ? std::optional<int>(value) : std::nullopt;
}

} // namespace

int shardOf(std::string_view key, int count) noexcept
{
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char c : key) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    }
    hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9ULL;
    hash = (hash ^ (hash >> 27)) * 0x94d049bb133111ebULL;
    hash ^= hash >> 31;
    return static_cast<int>(hash % static_cast<std::uint64_t>(count)) + 1;
}

bool Shard::holds(std::string_view key) const noexcept
{
    return count == 1 || shardOf(key, count) == index;
}

std::string Shard::text() const
{
    return join(index, "/", count);
}

std::optional<Shard> shardNamed(std::string_view text) noexcept
{
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) {
        return std::nullopt;
    }
    const auto index = wholeNumber(text.substr(0, slash));
    const auto count = wholeNumber(text.substr(slash + 1));
    if (!index || !count || *index < 1 || *index > *count || *count > mostShards) {
        return std::nullopt;
    }
    return Shard{*index, *count};
}

std::optional<int> schedulersNumber(const char* variable)
{
    const char* given = std::getenv(variable);
    if (given == nullptr || *given == '\0') {
        return std::nullopt;
    }
    const auto number = wholeNumber(given);
    if (!number) {
        throw usageError("the variable %1: expected a whole number, found %2", variable, printable(given));
    }
    return number;
}

std::optional<Shard> shardOfScheduler()
{
    const auto id = schedulersNumber("SLURM_ARRAY_TASK_ID");
    const auto count = schedulersNumber("SLURM_ARRAY_TASK_COUNT");
    if (!id && !count) {
        return std::nullopt;
    }
    if (!id || !count) {
        throw usageError(id ? id ? phrase("the variable SLURM_ARRAY_TASK_ID is set without "
                                          "SLURM_ARRAY_TASK_COUNT, so the shard is unknown; give --shard I/N")
                                 : phrase("the variable SLURM_ARRAY_TASK_ID is set without "
                                          "SLURM_ARRAY_TASK_ID, so the shard is unknown; give --shard I/N")
                             : id
                             ? phrase("the variable SLURM_ARRAY_TASK_COUNT is set without "
                                      "SLURM_ARRAY_TASK_COUNT, so the shard is unknown; give --shard I/N")
                             : phrase("the variable SLURM_ARRAY_TASK_COUNT is set without "
                                      "SLURM_ARRAY_TASK_ID, so the shard is unknown; give --shard I/N"));
    }
    const std::int64_t first = schedulersNumber("SLURM_ARRAY_TASK_MIN").value_or(1);
    const std::int64_t usual = first + *count - 1;
    const auto greatest = schedulersNumber("SLURM_ARRAY_TASK_MAX");
    const std::int64_t last = greatest ? *greatest : usual;
    if (last != usual || *id < first || *id > last || *count > mostShards) {
        throw usageError("this job array has gaps (%1 tasks from %2 to %3), so the number of shards is "
                         "unknown; give --shard $SLURM_ARRAY_TASK_ID/N",
                         *count, first, last);
    }
    return Shard{static_cast<int>(*id - first + 1), *count};
}

std::string storeName(const std::string& store, const Shard& shard)
{
    if (shard.isAll()) {
        return store;
    }
    const Path path = store;
    const std::string name =
        join(path.stem().string(), ".", shard.index, "-of-", shard.count, path.extension().string());
    return path.has_parent_path() ? (path.parent_path() / name).string() : name;
}

std::vector<int> shardCountsBeside(const std::string& store)
{
    const Path path = store;
    const std::string start = path.stem().string() + ".", end = path.extension().string();
    std::set<int> counts;
    std::error_code failed;
    auto entry =
        std::filesystem::directory_iterator(path.has_parent_path() ? path.parent_path() : Path("."), failed);
    for (; !failed && entry != std::filesystem::directory_iterator(); entry.increment(failed)) {
        const std::string name = entry->path().filename().string();
        if (name.size() < start.size() + end.size() || name.compare(0, start.size(), start) != 0) {
            continue;
        }
        std::string place = name.substr(start.size(), name.size() - start.size() - end.size()); // "3-of-8"
        const std::size_t of = place.find("-of-");
        const auto shard = of == std::string::npos ? std::nullopt : shardNamed(place.replace(of, 4, "/"));
        if (shard && !shard->isAll()
            && storeName(store, *shard)
                == (path.has_parent_path() ? (path.parent_path() / name).string() : name)) {
            counts.insert(shard->count);
        }
    }
    return {counts.begin(), counts.end()};
}

std::string arrayExpression(const std::vector<int>& indices)
{
    std::string text;
    for (std::size_t from = 0; from < indices.size();) {
        std::size_t to = from;
        while (to + 1 < indices.size() && indices[to + 1] == indices[to] + 1) {
            ++to;
        }
        text += join(text.empty() ? "" : ",", indices[from]);
        if (to > from) {
            text += join(to > from + 1 ? "-" : ",", indices[to]);
        }
        from = to + 1;
    }
    return text;
}

} // namespace hydra::shard
