// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/trust_panel.h"

#include "core/engine/found_models.h"
#include "core/export/map_file.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/data_file.h"
#include "ui/state/file_picker.h"
#include "ui/views/faith_chart.h"
#include "ui/views/step_player.h"
#include "ui/views/window_figure.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace hydra::ui {

namespace {

// Sorts by numbers, and says what a heading means.
class SortedScores : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole) {
            return QVariant((section == TrustModel::Method ? Qt::AlignLeft : Qt::AlignRight)
                            | Qt::AlignVCenter);
        }
        if (orientation == Qt::Horizontal && role == Qt::ToolTipRole) {
            return TrustModel::meaning(TrustModel::Column(section));
        }
        return QSortFilterProxyModel::headerData(section, orientation, role);
    }
};

} // namespace

TrustPanel::TrustPanel(ViewState& state, Board& board, EngineBridge& bridge, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_board(board)
    , m_trust(new TrustState(state, board, bridge, this))
    , m_scores(new TrustModel(*m_trust, state, this))
    , m_sorted(new SortedScores(this))
    , m_chart(new FaithChart(this))
    , m_player(new StepPlayer(this))
    , m_picture(new StepPicture(this))
    , m_subject(new ElidedLabel(this))
    , m_facts(new ElidedLabel(this))
    , m_steps(new QToolButton(this))
    , m_score(new QPushButton(this))
    , m_copy(new QPushButton(tr("Copy"), this))
    , m_save(new QPushButton(tr("Save CSV…"), this))
    , m_figure(new QPushButton(tr("Save figure…"), this))
    , m_table(new QTableView(this))
    , m_split(new QSplitter(Qt::Horizontal, this))
{
    setObjectName(QStringLiteral("trustPanel"));
    build();
    connectControls();
    followCurves();
    followScoring();
}

void TrustPanel::build()
{
    m_subject->setObjectName(QStringLiteral("trustSubject"));
    m_facts->setObjectName(QStringLiteral("trustFacts"));
    m_facts->setAccessibleDescription(
        tr("Pointing game, share of the map on the object, and how long the class stays first while patches "
           "are removed: most relevant first (positive) or least relevant first (negative)."));
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
    describe(m_score, "trustScore", tr("Score all methods"), {});
    describe(m_copy, "trustCopy", tr("Copy the table"), tr("Copies the scores so far as CSV."));
    describe(m_save, "trustSave", tr("Save the table"), tr("Saves the scores so far as a CSV file."));
    describe(m_figure, "trustFigure", tr("Save figure"),
             tr("Saves curves and scores as they stand, as PDF, SVG or PNG; the file says how they were "
                "computed."));
    buildTable();

    auto* right = new QWidget(m_split);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::normal);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_score, m_copy, m_save, m_figure}) {
        buttons->addWidget(widget);
    }
    buttons->addStretch(1);
    buttons->setObjectName(QStringLiteral("header")); // the dock adds its closing button
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(space::normal, 0, 0, 0);
    column->setSpacing(space::tight);
    column->addLayout(buttons);
    column->addWidget(m_table, 1);

    m_split->addWidget(buildCurves());
    m_split->addWidget(right);
    m_split->setChildrenCollapsible(false);
    m_split->setStretchFactor(0, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(space::wide, space::normal, space::wide, space::normal);
    all->addWidget(m_split, 1);
}

QWidget* TrustPanel::buildCurves()
{
    auto* left = new QWidget(m_split);
    auto* top = new QHBoxLayout;
    top->setSpacing(space::normal);
    top->addWidget(heading(tr("Trust"), left));
    top->addWidget(m_subject, 1);
    top->addWidget(checkBoxFor(m_state.actions().truth, left));
    top->addWidget(m_steps);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(space::normal);
    middle->addWidget(m_chart, 1);
    middle->addWidget(m_picture);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, space::normal, 0);
    column->setSpacing(space::tight);
    column->addLayout(top);
    column->addLayout(middle, 1);
    column->addWidget(m_player);
    column->addWidget(m_facts);
    m_picture->hide();
    m_player->hide();
    return left;
}

void TrustPanel::buildTable()
{
    describe(m_table, "trustTable", tr("Scores of every method"), {});
    m_sorted->setSourceModel(m_scores);
    m_sorted->setSortRole(TrustModel::sortRole);
    m_table->setModel(m_sorted);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1,
                          Qt::AscendingOrder); // as the method table lists them, until a heading is clicked
    keepPlain(*m_table, fontMetrics().height() + 5);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setStretchLastSection(true);
    header->setHighlightSections(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setWordWrap(false);
}

