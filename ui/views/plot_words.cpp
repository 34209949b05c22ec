// SPDX-License-Identifier: GPL-3.0-or-later
// What lies over the series of a chart: legend, names, labels, a note in place of them.
#include "ui/views/plot_view.h"
#include "ui/widgets/theme.h"

#include <QFontMetricsF>
#include <QGraphicsPathItem>
#include <QGraphicsSimpleTextItem>
#include <QTextDocument>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double sampleWidth = 26; // of a line in the legend
constexpr double tickLength = 4;

// The shape that Qt Charts draws for SHAPE.
QPainterPath markAt(const QPointF& at, QScatterSeries::MarkerShape shape)
{
    constexpr double r = 3.5;
    QPainterPath path;
    switch (shape) {
    case QScatterSeries::MarkerShapeRectangle:
        path.addRect(at.x() - r, at.y() - r, 2 * r, 2 * r);
        break;
    case QScatterSeries::MarkerShapeTriangle:
        path.addPolygon(QPolygonF{at + QPointF(-r, r), at + QPointF(0, -r), at + QPointF(r, r)});
        break;
    case QScatterSeries::MarkerShapeRotatedRectangle:
        path.addPolygon(
            QPolygonF{at + QPointF(-r, 0), at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r)});
        break;
    default:
        path.addEllipse(at, r, r);
    }
    path.closeSubpath();
    return path;
}

// The next one of ITEMS, of which USED are in use.
template<class Item>
Item* next(std::vector<Item*>& items, std::size_t& used, QGraphicsItem* parent)
{
    if (used == items.size()) {
        items.push_back(new Item(parent));
    }
    return items[used++];
}

} // namespace

void PlotView::write(const QString& words, const QRectF& box, Qt::Alignment align, QPalette::ColorRole role,
                     const QFont& face)
{
    const QString fitting = QFontMetricsF(face).elidedText(words, Qt::ElideRight, std::ceil(box.width()));
    auto* item = next(m_words, m_written, m_overlay);
    item->setText(fitting);
    item->setFont(face);
    item->setBrush(colour(role));
    const QSizeF size = item->boundingRect().size();
    const double spare = box.width() - size.width();
    const double x = box.left() + (align & Qt::AlignRight ? spare : align & Qt::AlignHCenter ? spare / 2 : 0);
    item->setPos(std::round(x), std::round(box.center().y() - size.height() / 2)); // sharp letters
}

void PlotView::draw(const QPainterPath& path, const QPen& pen, const QBrush& fill)
{
    auto* item = next(m_shapes, m_drawn, m_overlay);
    item->setPath(path);
    item->setPen(pen);
    item->setBrush(fill);
    item->setZValue(-1);
}

void PlotView::wash(const QRectF& box)
{
    QPainterPath path;
    path.addRoundedRect(box, 4, 4);
    QColor pale = colour(QPalette::Highlight);
    pale.setAlphaF(0.14F);
    draw(path, Qt::NoPen, pale);
}

void PlotView::writeNote()
{
    m_noteItem.reset();
    if (m_note.isEmpty()) {
        return;
    }
    const QRectF room = QRectF(viewport()->rect()).adjusted(24, 8, -24, -8);
    m_noteItem = std::make_unique<QGraphicsTextItem>(m_note, m_overlay);
    QGraphicsTextItem* item = m_noteItem.get();
    item->setFont(smallFont());
    item->setDefaultTextColor(colour(QPalette::PlaceholderText));
    item->document()->setDefaultTextOption(QTextOption(Qt::AlignCenter));
    item->setTextWidth(room.width());
    item->setPos(room.left(), std::round(room.center().y() - item->boundingRect().height() / 2));
}

bool PlotView::titleLies(double height) const
{
    return QFontMetricsF(smallFont()).horizontalAdvance(m_up.title) > height;
}

