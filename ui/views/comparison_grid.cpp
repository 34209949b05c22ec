// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/comparison_grid.h"

#include "core/engine/similarity.h"
#include "ui/paint/format.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double panelGap = 8; // points between panels
constexpr int smallestCell = 96;
constexpr int finestOverlay = 512; // pixels; beyond, scaling the overlay shows no difference
constexpr int barsShown = 3;
constexpr int blinkMs = 450;

// PART, in pixels of the cell's picture, where that picture fills WHOLE.
QRectF placed(const Comparison::Cell& cell, const Rect& part, const QRectF& whole)
{
    const QSizeF pixels = cell.picture->pyramid.size();
    const double x = whole.width() / pixels.width();
    const double y = whole.height() / pixels.height();
    return {whole.left() + part.x * x, whole.top() + part.y * y, part.width * x, part.height * y};
}

} // namespace

ComparisonGrid::ComparisonGrid(ViewState& state, Comparison& comparison, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_comparison(comparison)
{
    setObjectName(QStringLiteral("comparisonGrid"));
    setAccessibleName(tr("Grid of maps"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_blink.setInterval(blinkMs);
    connect(&m_blink, &QTimer::timeout, this, [this] {
        m_other = !m_other;
        update();
    });
    connect(&state, &ViewState::lookChanged, this, qOverload<>(&ComparisonGrid::update));
    connect(&comparison, &Comparison::reset, this, &ComparisonGrid::follow);
    connect(&comparison, &Comparison::cellChanged, this, qOverload<>(&ComparisonGrid::update));
}

const Comparison::Cell& ComparisonGrid::cell(int index) const
{
    return m_comparison.cells()[std::size_t(index)];
}

void ComparisonGrid::follow()
{
    const int count = int(m_comparison.cells().size());
    m_painted.resize(std::size_t(count));
    m_hovered = -1;
    updateGeometry();
    choose(m_first < count ? m_first : -1, m_second < count ? m_second : -1);
}

void ComparisonGrid::choose(int first, int second)
{
    m_first = first;
    m_second = first >= 0 && second != first ? second : -1;
    if (m_second < 0) {
        setBlinking(false);
        m_difference = false;
    }
    setAccessibleDescription(m_first >= 0 ? said(m_first) : QString());
    update();
    Q_EMIT chosen();
}

void ComparisonGrid::setDifference(bool shown)
{
    m_difference = shown && m_second >= 0;
    update();
}

void ComparisonGrid::setBlinking(bool on)
{
    m_other = false;
    if (on && m_second >= 0) {
        m_blink.start();
    } else {
        m_blink.stop();
    }
    update();
}

// The panel in words, for screen readers.
QString ComparisonGrid::said(int index) const
{
    const Comparison::Cell& one = cell(index);
    QString words = QStringLiteral("%1, %2").arg(m_comparison.rowTitles()[one.row],
                                                 m_comparison.columnTitles()[one.column]);
    if (one.prediction && !one.prediction->ranking.empty()) {
        const int top = one.prediction->ranking.front();
        words +=
            QStringLiteral(", %1 %2").arg(text(one.model->config.className(top)),
                                          percent(double(one.prediction->probabilities[std::size_t(top)])));
    }
    return words + (one.failure.isEmpty() ? QString() : QStringLiteral(", ") + one.failure);
}

double ComparisonGrid::headerHeight() const
{
    return fontMetrics().height() + panelGap;
}

double ComparisonGrid::gutterWidth() const
{
    return fontMetrics().height() + panelGap;
}

double ComparisonGrid::barsHeight() const
{
    return (barsShown + 1) * (fontMetrics().height() + 1.0) + 4; // and the colour bar
}

// Never much wider than a picture is high: a single column stands in the middle.
QSizeF ComparisonGrid::cellSize() const
{
    constexpr double widest = 1.6;
    const double columns = std::max(1, columnCount());
    const double rows = std::max(1, rowCount());
    const double high = (height() - headerHeight() - panelGap) / rows - panelGap;
    const double wide = (width() - gutterWidth() - panelGap) / columns - panelGap;
    return {std::min(wide, std::max(double(smallestCell), widest * (high - barsHeight()))), high};
}

double ComparisonGrid::left() const
{
    const double used = columnCount() * (cellSize().width() + panelGap) + panelGap;
    return gutterWidth() + panelGap + std::max(0.0, (width() - gutterWidth() - used) / 2);
}

QSize ComparisonGrid::minimumSizeHint() const
{
    const double columns = std::max(1, columnCount());
    const double rows = std::max(1, rowCount());
    return QSizeF(gutterWidth() + panelGap + columns * (smallestCell + panelGap),
                  headerHeight() + panelGap + rows * (smallestCell + barsHeight() + panelGap))
        .toSize();
}

QRectF ComparisonGrid::panelRect(int index) const
{
    const QSizeF size = cellSize();
    const Comparison::Cell& one = cell(index);
    return {left() + one.column * (size.width() + panelGap),
            headerHeight() + one.row * (size.height() + panelGap), size.width(),
            std::max(1.0, size.height() - barsHeight())};
}

QRectF ComparisonGrid::pictureRect(int index) const
{
    const PicturePtr& picture = cell(index).picture;
    const QRectF panel = panelRect(index);
    if (!picture || picture->pyramid.empty()) {
        return panel;
    }
    const QSizeF pixels = picture->pyramid.size();
    const double scale = std::min(panel.width() / pixels.width(), panel.height() / pixels.height()) * m_zoom;
    const QSizeF size = pixels * scale;
    return {panel.center() - QPointF(m_centre.x() * size.width(), m_centre.y() * size.height()), size};
}

int ComparisonGrid::panelAt(const QPointF& point) const
{
    for (int i = 0; i < int(m_comparison.cells().size()); ++i) {
        if (panelRect(i).adjusted(0, 0, 0, barsHeight()).contains(point)) {
            return i;
        }
    }
    return -1;
}

int ComparisonGrid::patchAt(int panel, const QPointF& point) const
{
    if (panel < 0 || !cell(panel).picture || !cell(panel).geometry || !panelRect(panel).contains(point)) {
        return -1;
    }
    const QRectF whole = pictureRect(panel);
    const QSizeF pixels = cell(panel).picture->pyramid.size();
    return cell(panel).geometry->patchAt((point.x() - whole.left()) / whole.width() * pixels.width(),
                                         (point.y() - whole.top()) / whole.height() * pixels.height());
}

void ComparisonGrid::fit()
{
    m_zoom = 1;
    m_centre = {0.5, 0.5};
    update();
}

void ComparisonGrid::zoomBy(double factor, const QPointF& at)
{
    const int panel = panelAt(at);
    if (panel < 0) {
        return;
    }
    const double before = m_zoom;
    m_zoom = std::clamp(m_zoom * factor, 1.0, 32.0);
    const QRectF whole = pictureRect(panel);
    const double grown = m_zoom / before;
    // What is under the cursor stays there.
    const QPointF away = at - panelRect(panel).center();
    m_centre += QPointF(away.x() / whole.width(), away.y() / whole.height()) * (grown - 1);
    m_centre = {std::clamp(m_centre.x(), 0.0, 1.0), std::clamp(m_centre.y(), 0.0, 1.0)};
    if (m_zoom <= 1) {
        m_centre = {0.5, 0.5};
    }
    update();
}

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
        const QRectF place(left() + i * (size.width() + panelGap), 0, size.width(), headerHeight());
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
        const bool differs = m_difference && index == m_second;
        if (m_state.actions().overlay->isChecked() && one.geometry) {
            if (differs) {
                paintDifference(painter, placed(one, one.geometry->seen, whole));
            } else {
                paintMapOf(painter, m_blink.isActive() && m_other && index == m_first ? m_second : index,
                           whole);
            }
        }
        paintMark(painter, index, whole);
    }
    const QString words = !one.failure.isEmpty() ? one.failure
        : !one.picture                           ? tr("opening…")
        : !one.map                               ? QStringLiteral("…")
                                                 : QString();
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
    const std::optional<Map> map = a && b ? engine::differenceOf(*a, *b) : std::nullopt;
    if (!map) {
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(seen, Qt::AlignCenter | Qt::TextWordWrap, tr("different grids"));
        return;
    }
    const double scale = std::min(1.0, finestOverlay / std::max({1.0, seen.width(), seen.height()}));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, m_state.look().smooth);
    painter.drawImage(seen, paintMap(*map, m_state.look(), rangeOf(*map), (seen.size() * scale).toSize()));
}

