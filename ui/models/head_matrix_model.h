// SPDX-License-Identifier: GPL-3.0-or-later
// The maps of all heads as a table: a row for each block, a column for each head, by number or by importance.
#pragma once

#include "core/paint/heat.h"
#include "ui/paint/head_table.h"

#include <QAbstractTableModel>

#include <optional>

namespace hydra::ui {

class HeadMatrixModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using Cell = HeadCell;

    explicit HeadMatrixModel(QObject* parent = nullptr);

    void setMatrix(const engine::HeadMatrixPtr& matrix);
    void setSorted(bool sorted); // each block's heads by importance
    void setOneRange(bool one); // one colour range for all maps
    void setRule(const paint::RangeRule& rule);
    [[nodiscard]] const engine::HeadMatrixPtr& matrix() const { return m_matrix; }
    [[nodiscard]] const Cell* cell(const QModelIndex& index) const; // null if the block has fewer heads
    [[nodiscard]] QModelIndex indexOf(int block, int head) const; // invalid if there is none
    [[nodiscard]] paint::ValueRange range(const Cell& cell) const;
    [[nodiscard]] double share(const Cell& cell) const { return m_table.share(cell); }
    [[nodiscard]] bool sorted() const { return m_sorted; }
    [[nodiscard]] bool oneRange() const { return m_oneRange; }
    [[nodiscard]] static QString words(const Cell& cell, std::size_t count); // "block 3, head 5: ..."

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_table.rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : m_table.columns;
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override
    {
        return cell(index) != nullptr ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
    }

private:
    void measure();

    engine::HeadMatrixPtr m_matrix;
    HeadTable m_table;
    bool m_sorted = false, m_oneRange = false;
    paint::RangeRule m_rule;
    std::optional<paint::ValueRange> m_common;
};

} // namespace hydra::ui
