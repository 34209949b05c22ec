// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/matrix_view.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr int matrixLongSide = 208; // points of the longer side, rounded so that a cell is whole pixels
constexpr int matrixShortSide = 128; // a narrow matrix is stretched to this width
constexpr int singleRow = 26; // height of a matrix with one row
constexpr int markRoom = 11; // for the triangles beside the query's row
constexpr int scaleHeight = 7;
constexpr int scaleGap = 4;
constexpr double clipShare = 0.995;
constexpr double worthClipping = 1.6; // factor by which the extremes must exceed the percentile

// The cell size for COUNT cells over about WANTED points, in whole device pixels.
double wholeCells(int count, double wanted, double devicePixelRatio)
{
    return std::max(1.0, std::round(wanted * devicePixelRatio / std::max(1, count))) / devicePixelRatio;
}

} // namespace

StepRange rangeOf(const WalkMatrix& matrix)
{
    StepRange out;
    const double low = double(matrix.min);
    const double high = double(matrix.max);
    const double most = std::max(std::abs(low), std::abs(high));
    double limit = most;
    std::vector<float> sizes;
    sizes.reserve(matrix.values.size());
    for (const float value : matrix.values) {
        if (std::isfinite(value)) {
            sizes.push_back(std::abs(value));
        }
    }
    if (sizes.size() > 200) {
        const auto place = std::ptrdiff_t(double(sizes.size() - 1) * clipShare);
        std::nth_element(sizes.begin(), sizes.begin() + place, sizes.end());
        const double usual = double(sizes[std::size_t(place)]);
        limit = usual > 0 && most > worthClipping * usual ? usual : most;
    }
    if (matrix.isSigned) {
        out.range = {-limit, limit, true};
        out.clippedLow = low < -limit;
    } else {
        out.range = {0, limit, false};
    }
    out.clippedHigh = high > limit;
    return out;
}

MatrixView::MatrixView(QWidget* parent)
    : CellView(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setCursor(Qt::CrossCursor);
}

void MatrixView::setStep(const engine::WalkPtr& walk, const WalkStep& step, const Look& look)
{
    const QSize before = sizeHint();
    m_walk = walk;
    m_step = &step;
    m_cursor = m_cursor < cellCount() ? m_cursor : -1;
    m_range = rangeOf(step.matrix);
    m_colours = colourMapFor(look, step.matrix.isSigned);
    const ColourTable& table = colourTable(m_colours);
    m_image = QImage(step.matrix.cols, step.matrix.rows, QImage::Format_ARGB32_Premultiplied);
    m_image.fill(Qt::transparent); // values not computed show the background
    for (int row = 0; row < step.matrix.rows; ++row) {
        auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(row));
        const float* values = step.matrix.values.data() + std::ptrdiff_t(row) * step.matrix.cols;
        for (int col = 0; col < step.matrix.cols; ++col) {
            if (std::isfinite(values[col])) {
                line[col] =
                    table[std::size_t(std::lround(m_range.range.position(double(values[col])) * 255))];
            }
        }
    }
    setAccessibleName(tr("%1, %2").arg(spoken(step.title), spoken(step.shape)));
    setAccessibleDescription(tr("%1. From %2 to %3. %4")
                                 .arg(text(step.formula), mapValue(double(step.matrix.min)),
                                      mapValue(double(step.matrix.max)), spoken(step.explanation)));
    if (sizeHint() != before) {
        updateGeometry();
    }
    tellAll(this);
    update();
}

void MatrixView::pointAt(std::int64_t token)
{
    if (token != m_pointed) {
        m_pointed = token;
        update();
    }
}

void MatrixView::setDimmed(bool dimmed)
{
    if (dimmed != m_dimmed) {
        m_dimmed = dimmed;
        update();
    }
}

void MatrixView::setScale(double scale)
{
    if (scale != m_scale) {
        m_scale = scale;
        updateGeometry();
        update();
    }
}

QSizeF MatrixView::cellSize() const
{
    const double device = devicePixelRatioF();
    const int most = std::max(matrix().rows, matrix().cols);
    const double shortSide = matrixShortSide * m_scale, longSide = matrixLongSide * m_scale;
    const double width = std::max(shortSide, longSide * matrix().cols / most);
    const double height =
        matrix().rows == 1 ? singleRow : std::max(shortSide, longSide * matrix().rows / most);
    return {wholeCells(matrix().cols, width, device), wholeCells(matrix().rows, height, device)};
}

QRectF MatrixView::matrixRect() const
{
    const int line = fontMetrics().height();
    const QSizeF cell = cellSize();
    return {double(line + markRoom), double(line + scaleGap), cell.width() * matrix().cols,
            cell.height() * matrix().rows};
}

QSize MatrixView::sizeHint() const
{
    if (!m_step || matrix().empty()) {
        return {0, 0};
    }
    const QRectF box = matrixRect();
    const int line = fontMetrics().height();
    return QSizeF(box.right() + markRoom, box.bottom() + 2 * scaleGap + scaleHeight + line + 2).toSize();
}

