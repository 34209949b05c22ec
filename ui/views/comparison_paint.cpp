// SPDX-License-Identifier: GPL-3.0-or-later
// How the comparison's grid is painted; where everything is, is in comparison_grid.cpp.
#include "core/evaluate/similarity.h"
#include "ui/paint/format.h"
#include "ui/views/comparison_grid.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double narrowPanel = 150; // points; below, per cent without decimals
constexpr int finestOverlay = 512; // pixels; beyond, scaling the overlay shows no difference

// PART, in pixels of the cell's picture, where that picture fills WHOLE.
QRectF placed(const Comparison::Cell& cell, const Rect& part, const QRectF& whole)
{
    const QSizeF pixels = cell.picture->pyramid.size();
    const double x = whole.width() / pixels.width();
    const double y = whole.height() / pixels.height();
    return {whole.left() + part.x * x, whole.top() + part.y * y, part.width * x, part.height * y};
}

} // namespace

void ComparisonGrid::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    paintTitles(painter);
    for (int i = 0; i < int(m_comparison.cells().size()); ++i) {
        paintPanel(painter, i);
        paintRange(painter, i);
        paintBars(painter, i);
    }
}

void ComparisonGrid::paintTitles(QPainter& painter) const
{
    const QSizeF size = cellSize();
    painter.setPen(palette().color(QPalette::Text));
    for (int i = 0; i < columnCount(); ++i) {
        const QRectF place = columnTitleRect(i);
        painter.drawText(
            place, Qt::AlignCenter,
            fontMetrics().elidedText(m_comparison.columnTitles()[i], Qt::ElideMiddle, int(place.width())));
    }
    for (int i = 0; i < rowCount(); ++i) {
        painter.save();
        painter.translate(left() - gutterWidth(),
                          headerHeight() + i * (size.height() + panelGap) + size.height());
        painter.rotate(-90);
        painter.drawText(
            QRectF(0, 0, size.height(), gutterWidth() - panelGap / 2), Qt::AlignCenter,
            fontMetrics().elidedText(m_comparison.rowTitles()[i], Qt::ElideMiddle, int(size.height())));
        painter.restore();
    }
}

void ComparisonGrid::paintPanel(QPainter& painter, int index)
{
    const Comparison::Cell& one = cell(index);
    const QRectF panel = panelRect(index);
    painter.save();
    painter.setClipRect(panel);
    painter.fillRect(panel, palette().color(QPalette::Dark));
    const QRectF whole = pictureRect(index);
    if (one.picture) {
        const Pyramid& picture = one.picture->pyramid;
        picture.paint(painter, whole, QRectF(QPointF(0, 0), picture.size()));
        paintVeil(painter, index, whole);
        const bool differs = m_difference && index == m_second;
        if (m_state.actions().overlay->isChecked() && one.geometry) {
            if (differs) {
                paintDifference(painter, placed(one, one.geometry->seen, whole));
            } else {
                paintMapOf(painter, m_blink.isActive() && m_other && index == m_first ? m_second : index,
                           whole);
            }
        }
        paintMarks(painter, index, whole);
    }
    const QString words = !one.failure.isEmpty() ? one.failure
        : !one.picture                           ? tr("opening…")
        : !one.map                               ? QStringLiteral("…")
                                                 : QString();
    if (const QString title = differenceTitle(); !title.isEmpty() && index == m_second) {
        // The column's title is not of what this panel shows now.
        const QRectF band(panel.left(), panel.top(), panel.width(), fontMetrics().height() + 4);
        painter.fillRect(band, palette().color(QPalette::Window));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(band, Qt::AlignCenter,
                         fontMetrics().elidedText(title, Qt::ElideMiddle, int(band.width()) - 4));
    }
    if (!words.isEmpty()) {
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(panel.adjusted(4, 4, -4, -4), Qt::AlignCenter | Qt::TextWordWrap, words);
    }
    painter.restore();
    if (index == m_first || index == m_second) {
        QPen pen(palette().color(QPalette::Highlight), 2);
        pen.setStyle(index == m_first ? Qt::SolidLine : Qt::DashLine);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(panel.adjusted(-1.5, -1.5, 1.5, 1.5));
    }
}

// What the crop cut away is there, but the network has not seen it.
void ComparisonGrid::paintVeil(QPainter& painter, int index, const QRectF& whole) const
{
    QPainterPath outside;
    outside.addRect(whole);
    outside.addRect(seenRect(index));
    QColor veil = palette().color(QPalette::Dark);
    veil.setAlphaF(0.62F);
    painter.fillPath(outside, veil); // odd-even: the hole is what is seen
}

// SHOWN is the panel whose map is painted: another one's while blinking.
void ComparisonGrid::paintMapOf(QPainter& painter, int shown, const QRectF& whole)
{
    const Comparison::Cell& one = cell(shown);
    if (!one.map || !one.geometry || !one.picture) {
        return;
    }
    const QRectF seen = placed(one, one.geometry->seen, whole);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, m_state.look().smooth);
    painter.drawImage(seen, overlay(shown, seen.size()));
}

