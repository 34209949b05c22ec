// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/head_table.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hydra::ui {

namespace {

engine::MapPtr mapAt(const HeadMatrix& matrix, std::size_t place)
{
    Map map;
    map.rows = matrix.rows;
    map.cols = matrix.cols;
    map.isSigned = matrix.isSigned;
    map.classIndex = matrix.classIndex;
    map.target = matrix.target;
    const float* const values = matrix.map(place);
    map.values.assign(values, values + std::size_t(matrix.rows) * std::size_t(matrix.cols));
    return std::make_shared<const Map>(std::move(map));
}

// Rank 1 is the most important; NaN ranks last; ties go to the earlier head.
std::vector<int> ranksOf(const std::vector<float>& weights)
{
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    const auto weight = [&](std::size_t i) { return std::isnan(weights[i]) ? -1.0F : weights[i]; };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return weight(a) > weight(b); });
    std::vector<int> ranks(weights.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        ranks[order[i]] = int(i) + 1;
    }
    return ranks;
}

} // namespace

double HeadTable::share(const HeadCell& cell) const
{
    return heaviest > 0 && std::isfinite(cell.weight) ? cell.weight / heaviest : 0;
}

std::vector<engine::MapPtr> HeadTable::maps() const
{
    std::vector<engine::MapPtr> all;
    for (const std::vector<HeadCell>& row : rows) {
        for (const HeadCell& cell : row) {
            all.push_back(cell.map);
        }
    }
    return all;
}

HeadTable headTable(const HeadMatrix& matrix, bool sorted)
{
    HeadTable table;
    const std::vector<int> ranks = ranksOf(matrix.weights);
    std::size_t place = 0;
    for (std::size_t b = 0; b < matrix.heads.size(); ++b) {
        std::vector<HeadCell>& row = table.rows.emplace_back();
        for (int h = 0; h < matrix.heads[b]; ++h, ++place) {
            const bool weighed = place < matrix.weights.size();
            const double weight = weighed ? double(matrix.weights[place]) : 0;
            const bool whole = matrix.method == "attention" && matrix.heads[b] == 1;
            row.push_back({int(b), whole ? -1 : h, mapAt(matrix, place), weight, weighed ? ranks[place] : 0});
            table.heaviest = std::max(table.heaviest, weight);
        }
        table.columns = std::max(table.columns, matrix.heads[b]);
    }
    sortHeads(table, sorted);
    return table;
}

void sortHeads(HeadTable& table, bool sorted)
{
    for (std::vector<HeadCell>& row : table.rows) {
        std::stable_sort(row.begin(), row.end(), [sorted](const HeadCell& a, const HeadCell& b) {
            return sorted && a.rank != b.rank ? a.rank < b.rank : a.head < b.head;
        });
    }
}

} // namespace hydra::ui