std::optional<MatrixView::Cell> MatrixView::cellUnder(const QPointF& point) const
{
    if (!m_step || matrix().empty() || !matrixRect().contains(point)) {
        return std::nullopt;
    }
    const QPointF in = point - matrixRect().topLeft();
    const QSizeF cell = cellSize();
    return Cell{std::min(matrix().rows - 1, int(in.y() / cell.height())),
                std::min(matrix().cols - 1, int(in.x() / cell.width()))};
}

SpokenCells::CellGrid MatrixView::cells() const
{
    return m_step && !matrix().empty() ? CellGrid{matrix().rows, matrix().cols} : CellGrid{};
}

QRectF MatrixView::cellPlace(int cell) const
{
    const QSizeF size = cellSize();
    return {pointOf(cellOf(cell)) - QPointF(size.width(), size.height()) / 2, size};
}

int MatrixView::cellAt(const QPointF& point) const
{
    const std::optional<Cell> cell = cellUnder(point);
    return cell ? cell->row * matrix().cols + cell->col : -1;
}

void MatrixView::chooseCell(int cell)
{
    if (matrix().rowAxis == Axis::Token) {
        Q_EMIT chosen(cellOf(cell).row * matrix().rowsEach);
    }
}

// The first key press starts in the marked row.
void MatrixView::moveCursor(const QPoint& step)
{
    if (cellCount() == 0) {
        return;
    }
    const std::int64_t focus = matrix().rowAxis == Axis::Token && matrix().focus > 0 ? matrix().focus : 0;
    m_cursor = m_cursor >= 0 ? cellAfter(m_cursor, step)
                             : cellAfter(int(focus / matrix().rowsEach) * matrix().cols, {});
    Q_EMIT readOut(cellText(m_cursor));
    tellMarked(this, cellText(m_cursor));
    update();
}

QPointF MatrixView::pointOf(const Cell& cell) const
{
    const QSizeF size = cellSize();
    return matrixRect().topLeft()
        + QPointF((cell.col + 0.5) * size.width(), (cell.row + 0.5) * size.height());
}

QString MatrixView::axisName(Axis axis, std::int64_t first, std::int64_t count) const
{
    switch (axis) {
    case Axis::Sum:
        return tr("sum of all tokens");
    case Axis::Feature:
        return count > 1 ? tr("features %1–%2").arg(first).arg(first + count - 1)
                         : tr("feature %1").arg(first);
    case Axis::Token:
        break;
    }
    const QString name = spoken(tokenName(*m_walk, first));
    return count > 1 ? tr("%1 and the next %2").arg(name).arg(count - 1) : name;
}

QString MatrixView::lineFor(const Cell& cell) const
{
    const WalkMatrix& m = matrix();
    const std::int64_t row = cell.row * m.rowsEach;
    const std::int64_t col = cell.col * m.colsEach;
    const float value = m.values[std::size_t(cell.row) * std::size_t(m.cols) + std::size_t(cell.col)];
    const QString rowName = axisName(m.rowAxis, row + (m.rowAxis == Axis::Feature ? m.firstCol : 0),
                                     std::min(m.rowsEach, m.wholeRows - row));
    const QString colName = axisName(m.colAxis, col + (m.colAxis == Axis::Feature ? m.firstCol : 0),
                                     std::min(m.colsEach, m.wholeCols - col));
    const bool pairs = m.rowAxis == Axis::Token && m.colAxis == Axis::Token;
    const QString what = std::isnan(value) ? tr("never meet")
        : m.isMean()                       ? tr("mean %1").arg(mapValue(double(value)))
                                           : mapValue(double(value));
    return QStringList{spoken(m_step->title), rowName, pairs ? tr("to %1").arg(colName) : colName, what}.join(
        QStringLiteral("   ·   "));
}

void MatrixView::paintCells(QPainter& painter, const QRect&)
{
    if (cellCount() == 0) {
        return;
    }
    painter.setOpacity(m_dimmed ? 0.35 : 1.0);
    const QRectF box = matrixRect();
    painter.fillRect(box, palette().color(QPalette::Dark));
    if (std::any_of(matrix().values.begin(), matrix().values.end(), [](float v) { return std::isnan(v); })) {
        painter.fillRect(box, QBrush(palette().color(QPalette::Mid), Qt::BDiagPattern));
    }
    painter.drawImage(box, m_image); // cells are whole device pixels, so no smoothing is needed
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter);
    paintBar(painter);
    if (m_pointed >= 0 && m_pointed != matrix().focus) {
        paintRowMark(painter, m_pointed, false);
    }
    paintRowMark(painter, matrix().focus, true);
    if (m_cursor >= 0 && hasFocus()) {
        const QRectF cell = cellPlace(m_cursor).adjusted(-1.5, -1.5, 1.5, 1.5);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Base), 3));
        painter.drawRect(cell);
        painter.setPen(QPen(palette().color(QPalette::Text), 1.5));
        painter.drawRect(cell);
    }
}

