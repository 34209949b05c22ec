// SPDX-License-Identifier: GPL-3.0-or-later
// Trainings that run or have run: opening their folders, and what of them is opened as a model.
#include "ui/shell/main_window.h"
#include "ui/shell/training_window.h"
#include "ui/state/file_picker.h"
#include "ui/widgets/tool_window.h"

namespace hydra::ui {

void MainWindow::connectTraining()
{
    Actions& on = m_state.actions();
    connect(on.showTraining, &QAction::triggered, m_training, &TrainingWindow::toggle);
    connect(on.openTraining, &QAction::triggered, this, [this] {
        const QStringList recent = m_settings.get<QStringList>(Setting::RecentTrainings);
        const QString folder =
            FilePicker::trainingFolder(this, recent.isEmpty() ? QString() : recent.front());
        if (!folder.isEmpty()) {
            openTraining(folder);
        }
    });
    connect(m_training, &TrainingWindow::modelWanted, this, [this](const QString& path) {
        m_library.openModel(path);
        bringToFront(*this);
    });
}

void MainWindow::openTraining(const QString& folder)
{
    m_training->open(folder);
}

} // namespace hydra::ui
