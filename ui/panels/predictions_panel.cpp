// SPDX-License-Identifier: GPL-3.0-or-later
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

// Of the explained class in CELL's network; -1: not known.
double shareIn(const Board& board, const Board::Cell& cell)
{
    const int index = board.chosenClass(cell);
    return cell.prediction && index >= 0 && std::size_t(index) < cell.prediction->probabilities.size()
        ? double(cell.prediction->probabilities[std::size_t(index)])
        : -1;
}

constexpr int fewClasses = 50; // a network of more knows most of what one shows it

} // namespace

// How the probability of the explained class moves with the head count, with the present one marked. A click
// or the arrow keys choose.
class ProbabilityChart : public PlotView
{
public:
    // TITLE: says which class, and its probability here; -1: unknown.
    using Title = std::function<void(const QString& name, double share)>;

    ProbabilityChart(ViewState& state, Board& board, Title title, QWidget* parent)
        : PlotView(QStringLiteral("probabilityChart"), tr("Probability of the class by head count"), parent)
        , m_state(state)
        , m_board(board)
        , m_title(std::move(title))
    {
        setToolTip(tr("Probability of the explained class at every head count. If the curve rises early, a "
                      "small network is enough for this picture. Click to choose a head count."));
        connect(&board, &Board::predictionsChanged, this, &ProbabilityChart::follow);
        connect(&board, &Board::currentChanged, this, &ProbabilityChart::follow);
        connect(this, &PlotView::chosen, this, &ProbabilityChart::choose);
        connect(this, &PlotView::moved, this, [this](int steps) { choose(stopAfter(steps)); });
    }
    [[nodiscard]] QSize sizeHint() const override { return {260, 130}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {140, 90}; }

protected:
    void build() override
    {
        const auto& cells = m_board.cells();
        m_marked = -1;
        if (cells.empty()) {
            return;
        }
        PlotAxis across{{}, cells.front().heads - 0.5, cells.back().heads + 0.5};
        across.grid = false;
        PlotLine line{{}, {}, QPen(colour(QPalette::PlaceholderText), 1.5)};
        line.dot = 6;
        QList<QPointF> now;
        std::vector<double> stops;
        for (const Board::Cell& cell : cells) {
            if (cell.heads == m_state.query().heads) {
                m_marked = int(stops.size());
            }
            stops.push_back(cell.heads);
            across.names.emplace_back(cell.heads, QString::number(cell.heads));
            if (const double share = shareIn(m_board, cell); share >= 0) {
                line.points.append({double(cell.heads), 100 * share});
                now = cell.heads == m_state.query().heads ? line.points.sliced(line.points.size() - 1) : now;
            }
        }
        // Per cent; room for the dots at both ends.
        setAxes(across, {{}, -3, 106, 50, QStringLiteral("%.0f %%")});
        setStops(stops);
        highlight(add(line), now, colour(QPalette::Highlight), 11);
    }

private:
    void follow()
    {
        rebuildSoon();
        setFaint(m_board.opening()); // of the picture before
        const bool own = m_state.query().target.kind == ClassChoice::Kind::Own;
        const int index = m_board.chosenClass();
        if (!m_state.query().target.isClass()) {
            const engine::MapPtr& map = m_board.shownMap();
            const bool known = map && map->targetValue && !m_board.stale();
            const QString name = spoken(targetName(m_state.query().target));
            m_title(known ? QStringLiteral("%1: %2").arg(name, mapValue(*map->targetValue)) : name, -1);
            return;
        }
        const Board::Cell* now = m_board.current();
        m_title(own                                 ? tr("own first choice")
                    : index >= 0 && m_state.model() ? text(m_state.model()->config.className(index))
                                                    : QString(),
                now ? shareIn(m_board, *now) : -1);
    }
    void choose(int stop)
    {
        if (std::size_t(stop) < m_board.cells().size()) {
            m_state.setHeads(m_board.cells()[std::size_t(stop)].heads);
        }
    }

    ViewState& m_state;
    Board& m_board;
    const Title m_title;
};

// What the chosen sub-network says, and how sure every head count is of the explained class.
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
        auto* known = new QLabel(this); // whole, as it limits every answer
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
        // With its number: the explained class need not be among the most probable ones above.
        const auto title = [second, number, &state](const QString& name, double share) {
            const bool isClass = state.query().target.isClass();
            second->setText(name.isEmpty() || !isClass ? name : tr("Probability of %1").arg(name));
            number->setText(name.isEmpty() || share < 0 ? QString() : percent(share));
        };
        auto* chart = new ProbabilityChart(state, board, title, this);
        second->setObjectName(QStringLiteral("probabilityTitle"));
        number->setObjectName(QStringLiteral("probabilityNumber"));
        connect(&board, &Board::reset, chart, [chart, &state, &board] {
            chart->setVisible(state.ready() && board.cells().size() > 1); // one dot says what its number says
        });
        chart->setMinimumHeight(6 * fontMetrics().height()); // the panel scrolls rather
        chart->hide();
        QToolButton* save = toolButtonFor(state.actions().exportPredictions, this, Qt::ToolButtonIconOnly);
        auto* top = filled(new QHBoxLayout, {{first, 1}, save}, -1);
        top->setObjectName(QStringLiteral("header")); // the dock adds its closing button
        auto* middle = filled(new QHBoxLayout, {{second, 1}, number}, -1);
        filled(new QVBoxLayout(this), {top, {bars, 5}, known, alone, Gap{space::normal}, middle, {chart, 4}},
               space::tight, {space::wide, space::wide, space::wide, space::normal});
    }

private:
    // Whatever the picture shows, the answer is one of these.
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

QWidget* predictionsPanel(ViewState& state, Board& board, QWidget* parent)
{
    return new PredictionsPanel(state, board, parent);
}

} // namespace hydra::ui