QRectF MatrixView::frame() const
{
    return cellCount() == 0 ? QRectF() : matrixRect().adjusted(-1.5, -1.5, 1.5, 1.5);
}

// Triangles on both sides and thin lines above and below leave the row itself visible.
void MatrixView::paintRowMark(QPainter& painter, std::int64_t token, bool strong) const
{
    const WalkMatrix& m = matrix();
    if (token < 0 || token >= m.wholeRows || m.rowAxis != Axis::Token) {
        return;
    }
    const QRectF box = matrixRect();
    const QSizeF cell = cellSize();
    const double top = box.top() + double(token / m.rowsEach) * cell.height();
    const QRectF row(box.left(), top, box.width(), cell.height());
    const QColor colour = palette().color(strong ? QPalette::Highlight : QPalette::Text);
    const double y = row.center().y();
    for (const double side : {-1.0, 1.0}) {
        const double x = side < 0 ? box.left() - 2 : box.right() + 2;
        QPainterPath triangle({x, y});
        triangle.lineTo(x + side * 7, y - 4.5);
        triangle.lineTo(x + side * 7, y + 4.5);
        triangle.closeSubpath();
        painter.fillPath(triangle, colour);
    }
    QPen pen(colour, strong ? 1.5 : 1.0);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(row.adjusted(-0.75, -0.75, 0.75, 0.75));
    if (m.colAxis == Axis::Token && !strong && token < m.wholeCols) {
        const double x = box.left() + (double(token / m.colsEach) + 0.5) * cell.width();
        painter.setPen(QPen(colour, 1, Qt::DotLine));
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
    }
}

// "197 tokens" upwards on the left, "64 features" on top, as the matrices of a textbook are labelled.
void MatrixView::paintAxes(QPainter& painter) const
{
    const WalkMatrix& m = matrix();
    const QRectF box = matrixRect();
    const int line = fontMetrics().height();
    const auto label = [](Axis axis, std::int64_t count) {
        return axis == Axis::Token ? tr("%1 tokens").arg(count)
            : axis == Axis::Sum    ? QString()
                                   : tr("%1 features").arg(count);
    };
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF(box.left() - markRoom, 0, box.width() + 2 * markRoom, line), Qt::AlignCenter,
                     label(m.colAxis, m.wholeCols));
    painter.save();
    painter.translate(0, box.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-box.height(), 0, 2 * box.height(), line), Qt::AlignCenter,
                     label(m.rowAxis, m.wholeRows));
    painter.restore();
}

void MatrixView::paintBar(QPainter& painter) const
{
    const QRectF box = matrixRect();
    const QRectF bar(box.left(), box.bottom() + 2 * scaleGap, box.width(), scaleHeight);
    const ColourTable& table = colourTable(m_colours);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (int i = 0; i <= 32; ++i) {
        gradient.setColorAt(i / 32.0, QColor(table[std::size_t(i * 255 / 32)]));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawRoundedRect(bar, 2, 2);
    painter.setPen(palette().color(QPalette::Text));
    const QRectF numbers(bar.left(), bar.bottom() + 1, bar.width(), fontMetrics().height());
    const ValueRange& range = m_range.range;
    painter.drawText(numbers, Qt::AlignLeft | Qt::AlignVCenter,
                     (m_range.clippedLow ? QStringLiteral("≤ ") : QString()) + decimal(range.low, 'g', 2));
    painter.drawText(numbers, Qt::AlignRight | Qt::AlignVCenter,
                     (m_range.clippedHigh ? QStringLiteral("≥ ") : QString()) + decimal(range.high, 'g', 2));
    if (range.isSigned) {
        painter.drawText(numbers, Qt::AlignCenter, QStringLiteral("0"));
    }
}

void MatrixView::onPoint(const QPointF& at)
{
    const std::optional<Cell> cell = cellUnder(at);
    Q_EMIT readOut(cell ? lineFor(*cell) : QString());
    Q_EMIT hovered(cell && matrix().rowAxis == Axis::Token ? cell->row * matrix().rowsEach : -1);
}

void MatrixView::onClick(const Press& press)
{
    if (const int cell = cellAt(press.at); cell >= 0) {
        chooseCell(cell);
    }
}

void MatrixView::onLeave()
{
    Q_EMIT readOut(QString());
    Q_EMIT hovered(-1);
}

bool MatrixView::onKey(const QKeyEvent& event, const QPoint& arrow)
{
    if (arrow.isNull()) {
        return CellView::onKey(event, arrow);
    }
    if (event.modifiers().testFlag(Qt::ShiftModifier)) {
        moveCursor(arrow);
    } else {
        Q_EMIT moved(arrow.y(), arrow.x());
    }
    return true;
}

} // namespace hydra::ui
