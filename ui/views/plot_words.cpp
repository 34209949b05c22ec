// SPDX-License-Identifier: GPL-3.0-or-later
// Texts over a chart's series: legend, names, labels, or a note in place of the chart.
#include "ui/paint/chart_words.h"
#include "ui/paint/format.h"
#include "ui/views/plot_axes.h"
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

constexpr double sampleWidth = 26; // of a legend line
constexpr double tickLength = 4;

// The shape that Qt Charts draws for MARK.
QPainterPath markAt(const QPointF& at, ChartMark mark)
{
    constexpr double r = 3.5;
    QPainterPath path;
    switch (mark) {
    case ChartMark::Square:
        path.addRect(at.x() - r, at.y() - r, 2 * r, 2 * r);
        break;
    case ChartMark::Triangle:
        path.addPolygon(QPolygonF{at + QPointF(-r, r), at + QPointF(0, -r), at + QPointF(r, r)});
        break;
    case ChartMark::Diamond:
        path.addPolygon(
            QPolygonF{at + QPointF(-r, 0), at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r)});
        break;
    case ChartMark::Circle:
        path.addEllipse(at, r, r);
    }
    path.closeSubpath();
    return path;
}

// The next unused item of ITEMS, of which USED are in use; appends one if all are used.
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
    if (m_chart.note.empty()) {
        return;
    }
    const QRectF room = QRectF(viewport()->rect()).adjusted(24, 8, -24, -8);
    m_noteItem = std::make_unique<QGraphicsTextItem>(text(m_chart.note), m_overlay);
    QGraphicsTextItem* item = m_noteItem.get();
    item->setFont(smallFont());
    item->setDefaultTextColor(colour(QPalette::PlaceholderText));
    item->document()->setDefaultTextOption(QTextOption(Qt::AlignCenter));
    item->setTextWidth(room.width());
    item->setPos(room.left(), std::round(room.center().y() - item->boundingRect().height() / 2));
}

bool PlotView::titleLies(double height) const
{
    return QFontMetricsF(smallFont()).horizontalAdvance(text(m_up.title)) > height;
}

// Written here because Qt's category axes elide names that lie close.
void PlotView::writeNames(const QRectF& area)
{
    const QFontMetricsF metrics(smallFont());
    const double line = metrics.height();
    // A title may be longer than the plot is wide.
    const double wide = metrics.horizontalAdvance(text(m_across.title)) + 1;
    const double last = std::max(0.0, viewport()->width() - wide - space::tight);
    const double left = std::clamp(area.center().x() - wide / 2, 0.0, last);
    write(text(m_across.title), {left, viewport()->height() - space::tight - line, wide, line}, Qt::AlignLeft,
          QPalette::WindowText, smallFont());
    if (titleLies(area.height())) {
        write(text(m_up.title), {space::tight, area.top() - 1.2 * line, double(viewport()->width()), line},
              Qt::AlignLeft, QPalette::WindowText, smallFont());
    }
    double taken = 0;
    QPainterPath ticks;
    for (const auto& [value, label] : m_across.names) {
        const QString name = text(label);
        const double x = area.left() + shareOn(m_across, value) * area.width();
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
        const double y = area.bottom() - shareOn(m_up, value) * area.height();
        write(text(name), {0, y - line / 2, area.left() - space::normal, line}, Qt::AlignRight,
              QPalette::WindowText, smallFont());
    }
}

