// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/predictor_window.h"

#include "core/explain/option_fields.h"
#include "ui/bridge/background.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/shell/predictor_export.h"
#include "ui/state/data_file.h"
#include "ui/state/file_picker.h"
#include "ui/views/box_view.h"
#include "ui/views/faith_chart.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/form.h"
#include "ui/widgets/rows.h"

#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int besideWidth = 300, mostRows = 200;

// What the method is asked with: each row is there where it reads it.
class PredictorOptions : public Form<MapOptions, OptionField>
{
public:
    PredictorOptions(QWidget* parent, MapOptions& options, const std::function<void()>& changed)
        : Form(
            parent, optionFields(), [&options] { return options; },
            [&options, changed](const MapOptions& given) {
                options = given;
                changed();
            })
        , m_options(options)
    { }

private:
    bool matters(const char* id) const override
    {
        const bool boxes = m_options.method == riseOfBoxes;
        return rule(id).matters(methodInfo(boxes ? "rise" : m_options.method));
    }

    const MapOptions& m_options;
};

} // namespace

PredictorWindow::PredictorWindow(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent)
    : ToolWindow("predictorWindow", tr("Predictor"), parent)
    , m_state(state)
    , m_library(library)
    , m_bridge(bridge)
    , m_source(state, bridge, this)
    , m_command(new QLineEdit(this))
    , m_start(new QPushButton(this))
    , m_explain(new QPushButton(this))
    , m_figure(new QPushButton(tr("&Figure…"), this))
    , m_measure(new QPushButton(tr("C&urves"), this))
    , m_all(new QPushButton(tr("A&ll pictures…"), this))
    , m_save(new QPushButton(tr("Ex&port…"), this))
    , m_view(new BoxView(this))
    , m_chart(new FaithChart(this))
    , m_rows(new QTableWidget(0, 2, this))
    , m_method(new QComboBox(this))
    , m_form(new PredictorOptions(this, m_options, [this] { follow(); }))
    , m_summary(new QLabel(this))
    , m_cost(new QLabel(this))
    , m_progress(new QProgressBar(this))
{
    m_form->setParent(this); // no widget: nobody else deletes it, and what members tell at the end reads it
    describeControls();
    auto* below = filled(new QHBoxLayout, {{m_view, 1}, buildBeside()}, space::wide);
    filled(new QVBoxLayout(this), {buildCommand(), m_summary, {below, 1}}, space::normal,
           {space::wide, space::wide, space::wide, space::wide});
    addAction(state.actions().showPredictor);
    connectControls();
    saveBy(m_figure);
    resize(1040, 680);
    beginAt(m_command);
    followFacts();
    follow();
}

PredictorWindow::~PredictorWindow()
{
    m_writer.pool.waitForDone();
}

