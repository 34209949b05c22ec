// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/images_model.h"
#include "ui/paint/series_colours.h"
#include "ui/panels/panels.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QStyledItemDelegate>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int thumbnail = 76; // points

// Paints NAME in two lines: the first breaks after a word or hyphen if possible, the second is elided in its
// middle. Returns the top of the next line.
double paintName(QPainter& painter, const QRectF& box, const QFontMetrics& metrics, const QString& name)
{
    const int room = int(box.width());
    qsizetype first = name.size();
    while (first > 0 && metrics.horizontalAdvance(name.left(first)) > room) {
        --first;
    }
    if (first < name.size()) {
        qsizetype gap = first;
        while (gap > 0 && name[gap] != QLatin1Char(' ') && name[gap - 1] != QLatin1Char('-')) {
            --gap;
        }
        first = gap > 0 ? gap : first;
    }
    painter.drawText(QRectF(box.left(), box.top(), box.width(), metrics.height()), Qt::AlignCenter,
                     name.left(first));
    painter.drawText(QRectF(box.left(), box.top() + metrics.height(), box.width(), metrics.height()),
                     Qt::AlignCenter, metrics.elidedText(name.mid(first).trimmed(), Qt::ElideMiddle, room));
    return box.top() + (first < name.size() ? 2 : 1) * metrics.height();
}

// If room is short, drops the number's decimals first, then the number: the class says more.
void paintPrediction(QPainter& painter, const QRectF& box, const QFontMetrics& metrics, const QString& words)
{
    const qsizetype gap = words.lastIndexOf(QLatin1Char(' '), words.size() - 3); // in "tench 89.5 %"
    QString number = words.mid(std::max<qsizetype>(0, gap));
    if (metrics.horizontalAdvance(words) > box.width()) {
        number.remove(QRegularExpression(QStringLiteral("[.]\\d+")));
    }
    const QString name = words.left(std::max<qsizetype>(0, gap));
    const bool fits = metrics.horizontalAdvance(name + number) <= box.width();
    painter.setLayoutDirection(Qt::LeftToRight); // the number comes last, as everywhere
    painter.drawText(box, Qt::AlignCenter,
                     fits ? name + number : metrics.elidedText(name, Qt::ElideRight, int(box.width())));
}

// Paints at the top left on its own background, because pictures have any colour.
void paintNearness(QPainter& painter, const QRectF& box, const QFontMetrics& metrics, const QString& cosine)
{
    if (!cosine.isEmpty()) {
        const QRectF ground(box.topLeft(),
                            QSizeF(metrics.horizontalAdvance(cosine) + 8, metrics.height() + 2));
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 190));
        painter.drawRoundedRect(ground, 3, 3);
        painter.setPen(Qt::white);
        painter.drawText(ground, Qt::AlignCenter, cosine);
    }
}

// A tick or a cross in the corner of BOX; a wrong one also has a border.
void paintVerdict(QPainter& painter, const QRectF& box, Verdict verdict, bool dark)
{
    if (verdict != Verdict::Right && verdict != Verdict::Wrong) {
        return;
    }
    const bool wrong = verdict == Verdict::Wrong;
    const QColor colour = seriesColour(wrong ? 1 : 0, dark);
    painter.setBrush(Qt::NoBrush);
    if (wrong) {
        painter.setPen(QPen(colour, 2));
        painter.drawRoundedRect(box, 3, 3);
    }
    constexpr double side = 16;
    const QRectF mark(box.right() - side - 2, box.bottom() - side - 2, side, side);
    painter.setPen(QPen(dark ? Qt::black : Qt::white, 1));
    painter.setBrush(colour);
    painter.drawEllipse(mark);
    painter.setPen(QPen(dark ? Qt::black : Qt::white, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&](double x, double y) {
        return QPointF(mark.left() + x * side, mark.top() + y * side);
    };
    if (wrong) {
        painter.drawLine(at(0.32, 0.32), at(0.68, 0.68));
        painter.drawLine(at(0.68, 0.32), at(0.32, 0.68));
    } else {
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF{at(0.28, 0.52), at(0.44, 0.68), at(0.72, 0.34)});
    }
}

} // namespace

// Paints a list entry: thumbnail, name and prediction, whether it is right, and the similarity to another
// picture.
class ThumbnailDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {thumbnail + 16, thumbnail + 3 * option.fontMetrics.height() + 16};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QPalette& palette = option.palette;
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const QRectF cell = QRectF(option.rect).adjusted(2, 2, -2, -2);
        if (chosen || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setPen(chosen ? QPen(QApplication::palette().color(QPalette::Highlight), 2)
                                   : QPen(Qt::NoPen));
            painter->setBrush(
                QApplication::palette().color(chosen ? QPalette::Base : QPalette::AlternateBase));
            painter->drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        }
        const QRectF box(cell.center().x() - thumbnail / 2.0, cell.top() + 5, thumbnail, thumbnail);
        QPainterPath frame;
        frame.addRoundedRect(box, 3, 3);
        painter->setClipPath(frame);
        const auto pixmap = index.data(Qt::DecorationRole).value<QPixmap>();
        if (pixmap.isNull()) {
            painter->fillRect(box, palette.color(QPalette::AlternateBase));
        } else {
            painter->drawPixmap(box, pixmap, QRectF(pixmap.rect()));
        }
        painter->setClipping(false);
        paintVerdict(*painter, box, Verdict(index.data(ImagesModel::verdictRole).toInt()), isDark(palette));
        paintNearness(*painter, box, option.fontMetrics, index.data(ImagesModel::nearnessRole).toString());
        painter->setPen(palette.color(chosen ? QPalette::Text : QPalette::PlaceholderText));
        const int line = option.fontMetrics.height();
        const double next =
            paintName(*painter, QRectF(cell.left() + 3, box.bottom() + 2, cell.width() - 6, 2.0 * line),
                      option.fontMetrics, index.data().toString());
        painter->setPen(palette.color(QPalette::Text));
        paintPrediction(*painter, QRectF(cell.left() + 3, next, cell.width() - 6, line), option.fontMetrics,
                        index.data(ImagesModel::predictionRole).toString());
        painter->restore();
    }
};

QAbstractItemDelegate* thumbnailDelegate(QObject* parent)
{
    return new ThumbnailDelegate(parent);
}

} // namespace hydra::ui