// Writes the numbers of bars in a separate column, because a long bar may leave no room.
void PlotView::writeNumbers(const QRectF& area)
{
    const bool named = !m_up.names.empty();
    const double row = area.height() / double(std::max<std::size_t>(1, m_chart.bars.size()));
    const double right = viewport()->width() - space::normal;
    for (std::size_t i = 0; named && i < m_chart.bars.size(); ++i) {
        write(costNumber(m_chart.bars[i].second),
              {area.right(), area.top() + double(i) * row, right - area.right(), row}, Qt::AlignRight,
              QPalette::WindowText, smallFont());
    }
    if (m_chart.ends) {
        const double line = fontMetrics().height();
        const QRectF numbers(0, area.bottom() + 2, viewport()->width(), line);
        write(decimal(m_chart.countsFrom, 'g', 3), numbers, Qt::AlignLeft, QPalette::Text, font());
        write(decimal(m_chart.countsTo, 'g', 3), numbers, Qt::AlignRight, QPalette::Text, font());
        write(text(m_chart.title), numbers.translated(0, line), Qt::AlignLeft, QPalette::PlaceholderText,
              font());
    }
}

// Writes each point's label above it, or below it at the upper edge. If labels overlap, the current point's
// has precedence, then the first that fit.
void PlotView::writeLabels(std::size_t line)
{
    const ChartSeries& series = m_chart.series[line];
    const QFontMetricsF metrics(smallFont());
    const double height = metrics.height();
    std::vector<QRectF> taken;
    const auto label = [&](std::size_t i) {
        const QPointF at = placeOf(line, series.points[i]);
        const QString words = text(series.labels[i]);
        const double wide = metrics.horizontalAdvance(words) + 4;
        const bool high = at.y() - chart()->plotArea().top() < 1.6 * height;
        const QRectF box(at.x() - wide / 2, high ? at.y() + 7 : at.y() - 7 - height, wide, height);
        if (std::none_of(taken.begin(), taken.end(), [&](const QRectF& b) { return b.intersects(box); })) {
            write(words, box, Qt::AlignHCenter, QPalette::PlaceholderText, smallFont());
            taken.push_back(box);
        }
    };
    if (!series.labels.empty() && series.current >= 0) {
        label(std::size_t(series.current));
    }
    for (std::size_t i = 0; i < series.labels.size(); ++i) {
        label(i);
    }
}

QString PlotView::readOf(const ChartSeries& series) const
{
    if (!m_chart.reads) {
        return {};
    }
    double value = noValue;
    if (m_chart.marked >= 0) {
        value = valueAt(series, m_chart.stops[std::size_t(m_chart.marked)]);
    } else {
        for (const ChartPoint& point : series.points) { // takes the last finite value
            value = std::isfinite(point.y) ? point.y : value;
        }
    }
    return chartNumber(m_chart, value);
}

// Writes the title and a sample of each named line, on as many lines as fit into the upper half. Widths do
// not depend on the values, so entries do not jump while the mouse moves.
double PlotView::writeLegend()
{
    const QFontMetricsF metrics(smallFont());
    const double line = 1.5 * metrics.height();
    const double width = viewport()->width();
    double x = space::normal;
    double y = space::tight;
    QFont bold = smallFont();
    bold.setBold(true);
    const QString title = bare() ? QString() : text(m_chart.title); // bars have it below
    write(title, {x, y, width - 2 * x, line}, Qt::AlignLeft, QPalette::WindowText, bold);
    x += title.isEmpty() ? 0 : QFontMetricsF(bold).horizontalAdvance(title) + 2 * space::wide;
    const double start = x < width / 3 ? x : space::normal;
    bool any = !title.isEmpty();
    for (const ChartSeries& series : m_chart.series) {
        const QString name = text(series.name), value = readOf(series);
        if (name.isEmpty()) {
            continue;
        }
        any = true;
        const bool tells = !value.isEmpty();
        const double words = metrics.horizontalAdvance(name + QLatin1String(tells ? "  0.000000" : ""));
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
        draw(sample, penOf(series));
        if (series.dot > 0) {
            draw(markAt({x + sampleWidth / 2, middle}, series.mark), QPen(colour(QPalette::Window), 1),
                 colour(series.ink));
        }
        write(tells ? name + QLatin1String("  ") + value : name,
              {x + sampleWidth + space::tight, y, words + space::wide, line}, Qt::AlignLeft,
              QPalette::WindowText, smallFont());
        x += wide;
    }
    return any ? y + line : 0;
}

} // namespace hydra::ui
