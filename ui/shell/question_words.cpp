// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/question_words.h"

#include "core/model/sub_networks.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/shell/question_line.h"
#include "ui/state/board.h"
#include "ui/state/size_choice.h"
#include "ui/state/view_state.h"

namespace hydra::ui {

namespace {

bool keeps(ViewState& state)
{
    return state.method().usesFacet && !state.query().options.kept.empty();
}

// The name of TARGET: the class's own once it is known, before that its rank.
QString targetName(const ClassChoice& target, const ViewState& state, const Board& board)
{
    using Kind = ClassChoice::Kind;
    if (target.kind == Kind::Feature) {
        return ViewChip::tr("feature %1").arg(target.value);
    }
    if (!target.isClass()) {
        return spoken(targetName(target));
    }
    const Board::Cell* const now = board.current();
    const int index = now ? board.classOf(target, *now) : -1;
    return target.kind == Kind::Own ? ViewChip::tr("own prediction")
        : index >= 0                ? text(state.model()->config.className(index))
                                    : rankedName(target.value);
}

// " (89 %)" for a class, empty until that is known.
QString certainty(const ClassChoice& target, const Board& board)
{
    const Board::Cell* const now = board.current();
    const int index = now && target.isClass() ? board.classOf(target, *now) : -1;
    return index >= 0 && now->prediction
        ? QStringLiteral(" (%1)").arg(percent(double(now->prediction->probabilities[std::size_t(index)])))
        : QString();
}

} // namespace

QuestionPart queryWords(ViewState& state)
{
    const QString help = ViewState::tr("Set the query back to the class token.");
    if (keeps(state)) {
        return {QStringLiteral("%1"), ViewState::tr("to the matched patches"), help};
    }
    if (state.showsFeature() && state.markedPatch() >= 0) {
        return {ViewState::tr("patch %1 marked"), QString::number(state.markedPatch()), help};
    }
    if (state.method().usesQuery && state.query().options.query >= 0) {
        return {ViewState::tr("from patch %1"), QString::number(state.query().options.query), help};
    }
    return {};
}

QuestionPart methodWords(ViewState& state)
{
    if (state.showsFeature()) {
        return {ViewChip::tr("by %1"), ViewChip::tr("its values"), ViewChip::tr("Choose another method.")};
    }
    return {ViewChip::tr("by %1"), spoken(state.method().title), ViewChip::tr("Choose another method.")};
}

// ", MatFormer"
QString cutBy(const ViewState& state)
{
    const SliceScheme scheme = state.query().scheme;
    return scheme == SliceScheme() ? QString() : QStringLiteral(", ") + QLatin1String(titleOf(scheme));
}

QuestionPart headsWords(ViewState& state)
{
    if (!hasSubNetworks(state.model()->config)) {
        return {};
    }
    return {ViewChip::tr("with %1"),
            ViewChip::tr("%1 of %2 heads").arg(state.query().heads).arg(state.maxHeads()) + cutBy(state),
            ViewChip::tr("Choose how many heads the network uses.")};
}

QuestionPart sizeWordsOf(ViewState& state)
{
    const InputSize& size = state.query().size;
    if (size.isOwn()) {
        return {};
    }
    return {ViewChip::tr("at %1"), sizeWords(size, state.model()->config),
            ViewChip::tr("Choose the size at which the network sees the picture.")};
}

QuestionPart targetWords(ViewState& state, const Board& board)
{
    const MethodInfo& info = state.method();
    const ClassChoice& target = state.query().target;
    const QString help = ViewChip::tr("Choose what to explain.");
    if (!info.classSpecific) {
        return {QStringLiteral("%1"),
                info.isColours       ? ViewChip::tr("What its features see")
                    : info.usesFacet ? ViewChip::tr("What resembles this")
                                     : ViewChip::tr("Where the network looks"),
                help};
    }
    const QString name = targetName(target, state, board);
    if (state.showsFeature()) {
        return {ViewChip::tr("Where is %1?"), name, help};
    }
    return target.isClass() ? QuestionPart{ViewChip::tr("Why %1?"), name + certainty(target, board), help}
                            : QuestionPart{ViewChip::tr("What speaks for %1?"), name, help};
}

QuestionPart againstWords(ViewState& state, const Board& board)
{
    const std::optional<ClassChoice>& against = state.query().against;
    if (!state.method().classSpecific || (!against && !state.query().target.isClass())) {
        return {};
    }
    return {ViewChip::tr("compared with %1"),
            against ? targetName(*against, state, board) : ViewChip::tr("nothing"),
            ViewChip::tr("Choose a class to compare with: the map then shows what speaks for one and not for "
                         "the other."),
            ViewChip::tr("vs.") + QLatin1Char(' ')};
}

QuestionPart planWords(ViewState& state)
{
    const AttentionPlan& now = state.query().plan;
    const AttentionPlan trained = state.trainedPlan();
    int differing = 0;
    QStringList kinds;
    for (std::size_t i = 0; i < now.blocks.size() && i < trained.blocks.size(); ++i) {
        if (now.blocks[i] != trained.blocks[i]) {
            kinds << spoken(infoOf(now.blocks[i].kind).title);
            ++differing;
        }
    }
    if (differing == 0) {
        return {};
    }
    kinds.removeDuplicates();
    const bool last = differing == 1 && now.blocks.back() != trained.blocks.back();
    const QString words = last ? ViewChip::tr("%1 attention in the last block")
                               : ViewChip::tr("%1 attention in %2 of %3 blocks");
    return {QStringLiteral("%1"),
            last ? words.arg(kinds.front())
                 : words.arg(kinds.join(QLatin1Char('/'))).arg(differing).arg(now.blocks.size()),
            ViewChip::tr("The attention of %1 of %2 blocks is replaced. Click to restore the attention that "
                         "the network was trained with.")
                .arg(differing)
                .arg(now.blocks.size())};
}

QuestionPart withoutWords(ViewState& state)
{
    QStringList changes;
    for (const Interventions::Item& item : state.query().without.items()) {
        changes << spoken(item.words);
    }
    const QString all = changes.join(QStringLiteral(", "));
    return {all.isEmpty() ? QString() : QStringLiteral("%1"), all,
            all.isEmpty() ? QString()
                          : ViewChip::tr("Changed: %1. Click to restore the whole network.").arg(all)};
}

} // namespace hydra::ui
