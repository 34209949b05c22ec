// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/compare_window.h"

#include "core/evaluate/similarity.h"
#include "core/export/panels_file.h"
#include "ui/paint/format.h"
#include "ui/state/data_file.h"
#include "ui/state/file_picker.h"
#include "ui/views/comparison_grid.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/tool_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr QChar between = QLatin1Char('|'); // plans hold commas and semicolons

} // namespace

CompareWindow::CompareWindow(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_state(state)
    , m_comparison(state, library, bridge)
    , m_grid(new ComparisonGrid(state, m_comparison, this))
    , m_columns(new QComboBox(this))
    , m_rows(new QComboBox(this))
    , m_pictures(new QSpinBox(this))
    , m_methods(new QToolButton(this))
    , m_methodMenu(new QMenu(this))
    , m_plans(new QLineEdit(this))
    , m_addModel(new QToolButton(this))
    , m_question(new ElidedLabel(this))
    , m_sharedRange(new QCheckBox(tr("One colour &range per row"), this))
    , m_export(new QToolButton(this))
    , m_difference(new QCheckBox(tr("&Difference"), this))
    , m_normalised(new QCheckBox(tr("&Normalised"), this))
    , m_blink(new QCheckBox(tr("&Blink"), this))
    , m_chosen(new QLabel(this))
    , m_readOut(new QLabel(this))
{
    setObjectName(QStringLiteral("compareWindow"));
    setWindowTitle(tr("Comparison"));
    setWindowIcon(programIcon());
    auto* area = new QScrollArea(this);
    area->setWidget(m_grid);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHeader());
    m_question->setObjectName(QStringLiteral("compareQuestion"));
    m_question->setAccessibleName(tr("What is compared"));
    m_question->setContentsMargins(space::wide, 0, space::wide, space::tight);
    column->addWidget(m_question);
    column->addWidget(area, 1);
    column->addWidget(buildFooter());
    Actions& on = state.actions();
    addActions({on.showCompare, on.overlay, on.smooth, on.grid, on.spareOutliers, on.moreHeads, on.fewerHeads,
                on.classToken});
    connect(m_grid, &ComparisonGrid::hoveredAt, this, &CompareWindow::tellHovered);
    connect(m_grid, &ComparisonGrid::chosen, this, &CompareWindow::tellChosen);
    connect(m_grid, &ComparisonGrid::opened, this, &CompareWindow::openInMainWindow);
    connect(&m_comparison, &Comparison::cellChanged, this, &CompareWindow::tellChosen);
    connect(&m_comparison, &Comparison::cellChanged, this, &CompareWindow::tellQuestion);
    connect(&m_comparison, &Comparison::reset, this, &CompareWindow::tellQuestion);
    connect(&m_comparison, &Comparison::reset, this, &CompareWindow::follow);
    connect(&m_comparison, &Comparison::reset, this, [this] { tellHovered(-1, -1); });
    connect(&m_comparison, &Comparison::failed, this, &CompareWindow::failed);
    resize(1240, 820);
    follow();
    tellChosen();
    tellHovered(-1, -1);
}

