// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/trust_panel.h"

#include "core/engine/found_models.h"
#include "core/export/map_file.h"
#include "core/model/sub_networks.h"
#include "ui/models/data_tables.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/panels.h"
#include "ui/panels/trust_table.h"
#include "ui/state/data_file.h"
#include "ui/state/file_picker.h"
#include "ui/views/plot_view.h"
#include "ui/views/step_player.h"
#include "ui/views/trust_charts.h"
#include "ui/views/window_figure.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr QSize leastChart{220, 130};

}

TrustPanel::TrustPanel(ViewState& state, Board& board, StabilityWatch& stability, const Library& library,
                       EngineBridge& bridge, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_board(board)
    , m_trust(new TrustState(state, board, stability, library, bridge, this))
    , m_scores(new TrustModel(*m_trust, state, this))
    , m_lights(new TrustLights(*m_trust, this))
    , m_chart(new PlotView(QStringLiteral("faithChart"), tr("Deletion and insertion curves"), {340, 240},
                           leastChart, this))
    , m_stable(new PlotView(QStringLiteral("stableChart"),
                            tr("How far the map moves when its picture is rounded"), {}, leastChart, this))
    , m_object(new PlotView(QStringLiteral("objectChart"),
                            tr("How much of the object the strongest patches cover"), {}, leastChart, this))
    , m_player(new StepPlayer(this))
    , m_picture(new StepPicture(this))
    , m_verdict(new QLabel(this))
    , m_subject(new ElidedLabel(this))
    , m_facts(new ElidedLabel(this))
    , m_steps(new QToolButton(this))
    , m_score(new QPushButton(this))
    , m_copy(new QPushButton(tr("Copy"), this))
    , m_save(new QPushButton(tr("Save CSV…"), this))
    , m_figure(new QPushButton(tr("Save figure…"), this))
    , m_table(new TrustTable(*m_scores, this))
    , m_truth(checkBoxFor(state.actions().truth, this))
    , m_pages(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("trustPanel"));
    build();
    connectControls();
    followCurves();
    followScoring();
    followPage();
}

void TrustPanel::build()
{
    m_verdict->setObjectName(QStringLiteral("trustVerdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    auto* top = new QHBoxLayout;
    top->setObjectName(QStringLiteral("header")); // the dock adds its close button
    top->setSpacing(space::normal);
    top->addWidget(heading(tr("Trust"), this), 0, Qt::AlignTop);
    top->addWidget(m_verdict, 1);
    for (QWidget* page : std::initializer_list<QWidget*>{buildCurves(), m_stable, m_object, m_table}) {
        m_pages->addWidget(page);
    }
    m_pages->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(space::wide, space::normal, space::wide, space::normal);
    all->setSpacing(space::tight);
    all->addLayout(top);
    all->addWidget(m_lights);
    all->addWidget(m_pages, 1);
    all->addLayout(buildFoot());
}

QWidget* TrustPanel::buildCurves()
{
    auto* page = new QWidget(m_pages);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(space::normal);
    middle->addWidget(m_chart, 1);
    middle->addWidget(m_picture);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::tight);
    column->addLayout(middle, 1);
    column->addWidget(m_player);
    m_chart->setToolTip(
        tr("Patches are removed from the picture (deletion) or put back into a blurred one "
           "(insertion), most relevant first. For a faithful map, deletion falls early and insertion "
           "rises early. Click or use the arrow keys to look at a point."));
    m_picture->hide();
    m_player->hide();
    return page;
}

// The map's name, the page's numbers, and the buttons for them.
QHBoxLayout* TrustPanel::buildFoot()
{
    m_subject->setObjectName(QStringLiteral("trustSubject"));
    m_facts->setObjectName(QStringLiteral("trustFacts"));
    for (QLabel* label : std::initializer_list<QLabel*>{m_subject, m_facts}) {
        label->setProperty("role", QStringLiteral("quiet"));
    }
    m_steps->setText(tr("Steps"));
    m_steps->setCheckable(true);
    m_steps->setFocusPolicy(Qt::TabFocus);
    m_steps->setProperty("role", QStringLiteral("button"));
    describe(m_steps, "trustSteps", tr("Steps"),
             tr("<b>Steps</b><br>The picture as the network saw it at each step of a curve. Step through it "
                "or play it."));
    describe(m_score, "trustScore", tr("Test all methods"), {});
    describe(m_copy, "trustCopy", tr("Copy the table"), tr("Copies the scores so far as CSV."));
    describe(
        m_save, "trustSave", tr("Save the table"),
        tr("Saves the numbers of this page: CSV, JSON, NumPy arrays, a LaTeX table or a Matplotlib script."));
    describe(m_figure, "trustFigure", tr("Save figure"),
             tr("Saves curves and scores as they stand, as PDF, SVG or PNG; the file says how they were "
                "computed."));
    auto* foot = new QHBoxLayout;
    foot->setSpacing(space::normal);
    foot->addWidget(m_subject, 2);
    foot->addWidget(m_facts, 3);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_truth, m_steps, m_score, m_copy, m_save, m_figure}) {
        foot->addWidget(widget);
    }
    return foot;
}