void TrustPanel::connectControls()
{
    connect(m_trust, &TrustState::changed, this, &TrustPanel::followCurves);
    connect(m_trust, &TrustState::scoringChanged, this, &TrustPanel::followScoring);
    connect(m_scores, &QAbstractItemModel::dataChanged, this, &TrustPanel::followScores);
    connect(m_steps, &QToolButton::toggled, this, [this](bool on) {
        m_player->setVisible(on);
        m_picture->setVisible(on);
        followStep();
    });
    connect(m_player, &StepPlayer::moved, this, &TrustPanel::followStep);
    connect(m_chart, &FaithChart::moved, this, [this](int by) {
        m_steps->setChecked(true);
        m_player->pause();
        m_player->step(by);
    });
    connect(m_chart, &FaithChart::chosen, this, [this](int point) {
        m_steps->setChecked(true);
        m_player->pause();
        m_player->setPoint(point);
    });
    connect(m_score, &QPushButton::clicked, this, &TrustPanel::score);
    connect(m_copy, &QPushButton::clicked, this, &TrustPanel::copyTable);
    connect(m_save, &QPushButton::clicked, this, &TrustPanel::saveTable);
    connect(m_figure, &QPushButton::clicked, this, &TrustPanel::saveFigure);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        const TrustRow& row = m_scores->rows()[std::size_t(m_sorted->mapToSource(index).row())];
        if (row.method != TrustState::randomOrder) {
            m_state.setMethod(row.method);
        }
    });
}

void TrustPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_shownBefore) {
        m_shownBefore = true;
        // The table has what it needs, the curves the rest.
        const QHeaderView* header = m_table->horizontalHeader();
        int table = 3 * space::wide;
        for (int column = 0; column < header->count(); ++column) {
            table += column == TrustModel::Insertion ? header->sectionSizeHint(column)
                                                     : header->sectionSize(column); // the last is stretched
        }
        m_split->setSizes({std::max(m_chart->minimumSizeHint().width(), m_split->width() - table), table});
    }
    m_trust->setShown(true);
}

void TrustPanel::hideEvent(QHideEvent* event)
{
    m_trust->setShown(false);
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
    const QString heads = QString::number(m_state.query().heads);
    const engine::MapPtr& map = m_board.shownMap();
    const bool contrast = map && !m_board.stale() && map->againstIndex >= 0;
    return m_trust->faith() && !m_trust->stale()
        ? tr("%1 of %2, k = %3")
              .arg(method,
                   (m_trust->faith()->ofProbability() ? className(m_trust->faith()->classIndex)
                                                      : spoken(m_trust->faith()->target))
                       + (contrast ? QStringLiteral(" − ") + className(map->againstIndex) : QString()),
                   heads)
        : tr("%1, k = %2").arg(method, heads);
}

