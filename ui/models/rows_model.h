// SPDX-License-Identifier: GPL-3.0-or-later
// A generic item model: a table whose rows are plain values and whose columns are functions.
#pragma once

#include <QAbstractTableModel>

#include <functional>
#include <utility>
#include <vector>

namespace hydra::ui {

template<class Row>
class RowsModel : public QAbstractTableModel
{
public:
    struct Column
    {
        QString title;
        std::function<QVariant(const Row&, int role)> value;
    };

    RowsModel(std::vector<Column> columns, QObject* parent)
        : QAbstractTableModel(parent)
        , m_columns(std::move(columns))
    { }

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    void setRows(std::vector<Row> rows)
    {
        // A reset would lose the view's position and focus, so remaining rows change in place.
        const int before = int(m_rows.size());
        const int after = int(rows.size());
        if (after > before) {
            beginInsertRows({}, before, after - 1);
            m_rows.insert(m_rows.end(), rows.begin() + before, rows.end());
            endInsertRows();
        } else if (after < before) {
            beginRemoveRows({}, after, before - 1);
            m_rows.erase(m_rows.begin() + after, m_rows.end());
            endRemoveRows();
        }
        m_rows = std::move(rows);
        if (after > 0) {
            Q_EMIT dataChanged(index(0, 0), index(after - 1, columnCount({}) - 1));
        }
    }
    void setRow(int row, Row value)
    {
        if (row >= 0 && row < int(m_rows.size())) {
            m_rows[std::size_t(row)] = std::move(value);
            Q_EMIT dataChanged(index(row, 0), index(row, columnCount({}) - 1));
        }
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const final
    {
        return parent.isValid() ? 0 : int(m_columns.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
            return {};
        }
        return m_columns[std::size_t(index.column())].value(m_rows[std::size_t(index.row())], role);
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const final
    {
        if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0
            || section >= int(m_columns.size())) {
            return {};
        }
        return m_columns[std::size_t(section)].title;
    }

private:
    std::vector<Column> m_columns;
    std::vector<Row> m_rows;
};

} // namespace hydra::ui