void ComparisonGrid::paintMark(QPainter& painter, int index, const QRectF& whole) const
{
    const Comparison::Cell& one = cell(index);
    if (m_hovered < 0 || !one.geometry || m_hovered >= one.geometry->rows() * one.geometry->cols()) {
        return;
    }
    const Rect box = one.geometry->patch(m_hovered / one.geometry->cols(), m_hovered % one.geometry->cols());
    const QRectF place = placed(one, box, whole);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 200), 3));
    painter.drawRect(place);
    painter.setPen(QPen(Qt::white, 1.2));
    painter.drawRect(place);
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
        difference = engine::differenceOf(*a, *one.map);
    }
    const ValueRange range = difference ? rangeOf(*difference) : m_comparison.range(one);
    const QRectF panel = panelRect(index);
    const QRectF line(panel.left(), panel.bottom() + 3, panel.width(), fontMetrics().height());
    const auto number = [&](double value) { // a hundredth of the range is nothing beside it
        const bool nothing = std::abs(value) < 0.01 * (range.high - range.low);
        return nothing ? QStringLiteral("0") : QLocale().toString(value, 'g', 2);
    };
    const QString low = number(range.low);
    const QString high = number(range.high);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, low);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, high);
    const double left = line.left() + fontMetrics().horizontalAdvance(low) + 4;
    const double right = line.right() - fontMetrics().horizontalAdvance(high) - 4;
    if (right - left < 8) {
        return;
    }
    const ColourTable& table = colourTable(colourMapFor(m_state.look(), range.isSigned));
    QLinearGradient gradient(left, 0, right, 0);
    for (int i = 0; i <= 16; ++i) {
        gradient.setColorAt(i / 16.0, QColor(table[std::size_t(i * 255 / 16)]));
    }
    painter.fillRect(QRectF(left, line.center().y() - 2.5, right - left, 5), gradient);
}

