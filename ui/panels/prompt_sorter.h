// SPDX-License-Identifier: GPL-3.0-or-later
// Sorts the picture list by its similarity to one of the prompts, the most similar first.
#pragma once

#include "ui/bridge/background.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"
#include "ui/widgets/form.h"

class QListWidget;
class QPushButton;

namespace hydra::ui {

class PromptSorter : public QObject
{
    Q_OBJECT

public:
    // The controls are children of PARENT, which lays them out.
    PromptSorter(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent);

    [[nodiscard]] QComboBox* by() const { return m_by; }
    [[nodiscard]] QPushButton* button() const { return m_sort; }
    [[nodiscard]] QListWidget* ranking() const { return m_ranking; }
    void followModel();

Q_SIGNALS:
    void failed(const QString& message);

private:
    void sort();
    void take(const std::vector<engine::RankedImage>& ranked, const QStringList& before);
    void stop();

    ViewState& m_state;
    Library& m_library;
    EngineBridge& m_bridge;
    int m_prompt = 0;
    ValueForm m_form;
    QComboBox* m_by;
    QPushButton* m_sort;
    QListWidget* m_ranking;
    bool m_isSorting = false;
    Background m_thread;
};

} // namespace hydra::ui
