// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/training_window.h"

#include "ui/models/data_tables.h"
#include "ui/paint/chart_words.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/actions.h"
#include "ui/state/data_file.h"
#include "ui/state/settings.h"
#include "ui/views/plot_view.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/plain_title.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QUrl>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int stretchOf[] = {4, 5, 4, 2}; // losses, accuracy, its losses, rate

QString nativePath(const Path& path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

} // namespace

TrainingWindow::TrainingWindow(Settings& settings, Actions& actions, QWidget* parent)
    : ToolWindow("trainingWindow", {}, parent)
    , m_settings(settings)
    , m_actions(actions)
    , m_messages(new MessageBar(this))
    , m_name(new QLabel(this))
    , m_state(new QLabel(this))
    , m_form(this, [this] { drawCharts(); })
    , m_axis(m_form.choice<TrainingAxis>(
          "trainingAxis",
          {[this] { return axis(); },
           [this](TrainingAxis axis) { m_settings.set(Setting::TrainingAxis, int(axis)); }},
          {{TrainingAxis::Epoch, axisTitle(TrainingAxis::Epoch)},
           {TrainingAxis::Step, axisTitle(TrainingAxis::Step)},
           {TrainingAxis::Hours, axisTitle(TrainingAxis::Hours)}},
          tr("Horizontal axis"),
          tr("<b>Horizontal axis</b><br>Epochs, steps, or hours spent in steps: pauses and validation "
             "are not counted.")))
    , m_bar(new QProgressBar(this))
    , m_progress(new ElidedLabel(this))
    , m_notes(quietLabel({}, this))
    , m_copy(new QPushButton(tr("&Copy the history"), this))
    , m_export(new QPushButton(tr("&Export…"), this))
    , m_open(new QPushButton(this))
{
    setAcceptDrops(true);
    m_stack = new QStackedWidget(this);
    filled(new QVBoxLayout(this), {m_messages, buildHeader(), {m_stack, 1}, buildFooter()}, 0);
    m_stack->addWidget(buildEmpty());
    m_stack->addWidget(buildCharts());
    addActions({actions.showTraining, actions.openTraining});
    connect(&m_watch, &TrainingWatch::changed, this, &TrainingWindow::follow);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QApplication::clipboard()->setText(text(m_drawn->history.text));
        m_messages->tell(MessageBar::Kind::Info, tr("Copied as a table (CSV)."));
    });
    connect(m_export, &QPushButton::clicked, this, [this] {
        saveTable(
            this, tr("Export the curves"), m_name->text() + QStringLiteral(".training.csv"),
            [this] { return historyTable(*m_drawn); },
            [this](const QString& path, const QString& problem) {
                m_messages->tell(problem.isEmpty() ? MessageBar::Kind::Info : MessageBar::Kind::Error,
                                 problem.isEmpty() ? tr("Saved %1").arg(path) : problem);
            });
    });
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT modelWanted(openable()); });
    resize(1080, 820);
    beginAt(m_charts[1]);
    follow();
}

QWidget* TrainingWindow::buildHeader()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.35);
    large.setBold(true);
    m_name->setFont(large);
    m_name->setTextFormat(Qt::PlainText);
    describe(m_state, "trainingState", tr("State of the training"), {});
    m_state->setProperty("role", QStringLiteral("operation"));
    m_form.follow();
    describe(m_bar, "trainingBar", tr("Steps done"), {});
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(5);
    m_bar->setRange(0, 1000);
    inRole(m_progress, "quiet", "trainingProgress");
    m_notes->setObjectName(QStringLiteral("trainingNotes"));
    m_notes->setTextFormat(Qt::PlainText);

    auto* over = new QWidget(this);
    filled(new QHBoxLayout(over), {NamedField{tr("O&ver"), m_axis}}, space::wide);
    auto* first =
        filled(new QHBoxLayout, {m_name, {m_state, 0, Qt::AlignBottom}, Stretch{}, over}, space::wide);
    return filled(new QVBoxLayout(new QWidget(this)), {first, m_bar, m_progress, m_notes}, space::normal,
                  {space::wide, space::wide, space::wide, space::normal})
        ->parentWidget();
}

QWidget* TrainingWindow::buildEmpty()
{
    auto* page = new QWidget(this);
    m_hint = new QLabel(page);
    inRole(m_hint, "quiet", "trainingHint");
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    auto* button = new QPushButton(withoutKey(m_actions.openTraining->text()), page);
    button->setToolTip(m_actions.openTraining->toolTip());
    connect(button, &QPushButton::clicked, m_actions.openTraining, &QAction::trigger);
    filled(new QVBoxLayout(page), {Stretch{2}, m_hint, {button, 0, Qt::AlignHCenter}, Stretch{3}},
           space::wide, {6 * space::wide, 0, 6 * space::wide, 0});
    return page;
}

QWidget* TrainingWindow::buildCharts()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const char* id : {"loss", "top1", "heldloss", "rate"}) {
        auto* chart = curvePlot(QStringLiteral("trainingChart-") + QLatin1String(id), page);
        chart->setToolTip({});
        connect(chart, &PlotView::pointedAt, this, &TrainingWindow::mark);
        connect(chart, &PlotView::moved, this, &TrainingWindow::move);
        column->addWidget(chart, stretchOf[m_charts.size()]);
        m_charts.append(chart);
    }
    return page;
}

QWidget* TrainingWindow::buildFooter()
{
    describe(m_copy, "trainingCopy", tr("Copy the history"),
             tr("<b>Copy the history</b><br>Copies all rows of history.csv, for a spreadsheet."));
    describe(m_export, "trainingExport", tr("Export the curves"),
             tr("These numbers as CSV, JSON or NPZ, as a LaTeX table, or as a Matplotlib script."));
    m_open->setObjectName(QStringLiteral("trainingOpen"));
    return filled(new QHBoxLayout(new QWidget(this)),
                  {{readOut("trainingReadOut", tr("Epoch under the mouse")), 1}, m_copy, m_export, m_open},
                  space::normal, {space::wide, space::normal, space::wide, space::wide})
        ->parentWidget();
}

