// SPDX-License-Identifier: GPL-3.0-or-later
// Aggregates the records of a store in one pass.
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/console.h"
#include "core/evaluate/faithfulness.h"
#include "core/shard/store_scan.h"

#include <map>
#include <string>
#include <vector>

namespace hydra::cli {

// The summary rows of a command's records; evaluate, importance and faithfulness have such rows.
class StoreSummary
{
public:
    explicit StoreSummary(const shard::StoreHeader& header);
    // Throws Error{Input} for a record without such results, or with numbers that no run writes.
    void add(const shard::ReadJson& record);
    // Returns whether the command has such rows.
    [[nodiscard]] bool sums() const;
    void put(Json& document) const;

private:
    void addResult(const shard::ReadJson& result);
    void addImportance(const shard::ReadJson& rows);

    struct Ranks
    {
        int images = 0, top1 = 0, top5 = 0;
        void add(std::int64_t rank) // of the right class; 0: not in the ranking
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
    struct Answers : Ranks // of a network in rounds, at a threshold
    {
        std::map<int, int> left; // number that left, by k
        double macs = 0;
    };
    std::string m_command;
    bool m_ofProbability = true; // for faithfulness
    std::map<int, Row> m_rows;
    std::map<double, Answers> m_answers;
    std::vector<std::vector<double>> m_importance; // sums
    int m_pictures = 0;
    FaithfulnessSummary m_faithfulness;
    std::size_t m_steps = 0; // of the cascading randomisation
};

// Runs merge with SETTINGS; STORED receives the stores' settings.
[[nodiscard]] Json mergedStores(const ShardsSettings& settings, shard::ReadJson& stored);

// Reads "curves" of such a row.
[[nodiscard]] Perturbations curvesFrom(const Json& curves);
// Returns ROW as JSON, for a network of DEPTH blocks. PROBABILITY: values are the followed class's
// probability; else a target's value.
[[nodiscard]] Json faithfulnessRow(const FaithfulnessRow& row, int depth, bool probability);

} // namespace hydra::cli
