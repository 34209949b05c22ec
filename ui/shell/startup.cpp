// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/startup.h"

#include "core/base/error.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/class_field.h"
#include "ui/shell/session_commands.h"
#include "ui/state/library.h"
#include "ui/state/session_keeper.h"
#include "ui/state/settings_file.h"
#include "ui/widgets/message_bar.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace hydra::ui {

Starter::Starter(ViewState& state, EngineBridge& bridge, Library& library, SessionKeeper& keeper,
                 MessageBar& messages)
    : m_state(state)
    , m_bridge(bridge)
    , m_library(library)
    , m_keeper(keeper)
    , m_messages(messages)
{
    connect(&state, &ViewState::modelChanged, this, &Starter::applyQuestion);
    connect(&state, &ViewState::saeChanged, this, &Starter::applyQuestion);
    connect(&bridge, &EngineBridge::saeFailed, this, &Starter::applyQuestion);
    connect(&keeper, &SessionKeeper::nothingRecovered, this, [this] { start(m_startup); });
}

void Starter::complain(const QString& message, ErrorCode code)
{
    m_problemCode = code;
    m_messages.tell(MessageBar::Kind::Error, message);
}

void Starter::start(const Startup& startup)
{
    m_startup = startup;
    if (!startup.forPicture) {
        m_bridge.checkMachine();
    }
    if (!startup.training.isEmpty()) {
        Q_EMIT trainingWanted(startup.training);
        m_picturesTraining = startup.forPicture;
        if (m_picturesTraining) {
            return;
        }
    }
    m_picturesLive = startup.forPicture && !startup.live.isEmpty();
    if (startup.images.size() == 1 && SessionCommands::isSession(startup.images.front())) {
        m_keeper.open(startup.images.front());
        return;
    }
    if (startup.images.isEmpty() && startup.model.isEmpty() && startup.live.isEmpty() && !startup.forPicture
        && m_keeper.recover()) {
        return;
    }
    if (m_startup.model.isEmpty()) { // a file manager passes a model without an option
        takeModel();
    }
    openModel();
    if (!picturesLive()) {
        openImages();
    }
}

void Starter::takeModel()
{
    QStringList& inputs = m_startup.images;
    const auto model = std::find_if(inputs.begin(), inputs.end(), Library::isModelFile);
    if (model != inputs.end()) {
        m_startup.model = *model;
        inputs.erase(model);
    }
}

void Starter::openModel()
{
    const QString chosen = m_state.settings().get<QString>(Setting::StartModel);
    const QString last =
        QFileInfo::exists(chosen) ? chosen : m_state.settings().get<QString>(Setting::LastModel);
    const QStringList shipped = Library::shippedModels();
    if (!m_startup.model.isEmpty()) {
        m_library.openModel(m_startup.model);
    } else if (QFileInfo::exists(last)) {
        m_library.openModel(last);
    } else if (!shipped.isEmpty()) {
        m_library.openDefaultModel(shipped.front());
    } else if (m_startup.forPicture) {
        complain(tr("No model found. Pass one with --model."));
    }
}

void Starter::openImages()
{
    QStringList images = m_startup.images;
    if (images.isEmpty() && !m_startup.forPicture) { // samples are only for users without a recent picture
        images << lastOpened(m_state.settings().get<QStringList>(Setting::RecentPictures));
        images.removeAll(QString());
    }
    if (images.isEmpty()) {
        m_library.openSamples();
        if (m_startup.forPicture && m_library.images().isEmpty()) {
            complain(tr("No picture found. Pass one on the command line."));
        }
    } else if (images.size() == 1 && !m_startup.forPicture) {
        m_library.openBeside(images.front());
    } else {
        m_library.openImages(images);
    }
}

