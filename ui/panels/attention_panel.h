// SPDX-License-Identifier: GPL-3.0-or-later
// Which attention each block computes: replace some by a linear-time kind and see what it does to map and
// prediction.
#pragma once

#include "ui/models/plan_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QTableView;

namespace hydra::ui {

class AttentionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit AttentionPanel(ViewState& state, QWidget* parent = nullptr);

Q_SIGNALS:
    void referenceWanted(const QString& id); // of the replacement's kind

private:
    void build();
    void connectControls();
    void followModel();
    void followQuery();
    void followPlace(const AttentionPlan& now, const AttentionPlan& trained, int differing);
    void replace(); // the controls' wish becomes the plan
    void checkText();
    void applyText();
    void showOptions(); // those that the chosen kind has
    [[nodiscard]] BlockAttention replacement() const;

    ViewState& m_state;
    QComboBox* m_kind;
    QComboBox* m_kernel;
    QSpinBox* m_heads;
    QSpinBox* m_window;
    QSpinBox* m_count;
    QComboBox* m_where;
    QLineEdit* m_text;
    QLabel* m_problem;
    QLabel* m_note;
    PlanModel* m_model;
    QTableView* m_table;
};

} // namespace hydra::ui
