// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/chart_words.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/panels.h"
#include "ui/state/board.h"
#include "ui/views/plot_view.h"
#include "ui/views/prediction_bars.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/glossary.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

namespace hydra::ui {

namespace {

constexpr int fewClasses = 50; // a network with more classes knows most pictures

// The probability of the explained class in CELL's network; -1: unknown.
double shareIn(const Board& board, const Board::Cell& cell)
{
    const int index = board.chosenClass(cell);
    return cell.prediction && index >= 0 && std::size_t(index) < cell.prediction->probabilities.size()
        ? double(cell.prediction->probabilities[std::size_t(index)])
        : -1;
}

// The probability of the explained class over the head count; the stops are head counts.
Chart probabilityChart(const ViewState& state, const Board& board)
{
    Chart chart;
    if (board.cells().empty()) {
        return chart;
    }
    chart.faint = board.opening(); // still of the previous picture
    chart.across.low = board.cells().front().heads - 0.5;
    chart.across.high = board.cells().back().heads + 0.5;
    chart.across.grid = false;
    chart.up.low = -0.03; // room for the dots at both ends
    chart.up.high = 1.06;
    chart.up.step = 50;
    chart.up.scale = 100;
    chart.up.format = "%.0f %%";
    ChartSeries line;
    line.ink.kind = Ink::Muted;
    line.width = 1.5;
    line.dot = 6;
    for (const Board::Cell& cell : board.cells()) {
        const bool now = cell.heads == state.query().heads;
        chart.marked = now ? int(chart.stops.size()) : chart.marked;
        chart.stops.push_back(cell.heads);
        chart.across.names.emplace_back(cell.heads, std::to_string(cell.heads));
        if (const double share = shareIn(board, cell); share >= 0) {
            line.current = now ? int(line.points.size()) : line.current;
            line.points.push_back({double(cell.heads), share});
        }
    }
    chart.series.push_back(line);
    return chart;
}

// The explained class or target, and its probability here; -1: unknown.
std::pair<QString, double> explained(const ViewState& state, const Board& board)
{
    if (!state.query().target.isClass()) {
        const engine::MapPtr& map = board.shownMap();
        const bool known = map && map->targetValue && !board.stale();
        const QString name = spoken(targetName(state.query().target));
        return {known ? QStringLiteral("%1: %2").arg(name, mapValue(*map->targetValue)) : name, -1};
    }
    const Board::Cell* now = board.current();
    const int index = board.chosenClass();
    const bool own = state.query().target.kind == ClassChoice::Kind::Own;
    return {own                               ? curveWords("own first choice")
                : index >= 0 && state.model() ? text(state.model()->config.className(index))
                                              : QString(),
            now ? shareIn(board, *now) : -1};
}

} // namespace

// The chosen sub-network's prediction, and every head count's probability of the explained class.
class PredictionsPanel : public QWidget
{
public:
    PredictionsPanel(ViewState& state, Board& board, QWidget* parent)
        : QWidget(parent)
    {
        setObjectName(QStringLiteral("predictionsPanel"));
        auto* bars = new PredictionBars(state, board, this);
        QLabel* first = heading(tr("Predictions"), this);
        first->setWordWrap(true); // longer in other languages
        first->setMinimumWidth(1);
        teach(first, {QStringLiteral("logit"), QStringLiteral("class-token")});
        auto* second = new ElidedLabel(this);
        QLabel* number = heading({}, this);
        second->setProperty("role", QStringLiteral("heading"));
        auto* known = new QLabel(this); // not elided, because it limits every answer
        known->setObjectName(QStringLiteral("knownClasses"));
        known->setTextFormat(Qt::PlainText);
        known->setWordWrap(true);
        known->hide();
        connect(&state, &ViewState::queryChanged, first, [first, &state] {
            first->setText(
                state.offeredHeads().size() > 1
                    ? tr("Predictions with %1 of %2 heads").arg(state.query().heads).arg(state.maxHeads())
                    : tr("Predictions"));
        });
        connect(&state, &ViewState::modelChanged, known, [known, &state] {
            const QString words = knownClasses(state);
            known->setText(words);
            known->setVisible(!words.isEmpty());
        });
        QLabel* alone = quietLabel(tr("Each on its own: probabilities need not add up to 1."), this);
        alone->setObjectName(QStringLiteral("predictionsAlone"));
        alone->setWordWrap(true);
        alone->hide();
        connect(&board, &Board::currentChanged, alone, [alone, &board] {
            const Board::Cell* now = board.current();
            alone->setVisible(now && now->prediction && now->prediction->answers == Answers::Sigmoid
                              && now->prediction->logits.size() > 1);
        });
        auto* chart = new PlotView(QStringLiteral("probabilityChart"),
                                   tr("Probability of the class by head count"), {260, 130}, {140, 90}, this);
        chart->setToolTip(
            tr("Probability of the explained class at every head count. If the curve rises early, a "
               "small network is enough for this picture. Click to choose a head count."));
        chart->makeBy([&state, &board] { return probabilityChart(state, board); });
        // Shows its number, because the explained class need not be among the most probable ones above.
        const auto follow = [second, number, chart, &state, &board] {
            chart->rebuildSoon();
            const auto [name, share] = explained(state, board);
            const bool isClass = state.query().target.isClass();
            second->setText(name.isEmpty() || !isClass ? name : tr("Probability of %1").arg(name));
            number->setText(name.isEmpty() || share < 0 ? QString() : percent(share));
        };
        connect(&board, &Board::predictionsChanged, chart, follow);
        connect(&board, &Board::currentChanged, chart, follow);
        const auto choose = [&state, &board](int stop) {
            if (std::size_t(stop) < board.cells().size()) {
                state.setHeads(board.cells()[std::size_t(stop)].heads);
            }
        };
        connect(chart, &PlotView::chosen, chart, choose);
        connect(chart, &PlotView::moved, chart,
                [chart, choose](int steps) { choose(chart->stopAfter(steps)); });
        second->setObjectName(QStringLiteral("probabilityTitle"));
        number->setObjectName(QStringLiteral("probabilityNumber"));
        connect(&board, &Board::reset, chart, [chart, &state, &board] {
            chart->setVisible(state.ready() && board.cells().size() > 1); // one dot only repeats its number
        });
        chart->setMinimumHeight(6 * fontMetrics().height()); // otherwise the panel scrolls
        chart->hide();
        QToolButton* save = toolButtonFor(state.actions().exportPredictions, this, Qt::ToolButtonIconOnly);
        auto* top = filled(new QHBoxLayout, {{first, 1}, save}, -1);
        top->setObjectName(QStringLiteral("header")); // the dock adds its close button
        auto* middle = filled(new QHBoxLayout, {{second, 1}, number}, -1);
        filled(new QVBoxLayout(this), {top, {bars, 5}, known, alone, Gap{space::normal}, middle, {chart, 4}},
               space::tight, {space::wide, space::wide, space::wide, space::normal});
    }

private:
    // The classes of a network with few: every answer is one of them.
    static QString knownClasses(const ViewState& state)
    {
        const int count = state.model() ? state.model()->config.numClasses.value : 0;
        if (count < 2 || count > fewClasses || state.model()->config.embeds) {
            return {};
        }
        QStringList names;
        for (int i = 0; i < count; ++i) {
            names << text(state.model()->config.className(i));
        }
        return tr("Knows %1 classes: %2").arg(QString::number(count), names.join(QStringLiteral(", ")));
    }
};

QWidget* predictionsPanel(const PanelParts& parts)
{
    return new PredictionsPanel(parts.state, parts.board, parts.window);
}

} // namespace hydra::ui
