// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/view_state.h"

#include "core/explain/evidence.h"
#include "core/explain/method_table.h"
#include "core/model/class_names.h"
#include "core/model/override_fields.h"
#include "core/model/sub_networks.h"
#include "core/question/kept_patches.h"
#include "ui/paint/format.h"
#include "ui/state/fit_query.h"
#include "ui/state/size_choice.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace hydra::ui {

ViewState::ViewState(Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_actions(new Actions(this))
    , m_look(settings.look())
{
    const QString chosen = settings.get<QString>(Setting::StartMethod);
    const std::string method =
        (chosen.isEmpty() ? settings.get<QString>(Setting::Method) : chosen).toStdString();
    m_query.options.method = methodNamed(method) ? method : methodTable().front().id;
    syncLookActions();
    connectActions();
}

void ViewState::connectActions()
{
    Actions& on = *m_actions;
    connect(on.moreHeads, &QAction::triggered, this, [this] { stepHeads(+1); });
    connect(on.fewerHeads, &QAction::triggered, this, [this] { stepHeads(-1); });
    connect(on.allHeads, &QAction::triggered, this, [this] { setHeads(maxHeads()); });
    connect(on.untrainedHeads, &QAction::toggled, this, &ViewState::offerUntrained);
    connect(on.classToken, &QAction::triggered, this, &ViewState::askClassToken);
    connect(on.trainedPlan, &QAction::triggered, this, [this] { setPlan(trainedPlan()); });

    const auto lookAction = [this](QAction* action, bool Look::*member) {
        connect(action, &QAction::toggled, this, [this, member](bool checked) {
            Look changed = m_look;
            changed.*member = checked;
            setLook(changed);
        });
    };
    lookAction(on.smooth, &Look::smooth);
    lookAction(on.fade, &Look::fade);
    lookAction(on.grid, &Look::grid);
    lookAction(on.greyPicture, &Look::greyPicture);
    lookAction(on.lockRange, &Look::lockRange);
    lookAction(on.clipOutliers, &Look::clipOutliers);
    connect(on.overlay, &QAction::toggled, this, &ViewState::showMap);
    connect(on.truth, &QAction::toggled, this, [this](bool shown) {
        if (m_actions->truth->isEnabled()) { // if disabled, followTruth() sets it, not the user
            showTruth(shown);
        }
    });
}

std::string ViewState::networkKind() const
{
    if (m_model && m_model->program) {
        return m_model->answerer() == Answerer::Boxes ? "detector" : "program";
    }
    return m_model ? hydra::networkKind(m_query.plan, trainedPlan(), m_model->config.thinks())
                   : std::string();
}

AttentionPlan ViewState::trainedPlan() const
{
    return m_model ? planOfModel(m_model->config) : AttentionPlan();
}

bool ViewState::readsTexts() const
{
    return m_model
        && (m_model->config.embeds.value || m_model->overrides.prompts
            || m_model->config.visionHeadFrom.value > 0
            || (m_model->config.pool.value == Pool::Attention && m_model->config.numClasses.value == 0));
}

bool ViewState::isTrained(int heads) const
{
    if (!m_model) {
        return false;
    }
    const std::vector<int>& trained = m_model->config.trainedHeads.value;
    return trained.empty() ? heads == maxHeads()
                           : std::find(trained.begin(), trained.end(), heads) != trained.end();
}

QList<int> ViewState::offeredHeads() const
{
    QList<int> heads;
    for (int k = 1; k <= maxHeads(); ++k) {
        if ((m_offersUntrained && !m_model->config.thinks()) || isTrained(k)
            || !m_model->config.headOrder.value.empty()) {
            heads.append(k);
        }
    }
    return heads;
}

NetworkKey ViewState::networkKey(int heads) const
{
    return m_query.networkHere(m_picture->image.id, m_model->id, heads);
}

MapKey ViewState::mapKey(int heads) const
{
    PictureAsk ask = m_query;
    ask.heads = heads;
    return mapKey(ask);
}

MapKey ViewState::mapKey(const PictureAsk& ask) const
{
    return withKnownHead(ask).mapHere(m_picture->image.id, m_model->id).normalised();
}

bool areOtherWords(const engine::OpenedModel& a, const engine::OpenedModel& b)
{
    return a.path == b.path && (a.overrides.prompts || b.overrides.prompts)
        && withoutPrompts(a.overrides) == withoutPrompts(b.overrides)
        && a.config.depth.value == b.config.depth.value; // dino.txt's vision head makes it another network
}

// Keeps explained classes that the new prompts contain, on any line.
void ViewState::keepClasses(const VitConfig& before, const VitConfig& now)
{
    using Kind = ClassChoice::Kind;
    const auto kept = [&](const ClassChoice& choice) -> std::optional<ClassChoice> {
        if (choice.kind != Kind::Index) {
            return choice.isClass() && now.numClasses > choice.value - 1 && !now.embeds
                ? std::optional(choice)
                : std::nullopt;
        }
        if (before.classNames.value == now.classNames.value) {
            return choice;
        }
        const std::vector<int> found =
            classesCalled("name:" + before.className(choice.value), now.classNames.value, now.numClasses);
        return found.size() == 1 ? std::optional(ClassChoice{Kind::Index, found.front()})
                                 : std::nullopt; // with several of that name the class is ambiguous
    };
    m_query.target = kept(m_query.target).value_or(firstTarget(now));
    m_query.against = m_query.against ? kept(*m_query.against) : std::nullopt;
}

void ViewState::setModel(const ModelPtr& model)
{
    const ModelPtr before = std::exchange(m_model, model);
    const bool sameClasses = before && model
        && before->config.classNames.value == model->config.classNames.value
        && before->config.numClasses.value == model->config.numClasses.value;
    if (before && model && areOtherWords(*before, *model)) { // the same network with other prompts
        keepClasses(before->config, model->config);
        note(ModelChange | QueryChange);
        return;
    }
    if (std::exchange(m_sae, nullptr)) {
        note(SaeChange);
    }
    m_query.plan = trainedPlan();
    m_query.without = {};
    m_query.size = model ? sizeFor(model->config, m_query.size) : InputSize();
    if (!model || model->program || model->config.thinks() || !hasSubNetworks(model->config)) {
        m_query.scheme = {};
    }
    m_query.options.block = -1;
    m_query.options.head = -1;
    m_query.options.startBlock = -1;
    forgetGrid(m_query);
    if (!sameClasses) {
        m_query.target = model ? firstTarget(model->config) : ClassChoice();
        m_query.against.reset();
    }
    keepFeatures(m_query);
    const bool afterProgram = before && before->program && model && !model->program;
    if (model && (afterProgram || !offers(m_query.options.method))) {
        fitMethod();
    }
    // The first model starts with all heads; a later one keeps the user's head count if it can. "All" stays
    // all.
    const bool all = !before || m_query.heads <= 0 || m_query.heads == before->config.numHeads.value;
    setHeads(all ? maxHeads() : m_query.heads);
    note(ModelChange | QueryChange);
}

void ViewState::setPicture(const PicturePtr& picture)
{
    if (m_picture && picture && m_picture->image.id != picture->image.id) {
        m_before = m_picture->image;
    }
    if (m_picture) {
        m_query.without.patches.clear(); // patches belong to one picture
    }
    m_picture = picture;
    followTruth();
    leaveToken(m_query); // so does a query token
    note(PictureChange | QueryChange);
}

void ViewState::setSae(const SaePtr& sae)
{
    PictureAsk query = m_query;
    m_sae = sae;
    keepFeatures(query);
    setQuery(query);
    note(SaeChange | QueryChange);
}

void ViewState::setHeads(int heads)
{
    const QList<int> offered = offeredHeads();
    if (offered.isEmpty()) {
        return;
    }
    PictureAsk query = m_query;
    query.heads = nearestHeads(offered, heads);
    setQuery(query);
}

void ViewState::setScheme(SliceScheme scheme)
{
    PictureAsk query = m_query;
    query.scheme = scheme;
    setQuery(query);
}

void ViewState::stepHeads(int direction)
{
    const QList<int> offered = offeredHeads();
    const qsizetype place = offered.indexOf(m_query.heads) + direction;
    if (place >= 0 && place < offered.size()) {
        setHeads(offered[place]);
    }
}

void ViewState::setPlan(const AttentionPlan& plan)
{
    PictureAsk query = m_query;
    query.plan = plan;
    setQuery(query);
}

void ViewState::setMethod(const std::string& id)
{
    m_methodBeforeToken.clear();
    if (!m_model || !m_model->program) { // a program's method is not remembered
        m_settings.set(Setting::Method, text(id));
    }
    PictureAsk query = m_query;
    if (methodInfo(id).ofBox != method().ofBox) { // the number of masks that the method's authors use
        const MapOptions usual = usualOptions(id);
        std::tie(query.options.masks, query.options.maskGrid) = std::tie(usual.masks, usual.maskGrid);
    }
    query.options.method = id;
    setQuery(query);
}

void ViewState::setOptions(const MapOptions& options)
{
    PictureAsk query = m_query;
    query.options = options;
    setQuery(query);
}

void ViewState::setTarget(const ClassChoice& target)
{
    PictureAsk query = m_query;
    query.target = m_model ? answeredBy(m_model->config, target) : target;
    if (!query.target.isClass()) {
        query.against.reset(); // a contrast needs two classes
    }
    setQuery(query);
}

void ViewState::setAgainst(const std::optional<ClassChoice>& against)
{
    PictureAsk query = m_query;
    query.against = against;
    setQuery(query);
}

void ViewState::setWithout(const Interventions& without)
{
    PictureAsk query = m_query;
    query.without = without;
    if (m_model) {
        query.without.means = without.needsMeans() ? m_model->means : std::string();
        query.without.neurons = without.registers ? m_model->neurons : std::string();
    }
    query.without.sae = without.needsSae() && m_sae ? m_sae->id : std::string();
    if (query.without.hasPatch(query.options.query)) {
        leaveToken(query); // its query token was removed
    }
    setQuery(query);
}

void ViewState::setSize(const InputSize& size)
{
    if (size == m_query.size) {
        return;
    }
    PictureAsk query = m_query;
    query.size = size;
    forgetGrid(query);
    setQuery(query);
}

void ViewState::setQuery(const PictureAsk& query)
{
    if (query != m_query) {
        m_query = query;
        note(QueryChange);
    }
}

void ViewState::setLook(const Look& look)
{
    if (look == m_look) {
        return;
    }
    m_look = look;
    syncLookActions();
    note(LookChange);
}

bool ViewState::turn(bool& state, bool on, QAction* action, Change change)
{
    if (state == on) {
        return false;
    }
    state = on;
    action->setChecked(on);
    note(change);
    return true;
}

void ViewState::showMap(bool shown)
{
    turn(m_showsMap, shown, m_actions->overlay, LookChange);
}

void ViewState::showTruth(bool shown)
{
    if (std::exchange(m_showsTruth, shown) != shown) {
        followTruth();
        note(LookChange);
    }
}

// m_showsTruth is kept across pictures; the action is enabled and checked only if there is a mask.
void ViewState::followTruth()
{
    const bool known = m_picture && !m_picture->outline.isEmpty();
    m_actions->truth->setEnabled(known);
    m_actions->truth->setChecked(known && m_showsTruth);
}

void ViewState::offerUntrained(bool offered)
{
    if (turn(m_offersUntrained, offered, m_actions->untrainedHeads, QueryChange)) {
        setHeads(m_query.heads);
    }
}

PictureAsk ViewState::firstQuery() const
{
    PictureAsk query;
    const std::string chosen = m_settings.get<QString>(Setting::StartMethod).toStdString();
    query.options.method = methodNamed(chosen) ? chosen : defaultMethod();
    if (m_model && m_model->program) {
        query.options = usualOptions(methods().front());
    }
    query.heads = nearestHeads(offeredHeads(), maxHeads());
    query.plan = trainedPlan();
    query.target = m_model ? firstTarget(m_model->config) : ClassChoice();
    return query;
}

void ViewState::startOver()
{
    setMethod(firstQuery().options.method);
    setQuery(firstQuery());
    showMap(true);
    showTruth(false);
}

void ViewState::restore(const PictureAsk& query, const Look& look)
{
    const QList<int> offered = offeredHeads();
    m_methodBeforeToken.clear();
    PictureAsk fits = m_model && !offered.isEmpty() ? fitted(query, m_model->config, offered) : query;
    keepFeatures(fits);
    if (!offers(fits.options.method)) {
        fits.options = m_query.options; // the method needs another kind of model
    }
    setQuery(fits);
    setLook(look);
}

void ViewState::syncLookActions()
{
    m_actions->smooth->setChecked(m_look.smooth);
    m_actions->fade->setChecked(m_look.fade);
    m_actions->grid->setChecked(m_look.grid);
    m_actions->greyPicture->setChecked(m_look.greyPicture);
    m_actions->lockRange->setChecked(m_look.lockRange);
    m_actions->clipOutliers->setChecked(m_look.clipOutliers);
}

void ViewState::note(int change)
{
    if (m_changes == 0) {
        QMetaObject::invokeMethod(this, &ViewState::announce, Qt::QueuedConnection);
    }
    m_changes |= change;
}

void ViewState::announce()
{
    const int changes = std::exchange(m_changes, 0);
    if (changes & ModelChange) {
        Q_EMIT modelChanged();
    }
    if (changes & PictureChange) {
        Q_EMIT pictureChanged();
    }
    if (changes & SaeChange) {
        Q_EMIT saeChanged();
    }
    if (changes & QueryChange) {
        Q_EMIT queryChanged();
    }
    if (changes & LookChange) {
        m_settings.setLook(m_look);
        Q_EMIT lookChanged();
    }
}

} // namespace hydra::ui
