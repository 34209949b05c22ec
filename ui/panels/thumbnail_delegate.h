// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of the list: its thumbnail, name and prediction, whether that is right, and how like another
// picture it is.
#pragma once

#include <QStyledItemDelegate>

namespace hydra::ui {

class ThumbnailDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace hydra::ui