// Sizes by octaves: while zooming, a picture of the map serves many frames.
const QImage& ComparisonGrid::overlay(int index, const QSizeF& size)
{
    const double longest = std::max({1.0, size.width(), size.height()});
    const double octave = std::min(double(finestOverlay), std::exp2(std::ceil(std::log2(longest))));
    const double scale = octave / longest;
    const QSize wanted(std::max(1, qRound(size.width() * scale)), std::max(1, qRound(size.height() * scale)));
    const Comparison::Cell& one = cell(index);
    const ValueRange range = m_comparison.range(one);
    Painted& known = m_painted[std::size_t(index)];
    if (known.map != one.map || known.look != m_state.look() || !(known.range == range)
        || known.size != wanted) {
        known = {one.map, m_state.look(), range, wanted, paintMap(*one.map, m_state.look(), range, wanted)};
    }
    return known.image;
}

void ComparisonGrid::paintDifference(QPainter& painter, const QRectF& seen)
{
    const engine::MapPtr& a = cell(m_first).map;
    const engine::MapPtr& b = cell(m_second).map;
    const std::optional<Map> map = a && b ? engine::differenceOf(*a, *b, m_normalised) : std::nullopt;
    if (!map) {
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(seen, Qt::AlignCenter | Qt::TextWordWrap, tr("different grids"));
        return;
    }
    const double scale = std::min(1.0, finestOverlay / std::max({1.0, seen.width(), seen.height()}));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, m_state.look().smooth);
    painter.drawImage(seen, paintMap(*map, m_state.look(), rangeOf(*map), (seen.size() * scale).toSize()));
}

void ComparisonGrid::paintToken(QPainter& painter, int index, const QRectF& whole, int patch,
                                double width) const
{
    const Comparison::Cell& one = cell(index);
    const int cols = one.geometry->cols();
    if (patch < 0 || patch >= one.geometry->rows() * cols) {
        return;
    }
    const QRectF place = placed(one, one.geometry->patch(patch / cols, patch % cols), whole);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 200), width + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(place);
    painter.setPen(QPen(Qt::white, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(place);
}

// The same place under the mouse, whatever grid a panel has, and the query token as the main window marks it.
void ComparisonGrid::paintMarks(QPainter& painter, int index, const QRectF& whole) const
{
    constexpr double thin = 1.2, thick = 2;
    const Comparison::Cell& one = cell(index);
    if (!one.geometry) {
        return;
    }
    if (m_hovered >= 0 && m_hoveredPanel >= 0 && cell(m_hoveredPanel).geometry) {
        const InputGeometry& from = *cell(m_hoveredPanel).geometry;
        const int patch =
            samePlace(m_hovered, {from.rows(), from.cols()}, {one.geometry->rows(), one.geometry->cols()});
        paintToken(painter, index, whole, patch, thin);
    }
    paintToken(painter, index, whole, one.key.options.query, thick); // -1 where the method knows none
}

// A colour bar between the numbers that its ends stand for.
void ComparisonGrid::paintRange(QPainter& painter, int index) const
{
    const Comparison::Cell& one = cell(index);
    if (!one.map) {
        return;
    }
    const engine::MapPtr& a = m_first >= 0 ? cell(m_first).map : nullptr;
    std::optional<Map> difference;
    if (m_difference && index == m_second && a) {
        difference = engine::differenceOf(*a, *one.map, m_normalised);
    }
    const ValueRange range = difference ? rangeOf(*difference) : m_comparison.range(one);
    const QRectF panel = panelRect(index);
    const QRectF line(panel.left(), panel.bottom() + 10, panel.width(), fontMetrics().height());
    const auto number = [&](double value) { // a hundredth of the range is nothing beside it
        const bool nothing = std::abs(value) < 0.01 * (range.high - range.low);
        return nothing ? QStringLiteral("0") : QLocale().toString(value, 'g', 2);
    };
    const QString low = number(range.low);
    const QString high = number(range.high);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, low);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, high);
    const QRectF bar(panel.left(), panel.bottom() + 4, panel.width(), 5);
    const ColourTable& table = colourTable(colourMapFor(m_state.look(), range.isSigned));
    QLinearGradient gradient(bar.left(), 0, bar.right(), 0);
    for (int i = 0; i <= 16; ++i) {
        gradient.setColorAt(i / 16.0, QColor(table[std::size_t(i * 255 / 16)]));
    }
    painter.fillRect(bar, gradient);
}

// Name and per cent of the first three classes over a line as long as the probability (HydraViT, Fig. 8).
void ComparisonGrid::paintBars(QPainter& painter, int index) const
{
    const Comparison::Cell& one = cell(index);
    const QRectF panel = panelRect(index);
    if (!one.prediction || (m_difference && index == m_second)) { // a difference predicts nothing
        return;
    }
    const int explained = one.map ? one.map->classIndex : -1;
    for (int i = 0; i < std::min(barsShown, int(one.prediction->ranking.size())); ++i) {
        const int label = one.prediction->ranking[std::size_t(i)];
        const auto share = double(one.prediction->probabilities[std::size_t(label)]);
        const QRectF row(panel.left(), panel.bottom() + 4 + rangeHeight() + i * barHeight(), panel.width(),
                         fontMetrics().height());
        painter.fillRect(QRectF(row.left(), row.bottom(), row.width(), 2),
                         palette().color(QPalette::AlternateBase));
        painter.fillRect(
            QRectF(row.left(), row.bottom(), row.width() * share, 2),
            palette().color(label == explained ? QPalette::Highlight : QPalette::PlaceholderText));
        const QString number =
            panel.width() < narrowPanel ? QStringLiteral("%1 %").arg(qRound(100 * share)) : percent(share);
        const int room = int(row.width()) - fontMetrics().horizontalAdvance(number) - 8;
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(
            row, Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(text(one.model->config.className(label)), Qt::ElideRight, room));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, number);
    }
}

} // namespace hydra::ui