void TrainingWindow::open(const QString& folder)
{
    const QString whole = QFileInfo(folder).absoluteFilePath();
    m_settings.remember(Setting::RecentTrainings, whole);
    m_marked = -1;
    comeForward();
    m_watch.follow(whole);
}

TrainingAxis TrainingWindow::axis() const
{
    return TrainingAxis(std::clamp(m_settings.get<int>(Setting::TrainingAxis), 0, 2));
}

QString TrainingWindow::openable() const
{
    const Path& path = m_drawn->weights.empty() ? m_drawn->checkpoint : m_drawn->weights;
    return nativePath(path);
}

void TrainingWindow::follow()
{
    m_drawn = m_watch.log();
    followProblem();
    const QString folder = QFileInfo(m_watch.folder()).fileName();
    m_name->setText(m_drawn ? text(m_drawn->name) : folder.isEmpty() ? tr("No training open") : folder);
    setWindowTitle(m_drawn ? tr("Training — %1").arg(text(m_drawn->name)) : tr("Training"));
    m_state->setText(m_drawn ? stateText(*m_drawn) : QString());
    m_progress->setText(m_drawn ? progressText(*m_drawn) : m_watch.folder());
    const bool known = m_drawn && m_drawn->steps > 0;
    m_bar->setVisible(known);
    m_bar->setValue(known ? int(std::min<std::int64_t>(1000, 1000 * m_drawn->step / m_drawn->steps)) : 0);
    QStringList notes;
    for (const Message& note : m_drawn ? m_drawn->notes : std::vector<Message>()) {
        notes << spoken(note);
    }
    m_notes->setText(notes.join(QLatin1Char('\n')));
    m_notes->setVisible(!notes.isEmpty());
    const bool finished = m_drawn && !m_drawn->weights.empty();
    m_open->setText(finished ? tr("&Open the trained model") : tr("&Open the weights so far"));
    m_open->setToolTip(finished ? tr("Opens the trained weights in the main window.")
                                : tr("Opens the running average of the weights from the last checkpoint in "
                                     "the main window. Training continues."));
    m_open->setEnabled(m_drawn && !openable().isEmpty());
    for (QPushButton* button : {m_copy, m_export}) {
        button->setEnabled(m_drawn && m_drawn->history.rows() > 0);
    }
    m_hint->setText(m_drawn ? tr("The curves begin when the first epoch is finished.")
                            : tr("Training curves, during or after a run: open the folder that "
                                 "hydrascope-cli train writes to, or drop it here."));
    m_stack->setCurrentIndex(m_drawn && m_drawn->history.rows() > 0 ? 1 : 0);
    m_axis->parentWidget()->setVisible(m_stack->currentIndex() == 1);
    drawCharts();
}

void TrainingWindow::followProblem()
{
    const QString& problem = m_watch.problem();
    if (problem == m_told) {
        return; // also if the user has closed its message
    }
    m_told = problem;
    m_messages->dismissErrors();
    m_messages->tell(MessageBar::Kind::Error,
                     problem.isEmpty() || !m_drawn
                         ? problem
                         : problem + tr(" – showing the last curves that could be read."));
}

void TrainingWindow::drawCharts()
{
    if (!m_drawn || m_drawn->history.rows() == 0) {
        mark(-1);
        return;
    }
    const std::vector<Chart> shown = trainingCharts(m_drawn->history, axis());
    for (PlotView* chart : m_charts) {
        const auto found = std::find_if(shown.begin(), shown.end(), [&](const Chart& one) {
            return chart->objectName().endsWith(QLatin1Char('-') + text(one.id));
        });
        chart->setVisible(found != shown.end());
        if (found != shown.end()) {
            chart->call(text(found->title));
            chart->show(*found);
        }
    }
    mark(m_marked < int(m_drawn->history.rows()) ? m_marked : -1);
}

void TrainingWindow::mark(int row)
{
    m_marked = row;
    const int rows = m_drawn ? int(m_drawn->history.rows()) : 0;
    const int marked = row < 0 ? rows - 1 : row;
    for (PlotView* chart : m_charts) {
        chart->mark(row);
        if (marked >= 0 && marked < chart->cellCount()) {
            chart->setAccessibleDescription(wordsAt(chart->shown(), std::size_t(marked)));
        }
    }
    tell(marked < 0    ? QString()
             : row < 0 ? tr("Last: %1").arg(rowText(m_drawn->history, std::size_t(marked)))
                       : rowText(m_drawn->history, std::size_t(marked)));
}

void TrainingWindow::move(int rows)
{
    const int last = m_drawn ? int(m_drawn->history.rows()) - 1 : -1;
    if (last >= 0) {
        mark(std::clamp((m_marked < 0 ? last : m_marked) + rows, 0, last));
    }
}

void TrainingWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!trainingFolderIn(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void TrainingWindow::dropEvent(QDropEvent* event)
{
    if (const QString folder = trainingFolderIn(*event->mimeData()); !folder.isEmpty()) {
        event->acceptProposedAction();
        open(folder);
    }
}

QString trainingFolderIn(const QMimeData& data)
{
    const QList<QUrl> urls = data.urls();
    const QString path = urls.size() == 1 ? urls.front().toLocalFile() : QString();
    const bool folder = !path.isEmpty() && isTrainingFolder(Path(QFile::encodeName(path).toStdString()));
    return folder ? path : QString();
}

} // namespace hydra::ui
