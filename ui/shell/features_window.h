// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the features that the open autoencoder finds in the picture, or in the patch that is pointed at or
// marked. The canvas shows the map of the chosen one, until something else is asked. It can be switched off,
// set to a multiple of its largest value, or explained, all through ViewState.
#pragma once

#include "ui/bridge/standing_question.h"
#include "ui/shell/tool_window.h"
#include "ui/state/board.h"
#include "ui/widgets/form.h"

#include <optional>

class QLabel;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace hydra::ui {

class ElidedLabel;
class FeaturesModel;
class FolderFeatures;

class FeaturesWindow : public ToolWindow
{
    Q_OBJECT

public:
    FeaturesWindow(ViewState& state, Board& board, QWidget* parent);

    [[nodiscard]] bool besidePicture() const override { return true; } // maps, and patches to point at
    void pointAt(int patch); // under the mouse in the canvas; -1: none
    [[nodiscard]] const FeaturesModel& model() const { return *m_model; }
    [[nodiscard]] int chosen() const { return m_chosen; } // feature; -1: none
    void choose(int feature); // shows its map
    [[nodiscard]] bool complete() const; // all its questions are answered or have failed

Q_SIGNALS:
    void sheetWanted(const QString& index); // of the chosen feature; INDEX is empty if none is open

protected:
    void beSeen(bool seen) override;

private:
    [[nodiscard]] QWidget* buildTable();
    [[nodiscard]] QWidget* buildBeside();
    void describeControls();
    void connectControls();
    void ask();
    void fill();
    void fillBeside();
    void takeFilter();
    void goBack(); // to the class and method from before a feature
    void explain(); // the chosen feature, by the previous method
    void change(double multiple); // of the chosen feature
    void undoChange();
    [[nodiscard]] int shownPatch() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString survival() const; // of the chosen feature, compared with all heads
    [[nodiscard]] QString provenance() const;
    [[nodiscard]] QString answerOf(const engine::PredictionPtr& prediction) const;

    ViewState& m_state;
    Board& m_board;
    StandingQuestion<CodesKey> m_codes, m_whole; // the second with all heads
    StandingQuestion<NetworkKey> m_plain, m_replaced; // the answer as it is, and with the reconstruction
    StandingQuestion<FeaturePartsKey> m_parts;
    StandingQuestion<FeatureClassesKey> m_classes;
    FeaturesModel* m_model;
    QSortFilterProxyModel* m_sorted = nullptr;
    QStackedWidget* m_pages;
    QTableView* m_table;
    QString m_number; // typed
    double m_multiple = 3; // of its largest value
    bool m_onPatch = false; // edits apply to the marked patch only
    ValueForm m_form;
    QLineEdit* m_filter;
    ElidedLabel *m_where, *m_replacement;
    QLabel *m_quality, *m_title, *m_survival, *m_classNames;
    QToolButton *m_off, *m_set, *m_on, *m_explain, *m_back, *m_sheet;
    QDoubleSpinBox* m_times;
    QComboBox* m_patches;
    QCheckBox* m_reconstruct;
    FolderFeatures* m_folder;
    ClassChoice m_target{}; // what was explained before a feature
    std::string m_method; // the method for it
    int m_pointed = -1, m_chosen = -1;
    bool m_filling = false;
};

} // namespace hydra::ui
