// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/value_histogram.h"

#include "core/paint/outliers.h"
#include "ui/paint/format.h"
#include "ui/views/bars_table.h"

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
    if (map.channels > 1) { // colours have no order
        return result;
    }
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

ValueHistogram::ValueHistogram(ViewState& state, Board& board,
                               std::function<void(const QString& path, const QString& problem)> told,
                               QWidget* parent)
    : PlotView(QStringLiteral("valueHistogram"), tr("Distribution of the map's values"), parent)
    , m_state(state)
    , m_board(board)
{
    offerBars(
        *this, state, QStringLiteral("-values.csv"),
        [this] {
            return Bars{m_histogram.low, m_histogram.high, m_histogram.counts};
        },
        std::move(told));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&state, &ViewState::lookChanged, this, &ValueHistogram::rebuildSoon);
    connect(&board, &Board::currentChanged, this, &ValueHistogram::follow);
    follow();
}

QSize ValueHistogram::sizeHint() const
{
    return {160, plotHeight + fontMetrics().height() * 2 + 8};
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
    rebuildSoon();
}

void ValueHistogram::build()
{
    const auto bars = double(m_histogram.counts.size());
    if (m_histogram.counts.empty()) {
        setNote(m_map && m_map->channels > 1 ? tr("colours, no values") : tr("no map"));
        return;
    }
    PlotAxis across{{}, 0, bars};
    across.words = across.grid = false;
    PlotAxis up = across;
    up.high = 1.02;
    setAxes(across, up);
    const ValueRange range = m_board.range(m_map);
    const ColourTable colourOf = paint::barColours(m_state.look(), range.isSigned);
    QLinearGradient colours(0, 0, 1, 0);
    colours.setCoordinateMode(QGradient::ObjectMode);
    for (std::size_t i = 0; i < m_histogram.counts.size(); ++i) {
        const double middle = (double(i) + 0.5) / bars;
        const double value = m_histogram.low + middle * (m_histogram.high - m_histogram.low);
        colours.setColorAt(middle, QColor(colourOf[std::size_t(range.position(value) * 255)]));
    }
    addCounts(m_histogram.counts, colours);
}

QRectF ValueHistogram::place() const
{
    return {0.5, 1.5, viewport()->width() - 1.0, double(plotHeight)};
}

void ValueHistogram::decorate()
{
    if (m_histogram.counts.empty()) {
        return;
    }
    const double line = fontMetrics().height();
    const QRectF numbers(0, place().bottom() + 2, viewport()->width(), line);
    write(decimal(m_histogram.low, 'g', 3), numbers, Qt::AlignLeft, QPalette::Text, font());
    write(decimal(m_histogram.high, 'g', 3), numbers, Qt::AlignRight, QPalette::Text, font());
    const QString apart =
        m_histogram.outliers == 1 ? tr("1 outlier") : tr("%1 outliers").arg(m_histogram.outliers);
    write(tr("%1 values, %2").arg(QString::number(m_histogram.values), apart), numbers.translated(0, line),
          Qt::AlignLeft, QPalette::PlaceholderText, font());
}

QString ValueHistogram::told(const QPointF& at) const
{
    if (m_histogram.counts.empty()) {
        return {};
    }
    const auto bars = m_histogram.counts.size();
    const double place = (at.x() - this->place().left()) / this->place().width() * double(bars);
    const std::size_t bar = std::min(bars - 1, std::size_t(std::max(0.0, place)));
    const double step = (m_histogram.high - m_histogram.low) / double(bars);
    const double from = m_histogram.low + double(bar) * step;
    return tr("%1 values from %2 to %3")
        .arg(m_histogram.counts[bar])
        .arg(mapValue(from), mapValue(from + step));
}

} // namespace hydra::ui
