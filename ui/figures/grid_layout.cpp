// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures by columns: the picture, then one map over it for each column, with predictions below and the
// colour bar on the right. Columns may wrap into several lines.
#include "ui/figures/colour_bars.h"
#include "ui/figures/grid_words.h"
#include "ui/paint/answer_text.h"
#include "ui/paint/mask_border.h"

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double air = 0.5; // mm between a picture and the words below it
constexpr double shareBar = 0.9; // mm, thickness of a prediction's bar

class Grid
{
public:
    Grid(FigurePage& page, const FigureSpec& spec, const FigureData& data)
        : m_page(page)
        , m_spec(spec)
        , m_data(data)
        , m_ranges(spec, data)
        , m_bars(page, spec, data, m_ranges)
        , m_text(page.font, spec.page.fontPt)
        , m_small(page.font, spec.page.fontPt * page::smallText)
    {
        measure();
    }

    void layOut()
    {
        for (std::size_t image = 0; image < m_data.images.size(); ++image) {
            layOutImage(image);
        }
        if (m_spec.range != FigureRange::Row) {
            m_bars.place(m_ranges.shared(), m_firstTop, m_lastBottom);
        }
        m_bars.layOut(columnLeft(m_perLine) + m_panel + 2 * page::gap);
    }

private:
    void measure()
    {
        for (std::size_t i = 0; m_spec.letters && m_data.images.size() > 1 && i < m_data.images.size(); ++i) {
            m_gutter = std::max(m_gutter, m_text.width(page::letter(i), true) + page::gap);
        }
        const std::size_t maps = m_data.columns.size();
        const bool lineEach = m_spec.kind == FigureKind::HeadsGrid && m_spec.methods.size() > 1;
        m_perLine = m_spec.columns > 1 ? std::min(std::size_t(m_spec.columns) - 1, maps)
            : lineEach                 ? std::max<std::size_t>(1, maps / m_spec.methods.size())
                                       : maps;
        const double room = m_page.width - 2 * page::margin - m_gutter - m_bars.room();
        m_panel = (room - double(m_perLine) * page::gap) / double(m_perLine + 1);
        page::checkWidth(m_panel, m_perLine + 1, m_spec);
        m_panel = std::min(m_panel, 80.0); // a single map does not need a whole wide page
        m_titleLines = 1;
        for (const FigureColumn& column : m_data.columns) {
            m_titleLines = std::max(
                m_titleLines,
                int(m_text.lines(gridTitle(m_spec, column, m_data.model.config), m_panel, 3).size()));
        }
        m_below = m_spec.range == FigureRange::Own ? m_small.lineHeight() : 0;
        m_below += m_below > 0 || m_spec.top > 0 ? air : 0;
        m_below += m_spec.top * (m_small.lineHeight() + shareBar + 0.35);
    }

    [[nodiscard]] double columnLeft(std::size_t place) const // 0: the picture
    {
        return page::margin + m_gutter + double(place) * (m_panel + page::gap);
    }

    void layOutImage(std::size_t index)
    {
        const FigureImage& image = m_data.images[index];
        const std::size_t maps = m_data.columns.size();
        const bool severalLines = maps > m_perLine;
        const QSizeF shown = m_spec.whole ? QSizeF(image.picture->width, image.picture->height)
                                          : QSizeF(image.geometry.seen.width, image.geometry.seen.height);
        const double height = m_panel * shown.height() / std::max(1.0, shown.width());
        const QString explained = explainedClass(m_data, index);
        const double first = m_page.height;
        double top = 0;
        for (std::size_t from = 0; from < maps; from += m_perLine) {
            if (index > 0 || from > 0) {
                m_page.height += page::gap;
            }
            if (index == 0 || severalLines) {
                layOutTitles(from, from == 0);
            }
            top = m_page.height;
            if (from == 0) {
                layOutPicture(index, {columnLeft(0), top, m_panel, height}, explained);
            }
            for (std::size_t i = from; i < std::min(maps, from + m_perLine); ++i) {
                layOutPanel(index, i, {columnLeft(1 + i - from), top, m_panel, height});
            }
            const double words = from == 0 && !explained.isEmpty() ? air + 2 * m_small.lineHeight() : 0;
            m_page.height = top + height + std::max(m_below, words);
        }
        m_lastBottom = top + height;
        if (index == 0) {
            m_firstTop = first + m_titleLines * m_text.lineHeight() + 0.4;
        }
        if (m_spec.range == FigureRange::Row) {
            const bool titled = index == 0 || severalLines;
            const double start =
                first + (index > 0 ? page::gap : 0) + (titled ? m_titleLines * m_text.lineHeight() + 0.4 : 0);
            m_bars.place(m_ranges.row(index), start, start + height);
        }
    }

