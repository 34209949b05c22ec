// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does; how it is laid out is in window_layout.cpp.
#include "ui/shell/main_window.h"

#include "ui/paint/format.h"
#include "ui/panels/class_field.h"
#include "ui/panels/heads_panel.h"
#include "ui/shell/activity.h"
#include "ui/shell/compare_window.h"
#include "ui/shell/dock.h"
#include "ui/shell/embedding_window.h"
#include "ui/shell/empty_state.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/help.h"
#include "ui/shell/help_window.h"
#include "ui/shell/memory_limit.h"
#include "ui/shell/model_question.h"
#include "ui/shell/plain_labels.h"
#include "ui/shell/training_window.h"
#include "ui/shell/walk_window.h"
#include "ui/state/file_picker.h"
#include "ui/views/canvas.h"
#include "ui/views/read_out.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/tool_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

namespace hydra::ui {

namespace {

constexpr int imagesWidth = 116; // one column of thumbnails
constexpr int panelsWidth = 312;

// Letters and arrows are commands wherever nobody needs them: who types says so to Qt, and these do not. A
// box is searched by letters; lists, sliders and charts are walked by arrows.
bool needsKey(const QWidget* widget, const QWidget* canvas, const QKeyEvent& key)
{
    if ((key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0 || !widget) {
        return false;
    }
    switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        return widget != canvas && !qobject_cast<const QAbstractButton*>(widget);
    default:
        return qobject_cast<const QComboBox*>(widget) && !key.text().isEmpty()
            && key.text().at(0).isLetterOrNumber();
    }
}

} // namespace

MainWindow::MainWindow(Settings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_state(settings)
    , m_board(m_state, m_bridge)
    , m_library(m_bridge, settings)
    , m_history(m_state, this)
    , m_keeper(m_state, m_library, settings.folder())
    , m_presets(settings.folder())
    , m_messages(new MessageBar(this))
    , m_canvas(new Canvas(m_state, m_board, this))
    , m_heads(new HeadsPanel(m_state, m_board, this))
    , m_activity(new Activity(m_state.actions().cancel, this))
    , m_readOut(new QLabel(this))
    , m_modelLine(new QLabel(this))
    , m_modelButton(new QToolButton(this))
    , m_planMark(new QToolButton(this))
    , m_walk(new WalkWindow(m_state, m_board, this))
    , m_compare(new CompareWindow(m_state, m_library, m_bridge, this))
    , m_embedding(new EmbeddingWindow(m_state, m_board, m_library, m_bridge, this))
    , m_training(new TrainingWindow(m_settings, m_state.actions(), this))
{
    applyMemoryLimit(settings, m_bridge);
    keepLabelsPlain();
    setWindowTitle(QStringLiteral("Hydrascope"));
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowTabbedDocks);
    buildCentre();
    buildDocks();
    buildToolBar();
    buildMenus();
    addContextMenus();
    connectOpening();
    connectCommands();
    connectSessions();
    connectExports();
    connectPresets();
    connectTraining();
    setIcons();
    followReadiness();
    resize(1280, 760);
    m_firstLayout = saveState();
    restoreGeometry(settings.get<QByteArray>(Setting::WindowGeometry));
    restoreState(settings.get<QByteArray>(Setting::WindowState));
}

MainWindow::~MainWindow()
{
    hide(); // what is shown takes leave of board and bridge, which go before the children do
    delete m_figures; // its thread asks the engine
    delete m_embedding; // so do the windows
    delete m_training;
    delete m_walk;
    delete m_compare;
}

void MainWindow::connectOpening()
{
    connect(&m_bridge, &EngineBridge::modelOpened, this, [this](const ModelPtr& model) {
        m_messages->dismissErrors();
        m_settings.remember(Setting::RecentModels, text(model->path));
        if (m_library.defaultModel().isEmpty()) { // somebody chose it
            m_settings.set(Setting::LastModel, text(model->path));
        }
        m_state.setModel(model);
        if (const std::size_t notes = model->notes.size(); notes > 0) {
            const QString first = text(model->notes.front());
            m_messages->tell(MessageBar::Kind::Info,
                             notes == 1 ? first
                                        : tr("%1 – and %2 more: see Model (F5)").arg(first).arg(notes - 1));
        } else if (!model->unexpected.empty()) {
            m_messages->tell(
                MessageBar::Kind::Info,
                tr("%1 tensors in the file are not used, starting with %2")
                    .arg(QString::number(model->unexpected.size()), text(model->unexpected.front())));
        }
    });
    connect(&m_bridge, &EngineBridge::imageOpened, this, [this](const PicturePtr& picture) {
        if (m_state.model()) { // else it was the model that failed, and that is still so
            m_messages->dismissErrors();
        }
        m_empty->tellTrouble({});
        m_state.setPicture(picture);
        followPhotograph();
    });
    const auto errorOf = [this](MessageBar::Cause cause) {
        return [this, cause](const QString& message) {
            m_messages->tell(MessageBar::Kind::Error, message, cause);
        };
    };
    connect(&m_bridge, &EngineBridge::openFailed, this, errorOf(MessageBar::Cause::Model));
    // The picture of before answers nothing that is asked now.
    connect(&m_bridge, &EngineBridge::imageFailed, this, [this](const QString& message) {
        m_messages->tell(MessageBar::Kind::Error, message, MessageBar::Cause::Picture);
        m_empty->tellTrouble(message);
        m_state.setPicture(nullptr);
    });
    connect(&m_library, &Library::currentChanged, this,
            [this] { m_messages->dismiss(MessageBar::Cause::Picture); });
    connect(&m_board, &Board::reset, this, [this] { m_messages->dismiss(MessageBar::Cause::Question); });
    connect(&m_bridge, &EngineBridge::modelAsks, this, &MainWindow::ask);
    connect(&m_library, &Library::failed, this, errorOf(MessageBar::Cause::None));
    connect(&m_board, &Board::failed, this, errorOf(MessageBar::Cause::Question));
    connect(&m_bridge, &EngineBridge::machineWarning, this,
            [this](const QString& warning) { m_messages->tell(MessageBar::Kind::Warning, warning); });
    connect(&m_bridge, &EngineBridge::progressed, m_activity, &Activity::setProgress);
    connect(&m_state, &ViewState::modelChanged, this, &MainWindow::followModel);
    connect(&m_state, &ViewState::modelChanged, this, &MainWindow::applyStartup);
    connect(&m_state, &ViewState::queryChanged, this, &MainWindow::followPlan);
    connect(m_planMark, &QToolButton::clicked, m_state.actions().showAttention, &QAction::trigger);
    connect(&m_state, &ViewState::modelChanged, this, &MainWindow::followPhotograph);
    connect(&m_board, &Board::reset, this, &MainWindow::followReadiness);
    connect(m_canvas, &Canvas::readOut, m_readOut, &QLabel::setText);
}

void MainWindow::connectCommands()
{
    Actions& on = m_state.actions();
    connect(on.openImage, &QAction::triggered, this, [this] {
        const QStringList paths = FilePicker::images(this, m_settings.get<QString>(Setting::LastImageFolder));
        if (paths.isEmpty()) {
            return;
        }
        m_settings.set(Setting::LastImageFolder, QFileInfo(paths.front()).absolutePath());
        if (paths.size() == 1) {
            m_library.openBeside(paths.front());
        } else {
            m_library.openImages(paths);
        }
    });
    connect(on.openFolder, &QAction::triggered, this, [this] {
        const QString path = FilePicker::imageFolder(this, m_settings.get<QString>(Setting::LastImageFolder));
        if (!path.isEmpty()) {
            m_settings.set(Setting::LastImageFolder, path);
            m_library.openImages({path});
        }
    });
    connect(on.openModel, &QAction::triggered, this, [this] {
        const QString path = FilePicker::model(this, m_settings.get<QString>(Setting::LastModelFolder));
        if (!path.isEmpty()) {
            m_settings.set(Setting::LastModelFolder, QFileInfo(path).absolutePath());
            m_library.openModel(path);
        }
    });
    connect(on.paste, &QAction::triggered, this, &MainWindow::paste);
    connect(on.makeFigure, &QAction::triggered, this, &MainWindow::makeFigure);
    connect(on.memoryLimit, &QAction::triggered, this,
            [this] { askMemoryLimit(this, m_settings, m_bridge); });
    connect(on.quit, &QAction::triggered, this, &QWidget::close);
    connect(on.nextImage, &QAction::triggered, this, [this] { m_library.step(+1); });
    connect(on.previousImage, &QAction::triggered, this, [this] { m_library.step(-1); });
    connect(on.cancel, &QAction::triggered, &m_bridge, &EngineBridge::cancel);
    connect(on.showWalk, &QAction::triggered, m_walk, &WalkWindow::toggle);
    connect(on.showCompare, &QAction::triggered, m_compare, &CompareWindow::toggle);
    connect(m_compare, &CompareWindow::failed, this,
            [this](const QString& message) { m_messages->tell(MessageBar::Kind::Error, message); });
    connect(m_walk, &WalkWindow::pointedAt, m_canvas, &Canvas::pointAt);
    connect(m_canvas, &Canvas::pointedAt, m_walk, &WalkWindow::pointAt);
    connect(on.showEmbedding, &QAction::triggered, m_embedding, &EmbeddingWindow::toggle);
    connect(m_embedding, &EmbeddingWindow::pointedAt, m_canvas, &Canvas::pointAt);
    connect(m_canvas, &Canvas::pointedAt, m_embedding, &EmbeddingWindow::pointAt);
    connect(on.reference, &QAction::triggered, this, [this] { reference().toggle(); });
    connect(on.shortcuts, &QAction::triggered, this, [this] { showShortcuts(m_state.actions(), this); });
    connect(on.about, &QAction::triggered, this, [this] { showAbout(this); });
}

void MainWindow::start(const Startup& startup)
{
    m_startup = startup;
    m_forPicture = startup.forPicture;
    if (!startup.forPicture) {
        m_bridge.checkMachine();
    }
    if (!startup.training.isEmpty()) {
        openTraining(startup.training);
        if (startup.forPicture) {
            return; // of the curves alone
        }
    }
    if (startup.images.size() == 1 && isSession(startup.images.front())) {
        openSession(startup.images.front());
        return;
    }
    if (startup.images.isEmpty() && startup.model.isEmpty() && !startup.forPicture && m_keeper.recover()) {
        return;
    }
    QString model = startup.model;
    if (model.isEmpty()) {
        const QString last = m_settings.get<QString>(Setting::LastModel);
        const QStringList shipped = Library::shippedModels();
        if (QFileInfo::exists(last)) {
            model = last;
        } else if (!shipped.isEmpty()) {
            m_library.openDefaultModel(shipped.front());
        }
    }
    if (!model.isEmpty()) {
        m_library.openModel(model);
    } else if (!m_library.defaultModel().isEmpty()) { // on its way
    } else if (startup.forPicture) {
        m_messages->tell(MessageBar::Kind::Error, tr("No model found. Pass one with --model."));
    }
    if (startup.images.isEmpty()) {
        m_library.openSamples();
        if (startup.forPicture && m_library.images().isEmpty()) {
            m_messages->tell(MessageBar::Kind::Error, tr("No picture found. Pass one on the command line."));
        }
    } else if (startup.images.size() == 1 && !startup.forPicture) {
        m_library.openBeside(startup.images.front());
    } else {
        m_library.openImages(startup.images);
    }
}

void MainWindow::openPictures(const QString& path)
{
    if (QFileInfo(path).isDir()) {
        m_library.openImages({path});
    } else {
        m_library.openBeside(path);
    }
}

// The window goes on working meanwhile; "Cancel" leaves the model that is open, and says why.
void MainWindow::ask(const QString& path, const ModelOverrides& overrides, const Unsaid& unsaid,
                     const QString& message)
{
    const auto refuse = [this, message] { m_messages->tell(MessageBar::Kind::Error, message); };
    QDialog* dialog = m_startup.forPicture
        ? nullptr
        : modelQuestion(this, m_settings, path, unsaid, [=](const QString& words) {
              m_library.openModel(path, answered(overrides, unsaid, words));
          });
    if (!dialog) {
        refuse();
        m_keeper.giveUp();
        return;
    }
    connect(dialog, &QDialog::rejected, this, refuse);
    connect(dialog, &QDialog::rejected, &m_keeper, &SessionKeeper::giveUp);
    dialog->open();
}

// Once, when the first model is there: a plan or a class means nothing without it.
void MainWindow::applyStartup()
{
    const Startup startup = std::exchange(m_startup, {});
    const VitConfig& config = m_state.model()->config;
    const auto error = [this](const QString& message) { m_messages->tell(MessageBar::Kind::Error, message); };
    try {
        if (!startup.method.isEmpty()) {
            m_state.setMethod(methodInfo(startup.method.toStdString()).id);
        }
        if (!startup.attention.isEmpty()) {
            m_state.setPlan(AttentionPlan::parse(startup.attention.toStdString(), m_state.trainedPlan()));
        }
    } catch (const Error& problem) {
        error(text(problem.what()));
    }
    if (startup.heads > 0) {
        if (startup.heads <= m_state.maxHeads() && !m_state.isTrained(startup.heads)) {
            m_state.actions().untrainedHeads->setChecked(true);
        }
        m_state.setHeads(startup.heads);
    }
    if (startup.className == QLatin1String("own")) {
        m_state.setTarget({engine::ClassChoice::Kind::Own, 1});
    } else if (startup.className.startsWith(QLatin1String("top")) && startup.className.mid(3).toInt() > 0) {
        m_state.setTarget({engine::ClassChoice::Kind::Top, startup.className.mid(3).toInt()});
    } else if (!startup.className.isEmpty()) {
        const int index = classFromText(startup.className, config);
        if (index < 0) {
            error(tr("The model has no class \"%1\"").arg(startup.className));
        } else {
            m_state.setTarget({engine::ClassChoice::Kind::Index, index});
        }
    }
}

// Seen whatever panel is in front: it is often the reason for a prediction.
void MainWindow::followPlan()
{
    const AttentionPlan& now = m_state.query().plan;
    const AttentionPlan trained = m_state.trainedPlan();
    int replaced = 0;
    for (std::size_t i = 0; i < now.blocks.size() && i < trained.blocks.size(); ++i) {
        replaced += int(now.blocks[i] != trained.blocks[i]);
    }
    m_planMark->setVisible(replaced > 0);
    m_planMark->setText(tr("Attention replaced in %1 of %2 blocks").arg(replaced).arg(now.blocks.size()));
    m_planMark->setToolTip(tr("%1<br>Click to see the blocks (F3).").arg(text(now.text()).toHtmlEscaped()));
}

void MainWindow::followModel()
{
    const engine::OpenedModel& model = *m_state.model();
    const VitConfig& config = model.config;
    m_modelButton->setText(QFileInfo(text(model.path)).completeBaseName());
    m_modelLine->setText(tr("%1 blocks · %2 heads · width %3 · patch %4 · %5 × %6 px")
                             .arg(config.depth.value)
                             .arg(config.numHeads.value)
                             .arg(config.embedDim.value)
                             .arg(config.patchSize.value)
                             .arg(config.imageWidth.value)
                             .arg(config.imageHeight.value));
    m_modelLine->setToolTip(plainTip(text(model.path)));
}

void MainWindow::followReadiness()
{
    m_stack->setCurrentIndex(m_state.ready() ? 0 : 1);
    m_footer->setVisible(m_state.ready());
    m_heads->setVisible(m_state.ready());
    const PicturePtr& picture = m_state.picture();
    setWindowTitle(picture ? tr("%1 — Hydrascope").arg(text(picture->image.name))
                           : QStringLiteral("Hydrascope"));
    Actions& on = m_state.actions();
    for (QAction* action : {on.savePicture, on.copyView, on.makeFigure, on.exportMap, on.exportPredictions}) {
        action->setEnabled(m_state.ready());
    }
}

void MainWindow::paste()
{
    const QMimeData* pasted = QApplication::clipboard()->mimeData();
    if (!pasted || !m_library.take(*pasted)) {
        m_messages->tell(MessageBar::Kind::Info,
                         tr("The clipboard contains neither a picture nor the path of one."));
    }
}

void MainWindow::makeFigure()
{
    if (!m_figures) {
        m_figures = new FigureDialog(m_state, m_board, m_library, m_bridge, this);
        connect(m_figures, &FigureDialog::told, this,
                [this](const QString& message) { m_messages->tell(MessageBar::Kind::Info, message); });
    }
    bringToFront(*m_figures);
}

HelpWindow& MainWindow::reference()
{
    if (!m_help) {
        m_help = new HelpWindow(m_settings, m_state.actions(), this);
    }
    return *m_help;
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (Library::canTake(*event->mimeData())) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (const QString training = trainingFolderIn(*event->mimeData()); !training.isEmpty()) {
        openTraining(training);
        event->acceptProposedAction();
    } else if (urls.size() == 1 && isSession(urls.front().toLocalFile())) {
        openSession(urls.front().toLocalFile());
        event->acceptProposedAction();
    } else if (m_library.take(*event->mimeData())) {
        event->acceptProposedAction();
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_settings.set(Setting::WindowGeometry, saveGeometry());
    m_settings.set(Setting::WindowState, saveState());
    m_walk->close();
    m_compare->close();
    m_keeper.end();
    m_embedding->close();
    m_training->close();
    if (m_help) {
        m_help->close();
    }
    QMainWindow::closeEvent(event);
}

// Docks take sizes only once the window has one.
void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!m_shownBefore && m_settings.get<QByteArray>(Setting::WindowState).isEmpty()) {
        sizeDocks();
        QTimer::singleShot(0, this, [this] { sizeDocks(); }); // and once those behind a tab are hidden
    }
    m_canvas->setFocus();
    m_shownBefore = true;
}

void MainWindow::sizeDocks()
{
    resizeDocks({m_docks[0], m_docks[1]}, {imagesWidth, panelsWidth}, Qt::Horizontal);
    resizeDocks({m_docks[1], m_docks[4]}, {height() * 50 / 100, height() * 40 / 100}, Qt::Vertical);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_keeper.touch(); // size and place come back after a crash
}

void MainWindow::moveEvent(QMoveEvent* event)
{
    QMainWindow::moveEvent(event);
    m_keeper.touch();
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride
        && needsKey(focusWidget(), m_canvas, *static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::ThemeChange
        && themeFromName(m_settings.get<QString>(Setting::Theme)) == Theme::System) {
        setTheme(Theme::System);
    }
    QMainWindow::changeEvent(event);
}

} // namespace hydra::ui
