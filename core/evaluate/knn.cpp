// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/knn.h"

#include "core/base/error.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hydra {

namespace {

constexpr double temperature = 0.07;
constexpr std::int64_t testAtOnce = 512, trainAtOnce = 8192; // a tile of cosines: 16 MiB

struct Nearest
{
    at::Tensor cosines, places; // [m,k], one row per test row, the nearest first
};

// Merges BEFORE and TILE [m,n], whose first column is row FROM: keeps the COUNT nearest.
Nearest nearer(const Nearest& before, const at::Tensor& tile, std::int64_t from, std::int64_t count)
{
    const auto [values, columns] = tile.topk(std::min(count, tile.size(1)), 1);
    if (!before.cosines.defined()) {
        return {values, columns + from};
    }
    const at::Tensor cosines = at::cat({before.cosines, values}, 1);
    const at::Tensor places = at::cat({before.places, columns + from}, 1);
    const auto [best, which] = cosines.topk(std::min(count, cosines.size(1)), 1);
    return {best, places.gather(1, which)};
}

// The nearest rows for TEST, whose first row is FIRST; ITSELF excludes each row from its own neighbours.
Nearest nearestOf(const at::Tensor& train, const at::Tensor& test, std::int64_t first, bool itself,
                  std::int64_t count, const CancelToken& cancel)
{
    Nearest found;
    for (std::int64_t from = 0; from < train.size(0); from += trainAtOnce) {
        cancel.check();
        const std::int64_t rows = std::min(trainAtOnce, train.size(0) - from);
        const at::Tensor tile = product(test, train.narrow(0, from, rows).to(at::kFloat).t());
        if (itself) {
            const std::int64_t begin = std::max(first, from);
            const std::int64_t end = std::min(first + test.size(0), from + rows);
            for (std::int64_t i = begin; i < end; ++i) {
                tile[i - first][i - from] = -2;
            }
        }
        found = nearer(found, tile.nan_to_num(-2), from, count);
    }
    return found;
}

int elected(const float* cosines, const std::int64_t* places, std::int64_t count,
            const std::vector<int>& classes, KnnVote vote)
{
    std::vector<std::pair<int, double>> votes; // the nearest first
    for (std::int64_t i = 0; i < count; ++i) {
        const int label = classes[static_cast<std::size_t>(places[i])];
        auto mine = std::find_if(votes.begin(), votes.end(), [&](const auto& v) { return v.first == label; });
        if (mine == votes.end()) {
            mine = votes.insert(votes.end(), {label, 0.0});
        }
        mine->second += vote == KnnVote::Majority ? 1 : std::exp(double(cosines[i]) / temperature);
    }
    return std::max_element(votes.begin(), votes.end(),
                            [](const auto& a, const auto& b) { return a.second < b.second; })
        ->first;
}

} // namespace

std::vector<int> knnClasses(const KnnRows& train, const at::Tensor& test, const KnnOptions& options,
                            const Progress& progress, const CancelToken& cancel)
{
    const bool itself = !test.defined();
    const at::Tensor& asked = itself ? train.rows : test;
    const std::int64_t others = train.rows.size(0) - (itself ? 1 : 0);
    if (others < 1 || static_cast<std::int64_t>(train.classes.size()) != train.rows.size(0)
        || asked.size(1) != train.rows.size(1) || options.neighbours < 1) {
        throw usageError("nearest neighbours of %1 among %2 with %3 classes", asked.sizes(),
                         train.rows.sizes(), train.classes.size());
    }
    const std::int64_t count = std::min<std::int64_t>(options.neighbours, others);
    std::vector<int> classes;
    for (std::int64_t from = 0; from < asked.size(0); from += testAtOnce) {
        report(progress, double(from) / double(asked.size(0)), phrase("nearest neighbours"));
        const std::int64_t rows = std::min(testAtOnce, asked.size(0) - from);
        const Nearest found =
            nearestOf(train.rows, asked.narrow(0, from, rows).to(at::kFloat), from, itself, count, cancel);
        const at::Tensor cosines = found.cosines.contiguous(), places = found.places.contiguous();
        for (std::int64_t i = 0; i < rows; ++i) {
            classes.push_back(elected(cosines.data_ptr<float>() + i * count,
                                      places.data_ptr<std::int64_t>() + i * count, count, train.classes,
                                      options.vote));
        }
    }
    return classes;
}

} // namespace hydra
