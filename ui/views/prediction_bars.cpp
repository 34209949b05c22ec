// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/prediction_bars.h"

#include "ui/paint/format.h"

#include <QGraphicsLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QHorizontalStackedBarSeries>
#include <QtCharts/QValueAxis>
#include <QToolTip>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr double sideMargin = 4;
constexpr double barThickness = 4;
constexpr double barFromBottom = 6; // of a row, to the middle of its bar

} // namespace

PredictionBars::PredictionBars(ViewState& state, Board& board, QWidget* parent)
    : QChartView(parent)
    , m_state(state)
    , m_board(board)
    , m_series(new QHorizontalStackedBarSeries)
    , m_set(new QBarSet(QString()))
    , m_chosenSet(new QBarSet(QString()))
{
    setObjectName(QStringLiteral("predictionBars"));
    setAccessibleName(tr("Most probable classes"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setAccessibleName(accessibleName());
    setFrameShape(QFrame::StyledPanel); // its line shows the focus
    setRenderHint(QPainter::Antialiasing);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);

    m_series->append(m_set);
    m_series->append(m_chosenSet);
    setMaximumHeight(shown * (2 * fontMetrics().height() + 6));
    QChart* chart = this->chart(); // the view's own: one handed to setChart() would leave it to nobody
    chart->addSeries(m_series);
    chart->legend()->hide();
    chart->setMargins({});
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setBackgroundVisible(false);
    auto* names = new QBarCategoryAxis;
    for (int i = 0; i < shown; ++i) {
        names->append(QString::number(i));
    }
    names->setVisible(false); // the names stand above their bars, where they have the whole width
    auto* share = new QValueAxis;
    share->setRange(0, 1);
    share->setVisible(false);
    chart->addAxis(names, Qt::AlignLeft);
    chart->addAxis(share, Qt::AlignBottom);
    m_series->attachAxis(names);
    m_series->attachAxis(share);
    for (int i = 0; i < shown; ++i) {
        m_set->append(0);
        m_chosenSet->append(0);
    }
    style();
    connect(&board, &Board::currentChanged, this, &PredictionBars::follow);
    connect(&board, &Board::predictionsChanged, this, &PredictionBars::follow);
}

QSize PredictionBars::sizeHint() const
{
    return {260, shown * (fontMetrics().height() + 16)};
}

// Every row is a line of words with its bar right below, so the plot lies half a row lower than the rows.
void PredictionBars::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    const double row = double(viewport()->height()) / shown;
    m_series->setBarWidth(std::min(0.5, barThickness / row));
    chart()->setPlotArea({sideMargin, row / 2 - barFromBottom, viewport()->width() - 2 * sideMargin,
                          double(viewport()->height())});
}

void PredictionBars::style()
{
    setBackgroundBrush(palette().color(QPalette::Window));
    QColor plain = palette().color(QPalette::PlaceholderText);
    plain.setAlphaF(0.75F);
    m_set->setColor(plain);
    m_set->setPen(Qt::NoPen);
    m_chosenSet->setColor(palette().color(QPalette::Highlight));
    m_chosenSet->setPen(Qt::NoPen);
}

void PredictionBars::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        style();
    }
}

int PredictionBars::classAt(int row) const
{
    const Board::Cell* now = m_board.current();
    if (!now || !now->prediction || row < 0 || std::size_t(row) >= now->prediction->ranking.size()) {
        return -1;
    }
    return now->prediction->ranking[std::size_t(row)];
}

void PredictionBars::follow()
{
    const Board::Cell* now = m_board.current();
    // Of another question no bar stays: what is not known yet is not shown.
    QStringList spoken;
    for (int row = 0; row < shown; ++row) {
        const int index = classAt(row);
        const double share = index < 0 ? 0 : double(now->prediction->probabilities[std::size_t(index)]);
        const bool chosen = index >= 0 && index == m_board.chosenClass();
        m_set->replace(shown - 1 - row, chosen ? 0 : share); // categories run upwards
        m_chosenSet->replace(shown - 1 - row, chosen ? share : 0);
        if (index >= 0) {
            spoken << QStringLiteral("%1 %2").arg(text(m_state.model()->config.className(index)),
                                                  percent(share));
        }
    }
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    viewport()->update();
}