void TrustPanel::connectControls()
{
    connect(m_trust, &TrustState::changed, this, &TrustPanel::followCurves);
    connect(m_trust, &TrustState::scoringChanged, this, &TrustPanel::followScoring);
    connect(m_scores, &QAbstractItemModel::dataChanged, this, &TrustPanel::followScores);
    connect(m_lights, &TrustLights::chosen, this, &TrustPanel::followPage);
    connect(m_steps, &QToolButton::toggled, this, [this](bool on) {
        m_player->setVisible(on);
        m_picture->setVisible(on);
        fitPage();
        followStep();
    });
    connect(m_player, &StepPlayer::moved, this, &TrustPanel::followStep);
    connect(m_chart, &PlotView::moved, this, [this](int by) {
        m_steps->setChecked(true);
        m_player->pause();
        m_player->step(by);
    });
    connect(m_chart, &PlotView::chosen, this, [this](int point) {
        m_steps->setChecked(true);
        m_player->pause();
        m_player->setPoint(point);
    });
    connect(m_score, &QPushButton::clicked, this, &TrustPanel::score);
    connect(m_copy, &QPushButton::clicked, this, &TrustPanel::copyTable);
    connect(m_save, &QPushButton::clicked, this, &TrustPanel::saveTable);
    connect(m_figure, &QPushButton::clicked, this, &TrustPanel::saveFigure);
    connect(m_table, &TrustTable::methodChosen, &m_state, &ViewState::setMethod);
}

void TrustPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_trust->setShown(true);
}

void TrustPanel::hideEvent(QHideEvent* event)
{
    m_trust->setShown(event->spontaneous()); // a minimised window still counts as shown
    QWidget::hideEvent(event);
}

QString TrustPanel::className(int index) const
{
    const std::vector<std::string>& names = m_state.model()->config.classNames.value;
    return index >= 0 && std::size_t(index) < names.size() ? text(names[std::size_t(index)])
                                                           : tr("class %1").arg(index);
}

QString TrustPanel::subject() const
{
    if (!m_state.ready()) {
        return {};
    }
    const QString method = spoken(m_state.method().title);
    const engine::MapPtr& map = m_board.shownMap();
    const bool contrast = map && !m_board.stale() && map->againstIndex >= 0;
    const QString what = m_trust->faith() && !m_trust->stale()
        ? tr("%1 of %2")
              .arg(method,
                   (m_trust->faith()->ofProbability() ? className(m_trust->faith()->classIndex)
                                                      : spoken(m_trust->faith()->target))
                       + (contrast ? QStringLiteral(" − ") + className(map->againstIndex) : QString()))
        : method;
    return hasSubNetworks(m_state.model()->config)
        ? what + QStringLiteral(", ") + headCount(m_state.query().heads)
        : what;
}

