// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/found_models.h"
#include "ui/models/cost_model.h"
#include "ui/models/data_tables.h"
#include "ui/paint/format.h"
#include "ui/panels/heads_panel.h"
#include "ui/panels/panels.h"
#include "ui/state/board.h"
#include "ui/state/data_file.h"
#include "ui/state/file_picker.h"
#include "ui/views/cost_plots.h"
#include "ui/views/plot_view.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/form.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QWidget>

#include <algorithm>

namespace hydra::ui {

// The cost of each head count, by formula and measured here: a table and one chart of the user's choice.
class CostPanel : public QWidget
{
public:
    CostPanel(ViewState& state, Board& board, EngineBridge& bridge, Saved saved, QWidget* parent)
        : QWidget(parent)
        , m_state(state)
        , m_board(board)
        , m_saved(std::move(saved))
        , m_costs(new CostModel(state, bridge, this))
    {
        setObjectName(QStringLiteral("costPanel"));
        build();
        connectControls();
        followModel();
        followMeasuring();
    }

    // fits the header in two lines
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const int top = m_top->minimumSize().width() - (m_narrow ? 0 : movableWidth());
        const int widest = std::max({top, movableWidth(), m_split->minimumSizeHint().width()});
        return {widest + 2 * space::wide, QWidget::minimumSizeHint().height()};
    }

protected:
    void showEvent(QShowEvent* event) override
    {
        QWidget::showEvent(event);
        if (!m_shownBefore) {
            m_shownBefore = true;
            const int columns = m_table->horizontalHeader()->length() + space::wide + space::normal;
            m_split->setSizes(
                {columns, std::max(m_chart->minimumSizeHint().width(), m_split->width() - columns)});
        }
        followChart();
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        followWidth();
    }
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest) { // a box may have longer texts now
            followWidth();
        }
        return QWidget::event(event);
    }

