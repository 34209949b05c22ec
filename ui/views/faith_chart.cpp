// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/faith_chart.h"

#include "ui/models/trust_model.h"
#include "ui/paint/format.h"
#include "ui/paint/series_colours.h"
#include "ui/views/arrow_step.h"
#include "ui/widgets/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace hydra::ui {

namespace {

using engine::Way;

constexpr Way bothWays[] = {Way::Deletion, Way::Insertion};

QFont smallFont(const QWidget& widget)
{
    QFont font = widget.font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

QPen penOf(Way way, const QPalette& palette)
{
    return seriesPen(std::size_t(way), isDark(palette)); // solid blue, dashed orange
}

QString nameOf(Way way)
{
    return way == Way::Deletion ? FaithChart::tr("deletion") : FaithChart::tr("insertion");
}

QString spokenOf(const engine::ScorePtr& faith, const engine::ScorePtr& random)
{
    QString words =
        FaithChart::tr("Area under deletion %1, under insertion %2.")
            .arg(areaText(faith->curves.deletion.area()), areaText(faith->curves.insertion.area()));
    if (random) {
        words +=
            FaithChart::tr(" In random order %1 and %2.")
                .arg(areaText(random->curves.deletion.area()), areaText(random->curves.insertion.area()));
    }
    return words;
}

} // namespace

FaithChart::FaithChart(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("faithChart"));
    setAccessibleName(tr("Deletion and insertion curves"));
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tr("Patches are removed from the picture (deletion) or put back into a blurred one "
                  "(insertion), most relevant first. For a faithful map, deletion falls early and insertion "
                  "rises early. Click or use the arrow keys to look at a point."));
}

void FaithChart::show(const engine::ScorePtr& faith, const engine::ScorePtr& random, bool stale,
                      const QString& note)
{
    m_faith = faith;
    m_random = random;
    m_stale = stale;
    m_note = note;
    setAccessibleDescription(faith ? spokenOf(faith, random) : note);
    update();
}

void FaithChart::mark(Way way, int point)
{
    m_way = way;
    m_point = point;
    update();
}

QRectF FaithChart::plot() const
{
    const QFontMetricsF metrics(smallFont(*this));
    const double line = metrics.height();
    return QRectF(rect()).adjusted(
        line * 1.6 + metrics.horizontalAdvance(QStringLiteral("0.75")) + space::normal, line * 2,
        -metrics.horizontalAdvance(QStringLiteral("100 %")) / 2 - space::normal, -2.8 * line);
}

QPointF FaithChart::at(double fraction, double value) const
{
    const QRectF area = plot();
    return {area.left() + fraction * area.width(), area.bottom() - value * area.height()};
}

void FaithChart::paintAxes(QPainter& painter) const
{
    const QRectF area = plot();
    const double line = QFontMetricsF(painter.font()).height();
    for (int tick = 0; tick <= 4; ++tick) {
        const double share = tick / 4.0;
        painter.setPen(QPen(palette().color(QPalette::Mid), 1));
        painter.drawLine(at(0, share), at(1, share));
        painter.drawLine(at(share, 0), at(share, 0) + QPointF(0, 3));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRectF(0, at(0, share).y() - line / 2, area.left() - 5, line),
                         Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(share, 'g', 2));
        painter.drawText(QRectF(at(share, 0).x() - 30, area.bottom() + 4, 60, line), Qt::AlignCenter,
                         QStringLiteral("%1 %").arg(qRound(100 * share)));
    }
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(area.left(), area.bottom() + 6 + 1.2 * line, area.width(), line), Qt::AlignCenter,
                     tr("patches removed, or put back"));
    painter.save();
    painter.rotate(-90);
    painter.drawText(QRectF(-area.bottom() - 20, 4, area.height() + 40, line), Qt::AlignCenter,
                     tr("probability"));
    painter.restore();
}