QString TrustPanel::facts() const
{
    const ScorePtr& faith = m_trust->faith();
    if (!faith || m_trust->stale()) {
        return {};
    }
    switch (m_lights->page()) {
    case TrustLights::Faithful:
        break;
    case TrustLights::Stable:
        return tr("Up to %1 counts as stable").arg(percent(steadyMovement));
    case TrustLights::OnObject:
        if (const auto place = m_trust->placeOf(faith)) {
            return tr("Chance that a patch is on the object: %1").arg(percent(place->chanceHit));
        }
        return m_trust->missingTruth();
    case TrustLights::Methods:
        return tr("Grey: what random orders reach");
    }
    return {};
}

void TrustPanel::followPage()
{
    const TrustLights::Page page = m_lights->page();
    m_pages->setCurrentIndex(page);
    m_steps->setVisible(page == TrustLights::Faithful);
    m_truth->setVisible(page == TrustLights::OnObject);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_score, m_copy}) {
        widget->setVisible(page == TrustLights::Methods);
    }
    m_facts->setText(facts());
    fitPage();
    m_trust->setWantsAll(page == TrustLights::Methods);
}

// As high as the room, at least the minimum height; the preferred height would make the panel scroll.
void TrustPanel::fitPage()
{
    const int least =
        std::max(m_chart->minimumSizeHint().height(), m_pages->currentWidget()->minimumSizeHint().height());
    m_pages->setMinimumHeight(least);
}

ScorePtr TrustPanel::faith() const
{
    return m_trust->failure().isEmpty() ? m_trust->faith() : nullptr;
}

QString TrustPanel::waiting() const
{
    return !m_trust->failure().isEmpty() ? m_trust->failure()
        : m_state.ready()                ? tr("Computing…")
                                         : tr("Open a model and a picture");
}

bool TrustPanel::stepping() const
{
    return m_steps->isChecked() && faith() && m_player->isEnabled();
}

void TrustPanel::drawCurves()
{
    m_chart->show(faithChart(faith(), m_trust->random(), m_trust->stale(), waiting(), m_player->way(),
                             stepping() ? m_player->point() : -1));
}

void TrustPanel::followCurves()
{
    const ScorePtr faith = this->faith();
    m_stable->show(stableChart(m_trust->numbers().moved,
                               m_state.ready() && !m_trust->stability().measures()
                                   ? tr("Not measured for maps that take many passes")
                                   : waiting()));
    const QString missing = m_trust->missingTruth();
    m_object->show(objectChart(found(), missing.isEmpty() ? waiting() : missing));
    m_table->showPlaces(m_trust->truth().has_value());
    m_verdict->setText(m_state.ready() ? verdictSentence(*m_trust) : QString());
    m_subject->setText(subject());
    m_facts->setText(m_trust->failure().isEmpty() ? facts() : QString());
    m_player->setFaith(faith);
    drawCurves();
    m_steps->setEnabled(faith != nullptr);
    m_figure->setEnabled(faith != nullptr && !m_trust->stale());
}

void TrustPanel::followStep()
{
    const ScorePtr faith = this->faith();
    drawCurves();
    QImage picture;
    QString spoken;
    if (stepping() && m_board.seen()) {
        try {
            picture =
                toQImage(hydra::pictureAt(m_board.seen()->shown, *faith, m_player->way(), m_player->point()));
            const int patches = patchesAt(*faith, m_player->way(), m_player->point());
            spoken = m_player->way() == Way::Deletion ? tr("%1 patches removed").arg(patches)
                                                      : tr("%1 patches put back").arg(patches);
        } catch (const Error&) { // the picture has just changed, and its curves are not there yet
        }
    }
    m_picture->setPicture(picture, spoken);
}

void TrustPanel::followScoring()
{
    const int left = m_trust->scoring();
    m_score->setText(left > 0 ? tr("Stop (%1 of %2)").arg(m_trust->asked() - left + 1).arg(m_trust->asked())
                              : tr("Test all methods"));
    m_score->setToolTip(left > 0 ? tr("Keep what has been scored.")
                                 : tr("Tests every method on this picture, as long as Trust is in sight."));
    m_score->setEnabled(m_state.ready());
    followScores();
}

void TrustPanel::followScores()
{
    const std::vector<TrustRow>& rows = m_scores->rows();
    const bool some =
        std::any_of(rows.begin(), rows.end(), [](const TrustRow& row) { return row.score != nullptr; });
    m_copy->setEnabled(some);
    m_save->setEnabled(some);
}

