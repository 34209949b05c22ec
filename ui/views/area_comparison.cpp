// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/area_comparison.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double largeSquare = 120; // points a side
constexpr double betweenSquares = 28;

} // namespace

AreaComparison::AreaComparison(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void AreaComparison::setNumbers(std::int64_t large, std::int64_t small)
{
    m_large = std::max<std::int64_t>(1, large);
    m_small = std::max<std::int64_t>(1, small);
    setAccessibleName(
        tr("%1 weights between tokens against %2 sums")
            .arg(QLocale().toString(qlonglong(m_large)), QLocale().toString(qlonglong(m_small))));
    update();
}

QSize AreaComparison::sizeHint() const
{
    return {250, int(largeSquare) + 2 * fontMetrics().height() + 6};
}

void AreaComparison::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int line = fontMetrics().height();
    // The larger of the two fills its place; a linear kind with wide heads may hold more than softmax.
    const double most = double(std::max(m_large, m_small));
    const auto side = [&](std::int64_t number) {
        return std::max(2.0, largeSquare * std::sqrt(double(number) / most));
    };
    const auto draw = [&](double x, std::int64_t number, const QColor& colour, const QString& name) {
        const double s = side(number);
        const QRectF square(x, largeSquare - s + 1, s, s);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRect(square);
        painter.setPen(palette().color(QPalette::Text));
        const QRectF words(x, largeSquare + 3, largeSquare, line);
        painter.drawText(words, Qt::AlignLeft, QLocale().toString(qlonglong(number)));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(words.translated(0, line), Qt::AlignLeft, name);
    };
    draw(0, m_large, palette().color(QPalette::Mid), tr("softmax"));
    draw(largeSquare + betweenSquares, m_small, palette().color(QPalette::Highlight), tr("this kind"));
}

} // namespace hydra::ui
