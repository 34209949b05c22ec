// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/value_histogram.h"

#include "core/paint/outliers.h"
#include "ui/paint/format.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr int barCount = 40;
constexpr int plotHeight = 56;

} // namespace

Histogram histogramOf(const Map& map, int bars)
{
    Histogram result;
    const paint::Fences fences = paint::fencesOf(map.values);
    std::vector<float> values;
    std::copy_if(map.values.begin(), map.values.end(), std::back_inserter(values),
                 [](float value) { return std::isfinite(value); });
    result.values = values.size();
    if (values.empty()) {
        return result;
    }
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    result.low = double(*least);
    result.high = double(*most);
    const double span = result.high - result.low;
    result.counts.assign(span > 0 ? std::size_t(bars) : 1U, 0);
    for (const float value : values) {
        const double place = span > 0 ? (double(value) - result.low) / span * bars : 0.0;
        ++result.counts[std::min(result.counts.size() - 1, std::size_t(place))];
        result.outliers += fences.outside(double(value)) ? 1 : 0;
    }
    return result;
}

ValueHistogram::ValueHistogram(ViewState& state, Board& board, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_board(board)
{
    setObjectName(QStringLiteral("valueHistogram"));
    setAccessibleName(tr("Distribution of the map's values"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&state, &ViewState::lookChanged, this, qOverload<>(&ValueHistogram::update));
    connect(&board, &Board::currentChanged, this, &ValueHistogram::follow);
    follow();
}

QSize ValueHistogram::sizeHint() const
{
    return {160, plotHeight + fontMetrics().height() * 2 + 6};
}

void ValueHistogram::follow()
{
    const engine::MapPtr& map = m_board.shownMap();
    if (map != m_map) {
        m_map = map;
        m_histogram = map ? histogramOf(*map, barCount) : Histogram();
        setAccessibleDescription(tr("%1 values from %2 to %3, %4 of them outliers")
                                     .arg(m_histogram.values)
                                     .arg(mapValue(m_histogram.low), mapValue(m_histogram.high))
                                     .arg(m_histogram.outliers));
    }
    update();
}

QRectF ValueHistogram::plot() const
{
    return {0.5, 2.5, width() - 1.0, double(plotHeight)};
}

void ValueHistogram::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRectF area = plot();
    const int line = fontMetrics().height();
    painter.setPen(palette().color(QPalette::PlaceholderText));
    if (m_histogram.counts.empty()) {
        painter.drawText(area, Qt::AlignCenter, tr("no map"));
        return;
    }
    const ValueRange range = m_board.range(m_map);
    const ColourTable& table = colourTable(colourMapFor(m_state.look(), range.isSigned));
    const int tallest = *std::max_element(m_histogram.counts.begin(), m_histogram.counts.end());
    const auto bars = double(m_histogram.counts.size());
    const double step = (m_histogram.high - m_histogram.low) / bars;
    for (std::size_t i = 0; i < m_histogram.counts.size(); ++i) {
        if (m_histogram.counts[i] == 0) {
            continue;
        }
        const double height = area.height() * std::sqrt(double(m_histogram.counts[i]) / tallest);
        const double value = m_histogram.low + (double(i) + 0.5) * step;
        const auto colour = table[std::size_t(range.position(value) * 255)];
        const QRectF bar(area.left() + double(i) * area.width() / bars, area.bottom() - height,
                         std::max(1.0, area.width() / bars - 1), height);
        painter.fillRect(bar, QColor(colour));
        painter.setPen(QPen(palette().color(QPalette::Mid), 0)); // pale or dark bars stay visible
        painter.drawRect(bar);
    }
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.setPen(palette().color(QPalette::Text));
    const QRectF numbers(area.left(), area.bottom() + 2, area.width(), line);
    painter.drawText(numbers, Qt::AlignLeft, QLocale().toString(m_histogram.low, 'g', 3));
    painter.drawText(numbers, Qt::AlignRight, QLocale().toString(m_histogram.high, 'g', 3));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const QString apart =
        m_histogram.outliers == 1 ? tr("1 outlier") : tr("%1 outliers").arg(m_histogram.outliers);
    painter.drawText(numbers.translated(0, line), Qt::AlignLeft,
                     tr("%1 values, %2").arg(QString::number(m_histogram.values), apart));
}

bool ValueHistogram::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_histogram.counts.empty()) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto bars = m_histogram.counts.size();
    const double place = (help->pos().x() - plot().left()) / plot().width() * double(bars);
    const std::size_t bar = std::min(bars - 1, std::size_t(std::max(0.0, place)));
    const double step = (m_histogram.high - m_histogram.low) / double(bars);
    const double from = m_histogram.low + double(bar) * step;
    QToolTip::showText(
        help->globalPos(),
        tr("%1 values from %2 to %3").arg(m_histogram.counts[bar]).arg(mapValue(from), mapValue(from + step)),
        this);
    return true;
}

} // namespace hydra::ui
