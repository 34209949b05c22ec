// SPDX-License-Identifier: GPL-3.0-or-later
// What a training writes down at the end of each epoch (history.csv, core/train/history.h), by column name.
#pragma once

#include <limits>
#include <string>
#include <vector>

namespace hydra {

struct TrainingHistory
{
    struct Column
    {
        std::string name; // as the header has it: "loss", "top1_k3", ...
        std::vector<double> values; // one a row; NaN where the cell is empty
    };
    // Those that are known: epoch, step, seconds, learning_rate, images_per_second, every "...loss" and
    // "top1_kK" (percent right of k heads, on pictures that are not trained on).
    std::vector<Column> columns;
    std::string text; // the file as it is
    bool cutOff = false; // its last line had no end, and was left out

    [[nodiscard]] std::size_t rows() const { return columns.empty() ? 0 : columns.front().values.size(); }
    [[nodiscard]] const Column* column(const std::string& name) const;
    // NaN where there is no such column.
    [[nodiscard]] double at(std::size_t row, const std::string& name) const
    {
        const Column* found = column(name);
        return found == nullptr ? std::numeric_limits<double>::quiet_NaN() : found->values.at(row);
    }
};

// Throws Error{Input} naming FILE, line and column, what was expected and what was found. Columns that are
// not known are passed over.
[[nodiscard]] TrainingHistory parseTrainingHistory(std::string text, const std::string& file);

// The k of "top1_k12"; 0 for any other name.
[[nodiscard]] int headsOfColumn(const std::string& name);

} // namespace hydra