QString TrustPanel::facts() const
{
    const engine::ScorePtr& faith = m_trust->faith();
    if (!faith || m_trust->stale()) {
        return {};
    }
    QStringList parts;
    if (const auto place = m_trust->placeOf(faith)) {
        parts << (place->hit ? tr("hit") : tr("miss"))
              << tr("%1 on the object (chance %2)").arg(percent(place->mass), percent(place->chanceMass));
    } else {
        parts << m_trust->missingTruth();
    }
    if (!faith->curves.positive.empty()) { // of a class: nothing else can come first
        parts << tr("perturbation AUC: positive %1, negative %2")
                     .arg(areaText(faith->curves.positive.area()), areaText(faith->curves.negative.area()));
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void TrustPanel::followCurves()
{
    const bool failed = !m_trust->failure().isEmpty();
    const engine::ScorePtr faith = failed ? nullptr : m_trust->faith();
    m_chart->show(faith, m_trust->random(), m_trust->stale(),
                  failed                ? m_trust->failure()
                      : m_state.ready() ? tr("Computing…")
                                        : tr("Open a model and a picture"));
    m_subject->setText(subject());
    m_facts->setText(failed ? QString() : facts());
    m_player->setFaith(faith);
    m_steps->setEnabled(faith != nullptr);
    m_figure->setEnabled(faith != nullptr && !m_trust->stale());
}

void TrustPanel::followStep()
{
    const engine::ScorePtr& faith = m_chart->faith();
    const bool wanted = m_steps->isChecked() && faith && m_player->isEnabled();
    m_chart->mark(m_player->way(), wanted ? m_player->point() : -1);
    QImage picture;
    QString spoken;
    if (wanted && m_board.seen()) {
        try {
            picture = toQImage(
                engine::pictureAt(m_board.seen()->shown, *faith, m_player->way(), m_player->point()));
            const int patches = engine::patchesAt(*faith, m_player->way(), m_player->point());
            spoken = m_player->way() == engine::Way::Deletion ? tr("%1 patches removed").arg(patches)
                                                              : tr("%1 patches put back").arg(patches);
        } catch (const Error&) { // a picture that has just changed: its curves are on their way
        }
    }
    m_picture->setPicture(picture, spoken);
}

void TrustPanel::followScoring()
{
    const int left = m_trust->scoring();
    m_score->setText(left > 0 ? tr("Stop (%1 of %2)").arg(m_trust->asked() - left + 1).arg(m_trust->asked())
                              : tr("Score all methods"));
    m_score->setToolTip(left > 0 ? tr("Keep what has been scored.")
                                 : tr("Scores every method's map of this picture at this head count. You can "
                                      "keep working; your requests take priority."));
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
    for (std::size_t i = 0; i < rows.size() && m_state.ready(); ++i) {
        const QModelIndex here = m_sorted->mapFromSource(m_scores->index(int(i), 0));
        if (rows[i].method == m_state.query().options.method && m_table->currentIndex().row() != here.row()
            && !m_table->hasFocus()) {
            m_table->selectRow(here.row());
        }
    }
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
    QApplication::clipboard()->setText(m_scores->csv());
}

void TrustPanel::saveTable()
{
    const QString name = QFileInfo(text(m_state.picture()->image.name)).completeBaseName();
    const QString path = FilePicker::saveTable(this, name + QStringLiteral("-trust.csv"));
    if (path.isEmpty()) {
        return;
    }
    const QString trouble = writeWhole(path, m_scores->csv().toUtf8());
    Q_EMIT told(trouble.isEmpty() ? tr("Saved %1").arg(path) : trouble, !trouble.isEmpty());
}

// As they are sorted; those that have not been scored are left out.
QList<QStringList> TrustPanel::scored() const
{
    QList<QStringList> lines;
    for (int row = -1; row < m_sorted->rowCount(); ++row) {
        const auto source = row < 0 ? 0 : std::size_t(m_sorted->mapToSource(m_sorted->index(row, 0)).row());
        if (row >= 0 && !m_scores->rows()[source].score) {
            continue;
        }
        QStringList line;
        for (int column = 0; column < m_sorted->columnCount(); ++column) {
            line << (row < 0 ? m_sorted->headerData(column, Qt::Horizontal)
                             : m_sorted->index(row, column).data())
                        .toString();
        }
        lines << line;
    }
    return lines.size() > 1 ? lines : QList<QStringList>();
}

void TrustPanel::saveFigure()
{
    const Board::Cell* cell = m_board.current();
    if (!m_trust->faith() || m_trust->stale() || !cell || !cell->map || m_board.stale()) {
        Q_EMIT told(tr("Not saved: the curves are still being computed"), false);
        return;
    }
    DataFacts facts = factsOf(m_state);
    facts.insert(facts.end(),
                 {{"steps", std::int64_t(m_trust->key().curves.steps)},
                  {"deletion", m_trust->faith()->curves.deletion.area()},
                  {"insertion", m_trust->faith()->curves.insertion.area()}});
    std::vector<WindowFigure::Part> curves{partOf(*m_chart)};
    if (m_picture->isVisible()) {
        curves.push_back(partOf(*m_picture));
    }
    const engine::MapPanel panel{{},
                                 {},
                                 m_state.picture()->image.name,
                                 engine::modelName(m_state.model()->path),
                                 {cell->key, cell->map, cell->prediction}};
    QString caption = m_facts->text();
    caption += (caption.isEmpty() ? QString() : QStringLiteral("\n")) + figureSource(m_state);
    saveWindow(*this, pictureStem(m_state) + QStringLiteral("-trust.pdf"),
               {"trust", m_subject->text(), {curves}, scored(), caption, engine::panelsSaid({panel}, facts)},
               [this](const QString& message, bool bad) { Q_EMIT told(message, bad); });
}

} // namespace hydra::ui
