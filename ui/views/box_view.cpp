// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/box_view.h"

#include "ui/paint/format.h"
#include "ui/widgets/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int stripHeight = 10, stripWidth = 160;

// Dark around COLOUR: seen on any picture.
void paintBox(QPainter& painter, const QRectF& box, double line, const QColor& colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, line + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(box);
    painter.setPen(QPen(colour, line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(box);
}

} // namespace

BoxView::BoxView(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("The picture with its map"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BoxView::display(const Shown& shown, const QString& spoken)
{
    m_shown = shown;
    setAccessibleDescription(spoken);
    setCursor(shown.boxes.empty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    update();
}

void BoxView::setHint(const QString& hint)
{
    m_hint = hint;
    update();
}

QRectF BoxView::place() const
{
    const QRect room = rect().adjusted(0, 0, 0, -(stripHeight + fontMetrics().height() + 2 * space::normal));
    const QSize size = m_shown.picture->pyramid.size().scaled(room.size(), Qt::KeepAspectRatio);
    return QStyle::alignedRect(Qt::LeftToRight, Qt::AlignCenter, size, room);
}

QRectF BoxView::placeOf(int box) const
{
    const QSizeF whole = m_shown.picture->pyramid.size();
    return PicturePlace{place(), place()}.of(m_shown.boxes.at(std::size_t(box)), whole);
}

void BoxView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_shown.picture) {
        painter.fillRect(rect(), palette().color(QPalette::Base));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(space::wide, space::wide, -space::wide, -space::wide),
                         int(Qt::AlignCenter) | int(Qt::TextWordWrap), m_hint);
        return;
    }
    PictureView view;
    view.picture = &m_shown.picture->pyramid;
    view.geometry = &m_shown.geometry;
    view.map = m_shown.map;
    view.look = m_shown.look;
    view.range = m_shown.map ? rangeOf(*m_shown.map, rangeRule(m_shown.look)) : ValueRange();
    PicturePlace at{place(), place()};
    at.line = 1 / devicePixelRatioF();
    m_painter.paint(painter, view, at);
    painter.setClipRect(at.visible);
    for (int box = 0; box < int(m_shown.boxes.size()); ++box) {
        if (box != m_shown.chosen) {
            paintBox(painter, placeOf(box), 1, QColor(Qt::white));
        }
    }
    if (m_shown.chosen >= 0 && m_shown.chosen < int(m_shown.boxes.size())) {
        paintBox(painter, placeOf(m_shown.chosen), 2, bestColour);
    }
    painter.setClipping(false);
    if (m_shown.map) {
        paintBar(painter, view.range);
    }
}

// Title and ends on one line, the colours between them.
void BoxView::paintBar(QPainter& painter, const ValueRange& range) const
{
    const ColourTable colours = paint::barColours(m_shown.look, m_shown.map->isSigned);
    const QString low = mapValue(range.low), high = mapValue(range.high);
    const int text = fontMetrics().height(), top = height() - text - space::normal;
    int x = int(place().left());
    painter.setPen(palette().color(QPalette::WindowText));
    const auto write = [&](const QString& words) {
        painter.drawText(QRect(x, top, fontMetrics().horizontalAdvance(words) + 1, text), Qt::AlignVCenter,
                         words);
        x += fontMetrics().horizontalAdvance(words) + space::normal;
    };
    write(m_shown.title);
    write(low);
    QImage bar(int(colours.size()), 1, QImage::Format_RGB32);
    for (int i = 0; i < bar.width(); ++i) {
        bar.setPixel(i, 0, colours[std::size_t(i)]);
    }
    painter.drawImage(QRect(x, top + (text - stripHeight) / 2, stripWidth, stripHeight), bar);
    x += stripWidth + space::normal;
    write(high);
}

void BoxView::mousePressEvent(QMouseEvent* event)
{
    const auto area = [this](int box) {
        const QRectF& one = m_shown.boxes[std::size_t(box)];
        return one.width() * one.height();
    };
    int found = -1;
    for (int box = 0; m_shown.picture && box < int(m_shown.boxes.size()); ++box) {
        if (placeOf(box).contains(event->position()) && (found < 0 || area(box) < area(found))) {
            found = box;
        }
    }
    if (found >= 0 && event->button() == Qt::LeftButton) {
        Q_EMIT pressed(found);
    }
}

} // namespace hydra::ui
