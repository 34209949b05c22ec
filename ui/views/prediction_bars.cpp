// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/prediction_bars.h"

#include "ui/paint/answer_text.h"
#include "ui/paint/format.h"

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr double sideMargin = 4;
constexpr double barThickness = 4;
constexpr double barFromBottom = 6; // of a row, to the middle of its bar

} // namespace

PredictionBars::PredictionBars(ViewState& state, Board& board, QWidget* parent)
    : PlotView(QStringLiteral("predictionBars"), tr("Most probable classes"), parent)
    , m_state(state)
    , m_board(board)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setMaximumHeight(shown * (2 * fontMetrics().height() + 6));
    connect(&board, &Board::currentChanged, this, &PredictionBars::follow);
    connect(&board, &Board::predictionsChanged, this, &PredictionBars::follow);
    connect(this, &PlotView::chosen, this, &PredictionBars::choose);
    connect(this, &PlotView::pointedAt, this, &PredictionBars::mark);
    connect(this, &PlotView::moved, this, [this](int rows) { mark(stopAfter(rows)); });
}

QSize PredictionBars::sizeHint() const
{
    return {260, shown * (fontMetrics().height() + 16)};
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
    const engine::Prediction& said = *now->prediction;
    const auto at = std::size_t(row);
    return at < said.boxes.size()  ? said.boxes[at].classIndex
        : at < said.ranking.size() ? said.ranking[at]
                                   : -1;
}

bool PredictionBars::chosenAt(int row) const
{
    return ofBoxes() ? m_state.query().target == ClassChoice{ClassChoice::Kind::Box, row}
                     : classAt(row) >= 0 && classAt(row) == m_board.chosenClass();
}

double PredictionBars::shareAt(int row) const
{
    const engine::Prediction& said = *m_board.current()->prediction;
    return ofBoxes() ? std::clamp(said.boxes[std::size_t(row)].score, 0.0, 1.0)
                     : answerShare(said, classAt(row));
}

QString PredictionBars::numberAt(int row) const
{
    const engine::Prediction& said = *m_board.current()->prediction;
    return ofBoxes() ? mapValue(said.boxes[std::size_t(row)].score) : answerText(said, classAt(row));
}

QString PredictionBars::nameAt(int row) const
{
    return text(m_state.model()->config.className(classAt(row)));
}

QString PredictionBars::cellSaid(int cell) const
{
    return classAt(cell) < 0 ? QString() : QStringLiteral("%1 %2").arg(nameAt(cell), numberAt(cell));
}

// Bars of an older question are removed: only what is known of the present one is shown.
void PredictionBars::follow()
{
    QStringList spoken;
    for (int row = 0; row < shown && classAt(row) >= 0; ++row) {
        spoken << QStringLiteral("%1 %2").arg(nameAt(row), numberAt(row));
    }
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    rebuildSoon();
    setFaint(m_board.opening()); // of the picture before
}

void PredictionBars::build()
{
    PlotAxis across; // the names stand above their bars, where they have the whole width
    across.words = across.grid = false;
    PlotAxis up = across;
    up.low = -0.5;
    up.high = shown - 0.5;
    std::vector<double> shares;
    std::vector<double> stops;
    int chosen = -1;
    for (int row = 0; row < shown; ++row) {
        const int index = classAt(row);
        shares.push_back(index < 0 ? 0 : shareAt(row));
        stops.push_back(row);
        chosen = chosenAt(row) ? row : chosen;
    }
    QColor plain = colour(QPalette::PlaceholderText);
    plain.setAlphaF(0.75F);
    setAxes(across, up);
    setStops(stops, Qt::Vertical);
    addBars(shares, chosen, plain, barThickness);
}

// Every row is a line of words with its bar right below, so the plot lies half a row lower than the rows.
QRectF PredictionBars::place() const
{
    return {sideMargin, rowHeight() / 2 - barFromBottom, viewport()->width() - 2 * sideMargin,
            double(viewport()->height())};
}

void PredictionBars::decorate()
{
    for (int row = 0; row < shown && classAt(row) >= 0; ++row) {
        writeRow(row);
    }
}

void PredictionBars::writeRow(int row)
{
    const QRectF box(0, row * rowHeight(), viewport()->width(), rowHeight());
    if (row == m_marked) {
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

void PredictionBars::mark(int row)
{
    row = classAt(row) >= 0 ? row : -1;
    if (row != m_marked) {
        m_marked = row;
        viewport()->setCursor(row >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
        rebuild();
    }
}

QString PredictionBars::told(const QPointF& at) const
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
