// SPDX-License-Identifier: GPL-3.0-or-later
// Trains a linear probe on a labelled folder with the window's current network, and offers its classes as
// targets.
#pragma once

#include "core/base/outcome.h"
#include "core/engine/probe_job.h"
#include "ui/bridge/background.h"
#include "ui/bridge/engine_bridge.h"
#include "ui/state/view_state.h"
#include "ui/widgets/form.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;

namespace hydra::ui {

class ProbeDialog : public QDialog
{
    Q_OBJECT

public:
    ProbeDialog(ViewState& state, EngineBridge& bridge, QWidget* parent = nullptr);

    [[nodiscard]] bool busy() const { return m_running; }
    void reject() override; // cancels a running training instead of closing

Q_SIGNALS:
    void wanted(const QString& file); // explain a class of this probe

private:
    void build();
    [[nodiscard]] QWidget* withButton(QLineEdit* field, const char* id, const QString& spoken,
                                      std::function<QString()> choose);
    void follow(); // enables the buttons
    void train();
    void take(const Outcome<engine::ProbeReport>& outcome);

    ViewState& m_state;
    EngineBridge& m_bridge;
    QString m_from, m_to; // the folder of pictures, the file of the probe
    double m_percent = 20, m_weight = 0.001; // share held out for testing, weight of the penalty
    ValueForm m_form;
    QLineEdit* m_folder;
    QLineEdit* m_file;
    QDoubleSpinBox* m_holdout;
    QDoubleSpinBox* m_penalty;
    QLabel* m_about;
    QLabel* m_result;
    QProgressBar* m_progress;
    QPushButton* m_train;
    QPushButton* m_explain;
    QPushButton* m_close;
    QString m_trained; // the trained file; empty: none yet
    bool m_running = false;
    Background m_thread;
};

} // namespace hydra::ui
