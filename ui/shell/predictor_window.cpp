// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/predictor_window.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/views/prediction_bars.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace hydra::ui {

PredictorWindow::PredictorWindow(ViewState& state, Board& board, Library& library, QWidget* parent)
    : ToolWindow("predictorWindow", tr("Predictor"), parent)
    , m_state(state)
    , m_board(board)
    , m_library(library)
    , m_command(new QLineEdit(this))
    , m_start(new QPushButton(this))
    , m_summary(new QLabel(this))
    , m_answers(new PredictionBars(state, board, this))
{
    describe(m_command, "predictorCommand", tr("Command"),
             tr("<b>Command</b><br>The program, as you would type it into a terminal: it runs with your "
                "rights and can do whatever you can."));
    m_command->setText(m_state.settings().get<QString>(Setting::Predictor));
    m_command->setPlaceholderText(QStringLiteral("python3 with_onnx.py model.onnx"));
    m_start->setObjectName(QStringLiteral("predictorStart"));
    m_answers->setObjectName(QStringLiteral("predictorAnswers"));
    inRole(m_summary, "quiet", "predictorSummary");
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QWidget(this);
    filled(new QHBoxLayout(row), {NamedField{tr("&Command"), m_command, {}, 1}, m_start});
    filled(new QVBoxLayout(this), {row, m_summary, m_answers, Stretch{}}, space::normal,
           {space::wide, space::wide, space::wide, space::wide});
    addAction(state.actions().showPredictor);
    connectAnswers();
    resize(820, 480);
    beginAt(m_command);
    takeModel();
}

void PredictorWindow::connectAnswers()
{
    EngineBridge& bridge = m_board.bridge();
    connect(m_command, &QLineEdit::returnPressed, this, &PredictorWindow::startOrStop);
    connect(m_command, &QLineEdit::textChanged, this, &PredictorWindow::follow);
    connect(m_start, &QPushButton::clicked, this, &PredictorWindow::startOrStop);
    connect(&m_state, &ViewState::modelChanged, this, &PredictorWindow::takeModel);
    connect(&m_state, &ViewState::pictureChanged, this, &PredictorWindow::follow);
    connect(&m_board, &Board::predictionsChanged, this, &PredictorWindow::follow);
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
        Qt::QueuedConnection); // after the error message
    connect(&bridge, &EngineBridge::answered, this,
            [this](const engine::Question&, const Outcome<engine::Answer>& outcome) {
                if (!outcome.ok() && outcome.error().code() == ErrorCode::Ended) {
                    fail(failureOf(outcome));
                }
            });
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

// Stopping opens the previous model, which ends the program.
void PredictorWindow::startOrStop()
{
    const QString command = m_command->text().trimmed();
    const QStringList shipped = Library::shippedModels();
    if (m_starting) {
        m_starting = false;
        m_board.bridge().stopOpeningModel();
    } else if (running() && !(m_before.isEmpty() && shipped.isEmpty())) {
        m_library.openModel(m_before.isEmpty() ? shipped.front() : m_before, m_saidOfIt);
    } else if (!running() && !command.isEmpty()) {
        m_state.settings().set(Setting::Predictor, command);
        m_problem.clear();
        m_starting = true;
        m_library.openProgram(command);
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
    if (m_starting || !m_problem.isEmpty()) {
        return m_starting ? tr("Starting %1 …").arg(m_command->text()) : m_problem;
    }
    if (!running()) {
        return tr(
            "Type the command of a program that predicts, and press Start: ONNX Runtime, TensorRT, Keras, "
            "a detector, a web service. It is asked in place of the model, everywhere. Help has five such "
            "programs, and what they read and write.");
    }
    const VitConfig& config = m_state.model()->config;
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
    m_answers->setVisible(running());
    Q_EMIT runs(active);
}

} // namespace hydra::ui
