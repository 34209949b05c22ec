// SPDX-License-Identifier: GPL-3.0-or-later
// history.csv: one row an epoch. A resumed training drops the rows after its checkpoint and goes on.
#pragma once

#include "core/base/file.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct HistoryRow
{
    std::int64_t epoch = 0, step = 0; // both counted from 1: finished ones
    double seconds = 0; // of training so far, pauses left out
    double learningRate = 0;
    double loss = 0, tokenLoss = 0, hintLoss = 0; // means over the epoch; loss of the classifier alone
    double imagesPerSecond = 0;
    std::vector<double> top1; // per validated k, percent; empty when this epoch was not validated
};

class History
{
public:
    // Begins FILE anew, or keeps its rows up to and including LASTSTEP. HEADS name the top-1 columns.
    History(Path file, std::vector<int> heads, std::int64_t lastStep);
    void add(const HistoryRow& row); // atomic: FILE is complete after each row

private:
    Path m_file;
    std::string m_text;
    std::size_t m_heads;
};

} // namespace hydra
