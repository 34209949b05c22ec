// SPDX-License-Identifier: GPL-3.0-or-later
// On top of the embedding's window: what is embedded and how, the button that runs it, and its progress.
#pragma once

#include "ui/models/embedding_run.h"
#include "ui/widgets/form.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace hydra::ui {

class ElidedLabel;

class EmbeddingControls : public QWidget
{
    Q_OBJECT

public:
    EmbeddingControls(ViewState& state, QWidget* parent);

    [[nodiscard]] EmbeddingSettings settings() const;
    [[nodiscard]] QString place(int block) const; // in words
    void followModel(); // updates the blocks and head counts on offer
    void setRunning(bool running);
    void setOutdated(bool outdated); // the points belong to other settings
    void showProgress(double share, const QString& words);
    void tell(const QString& words);

Q_SIGNALS:
    void changed();
    void runPressed(); // Run or Stop

private:
    [[nodiscard]] QLayout* buildSettings();
    [[nodiscard]] QLayout* buildHeads();
    void buildHeadButtons(const QList<int>& offered);

    ViewState& m_state;
    EmbeddingSettings m_settings; // without the heads, which the buttons hold
    ValueForm m_form; // edits it
    QComboBox* m_block;
    QWidget* m_layout; // with its label
    QPushButton* m_run;
    QLabel* m_headsLabel;
    QHBoxLayout* m_heads; // a button for each head count
    ElidedLabel* m_status;
    QProgressBar* m_progress;
};

} // namespace hydra::ui
