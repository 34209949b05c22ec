// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/guided.h"

#include "core/base/error.h"
#include "ui/paint/spoken.h"
#include "ui/panels/class_field.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"

#include <QFileInfo>

#include <map>
#include <utility>

namespace hydra::ui {

namespace {

QAction* placeNamed(const QString& name, const Actions& on)
{
    const std::map<QString, QAction*> places{
        {QStringLiteral("attention"), on.showAttention}, {QStringLiteral("before"), on.beforeAfter},
        {QStringLiteral("compare"), on.showCompare},     {QStringLiteral("figure"), on.makeFigure},
        {QStringLiteral("heads"), on.showHeads},         {QStringLiteral("trust"), on.showTrust},
    };
    const auto found = places.find(name);
    return found == places.end() ? nullptr : found->second;
}

ClassChoice classNamed(const QString& name, const VitConfig& config)
{
    const int index = classFromText(name, config);
    if (index < 0) {
        throw usageError(Guided::tr("The model has no class \"%1\"").arg(name).toStdString());
    }
    return {ClassChoice::Kind::Index, index};
}

} // namespace

Guided::Guided(ViewState& state, Library& library, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_library(library)
{
    connect(&state, &ViewState::modelChanged, this, &Guided::askWhenOpen);
    connect(&state, &ViewState::pictureChanged, this, &Guided::askWhenOpen);
}

void Guided::show(const QUrl& link)
{
    const QStringList models = Library::shippedModels();
    m_wanted = QUrlQuery(link.path());
    m_model = models.isEmpty() ? QString() : models.front();
    m_picture = QStringLiteral(":/scenes/%1.png").arg(m_wanted.queryItemValue(QStringLiteral("picture")));
    if (m_model.isEmpty()) {
        Q_EMIT failed(tr("The shipped model is missing."));
        return;
    }
    if (!m_state.model() || text(m_state.model()->path) != m_model) {
        m_library.openModel(m_model);
    }
    if (m_library.currentPath() != m_picture) {
        m_library.openSamples();
        m_library.show(int(m_library.images().indexOf(m_picture)));
    }
    askWhenOpen();
}

void Guided::askWhenOpen()
{
    const bool open = m_state.ready() && text(m_state.model()->path) == m_model
        && m_library.currentPath() == m_picture
        && text(m_state.picture()->image.name) == QFileInfo(m_picture).completeBaseName();
    if (open && !m_wanted.isEmpty()) {
        try {
            ask();
        } catch (const Error& problem) {
            Q_EMIT failed(spoken(problem));
        }
        m_wanted.clear();
    }
}

// Asks all in one change, so that one Undo reverts it.
void Guided::ask()
{
    const auto item = [this](const char* key) { return m_wanted.queryItemValue(QLatin1String(key)); };
    const VitConfig& config = m_state.model()->config;
    PictureAsk wanted = m_state.firstQuery();
    if (const QString method = item("method"); !method.isEmpty()) {
        wanted.options.method = methodInfo(method.toStdString()).id;
    }
    if (const QString name = item("class"); !name.isEmpty()) {
        wanted.target = classNamed(name, config);
    }
    if (const QString name = item("against"); !name.isEmpty()) {
        wanted.against = classNamed(name, config);
    }
    if (const QString plan = item("attention"); !plan.isEmpty()) {
        wanted.plan = AttentionPlan::parse(plan.toStdString(), m_state.trainedPlan());
    }
    if (const QString without = item("without"); !without.isEmpty()) {
        wanted.without = Interventions::parse(without.toStdString());
        requireFits(wanted.without, config);
    }
    if (const int heads = item("heads").toInt(); heads > 0) {
        wanted.heads = heads;
    }
    if (const QString patch = item("patch"); !patch.isEmpty()) {
        wanted.options.query = patch.toInt();
    }
    m_state.showMap(true);
    m_state.restore(wanted, m_state.look());
    if (QAction* place = placeNamed(item("open"), m_state.actions()); place && !place->isChecked()) {
        place->trigger();
    }
}

} // namespace hydra::ui
