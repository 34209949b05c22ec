// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/chart_layout.h"

#include "ui/paint/format.h"
#include "ui/paint/series_colours.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hydra::ui {

namespace {

constexpr double tickLength = 0.8; // mm
constexpr double hair = 0.2; // mm, of axes
constexpr double flat = 0.62; // height over width
constexpr double widest = 100; // mm, of a square plot
constexpr double sample = 4; // mm, of a line in the legend

struct Extent
{
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
    void take(double value)
    {
        if (std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
};

class ChartLayout
{
public:
    ChartLayout(FigurePage& page, const Chart& chart, double left, double width, double points)
        : m_page(page)
        , m_chart(chart)
        , m_text(page.font, points)
        , m_area(left, 0, width, 0)
        , m_aspect(chart.cloud && width < widest ? 1 : flat)
    { }

    // Computes the room for the numbers of the vertical axis and for half of the horizontal axis's last
    // number. Charts of a figure share both, so that their plots have one size.
    void measure(double& ticks, double& overhang)
    {
        findAxes();
        for (const double value : m_y.ticks) {
            ticks = std::max(ticks, m_text.width(page::number(value, 6)));
        }
        overhang = std::max(overhang, m_text.width(page::number(m_x.ticks.back(), 6)) / 2);
    }
    // Returns the bottom of title and legend.
    double layOutHead(double top) { return layOutLegend(layOutTitle(top)); }
    // Returns the chart's bottom.
    double layOut(double top, double ticks, double overhang)
    {
        const double line = m_text.lineHeight();
        const double left = m_area.left() + line + 0.6 + ticks + 0.6 + tickLength;
        const double width = m_area.right() - overhang - left;
        m_plot = {left, top + line / 2, width, width * m_aspect};
        layOutAxes(ticks);
        layOutSeries();
        return numbersTop() + 0.2 + 2 * line;
    }

private:
    TextMark textMark(const QRectF& rect, const QString& words, Qt::Alignment align, bool bold = false) const
    {
        TextMark mark;
        mark.rect = rect;
        mark.text = m_text.elided(words, rect.width(), bold);
        mark.align = align | Qt::AlignVCenter;
        mark.points = m_text.points();
        mark.bold = bold;
        return mark;
    }

    double layOutTitle(double y)
    {
        const double line = m_text.lineHeight();
        double left = m_area.left();
        if (!m_chart.letter.empty()) {
            const double room = m_text.width(text(m_chart.letter), true) + 0.2;
            m_page.marks.emplace_back(
                textMark({left, y, room, line}, text(m_chart.letter), Qt::AlignLeft, true));
            left += room + page::gap;
        }
        m_legendLeft = left;
        if (!titled()) {
            return y; // the legend stands beside the letter
        }
        m_legendLeft = m_area.left();
        m_page.marks.emplace_back(
            textMark({left, y, m_area.right() - left, line}, text(m_chart.title), Qt::AlignLeft));
        return y + line + 0.3;
    }

    // Above the plot, in as many lines as needed.
    double layOutLegend(double y)
    {
        const double line = m_text.lineHeight();
        const double shown = m_chart.cloud ? 2 * 0.9 : sample;
        double left = m_legendLeft;
        bool any = !m_chart.letter.empty() && !titled(); // a line has been started
        for (const ChartSeries& series : m_chart.series) {
            if (series.name.empty()) {
                continue;
            }
            const QString words =
                m_text.elided(text(series.name), m_area.right() - m_legendLeft - shown - 0.8);
            const double room = shown + 0.6 + m_text.width(words) + 0.2;
            if (left > m_legendLeft && left + room > m_area.right()) {
                left = m_legendLeft;
                y += line;
            }
            const double middle = y + line / 2;
            if (m_chart.cloud) {
                m_page.marks.emplace_back(DotsMark{{{left + 0.9, middle}}, colourOf(series), 0.7});
            } else {
                m_page.marks.emplace_back(
                    LineMark{{{left, middle}, {left + shown, middle}}, colourOf(series), 0.35, series.dash});
            }
            m_page.marks.emplace_back(
                textMark({left + shown + 0.6, y, room - shown - 0.6, line}, words, Qt::AlignLeft));
            left += room + 2 * page::gap;
            any = true;
        }
        return any ? y + line + 0.3 : y;
    }

    void findAxes()
    {
        Extent x;
        Extent y;
        for (const ChartSeries& series : m_chart.series) {
            for (const ChartPoint& point : series.points) {
                x.take(point.x * m_chart.across.scale);
                y.take(point.y * m_chart.up.scale);
            }
        }
        if (m_chart.cloud) { // one scale for both
            const double half = 0.54 * std::max({(x.high - x.low) * m_aspect, y.high - y.low, 1e-6});
            m_x = clippedAxis((x.low + x.high) / 2, half / m_aspect);
            m_y = clippedAxis((y.low + y.high) / 2, half);
            return;
        }
        m_x = axisFor(x.low, x.high, false, 6);
        m_y = axisFor(m_chart.up.fromZero && !m_chart.up.log ? std::min(0.0, y.low) : y.low, y.high,
                      m_chart.up.log, 6);
    }

    // An axis from exactly MIDDLE - HALF to MIDDLE + HALF, with the ticks inside.
    [[nodiscard]] static PageAxis clippedAxis(double middle, double half)
    {
        PageAxis axis = axisFor(middle - half, middle + half, false, 6);
        axis.low = middle - half;
        axis.high = middle + half;
        const auto outside = [&axis](double value) { return value < axis.low || value > axis.high; };
        axis.ticks.erase(std::remove_if(axis.ticks.begin(), axis.ticks.end(), outside), axis.ticks.end());
        return axis;
    }

    // Below the lowest number of the vertical axis, which extends half a line below the plot.
    [[nodiscard]] double numbersTop() const
    {
        return m_plot.bottom() + std::max(tickLength + 0.2, m_text.lineHeight() / 2 + 0.05);
    }

    [[nodiscard]] QPointF placed(const ChartPoint& point) const
    {
        return {m_plot.left() + m_plot.width() * m_x.place(point.x * m_chart.across.scale),
                m_plot.bottom() - m_plot.height() * m_y.place(point.y * m_chart.up.scale)};
    }
    // The chart's title is drawn above if the vertical axis has its own; else it titles that axis.
    [[nodiscard]] bool titled() const { return !m_chart.title.empty() && !m_chart.up.title.empty(); }
    [[nodiscard]] static QColor colourOf(const ChartSeries& series)
    {
        return series.ink.kind == Ink::Fixed ? QColor::fromRgb(series.ink.value)
                                             : seriesColour(series.ink.value, false);
    }

    void layOutAxes(double ticksWidth)
    {
        const double line = m_text.lineHeight();
        const QColor grid(0xe2, 0xe2, 0xe2);
        double taken = -1e9; // right end of the last number below
        for (const double value : m_x.ticks) {
            const double x = m_plot.left() + m_plot.width() * m_x.place(value);
            const QString words = page::number(value, 6);
            const double half = m_text.width(words) / 2 + 0.1;
            m_page.marks.emplace_back(LineMark{{{x, m_plot.top()}, {x, m_plot.bottom()}}, grid, 0.1, 0});
            m_page.marks.emplace_back(
                LineMark{{{x, m_plot.bottom()}, {x, m_plot.bottom() + tickLength}}, Qt::black, hair, 0});
            if (x - half > taken + 0.5) {
                m_page.marks.emplace_back(
                    textMark({x - half, numbersTop(), 2 * half, line}, words, Qt::AlignHCenter));
                taken = x + half;
            }
        }
        for (const double value : m_y.ticks) {
            const double y = m_plot.bottom() - m_plot.height() * m_y.place(value);
            m_page.marks.emplace_back(LineMark{{{m_plot.left(), y}, {m_plot.right(), y}}, grid, 0.1, 0});
            m_page.marks.emplace_back(
                LineMark{{{m_plot.left() - tickLength, y}, {m_plot.left(), y}}, Qt::black, hair, 0});
            m_page.marks.emplace_back(textMark(
                {m_plot.left() - tickLength - 0.5 - ticksWidth, y - line / 2, ticksWidth + 0.1, line},
                page::number(value, 6), Qt::AlignRight));
        }
        m_page.marks.emplace_back(BoxMark{m_plot, {}, hair});
        m_page.marks.emplace_back(textMark({m_plot.left(), numbersTop() + 0.1 + line, m_plot.width(), line},
                                           text(m_chart.across.title), Qt::AlignHCenter));
        TextMark upwards;
        upwards.rect = {m_area.left(), m_plot.top(), line, m_plot.height()};
        upwards.text =
            m_text.elided(text(m_chart.up.title.empty() ? m_chart.title : m_chart.up.title), m_plot.height());
        upwards.align = Qt::AlignCenter;
        upwards.points = m_text.points();
        upwards.upwards = true;
        m_page.marks.emplace_back(upwards);
    }

    void layOutSeries()
    {
        std::vector<QRectF> taken; // occupied by points and their labels
        for (const ChartSeries& series : m_chart.series) {
            QList<QPointF> places;
            for (const ChartPoint& point : series.points) {
                places.append(placed(point));
                taken.emplace_back(places.back().x() - m_chart.radius, places.back().y() - m_chart.radius,
                                   2 * m_chart.radius, 2 * m_chart.radius);
            }
            if (!m_chart.cloud) {
                m_page.marks.emplace_back(LineMark{places, colourOf(series), 0.35, series.dash});
                avoidLine(places, taken);
            }
            m_page.marks.emplace_back(DotsMark{places, colourOf(series), m_chart.radius});
        }
        for (const ChartSeries& series : m_chart.series) {
            for (std::size_t i = 0; i < series.labels.size(); ++i) {
                label(placed(series.points[i]), text(series.labels[i]), taken);
            }
        }
    }

    // Keeps labels off the curve by marking points along it as occupied.
    static void avoidLine(const QList<QPointF>& places, std::vector<QRectF>& taken)
    {
        constexpr double step = 0.5; // mm
        for (qsizetype i = 1; i < places.size(); ++i) {
            const QPointF way = places[i] - places[i - 1];
            const int count = int(std::hypot(way.x(), way.y()) / step);
            for (int j = 0; j < count; ++j) {
                const QPointF at = places[i - 1] + way * (double(j) / count);
                taken.emplace_back(at.x() - 0.2, at.y() - 0.2, 0.4, 0.4);
            }
        }
    }

    // Places the label where there is room, beside the point or slightly further off; otherwise omits it.
    void label(const QPointF& at, const QString& words, std::vector<QRectF>& taken)
    {
        const double width = m_text.width(words) + 0.1;
        const double height = m_text.lineHeight() * 0.85;
        std::vector<QPointF> corners;
        for (const double gap : {0.3, 0.9, 1.8, 3.0}) {
            const double away = m_chart.radius + gap;
            corners.insert(corners.end(),
                           {{-away - width, -away - height},
                            {-width / 2, -away - height},
                            {away, -away - height},
                            {away, away},
                            {-width / 2, away},
                            {-away - width, away},
                            {-away - width, -height / 2},
                            {away, -height / 2}});
        }
        for (const QPointF& corner : corners) {
            const QRectF rect(at + corner, QSizeF(width, height));
            const bool free = m_plot.contains(rect)
                && std::none_of(taken.begin(), taken.end(),
                                [&](const QRectF& r) { return r.intersects(rect); });
            if (free) {
                taken.push_back(rect);
                m_page.marks.emplace_back(textMark(rect, words, Qt::AlignHCenter));
                return;
            }
        }
    }

    FigurePage& m_page;
    const Chart& m_chart;
    TextRuler m_text;
    QRectF m_area, m_plot; // mm
    double m_legendLeft = 0;
    double m_aspect; // height over width, of the plot
    PageAxis m_x, m_y;
};

PageAxis logAxis(double low, double high, int count)
{
    PageAxis axis;
    axis.log = true;
    const auto decade = static_cast<int>(std::floor(std::log10(low)));
    const auto last = static_cast<int>(std::ceil(std::log10(high)));
    const bool sparse = last - decade > count;
    std::vector<double> all;
    for (int power = decade; power <= last; ++power) {
        for (const double digit : {1.0, 2.0, 5.0}) {
            if (digit == 1.0 || !sparse) {
                all.push_back(digit * std::pow(10.0, power));
            }
        }
    }
    const auto above = std::upper_bound(all.begin(), all.end(), low * (1 + 1e-9));
    const auto first = above == all.begin() ? above : above - 1;
    const auto until = std::lower_bound(first, all.end(), high * (1 - 1e-9));
    axis.ticks.assign(first, until == all.end() ? until : until + 1);
    axis.low = axis.ticks.front();
    axis.high = axis.ticks.back();
    return axis;
}

} // namespace

double PageAxis::place(double value) const
{
    return log ? std::log(value / low) / std::log(high / low) : (value - low) / (high - low);
}

PageAxis axisFor(double low, double high, bool log, int count)
{
    if (!(low <= high)) { // no finite data
        low = 0;
        high = 1;
    }
    if (log && low > 0 && high > low) {
        return logAxis(low, high, count);
    }
    if (high - low < 1e-12 * std::max(std::abs(low), std::abs(high)) || high == low) {
        const double around = low == 0 ? 1 : std::abs(low) / 10;
        low -= around;
        high += around;
    }
    const double raw = (high - low) / std::max(1, count - 1);
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    const double digit = raw / power;
    const double step = power * (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10);
    PageAxis axis;
    const double first = std::floor(low / step + 1e-9);
    const double last = std::ceil(high / step - 1e-9);
    axis.low = first * step;
    axis.high = last * step;
    for (double i = first; i <= last + 0.5; ++i) {
        axis.ticks.push_back(i * step);
    }
    return axis;
}

void layOutCharts(FigurePage& page, const FigureSpec& spec, const std::vector<Chart>& charts, int suggested)
{
    if (charts.empty()) {
        return;
    }
    const std::size_t wished = std::size_t(spec.columns > 0 ? spec.columns : suggested);
    const std::size_t columns = std::clamp<std::size_t>(wished, 1, charts.size());
    constexpr double between = 3 * page::gap;
    const double width = (page.width - 2 * page::margin - between * double(columns - 1)) / double(columns);
    constexpr double readable = 24; // mm: numbers and titles of axes must fit
    page::checkWidth(width - readable * spec.page.fontPt / 7 + page::smallest, columns, spec);
    std::vector<ChartLayout> layouts;
    layouts.reserve(charts.size());
    double ticks = 0;
    double overhang = 0;
    for (std::size_t i = 0; i < charts.size(); ++i) {
        const double left = page::margin + double(i % columns) * (width + between);
        layouts.emplace_back(page, charts[i], left, width, spec.page.fontPt);
        layouts.back().measure(ticks, overhang);
    }
    double top = page.height;
    for (std::size_t from = 0; from < layouts.size(); from += columns) {
        const std::size_t until = std::min(layouts.size(), from + columns);
        double head = top;
        for (std::size_t i = from; i < until; ++i) {
            head = std::max(head, layouts[i].layOutHead(top));
        }
        for (std::size_t i = from; i < until; ++i) {
            page.height = std::max(page.height, layouts[i].layOut(head, ticks, overhang));
        }
        top = page.height + 2 * page::gap;
    }
}

} // namespace hydra::ui
