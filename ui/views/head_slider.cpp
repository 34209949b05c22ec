// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/head_slider.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double grooveHeight = 4;
constexpr double handleRadius = 8;

} // namespace

HeadSlider::HeadSlider(QWidget* parent)
    : QSlider(Qt::Horizontal, parent)
{
    setObjectName(QStringLiteral("headSlider"));
    setAccessibleName(tr("Number of heads"));
    setHeadWidth(0);
    setFocusPolicy(Qt::StrongFocus);
    setRange(1, 1);
}

void HeadSlider::setHeadWidth(int channels)
{
    setToolTip(
        tr("<b>Head count k</b><br>A HydraViT contains many networks in one set of weights: the first k "
           "attention heads with their first %1 channels form a complete, smaller Vision Transformer. Move "
           "the slider to see what the network looks at with fewer heads, and what that saves.")
            .arg(channels > 0 ? QStringLiteral("k × %1").arg(channels) : tr("so many")));
}

void HeadSlider::setHeads(int heads, const QList<int>& offered, const QList<int>& trained)
{
    m_offered = offered;
    m_trained = trained;
    const QSignalBlocker quiet(this); // ViewState decides the value, not the clamping here
    setRange(1, std::max(1, heads));
    setEnabled(offered.size() > 1);
    update();
}

QSize HeadSlider::sizeHint() const
{
    const int number = fontMetrics().horizontalAdvance(QStringLiteral("00"));
    return {std::max(120, int(m_offered.size()) * (number + 4)),
            fontMetrics().height() + int(2 * handleRadius) + 8};
}

double HeadSlider::xOf(int heads) const
{
    const int count = std::max(1, int(m_offered.size()));
    const int cell = width() / count; // as wide as the strip's
    return cell * (double(std::max<qsizetype>(0, m_offered.indexOf(heads))) + 0.5);
}

void HeadSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double y = handleRadius + 3;
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor faint = palette().color(QPalette::Mid);
    const auto groove = [&](double from, double to, const QColor& colour) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF(from, y - grooveHeight / 2, to - from, grooveHeight), 2, 2);
    };
    if (m_offered.isEmpty()) {
        return;
    }
    groove(xOf(m_offered.front()), xOf(m_offered.back()), faint);
    if (isEnabled()) {
        groove(xOf(m_offered.front()), xOf(value()), accent);
    }

    const double textTop = y + handleRadius + 2;
    for (const int k : m_offered) {
        const bool solid = m_trained.contains(k);
        const bool chosen = k == value();
        painter.setPen(Qt::NoPen);
        painter.setBrush(k <= value() && isEnabled() ? accent
                             : solid                 ? palette().color(QPalette::PlaceholderText)
                                                     : faint);
        painter.drawEllipse(QPointF(xOf(k), y), solid ? 3.5 : 2, solid ? 3.5 : 2);
        QFont number = font();
        number.setBold(chosen);
        painter.setFont(number);
        painter.setPen(chosen      ? palette().color(QPalette::Text)
                           : solid ? palette().color(QPalette::PlaceholderText)
                                   : faint);
        painter.drawText(QRectF(xOf(k) - 20, textTop, 40, fontMetrics().height()), Qt::AlignCenter,
                         QString::number(k));
    }

    painter.setPen(QPen(palette().color(QPalette::Window), 2));
    painter.setBrush(isEnabled() ? accent : faint);
    painter.drawEllipse(QPointF(xOf(value()), y), handleRadius, handleRadius);
    if (hasFocus()) {
        painter.setPen(QPen(accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(xOf(value()), y), handleRadius + 2, handleRadius + 2);
    }
}

void HeadSlider::chooseAt(double x)
{
    if (m_offered.isEmpty()) {
        return;
    }
    const auto nearest = std::min_element(m_offered.begin(), m_offered.end(), [&](int a, int b) {
        return std::abs(xOf(a) - x) < std::abs(xOf(b) - x);
    });
    setValue(*nearest);
}

void HeadSlider::step(int direction)
{
    const qsizetype place = m_offered.indexOf(value()) + direction;
    if (place >= 0 && place < m_offered.size()) {
        setValue(m_offered[place]);
    }
}

void HeadSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        setSliderDown(true);
        chooseAt(event->position().x());
    }
}

void HeadSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton) {
        chooseAt(event->position().x());
    }
}

void HeadSlider::mouseReleaseEvent(QMouseEvent*)
{
    setSliderDown(false);
}

void HeadSlider::wheelEvent(QWheelEvent* event)
{
    step(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

void HeadSlider::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        step(+1);
        return;
    case Qt::Key_Left:
    case Qt::Key_Down:
        step(-1);
        return;
    case Qt::Key_Home:
        if (!m_offered.isEmpty()) {
            setValue(m_offered.front());
        }
        return;
    case Qt::Key_End:
        if (!m_offered.isEmpty()) {
            setValue(m_offered.back());
        }
        return;
    default:
        QSlider::keyPressEvent(event);
    }
}

} // namespace hydra::ui
