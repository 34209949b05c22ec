// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/head_matrix_model.h"

#include "ui/paint/format.h"

#include <algorithm>

namespace hydra::ui {

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
    m_table = matrix ? headTable(*matrix, m_sorted) : HeadTable();
    measure();
    if (!same) {
        endResetModel();
    } else if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

void HeadMatrixModel::setSorted(bool sorted)
{
    if (sorted != m_sorted) {
        m_sorted = sorted;
        sortHeads(m_table, sorted);
        if (rowCount() > 0) {
            Q_EMIT headerDataChanged(Qt::Horizontal, 0, m_table.columns - 1);
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
    }
}

void HeadMatrixModel::setOneRange(bool one)
{
    m_oneRange = one;
    measure();
}

void HeadMatrixModel::setRule(const paint::RangeRule& rule)
{
    m_rule = rule;
    measure();
}

void HeadMatrixModel::measure()
{
    const std::vector<engine::MapPtr> maps = m_oneRange ? m_table.maps() : std::vector<engine::MapPtr>();
    m_common = maps.empty() ? std::nullopt : std::optional(paint::rangeOf(maps, m_rule));
}

paint::ValueRange HeadMatrixModel::range(const Cell& cell) const
{
    return m_common ? *m_common : paint::rangeOf(*cell.map, m_rule);
}

const HeadMatrixModel::Cell* HeadMatrixModel::cell(const QModelIndex& index) const
{
    if (!index.isValid() || std::size_t(index.row()) >= m_table.rows.size()) {
        return nullptr;
    }
    const std::vector<Cell>& row = m_table.rows[std::size_t(index.row())];
    return std::size_t(index.column()) < row.size() ? &row[std::size_t(index.column())] : nullptr;
}

QModelIndex HeadMatrixModel::indexOf(int block, int head) const
{
    if (block < 0 || std::size_t(block) >= m_table.rows.size()) {
        return {};
    }
    const std::vector<Cell>& row = m_table.rows[std::size_t(block)];
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

} // namespace hydra::ui
