// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/probability_chart.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

namespace hydra::ui {

namespace {

// Of the explained class in CELL's network; -1: not known.
double shareIn(const Board& board, const Board::Cell& cell)
{
    const int index = board.chosenClass(cell);
    return cell.prediction && index >= 0 && std::size_t(index) < cell.prediction->probabilities.size()
        ? double(cell.prediction->probabilities[std::size_t(index)])
        : -1;
}

} // namespace

ProbabilityChart::ProbabilityChart(ViewState& state, Board& board, QWidget* parent)
    : PlotView(QStringLiteral("probabilityChart"), tr("Probability of the class by head count"), parent)
    , m_state(state)
    , m_board(board)
{
    setToolTip(tr("Probability of the explained class at every head count. If the curve rises early, a small "
                  "network is enough for this picture. Click to choose a head count."));
    connect(&board, &Board::predictionsChanged, this, &ProbabilityChart::follow);
    connect(&board, &Board::currentChanged, this, &ProbabilityChart::follow);
    connect(this, &PlotView::chosen, this, &ProbabilityChart::choose);
    connect(this, &PlotView::moved, this, [this](int steps) { choose(stopAfter(steps)); });
}

void ProbabilityChart::build()
{
    const auto& cells = m_board.cells();
    m_marked = -1;
    if (cells.empty()) {
        return;
    }
    PlotAxis across{{}, cells.front().heads - 0.5, cells.back().heads + 0.5};
    across.grid = false;
    PlotLine line{{}, {}, QPen(colour(QPalette::PlaceholderText), 1.5)};
    line.dot = 6;
    QList<QPointF> now;
    std::vector<double> stops;
    for (const Board::Cell& cell : cells) {
        if (cell.heads == m_state.query().heads) {
            m_marked = int(stops.size());
        }
        stops.push_back(cell.heads);
        across.names.emplace_back(cell.heads, QString::number(cell.heads));
        if (const double share = shareIn(m_board, cell); share >= 0) {
            line.points.append({double(cell.heads), 100 * share});
            now = cell.heads == m_state.query().heads ? line.points.sliced(line.points.size() - 1) : now;
        }
    }
    // Per cent; room for the dots at both ends.
    setAxes(across, {{}, -3, 106, 50, QStringLiteral("%.0f %%")});
    setStops(stops);
    highlight(add(line), now, colour(QPalette::Highlight), 11);
}

void ProbabilityChart::follow()
{
    rebuildSoon();
    setFaint(m_board.opening()); // of the picture before
    const bool own = m_state.query().target.kind == engine::ClassChoice::Kind::Own;
    const int index = m_board.chosenClass();
    if (!m_state.query().target.isClass()) {
        const engine::MapPtr& map = m_board.shownMap();
        const bool known = map && map->targetValue && !m_board.stale();
        const QString name = spoken(engine::targetName(m_state.query().target));
        Q_EMIT titleChanged(known ? QStringLiteral("%1: %2").arg(name, mapValue(*map->targetValue)) : name,
                            -1);
        return;
    }
    const Board::Cell* now = m_board.current();
    Q_EMIT titleChanged(own                                 ? tr("own first choice")
                            : index >= 0 && m_state.model() ? text(m_state.model()->config.className(index))
                                                            : QString(),
                        now ? shareIn(m_board, *now) : -1);
}

void ProbabilityChart::choose(int stop)
{
    if (std::size_t(stop) < m_board.cells().size()) {
        m_state.setHeads(m_board.cells()[std::size_t(stop)].heads);
    }
}

} // namespace hydra::ui
