// SPDX-License-Identifier: GPL-3.0-or-later
// What is compared: the controls above a comparison's panels. They and the comparison's setup follow each
// other.
#pragma once

#include "ui/state/comparison.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QMenu;
class QSpinBox;
class QToolButton;

namespace hydra::ui {

class CompareControls : public QWidget
{
    Q_OBJECT

public:
    CompareControls(ViewState& state, Comparison& comparison, QWidget* parent);

private:
    void build();
    void buildMethods();
    void buildModelMenu(); // the shipped ones, and files
    void apply(); // the controls to the comparison
    void follow(); // the comparison to the controls

    ViewState& m_state;
    Comparison& m_comparison;
    QComboBox* m_columns;
    QComboBox* m_rows;
    QSpinBox* m_pictures;
    QToolButton* m_methods;
    QMenu* m_methodMenu;
    QLineEdit* m_plans;
    QToolButton* m_addModel;
    QCheckBox* m_sharedRange;
};

} // namespace hydra::ui