    void layOutTitles(std::size_t from, bool withPicture)
    {
        const double height = m_titleLines * m_text.lineHeight();
        const auto add = [&](std::size_t place, const QString& words) {
            const QStringList lines = m_text.lines(words, m_panel, m_titleLines);
            double y = m_page.height + height - double(lines.size()) * m_text.lineHeight();
            for (const QString& line : lines) {
                TextMark mark;
                mark.rect = {columnLeft(place), y, m_panel, m_text.lineHeight()};
                mark.text = line;
                mark.align = Qt::AlignHCenter | Qt::AlignVCenter;
                mark.points = m_text.points();
                m_page.marks.emplace_back(mark);
                y += m_text.lineHeight();
            }
        };
        if (withPicture) {
            add(0, QStringLiteral("Input"));
        }
        for (std::size_t i = from; i < std::min(m_data.columns.size(), from + m_perLine); ++i) {
            add(1 + i - from, gridTitle(m_spec, m_data.columns[i], m_data.model.config));
        }
        m_page.height += height + 0.4;
    }

    void addText(const QRectF& rect, const QString& words, Qt::Alignment align, const QColor& colour,
                 bool bold = false)
    {
        TextMark mark;
        mark.rect = rect;
        mark.text = m_small.elided(words, rect.width(), bold);
        mark.align = align | Qt::AlignVCenter;
        mark.colour = colour;
        mark.points = m_small.points();
        mark.bold = bold;
        m_page.marks.emplace_back(mark);
    }

    void layOutPicture(std::size_t index, const QRectF& rect, const QString& explained)
    {
        const FigureImage& image = m_data.images[index];
        PictureMark bare;
        bare.rect = rect;
        bare.picture = image.picture;
        bare.geometry = image.geometry;
        bare.whole = m_spec.whole;
        m_page.marks.emplace_back(bare);
        if (m_gutter > 0) {
            TextMark mark;
            mark.rect = {page::margin, rect.top(), m_gutter, m_text.lineHeight()};
            mark.text = page::letter(index);
            mark.points = m_text.points();
            mark.bold = true;
            m_page.marks.emplace_back(mark);
        }
        if (!explained.isEmpty()) {
            const double line = m_small.lineHeight();
            const QString whole = m_spec.kind == FigureKind::Feature ? QStringLiteral("Feature")
                : image.box                                          ? QStringLiteral("Explained box")
                                                                     : QStringLiteral("Explained class");
            addText({rect.left(), rect.bottom() + air, rect.width(), line},
                    m_small.width(whole) <= rect.width() ? whole : QStringLiteral("Class"), Qt::AlignLeft,
                    page::quiet());
            addText({rect.left(), rect.bottom() + air + line, rect.width(), line}, explained, Qt::AlignLeft,
                    page::accent(), true);
        }
    }

    // Both ends of a range, else only the upper, else empty: numbers are never cut.
    [[nodiscard]] QString endsOf(const ValueRange& range, double room) const
    {
        const auto rounded = [&range](double value) {
            constexpr double visible = 0.005; // of the range, in two digits
            return page::number(std::abs(value) < visible * (range.high - range.low) ? 0 : value, 2);
        };
        const QString both = QStringLiteral("%1 … %2").arg(rounded(range.low), rounded(range.high));
        const QString upper = QStringLiteral("≤ %1").arg(rounded(range.high));
        return m_small.width(both) <= room ? both : m_small.width(upper) <= room ? upper : QString();
    }