QWidget* CompareWindow::buildHeader()
{
    m_columns->addItems({tr("Head counts"), tr("Methods"), tr("Attention plans"), tr("Models"), tr("Blocks"),
                         tr("Heads of a block")});
    m_rows->addItems({tr("Pictures"), tr("Methods")});
    describe(m_columns, "compareColumns", tr("Columns"), tr("What changes from column to column."));
    describe(m_rows, "compareRows", tr("Rows"), tr("What changes from row to row."));
    m_pictures->setRange(1, Comparison::mostPictures);
    describe(m_pictures, "comparePictures", tr("Pictures"),
             tr("The open picture and those that follow it in the list."));
    describe(m_methods, "compareMethods", tr("Methods"), tr("Which methods are shown."));
    m_methods->setText(tr("Methods"));
    m_methods->setPopupMode(QToolButton::InstantPopup);
    m_methods->setMenu(m_methodMenu);
    buildMethods();
    describe(m_plans, "comparePlans", tr("Attention plans"),
             tr("Plans separated by |, e.g. hydra:cosine@back:1 | hydra:cosine@all. An empty one is the plan "
                "the model was trained with."));
    m_plans->setMinimumWidth(280);
    describe(m_addModel, "compareAddModel", tr("Add a model"),
             tr("Another checkpoint, next to the open one."));
    m_addModel->setText(tr("Add a model…"));
    describe(m_sharedRange, "compareSharedRange", tr("One colour range per row"),
             tr("Equal colours mean equal values in all panels of a row that show the same method."));

    auto* header = new QWidget(this);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(space::wide, space::normal, space::wide, space::normal);
    row->setSpacing(space::normal);
    const auto add = [&](const QString& name, QWidget* field) {
        auto* label = new QLabel(name, header);
        label->setBuddy(field);
        label->setProperty("role", QStringLiteral("quiet"));
        row->addWidget(label);
        row->addWidget(field);
    };
    add(tr("&Columns"), m_columns);
    add(tr("R&ows"), m_rows);
    row->addWidget(m_pictures);
    row->addWidget(m_methods);
    row->addWidget(m_plans);
    row->addWidget(m_addModel);
    row->addStretch(1);
    row->addWidget(m_sharedRange);
    connect(m_columns, &QComboBox::activated, this, &CompareWindow::apply);
    connect(m_rows, &QComboBox::activated, this, &CompareWindow::apply);
    connect(m_pictures, &QSpinBox::valueChanged, this, &CompareWindow::apply);
    connect(m_plans, &QLineEdit::editingFinished, this, &CompareWindow::apply);
    connect(m_sharedRange, &QCheckBox::toggled, this, &CompareWindow::apply);
    m_addModel->setMenu(new QMenu(m_addModel));
    m_addModel->setPopupMode(QToolButton::InstantPopup);
    connect(m_addModel->menu(), &QMenu::aboutToShow, this, &CompareWindow::buildModelMenu);
    for (QToolButton* button : {m_methods, m_addModel}) {
        button->setProperty("role", QStringLiteral("button"));
    }
    return header;
}

void CompareWindow::buildModelMenu()
{
    QMenu* menu = m_addModel->menu();
    menu->clear();
    for (const QString& path : Library::shippedModels()) {
        const bool open = m_state.model() && text(m_state.model()->path) == path;
        menu->addAction(QFileInfo(path).completeBaseName(), this,
                        [this, path] { m_comparison.addModel(path); })
            ->setEnabled(!open);
    }
    menu->addSeparator();
    menu->addAction(tr("Another file…"), this, [this] {
        const QString path =
            FilePicker::model(this, m_state.settings().get<QString>(Setting::LastModelFolder));
        if (!path.isEmpty()) {
            m_comparison.addModel(path);
        }
    });
}

// What all panels have in common: what differs stands above the columns and beside the rows.
void CompareWindow::tellQuestion()
{
    const std::vector<Comparison::Cell>& cells = m_comparison.cells();
    if (cells.empty() || !m_state.model()) {
        m_question->setText({});
        return;
    }
    const Comparison::Setup& setup = m_comparison.setup();
    const engine::MapKey& key = cells.front().key;
    QStringList parts;
    if (setup.columns != Comparison::Columns::Methods && setup.rows != Comparison::Rows::Methods) {
        parts << text(methodInfo(key.options.method).title);
    }
    const auto& map = cells.front().map;
    if (m_state.query().target.kind == engine::ClassChoice::Kind::Own) {
        parts << tr("each head count's own prediction");
    } else if (!m_state.query().target.isClass()) {
        parts << text(engine::targetName(m_state.query().target));
    } else if (m_state.query().target.kind == engine::ClassChoice::Kind::Index) {
        parts << text(m_state.model()->config.className(m_state.query().target.value));
    } else if (map && map->classIndex >= 0 && setup.rows == Comparison::Rows::Methods) {
        parts << text(m_state.model()->config.className(map->classIndex));
    } else {
        parts << tr("each picture's predicted class");
    }
    if (setup.columns != Comparison::Columns::Heads) {
        parts << tr("k = %1").arg(key.network.sub.heads);
    }
    if (setup.columns != Comparison::Columns::Models) {
        parts << QFileInfo(text(m_state.model()->path)).completeBaseName();
    }
    m_question->setText(parts.join(QStringLiteral("  ·  ")));
}

void CompareWindow::buildMethods()
{
    for (const MethodInfo& info : methodTable()) {
        QAction* action = m_methodMenu->addAction(text(info.title));
        action->setCheckable(true);
        action->setData(text(info.id));
        action->setToolTip(text(info.teaches));
        connect(action, &QAction::triggered, this, &CompareWindow::apply);
    }
    m_methodMenu->setToolTipsVisible(true);
}

