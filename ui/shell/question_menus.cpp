// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/question_menus.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/board.h"
#include "ui/state/size_choice.h"
#include "ui/state/view_state.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>
#include <optional>

namespace hydra::ui {

namespace {

using Choice = ClassChoice;

constexpr int classesOffered = 5; // the panel has the others
constexpr int longestName = 320; // points

template<class Chosen>
QAction* entry(QMenu& menu, const QString& words, bool checked, Chosen chosen)
{
    QAction* action = menu.addAction(QString(words).replace(QLatin1Char('&'), QLatin1String("&&")));
    action->setCheckable(true);
    action->setChecked(checked);
    (new QActionGroup(action))->addAction(action); // a radio mark: one entry is chosen
    QObject::connect(action, &QAction::triggered, &menu, chosen);
    return action;
}

// Adds "Dog  12 %" for the full network's classes from rank FIRST on, except UNWANTED. They are chosen by
// rank, as in the panel: in another picture the rank means another class, never the explained one.
template<class Chosen>
void addClasses(QMenu& menu, const ViewState& state, const Board& board, int first, int unwanted,
                const std::optional<Choice>& now, Chosen chosen)
{
    const engine::PredictionPtr full = board.fullPrediction();
    const Board::Cell* const cell = board.current();
    if (!full || !cell || !cell->prediction || full->ofValues()) {
        return;
    }
    for (int rank = first; rank <= std::min(classesOffered, int(full->ranking.size())); ++rank) {
        const int index = full->ranking[std::size_t(rank) - 1];
        if (index != unwanted) {
            const Choice choice{Choice::Kind::Top, rank};
            const QString name = text(state.model()->config.className(index));
            entry(menu,
                  menu.fontMetrics().elidedText(name, Qt::ElideRight, longestName) + QLatin1Char('\t')
                      + percent(double(cell->prediction->probabilities[std::size_t(index)])),
                  now && board.classOf(*now, *cell) == index, [chosen, choice] { chosen(choice); });
        }
    }
}

void addPanel(QMenu& menu, ViewState& state)
{
    menu.addSeparator();
    menu.addAction(ViewState::tr("Another…"), &menu, [&state] { state.actions().showExplain->trigger(); });
}

} // namespace

void fillTargets(QMenu& menu, ViewState& state, Board& board)
{
    menu.clear();
    const Choice first = firstTarget(state.model()->config);
    const Choice& now = state.query().target;
    entry(menu, first.isClass() ? ViewState::tr("What the network predicts") : spoken(targetName(first)),
          now == first, [&board, first] { board.explain(first); });
    addClasses(menu, state, board, first.isClass() ? 2 : 1, -1,
               now == first ? std::nullopt : std::optional(now),
               [&board](const Choice& choice) { board.explain(choice); });
    addPanel(menu, state);
}

void fillAgainst(QMenu& menu, ViewState& state, Board& board)
{
    menu.clear();
    const std::optional<Choice>& now = state.query().against;
    entry(menu, ViewState::tr("Nothing"), !now, [&state] { state.setAgainst(std::nullopt); });
    addClasses(menu, state, board, 1, board.chosenClass(), now,
               [&state](const Choice& choice) { state.setAgainst(choice); });
    addPanel(menu, state);
}

void fillHeads(QMenu& menu, ViewState& state)
{
    menu.clear();
    const QList<int> offered = state.offeredHeads();
    for (auto k = offered.crbegin(); k != offered.crend(); ++k) {
        entry(menu, ViewState::tr("%1 of %2 heads").arg(*k).arg(state.maxHeads()), *k == state.query().heads,
              [&state, k = *k] { state.setHeads(k); });
    }
}

void fillSizes(QMenu& menu, ViewState& state)
{
    menu.clear();
    const VitConfig& config = state.model()->config;
    for (const InputSize& size : offeredSizes(config)) {
        entry(menu, sizeWords(size, config), size == state.query().size,
              [&state, size] { state.setSize(size); });
    }
}

} // namespace hydra::ui
