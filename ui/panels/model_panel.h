// SPDX-License-Identifier: GPL-3.0-or-later
// The model card as a panel: what the file is, every value with its provenance, what is missing or
// unexpected, and the way to say otherwise.
#pragma once

#include "ui/models/card_model.h"
#include "ui/state/library.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace hydra::ui {

class PatchSlider;

class ModelPanel : public QWidget
{
    Q_OBJECT

public:
    ModelPanel(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent = nullptr);

private:
    void build();
    void follow();
    void followPatch();
    void reopen();

    ViewState& m_state;
    Library& m_library;
    CardModel* m_model;
    QTableView* m_table;
    PatchSlider* m_patch; // of a FlexiViT
    QLabel* m_file;
    QLabel* m_notes;
    QLabel* m_problem;
    QPushButton* m_reset;
};

} // namespace hydra::ui
