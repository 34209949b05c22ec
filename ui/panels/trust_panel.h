// SPDX-License-Identifier: GPL-3.0-or-later
// How true the map on screen is, in one sentence and three lights; below, what stands behind the one that is
// pressed, over the whole width: deletion and insertion curves with the pictures along them, how firm it
// stands, how it finds the object, or every method's scores in a table with dots.
#pragma once

#include "ui/models/trust_model.h"
#include "ui/panels/trust_lights.h"

#include <QWidget>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace hydra::ui {

class ElidedLabel;
class PlotView;
class StepPicture;
class StepPlayer;
class TrustTable;

class TrustPanel : public QWidget
{
    Q_OBJECT

public:
    TrustPanel(ViewState& state, Board& board, StabilityWatch& stability, const Library& library,
               EngineBridge& bridge, QWidget* parent = nullptr);
    [[nodiscard]] ScorePtr faith() const; // whose curves are shown; null: none, or it failed

Q_SIGNALS:
    void told(const QString& message, bool bad); // what came of saving a table

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void build();
    [[nodiscard]] QWidget* buildCurves();
    [[nodiscard]] QHBoxLayout* buildFoot();
    void connectControls();
    void followPage();
    void fitPage();
    void followCurves();
    void drawCurves(); // with the point that the player is at
    [[nodiscard]] bool stepping() const;
    void followStep();
    [[nodiscard]] QString waiting() const; // in place of it
    [[nodiscard]] Curve found() const; // of the object; empty: its place is unknown
    void followScoring();
    void followScores();
    void score();
    void copyTable() const;
    [[nodiscard]] DataTable shownTable() const; // of the page
    void saveTable();
    void saveFigure();
    [[nodiscard]] QString facts() const; // the numbers that are no curve, of the page
    [[nodiscard]] QString subject() const; // whose curves they are
    [[nodiscard]] QString className(int index) const;

    ViewState& m_state;
    Board& m_board;
    TrustState* m_trust;
    TrustModel* m_scores;
    TrustLights* m_lights;
    PlotView *m_chart, *m_stable, *m_object;
    StepPlayer* m_player;
    StepPicture* m_picture;
    QLabel* m_verdict;
    ElidedLabel* m_subject;
    ElidedLabel* m_facts;
    QToolButton* m_steps; // off: no player
    QPushButton* m_score;
    QPushButton* m_copy;
    QPushButton* m_save;
    QPushButton* m_figure;
    TrustTable* m_table;
    QCheckBox* m_truth;
    QStackedWidget* m_pages; // of TrustLights::Page
};

} // namespace hydra::ui
