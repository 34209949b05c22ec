// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/rounds_window.h"

#include "core/evaluate/similarity.h"
#include "core/model/round_exit.h"
#include "core/paint/overlay.h"
#include "ui/paint/format.h"
#include "ui/paint/pyramid.h"
#include "ui/shell/round_curve_panel.h"
#include "ui/state/board.h"
#include "ui/state/view_state.h"
#include "ui/views/frame_view.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

#include <cmath>

namespace hydra::ui {

namespace {

constexpr int steps = 1000; // of the slider
const double mostEntropy = std::log(10.0);

double entropyOf(const engine::Prediction& prediction)
{
    return entropyOfFirstTen({prediction.logits.begin(), prediction.logits.end()});
}

} // namespace

RoundsWindow::RoundsWindow(ViewState& state, Board& board, QWidget* parent)
    : ToolWindow("roundsWindow", tr("Rounds"), parent)
    , m_state(state)
    , m_board(board)
    , m_row(new QHBoxLayout)
    , m_place(steps / 5)
    , m_form(this,
             [this] {
                 refresh();
                 m_curve->setThreshold(threshold());
             })
    , m_threshold(m_form.slider(
          "roundsThreshold", m_place, 0, steps, tr("Threshold of entropy"),
          tr("<b>Threshold</b><br>The first round whose entropy is below it answers; the last one always "
             "does. At 0 that is the last one.")))
    , m_answer(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_curve(new RoundCurvePanel(state, this))
{
    m_hint->setText(tr("The open model answers without rounds. Open a ThinkingViT or a ProgResViT to see "
                       "each of its rounds."));
    inRole(m_hint, "quiet", "roundsHint");
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_form.follow();
    m_answer->setObjectName(QStringLiteral("roundsAnswer"));
    m_answer->setTextFormat(Qt::PlainText);
    auto* label = new QLabel(tr("&Threshold"), this);
    label->setBuddy(m_threshold);
    auto* below = filled(new QHBoxLayout, {label, {m_threshold, 1}, {m_answer, 1}});
    m_row->setSpacing(space::wide);
    filled(new QVBoxLayout(this), {{m_row, 1}, {m_hint, 1}, below, {m_curve, 1}}, space::wide,
           {space::wide, space::wide, space::wide, space::wide});
    addAction(state.actions().showRounds);
    connect(&board, &Board::reset, this, &RoundsWindow::refresh);
    connect(&board, &Board::cellChanged, this, &RoundsWindow::refresh);
    connect(&board, &Board::predictionsChanged, this, &RoundsWindow::refresh);
    connect(&state, &ViewState::modelChanged, this, &RoundsWindow::refresh);
    connect(&state, &ViewState::lookChanged, this, &RoundsWindow::refresh);
    m_curve->setThreshold(threshold());
    resize(1240, 640); // low: pictures side by side need little height
    beginAt(m_threshold);
    fill();
}

double RoundsWindow::threshold() const
{
    // The slider's end lies above every entropy, so that the first round answers for all pictures.
    return 1.001 * mostEntropy * m_place / steps;
}

RoundsWindow::Column RoundsWindow::addColumn(const char* name)
{
    auto* page = new QWidget(this);
    Column made{new QLabel(page), new FrameView(page), new QLabel(page)};
    made.title->setObjectName(QLatin1String(name) + QStringLiteral("Title"));
    made.view->setObjectName(QLatin1String(name));
    made.words->setObjectName(QLatin1String(name) + QStringLiteral("Words"));
    QFont bold = font();
    bold.setBold(true);
    made.title->setFont(bold);
    for (QLabel* each : {made.title, made.words}) {
        each->setTextFormat(Qt::PlainText);
        each->setWordWrap(true);
    }
    made.view->setAlignment(Qt::AlignTop); // below its words
    filled(new QVBoxLayout(page), {made.title, made.words, {made.view, 1}});
    m_row->addWidget(page, 1);
    return made;
}

void RoundsWindow::rebuild()
{
    const ModelPtr& model = m_state.model();
    const std::size_t count = model && model->config.thinks() ? model->config.trainedHeads.value.size() : 0;
    if (count == m_rounds.size()) {
        return;
    }
    while (QLayoutItem* item = m_row->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_rounds.clear();
    for (std::size_t round = 0; round < count; ++round) {
        m_rounds.push_back(addColumn(("round" + std::to_string(round + 1)).c_str()));
    }
    m_difference = count > 0 ? addColumn("roundsDifference") : Column{};
}

void RoundsWindow::refresh()
{
    if (!m_soon) {
        m_soon = true;
        QTimer::singleShot(0, this, &RoundsWindow::fill);
    }
}

void RoundsWindow::fill()
{
    m_soon = false;
    rebuild();
    m_hint->setVisible(m_rounds.empty());
    m_threshold->setEnabled(!m_rounds.empty());
    m_curve->setVisible(!m_rounds.empty());
    m_answer->clear();
    if (m_rounds.empty() || !m_state.ready() || !m_board.seen()) {
        return;
    }
    const VitConfig& config = m_state.model()->config;
    const Image& picture = *m_state.picture()->image.picture;
    const InputGeometry& geometry = m_board.seen()->geometry;
    std::vector<engine::MapPtr> maps;
    std::vector<double> entropies;
    for (const Board::Cell& cell : m_board.cells()) {
        const std::size_t round = maps.size();
        if (round >= m_rounds.size() || cell.heads != config.trainedHeads.value[round]) {
            break;
        }
        maps.push_back(cell.map);
        Column& shown = m_rounds[round];
        shown.title->setText(tr("Round %1 · %2 heads").arg(round + 1).arg(cell.heads));
        if (cell.map) {
            shown.view->display(toQImage(paint::overlay(picture, geometry, *cell.map, m_state.look())),
                                shown.title->text());
        } else {
            shown.view->display({}, {});
            shown.view->setHint(cell.failure);
        }
        shown.words->clear();
        if (cell.prediction && !cell.prediction->ranking.empty()) {
            const int first = cell.prediction->ranking.front();
            const double entropy = entropyOf(*cell.prediction);
            entropies.push_back(entropy);
            shown.words->setText(
                tr("%1 %2 · entropy %3")
                    .arg(text(config.className(first)),
                         percent(double(cell.prediction->probabilities[static_cast<std::size_t>(first)])))
                    .arg(entropy, 0, 'f', 3));
        }
    }
    const bool all = maps.size() == m_rounds.size() && maps.front() && maps.back();
    const auto difference = all ? differenceOf(*maps.back(), *maps.front(), true) : std::nullopt;
    m_difference.title->setText(tr("What the last round changed"));
    const bool colours = difference && maps.front()->channels == 3;
    m_difference.words->setText(colours ? tr("How far apart the colours of the two maps are")
                                    : difference
                                    ? tr("Last map minus first, each divided by its largest value")
                                    : all ? tr("The rounds' maps have different grids.")
                                          : QString());
    m_difference.view->display(
        difference ? toQImage(paint::overlay(picture, geometry, *difference, m_state.look())) : QImage(),
        m_difference.title->text());
    if (entropies.size() == m_rounds.size()) {
        m_answer->setText(tr("%1 nats: round %2 answers")
                              .arg(threshold(), 0, 'f', 2)
                              .arg(answeringRound(entropies, threshold()) + 1));
    }
}

void RoundsWindow::beSeen(bool seen)
{
    m_board.setRoundsShown(seen);
    if (seen) {
        refresh();
    }
}

} // namespace hydra::ui
