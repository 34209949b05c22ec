// SPDX-License-Identifier: GPL-3.0-or-later
// Cells of a table with a row for each head count: a check box in the row's colour, and a share drawn as a
// bar below its number.
#pragma once

#include <QStyledItemDelegate>

namespace hydra::ui {

constexpr int shareRole = Qt::UserRole + 1; // [0, 1]
constexpr int colourRole = Qt::UserRole + 2; // QRgb; 0: the accent

class SwitchDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    // A click anywhere in the cell, or Space, toggles it.
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
};

class ShareDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace hydra::ui
