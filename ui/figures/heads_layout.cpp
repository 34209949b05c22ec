// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks by heads, as in the window of all heads: a row for each block; each cell has the picture under a
// head's map, the head's number, and below it a bar for its importance.
#include "core/base/error.h"
#include "ui/figures/colour_bars.h"

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double barAir = 0.3; // mm, around a bar
constexpr double weightBar = 0.7; // mm, its thickness
constexpr double titleAir = 0.4; // below the titles
constexpr double matrixHeight = 220; // mm, of one matrix: a page with its caption
constexpr double tagText = 0.8; // of the small font

class HeadRows
{
public:
    HeadRows(FigurePage& page, const FigureSpec& spec, const FigureData& data)
        : m_page(page)
        , m_spec(spec)
        , m_data(data)
        , m_ranges(spec, data)
        , m_bars(page, spec, data, m_ranges)
        , m_text(page.font, spec.page.fontPt)
        , m_small(page.font, spec.page.fontPt * page::smallText)
        , m_tag(page.font, spec.page.fontPt * page::smallText * tagText)
    {
        m_page.look.grid = false; // small pictures show only their map
        m_page.look.clipOutliers = false; // outliers are still excluded from the range; rings would hide them
        measure();
    }

    void layOut()
    {
        const double top = m_page.height + m_small.lineHeight() + titleAir;
        for (std::size_t image = 0; image < m_data.heads.size(); ++image) {
            layOutPicture(image);
        }
        if (m_spec.range != FigureRange::Row) {
            m_bars.place(m_ranges.shared(), top, m_lastBottom);
        }
        m_bars.layOut(left(m_columns) + page::gap);
    }

private:
    void measure()
    {
        std::size_t blocks = 0;
        for (const HeadTable& table : m_data.heads) {
            m_columns = std::max(m_columns, table.columns);
            blocks = std::max(blocks, table.rows.size());
        }
        m_gutter = m_small.width(QStringLiteral("Block %1").arg(blocks)) + page::gap;
        const double room = m_page.width - 2 * page::margin - m_gutter - m_bars.room();
        m_panel = std::min(room / m_columns - page::gap,
                           std::max(page::smallest, matrixHeight / double(std::max<std::size_t>(1, blocks))));
        if (m_panel < page::smallest) {
            throw usageError(
                "--width-mm: %1 heads on a page of %2 mm would be %3 mm wide; expected at least %4 mm",
                m_columns, m_spec.page.widthMm, std::round(m_panel * 10) / 10, page::smallest);
        }
    }

    [[nodiscard]] double left(int column) const
    {
        return page::margin + m_gutter + column * (m_panel + page::gap);
    }

    void addText(const QRectF& rect, const QString& words, Qt::Alignment align, const TextRuler& ruler,
                 const QColor& colour = Qt::black, bool bold = false)
    {
        TextMark mark;
        mark.rect = rect;
        mark.text = words;
        mark.align = align | Qt::AlignVCenter;
        mark.colour = colour;
        mark.points = ruler.points();
        mark.bold = bold;
        m_page.marks.emplace_back(mark);
    }

    // The whole title if it fits, else only the number.
    [[nodiscard]] QString columnTitle(int column) const
    {
        const auto whole = [&](int i) {
            return m_spec.sorted ? QStringLiteral("No. %1").arg(i + 1) : QStringLiteral("Head %1").arg(i);
        };
        return m_small.width(whole(m_columns)) <= m_panel + page::gap
            ? whole(column)
            : QString::number(m_spec.sorted ? column + 1 : column);
    }

    void layOutPicture(std::size_t image)
    {
        const HeadTable& table = m_data.heads[image];
        const QRectF seen = {0, 0, m_data.images[image].geometry.seen.width,
                             m_data.images[image].geometry.seen.height};
        const double height = m_panel * seen.height() / std::max(1.0, seen.width());
        m_page.height += image > 0 ? 2 * page::gap : 0;
        if (m_spec.letters && m_data.images.size() > 1) {
            addText({page::margin, m_page.height, m_gutter, m_small.lineHeight()}, page::letter(image),
                    Qt::AlignLeft, m_text, Qt::black, true);
        }
        for (int column = 0; column < table.columns; ++column) {
            addText({left(column), m_page.height, m_panel, m_small.lineHeight()}, columnTitle(column),
                    Qt::AlignHCenter, m_small);
        }
        m_page.height += m_small.lineHeight() + titleAir;
        const double top = m_page.height;
        for (std::size_t block = 0; block < table.rows.size(); ++block) {
            addText({page::margin, m_page.height, m_gutter, height},
                    QStringLiteral("Block %1").arg(int(block)), Qt::AlignLeft, m_small);
            for (std::size_t i = 0; i < table.rows[block].size(); ++i) {
                layOutCell(image, table.rows[block][i], {left(int(i)), m_page.height, m_panel, height});
            }
            m_lastBottom = m_page.height + height;
            m_page.height = m_lastBottom
                + (m_data.importance == Importance::None ? 0 : 2 * barAir + weightBar) + page::gap / 2;
        }
        if (m_spec.range == FigureRange::Row) {
            m_bars.place(m_ranges.row(image), top, m_lastBottom);
        }
    }

    void layOutCell(std::size_t image, const HeadCell& cell, const QRectF& rect)
    {
        PictureMark panel;
        panel.rect = rect;
        panel.picture = m_data.images[image].picture;
        panel.geometry = m_data.images[image].geometry;
        panel.map = cell.map;
        panel.range = m_ranges.of(image, cell.map);
        panel.overlay = m_spec.overlay;
        m_page.marks.emplace_back(panel);
        if (cell.head >= 0) {
            const QString number = QString::number(cell.head);
            const QRectF tag(rect.topLeft(), QSizeF(m_tag.width(number) + 0.8, m_tag.lineHeight()));
            m_page.marks.emplace_back(BoxMark{tag, QColor(0, 0, 0, 150), 0});
            addText(tag, number, Qt::AlignHCenter, m_tag, Qt::white);
        }
        if (cell.rank > 0) {
            const QRectF groove(rect.left(), rect.bottom() + barAir, rect.width(), weightBar);
            m_page.marks.emplace_back(BoxMark{groove, QColor(0xe6, 0xe6, 0xe6), 0});
            const double share = m_data.heads[image].share(cell);
            m_page.marks.emplace_back(
                BoxMark{{groove.topLeft(), QSizeF(groove.width() * share, weightBar)}, page::accent(), 0});
        }
    }

    FigurePage& m_page;
    const FigureSpec& m_spec;
    const FigureData& m_data;
    GridRanges m_ranges;
    ColourBars m_bars;
    TextRuler m_text, m_small, m_tag;
    int m_columns = 1;
    double m_gutter = 0, m_panel = 0; // mm
    double m_lastBottom = 0;
};

} // namespace

void layOutHeads(FigurePage& page, const FigureSpec& spec, const FigureData& data)
{
    HeadRows(page, spec, data).layOut();
}

} // namespace hydra::ui
