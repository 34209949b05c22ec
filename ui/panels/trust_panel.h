// SPDX-License-Identifier: GPL-3.0-or-later
// How true the map on screen is: its deletion and insertion curves, the pictures along them, and every
// method's scores in a table.
#pragma once

#include "ui/models/trust_model.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QPushButton;
class QSplitter;
class QTableView;
class QToolButton;

namespace hydra::ui {

class ElidedLabel;
class FaithChart;
class StepPicture;
class StepPlayer;

class TrustPanel : public QWidget
{
    Q_OBJECT

public:
    TrustPanel(ViewState& state, Board& board, EngineBridge& bridge, QWidget* parent = nullptr);

Q_SIGNALS:
    void told(const QString& message, bool bad); // what came of saving a table

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void build();
    void buildTable();
    [[nodiscard]] QWidget* buildCurves();
    void connectControls();
    void followCurves();
    void followStep();
    void followScoring();
    void followScores();
    void score();
    void copyTable() const;
    void saveTable();
    void saveFigure();
    [[nodiscard]] QList<QStringList> scored() const; // the table under its headings
    [[nodiscard]] QString facts() const; // the numbers that are no curve
    [[nodiscard]] QString subject() const; // whose curves they are
    [[nodiscard]] QString className(int index) const;

    ViewState& m_state;
    Board& m_board;
    TrustState* m_trust;
    TrustModel* m_scores;
    QSortFilterProxyModel* m_sorted;
    FaithChart* m_chart;
    StepPlayer* m_player;
    StepPicture* m_picture;
    ElidedLabel* m_subject;
    ElidedLabel* m_facts;
    QToolButton* m_steps; // off: no player
    QPushButton* m_score;
    QPushButton* m_copy;
    QPushButton* m_save;
    QPushButton* m_figure;
    QTableView* m_table;
    QSplitter* m_split;
    bool m_shownBefore = false;
};

} // namespace hydra::ui
