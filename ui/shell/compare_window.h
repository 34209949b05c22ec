// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison in a window of its own: what is compared on top, the panels in the middle, what is under the
// mouse and how alike the two chosen panels are at the bottom.
#pragma once

#include "ui/state/comparison.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QSpinBox;
class QToolButton;

namespace hydra::ui {

class ElidedLabel;

class ComparisonGrid;

class CompareWindow : public QWidget
{
    Q_OBJECT

public:
    CompareWindow(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent);

    void toggle(); // shows, or closes when it is in front
    [[nodiscard]] Comparison& comparison() { return m_comparison; }

Q_SIGNALS:
    void failed(const QString& message);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] QWidget* buildHeader();
    [[nodiscard]] QWidget* buildFooter();
    void buildMethods();
    void apply(); // the controls to the comparison
    void follow();
    void tellQuestion();
    void buildModelMenu(); // the comparison to the controls
    void tellHovered(int panel, int patch);
    void tellChosen();
    void openInMainWindow(int panel);
    void exportPanels();

    ViewState& m_state;
    Comparison m_comparison;
    ComparisonGrid* m_grid;
    QComboBox* m_columns;
    QComboBox* m_rows;
    QSpinBox* m_pictures;
    QToolButton* m_methods;
    QMenu* m_methodMenu;
    QLineEdit* m_plans;
    QToolButton* m_addModel;
    ElidedLabel* m_question; // what is compared
    QCheckBox* m_sharedRange;
    QToolButton* m_export;
    QCheckBox* m_difference;
    QCheckBox* m_normalised;
    QCheckBox* m_blink;
    QLabel* m_chosen; // how alike
    QLabel* m_readOut;
};

} // namespace hydra::ui