    void layOutPanel(std::size_t index, std::size_t column, const QRectF& rect)
    {
        const FigureImage& image = m_data.images[index];
        const FigureCell& cell = m_data.cells[index][column];
        const ValueRange range = m_ranges.of(index, cell.map);
        PictureMark panel;
        panel.rect = rect;
        panel.picture = image.picture;
        panel.geometry = image.geometry;
        panel.whole = m_spec.whole;
        panel.map = cell.map;
        panel.range = range;
        panel.overlay = m_spec.overlay;
        panel.query = methodInfo(m_data.columns[column].method).usesQuery ? m_spec.ask.options.query : -1;
        panel.dropped = m_data.columns[column].changed ? m_spec.ask.without.patches : std::vector<int>();
        panel.outline = outlineIn(index);
        m_page.marks.emplace_back(panel);
        double y = rect.bottom() + air;
        if (m_spec.range == FigureRange::Own) {
            const bool colours = cell.map && cell.map->channels > 1;
            addText({rect.left(), y, rect.width(), m_small.lineHeight()},
                    colours ? QString() : endsOf(range, rect.width()), Qt::AlignHCenter, page::quiet());
            y += m_small.lineHeight();
        }
        if (cell.prediction) {
            layOutPredictions(cell, {rect.left(), y, rect.width(), 0});
        }
    }

    // The outline of the object, shared by all panels of a picture; null if not wanted or unknown.
    [[nodiscard]] std::shared_ptr<const QList<QLineF>> outlineIn(std::size_t index)
    {
        const FigureImage& image = m_data.images[index];
        if (image.box) {
            const Rect& box = image.box->box;
            const QRectF edges(box.x, box.y, box.width, box.height);
            return std::make_shared<const QList<QLineF>>(
                QList<QLineF>{{edges.topLeft(), edges.topRight()},
                              {edges.topRight(), edges.bottomRight()},
                              {edges.bottomRight(), edges.bottomLeft()},
                              {edges.bottomLeft(), edges.topLeft()}});
        }
        if (!m_spec.truth || !image.mask) {
            return nullptr;
        }
        if (m_outlineOf != image.mask) {
            m_outlineOf = image.mask;
            m_outline = std::make_shared<const QList<QLineF>>(
                outlineOf(*image.mask, objectInMask, QSize(image.picture->width, image.picture->height)));
        }
        return m_outline;
    }

    void layOutPredictions(const FigureCell& cell, QRectF line)
    {
        const engine::Prediction& p = *cell.prediction;
        line.setHeight(m_small.lineHeight());
        for (std::size_t i = 0; i < std::min(std::size_t(m_spec.top), p.ranking.size()); ++i) {
            const int index = p.ranking[i];
            const bool explained = index == cell.map->classIndex;
            const QString number = p.ofValues() ? answerText(p, index)
                                                : page::share(double(p.probabilities[std::size_t(index)]));
            const double right = std::min(m_small.width(number) + 0.1, line.width());
            addText({line.right() - right, line.top(), right, line.height()}, number, Qt::AlignRight,
                    Qt::black);
            if (const double room = line.width() - right - 0.6; room > 1) {
                addText({line.left(), line.top(), room, line.height()},
                        QString::fromStdString(m_data.model.config.className(index)), Qt::AlignLeft,
                        Qt::black);
            }
            const QRectF track(line.left(), line.bottom(), line.width(), shareBar);
            m_page.marks.emplace_back(BoxMark{track, QColor(0xe6, 0xe6, 0xe6), 0});
            m_page.marks.emplace_back(
                BoxMark{{track.topLeft(), QSizeF(track.width() * answerShare(p, index), shareBar)},
                        explained ? page::accent() : QColor(0x80, 0x80, 0x80),
                        0});
            line.translate(0, line.height() + shareBar + 0.35);
        }
    }

    FigurePage& m_page;
    const FigureSpec& m_spec;
    const FigureData& m_data;
    GridRanges m_ranges;
    ColourBars m_bars;
    TextRuler m_text, m_small;
    std::size_t m_perLine = 1; // maps
    int m_titleLines = 1;
    double m_gutter = 0, m_panel = 0, m_below = 0; // mm
    double m_firstTop = 0, m_lastBottom = 0;
    std::shared_ptr<const Image> m_outlineOf;
    std::shared_ptr<const QList<QLineF>> m_outline;
};

} // namespace

void layOutGrid(FigurePage& page, const FigureSpec& spec, const FigureData& data)
{
    Grid(page, spec, data).layOut();
}

} // namespace hydra::ui
