// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/view_state.h"

#include "ui/paint/format.h"
#include "ui/state/fit_query.h"

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

Look storedLook(const Settings& settings)
{
    Look look;
    look.colours =
        colourMapFromName(settings.get<QString>(Setting::ColourMap), sequentialColourMaps(), look.colours);
    look.signedColours = colourMapFromName(settings.get<QString>(Setting::SignedColours),
                                           divergingColourMaps(), look.signedColours);
    look.opacity = std::clamp(settings.get<double>(Setting::Opacity), 0.0, 1.0);
    look.threshold = std::clamp(settings.get<double>(Setting::Threshold), 0.0, 1.0);
    look.fade = settings.get<bool>(Setting::Fade);
    look.smooth = settings.get<bool>(Setting::Smooth);
    look.lockRange = settings.get<bool>(Setting::LockRange);
    look.spareOutliers = settings.get<bool>(Setting::SpareOutliers);
    return look;
}

bool knownMethod(const std::string& id)
{
    const auto& table = methodTable();
    return std::any_of(table.begin(), table.end(), [&](const MethodInfo& info) { return id == info.id; });
}

} // namespace

ViewState::ViewState(Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_actions(new Actions(this))
    , m_look(storedLook(settings))
{
    const std::string method = settings.get<QString>(Setting::Method).toStdString();
    m_query.options.method = knownMethod(method) ? method : methodTable().front().id;
    syncLookActions();
    connectActions();
}

void ViewState::connectActions()
{
    Actions& on = *m_actions;
    connect(on.moreHeads, &QAction::triggered, this, [this] { stepHeads(+1); });
    connect(on.fewerHeads, &QAction::triggered, this, [this] { stepHeads(-1); });
    connect(on.allHeads, &QAction::triggered, this, [this] { setHeads(maxHeads()); });
    connect(on.untrainedHeads, &QAction::toggled, this, [this] {
        setHeads(m_query.heads);
        note(QueryChange);
    });
    connect(on.classToken, &QAction::triggered, this, &ViewState::askClassToken);
    connect(on.fullClass, &QAction::triggered, this, [this] { setTarget({}); });
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
    lookAction(on.lockRange, &Look::lockRange);
    lookAction(on.spareOutliers, &Look::spareOutliers);
    for (QAction* action : {on.overlay, on.truth}) {
        connect(action, &QAction::toggled, this, [this] { note(LookChange); });
    }
}

AttentionPlan ViewState::trainedPlan() const
{
    return m_model ? planOfModel(m_model->config) : AttentionPlan();
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
        if (m_actions->untrainedHeads->isChecked() || isTrained(k)) {
            heads.append(k);
        }
    }
    return heads;
}

engine::NetworkKey ViewState::networkKey(int heads) const
{
    return {m_picture->image.id, m_model->id, {SliceScheme::HydraViT, heads}, m_query.plan, 0};
}

engine::MapKey ViewState::mapKey(int heads) const
{
    engine::MapKey key{networkKey(heads), m_query.options, m_query.target, m_query.against};
    if (method().usesHead && key.options.head >= heads) {
        key.options.head = -1; // this sub-network does not have that head
    }
    return engine::normalised(key);
}

void ViewState::setModel(const ModelPtr& model)
{
    const ModelPtr before = std::exchange(m_model, model);
    const bool sameClasses = before && model
        && before->config.classNames.value == model->config.classNames.value
        && before->config.numClasses.value == model->config.numClasses.value;
    m_query.plan = trainedPlan();
    m_query.options.layer = -1;
    m_query.options.head = -1;
    m_query.options.startLayer = 0;
    m_query.options.query = -1;
    if (!sameClasses) {
        m_query.target = {};
        m_query.against.reset();
    }
    // The full network first; a later model keeps the user's head count where it can. "All" stays all.
    const bool all = !before || m_query.heads <= 0 || m_query.heads == before->config.numHeads.value;
    setHeads(all ? maxHeads() : m_query.heads);
    note(ModelChange | QueryChange);
}

void ViewState::setPicture(const PicturePtr& picture)
{
    m_picture = picture;
    m_query.options.query = -1; // a token of another picture means nothing here
    note(PictureChange | QueryChange);
}

void ViewState::setHeads(int heads)
{
    const QList<int> offered = offeredHeads();
    if (offered.isEmpty()) {
        return;
    }
    Query query = m_query;
    query.heads = nearestHeads(offered, heads);
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
    Query query = m_query;
    query.plan = plan;
    setQuery(query);
}

void ViewState::setMethod(const std::string& id)
{
    m_methodBeforeToken.clear();
    m_settings.set(Setting::Method, text(id));
    Query query = m_query;
    query.options.method = id;
    setQuery(query);
}

void ViewState::setOptions(const MapOptions& options)
{
    Query query = m_query;
    query.options = options;
    setQuery(query);
}

void ViewState::setTarget(const engine::ClassChoice& target)
{
    Query query = m_query;
    query.target = target;
    setQuery(query);
}

void ViewState::setAgainst(const std::optional<engine::ClassChoice>& against)
{
    Query query = m_query;
    query.against = against;
    setQuery(query);
}

void ViewState::askToken(int patch)
{
    Query query = m_query;
    query.options.query = patch;
    if (!method().usesQuery && knownMethod("attention")) {
        m_methodBeforeToken = std::exchange(query.options.method, "attention");
    }
    setQuery(query);
}

void ViewState::askClassToken()
{
    Query query = m_query;
    query.options.query = -1;
    if (!m_methodBeforeToken.empty()) {
        query.options.method = std::exchange(m_methodBeforeToken, {});
    }
    setQuery(query);
}

void ViewState::setQuery(const Query& query)
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

void ViewState::restore(const Query& query, const Look& look)
{
    const QList<int> offered = offeredHeads();
    m_methodBeforeToken.clear();
    setQuery(m_model && !offered.isEmpty() ? fitted(query, m_model->config, offered) : query);
    setLook(look);
}

void ViewState::syncLookActions()
{
    m_actions->smooth->setChecked(m_look.smooth);
    m_actions->fade->setChecked(m_look.fade);
    m_actions->grid->setChecked(m_look.grid);
    m_actions->lockRange->setChecked(m_look.lockRange);
    m_actions->spareOutliers->setChecked(m_look.spareOutliers);
}

void ViewState::rememberLook()
{
    m_settings.set(Setting::ColourMap, colourMapName(m_look.colours));
    m_settings.set(Setting::SignedColours, colourMapName(m_look.signedColours));
    m_settings.set(Setting::Opacity, m_look.opacity);
    m_settings.set(Setting::Threshold, m_look.threshold);
    m_settings.set(Setting::Fade, m_look.fade);
    m_settings.set(Setting::Smooth, m_look.smooth);
    m_settings.set(Setting::LockRange, m_look.lockRange);
    m_settings.set(Setting::SpareOutliers, m_look.spareOutliers);
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
    if (changes & QueryChange) {
        Q_EMIT queryChanged();
    }
    if (changes & LookChange) {
        rememberLook();
        Q_EMIT lookChanged();
    }
}

} // namespace hydra::ui
