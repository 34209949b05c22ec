// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/probability_chart.h"

#include "ui/paint/format.h"

#include <QGraphicsLayout>
#include <QMouseEvent>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

QScatterSeries* dots(double size)
{
    auto* series = new QScatterSeries;
    series->setMarkerSize(size);
    return series;
}

} // namespace

ProbabilityChart::ProbabilityChart(ViewState& state, Board& board, QWidget* parent)
    : QChartView(parent)
    , m_state(state)
    , m_board(board)
    , m_line(new QLineSeries)
    , m_points(dots(6))
    , m_now(dots(11))
    , m_heads(new QValueAxis)
    , m_share(new QValueAxis)
{
    setObjectName(QStringLiteral("probabilityChart"));
    setAccessibleName(tr("Probability of the class by head count"));
    setToolTip(tr("Probability of the explained class at every head count. If the curve rises early, a small "
                  "network is enough for this picture. Click to choose a head count."));
    viewport()->setAccessibleName(accessibleName());
    setFrameShape(QFrame::StyledPanel); // its line shows the focus
    setRenderHint(QPainter::Antialiasing);
    QChart* chart = this->chart(); // the view's own: one handed to setChart() would leave it to nobody
    chart->legend()->hide();
    chart->setMargins({});
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setBackgroundVisible(false);
    chart->addAxis(m_heads, Qt::AlignBottom);
    chart->addAxis(m_share, Qt::AlignLeft);
    for (QXYSeries* series : std::initializer_list<QXYSeries*>{m_line, m_points, m_now}) {
        chart->addSeries(series);
        series->attachAxis(m_heads);
        series->attachAxis(m_share);
    }
    m_share->setRange(-3, 106); // per cent; room for the dots at both ends
    m_share->setTickType(QValueAxis::TicksDynamic);
    m_share->setTickAnchor(0);
    m_share->setTickInterval(50);
    m_share->setLabelFormat(QStringLiteral("%.0f %%"));
    m_heads->setLabelFormat(QStringLiteral("%d"));
    m_heads->setGridLineVisible(false);
    m_heads->setTickType(QValueAxis::TicksDynamic);
    m_heads->setTickAnchor(0);
    style();
    connect(&board, &Board::predictionsChanged, this, &ProbabilityChart::follow);
    connect(&board, &Board::currentChanged, this, &ProbabilityChart::follow);
}

void ProbabilityChart::style()
{
    setBackgroundBrush(palette().color(QPalette::Window));
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor quiet = palette().color(QPalette::PlaceholderText);
    m_line->setPen(QPen(quiet, 1.5));
    m_points->setColor(quiet);
    m_points->setBorderColor(palette().color(QPalette::Window));
    m_now->setColor(accent);
    m_now->setBorderColor(palette().color(QPalette::Window));
    for (QValueAxis* axis : {m_heads, m_share}) {
        QFont small = font();
        small.setPointSizeF(small.pointSizeF() * 0.85);
        axis->setLabelsFont(small);
        axis->setLabelsColor(quiet);
        axis->setLinePenColor(palette().color(QPalette::Mid));
        axis->setGridLineColor(palette().color(QPalette::Mid));
    }
}

void ProbabilityChart::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        style();
    }
}

void ProbabilityChart::follow()
{
    const auto& cells = m_board.cells();
    QList<QPointF> points;
    QList<QPointF> now;
    for (const Board::Cell& cell : cells) {
        const int index = m_board.chosenClass(cell);
        if (!cell.prediction || index < 0 || std::size_t(index) >= cell.prediction->probabilities.size()) {
            continue;
        }
        const QPointF point(cell.heads, 100 * double(cell.prediction->probabilities[std::size_t(index)]));
        points.append(point);
        if (cell.heads == m_state.query().heads) {
            now.append(point);
        }
    }
    m_line->replace(points);
    m_points->replace(points);
    m_now->replace(now);
    if (!cells.empty()) {
        const int low = cells.front().heads;
        const int high = cells.back().heads;
        m_heads->setRange(low - 0.5, high + 0.5);
        // A label that has not the room becomes dots: rather fewer of them.
        const int room = std::max(1, width() / (2 * fontMetrics().averageCharWidth() + 8));
        m_heads->setTickInterval(std::max(1, (high - low + room) / room));
    }
    const bool own = m_state.query().target.kind == engine::ClassChoice::Kind::Own;
    const int index = m_board.chosenClass();
    Q_EMIT titleChanged(own                                 ? tr("own first choice")
                            : index >= 0 && m_state.model() ? text(m_state.model()->config.className(index))
                                                            : QString(),
                        now.isEmpty() ? -1 : now.front().y() / 100);
    viewport()->update();
}

void ProbabilityChart::drawForeground(QPainter* painter, const QRectF&)
{
    if (m_board.opening()) { // of the picture before
        QColor veil = palette().color(QPalette::Window);
        veil.setAlphaF(0.65F);
        painter->fillRect(viewport()->rect(), veil);
    }
}

void ProbabilityChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_line->points().isEmpty()) {
        m_state.setHeads(int(std::lround(chart()->mapToValue(event->position(), m_line).x())));
    }
}

} // namespace hydra::ui