void PredictorWindow::describeControls()
{
    describe(m_command, "predictorCommand", tr("Command"),
             tr("<b>Command</b><br>The program, as you would type it into a terminal: it is run with your "
                "rights, and it may do whatever you may."));
    m_command->setText(m_state.settings().get<QString>(Setting::Predictor));
    m_command->setPlaceholderText(QStringLiteral("python3 with_onnx.py model.onnx"));
    m_start->setObjectName(QStringLiteral("predictorStart"));
    m_view->setObjectName(QStringLiteral("predictorView"));
    m_view->setHint(tr(
        "Type the command of a program that predicts, and press Start: ONNX Runtime, TensorRT, Keras, a "
        "detector, a web service. The picture in view is shown to it. Help has five such programs, and what "
        "they read and write."));
    describe(m_rows, "predictorRows", tr("What it answers"), {});
    describe(m_method, "predictorMethod", tr("Method"),
             tr("<b>Method</b><br>These need no network: the program is shown changed pictures, and its "
                "answers are compared."));
    m_explain->setObjectName(QStringLiteral("predictorExplain"));
    describe(m_figure, "predictorFigure", tr("Figure"),
             tr("Saves the picture with its map as PDF, SVG or PNG, with the command that makes it again."));
    describe(m_measure, "predictorCurves", tr("Curves"),
             tr("<b>Curves</b><br>Deletion and insertion in the order of this map and in a random one: how "
                "faithful the map is. About 80 more pictures are shown to the program."));
    describe(
        m_all, "predictorAll", tr("All pictures"),
        tr("<b>All pictures</b><br>Explains every picture of the list and writes the maps to a folder or "
           "a data set. With the first row chosen, what comes first in each picture; with another one, "
           "that class, or the box of that rank."));
    describe(m_save, "predictorExport", tr("Export the curves"),
             tr("<b>Export</b><br>Numbers as CSV, JSON or NPZ; a figure as PDF, SVG or PNG."));
    m_chart->setObjectName(QStringLiteral("predictorChart"));
    m_chart->setToolTip(m_measure->toolTip()); // no point of it is looked at
    for (QLabel* label : {m_summary, m_cost}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    inRole(m_summary, "quiet", "predictorSummary");
    inRole(m_cost, "quiet", "predictorCost");
    m_progress->setObjectName(QStringLiteral("predictorProgress"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
}

QWidget* PredictorWindow::buildCommand()
{
    auto* row = new QWidget(this);
    filled(new QHBoxLayout(row), {NamedField{tr("&Command"), m_command, {}, 1}, m_start});
    return row;
}

QWidget* PredictorWindow::buildBeside()
{
    auto* beside = new QWidget(this);
    beside->setFixedWidth(besideWidth);
    m_rows->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_rows->setSelectionMode(QAbstractItemView::SingleSelection);
    keepPlain(*m_rows, 24);
    m_rows->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto* options = new QWidget(beside);
    FormLayout* const form = panelForm(options);
    form->setContentsMargins(0, 0, 0, 0);
    addRow(form, tr("&Method"), m_method, m_method->toolTip());
    addRow(form, tr("Masks"), m_form->whole("masks"),
           tr("<b>Masks</b><br>How many pictures are shown with parts of them darkened at random."));
    addRow(form, tr("Cells per side"), m_form->whole("maskGrid"),
           tr("<b>Cells per side</b><br>How fine the masks are."));
    addRow(form, tr("Window"), m_form->whole("window"),
           tr("<b>Window</b><br>The side of the square that is painted over, in patches."));
    addRow(form, tr("Groups"), m_form->whole("groups"),
           tr("<b>Groups</b><br>How many groups the patches are divided into."));
    filled(new QVBoxLayout(beside),
           {options,
            m_cost,
            {m_rows, 1},
            m_chart,
            m_progress,
            filled(new QHBoxLayout, {{m_explain, 1}, {m_figure, 1}}),
            filled(new QHBoxLayout, {{m_measure, 1}, {m_save, 1}}),
            m_all});
    QSizePolicy kept = m_progress->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // nothing moves under the mouse
    m_progress->setSizePolicy(kept);
    return beside;
}

void PredictorWindow::connectControls()
{
    connect(m_command, &QLineEdit::returnPressed, this, &PredictorWindow::startOrStop);
    connect(m_command, &QLineEdit::textChanged, this, &PredictorWindow::follow);
    connect(m_start, &QPushButton::clicked, this, &PredictorWindow::startOrStop);
    connect(m_explain, &QPushButton::clicked, this,
            [this] { m_source.busy() ? m_source.cancel() : explain(); });
    connect(m_measure, &QPushButton::clicked, &m_source, &PredictorSource::measure);
    connect(m_save, &QPushButton::clicked, this, &PredictorWindow::saveCurves);
    connect(m_all, &QPushButton::clicked, this, &PredictorWindow::explainAll);
    connect(&m_source, &PredictorSource::wroteAll, this, &PredictorWindow::told);
    connect(&m_library, &Library::listChanged, this, &PredictorWindow::follow);
    connect(m_figure, &QPushButton::clicked, this, &PredictorWindow::saveFigure);
    connect(m_rows, &QTableWidget::itemSelectionChanged, this, &PredictorWindow::follow);
    connect(m_rows, &QTableWidget::itemActivated, this, &PredictorWindow::explain);
    connect(m_view, &BoxView::pressed, this, [this](int box) {
        m_rows->selectRow(box);
        explain();
    });
    connect(m_method, &QComboBox::activated, this, [this] {
        m_options.method = m_method->currentData().toString().toStdString();
        follow();
    });
    connect(&m_state, &ViewState::lookChanged, this, &PredictorWindow::showPicture);
    connect(&m_source, &PredictorSource::programChanged, this, &PredictorWindow::followFacts);
    connect(&m_source, &PredictorSource::answerChanged, this, &PredictorWindow::fillRows);
    connect(&m_source, &PredictorSource::changed, this, &PredictorWindow::follow);
}

bool PredictorWindow::findsBoxes() const
{
    return m_source.facts() && m_source.facts()->kind == PredictorKind::Boxes;
}

int PredictorWindow::chosen() const
{
    return m_rows->selectionModel()->hasSelection() ? m_rows->currentRow() : -1;
}

void PredictorWindow::startOrStop()
{
    if (m_source.running() || m_source.starting()) {
        m_source.stop();
    } else if (const QString command = m_command->text().trimmed(); !command.isEmpty()) {
        m_state.settings().set(Setting::Predictor, command);
        m_source.start(command);
    }
}

void PredictorWindow::followFacts()
{
    const PredictorFacts* const facts = m_source.facts();
    m_method->clear();
    m_options = MapOptions();
    if (facts) {
        for (const std::string& method : methodsFor(facts->kind)) {
            m_method->addItem(predictorMethod(method), text(method));
        }
        m_options.method = findsBoxes() ? riseOfBoxes : "rise";
        m_options.masks = findsBoxes() ? boxMasks : m_options.masks;
        m_options.maskGrid = findsBoxes() ? boxMaskGrid : m_options.maskGrid;
        m_method->setCurrentIndex(m_method->findData(text(m_options.method)));
        const bool shares = facts->kind == PredictorKind::Logits;
        m_rows->setHorizontalHeaderLabels(
            {findsBoxes() ? tr("Box") : tr("Class"), shares ? tr("Share") : tr("Score")});
    }
    fillRows();
}

void PredictorWindow::fillRows()
{
    m_rows->setRowCount(0);
    const AskedPicture* const asked = m_source.asked();
    if (!asked) {
        return;
    }
    const VitConfig& config = m_source.facts()->config;
    const PredictorAnswer& answer = asked->answer();
    const auto add = [this](const QString& name, const QString& value) {
        const int row = m_rows->rowCount();
        m_rows->insertRow(row);
        m_rows->setItem(row, 0, new QTableWidgetItem(name));
        m_rows->setItem(row, 1, new QTableWidgetItem(value));
        m_rows->item(row, 0)->setToolTip(plainTip(name));
        m_rows->item(row, 1)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    };
    for (const FoundBox& box : answer.boxes) {
        if (m_rows->rowCount() < mostRows) {
            add(text(config.className(box.classIndex)), mapValue(box.score));
        }
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(answer.ranking.size(), mostRows); ++i) {
        const int index = answer.ranking[i];
        add(text(config.className(index)),
            answer.shares.empty() ? mapValue(double(answer.scores[std::size_t(index)]))
                                  : percent(double(answer.shares[std::size_t(index)])));
    }
    if (m_rows->rowCount() > 0) {
        m_rows->selectRow(0);
    }
}

// None while another row is chosen than the one that was explained.
engine::MapPtr PredictorWindow::mapOfChosen() const
{
    const int row = chosen();
    if (row < 0 || !m_source.asked()) {
        return nullptr;
    }
    const bool same = findsBoxes()
        ? m_source.question().box == std::size_t(row)
        : m_source.question().classIndex == m_source.asked()->answer().ranking[std::size_t(row)];
    return same ? m_source.map() : nullptr;
}

QString PredictorWindow::summary() const
{
    if (!m_source.problem().isEmpty()) {
        return m_source.problem();
    }
    const PredictorFacts* const facts = m_source.facts();
    if (!facts) {
        return m_source.starting() ? tr("Starting %1 …").arg(m_source.command()) : QString();
    }
    const VitConfig& config = facts->config;
    const QString program = facts->kind == PredictorKind::Boxes
        ? tr("Boxes of %1 classes, from pictures of %2 × %3 pixels")
              .arg(config.numClasses)
              .arg(config.imageWidth)
              .arg(config.imageHeight)
        : tr("Scores of %1 classes, from pictures of %2 × %3 pixels")
              .arg(config.numClasses)
              .arg(config.imageWidth)
              .arg(config.imageHeight);
    return !m_source.picture()                    ? tr("%1. Open a picture.").arg(program)
        : !m_source.asked()                       ? tr("%1. Waiting for its answer …").arg(program)
        : findsBoxes() && m_rows->rowCount() == 0 ? tr("%1. It finds nothing here.").arg(program)
        : findsBoxes() && !m_source.map()         ? tr("%1. Press a box to explain it.").arg(program)
                                                  : program;
}

void PredictorWindow::follow()
{
    const bool running = m_source.running(), busy = m_source.busy();
    m_start->setText(running || m_source.starting() ? tr("&Stop") : tr("&Start"));
    m_start->setEnabled(running || m_source.starting() || !m_command->text().trimmed().isEmpty());
    m_command->setReadOnly(running || m_source.starting());
    m_explain->setText(busy ? tr("C&ancel") : tr("&Explain"));
    m_explain->setEnabled(busy || chosen() >= 0);
    m_figure->setEnabled(mapOfChosen() && !m_source.explaining());
    m_measure->setEnabled(mapOfChosen() && !busy);
    m_all->setEnabled(running && !busy && !m_library.images().isEmpty());
    m_progress->setVisible(busy);
    m_progress->setValue(int(m_source.fraction() * m_progress->maximum()));
    m_rows->parentWidget()->setVisible(running);
    m_summary->setText(summary());
    m_summary->setVisible(!m_summary->text().isEmpty());
    const AskedPicture* const asked = m_source.asked();
    m_cost->setText(
        m_source.explainsAll() ? m_source.doing()
            : asked
            ? tr("%1 pictures are shown to the program.").arg(QString::number(asked->picturesFor(m_options)))
            : QString());
    m_form->follow();
    followCurves();
    showPicture();
    Q_EMIT runs(running || m_source.starting());
}

void PredictorWindow::showPicture()
{
    BoxView::Shown shown;
    shown.look = m_state.look();
    if (const AskedPicture* const asked = m_source.asked()) {
        shown.picture = m_source.picture();
        shown.geometry = asked->geometry();
        shown.map = mapOfChosen();
        shown.title = shown.map ? predictorMethod(m_source.question().options.method) : QString();
        for (int box = 0; findsBoxes() && box < m_rows->rowCount(); ++box) {
            shown.boxes.push_back(toRectF(asked->answer().boxes[std::size_t(box)].box));
        }
        shown.chosen = findsBoxes() ? chosen() : -1;
    }
    const int row = chosen();
    m_view->display(shown,
                    row < 0 ? QString()
                            : tr("%1, %2").arg(m_rows->item(row, 0)->text(), m_rows->item(row, 1)->text()));
}

void PredictorWindow::explain()
{
    const int row = chosen();
    if (row < 0 || !m_source.asked()) {
        return;
    }
    PredictorQuestion question{m_options};
    if (findsBoxes()) {
        question.box = std::size_t(row);
    } else {
        question.classIndex = m_source.asked()->answer().ranking[std::size_t(row)];
    }
    m_source.explain(question);
}

void PredictorWindow::followCurves()
{
    const PredictorScores& scores = m_source.scores();
    const bool there = scores.map && mapOfChosen();
    m_chart->setVisible(there);
    m_save->setEnabled(there);
    if (there && m_chart->faith() != scores.map) {
        m_chart->show(scores.map, scores.random, false, {});
    }
}

// The first row stands for whatever comes first in each picture.
void PredictorWindow::explainAll()
{
    const QString path = FilePicker::saveData(this, tr("Export maps of all pictures"),
                                              QStringLiteral("predictor.%1.maps").arg(text(m_options.method)),
                                              QStringLiteral("maps fiftyone coco.json"));
    if (path.isEmpty()) {
        return;
    }
    PredictorMaps maps{m_options};
    maps.look = m_state.look();
    if (const int row = chosen(); row > 0) {
        maps.box = std::size_t(row);
        maps.classIndex = findsBoxes() ? -1 : m_source.asked()->answer().ranking[std::size_t(row)];
    }
    const QString format = dataFormat(path);
    m_source.explainAll(maps, picturesToOpen(m_bridge, m_library.images()),
                        format == QLatin1String("json") ? QStringLiteral("coco") : format, path);
}

void PredictorWindow::saveCurves()
{
    const QString path = FilePicker::saveData(
        this, tr("Export the curves"), pictureStem(m_state) + QStringLiteral(".curves.csv"), chartEndings());
    if (!path.isEmpty() && m_source.scores().map) {
        const QString problem = writeData(path, [this](const std::string& format) {
            return curvesOfPredictor(m_source, *this, *m_chart, format);
        });
        Q_EMIT told(problem.isEmpty() ? tr("Saved %1").arg(path) : problem);
    }
}

void PredictorWindow::saveFigure()
{
    const QString file = FilePicker::figure(this, pictureStem(m_state) + QStringLiteral(".predictor.pdf"));
    if (file.isEmpty() || !m_source.map()) {
        return;
    }
    inBackground(
        m_writer.pool, this, CancelToken(),
        [file, drawn = figureOfPredictor(m_source, m_state.look())] {
            writeFigure(drawn.spec, drawn.data, QFile::encodeName(file).toStdString());
            return true;
        },
        [this, file](const Outcome<bool>& outcome) {
            Q_EMIT told(outcome.ok() ? tr("Saved %1").arg(file) : spoken(outcome.error().what()));
        });
}

} // namespace hydra::ui
