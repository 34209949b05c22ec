// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/question_menus.h"

#include "core/explain/evidence.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/method_list.h"
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

using Choice = engine::ClassChoice;

constexpr int classesOffered = 5; // any other stands in the panel
constexpr int longestName = 320; // points
constexpr std::size_t recommended = 3;

template<class Chosen>
QAction* entry(QMenu& menu, const QString& words, bool checked, Chosen chosen)
{
    QAction* action = menu.addAction(QString(words).replace(QLatin1Char('&'), QLatin1String("&&")));
    action->setCheckable(true);
    action->setChecked(checked);
    (new QActionGroup(action))->addAction(action); // a round mark: a menu has one that is chosen
    QObject::connect(action, &QAction::triggered, &menu, chosen);
    return action;
}

// "Dog  12 %" for the full network's classes from the FIRST most likely one on, but UNWANTED. By place, as in
// the panel: in another picture such a class is another one, and never the one that is explained.
template<class Chosen>
void addClasses(QMenu& menu, const ViewState& state, const Board& board, int first, int unwanted,
                const std::optional<Choice>& now, Chosen chosen)
{
    const engine::PredictionPtr full = board.fullPrediction();
    const Board::Cell* const cell = board.current();
    if (!full || !cell || !cell->prediction) {
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

struct Group
{
    const char* question;
    bool (*holds)(const MethodInfo&);
};

bool looksAtFeatures(const MethodInfo& info)
{
    const std::string id = info.id;
    return info.isColours || info.usesFacet || id == "token-norm" || id == "lens";
}

bool isComputation(const MethodInfo& info)
{
    return std::string(info.id) == "decomposition";
}

// In this order; a method stands in the first that holds it.
const std::vector<Group>& groups()
{
    static const std::vector<Group> all{
        {QT_TRANSLATE_NOOP("QuestionMenu", "What happens without"),
         [](const MethodInfo& info) { return info.blackBox != BlackBox::None; }},
        {QT_TRANSLATE_NOOP("QuestionMenu", "What its features see"), looksAtFeatures},
        {QT_TRANSLATE_NOOP("QuestionMenu", "How it was computed"), isComputation},
        {QT_TRANSLATE_NOOP("QuestionMenu", "What speaks for the class"),
         [](const MethodInfo& info) { return info.classSpecific; }},
        {QT_TRANSLATE_NOOP("QuestionMenu", "Where it looks"), [](const MethodInfo&) { return true; }},
    };
    return all;
}

void addMethod(QMenu& menu, ViewState& state, const MethodInfo& info)
{
    const QString badge = badgeOf(info.id);
    const QString title = spoken(info.title);
    QAction* action =
        entry(menu, badge.isEmpty() ? title : title + QLatin1Char('\t') + badge, state.method().id == info.id,
              [&state, id = std::string(info.id)] { state.setMethod(id); });
    action->setToolTip(spoken(info.teaches));
}

// The default one, then those that were measured to be all that can be measured.
std::vector<const MethodInfo*> recommendedMethods()
{
    std::vector<const MethodInfo*> found{&methodInfo(defaultMethod())};
    for (const MethodInfo& info : methodTable()) {
        const std::optional<Evidence> evidence = evidenceOf(info.id);
        if (found.size() < recommended && evidence && evidence->faithful && evidence->stable && evidence->fast
            && &info != found.front()) {
            found.push_back(&info);
        }
    }
    return found;
}

} // namespace

void fillTargets(QMenu& menu, ViewState& state, Board& board)
{
    menu.clear();
    const Choice first = engine::firstTarget(state.model()->config);
    const Choice& now = state.query().target;
    entry(menu,
          first.isClass() ? ViewState::tr("What the network predicts") : spoken(engine::targetName(first)),
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

void fillMethods(QMenu& menu, ViewState& state)
{
    menu.clear();
    menu.setToolTipsVisible(true);
    for (const MethodInfo* info : recommendedMethods()) {
        addMethod(menu, state, *info);
    }
    menu.addSeparator();
    std::vector<QMenu*> each;
    for (const Group& group : groups()) {
        each.push_back(menu.addMenu(QCoreApplication::translate("QuestionMenu", group.question)));
        each.back()->setToolTipsVisible(true);
    }
    for (const MethodInfo& info : methodTable()) {
        const auto group =
            std::find_if(groups().begin(), groups().end(), [&](const Group& one) { return one.holds(info); });
        addMethod(*each[std::size_t(group - groups().begin())], state, info);
    }
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
