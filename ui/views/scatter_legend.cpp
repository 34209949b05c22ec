// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter_legend.h"

#include "ui/paint/format.h"
#include "ui/widgets/theme.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr std::size_t entriesAtMost = 24;
constexpr int swatch = 16;
constexpr int barHeight = 12;
constexpr int squareSide = 76;
constexpr int legendTicks = 3;

} // namespace

ScatterLegend::ScatterLegend(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Legend"));
}

void ScatterLegend::setLegend(const ColourLegend& legend)
{
    m_legend = legend;
    QStringList words{legend.title};
    for (const ColourLegend::Entry& entry : legend.entries) {
        words << entry.name;
    }
    if (legend.kind == ColourLegend::Kind::Bar) {
        words << tr("from %1 to %2").arg(mapValue(legend.low), mapValue(legend.high));
    }
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    setToolTip(plainTip(legend.note));
    updateGeometry();
    update();
}

std::size_t ScatterLegend::shownEntries() const
{
    return std::min(m_legend.entries.size(), entriesAtMost);
}

int ScatterLegend::entryWidth() const
{
    int widest = 0;
    for (std::size_t i = 0; i < shownEntries(); ++i) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(m_legend.entries[i].name));
    }
    return swatch + widest + space::wide;
}

int ScatterLegend::noteHeight(int width) const
{
    return m_legend.note.isEmpty()
        ? 0
        : fontMetrics().boundingRect(0, 0, width, 1000, Qt::TextWordWrap, m_legend.note).height()
            + space::tight;
}

int ScatterLegend::bodyHeight(int width) const
{
    switch (m_legend.kind) {
    case ColourLegend::Kind::Bar:
        return barHeight + rowHeight();
    case ColourLegend::Kind::Square:
        return squareSide + rowHeight();
    case ColourLegend::Kind::Swatches:
        break;
    }
    const int cols = columns(width);
    const int rows = (int(shownEntries()) + cols - 1) / cols;
    return (rows + (m_legend.entries.size() > shownEntries() ? 1 : 0)) * rowHeight();
}

int ScatterLegend::heightForWidth(int width) const
{
    return rowHeight() + bodyHeight(width) + noteHeight(width) + space::tight;
}

QSize ScatterLegend::sizeHint() const
{
    const int wide = std::max(160, width());
    return {wide, heightForWidth(wide)};
}

void ScatterLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF(0, 0, width(), rowHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(m_legend.title, Qt::ElideRight, width()));
    const QRectF body(0, rowHeight(), width(), bodyHeight(width()));
    switch (m_legend.kind) {
    case ColourLegend::Kind::Swatches:
        paintSwatches(painter, body);
        break;
    case ColourLegend::Kind::Bar:
        paintBar(painter, body);
        break;
    case ColourLegend::Kind::Square:
        paintSquare(painter, body);
        break;
    }
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF(0, body.bottom() + space::tight, width(), noteHeight(width())),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_legend.note);
}

// Stamps the same markers as the plot.
void ScatterLegend::paintSwatches(QPainter& painter, const QRectF& box) const
{
    const double ratio = devicePixelRatioF();
    const int side = qRound(swatch * ratio);
    const QRgb ground = palette().color(QPalette::Window).rgb();
    Splats splats;
    splats.prepare(5 * ratio, ground);
    const int cols = columns(width());
    for (std::size_t i = 0; i < shownEntries(); ++i) {
        const ColourLegend::Entry& entry = m_legend.entries[i];
        QImage image(side, side, QImage::Format_RGB32);
        image.fill(ground);
        splats.stamp(image, side / 2.0, side / 2.0, entry.colour, entry.marker);
        image.setDevicePixelRatio(ratio);
        const double x = double(int(i) % cols) * entryWidth();
        const double y = box.top() + double(int(i) / cols) * rowHeight();
        painter.drawImage(QPointF(x, y + (rowHeight() - swatch) / 2.0), image);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(x + swatch + 2, y, entryWidth(), rowHeight()),
                         Qt::AlignLeft | Qt::AlignVCenter, entry.name);
    }
    if (m_legend.entries.size() > shownEntries()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRectF(0, box.bottom() - rowHeight(), width(), rowHeight()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         tr("and %1 more").arg(m_legend.entries.size() - shownEntries()));
    }
}