// Runs once, when the first model is there: plans and classes need a model.
void Starter::applyQuestion()
{
    if (!m_state.model() || m_bridge.openingSae()) {
        return;
    }
    if (!m_startup.sae.isEmpty()) { // features need it
        Q_EMIT saeWanted(std::exchange(m_startup.sae, {}));
        return;
    }
    const Startup startup = std::exchange(m_startup, {});
    try {
        if (!startup.method.isEmpty()) {
            m_state.setMethod(methodInfo(startup.method.toStdString()).id);
        }
        if (!startup.attention.isEmpty()) {
            m_state.setPlan(AttentionPlan::parse(startup.attention.toStdString(), m_state.trainedPlan()));
        }
        if (!startup.pictureSize.isEmpty()) {
            m_state.setSize(
                inputSizeFor(m_state.model()->config, startup.pictureSize.toStdString(), "--picture-size"));
        }
        if (!startup.without.isEmpty()) {
            const Interventions without = Interventions::parse(startup.without.toStdString());
            requireFits(without, m_state.model()->config);
            if (without.needsSae() && !m_state.sae()) {
                throw usageError("--without: features need a sparse autoencoder; give it with --sae FILE");
            }
            m_state.setWithout(without);
        }
    } catch (const Error& problem) {
        complain(spoken(problem), problem.code());
    }
    if (startup.heads > m_state.maxHeads()) {
        complain(spoken(message("--heads: expected a number from 1 to %1, got %2", m_state.maxHeads(),
                                startup.heads)),
                 ErrorCode::Usage);
    } else if (startup.heads > 0) {
        if (!m_state.isTrained(startup.heads)) {
            m_state.offerUntrained(true);
        }
        m_state.setHeads(startup.heads);
    }
    applyClass(startup.className);
    if (!startup.live.isEmpty()) {
        Q_EMIT liveWanted(startup.live, startup.heads);
    }
}

void Starter::applyClass(const QString& name)
{
    if (name == QLatin1String("own")) {
        m_state.setTarget({ClassChoice::Kind::Own, 1});
    } else if (name.startsWith(QLatin1String("top")) && name.mid(3).toInt() > 0) {
        m_state.setTarget({ClassChoice::Kind::Top, name.mid(3).toInt()});
    } else if (const auto target = classChoice(name.toStdString());
               target && target->kind == ClassChoice::Kind::Feature) {
        if (!m_state.sae()) {
            complain(spoken(phrase("--target: features need a sparse autoencoder; give it with --sae FILE")),
                     ErrorCode::Usage);
        } else {
            m_state.setTarget(m_state.featureTarget(target->value, target->patches));
        }
    } else if (target && !target->isClass()) {
        m_state.setTarget(*target);
    } else if (!name.isEmpty()) {
        try {
            const int index = classFromText(name, m_state.model()->config);
            if (index < 0) {
                complain(tr("The model has no class \"%1\"").arg(name));
            } else {
                m_state.setTarget({ClassChoice::Kind::Index, index});
            }
        } catch (const Error& several) {
            complain(spoken(several), several.code());
        }
    }
}

Photographs::Photographs(ViewState& state, EngineBridge& bridge, Library& library, MessageBar& messages)
    : m_state(state)
    , m_library(library)
    , m_messages(messages)
{
    connect(&bridge, &EngineBridge::imageOpened, this, &Photographs::follow);
    connect(&state, &ViewState::modelChanged, this, &Photographs::follow);
}

void Photographs::follow()
{
    const QString photos = Library::photographsModel();
    const QString scenes = Library::scenesModel();
    if (!m_state.picture() || photos.isEmpty() || scenes.isEmpty() || m_library.showsScene()) {
        return;
    }
    if (m_library.defaultModel() == scenes) {
        m_library.openDefaultModel(photos);
        m_offered = true;
        if (m_attended) {
            m_messages.offer(
                MessageBar::Kind::Info,
                tr("This is a photograph, so hydravit-photos was opened: it was trained on photographs."),
                tr("Back to hydravit-scenes"), [this, scenes] { m_library.openModel(scenes); });
        }
        return;
    }
    const bool chosen =
        m_state.model() && text(m_state.model()->path) == scenes && m_library.defaultModel().isEmpty();
    if (chosen && m_attended && !std::exchange(m_offered, true)) {
        m_messages.offer(MessageBar::Kind::Warning,
                         tr("hydravit-scenes was trained on ten rendered solids, not on photographs."),
                         tr("Open hydravit-photos"), [this, photos] { m_library.openModel(photos); });
    }
}

} // namespace hydra::ui