QWidget* CompareWindow::buildFooter()
{
    describe(m_difference, "compareDifference", tr("Difference"),
             tr("The second panel shows the first map minus the second. Choose two panels: a click, then "
                "Shift and a click."));
    describe(m_blink, "compareBlink", tr("Blink"), tr("The first panel alternates between the two maps."));
    m_chosen->setObjectName(QStringLiteral("compareChosen"));
    m_chosen->setAccessibleName(tr("Similarity of the two selected maps"));
    m_readOut->setProperty("role", QStringLiteral("quiet"));
    m_readOut->setObjectName(QStringLiteral("compareReadOut"));
    m_readOut->setAccessibleName(tr("Values under the mouse"));
    m_readOut->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (QLabel* label : {m_chosen, m_readOut}) {
        label->setTextFormat(Qt::PlainText);
    }
    describe(m_export, "compareExport", tr("Export maps"),
             tr("The maps of all panels as numbers: NPZ with one array per panel, CSV with one line per "
                "value, or JSON."));
    m_export->setText(tr("&Export maps…"));
    m_export->setProperty("role", QStringLiteral("button"));
    connect(m_export, &QToolButton::clicked, this, &CompareWindow::exportPanels);
    describe(m_normalised, "compareNormalised", tr("Normalised"),
             tr("Divides each map by its largest magnitude first, so that the difference shows shape, not "
                "scale."));
    connect(m_normalised, &QCheckBox::toggled, m_grid, &ComparisonGrid::setNormalised);
    connect(m_difference, &QCheckBox::toggled, m_normalised, &QWidget::setEnabled);
    m_normalised->setEnabled(false);
    connect(m_difference, &QCheckBox::toggled, m_grid, &ComparisonGrid::setDifference);
    connect(m_blink, &QCheckBox::toggled, m_grid, &ComparisonGrid::setBlinking);
    auto* footer = new QWidget(this);
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(space::wide, space::normal, space::wide, space::normal);
    row->setSpacing(space::wide);
    row->addWidget(m_readOut, 1);
    row->addWidget(m_chosen);
    row->addWidget(m_difference);
    row->addWidget(m_normalised);
    row->addWidget(m_blink);
    row->addWidget(m_export);
    return footer;
}

void CompareWindow::apply()
{
    Comparison::Setup setup = m_comparison.setup();
    setup.columns = Comparison::Columns(m_columns->currentIndex());
    setup.rows = Comparison::Rows(m_rows->currentIndex());
    setup.pictures = m_pictures->value();
    setup.sharedRange = m_sharedRange->isChecked();
    setup.methods.clear();
    for (const QAction* action : m_methodMenu->actions()) {
        if (action->isChecked()) {
            setup.methods.push_back(action->data().toString().toStdString());
        }
    }
    if (setup.methods.empty()) {
        setup.methods.push_back(m_state.query().options.method);
    }
    setup.plans.clear();
    for (const QString& plan : m_plans->text().split(between)) {
        setup.plans.append(plan.trimmed());
    }
    m_comparison.setSetup(setup);
    follow();
}

void CompareWindow::follow()
{
    const Comparison::Setup& setup = m_comparison.setup();
    m_columns->setCurrentIndex(int(setup.columns));
    m_rows->setCurrentIndex(int(setup.rows));
    const QSignalBlocker noPictures(m_pictures);
    const QSignalBlocker noRange(m_sharedRange);
    m_pictures->setValue(setup.pictures);
    m_sharedRange->setChecked(setup.sharedRange);
    m_plans->setText(setup.plans.join(QStringLiteral(" | ")));
    for (QAction* action : m_methodMenu->actions()) {
        const std::string id = action->data().toString().toStdString();
        action->setChecked(std::find(setup.methods.begin(), setup.methods.end(), id) != setup.methods.end());
    }
    const bool methods = setup.columns == Comparison::Columns::Methods;
    m_rows->setEnabled(!methods);
    m_rows->setToolTip(methods ? tr("Methods are columns, pictures are rows.")
                               : tr("What changes from row to row."));
    m_pictures->setVisible(setup.rows == Comparison::Rows::Pictures || methods);
    m_methods->setVisible(setup.rows == Comparison::Rows::Methods || methods);
    m_plans->setVisible(setup.columns == Comparison::Columns::Plans);
    m_addModel->setVisible(setup.columns == Comparison::Columns::Models);
}

