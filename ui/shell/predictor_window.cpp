// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/predictor_window.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/views/box_view.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace hydra::ui {

PredictorWindow::PredictorWindow(ViewState& state, Board& board, Library& library, QWidget* parent)
    : ToolWindow("predictorWindow", tr("Predictor"), parent)
    , m_state(state)
    , m_board(board)
    , m_library(library)
    , m_command(new QLineEdit(this))
    , m_start(new QPushButton(this))
    , m_summary(new QLabel(this))
    , m_view(new BoxView(this))
{
    describeControls();
    auto* row = new QWidget(this);
    filled(new QHBoxLayout(row), {NamedField{tr("&Command"), m_command, {}, 1}, m_start});
    filled(new QVBoxLayout(this), {row, m_summary, {m_view, 1}}, space::normal,
           {space::wide, space::wide, space::wide, space::wide});
    addAction(state.actions().showPredictor);
    connectAnswers();
    resize(820, 640);
    beginAt(m_command);
    takeModel();
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
    m_view->setHint(
        tr("Type the command of a program that predicts, and press Start: ONNX Runtime, TensorRT, Keras, a "
           "detector, a web service. It is asked in place of the model, everywhere. Help has five such "
           "programs, and what they read and write."));
    inRole(m_summary, "quiet", "predictorSummary");
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void PredictorWindow::connectAnswers()
{
    EngineBridge& bridge = m_board.bridge();
    connect(m_command, &QLineEdit::returnPressed, this, &PredictorWindow::startOrStop);
    connect(m_command, &QLineEdit::textChanged, this, &PredictorWindow::follow);
    connect(m_start, &QPushButton::clicked, this, &PredictorWindow::startOrStop);
    connect(m_view, &BoxView::pressed, this, [this](int box) {
        m_board.explain({ClassChoice::Kind::Box, box});
    });
    connect(&bridge, &EngineBridge::openFailed, this, [this](const QString& why) {
        if (m_starting) {
            fail(why);
        }
    });
    connect(
        &bridge, &EngineBridge::openingChanged, this,
        [this, &bridge] {
            m_starting = m_starting && bridge.openingModel();
            follow();
        },
        Qt::QueuedConnection); // why it has failed comes first
    connect(&bridge, &EngineBridge::answered, this,
            [this](const engine::Question&, const Outcome<engine::Answer>& outcome) {
                if (!outcome.ok() && outcome.error().code() == ErrorCode::Ended) {
                    fail(failureOf(outcome));
                }
            });
    connect(&m_state, &ViewState::modelChanged, this, &PredictorWindow::takeModel);
    for (const auto signal :
         {&ViewState::lookChanged, &ViewState::queryChanged, &ViewState::pictureChanged}) {
        connect(&m_state, signal, this, &PredictorWindow::follow);
    }
    for (const auto signal : {&Board::currentChanged, &Board::predictionsChanged}) {
        connect(&m_board, signal, this, &PredictorWindow::follow);
    }
}

void PredictorWindow::takeModel()
{
    m_problem.clear();
    if (const ModelPtr& model = m_state.model(); model && model->program) {
        m_command->setText(text(model->path));
    } else if (model) {
        m_before = text(model->path);
        m_saidOfIt = model->overrides;
    }
    follow();
}

bool PredictorWindow::running() const
{
    return m_state.model() && m_state.model()->program && m_problem.isEmpty();
}

void PredictorWindow::begin(const QString& command)
{
    m_command->setText(command);
    m_state.settings().set(Setting::Predictor, command);
    m_problem.clear();
    m_starting = true;
    m_library.openProgram(command);
    follow();
}

// The model of before comes back, with which the program ends.
void PredictorWindow::startOrStop()
{
    if (m_starting) {
        m_starting = false;
        m_board.bridge().stopOpeningModel();
    } else if (running()) {
        const QStringList shipped = Library::shippedModels();
        if (!m_before.isEmpty() || !shipped.isEmpty()) {
            m_library.openModel(m_before.isEmpty() ? shipped.front() : m_before, m_saidOfIt);
        }
    } else if (const QString command = m_command->text().trimmed(); !command.isEmpty()) {
        begin(command);
    }
    follow();
}

void PredictorWindow::fail(const QString& why)
{
    m_starting = false;
    m_problem = why;
    follow();
}

QString PredictorWindow::summary() const
{
    const ModelPtr& model = m_state.model();
    if (!m_problem.isEmpty() || m_starting || !model || !model->program) {
        return m_starting ? tr("Starting %1 …").arg(m_command->text()) : m_problem;
    }
    const VitConfig& config = model->config;
    const QString program = (config.findsBoxes ? tr("Boxes of %1 classes, from pictures of %2 × %3 pixels")
                                               : tr("Scores of %1 classes, from pictures of %2 × %3 pixels"))
                                .arg(config.numClasses)
                                .arg(config.imageWidth)
                                .arg(config.imageHeight);
    const engine::PredictionPtr answer = m_board.fullPrediction();
    return !m_state.picture()                        ? tr("%1. Open a picture.").arg(program)
        : !answer                                    ? tr("%1. Waiting for its answer …").arg(program)
        : config.findsBoxes && answer->boxes.empty() ? tr("%1. It finds nothing here.").arg(program)
        : config.findsBoxes                          ? tr("%1. Press a box to explain it.").arg(program)
                                                     : program;
}

void PredictorWindow::follow()
{
    const bool active = m_starting || running();
    m_start->setText(active ? tr("&Stop") : tr("&Start"));
    m_start->setEnabled(active || !m_command->text().trimmed().isEmpty());
    m_command->setReadOnly(active);
    m_summary->setText(summary());
    m_summary->setVisible(!m_summary->text().isEmpty());
    showBoxes();
    Q_EMIT runs(active);
}

void PredictorWindow::showBoxes()
{
    BoxView::Shown shown;
    QString said;
    const engine::PredictionPtr answer = m_board.fullPrediction();
    if (running() && m_state.model()->config.findsBoxes && answer && m_board.seen()) {
        const ClassChoice& target = m_state.query().target;
        shown.look = m_state.look();
        shown.picture = m_state.picture();
        shown.geometry = m_board.seen()->geometry;
        shown.map = m_state.showsMap() && !m_board.stale() ? m_board.shownMap() : nullptr;
        shown.title = spoken(m_state.method().title);
        for (const FoundBox& box : answer->boxes) {
            shown.boxes.push_back(toRectF(box.box));
        }
        shown.chosen = target.kind == ClassChoice::Kind::Box ? target.value : -1;
        if (shown.chosen >= 0 && std::size_t(shown.chosen) < answer->boxes.size()) {
            const FoundBox& box = answer->boxes[std::size_t(shown.chosen)];
            said = tr("%1, %2").arg(text(m_state.model()->config.className(box.classIndex)),
                                    mapValue(box.score));
        }
    }
    m_view->display(shown, said);
}

} // namespace hydra::ui
