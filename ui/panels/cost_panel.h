// SPDX-License-Identifier: GPL-3.0-or-later
// What each head count costs, by formula and measured here: a table, and one chart of the user's choice.
#pragma once

#include "ui/models/cost_model.h"
#include "ui/state/board.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSplitter;
class QTableView;

namespace hydra::ui {

class CostChart;
class ElidedLabel;

class CostPanel : public QWidget
{
    Q_OBJECT

public:
    CostPanel(ViewState& state, Board& board, EngineBridge& bridge, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override; // of the header in two lines

Q_SIGNALS:
    void saved(const QString& path, const QString& problem); // empty: none

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void build();
    void buildHeader();
    void followWidth();
    void arrangeHeader(bool narrow);
    [[nodiscard]] int movableWidth() const;
    void connectControls();
    void followModel();
    void followRows();
    void followMeasuring();
    void followChart();
    void measure();
    void exportRows();

    ViewState& m_state;
    Board& m_board;
    CostModel* m_costs;
    QComboBox* m_scheme;
    QComboBox* m_size;
    QComboBox* m_plan;
    QComboBox* m_which;
    QPushButton* m_measure;
    QHBoxLayout* m_top; // of the header
    QHBoxLayout* m_second; // where there is no room for one line
    bool m_narrow = true;
    QTableView* m_table;
    CostChart* m_chart;
    QSplitter* m_split;
    ElidedLabel* m_status;
    bool m_shownBefore = false;
    QString m_problem; // of the last measurement, until the next
};

} // namespace hydra::ui
