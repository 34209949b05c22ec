// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/fit_query.h"

#include "core/explain/method_table.h"
#include "core/model/sub_networks.h"
#include "core/question/kept_patches.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/size_choice.h"
#include "ui/state/view_state.h"

#include <algorithm>

namespace hydra::ui {

namespace {

bool names(const ClassChoice& choice, int classes)
{
    const bool numbered = choice.kind == ClassChoice::Kind::Index || choice.kind == ClassChoice::Kind::Output;
    return numbered ? choice.value < classes : !choice.isClass() || classes > 0;
}

} // namespace

int nearestHeads(const QList<int>& offered, int wanted)
{
    const auto nearest = std::min_element(offered.begin(), offered.end(), [wanted](int a, int b) {
        return std::abs(a - wanted) < std::abs(b - wanted);
    });
    return nearest == offered.end() ? wanted : *nearest;
}

int headsIn(const AttentionPlan& plan, const MapOptions& options, int heads)
{
    const int blocks = int(plan.blocks.size());
    const int at = options.block < 0 ? blocks - 1 : options.block;
    if (at < 0 || at >= blocks) {
        return heads;
    }
    const BlockAttention& block = plan.blocks[std::size_t(at)];
    const bool split = block.kind == AttentionKind::Linear && block.heads > 0;
    return infoOf(block.kind).oneHead ? 1 : split ? std::min(block.heads, heads) : heads;
}

PictureAsk withKnownHead(PictureAsk ask)
{
    const bool known = ask.options.head < headsIn(ask.plan, ask.options, ask.heads);
    ask.options.head = known || !methodInfo(ask.options.method).usesHead ? ask.options.head : -1;
    return ask;
}

PictureAsk fitted(PictureAsk query, const VitConfig& config, const QList<int>& offered)
{
    MapOptions& o = query.options;
    query.heads = nearestHeads(offered, query.heads);
    query.scheme = config.thinks() || !hasSubNetworks(config) ? SliceScheme() : query.scheme;
    o.block = o.block < config.depth ? o.block : -1;
    o.startBlock = std::clamp(o.startBlock, -1, config.depth - 1);
    o.head = o.head < config.numHeads ? o.head : -1;
    if (int(query.plan.blocks.size()) != config.depth) {
        query.plan = planOfModel(config);
    }
    if (!names(query.target, config.numClasses)) {
        query.target = firstTarget(config);
    }
    query.target = answeredBy(config, query.target);
    if (query.against && !names(*query.against, config.numClasses)) {
        query.against.reset();
    }
    query.size = sizeFor(config, query.size);
    const InputSize most = query.size.atMost();
    const int side = config.patchSize;
    const int patches = query.size.isOwn() ? config.patches() : (most.height / side) * (most.width / side);
    const auto lies = [patches](int patch) { return patch < patches; };
    const auto kept = keptPatches(o.kept);
    o.query = lies(o.query) ? o.query : -1;
    o.kept = kept && std::all_of(kept->patches.begin(), kept->patches.end(), lies) ? o.kept : std::string();
    if (!std::all_of(query.target.patches.begin(), query.target.patches.end(), lies)) {
        query.target.patches.clear();
    }
    try {
        requireFits(query.without, config);
    } catch (const Error&) { // it names parts of a larger network
        query.without = {};
    }
    return query;
}

WalkKey walkKeyOf(const ViewState& state, const WalkQuestion& wanted)
{
    const PictureAsk& query = state.query();
    const int blocks = int(query.plan.blocks.size());
    WalkKey key{state.networkKey(query.heads), wanted};
    WalkQuestion& question = key.question;
    question.block = question.block < 0 || question.block >= blocks ? blocks - 1 : question.block;
    question.head = std::clamp(question.head, 0, walkHeads(key) - 1);
    question.query = state.method().usesQuery ? query.options.query : -1;
    return key;
}

AttentionPlan planOfModel(const VitConfig& config)
{
    try {
        return trainedPlan(config);
    } catch (const Error&) {
        return AttentionPlan::softmax(config.depth);
    }
}

AttentionPlan planFor(const VitConfig& config, const QString& words, QStringList& notes)
{
    try {
        return AttentionPlan::parse(writtenPlan(words.toStdString()), AttentionPlan::softmax(config.depth));
    } catch (const Error& error) { // it names a block that this model lacks
        notes << spoken(error);
        return planOfModel(config);
    }
}

std::vector<std::string> ViewState::methods() const
{
    return methodsFor(m_model ? m_model->answerer() : Answerer::Network);
}

bool ViewState::offers(const std::string& method) const
{
    return whyNot(methodInfo(method), m_model ? m_model->answerer() : Answerer::Network).empty();
}

// For a program, whose answers may cost money, uses the method with the fewest pictures; for a network, the
// last chosen method.
void ViewState::fitMethod()
{
    const std::string known = m_settings.get<QString>(Setting::Method).toStdString();
    const bool fits = !m_model->program && methodNamed(known) && offers(known);
    m_query.options = usualOptions(fits ? known : m_model->program ? methods().front() : defaultMethod());
}

} // namespace hydra::ui
