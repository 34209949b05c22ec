// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/view_chips.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/board.h"
#include "ui/state/fit_query.h"
#include "ui/state/view_state.h"

#include <QHBoxLayout>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int leastLetters = 4; // of a chip that is cut

struct Words
{
    QString said, help; // said empty: as usual
};

// What the Preferences say a window begins with.
std::string usualMethod(ViewState& state)
{
    const std::string chosen = state.settings().get<QString>(Setting::StartMethod).toStdString();
    const auto& all = methodTable();
    const bool known =
        std::any_of(all.begin(), all.end(), [&](const MethodInfo& each) { return each.id == chosen; });
    return known ? chosen : defaultMethod();
}

bool keeps(ViewState& state)
{
    return state.method().usesFacet && !state.query().options.kept.empty();
}

// "Attention from patch 35 – Esc": which token the map is asked from, and the way back.
Words queryWords(ViewState& state)
{
    const QString help = ViewState::tr("Set the query back to the class token.");
    const QString method = spoken(state.method().title);
    if (keeps(state)) {
        return {ViewState::tr("%1 that is kept – Esc").arg(method), help};
    }
    if (state.method().usesQuery && state.query().options.query >= 0) {
        return {ViewState::tr("%1 from patch %2 – Esc").arg(method).arg(state.query().options.query), help};
    }
    return {};
}

// The chip of the query says the method, too.
Words methodWords(ViewState& state)
{
    engine::Ask usual = state.query();
    usual.options.method = usualMethod(state);
    const bool offered =
        fitted(usual, state.model()->config, state.offeredHeads()).options.method == usual.options.method;
    if (state.query().options.method == usual.options.method || !offered
        || !queryWords(state).said.isEmpty()) {
        return {};
    }
    return {spoken(state.method().title),
            ViewChip::tr("The map is by %1. Press for %2, the usual method.")
                .arg(spoken(state.method().title), spoken(methodInfo(usual.options.method).title))};
}

QString rankedName(int rank)
{
    return rank == 1 ? ViewChip::tr("predicted class")
        : rank == 2  ? ViewChip::tr("2nd class")
        : rank == 3  ? ViewChip::tr("3rd class")
                     : ViewChip::tr("%1th class").arg(rank);
}

// By its name, once that is known.
QString targetName(const engine::ClassChoice& target, const ViewState& state, const Board& board)
{
    using Kind = engine::ClassChoice::Kind;
    if (!target.isClass()) {
        return spoken(engine::targetName(target));
    }
    const Board::Cell* const now = board.current();
    const int index = now ? board.classOf(target, *now) : -1;
    return target.kind == Kind::Own ? ViewChip::tr("own prediction")
        : index >= 0                ? text(state.model()->config.className(index))
                                    : rankedName(target.value);
}

Words targetWords(ViewState& state, const Board& board)
{
    const VitConfig& config = state.model()->config;
    const engine::Ask& query = state.query();
    if (!state.method().classSpecific || (query.target == engine::firstTarget(config) && !query.against)) {
        return {};
    }
    const QString name = targetName(query.target, state, board)
        + (query.against ? QStringLiteral(" − ") + targetName(*query.against, state, board) : QString());
    return {name, ViewChip::tr("The map explains %1. Press to explain what the network predicts.").arg(name)};
}

Words planWords(ViewState& state)
{
    const AttentionPlan& now = state.query().plan;
    const AttentionPlan trained = state.trainedPlan();
    int differing = 0;
    for (std::size_t i = 0; i < now.blocks.size() && i < trained.blocks.size(); ++i) {
        differing += int(now.blocks[i] != trained.blocks[i]);
    }
    if (differing == 0) {
        return {};
    }
    return {text(now.text()),
            ViewChip::tr("The attention of %1 of %2 blocks is replaced. Press for the attention that the "
                         "network was trained with.")
                .arg(differing)
                .arg(now.blocks.size())};
}

Words withoutWords(ViewState& state)
{
    QStringList changes;
    for (const Interventions::Item& item : state.query().without.items()) {
        changes << spoken(item.words);
    }
    const QString all = changes.join(QStringLiteral(", "));
    return {all,
            all.isEmpty() ? QString() : ViewChip::tr("Changed: %1. Press for the whole network.").arg(all)};
}

} // namespace

ViewChip::ViewChip(const char* id, QWidget* parent)
    : QToolButton(parent)
{
    setObjectName(QLatin1String(id));
    setProperty("role", QStringLiteral("button"));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    hide();
}

void ViewChip::say(const QString& words, const QString& help)
{
    setText(words);
    setAccessibleName(words);
    setAccessibleDescription(help);
    setToolTip(plainTip(help));
    setVisible(!words.isEmpty());
}

QSize ViewChip::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    const int letters = fontMetrics().horizontalAdvance(QLatin1Char('m')) * leastLetters;
    return {std::min(whole.width(), letters + whole.width() - fontMetrics().horizontalAdvance(text())),
            whole.height()};
}

void ViewChip::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    if (const int missing = sizeHint().width() - width(); missing > 0) {
        option.text = fontMetrics().elidedText(text(), Qt::ElideMiddle,
                                               fontMetrics().horizontalAdvance(text()) - missing);
    }
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

void addViewChips(ViewState& state, const Board& board, QHBoxLayout& row, QWidget* parent)
{
    const auto add = [&](const char* id, auto words, const QString& end, auto goBack) {
        auto* chip = new ViewChip(id, parent);
        row.addWidget(chip, 0, Qt::AlignTop);
        QObject::connect(chip, &QToolButton::clicked, chip, goBack);
        const auto say = [chip, &state, words, end] {
            const Words now = state.ready() ? words(state) : Words();
            chip->say(now.said.isEmpty() ? QString() : now.said + end, now.help);
        };
        QObject::connect(&state, &ViewState::queryChanged, chip, say);
        QObject::connect(&board, &Board::predictionsChanged, chip, say); // names come with them
        return chip;
    };
    const QString cross = QStringLiteral("  ×");
    add("queryChip", queryWords, {}, [&state] {
        state.actions().classToken->trigger();
    })->setFocusPolicy(Qt::NoFocus); // Esc does the same, wherever the keyboard is
    add("methodChip", methodWords, cross, [&state] { state.setMethod(usualMethod(state)); });
    const auto target = [&board](ViewState& on) { return targetWords(on, board); };
    add("targetChip", target, cross, [&state] {
        state.setTarget(engine::firstTarget(state.model()->config));
        state.setAgainst(std::nullopt);
    });
    add("planChip", planWords, cross, [&state] { state.setPlan(state.trainedPlan()); });
    add("changesChip", withoutWords, cross, [&state] { state.setWithout({}); });
}

} // namespace hydra::ui
