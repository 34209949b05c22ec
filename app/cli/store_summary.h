// SPDX-License-Identifier: GPL-3.0-or-later
// What the records of a store come to, read once.
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/console.h"
#include "core/evaluate/faithfulness.h"
#include "core/shard/store_scan.h"

#include <map>
#include <string>
#include <vector>

namespace hydra::cli {

// The rows that sum the records of a command up, as far as it has such rows: evaluate, importance,
// faithfulness.
class StoreSummary
{
public:
    explicit StoreSummary(const shard::StoreHeader& header);
    // Throws Error{Input} for a record without such results, or with numbers that no run writes.
    void add(const shard::ReadJson& record);
    // Whether the command has such rows.
    [[nodiscard]] bool sums() const;
    void put(Json& document) const;

private:
    void addResult(const shard::ReadJson& result);
    void addImportance(const shard::ReadJson& rows);

    struct Ranks
    {
        int images = 0, top1 = 0, top5 = 0;
        void add(std::int64_t rank) // of the right class; 0: not among the first
        {
            images += 1;
            top1 += rank == 1 ? 1 : 0;
            top5 += rank >= 1 && rank <= 5 ? 1 : 0;
        }
    };
    struct Row : Ranks
    {
        double confidence = 0;
    };
    struct Answers : Ranks // of a network that answers in rounds, at a threshold
    {
        std::map<int, int> left; // by k
        double macs = 0;
    };
    std::string m_command;
    bool m_ofProbability = true; // of faithfulness
    std::map<int, Row> m_rows;
    std::map<double, Answers> m_answers;
    std::vector<std::vector<double>> m_importance; // sums
    int m_pictures = 0;
    FaithfulnessSummary m_faithfulness;
    std::size_t m_steps = 0; // of the cascade of random weights
};

// What merge does; SETTINGS of the stores.
[[nodiscard]] Json mergedStores(const ShardsSettings& settings, shard::ReadJson& stored);

// "curves" of such a row.
[[nodiscard]] Perturbations curvesFrom(const Json& curves);
// Of a network of DEPTH blocks. PROBABILITY: of the class that was followed; else the value of a target.
[[nodiscard]] Json faithfulnessRow(const FaithfulnessRow& row, int depth, bool probability);

} // namespace hydra::cli