// Qt's category axes shorten names to dots where they lie close.
void PlotView::writeNames(const QRectF& area)
{
    const QFontMetricsF metrics(smallFont());
    const double line = metrics.height();
    const auto share = [](const PlotAxis& axis, double value) {
        return (value - axis.low) / (axis.high - axis.low);
    };
    // A title may be longer than the plot is wide.
    const double wide = metrics.horizontalAdvance(m_across.title) + 1;
    const double last = std::max(0.0, viewport()->width() - wide - space::tight);
    const double left = std::clamp(area.center().x() - wide / 2, 0.0, last);
    write(m_across.title, {left, viewport()->height() - space::tight - line, wide, line}, Qt::AlignLeft,
          QPalette::WindowText, smallFont());
    if (titleLies(area.height())) {
        write(m_up.title, {space::tight, area.top() - 1.2 * line, double(viewport()->width()), line},
              Qt::AlignLeft, QPalette::WindowText, smallFont());
    }
    double taken = 0;
    QPainterPath ticks;
    for (const auto& [value, name] : m_across.names) {
        const double x = area.left() + share(m_across, value) * area.width();
        const double half = metrics.horizontalAdvance(name) / 2 + 1;
        ticks.moveTo(x, area.bottom());
        ticks.lineTo(x, area.bottom() + tickLength);
        if (x - half > taken) {
            write(name, {x - half, area.bottom() + tickLength + 1, 2 * half, line}, Qt::AlignHCenter,
                  QPalette::PlaceholderText, smallFont());
            taken = x + half + space::tight;
        }
    }
    draw(ticks, QPen(colour(QPalette::Mid), 1));
    for (const auto& [value, name] : m_up.names) {
        const double y = area.bottom() - share(m_up, value) * area.height();
        write(name, {0, y - line / 2, area.left() - space::normal, line}, Qt::AlignRight,
              QPalette::WindowText, smallFont());
    }
}

// What each point stands for, above it or, at the upper edge, below; where they crowd, the highlighted one's
// and as many as find room.
void PlotView::writeLabels(const Line& line)
{
    const QFontMetricsF metrics(smallFont());
    const QStringList& labels = line.said.labels;
    const double height = metrics.height();
    std::vector<QRectF> taken;
    const auto label = [&](qsizetype i) {
        const QPointF at = chart()->mapToPosition(line.said.points[i], line.series);
        const double wide = metrics.horizontalAdvance(labels[i]) + 4;
        const bool high = at.y() - chart()->plotArea().top() < 1.6 * height;
        const QRectF box(at.x() - wide / 2, high ? at.y() + 7 : at.y() - 7 - height, wide, height);
        if (std::none_of(taken.begin(), taken.end(), [&](const QRectF& b) { return b.intersects(box); })) {
            write(labels[i], box, Qt::AlignHCenter, QPalette::PlaceholderText, smallFont());
            taken.push_back(box);
        }
    };
    if (!labels.isEmpty() && line.highlight && line.highlight->count() > 0) {
        label(line.said.points.indexOf(line.highlight->at(0)));
    }
    for (qsizetype i = 0; i < labels.size(); ++i) {
        label(i);
    }
}

// The title and a sample of each named line, on as many lines as fit into the upper half. Widths do not
// follow the values: nothing jumps while the mouse moves.
double PlotView::writeLegend()
{
    const QFontMetricsF metrics(smallFont());
    const double line = 1.5 * metrics.height();
    const double width = viewport()->width();
    double x = space::normal;
    double y = space::tight;
    QFont bold = smallFont();
    bold.setBold(true);
    write(m_title, {x, y, width - 2 * x, line}, Qt::AlignLeft, QPalette::WindowText, bold);
    x += m_title.isEmpty() ? 0 : QFontMetricsF(bold).horizontalAdvance(m_title) + 2 * space::wide;
    const double start = x < width / 3 ? x : space::normal;
    bool any = !m_title.isEmpty();
    for (const auto& [said, series, dots, marks] : m_lines) {
        if (said.name.isEmpty()) {
            continue;
        }
        any = true;
        const bool tells = !said.value.isEmpty();
        const double words = metrics.horizontalAdvance(said.name + QLatin1String(tells ? "  0.000000" : ""));
        const double wide = sampleWidth + space::tight + words + space::wide;
        if (x > start && x + wide > width) {
            x = start;
            y += line;
        }
        if (y + line > viewport()->height() / 2.0) {
            return y;
        }
        const double middle = std::round(y + line / 2);
        QPainterPath sample({x, middle});
        sample.lineTo(x + sampleWidth, middle);
        draw(sample, said.pen);
        if (said.dot > 0) {
            draw(markAt({x + sampleWidth / 2, middle}, said.shape), QPen(colour(QPalette::Window), 1),
                 said.pen.color());
        }
        write(tells ? said.name + QLatin1String("  ") + said.value : said.name,
              {x + sampleWidth + space::tight, y, words + space::wide, line}, Qt::AlignLeft,
              QPalette::WindowText, smallFont());
        x += wide;
    }
    return any ? y + line : 0;
}

} // namespace hydra::ui
