// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/lens_chart.h"

#include "core/model/vit_config.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hydra::ui {

LensChart::LensChart(QWidget* parent)
    : QChartView(parent)
    , m_line(new QLineSeries)
    , m_points(new QScatterSeries)
    , m_now(new QScatterSeries)
    , m_blocks(new QValueAxis)
    , m_share(new QValueAxis)
{
    setObjectName(QStringLiteral("lensChart"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setFrameShape(QFrame::StyledPanel); // its line shows the focus
    setRenderHint(QPainter::Antialiasing);
    QChart* chart = this->chart(); // the view's own: one handed to setChart() would leave it to nobody
    chart->legend()->hide();
    chart->setMargins({});
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setBackgroundVisible(false);
    chart->addAxis(m_blocks, Qt::AlignBottom);
    chart->addAxis(m_share, Qt::AlignLeft);
    m_points->setMarkerSize(7);
    m_now->setMarkerSize(11);
    for (QXYSeries* series : std::initializer_list<QXYSeries*>{m_line, m_points, m_now}) {
        chart->addSeries(series);
        series->attachAxis(m_blocks);
        series->attachAxis(m_share);
    }
    m_share->setTickAnchor(0);
    setRange();
    m_blocks->setLabelFormat(QStringLiteral("%d"));
    m_blocks->setGridLineVisible(false);
    m_blocks->setTickType(QValueAxis::TicksDynamic);
    m_blocks->setTickAnchor(0);
    style();
}

void LensChart::style()
{
    setBackgroundBrush(palette().color(QPalette::Window));
    const QColor quiet = palette().color(QPalette::PlaceholderText);
    m_line->setPen(QPen(quiet, 1.5));
    m_points->setColor(palette().color(QPalette::Text));
    m_points->setBorderColor(palette().color(QPalette::Window));
    m_now->setColor(palette().color(QPalette::Highlight));
    m_now->setBorderColor(palette().color(QPalette::Window));
    for (QValueAxis* axis : {m_blocks, m_share}) {
        QFont small = font();
        small.setPointSizeF(small.pointSizeF() * 0.85);
        axis->setLabelsFont(small);
        axis->setLabelsColor(quiet);
        axis->setLinePenColor(palette().color(QPalette::Mid));
        axis->setGridLineColor(palette().color(QPalette::Mid));
    }
}

void LensChart::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        style();
    }
}

double LensChart::valueAt(int level) const
{
    const LensLevel& one = m_lens->levels[std::size_t(level)];
    return m_lens->classIndex >= 0 ? 100 * one.probability : one.logit;
}

// A probability's range is known; a value's is what the blocks have.
void LensChart::setRange()
{
    const bool shares = !m_lens || m_lens->classIndex >= 0;
    double low = shares ? -3 : std::numeric_limits<double>::infinity(); // room for the dots at both ends
    double high = shares ? 106 : -low;
    for (std::size_t i = 0; !shares && i < m_lens->levels.size(); ++i) {
        if (const double value = valueAt(int(i)); std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    const double room = shares ? 0 : high > low ? (high - low) * 0.06 : std::max(std::fabs(low), 1.0) * 0.06;
    if (low <= high) {
        m_share->setRange(low - room, high + room);
    }
    m_share->setTickType(shares ? QValueAxis::TicksDynamic : QValueAxis::TicksFixed);
    m_share->setTickInterval(50);
    m_share->setTickCount(3);
    m_share->setLabelFormat(shares ? QStringLiteral("%.0f %%") : QStringLiteral("%.3g"));
    const QString name =
        shares ? tr("Probability of the class over the blocks") : tr("Value of the target over the blocks");
    setAccessibleName(name);
    viewport()->setAccessibleName(name);
}

// Level l is drawn at l - 1: at the block it comes out of; the embedding at -1.
void LensChart::setLens(const engine::LensPtr& lens, const VitConfig* config)
{
    m_lens = config != nullptr ? lens : nullptr;
    m_best.clear();
    QList<QPointF> points, first, now;
    if (m_lens) {
        m_target = lens->classIndex >= 0 ? text(config->className(lens->classIndex)) : spoken(lens->target);
        for (std::size_t i = 0; i < lens->levels.size(); ++i) {
            const LensLevel& level = lens->levels[i];
            const QPointF point(double(i) - 1, valueAt(int(i)));
            m_best.push_back(level.best >= 0 ? text(config->className(level.best)) : QString());
            if (!std::isfinite(point.y())) {
                continue;
            }
            points.append(point);
            if (lens->classIndex >= 0 && level.best == lens->classIndex) {
                first.append(point);
            }
            if (int(i) == lens->block + 1) {
                now.append(point);
            }
        }
        const int depth = int(lens->levels.size()) - 1;
        m_blocks->setRange(-1.5, depth - 0.5);
        m_blocks->setTickInterval(std::max(1, depth / 12));
    }
    setRange();
    m_line->replace(points);
    m_points->replace(first);
    m_now->replace(now);
    QString spoken;
    for (int level = 0; level < int(m_best.size()); ++level) {
        spoken += (level > 0 ? QStringLiteral("; ") : QString()) + words(level);
    }
    setAccessibleDescription(spoken);
}

QString LensChart::words(int level) const
{
    const LensLevel& one = m_lens->levels[std::size_t(level)];
    const bool isClass = m_lens->classIndex >= 0;
    const QString where = level == 0 ? tr("embedding") : tr("after block %1").arg(level - 1);
    const QString value = isClass ? percent(one.probability) : mapValue(one.logit);
    const QString said = QStringLiteral("%1: %2 %3").arg(where, m_target, value);
    if (one.best < 0) {
        return said;
    }
    return isClass && one.best == m_lens->classIndex
        ? tr("%1, first").arg(said)
        : tr("%1; first: %2 %3").arg(said, m_best[std::size_t(level)], percent(one.bestProbability));
}

int LensChart::levelAt(const QPointF& point) const
{
    if (!m_lens) {
        return -1;
    }
    const int level = int(std::lround(chart()->mapToValue(point, m_line).x())) + 1;
    return std::clamp(level, 0, int(m_lens->levels.size()) - 1);
}

void LensChart::mousePressEvent(QMouseEvent* event)
{
    const int level = levelAt(event->position());
    if (event->button() == Qt::LeftButton && level > 0) {
        Q_EMIT chosen(level - 1);
    }
}

void LensChart::mouseMoveEvent(QMouseEvent* event)
{
    const int level = levelAt(event->position());
    Q_EMIT told(level < 0 ? QString() : words(level));
    QChartView::mouseMoveEvent(event);
}

void LensChart::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (m_lens && step != 0) {
        Q_EMIT chosen(std::clamp(m_lens->block + step, 0, int(m_lens->levels.size()) - 2));
        return;
    }
    QChartView::keyPressEvent(event);
}

} // namespace hydra::ui
