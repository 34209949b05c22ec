// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/mask_border.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

constexpr int finestOutline = 1024; // cells a side

// A mask as cells inside or outside the object; cells beyond its edge are outside.
struct Cells
{
    const Image& mask;
    int value, cols, rows;

    [[nodiscard]] bool inside(int col, int row) const
    {
        if (col < 0 || row < 0 || col >= cols || row >= rows) {
            return false;
        }
        const int x = int((2LL * col + 1) * mask.width / (2LL * cols));
        const int y = int((2LL * row + 1) * mask.height / (2LL * rows));
        return mask.pixel(x, y)[0] == value;
    }
};

// Calls TAKE(from, to) for each run [from, to) in which BORDER is true, of 0..COUNT-1.
template<class Border, class Take>
void eachRun(int count, const Border& border, const Take& take)
{
    int from = -1;
    for (int i = 0; i <= count; ++i) {
        const bool on = i < count && border(i);
        if (on && from < 0) {
            from = i;
        } else if (!on && from >= 0) {
            take(std::exchange(from, -1), i);
        }
    }
}

} // namespace

QList<QLineF> outlineOf(const Image& mask, int value, const QSize& picture)
{
    QList<QLineF> lines;
    if (mask.empty() || picture.isEmpty()) {
        return lines;
    }
    const Cells cells{mask, value, std::min(mask.width, finestOutline), std::min(mask.height, finestOutline)};
    const double width = double(picture.width()) / cells.cols;
    const double height = double(picture.height()) / cells.rows;
    for (int row = 0; row <= cells.rows; ++row) {
        eachRun(
            cells.cols, [&](int col) { return cells.inside(col, row) != cells.inside(col, row - 1); },
            [&](int from, int to) {
                lines.append({from * width, row * height, to * width, row * height});
            });
    }
    for (int col = 0; col <= cells.cols; ++col) {
        eachRun(
            cells.rows, [&](int row) { return cells.inside(col, row) != cells.inside(col - 1, row); },
            [&](int from, int to) {
                lines.append({col * width, from * height, col * width, to * height});
            });
    }
    return lines;
}

void paintOutline(QPainter& painter, const QList<QLineF>& lines, const QTransform& to, double line)
{
    QList<QLineF> mapped;
    mapped.reserve(lines.size());
    for (const QLineF& one : lines) {
        mapped.append(to.map(one));
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0, 0, 0, 210), 4 * line, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(mapped);
    painter.setPen(QPen(Qt::white, 2 * line, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(mapped);
    painter.restore();
}

} // namespace hydra::ui
