// SPDX-License-Identifier: GPL-3.0-or-later
// history.csv: one row an epoch. A resumed training drops the rows after its checkpoint and continues.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/base/workers.h"
#include "core/train/config.h"
#include "core/train/data_set.h"
#include "core/train/network.h"
#include "core/train/trainer.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct HistoryRow
{
    std::int64_t epoch = 0, step = 0; // finished ones
    double seconds = 0; // of training so far, pauses left out
    double learningRate = 0;
    double loss = 0, tokenLoss = 0, hintLoss = 0; // means over the epoch; LOSS is the classifier's only
    double imagesPerSecond = 0;
    // Per validated k; empty if this epoch was not validated (HydraViT, Fig. 11).
    std::vector<double> top1{}; // percent
    std::vector<double> valLoss{}; // cross-entropy
};

class HistoryFile
{
public:
    // Starts FILE anew, or keeps its rows up to and including LASTSTEP. HEADS name the columns of
    // the validation; rows of an earlier version without its losses get empty cells.
    HistoryFile(Path file, std::vector<int> heads, std::int64_t lastStep);
    void add(const HistoryRow& row); // atomic: FILE is complete after each row

private:
    Path m_file;
    std::string m_text;
    std::size_t m_heads;
};

// Returns the top-1 and the loss of the sub-network of HEADS heads on all pictures of SET, without
// augmentation, on the device of the weights.
[[nodiscard]] HeadAccuracy evaluateHeads(const TrainableVit& network, int heads, const DataSet& set,
                                         const TrainConfig& config, Workers& workers,
                                         const CancelToken& cancel);

} // namespace hydra
