// SPDX-License-Identifier: GPL-3.0-or-later
// All heads at once, in a window of its own: a map for each head of each block, beside them the parts of the
// class's logit and its probability over the blocks. A click opens a map in the main window.
#pragma once

#include "core/export/data_table.h"
#include "ui/shell/tool_window.h"
#include "ui/state/board.h"
#include "ui/state/insides.h"
#include "ui/widgets/form.h"

#include <functional>

class QBoxLayout;
class QLabel;
class QLayout;
class QToolButton;

namespace hydra::ui {

class ElidedLabel;
class HeadMatrixModel;
class HeadMatrixView;
class PlotView;
class PartsList;
class PartsModel;

class HeadMatrixWindow : public ToolWindow
{
    Q_OBJECT

public:
    HeadMatrixWindow(ViewState& state, Board& board, Insides& insides, QWidget* parent);

Q_SIGNALS:
    void figureWanted(const QString& method, bool sorted, bool oneRange); // of what is shown

protected:
    void beSeen(bool seen) override;
    void setDimmed(bool dimmed) override;
    [[nodiscard]] QString hint() const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] Choices<QString> methods() const;
    [[nodiscard]] QWidget* buildHeader();
    [[nodiscard]] QWidget* buildBeside();
    // A title with the button EXPORTING, which saves the result of TABLE as NAME.csv.
    [[nodiscard]] QLayout* titled(const QString& title, QToolButton* exporting, const char* name,
                                  std::function<DataTable()> table);
    void connectControls();
    void arrange();
    void ask();
    void follow();
    void open(const QModelIndex& index);
    // Shows METHOD with BLOCK and HEAD (-1: all) in the main window.
    void show(const std::string& method, int block, int head);
    [[nodiscard]] QString summary() const;

    ViewState& m_state;
    Insides& m_insides;
    HeadMatrixModel* m_model;
    HeadMatrixView* m_view;
    PartsModel* m_parts;
    PartsList* m_list;
    PlotView* m_chart;
    QString m_shown; // the method of the maps
    ValueForm m_form;
    QComboBox* m_method;
    QComboBox* m_order;
    QCheckBox* m_oneRange;
    QToolButton* m_figure;
    QToolButton* m_exportParts;
    QToolButton* m_exportLens;
    ElidedLabel* m_summary;
    QLabel* m_partsNote;
    QWidget* m_beside = nullptr;
    QBoxLayout* m_middle = nullptr;
};

} // namespace hydra::ui
