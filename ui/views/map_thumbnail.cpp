// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/map_thumbnail.h"

#include "ui/paint/view_painter.h"

#include <QApplication>
#include <QPainter>

namespace hydra::ui {

void paintStripCell(QPainter& painter, const QRectF& cell, bool chosen, bool hovered)
{
    if (!chosen && !hovered) {
        return;
    }
    const QPalette palette = QApplication::palette();
    painter.setPen(chosen ? QPen(palette.color(QPalette::Highlight), 2) : QPen(Qt::NoPen));
    painter.setBrush(palette.color(chosen ? QPalette::Base : QPalette::AlternateBase));
    painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void MapThumbnail::paint(QPainter& painter, const QRectF& box, const engine::MapPtr& map,
                         const ValueRange& range, const QString& mark) const
{
    const QSize pixels = (box.size() * painter.device()->devicePixelRatioF()).toSize();
    const bool grey = map && paint::drawsGrey(m_state.look(), range.isSigned);
    const QPixmap& picture = pictureFor(pixels, grey ? Tones::Grey : Tones::Colours);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (!picture.isNull()) {
        painter.drawPixmap(box, picture, QRectF(picture.rect()));
    }
    if (map) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, m_state.look().smooth);
        painter.drawImage(box, paintMap(*map, m_state.look(), range, pixels));
    } else {
        QColor veil = QApplication::palette().color(QPalette::Window);
        veil.setAlphaF(0.7F);
        painter.fillRect(box, veil);
        painter.setPen(QApplication::palette().color(QPalette::PlaceholderText));
        painter.drawText(box, Qt::AlignCenter, mark);
    }
    painter.restore();
}

const QPixmap& MapThumbnail::pictureFor(const QSize& pixels, Tones tones) const
{
    QPixmap& known = m_pictures[std::size_t(tones)];
    if (known.size() != pixels && !pixels.isEmpty() && m_board.seen() && m_state.picture()) {
        QPixmap pixmap(pixels);
        QPainter painter(&pixmap);
        m_state.picture()->pyramid.paint(painter, QRectF(QPointF(0, 0), pixels),
                                         toRectF(m_board.seen()->geometry.seen), tones);
        painter.end();
        known = pixmap;
    }
    return known;
}

} // namespace hydra::ui
