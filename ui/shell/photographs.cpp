// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/photographs.h"

#include "ui/paint/format.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"
#include "ui/widgets/message_bar.h"

#include <utility>

namespace hydra::ui {

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
