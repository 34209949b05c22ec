// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked: method, class, block, head, token. A row is there only where the chosen method uses it.
#pragma once

#include "ui/state/board.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;
class QPushButton;

namespace hydra::ui {

class ClassField;

class ExplainPanel : public QWidget
{
    Q_OBJECT

public:
    ExplainPanel(ViewState& state, Board& board, QWidget* parent = nullptr);
    void add(QWidget* controls); // below the others, over the whole width

Q_SIGNALS:
    void referenceWanted(const QString& id); // of the chosen method

private:
    void build();
    void connectControls();
    void followModel();
    void followQuery();
    void showRows(); // of the method
    [[nodiscard]] int ownStart() const; // of the method

    ViewState& m_state;
    QComboBox* m_method;
    QLabel* m_teaches;
    ClassField* m_class;
    ClassField* m_against;
    QSpinBox* m_layer;
    QSpinBox* m_head;
    QComboBox* m_fusion;
    QSpinBox* m_startLayer;
    QDoubleSpinBox* m_discard;
    QDoubleSpinBox* m_gammaConv;
    QDoubleSpinBox* m_gammaLinear;
    QSpinBox* m_steps;
    QPushButton* m_token;
    QFormLayout* m_form = nullptr;
    bool m_following = false; // controls are being set from the state, not by the user
};

} // namespace hydra::ui
