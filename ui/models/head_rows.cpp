// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/head_rows.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int switchSide = 13;
constexpr int switchGap = 6;
constexpr int shareHeight = 3;

bool switchedOn(const QModelIndex& index)
{
    return index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
}

} // namespace

void SwitchDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const QRectF cell(option.rect);
    const QRectF box(cell.left() + switchGap, cell.center().y() - switchSide / 2.0, switchSide, switchSide);
    const QRgb own = index.data(colourRole).toUInt();
    const QColor colour = own != 0 ? QColor::fromRgb(own) : option.palette.color(QPalette::Highlight);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(switchedOn(index) ? colour : option.palette.color(QPalette::PlaceholderText), 1));
    painter->setBrush(switchedOn(index) ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(box, 3, 3);
    if (switchedOn(index)) { // a tick with contrast to any colour
        painter->setPen(QPen(colour.lightnessF() > 0.42 ? QColor(8, 20, 18) : QColor(Qt::white), 1.6,
                             Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolyline(QPolygonF{box.topLeft() + QPointF(3.2, 6.8), box.topLeft() + QPointF(5.6, 9.2),
                                        box.topLeft() + QPointF(9.8, 4)});
    }
    painter->setPen(option.palette.color(QPalette::Text));
    painter->drawText(cell.adjusted(2 * switchGap + switchSide, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                      index.data().toString());
    if (option.state & QStyle::State_HasFocus) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(option.palette.color(QPalette::Highlight), 1));
        painter->drawRect(cell.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter->restore();
}

QSize SwitchDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {3 * switchGap + switchSide + option.fontMetrics.horizontalAdvance(index.data().toString()),
            option.fontMetrics.height() + 4};
}

bool SwitchDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                                 const QModelIndex& index)
{
    const bool click = event->type() == QEvent::MouseButtonRelease
        && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton
        && option.rect.contains(static_cast<QMouseEvent*>(event)->position().toPoint());
    const bool key =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
    if (!click && !key) {
        return false;
    }
    return model->setData(index, int(switchedOn(index) ? Qt::Unchecked : Qt::Checked), Qt::CheckStateRole);
}

void ShareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const double share = index.data(shareRole).toDouble();
    if (share > 0) {
        const QRectF room = QRectF(option.rect).adjusted(4, 0, -4, 0);
        const QRectF groove(room.left(), room.bottom() - shareHeight, room.width(), shareHeight);
        painter->fillRect(groove, option.palette.color(QPalette::Mid));
        painter->fillRect(
            QRectF(groove.topLeft(), QSizeF(groove.width() * std::min(1.0, share), shareHeight)),
            // A table's own Highlight is its selection's colour.
            QApplication::palette().color(QPalette::Highlight));
    }
    QStyledItemDelegate::paint(painter, option, index);
}

} // namespace hydra::ui
