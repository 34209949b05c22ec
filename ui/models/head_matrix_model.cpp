// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/head_matrix_model.h"

#include "ui/paint/format.h"

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
    const float* const values = matrix.map(place);
    map.values.assign(values, values + std::size_t(matrix.rows) * std::size_t(matrix.cols));
    return std::make_shared<const Map>(std::move(map));
}

// 1 is the most important, what is no number the least; ties to the earlier head.
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

HeadMatrixModel::HeadMatrixModel(QObject* parent)
    : QAbstractTableModel(parent)
{ }

void HeadMatrixModel::setMatrix(const engine::HeadMatrixPtr& matrix)
{
    if (matrix == m_matrix) {
        return;
    }
    // A reset would lose the current cell and the focus, so a matrix of the same shape changes in place.
    const bool same = matrix && m_matrix && matrix->heads == m_matrix->heads;
    if (!same) {
        beginResetModel();
    }
    m_matrix = matrix;
    m_rows.clear();
    m_columns = 0;
    m_heaviest = 0;
    if (matrix) {
        const std::vector<int> ranks = ranksOf(matrix->weights);
        std::size_t place = 0;
        for (std::size_t b = 0; b < matrix->heads.size(); ++b) {
            std::vector<Cell>& row = m_rows.emplace_back();
            for (int h = 0; h < matrix->heads[b]; ++h, ++place) {
                const bool weighed = place < matrix->weights.size();
                const double weight = weighed ? double(matrix->weights[place]) : 0;
                const bool whole = matrix->method == "attention" && matrix->heads[b] == 1;
                row.push_back(
                    {int(b), whole ? -1 : h, mapAt(*matrix, place), weight, weighed ? ranks[place] : 0});
                m_heaviest = std::max(m_heaviest, weight);
            }
            m_columns = std::max(m_columns, matrix->heads[b]);
        }
    }
    measure();
    order();
    if (!same) {
        endResetModel();
    } else if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

void HeadMatrixModel::order()
{
    for (std::vector<Cell>& row : m_rows) {
        std::stable_sort(row.begin(), row.end(), [this](const Cell& a, const Cell& b) {
            return m_sorted && a.rank != b.rank ? a.rank < b.rank : a.head < b.head;
        });
    }
}

void HeadMatrixModel::setSorted(bool sorted)
{
    if (sorted != m_sorted) {
        m_sorted = sorted;
        order();
        if (rowCount() > 0) {
            Q_EMIT headerDataChanged(Qt::Horizontal, 0, m_columns - 1);
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
    }
}

void HeadMatrixModel::setOneRange(bool one)
{
    m_oneRange = one;
    measure();
}

void HeadMatrixModel::setSpareOutliers(bool spare)
{
    m_spare = spare;
    measure();
}

void HeadMatrixModel::measure()
{
    m_common.reset();
    if (!m_oneRange) {
        return;
    }
    std::vector<engine::MapPtr> maps;
    for (const std::vector<Cell>& row : m_rows) {
        for (const Cell& cell : row) {
            maps.push_back(cell.map);
        }
    }
    if (!maps.empty()) {
        m_common = paint::rangeOf(maps, m_spare);
    }
}

paint::ValueRange HeadMatrixModel::range(const Cell& cell) const
{
    return m_common ? *m_common : paint::rangeOf(*cell.map, m_spare);
}

double HeadMatrixModel::share(const Cell& cell) const
{
    return m_heaviest > 0 && std::isfinite(cell.weight) ? cell.weight / m_heaviest : 0;
}

const HeadMatrixModel::Cell* HeadMatrixModel::cell(const QModelIndex& index) const
{
    if (!index.isValid() || std::size_t(index.row()) >= m_rows.size()) {
        return nullptr;
    }
    const std::vector<Cell>& row = m_rows[std::size_t(index.row())];
    return std::size_t(index.column()) < row.size() ? &row[std::size_t(index.column())] : nullptr;
}

QModelIndex HeadMatrixModel::indexOf(int block, int head) const
{
    if (block < 0 || std::size_t(block) >= m_rows.size()) {
        return {};
    }
    const std::vector<Cell>& row = m_rows[std::size_t(block)];
    const auto found =
        std::find_if(row.begin(), row.end(), [head](const Cell& cell) { return cell.head == head; });
    return found == row.end() ? QModelIndex() : index(block, int(found - row.begin()));
}

QString HeadMatrixModel::words(const Cell& cell, std::size_t count)
{
    const QString where = cell.head < 0 ? tr("block %1, all features").arg(cell.block)
                                        : tr("block %1, head %2").arg(cell.block).arg(cell.head);
    return cell.rank == 0 ? where
                          : tr("%1: importance %2, number %3 of %4")
                                .arg(where, mapValue(cell.weight))
                                .arg(cell.rank)
                                .arg(count);
}

int HeadMatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int HeadMatrixModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QVariant HeadMatrixModel::data(const QModelIndex& index, int role) const
{
    const Cell* const found = cell(index);
    const bool spoken = role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
    return found != nullptr && spoken ? words(*found, m_matrix->count()) : QVariant();
}

QVariant HeadMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        return tr("Block %1").arg(section);
    }
    return m_sorted ? tr("No. %1").arg(section + 1) : tr("Head %1").arg(section);
}

Qt::ItemFlags HeadMatrixModel::flags(const QModelIndex& index) const
{
    return cell(index) != nullptr ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace hydra::ui