private:
    void build()
    {
        Choices<CostPlot> plots;
        for (const CostPlot plot : costPlots()) {
            plots.append({plot, title(plot)});
        }
        ValueForm::offer(m_which, plots);
        describe(m_table, "costTable", tr("Cost of each head count"), {});
        describe(m_measure, "costMeasure", tr("Measure"), {});
        inRole(m_status, "quiet", "costStatus");
        m_table->setModel(m_costs);
        keepPlain(*m_table, fontMetrics().height() + 7);
        m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
        m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->horizontalHeader()->setHighlightSections(false);
        m_table->setSelectionMode(QAbstractItemView::SingleSelection);

        buildHeader();
        m_split->addWidget(m_table);
        m_split->addWidget(m_chart);
        m_chart->setMinimumWidth(
            m_chart->minimumSizeHint().width()); // the table can scroll, but the chart would vanish
        m_split->setChildrenCollapsible(false);
        m_split->setStretchFactor(1, 1); // the chart takes the extra room
        filled(new QVBoxLayout(this), {m_top, m_second, {m_split, 1}}, space::normal,
               {space::wide, space::normal, space::wide, space::normal});
        arrangeHeader(false);
    }
    void buildHeader()
    {
        for (QComboBox* box : {m_size, m_plan, m_which}) {
            box->setMinimumContentsLength(8); // cut texts are better than a panel that does not fit
        }
        m_top->setObjectName(QStringLiteral("header")); // the dock adds its close button
        for (QHBoxLayout* row : {m_top, m_second}) {
            row->setSpacing(space::normal);
        }
        m_top->addWidget(heading(tr("Cost"), this));
        m_top->addWidget(m_scheme);
        m_top->addWidget(m_size);
        m_top->addStretch(0);
        m_top->addWidget(toolButtonFor(m_state.actions().exportCosts, this, Qt::ToolButtonIconOnly));
    }
    void followWidth()
    {
        constexpr int leastStatus = 60; // points: a few words; below it the status moves to line two
        int oneLine = m_top->sizeHint().width() + leastStatus + 2 * space::wide;
        if (m_narrow) {
            for (const QWidget* widget : std::initializer_list<QWidget*>{m_plan, m_measure, m_which}) {
                oneLine += widget->sizeHint().width() + space::normal;
            }
        }
        arrangeHeader(width() < oneLine); // the row's size hint leaves out the status
    }
    void arrangeHeader(bool narrow)
    {
        if (m_narrow == narrow) {
            return;
        }
        m_narrow = narrow;
        int place = narrow ? 0 : 3; // after heading, scheme and size
        for (QWidget* widget : std::initializer_list<QWidget*>{m_plan, m_measure, m_status, m_which}) {
            (narrow ? m_top : m_second)->removeWidget(widget);
            (narrow ? m_second : m_top)->insertWidget(place++, widget, widget == m_status ? 1 : 0);
        }
    }
    [[nodiscard]] int movableWidth() const
    {
        return m_plan->minimumSizeHint().width() + m_measure->minimumSizeHint().width()
            + m_which->minimumSizeHint().width() + 4 * space::normal;
    }
    void connectControls()
    {
        connect(m_measure, &QPushButton::clicked, this, &CostPanel::measure);
        connect(m_state.actions().exportCosts, &QAction::triggered, this, &CostPanel::exportRows);
        connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
                [this](const QModelIndex& now) {
                    // Added and removed rows also move the current one; the focus tells the user's choice
                    // apart.
                    if (now.isValid() && m_table->hasFocus()) {
                        m_state.setHeads(m_costs->rows()[std::size_t(now.row())].key.sub.heads);
                    }
                });
        const auto choose = [this](int stop) { // each stop is a head count
            m_state.setHeads(std::stoi(m_chart->shown().series.front().labels[std::size_t(stop)]));
        };
        connect(m_chart, &PlotView::chosen, this, choose);
        connect(m_chart, &PlotView::moved, this,
                [this, choose](int steps) { choose(m_chart->stopAfter(steps)); });
        connect(m_costs, &CostModel::changed, this, &CostPanel::followRows);
        connect(m_costs, &CostModel::measuringChanged, this, &CostPanel::followMeasuring);
        connect(&m_costs->neighbours(), &NeighbourAccuracy::changed, this, &CostPanel::followRows);
        connect(m_costs, &CostModel::failed, this, [this](const QString& message) {
            m_problem = message;
            followMeasuring();
        });
        connect(&m_state, &ViewState::modelChanged, this, &CostPanel::followModel);
        connect(&m_board, &Board::predictionsChanged, this, &CostPanel::followChart);
        connect(&m_board, &Board::currentChanged, this, &CostPanel::followChart);
    }
    void followModel()
    {
        Choices<int> sizes;
        m_problem.clear();
        setEnabled(m_state.model() != nullptr);
        m_state.actions().exportCosts->setEnabled(m_state.model() != nullptr);
        if (m_state.model()) {
            const VitConfig& config = m_state.model()->config;
            sizes.append(
                {0, tr("%1 × %2 px (native)").arg(config.imageWidth.value).arg(config.imageHeight.value)});
            for (const int pixels : m_costs->imageSizes()) {
                sizes.append({pixels, tr("%1 × %1 px").arg(pixels)});
            }
        }
        m_costs->setImageSize(0);
        ValueForm::offer(m_size, sizes);
        m_form.follow();
        followRows();
    }
    void followRows()
    {
        for (std::size_t i = 0; i < m_costs->rows().size(); ++i) {
            if (m_costs->rows()[i].key.sub.heads == m_state.query().heads
                && m_table->currentIndex().row() != int(i)) {
                m_table->selectRow(int(i));
            }
        }
        followMeasuring();
        followChart();
    }
    void followNeighbours()
    {
        const NeighbourAccuracy& neighbours = m_costs->neighbours();
        m_measure->setText(neighbours.busy() ? tr("Stop") : tr("Measure a folder…"));
        m_measure->setToolTip(
            neighbours.busy()
                ? tr("Keep what has been measured.")
                : tr("One sub-folder per class, or pictures with a labels.csv. Each picture is given the "
                     "class "
                     "of its nearest neighbours among the others, at every head count: what the embedding is "
                     "worth without a classifier."));
        m_measure->setEnabled(neighbours.busy()
                              || (m_state.model() && m_costs->asInView() && m_costs->measuring() == 0));
        m_status->setText(neighbours.words());
    }
    void followMeasuring()
    {
        if (m_plot == CostPlot::NeighboursByMacs) {
            followNeighbours();
            return;
        }
        const int left = m_costs->measuring();
        const bool sizes = m_plot == CostPlot::TimeBySize;
        m_measure->setText(left > 0 ? tr("Stop") : sizes ? tr("Measure sizes") : tr("Measure times"));
        m_measure->setToolTip(
            left > 0    ? tr("Keep what has been measured.")
                : sizes ? tr("Measures softmax, window and Hydra attention at every picture size, at "
                             "the chosen head count. Large pictures take a while.")
                        : tr("Measures time, throughput and memory of every head count on this "
                             "machine. You can keep working; your requests take priority."));
        m_measure->setEnabled(left > 0 || (m_costs->rowCount() > 0 && !m_costs->neighbours().busy()));
        const SpeedPtr last = m_costs->lastSpeed();
        if (left > 0) {
            m_status->setText(
                tr("Measuring %1 of %2…").arg(m_costs->asked() - left + 1).arg(m_costs->asked()));
        } else if (!m_problem.isEmpty()) {
            m_status->setText(m_problem);
        } else if (last) {
            m_status->setText(tr("%1, %2 threads, matrix products at %3 GFLOPS")
                                  .arg(text(last->processor), QString::number(last->threads),
                                       costNumber(last->gemmGflops)));
        } else {
            m_status->setText(tr("Not measured yet"));
        }
    }
    void followChart()
    {
        if (isVisible()) { // a hidden panel updates when it is shown
            m_chart->show(costChart(m_plot, *m_costs, m_board, m_state));
        }
    }
    void measure()
    {
        m_problem.clear();
        NeighbourAccuracy& neighbours = m_costs->neighbours();
        if (m_plot == CostPlot::NeighboursByMacs) {
            const QString folder = neighbours.busy()
                ? QString()
                : FilePicker::open(FilePicker::File::PictureFolder, this, neighbours.folder());
            folder.isEmpty() ? neighbours.stop() : neighbours.measure(folder);
        } else if (m_costs->measuring() > 0) {
            m_costs->stop();
        } else if (m_plot == CostPlot::TimeBySize) {
            m_costs->measureSizes();
        } else {
            m_costs->measureHeads();
        }
    }
    void exportRows()
    {
        const QString model = text(engine::modelName(m_state.model()->path));
        saveTable(
            this, tr("Export costs"), model + QStringLiteral(".costs.csv"),
            [this] { return costTable(m_state, *m_costs); }, m_saved);
    }

    ViewState& m_state;
    Board& m_board;
    const Saved m_saved;
    CostModel* m_costs;
    bool m_asTrained = false; // whether the plan is the trained attention
    CostPlot m_plot = costPlots().front();
    ValueForm m_form{this, [this] { followRows(); }};
    QComboBox* m_scheme = m_form.choice<SliceScheme>(
        "costScheme", {*m_costs, &CostModel::scheme, &CostModel::setScheme}, HeadsPanel::schemes(),
        HeadsPanel::tr("Slicing scheme"), HeadsPanel::schemeHelp());
    QComboBox* m_size = m_form.choice<int>(
        "costSize", {*m_costs, &CostModel::imageSize, &CostModel::setImageSize}, {}, tr("Image size"),
        tr("<b>Image size</b><br>More pixels make more tokens, and softmax attention grows with "
           "their square."));
    QComboBox* m_plan = m_form.choice<bool>(
        "costPlan",
        {[this] { return m_asTrained; }, [this](bool on) { m_costs->setTrainedPlan(m_asTrained = on); }},
        {{false, tr("Attention: as set")}, {true, tr("Attention as trained")}}, tr("Attention plan"),
        tr("<b>Attention</b><br>As chosen in the Attention panel, or as the weights were trained."));
    QComboBox* m_which =
        m_form.choice("costPlot", m_plot, {}, tr("Chart"), tr("<b>Chart</b><br>What is drawn."));
    QPushButton* m_measure = new QPushButton(this);
    QHBoxLayout* m_top = new QHBoxLayout; // first line of the header
    QHBoxLayout* m_second = new QHBoxLayout; // second line, if one is too narrow
    bool m_narrow = true;
    QTableView* m_table = new QTableView(this);
    PlotView* m_chart =
        new PlotView(QStringLiteral("costChart"), tr("Cost chart"), {420, 220}, {200, 140}, this);
    QSplitter* m_split = new QSplitter(Qt::Horizontal, this);
    ElidedLabel* m_status = new ElidedLabel(this);
    bool m_shownBefore = false;
    QString m_problem; // error of the last measurement, until the next
};

QWidget* costPanel(const PanelParts& parts)
{
    return new CostPanel(parts.state, parts.board, parts.bridge, parts.saved, parts.window);
}

} // namespace hydra::ui
