// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/prediction_bars.h"

#include "ui/paint/answer_text.h"
#include "ui/paint/format.h"

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr double sideMargin = 4;
constexpr double barThickness = 4;
constexpr double barFromBottom = 6; // distance from a row's bottom to the middle of its bar

} // namespace

PredictionBars::PredictionBars(ViewState& state, Board& board, QWidget* parent)
    : PlotView(QStringLiteral("predictionBars"), tr("Most probable classes"), {}, {}, parent)
    , m_state(state)
    , m_board(board)
{
    makeBy([this] { return made(); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setMaximumHeight(mostRows * (2 * fontMetrics().height() + 6));
    connect(&board, &Board::currentChanged, this, &PredictionBars::follow);
    connect(&board, &Board::predictionsChanged, this, &PredictionBars::follow);
    connect(this, &PlotView::chosen, this, &PredictionBars::choose);
    connect(this, &PlotView::pointedAt, this, &PredictionBars::markRow);
    connect(this, &PlotView::moved, this, [this](int rows) { markRow(stopAfter(rows)); });
}

QSize PredictionBars::sizeHint() const
{
    return {260, mostRows * (fontMetrics().height() + 16)};
}

bool PredictionBars::ofBoxes() const
{
    const Board::Cell* now = m_board.current();
    return now && now->prediction && !now->prediction->boxes.empty();
}

int PredictionBars::classAt(int row) const
{
    const Board::Cell* now = m_board.current();
    if (!now || !now->prediction || row < 0) {
        return -1;
    }
    const engine::Prediction& prediction = *now->prediction;
    const auto at = std::size_t(row);
    return at < prediction.boxes.size()  ? prediction.boxes[at].classIndex
        : at < prediction.ranking.size() ? prediction.ranking[at]
                                         : -1;
}

bool PredictionBars::chosenAt(int row) const
{
    return ofBoxes() ? m_state.query().target == ClassChoice{ClassChoice::Kind::Box, row}
                     : classAt(row) >= 0 && classAt(row) == m_board.chosenClass();
}

double PredictionBars::shareAt(int row) const
{
    const engine::Prediction& prediction = *m_board.current()->prediction;
    return ofBoxes() ? std::clamp(prediction.boxes[std::size_t(row)].score, 0.0, 1.0)
                     : answerShare(prediction, classAt(row));
}

QString PredictionBars::numberAt(int row) const
{
    const engine::Prediction& prediction = *m_board.current()->prediction;
    return ofBoxes() ? mapValue(prediction.boxes[std::size_t(row)].score)
                     : answerText(prediction, classAt(row));
}

QString PredictionBars::nameAt(int row) const
{
    return text(m_state.model()->config.className(classAt(row)));
}

QString PredictionBars::cellText(int cell) const
{
    return classAt(cell) < 0 ? QString() : QStringLiteral("%1 %2").arg(nameAt(cell), numberAt(cell));
}

// Rebuilds the bars, and describes the known rows, at most mostRows, for screen readers.
void PredictionBars::follow()
{
    QStringList spoken;
    for (int row = 0; row < mostRows && classAt(row) >= 0; ++row) {
        spoken << QStringLiteral("%1 %2").arg(nameAt(row), numberAt(row));
    }
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    rebuildSoon();
}

Chart PredictionBars::made() const
{
    Chart chart;
    chart.marked = marked();
    chart.faint = m_board.opening(); // still of the previous picture
    // Names are written above their bars, with the whole width.
    chart.across.words = chart.across.grid = chart.up.words = chart.up.grid = false;
    chart.across.low = 0;
    chart.across.high = 1;
    chart.up.low = -0.5;
    chart.up.high = mostRows - 0.5;
    for (int row = 0; row < mostRows; ++row) {
        chart.bars.emplace_back(std::string(), classAt(row) < 0 ? 0 : shareAt(row));
        chart.stops.push_back(row);
        chart.accent = chosenAt(row) ? row : chart.accent;
    }
    chart.barInk = {Ink::Muted, 0, 0.75};
    chart.thickness = barThickness;
    return chart;
}

// Each row is a line of text with its bar right below, so the plot is offset by about half a row.
QRectF PredictionBars::place() const
{
    return {sideMargin, rowHeight() / 2 - barFromBottom, viewport()->width() - 2 * sideMargin,
            double(viewport()->height())};
}

void PredictionBars::decorate()
{
    for (int row = 0; row < mostRows && classAt(row) >= 0; ++row) {
        writeRow(row);
    }
}

void PredictionBars::writeRow(int row)
{
    const QRectF box(0, row * rowHeight(), viewport()->width(), rowHeight());
    if (row == marked()) {
        wash(box.adjusted(0, 1, 0, -1));
    }
    const bool chosen = chosenAt(row);
    const double height = fontMetrics().height();
    const QRectF line(box.left() + sideMargin, box.bottom() - barFromBottom - 4 - height,
                      box.width() - 2 * sideMargin, height);
    const QString number = numberAt(row);
    const int room = fontMetrics().horizontalAdvance(number) + 8;
    QFont face = font();
    face.setBold(chosen);
    write(nameAt(row), line.adjusted(0, 0, -room, 0), Qt::AlignLeft, QPalette::Text, face);
    write(number, line, Qt::AlignRight, chosen ? QPalette::Text : QPalette::PlaceholderText, font());
}

void PredictionBars::choose(int row)
{
    if (const int index = classAt(row); index >= 0) {
        m_board.explain(ofBoxes() ? ClassChoice{ClassChoice::Kind::Box, row}
                                  : ClassChoice{ClassChoice::Kind::Index, index});
    }
}

void PredictionBars::markRow(int row)
{
    row = classAt(row) >= 0 ? row : -1;
    viewport()->setCursor(row >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    mark(row);
}

QString PredictionBars::tooltipAt(const QPointF& at) const
{
    const int row = stopAt(at);
    const int index = classAt(row);
    if (index < 0) {
        return {};
    }
    if (ofBoxes()) {
        return tr("<b>%1</b><br>%2<br>Click to explain this box.")
            .arg(nameAt(row).toHtmlEscaped(), numberAt(row));
    }
    if (m_board.current()->prediction->ofValues()) {
        return tr("<b>%1</b><br>%2<br>Click to explain this output.")
            .arg(nameAt(row).toHtmlEscaped(), numberAt(row));
    }
    const double logit = double(m_board.current()->prediction->logits[std::size_t(index)]);
    return tr("<b>%1</b><br>class %2, logit %3<br>Click to explain this class.")
        .arg(nameAt(row).toHtmlEscaped(), QString::number(index), mapValue(logit));
}

} // namespace hydra::ui