QRectF PredictionBars::rowRect(int row) const
{
    const double height = double(viewport()->height()) / shown;
    return {0, row * height, double(viewport()->width()), height};
}

int PredictionBars::rowAt(const QPointF& point) const
{
    const int row = int(point.y() * shown / std::max(1, viewport()->height()));
    return classAt(row) >= 0 ? row : -1;
}

void PredictionBars::drawForeground(QPainter* painter, const QRectF&)
{
    const Board::Cell* now = m_board.current();
    if (!now || !now->prediction) {
        return;
    }
    painter->save();
    painter->setFont(font());
    for (int row = 0; row < shown; ++row) {
        const int index = classAt(row);
        if (index < 0) {
            break;
        }
        const bool chosen = index == m_board.chosenClass();
        const QRectF box = rowRect(row);
        if (row == m_marked) {
            QColor wash = palette().color(QPalette::Highlight);
            wash.setAlphaF(0.14F);
            painter->setPen(Qt::NoPen);
            painter->setBrush(wash);
            painter->drawRoundedRect(box.adjusted(0, 1, 0, -1), 4, 4);
        }
        const double lineHeight = fontMetrics().height();
        const QRectF line(box.left() + sideMargin, box.bottom() - barFromBottom - 4 - lineHeight,
                          box.width() - 2 * sideMargin, lineHeight);
        const QString number = percent(double(now->prediction->probabilities[std::size_t(index)]));
        const int room = int(line.width()) - fontMetrics().horizontalAdvance(number) - 8;
        QFont face = font();
        face.setBold(chosen);
        painter->setFont(face);
        painter->setPen(palette().color(QPalette::Text));
        const QString name = QFontMetrics(face).elidedText(text(m_state.model()->config.className(index)),
                                                           Qt::ElideRight, room);
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
        painter->setFont(font());
        painter->setPen(palette().color(chosen ? QPalette::Text : QPalette::PlaceholderText));
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, number);
    }
    if (m_board.opening()) { // of the picture before
        QColor veil = palette().color(QPalette::Window);
        veil.setAlphaF(0.65F);
        painter->fillRect(viewport()->rect(), veil);
    }
    painter->restore();
}

void PredictionBars::choose(int row)
{
    if (const int index = classAt(row); index >= 0) {
        m_state.setTarget({engine::ClassChoice::Kind::Index, index});
    }
}

void PredictionBars::mark(int row)
{
    if (row != m_marked) {
        m_marked = row;
        viewport()->setCursor(row >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
        viewport()->update();
    }
}

void PredictionBars::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        choose(rowAt(event->position()));
    }
}

void PredictionBars::mouseMoveEvent(QMouseEvent* event)
{
    mark(rowAt(event->position()));
}

void PredictionBars::leaveEvent(QEvent*)
{
    mark(-1);
}

void PredictionBars::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Down:
        mark(std::min(m_marked + 1, shown - 1));
        return;
    case Qt::Key_Up:
        mark(std::max(m_marked - 1, 0));
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        choose(m_marked);
        return;
    default:
        QChartView::keyPressEvent(event);
    }
}

bool PredictionBars::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int row = rowAt(help->pos());
        const int index = classAt(row);
        if (index >= 0) {
            const double logit = double(m_board.current()->prediction->logits[std::size_t(index)]);
            QToolTip::showText(help->globalPos(),
                               tr("<b>%1</b><br>class %2, logit %3<br>Click to explain this class.")
                                   .arg(text(m_state.model()->config.className(index)).toHtmlEscaped(),
                                        QString::number(index), mapValue(logit)),
                               this);
        }
        return true;
    }
    return QChartView::viewportEvent(event);
}

} // namespace hydra::ui