void FaithChart::paintCurve(QPainter& painter, const Curve& curve, Way way) const
{
    QPolygonF points;
    for (std::size_t i = 0; i < curve.value.size(); ++i) {
        points << at(curve.fraction[i], curve.value[i]);
    }
    painter.setPen(penOf(way, palette()));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
    painter.setPen(Qt::NoPen);
    painter.setBrush(penOf(way, palette()).color());
    for (const QPointF& point : points) {
        if (way == Way::Deletion) {
            painter.drawEllipse(point, 2.6, 2.6);
        } else {
            painter.drawRect(QRectF(point - QPointF(2.4, 2.4), QSizeF(4.8, 4.8)));
        }
    }
}

void FaithChart::paintReference(QPainter& painter, const Curve& curve, Way way) const
{
    QPolygonF points;
    for (std::size_t i = 0; i < curve.value.size(); ++i) {
        points << at(curve.fraction[i], curve.value[i]);
    }
    QPen thin = penOf(way, palette());
    thin.setWidthF(1);
    QColor faint = thin.color();
    faint.setAlphaF(0.55F);
    thin.setColor(faint);
    painter.setPen(thin);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
}

void FaithChart::paintMark(QPainter& painter) const
{
    const Curve& curve = m_faith->curve(m_way);
    if (m_point < 0 || std::size_t(m_point) >= curve.value.size()) {
        return;
    }
    const QPointF centre = at(curve.fraction[std::size_t(m_point)], curve.value[std::size_t(m_point)]);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1, Qt::DotLine));
    painter.drawLine(QPointF(centre.x(), plot().top()), QPointF(centre.x(), plot().bottom()));
    painter.setPen(QPen(palette().color(QPalette::Window), 1.5));
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawEllipse(centre, 5.5, 5.5);
}

// A sample of each line with its area, above the curves.
void FaithChart::paintLegend(QPainter& painter) const
{
    const QFontMetricsF metrics(painter.font());
    double x = space::normal;
    const double y = metrics.height() * 0.6 + space::tight;
    const auto entry = [&](const QPen& pen, const QString& words) {
        const double width = metrics.horizontalAdvance(words) + 2;
        if (x + 22 + width > rect().right()) {
            return; // the table has the numbers of a random order too
        }
        painter.setPen(pen);
        painter.drawLine(QPointF(x, y), QPointF(x + 18, y));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(x + 22, space::tight, width, 1.2 * metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, words);
        x += 22 + width + space::normal;
    };
    for (const Way way : bothWays) {
        entry(penOf(way, palette()),
              QStringLiteral("%1 %2").arg(nameOf(way), areaText(m_faith->curve(way).area())));
    }
    if (m_random) {
        entry(QPen(palette().color(QPalette::PlaceholderText), 1),
              tr("random %1, %2")
                  .arg(areaText(m_random->curves.deletion.area()),
                       areaText(m_random->curves.insertion.area())));
    }
}

void FaithChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont(*this));
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (!m_faith) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRectF(rect()).adjusted(24, 8, -24, -8), Qt::AlignCenter | Qt::TextWordWrap, m_note);
        return;
    }
    paintAxes(painter);
    painter.setOpacity(m_stale ? 0.35 : 1.0);
    if (m_random) {
        paintReference(painter, m_random->curves.deletion, Way::Deletion);
        paintReference(painter, m_random->curves.insertion, Way::Insertion);
    }
    for (const Way way : bothWays) {
        paintCurve(painter, m_faith->curve(way), way);
    }
    paintMark(painter);
    paintLegend(painter);
}

void FaithChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_faith) {
        return;
    }
    const Curve& curve = m_faith->curve(m_way);
    const QRectF area = plot();
    const double share = (event->position().x() - area.left()) / area.width();
    int best = -1;
    for (std::size_t i = 0; i < curve.fraction.size(); ++i) {
        const auto distance = [&](std::size_t n) { return std::fabs(curve.fraction[n] - share); };
        if (best < 0 || distance(i) < distance(std::size_t(best))) {
            best = int(i);
        }
    }
    if (best >= 0) {
        Q_EMIT chosen(best);
    }
}

void FaithChart::keyPressEvent(QKeyEvent* event)
{
    if (const int step = arrowStep(*event).x(); step != 0) {
        Q_EMIT moved(step);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace hydra::ui
