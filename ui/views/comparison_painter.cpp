// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/comparison_painter.h"

#include "core/evaluate/similarity.h"
#include "core/question/kept_patches.h"
#include "ui/paint/answer_text.h"
#include "ui/paint/format.h"
#include "ui/paint/view_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double narrowPanel = 150; // points; below it, per cent without decimals
constexpr int finestOverlay = 512; // pixels; beyond it, a scaled overlay looks the same

// Maps PART, in pixels of the cell's picture, to the widget, where that picture fills WHOLE.
QRectF placed(const Comparison::Cell& cell, const Rect& part, const QRectF& whole)
{
    const QSizeF pixels = cell.picture->pyramid.size();
    const double x = whole.width() / pixels.width();
    const double y = whole.height() / pixels.height();
    return {whole.left() + part.x * x, whole.top() + part.y * y, part.width * x, part.height * y};
}

} // namespace

QString differenceTitle(const Comparison& comparison, const ShownPanels& shown)
{
    if (!shown.difference || shown.first < 0 || shown.second < 0) {
        return {};
    }
    const Comparison::Cell& a = comparison.cells()[std::size_t(shown.first)];
    const Comparison::Cell& b = comparison.cells()[std::size_t(shown.second)];
    const auto named = [&](const Comparison::Cell& one) {
        const QString column = comparison.columnTitles()[one.column];
        const QString row = comparison.rowTitles()[one.row];
        return a.row == b.row      ? column
            : a.column == b.column ? row
                                   : QStringLiteral("%1, %2").arg(row, column);
    };
    return named(a) + QStringLiteral(" − ") + named(b)
        + (shown.normalised ? ComparisonPainter::tr(", normalised") : QString());
}

void ComparisonPainter::paint(QPainter& painter, const ShownPanels& shown)
{
    m_shown = shown;
    const int count = int(m_comparison.cells().size());
    m_painted.resize(std::size_t(count));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(m_widget.rect(), m_widget.palette().color(QPalette::Window));
    paintTitles(painter);
    for (int i = 0; i < count; ++i) {
        paintPanel(painter, i);
        paintRange(painter, i);
        paintBars(painter, i);
    }
}

void ComparisonPainter::paintTitles(QPainter& painter) const
{
    const auto titled = [&](const QRectF& place, const QString& title) {
        painter.drawText(place, Qt::AlignCenter,
                         m_widget.fontMetrics().elidedText(title, Qt::ElideMiddle, int(place.width())));
    };
    painter.setPen(m_widget.palette().color(QPalette::Text));
    for (int i = 0; i < m_layout.columns(); ++i) {
        titled(m_layout.columnTitle(i), m_layout.columnTitles()[i]);
    }
    for (int i = 0; i < m_layout.rows(); ++i) {
        const QRectF place = m_layout.rowTitle(i);
        painter.save();
        painter.translate(place.bottomLeft());
        painter.rotate(-90);
        titled(QRectF(0, 0, place.height(), place.width() - ComparisonLayout::panelGap / 2),
               m_layout.rowTitles()[i]);
        painter.restore();
    }
}

void ComparisonPainter::paintPanel(QPainter& painter, int index)
{
    const Comparison::Cell& one = m_layout.cell(index);
    const QRectF panel = m_layout.panel(index);
    painter.save();
    painter.setClipRect(panel);
    painter.fillRect(panel, m_widget.palette().color(QPalette::Dark));
    const QRectF whole = m_layout.picture(index);
    if (one.picture) {
        const Pyramid& picture = one.picture->pyramid;
        const bool differs = m_shown.difference && index == m_shown.second;
        const int mapOf = m_shown.alternate && index == m_shown.first ? m_shown.second : index;
        const Comparison::Cell& mapped = m_layout.cell(mapOf);
        const bool isSigned = differs || (mapped.map && m_comparison.range(mapped).isSigned);
        const bool grey = m_state.showsMap() && paint::drawsGrey(m_state.look(), isSigned);
        picture.paint(painter, whole, QRectF(QPointF(0, 0), picture.size()),
                      grey ? Tones::Grey : Tones::Colours);
        paintVeil(painter, index, whole);
        if (m_state.showsMap() && one.geometry) {
            if (differs) {
                paintDifference(painter, placed(one, one.geometry->seen, whole));
            } else {
                paintMapOf(painter, mapOf, whole);
            }
        }
        paintMarks(painter, index, whole);
    }
    const QString words = !one.failure.isEmpty() ? one.failure
        : !one.picture                           ? tr("opening…")
        : !one.map                               ? QStringLiteral("…")
                                                 : QString();
    if (const QString title = differenceTitle(m_comparison, m_shown);
        !title.isEmpty() && index == m_shown.second) {
        // The column's title does not apply to the difference shown here.
        const QRectF band(panel.left(), panel.top(), panel.width(), m_widget.fontMetrics().height() + 4);
        painter.fillRect(band, m_widget.palette().color(QPalette::Window));
        painter.setPen(m_widget.palette().color(QPalette::Text));
        painter.drawText(band, Qt::AlignCenter,
                         m_widget.fontMetrics().elidedText(title, Qt::ElideMiddle, int(band.width()) - 4));
    }
    if (!words.isEmpty()) {
        painter.setPen(m_widget.palette().color(QPalette::Text));
        painter.drawText(panel.adjusted(4, 4, -4, -4), Qt::AlignCenter | Qt::TextWordWrap, words);
    }
    painter.restore();
    if (index == m_shown.first || index == m_shown.second) {
        QPen pen(m_widget.palette().color(QPalette::Highlight), 2);
        pen.setStyle(index == m_shown.first ? Qt::SolidLine : Qt::DashLine);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(panel.adjusted(-1.5, -1.5, 1.5, 1.5));
    }
}

