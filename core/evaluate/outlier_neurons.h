// SPDX-License-Identifier: GPL-3.0-or-later
// Which neurons write outlier tokens (Jiang et al., NeurIPS 2025; attribution 12), and the means of heads'
// outputs, both over pictures that are added one by one.
//   outliers of a picture  tokens whose norm after a block is above a threshold
//   score of a neuron      mean over pictures (those with outliers) of its mean |activation| at them
#pragma once

#include "core/base/cancel.h"
#include "core/checkpoint/model_files.h"
#include "core/nn/trace.h"

#include <vector>

namespace hydra {

struct OutlierOptions
{
    int block = -1; // norms are taken after it; -1: the last
    double threshold = 0; // 0: each picture's mean + 3 standard deviations of its norms
    // A neuron counts as 0 on a picture where fewer than half of all tokens have an activation below 0.5.
    bool sparse = false;
};

class OutlierCount
{
public:
    explicit OutlierCount(OutlierOptions options)
        : m_options(options)
    { }
    void add(const Trace& trace);
    [[nodiscard]] int pictures() const noexcept { return m_pictures; } // with outliers
    // The first MOST of the ranking, descending. Empty if no picture had an outlier.
    [[nodiscard]] std::vector<OutlierNeurons::Ranked> ranking(std::size_t most) const;

private:
    OutlierOptions m_options;
    int m_pictures = 0;
    at::Tensor m_sum; // [L,m]
};

class MeanOfHeads
{
public:
    void add(const Trace& trace); // throws Error{Usage} if the shape differs from earlier ones
    [[nodiscard]] int pictures() const noexcept { return m_pictures; }
    [[nodiscard]] HeadMeans means() const;

private:
    int m_pictures = 0;
    at::Tensor m_sum; // [L,T,inner] float64
};

} // namespace hydra