void CompareWindow::tellHovered(int panel, int patch)
{
    const std::vector<Comparison::Cell>& cells = m_comparison.cells();
    if (panel < 0) {
        const bool asks = std::any_of(cells.begin(), cells.end(), [](const Comparison::Cell& cell) {
            return methodInfo(cell.key.options.method).usesQuery;
        });
        m_readOut->setText(
            asks ? tr("Click a patch to make it the query in all panels, Esc for the class token. "
                      "Shift-click another panel to compare.")
                 : tr("Click a panel, Shift-click another to compare; wheel zooms, double click opens it in "
                      "the main window."));
        return;
    }
    const Comparison::Cell& under = cells[std::size_t(panel)];
    const int cols = under.geometry->cols();
    QStringList parts{tr("token %1 (row %2, col %3)").arg(patch).arg(patch / cols).arg(patch % cols)};
    for (const Comparison::Cell& cell : cells) {
        if (cell.row == under.row && cell.map && cell.geometry
            && cell.map->values.size() == std::size_t(cell.geometry->rows() * cell.geometry->cols())) {
            const int here = samePlace(patch, {under.geometry->rows(), cols},
                                       {cell.geometry->rows(), cell.geometry->cols()});
            parts << QStringLiteral("%1: %2").arg(m_comparison.columnTitles()[cell.column],
                                                  mapValue(double(cell.map->values[std::size_t(here)])));
        }
    }
    m_readOut->setText(parts.join(QStringLiteral("   ·   ")));
}

void CompareWindow::tellChosen()
{
    const std::vector<Comparison::Cell>& cells = m_comparison.cells();
    const auto mapOf = [&](int index) {
        return index >= 0 && index < int(cells.size()) ? cells[std::size_t(index)].map : nullptr;
    };
    const engine::MapPtr a = mapOf(m_grid->first());
    const engine::MapPtr b = mapOf(m_grid->second());
    const bool two = a && b;
    m_difference->setEnabled(two);
    m_blink->setEnabled(two);
    if (!two) {
        const QSignalBlocker noDifference(m_difference);
        const QSignalBlocker noBlink(m_blink);
        m_difference->setChecked(false);
        m_normalised->setEnabled(false);
        m_blink->setChecked(false);
        m_chosen->clear();
        return;
    }
    const std::optional<engine::Similarity> alike = engine::similarityOf(*a, *b);
    m_chosen->setText(alike ? tr("Pearson %1   Spearman %2   IoU of the top 20 % %3")
                                  .arg(alike->pearson, 0, 'f', 3)
                                  .arg(alike->spearman, 0, 'f', 3)
                                  .arg(alike->iou, 0, 'f', 3)
                            : tr("maps have different grids"));
}

// The panel's question becomes the main window's; a picture of another row is left to the list.
void CompareWindow::openInMainWindow(int panel)
{
    const Comparison::Cell& cell = m_comparison.cells()[std::size_t(panel)];
    if (cell.model != m_state.model()) {
        return;
    }
    m_state.setHeads(cell.key.network.sub.heads);
    m_state.setPlan(cell.key.network.plan);
    m_state.setMethod(cell.key.options.method);
    if (m_comparison.ofLayers()) {
        MapOptions options = m_state.query().options;
        options.layer = cell.key.options.layer;
        options.head = cell.key.options.head;
        m_state.setOptions(options);
    }
    bringToFront(*parentWidget()); // where it has just changed
}

void CompareWindow::exportPanels()
{
    const QString path =
        FilePicker::saveData(this, tr("Export maps"), QStringLiteral("comparison.npz"),
                             {QStringLiteral("npz"), QStringLiteral("csv"), QStringLiteral("json")});
    if (path.isEmpty()) {
        return;
    }
    if (!m_comparison.complete()) { // half a comparison would pass for a whole one
        m_readOut->setText(tr("Not saved: the maps are still being computed"));
        return;
    }
    std::vector<engine::MapPanel> panels;
    for (const Comparison::Cell& cell : m_comparison.cells()) {
        panels.push_back({m_comparison.rowTitles()[cell.row].toStdString(),
                          m_comparison.columnTitles()[cell.column].toStdString(),
                          cell.picture ? cell.picture->image.name : std::string(),
                          QFileInfo(text(cell.model->path)).completeBaseName().toStdString(),
                          {cell.key, cell.map, cell.prediction}});
    }
    const QString problem = writeData(path, [&](const std::string& format) {
        return engine::panelsFile(panels, {{"software", std::string("Hydrascope " HYDRA_UI_VERSION)}},
                                  format);
    });
    m_readOut->setText(problem.isEmpty() ? tr("Saved %1").arg(path) : problem);
    if (!problem.isEmpty()) {
        Q_EMIT failed(problem);
    }
}

void CompareWindow::toggle()
{
    toggleWindow(*this, *m_grid);
}

void CompareWindow::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_comparison.setShown(true);
}

void CompareWindow::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_comparison.setShown(false);
}

} // namespace hydra::ui
