// SPDX-License-Identifier: GPL-3.0-or-later
// How far the map on screen can be trusted, in one sentence and three lights; below, over the whole width,
// the details of the pressed light: deletion and insertion curves with the pictures along them, stability,
// object localisation, or every method's scores in a table with dots.
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
    [[nodiscard]] ScorePtr faith() const; // the score whose curves are shown; null: none, or it failed

Q_SIGNALS:
    void reported(const QString& message, bool bad); // the result of saving a table

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
    void drawCurves(); // with the player's point marked
    [[nodiscard]] bool stepping() const;
    void followStep();
    [[nodiscard]] QString waiting() const; // the note in place of the picture
    [[nodiscard]] Curve found() const; // share of the object found; empty: its place is unknown
    void followScoring();
    void followScores();
    void score();
    void copyTable() const;
    [[nodiscard]] DataTable shownTable() const; // the current page's table
    void saveTable();
    void saveFigure();
    [[nodiscard]] QString facts() const; // the current page's numbers besides the curves
    [[nodiscard]] QString subject() const; // names the map of the curves
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
    QToolButton* m_steps; // shows the player
    QPushButton* m_score;
    QPushButton* m_copy;
    QPushButton* m_save;
    QPushButton* m_figure;
    TrustTable* m_table;
    QCheckBox* m_truth;
    QStackedWidget* m_pages; // indexed by TrustLights::Page
};

} // namespace hydra::ui
