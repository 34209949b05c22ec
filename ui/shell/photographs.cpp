// SPDX-License-Identifier: GPL-3.0-or-later
// Photographs go to a model that knows photographs: the default one knows ten rendered solids. A model that
// somebody chose is never changed, only the better one offered.
#include "ui/paint/format.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/message_bar.h"

namespace hydra::ui {

void MainWindow::followPhotograph()
{
    const QString photos = Library::photographsModel();
    const QString scenes = Library::scenesModel();
    if (!m_state.picture() || photos.isEmpty() || scenes.isEmpty() || m_library.showsScene()) {
        return;
    }
    if (m_library.defaultModel() == scenes) {
        m_library.openDefaultModel(photos);
        m_photosOffered = true;
        if (!m_forPicture) {
            m_messages->offer(
                MessageBar::Kind::Info,
                tr("This is a photograph, so hydravit-photos was opened: it was trained on photographs."),
                tr("Back to hydravit-scenes"), [this, scenes] { m_library.openModel(scenes); });
        }
        return;
    }
    const bool chosen =
        m_state.model() && text(m_state.model()->path) == scenes && m_library.defaultModel().isEmpty();
    if (chosen && !m_photosOffered && !m_forPicture) {
        m_photosOffered = true;
        m_messages->offer(MessageBar::Kind::Warning,
                          tr("hydravit-scenes was trained on ten rendered solids, not on photographs."),
                          tr("Open hydravit-photos"), [this, photos] { m_library.openModel(photos); });
    }
}

} // namespace hydra::ui
