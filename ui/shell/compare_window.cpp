// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/compare_window.h"

#include "core/base/version.h"
#include "core/engine/found_models.h"
#include "core/evaluate/similarity.h"
#include "core/export/map_file.h"
#include "core/model/sub_networks.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/shell/compare_controls.h"
#include "ui/state/comparison.h"
#include "ui/state/data_file.h"
#include "ui/state/file_picker.h"
#include "ui/views/comparison_grid.h"
#include "ui/views/window_figure.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/form.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QWidget>

#include <algorithm>

namespace hydra::ui {

namespace {

using Columns = Comparison::Columns;

// Whether a method that is shown has TRAIT.
bool anyMethod(const Comparison& comparison, bool MethodInfo::*trait)
{
    const std::vector<Comparison::Cell>& cells = comparison.cells();
    return std::any_of(cells.begin(), cells.end(), [trait](const Comparison::Cell& cell) {
        return methodInfo(cell.key.options.method).*trait;
    });
}

std::vector<MapPanel> panels(const Comparison& comparison)
{
    std::vector<MapPanel> all;
    for (const Comparison::Cell& cell : comparison.cells()) {
        all.push_back({comparison.rowNames()[cell.row].toStdString(),
                       comparison.columnNames()[cell.column].toStdString(),
                       cell.picture ? cell.picture->image.name : std::string(),
                       engine::modelName(cell.model->path),
                       {cell.key, cell.map, cell.prediction}});
    }
    return all;
}

} // namespace

// The two chosen panels of a comparison: how alike their maps are, and the switches for their difference and
// for blinking between them.
class ComparePair : public QWidget
{
public:
    ComparePair(Comparison& comparison, ComparisonGrid& grid, QWidget* parent)
        : QWidget(parent)
        , m_comparison(comparison)
        , m_grid(grid)
    {
        build();
        connect(&grid, &ComparisonGrid::chosen, this, &ComparePair::follow);
        connect(&comparison, &Comparison::cellChanged, this, &ComparePair::follow);
        follow();
    }

private:
    void build()
    {
        const auto pair = [this] { return m_two; };
        QWidget* const difference = m_form.flag(
            "compareDifference", {m_grid, &ComparisonGrid::difference, &ComparisonGrid::setDifference},
            tr("&Difference"),
            tr("The second panel shows the first map minus the second. Choose two panels: click one, "
               "then Shift-click the other."));
        QWidget* const normalised = m_form.flag(
            "compareNormalised", {m_grid, &ComparisonGrid::normalised, &ComparisonGrid::setNormalised},
            tr("Bo&th scaled to 1"),
            tr("Divides each map by its largest magnitude first, so that the difference shows shape, "
               "not scale."));
        QWidget* const blink =
            m_form.flag("compareBlink", {m_grid, &ComparisonGrid::blinking, &ComparisonGrid::setBlinking},
                        tr("&Blink"), tr("The first panel alternates between the two maps."));
        m_form.showIf(difference, pair);
        m_form.showIf(normalised, [this] { return m_two && m_grid.difference(); });
        m_form.showIf(blink, pair);
        describe(m_alike, "compareChosen", tr("Similarity of the two selected maps"), {});
        m_alike->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        m_alike->setMinimumWidth(1); // may be cut, so that the window fits a small screen
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(space::wide);
        for (QWidget* each : std::initializer_list<QWidget*>{m_alike, difference, normalised, blink}) {
            row->addWidget(each);
        }
    }
    void follow()
    {
        const std::vector<Comparison::Cell>& cells = m_comparison.cells();
        const auto mapOf = [&](int index) {
            return index >= 0 && index < int(cells.size()) ? cells[std::size_t(index)].map : nullptr;
        };
        const engine::MapPtr a = mapOf(m_grid.first());
        const engine::MapPtr b = mapOf(m_grid.second());
        m_two = a && b;
        m_form.follow();
        if (!m_two) {
            m_alike->clear();
            return;
        }
        const std::optional<Similarity> alike = similarityOf(*a, *b);
        m_alike->setText(alike ? tr("Pearson %1   Spearman %2   Overlap of the strongest fifth %3")
                                     .arg(decimal(alike->pearson, 'f', 3))
                                     .arg(decimal(alike->spearman, 'f', 3))
                                     .arg(alike->iou, 0, 'f', 3)
                               : tr("The maps have different grids."));
    }

