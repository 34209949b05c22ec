// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/predictions_panel.h"

#include "ui/panels/controls.h"
#include "ui/shell/theme.h"
#include "ui/views/prediction_bars.h"
#include "ui/views/probability_chart.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace hydra::ui {

PredictionsPanel::PredictionsPanel(ViewState& state, Board& board, QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("predictionsPanel"));
    auto* bars = new PredictionBars(state, board, this);
    auto* chart = new ProbabilityChart(state, board, this);
    QLabel* first = heading(tr("Predictions"), this);
    auto* second = new ElidedLabel(this);
    second->setProperty("role", QStringLiteral("heading"));
    connect(&state, &ViewState::queryChanged, first, [first, &state] {
        first->setText(state.model() ? tr("Predictions at k = %1").arg(state.query().heads)
                                     : tr("Predictions"));
    });
    connect(chart, &ProbabilityChart::titleChanged, second, [second](const QString& title) {
        second->setText(title.isEmpty() ? QString() : tr("Probability of %1").arg(title));
    });
    connect(&board, &Board::reset, chart, [chart, &state] { chart->setVisible(state.ready()); });
    chart->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::wide, space::wide, space::wide, space::normal);
    column->setSpacing(space::tight);
    auto* top = new QHBoxLayout;
    top->addWidget(first, 1);
    top->addWidget(toolButtonFor(state.actions().exportPredictions, this, Qt::ToolButtonIconOnly));
    column->addLayout(top);
    column->addWidget(bars, 5);
    column->addSpacing(space::normal);
    column->addWidget(second);
    column->addWidget(chart, 4);
}

} // namespace hydra::ui