// Name and per cent of the first three classes over a bar as long as the probability (HydraViT, Fig. 8).
void ComparisonGrid::paintBars(QPainter& painter, int index) const
{
    const Comparison::Cell& one = cell(index);
    const QRectF panel = panelRect(index);
    if (!one.prediction) {
        return;
    }
    const double line = fontMetrics().height() + 1.0;
    const int explained = one.map ? one.map->classIndex : -1;
    for (int i = 0; i < std::min(barsShown, int(one.prediction->ranking.size())); ++i) {
        const int label = one.prediction->ranking[std::size_t(i)];
        const auto share = double(one.prediction->probabilities[std::size_t(label)]);
        const QRectF row(panel.left(), panel.bottom() + 3 + (i + 1) * line, panel.width(), line - 1);
        QColor colour = palette().color(label == explained ? QPalette::Highlight : QPalette::Mid);
        colour.setAlphaF(0.35F);
        painter.fillRect(QRectF(row.left(), row.top(), row.width() * share, row.height()), colour);
        const QString number = percent(share);
        const int room = int(row.width()) - fontMetrics().horizontalAdvance(number) - 8;
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(
            row.adjusted(2, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(text(one.model->config.className(label)), Qt::ElideRight, room));
        painter.drawText(row.adjusted(0, 0, -2, 0), Qt::AlignRight | Qt::AlignVCenter, number);
    }
}

} // namespace hydra::ui
