// SPDX-License-Identifier: GPL-3.0-or-later
// What is switched off or replaced in the network, as a list whose rows can be taken back, and controls that
// add to it. Patches are added with Shift and a click in the picture.
#pragma once

#include "ui/state/view_state.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace hydra::ui {

class WhatIfPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WhatIfPanel(ViewState& state, QWidget* parent = nullptr);

private:
    void build();
    void connectControls();
    void followModel();
    void followQuery();
    void showParts(); // those that the chosen part and its replacement have
    void add(); // what the controls say
    void remove(); // the chosen rows
    void applyText();
    void setRegisters();
    void keepPicture(); // the picture on screen becomes the other one
    void set(const Interventions& without);

    ViewState& m_state;
    QComboBox* m_part;
    QSpinBox* m_block;
    QSpinBox* m_head;
    QComboBox* m_by;
    QPushButton* m_add;
    QListWidget* m_list;
    QPushButton* m_remove;
    QPushButton* m_all;
    QLineEdit* m_text;
    QLabel* m_problem;
    QLabel* m_note;
    QComboBox* m_registers;
    QSpinBox* m_extra;
    QToolButton* m_beforeAfter;
    QPushButton* m_keep;
    QString m_otherName; // of the picture that was kept
};

} // namespace hydra::ui
