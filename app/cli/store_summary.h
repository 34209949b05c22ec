// SPDX-License-Identifier: GPL-3.0-or-later
// What the records of a store come to, read once.
#pragma once

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

    struct Row
    {
        int images = 0, top1 = 0, top5 = 0;
        double confidence = 0;
    };
    std::string m_command;
    bool m_ofProbability = true; // of faithfulness
    struct Answers // of a network that answers in rounds, at a threshold
    {
        int images = 0, top1 = 0, top5 = 0;
        std::map<int, int> left; // by k
        double macs = 0;
    };
    std::map<int, Row> m_rows;
    std::map<double, Answers> m_answers;
    std::vector<std::vector<double>> m_importance; // sums
    int m_pictures = 0;
    engine::FaithfulnessSummary m_faithfulness;
    std::size_t m_steps = 0; // of the cascade of random weights
};

} // namespace hydra::cli