void TrustPanel::score()
{
    if (m_trust->scoring() > 0) {
        m_trust->stop();
    } else {
        m_trust->scoreAll();
    }
}

void TrustPanel::copyTable() const
{
    QApplication::clipboard()->setText(text(tableCsv(m_scores->table({}))));
}

Curve TrustPanel::found() const
{
    return faith() && m_trust->truth() ? objectFound(faith()->order, *m_trust->truth()) : Curve();
}

DataTable TrustPanel::shownTable() const
{
    DataFacts facts = questionFacts(m_state);
    facts.emplace_back("k", std::int64_t(m_state.query().heads));
    const TrustLights::Page page = m_lights->page();
    if (page == TrustLights::Methods) {
        return m_scores->table(std::move(facts));
    }
    facts.emplace_back("method", m_state.query().options.method);
    if (page == TrustLights::Stable) {
        return stableTable(m_trust->numbers().moved, std::move(facts));
    }
    Chart curves = curveChart();
    if (page == TrustLights::OnObject) {
        curves.series = {seriesOf("this map", found()), seriesOf("even map", {{0, 1}, {0, 1}})};
        return tableOf(curves, std::move(facts));
    }
    facts.emplace_back("steps", std::int64_t(m_trust->key().curves.steps));
    addCurves(curves, m_state.query().options.method, m_trust->faith()->curves);
    if (m_trust->random()) {
        addCurves(curves, TrustState::randomOrder, m_trust->random()->curves);
    }
    return tableOf(curves, std::move(facts));
}

void TrustPanel::saveTable()
{
    if (m_lights->page() != TrustLights::Methods && (!m_trust->faith() || m_trust->stale())) {
        Q_EMIT reported(tr("Not saved: the curves are still being computed"), false);
        return;
    }
    ui::saveTable(
        this, tr("Save the table"), pictureStem(m_state) + QStringLiteral("-trust.csv"),
        [table = shownTable()] { return table; },
        [this](const QString& path, const QString& trouble) {
            Q_EMIT reported(trouble.isEmpty() ? tr("Saved %1").arg(path) : trouble, !trouble.isEmpty());
        });
}

void TrustPanel::saveFigure()
{
    const Board::Cell* cell = m_board.current();
    if (!m_trust->faith() || m_trust->stale() || !cell || !cell->map || m_board.stale()) {
        Q_EMIT reported(tr("Not saved: the curves are still being computed"), false);
        return;
    }
    DataFacts facts = factsOf(m_state);
    facts.insert(facts.end(),
                 {{"steps", std::int64_t(m_trust->key().curves.steps)},
                  {"deletion", m_trust->faith()->curves.deletion.area()},
                  {"insertion", m_trust->faith()->curves.insertion.area()}});
    std::vector<WindowFigure::Part> curves{partOf(*m_pages->currentWidget())};
    if (m_lights->page() == TrustLights::Faithful) {
        curves = {partOf(*m_chart)};
        if (m_picture->isVisible()) {
            curves.push_back(partOf(*m_picture));
        }
    }
    const MapPanel panel{{},
                         {},
                         m_state.picture()->image.name,
                         engine::modelName(m_state.model()->path),
                         {cell->key, cell->map, cell->prediction}};
    QStringList caption{m_verdict->text(), m_facts->text(), figureSource(m_state)};
    caption.removeAll(QString());
    saveWindow(*this, pictureStem(m_state) + QStringLiteral("-trust.pdf"),
               {"trust",
                m_subject->text(),
                {curves},
                m_table->lines(),
                caption.join(QLatin1Char('\n')),
                panelsDocument({panel}, facts)},
               [this](const QString& message, bool bad) { Q_EMIT reported(message, bad); });
}

QWidget* trustPanel(const PanelParts& of)
{
    auto* panel = new TrustPanel(of.state, of.board, of.stability, of.library, of.bridge, of.window);
    QObject::connect(panel, &TrustPanel::reported, panel, of.tell);
    return panel;
}

} // namespace hydra::ui
