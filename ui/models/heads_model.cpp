// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/heads_model.h"

#include "ui/paint/format.h"

#include <algorithm>

namespace hydra::ui {

namespace {

QString spoken(const HeadsRow& row)
{
    QString line = headCount(row.heads);
    if (row.probability >= 0) {
        line += QStringLiteral(": %1, %2").arg(row.explained, percent(row.probability));
    } else if (!row.value.isEmpty()) {
        line += QStringLiteral(": %1 %2").arg(row.value, row.explained).trimmed();
    }
    if (!row.winner.isEmpty()) {
        line += HeadsModel::tr("; here %1 comes first, %2").arg(row.winner, percent(row.winnerShare));
    }
    if (!row.trained) {
        line += HeadsModel::tr(" (not trained)");
    }
    if (!row.failure.isEmpty()) {
        line += QStringLiteral("\n") + row.failure;
    }
    return line;
}

QVariant value(const HeadsRow& row, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return row.title;
    case Qt::ToolTipRole:
        return plainTip(spoken(row));
    case Qt::AccessibleTextRole:
        return spoken(row);
    default:
        return {};
    }
}

} // namespace

HeadsModel::HeadsModel(ViewState& state, Board& board, QObject* parent)
    : RowsModel({{tr("Heads"), value}}, parent)
    , m_state(state)
    , m_board(board)
{
    connect(&board, &Board::reset, this, &HeadsModel::rebuild);
    connect(&board, &Board::cellChanged, this,
            [this](int row) { setRow(row, rowFor(m_board.cells()[std::size_t(row)])); });
    // The full network's prediction decides which class is explained, in all rows.
    connect(&board, &Board::predictionsChanged, this, [this] {
        for (std::size_t i = 0; i < m_board.cells().size() && i < rows().size(); ++i) {
            setRow(int(i), rowFor(m_board.cells()[i]));
        }
    });
    rebuild();
}

HeadsRow HeadsModel::rowFor(const Board::Cell& cell) const
{
    HeadsRow row;
    row.heads = cell.heads;
    row.trained = m_state.isTrained(cell.heads);
    row.title = headCount(cell.heads);
    row.map = cell.map;
    row.failure = cell.failure;
    if (cell.map && cell.map->targetValue && !cell.map->target.empty()) { // of what is no class: its value
        row.value = mapValue(*cell.map->targetValue);
        if (cell.key.target.kind == ClassChoice::Kind::Feature) {
            row.value.prepend(QStringLiteral("Σ "));
            row.explained = tr("activation, all patches together");
        }
    }
    if (cell.prediction && !cell.prediction->ranking.empty() && m_state.model()) {
        const auto share = [&](int index) {
            return double(cell.prediction->probabilities[std::size_t(index)]);
        };
        const VitConfig& config = m_state.model()->config;
        const int best = cell.prediction->ranking.front();
        const int explained = m_board.chosenClass(cell);
        if (explained >= 0 && std::size_t(explained) < cell.prediction->probabilities.size()) {
            row.explained = text(config.className(explained));
            row.probability = share(explained);
            if (best != explained) {
                row.winner = text(config.className(best));
                row.winnerShare = share(best);
            }
        }
    }
    return row;
}

void HeadsModel::rebuild()
{
    std::vector<HeadsRow> rows;
    for (const Board::Cell& cell : m_board.cells()) {
        rows.push_back(rowFor(cell));
    }
    setRows(std::move(rows));
}

int HeadsModel::rowOf(int heads) const
{
    const auto found =
        std::find_if(rows().begin(), rows().end(), [&](const HeadsRow& row) { return row.heads == heads; });
    return found == rows().end() ? -1 : int(found - rows().begin());
}

} // namespace hydra::ui