// Veils the part outside the crop, which the network has not seen.
void ComparisonPainter::paintVeil(QPainter& painter, int index, const QRectF& whole) const
{
    QPainterPath outside;
    outside.addRect(whole);
    outside.addRect(m_layout.seen(index));
    QColor veil = m_widget.palette().color(QPalette::Dark);
    veil.setAlphaF(0.62F);
    painter.fillPath(outside, veil); // odd-even fill leaves the seen part free
}

// SHOWN is the panel whose map is painted; while blinking it may be the other panel.
void ComparisonPainter::paintMapOf(QPainter& painter, int shown, const QRectF& whole)
{
    const Comparison::Cell& one = m_layout.cell(shown);
    if (!one.map || !one.geometry || !one.picture) {
        return;
    }
    const QRectF seen = placed(one, one.geometry->seen, whole);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, m_state.look().smooth);
    painter.drawImage(seen, overlay(shown, seen.size()));
}

// Rounds sizes up to octaves, so that one overlay serves many frames while zooming.
const QImage& ComparisonPainter::overlay(int index, const QSizeF& size)
{
    const double longest = std::max({1.0, size.width(), size.height()});
    const double octave = std::min(double(finestOverlay), std::exp2(std::ceil(std::log2(longest))));
    const double scale = octave / longest;
    const QSize wanted(std::max(1, qRound(size.width() * scale)), std::max(1, qRound(size.height() * scale)));
    const Comparison::Cell& one = m_layout.cell(index);
    const ValueRange range = m_comparison.range(one);
    Painted& known = m_painted[std::size_t(index)];
    if (known.map != one.map || known.look != m_state.look() || !(known.range == range)
        || known.size != wanted) {
        known = {one.map, m_state.look(), range, wanted, paintMap(*one.map, m_state.look(), range, wanted)};
    }
    return known.image;
}

void ComparisonPainter::paintDifference(QPainter& painter, const QRectF& seen)
{
    const engine::MapPtr& a = m_layout.cell(m_shown.first).map;
    const engine::MapPtr& b = m_layout.cell(m_shown.second).map;
    const std::optional<Map> map = a && b ? differenceOf(*a, *b, m_shown.normalised) : std::nullopt;
    if (!map) {
        painter.setPen(m_widget.palette().color(QPalette::Text));
        painter.drawText(seen, Qt::AlignCenter | Qt::TextWordWrap, tr("different grids"));
        return;
    }
    const double scale = std::min(1.0, finestOverlay / std::max({1.0, seen.width(), seen.height()}));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, m_state.look().smooth);
    painter.drawImage(seen,
                      paintMap(*map, m_state.look(), rangeOf(*map, rangeRule(m_state.look())),
                               (seen.size() * scale).toSize()));
}

