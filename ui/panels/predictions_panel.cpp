// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/predictions_panel.h"

#include "ui/paint/format.h"
#include "ui/views/prediction_bars.h"
#include "ui/views/probability_chart.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace hydra::ui {

namespace {

constexpr int fewClasses = 50; // a network of more knows most of what one shows it

// Whatever the picture shows, the answer is one of these.
QString knownClasses(const ViewState& state)
{
    const int count = state.model() ? state.model()->config.numClasses.value : 0;
    if (count < 2 || count > fewClasses || state.model()->config.embeds) {
        return {};
    }
    QStringList names;
    for (int i = 0; i < count; ++i) {
        names << text(state.model()->config.className(i));
    }
    return PredictionsPanel::tr("Knows %1 classes: %2")
        .arg(QString::number(count), names.join(QStringLiteral(", ")));
}

} // namespace

PredictionsPanel::PredictionsPanel(ViewState& state, Board& board, QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("predictionsPanel"));
    auto* bars = new PredictionBars(state, board, this);
    auto* chart = new ProbabilityChart(state, board, this);
    QLabel* first = heading(tr("Predictions"), this);
    auto* second = new ElidedLabel(this);
    QLabel* number = heading({}, this);
    second->setProperty("role", QStringLiteral("heading"));
    auto* known = new ElidedLabel(this);
    known->setObjectName(QStringLiteral("knownClasses"));
    known->setProperty("role", QStringLiteral("quiet"));
    known->hide();
    connect(&state, &ViewState::queryChanged, first, [first, &state] {
        first->setText(state.offeredHeads().size() > 1 ? tr("Predictions at k = %1").arg(state.query().heads)
                                                       : tr("Predictions"));
    });
    connect(&state, &ViewState::modelChanged, known, [known, &state] {
        const QString words = knownClasses(state);
        known->setText(words);
        known->setVisible(!words.isEmpty());
    });
    // With its number: the explained class need not be among the most probable ones above.
    connect(chart, &ProbabilityChart::titleChanged, second,
            [second, number, &state](const QString& title, double share) {
                const bool isClass = state.query().target.isClass();
                second->setText(title.isEmpty() || !isClass ? title : tr("Probability of %1").arg(title));
                number->setText(title.isEmpty() || share < 0 ? QString() : percent(share));
            });
    second->setObjectName(QStringLiteral("probabilityTitle"));
    number->setObjectName(QStringLiteral("probabilityNumber"));
    connect(&board, &Board::reset, chart, [chart, &state, &board] {
        chart->setVisible(state.ready() && board.cells().size() > 1); // one dot says what its number says
    });
    chart->setMinimumHeight(6 * fontMetrics().height()); // the panel scrolls rather
    chart->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::wide, space::wide, space::wide, space::normal);
    column->setSpacing(space::tight);
    auto* top = new QHBoxLayout;
    top->setObjectName(QStringLiteral("header")); // the dock adds its closing button
    top->addWidget(first, 1);
    top->addWidget(toolButtonFor(state.actions().exportPredictions, this, Qt::ToolButtonIconOnly));
    column->addLayout(top);
    column->addWidget(bars, 5);
    column->addWidget(known);
    column->addSpacing(space::normal);
    auto* middle = new QHBoxLayout;
    middle->addWidget(second, 1);
    middle->addWidget(number);
    column->addLayout(middle);
    column->addWidget(chart, 4);
}

} // namespace hydra::ui
