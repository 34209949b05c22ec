// SPDX-License-Identifier: GPL-3.0-or-later
// The history of a training (history.csv, core/train/history.h), by column name.
#pragma once

#include <limits>
#include <string>
#include <vector>

namespace hydra {

struct TrainingHistory
{
    struct Column
    {
        std::string name; // as in the header: "loss", "top1_k3", ...
        std::vector<double> values; // one per row; NaN for an empty cell
    };
    // Known columns: epoch, step, seconds, learning_rate, images_per_second, every "...loss", "top1_kK" and
    // "loss_kK" (accuracy of k heads in percent and their loss, on validation pictures).
    std::vector<Column> columns;
    std::string text; // the whole file
    bool cutOff = false; // its last line had no end and was dropped

    [[nodiscard]] std::size_t rows() const { return columns.empty() ? 0 : columns.front().values.size(); }
    [[nodiscard]] const Column* column(const std::string& name) const;
    // NaN if there is no such column.
    [[nodiscard]] double at(std::size_t row, const std::string& name) const
    {
        const Column* found = column(name);
        return found == nullptr ? std::numeric_limits<double>::quiet_NaN() : found->values.at(row);
    }
};

// Throws Error{Input} naming FILE, line, column, and the expected and the found value. Skips unknown columns.
[[nodiscard]] TrainingHistory parseTrainingHistory(std::string text, const std::string& file);

// Returns the k of "top1_kK", or of another START; 0 for any other name.
[[nodiscard]] int headsOfColumn(const std::string& name, const std::string& start = "top1_k");

} // namespace hydra