void ScatterLegend::paintBar(QPainter& painter, const QRectF& box) const
{
    QLinearGradient gradient(box.topLeft(), box.topRight());
    const std::size_t steps = m_legend.ramp.size();
    for (std::size_t i = 0; i < steps; ++i) {
        gradient.setColorAt(double(i) / double(std::max<std::size_t>(1, steps - 1)),
                            QColor::fromRgb(m_legend.ramp[i]));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawRoundedRect(QRectF(box.left(), box.top(), box.width(), barHeight), 3, 3);
    painter.setPen(palette().color(QPalette::Text));
    const QRectF line(box.left(), box.top() + barHeight, box.width(), rowHeight());
    constexpr std::array<Qt::AlignmentFlag, legendTicks> where = {Qt::AlignLeft, Qt::AlignHCenter,
                                                                  Qt::AlignRight};
    for (int i = 0; i < legendTicks; ++i) {
        const double value = m_legend.low + (m_legend.high - m_legend.low) * i / (legendTicks - 1);
        const bool beyond = m_legend.more && i == legendTicks - 1;
        painter.drawText(line, where[std::size_t(i)] | Qt::AlignVCenter,
                         (beyond ? QStringLiteral("≥ ") : QString()) + decimal(value, 'g', 3));
    }
}

void ScatterLegend::paintSquare(QPainter& painter, const QRectF& box) const
{
    if (m_legend.corners.size() != 4) {
        return;
    }
    // Two by two colours, interpolated by the painter as the points' colours are: linearly in both
    // directions.
    constexpr int steps = 24;
    QImage image(steps, steps, QImage::Format_RGB32);
    const auto mix = [](QRgb a, QRgb b, double share) {
        const auto part = [share](int x, int y) { return qRound(x + share * (y - x)); };
        return qRgb(part(qRed(a), qRed(b)), part(qGreen(a), qGreen(b)), part(qBlue(a), qBlue(b)));
    };
    for (int y = 0; y < steps; ++y) {
        for (int x = 0; x < steps; ++x) {
            const double across = x / (steps - 1.0);
            const double down = y / (steps - 1.0);
            image.setPixel(x, y,
                           mix(mix(m_legend.corners[0], m_legend.corners[1], across),
                               mix(m_legend.corners[2], m_legend.corners[3], across), down));
        }
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const int indent = fontMetrics().horizontalAdvance(QStringLiteral("00")) + space::tight;
    const QRectF square(box.left() + indent, box.top(), squareSide * 1.4, squareSide);
    painter.drawImage(square, image);
    painter.setPen(palette().color(QPalette::Text));
    const int line = rowHeight();
    const QRectF rows(box.left(), square.top() - 1, indent - space::tight, line);
    painter.drawText(rows, Qt::AlignRight | Qt::AlignTop, QStringLiteral("0"));
    painter.drawText(rows.translated(0, squareSide - line + 2), Qt::AlignRight | Qt::AlignBottom,
                     QString::number(m_legend.rows - 1));
    const QRectF cols(square.left(), square.bottom() + 1, square.width(), line);
    painter.drawText(cols, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("0"));
    painter.drawText(cols, Qt::AlignRight | Qt::AlignVCenter, QString::number(m_legend.cols - 1));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(cols, Qt::AlignCenter, tr("column"));
    painter.drawText(QRectF(square.right() + space::normal, square.top(), box.width(), squareSide),
                     Qt::AlignLeft | Qt::AlignVCenter, tr("row\nfrom the top"));
}

} // namespace hydra::ui