void ComparisonPainter::paintToken(QPainter& painter, int index, const QRectF& whole, int patch,
                                   double width) const
{
    const Comparison::Cell& one = m_layout.cell(index);
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

// Marks the place under the mouse in every panel, even with different grids, and the query token as in the
// main window.
void ComparisonPainter::paintMarks(QPainter& painter, int index, const QRectF& whole) const
{
    constexpr double thin = 1.2, thick = 2;
    const Comparison::Cell& one = m_layout.cell(index);
    if (!one.geometry) {
        return;
    }
    if (m_shown.hovered >= 0 && m_shown.hoveredPanel >= 0 && m_layout.cell(m_shown.hoveredPanel).geometry) {
        const InputGeometry& from = *m_layout.cell(m_shown.hoveredPanel).geometry;
        const int patch = samePlace(m_shown.hovered, {from.rows(), from.cols()},
                                    {one.geometry->rows(), one.geometry->cols()});
        paintToken(painter, index, whole, patch, thin);
    }
    paintToken(painter, index, whole, one.key.options.query, thick); // -1 if the method has no query
    const auto kept = keptPatches(one.key.options.kept);
    if (kept && kept->image == one.key.network.image) {
        for (const int patch : kept->patches) {
            paintToken(painter, index, whole, patch, thick);
        }
    }
    const int cols = one.geometry->cols();
    if (one.map && one.map->best >= 0 && one.map->cols == cols) {
        paintRing(painter,
                  placed(one, one.geometry->patch(one.map->best / cols, one.map->best % cols), whole), 1,
                  bestColour);
    }
}

// A colour bar between the numbers of its ends.
void ComparisonPainter::paintRange(QPainter& painter, int index) const
{
    const Comparison::Cell& one = m_layout.cell(index);
    if (!one.map || (one.map->channels > 1 && !(m_shown.difference && index == m_shown.second))) {
        return; // colours have no scale
    }
    const engine::MapPtr& a = m_shown.first >= 0 ? m_layout.cell(m_shown.first).map : nullptr;
    std::optional<Map> difference;
    if (m_shown.difference && index == m_shown.second && a) {
        difference = differenceOf(*a, *one.map, m_shown.normalised);
    }
    const ValueRange range =
        difference ? rangeOf(*difference, rangeRule(m_state.look())) : m_comparison.range(one);
    const QRectF panel = m_layout.panel(index);
    const QRectF line(panel.left(), panel.bottom() + 10, panel.width(), m_widget.fontMetrics().height());
    const auto number = [&](double value) { // shows less than a hundredth of the range as 0
        const bool nothing = std::abs(value) < 0.01 * (range.high - range.low);
        return nothing ? QStringLiteral("0") : decimal(value, 'g', 2);
    };
    const QString low = number(range.low);
    const QString high = number(range.high);
    painter.setPen(m_widget.palette().color(QPalette::PlaceholderText));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, low);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, high);
    const QRectF bar(panel.left(), panel.bottom() + 4, panel.width(), 5);
    const ColourTable colours = paint::barColours(m_state.look(), range.isSigned);
    QLinearGradient gradient(bar.left(), 0, bar.right(), 0);
    for (int i = 0; i <= 32; ++i) {
        gradient.setColorAt(i / 32.0, QColor(colours[std::size_t(i * 255 / 32)]));
    }
    painter.fillRect(bar, gradient);
}

// Name and per cent of the first three classes over a line as long as the probability (HydraViT, Fig. 8).
void ComparisonPainter::paintBars(QPainter& painter, int index) const
{
    const Comparison::Cell& one = m_layout.cell(index);
    const QRectF room = m_layout.predictions(index);
    const bool differs = m_shown.difference && index == m_shown.second; // a difference has no prediction
    if (!one.prediction || room.isEmpty() || (differs && !m_layout.sharesNetwork())) {
        return;
    }
    const int explained = one.map ? one.map->classIndex : -1;
    const QFontMetrics metrics = m_widget.fontMetrics();
    const double least = 12 * metrics.averageCharWidth(); // least width of a readable name
    const int known = std::min(ComparisonLayout::barsShown, int(one.prediction->ranking.size()));
    const bool beside = m_layout.sharesNetwork(); // then as many as fit
    const int most = beside ? int(room.width() / (least + 6 * metrics.averageCharWidth())) : known;
    const int count = std::clamp(most, 1, known);
    for (int i = 0; i < count; ++i) {
        const int label = one.prediction->ranking[std::size_t(i)];
        const double share = answerShare(*one.prediction, label);
        const double gap = ComparisonLayout::panelGap;
        const double wide = beside ? (room.width() - (count - 1) * gap) / count : room.width();
        const QPointF step = beside ? QPointF(wide + gap, 0) : QPointF(0, m_layout.barHeight());
        const QRectF row(room.topLeft() + i * step, QSizeF(wide, metrics.height()));
        painter.fillRect(QRectF(row.left(), row.bottom(), row.width(), 2),
                         m_widget.palette().color(QPalette::AlternateBase));
        painter.fillRect(
            QRectF(row.left(), row.bottom(), row.width() * share, 2),
            m_widget.palette().color(label == explained ? QPalette::Highlight : QPalette::PlaceholderText));
        const QString name = text(one.model->config.className(label));
        QString number = wide < narrowPanel && !one.prediction->ofValues()
            ? QStringLiteral("%1 %").arg(qRound(100 * share))
            : answerText(*one.prediction, label);
        double space = row.width() - metrics.horizontalAdvance(number) - 8;
        if (space < std::min<double>(least, metrics.horizontalAdvance(name))) { // the line shows it
            number.clear();
            space = row.width();
        }
        painter.setPen(m_widget.palette().color(QPalette::Text));
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(name, Qt::ElideRight, int(space)));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, number);
    }
}

} // namespace hydra::ui