    Comparison& m_comparison;
    ComparisonGrid& m_grid;
    QLabel* m_alike = new ElidedLabel(this);
    ValueForm m_form{this};
    bool m_two = false; // two maps are chosen
};

// A comparison in words: what all its panels have in common, and their values at one place of the picture.
class CompareWords
{
    Q_DECLARE_TR_FUNCTIONS(hydra::ui::CompareWords)

public:
    // Leaves out what differs between panels: it stands above the columns and beside the rows.
    [[nodiscard]] static QString question(const ViewState& state, const Comparison& comparison)
    {
        const std::vector<Comparison::Cell>& cells = comparison.cells();
        if (cells.empty() || !state.model()) {
            return {};
        }
        const Comparison::Setup& setup = comparison.setup();
        const MapKey& key = cells.front().key;
        const bool methodRows = setup.rows == Comparison::Rows::Methods;
        const ClassChoice& target = state.query().target;
        const VitConfig& config = state.model()->config;
        const auto& map = cells.front().map;
        QStringList parts;
        if (setup.columns != Columns::Methods && !methodRows) {
            parts << spoken(methodInfo(key.options.method).title);
        }
        if (anyMethod(comparison, &MethodInfo::classSpecific)) {
            const auto named = [&](const ClassChoice& choice, int index) {
                using Kind = ClassChoice::Kind;
                const bool known = choice.kind == Kind::Index || (index >= 0 && methodRows);
                return choice.kind == Kind::Own ? tr("each head count's own prediction")
                    : !choice.isClass()         ? spoken(targetName(choice))
                    : known ? text(config.className(choice.kind == Kind::Index ? choice.value : index))
                    : choice.value > 1 ? rankedName(choice.value)
                                       : tr("each picture's predicted class");
            };
            const auto& against = state.query().against;
            parts << named(target, map ? map->classIndex : -1)
                    + (against ? QLatin1Char(' ')
                               + tr("compared with %1").arg(named(*against, map ? map->againstIndex : -1))
                               : QString());
        }
        if (setup.columns != Columns::Heads && hasSubNetworks(config)) {
            parts << headCount(key.network.sub.heads);
        }
        if (setup.columns != Columns::Models) {
            parts << text(engine::modelName(state.model()->path));
        }
        if (setup.columns == Columns::BeforeAfter) {
            QStringList changes;
            for (const Interventions::Item& item : state.query().without.items()) {
                changes << spoken(item.words);
            }
            parts << (changes.isEmpty() ? tr("nothing is switched off") : changes.join(QStringLiteral(", ")));
        }
        return parts.join(QStringLiteral("  ·  "));
    }
    // The values at PATCH of PANEL and at the same place in the other panels of its row; PANEL -1: a hint of
    // what can be done.
    [[nodiscard]] static QString values(const Comparison& comparison, int panel, int patch)
    {
        if (panel < 0) {
            return anyMethod(comparison, &MethodInfo::usesQuery)
                ? tr("Click a patch: the query of all panels. Shift-click: compare.")
                : tr("Shift-click: compare. Wheel: zoom. Double-click: open.");
        }
        const Comparison::Cell& under = comparison.cells()[std::size_t(panel)];
        const int cols = under.geometry->cols();
        QStringList parts{
            tr("token %1 (row %2, col %3)").arg(patch).arg(patch / cols + 1).arg(patch % cols + 1)};
        for (const Comparison::Cell& cell : comparison.cells()) {
            if (cell.row == under.row && cell.map && cell.geometry
                && cell.map->values.size() == std::size_t(cell.geometry->rows() * cell.geometry->cols())) {
                const int here = samePlace(patch, {under.geometry->rows(), cols},
                                           {cell.geometry->rows(), cell.geometry->cols()});
                parts << QStringLiteral("%1: %2").arg(comparison.columnTitles()[cell.column],
                                                      mapValue(double(cell.map->values[std::size_t(here)])));
            }
        }
        return parts.join(QStringLiteral("   ·   "));
    }
};

CompareWindow::CompareWindow(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent)
    : ToolWindow("compareWindow", tr("Compare"), parent)
    , m_state(state)
    , m_comparison(state, library, bridge)
    , m_grid(new ComparisonGrid(state, m_comparison, this))
    , m_question(new ElidedLabel(this))
    , m_figure(new QToolButton(this))
    , m_export(new QToolButton(this))
{
    auto* area = new QScrollArea(this);
    area->setWidget(m_grid);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    describe(m_question, "compareQuestion", tr("What is compared"), {});
    // An elided label paints up to its edge, so that the layout has the margins.
    auto* question = filled(new QHBoxLayout, {m_question}, -1, {space::wide, 0, space::wide, space::tight});
    filled(new QVBoxLayout(this),
           {compareControls(state, m_comparison, this), question, {area, 1}, buildFooter()}, 0);
    Actions& on = state.actions();
    addActions({on.showCompare, on.overlay, on.smooth, on.grid, on.clipOutliers, on.moreHeads, on.fewerHeads,
                on.classToken});
    const auto tellValues = [this](int panel, int patch) {
        tell(CompareWords::values(m_comparison, panel, patch));
    };
    const auto tellQuestion = [this] { m_question->setText(CompareWords::question(m_state, m_comparison)); };
    connect(m_grid, &ComparisonGrid::hoveredAt, this, tellValues);
    connect(m_grid, &ComparisonGrid::opened, this, &CompareWindow::openInMainWindow);
    connect(&m_comparison, &Comparison::cellChanged, this, tellQuestion);
    connect(&m_comparison, &Comparison::reset, this, tellQuestion);
    connect(&m_comparison, &Comparison::reset, this, [tellValues] { tellValues(-1, -1); });
    connect(&m_comparison, &Comparison::failed, this, &CompareWindow::failed);
    resize(1240, 820);
    beginAt(m_grid);
    tellValues(-1, -1);
}

QWidget* CompareWindow::buildFooter()
{
    ElidedLabel* const under = readOut("compareReadOut", tr("Values under the mouse"));
    describe(m_export, "compareExport", tr("Export maps"),
             tr("The maps of all panels as numbers: NPZ with one array per panel, CSV with one line per "
                "value, or JSON."));
    m_export->setText(tr("&Export maps…"));
    m_export->setProperty("role", QStringLiteral("button"));
    connect(m_export, &QToolButton::clicked, this, &CompareWindow::exportPanels);
    saveFigureBy(m_figure, "compareFigure",
                 tr("<b>Save figure</b> (%1)<br>The panels as they stand, as PDF, SVG or PNG; the file says "
                    "how they were computed."));
    m_figure->setText(tr("Save &figure…"));
    m_figure->setProperty("role", QStringLiteral("button"));
    auto* footer = new QWidget(this);
    filled(new QHBoxLayout(footer),
           {{under, 1}, new ComparePair(m_comparison, *m_grid, footer), m_figure, m_export}, space::wide,
           {space::wide, space::normal, space::wide, space::normal});
    return footer;
}

// If outliers are moved, a row of token norms below the map shows it.
void CompareWindow::showBeforeAfter()
{
    if (m_state.model() && m_state.query().without.empty() && !m_state.model()->neurons.empty()) {
        m_state.setWithout(Interventions::parse("registers:zero"));
    }
    Comparison::Setup setup = m_comparison.setup();
    setup.columns = Comparison::Columns::BeforeAfter;
    setup.sharedRange = true;
    setup.rows = Comparison::Rows::Pictures;
    if (m_state.query().without.registers) {
        const std::string& now = m_state.query().options.method;
        setup.rows = Comparison::Rows::Methods;
        setup.methods =
            now == "token-norm" ? std::vector<std::string>{now} : std::vector<std::string>{now, "token-norm"};
    }
    m_comparison.setSetup(setup);
    comeForward();
    m_grid->setFocus();
}

void CompareWindow::showMatches()
{
    Comparison::Setup setup = m_comparison.setup();
    setup.columns = Comparison::Columns::Methods;
    setup.methods = {m_state.query().options.method};
    setup.rows = Comparison::Rows::Pictures;
    m_comparison.setSetup(setup);
    comeForward();
    m_grid->setFocus();
}

// Asks the panel's question in the main window. The picture stays, as the list chooses it.
void CompareWindow::openInMainWindow(int panel)
{
    const Comparison::Cell cell = m_comparison.cells()[std::size_t(panel)]; // a copy: setters replace cells
    if (cell.model != m_state.model()) {
        return;
    }
    m_state.setHeads(cell.key.network.sub.heads);
    m_state.setScheme(cell.key.network.sub.scheme);
    m_state.setPlan(cell.key.network.plan);
    m_state.setMethod(cell.key.options.method);
    if (m_comparison.setup().columns == Comparison::Columns::BeforeAfter) {
        m_state.setWithout(cell.key.network.without);
    }
    if (m_comparison.ofLayers()) {
        MapOptions options = m_state.query().options;
        options.block = cell.key.options.block;
        options.head = cell.key.options.head;
        m_state.setOptions(options);
    }
    Q_EMIT pictureWanted(); // to show the change
}

void CompareWindow::exportPanels()
{
    const QString path = FilePicker::saveData(this, tr("Export maps"), QStringLiteral("comparison.npz"),
                                              QStringLiteral("npz csv json"));
    if (path.isEmpty()) {
        return;
    }
    if (!m_comparison.complete()) { // an incomplete file would look complete
        tell(tr("Not saved: the maps are still being computed"));
        return;
    }
    const QString problem = writeData(path, [&](const std::string& format) {
        return panelsFile(panels(m_comparison), {{"software", software()}}, format);
    });
    tellSaved(problem.isEmpty() ? tr("Saved %1").arg(path) : problem, !problem.isEmpty());
}

void CompareWindow::saveFigure()
{
    if (m_comparison.cells().empty() || !m_comparison.complete()) {
        tell(tr("Not saved: the maps are still being computed"));
        return;
    }
    DataFacts facts{{"software", software()},
                    {"range", std::string(m_comparison.setup().sharedRange ? "row" : "own")}};
    if (const QString difference = m_grid->differenceTitle(); !difference.isEmpty()) {
        facts.emplace_back("difference", difference.toStdString());
    }
    saveWindow(*this, QStringLiteral("comparison.pdf"),
               {"comparison",
                m_question->text(),
                {{partOf(*m_grid)}},
                {},
                text(software()),
                panelsDocument(panels(m_comparison), facts)},
               [this](const QString& message, bool bad) { tellSaved(message, bad); });
}

void CompareWindow::tellSaved(const QString& message, bool bad)
{
    tell(message);
    if (bad) {
        Q_EMIT failed(message);
    }
}

} // namespace hydra::ui
