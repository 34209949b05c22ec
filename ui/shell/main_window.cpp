// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include "ui/paint/format.h"
#include "ui/panels/method_list.h"
#include "ui/shell/action_search.h"
#include "ui/shell/cheat_sheet.h"
#include "ui/shell/choice_menus.h"
#include "ui/shell/diagnostics.h"
#include "ui/shell/head_words.h"
#include "ui/shell/help_window.h"
#include "ui/shell/live_window.h"
#include "ui/shell/manners.h"
#include "ui/shell/method_gallery.h"
#include "ui/shell/places.h"
#include "ui/shell/preferences.h"
#include "ui/shell/question_line.h"
#include "ui/shell/tool_bar.h"
#include "ui/shell/tool_window.h"
#include "ui/shell/training_window.h"
#include "ui/views/canvas.h"
#include "ui/views/strip.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/motion.h"
#include "ui/widgets/window_place.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMenuBar>
#include <QStatusBar>
#include <QTimer>

namespace hydra::ui {

namespace {

// Letters and arrows are commands unless a widget needs them. Text fields report that to Qt, but these do
// not: lists, tables, the strip, boxes and the sentence use letters to search; lists, sliders and charts use
// arrows, and Ctrl+arrows if they are inside PLACE.
bool needsKey(const QWidget* widget, const QWidget* canvas, const QWidget* place, const QKeyEvent& key)
{
    const bool inPlace = place && widget && place->isAncestorOf(widget);
    const Qt::KeyboardModifiers plain = Qt::ShiftModifier | Qt::KeypadModifier;
    if ((key.modifiers() & ~(inPlace ? plain | Qt::ControlModifier : plain)) != 0 || !widget) {
        return false;
    }
    switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        return widget != canvas && !qobject_cast<const QAbstractButton*>(widget);
    default:
        return (qobject_cast<const QComboBox*>(widget) || qobject_cast<const ViewChip*>(widget)
                || qobject_cast<const QAbstractItemView*>(widget) || qobject_cast<const MapStrip*>(widget))
            && (key.modifiers() & Qt::ControlModifier) == 0 && !key.text().isEmpty()
            && key.text().at(0).isLetterOrNumber();
    }
}

// Runs before any widget is made, because some are polished while they are built.
QWidget* withManners(QWidget* parent)
{
    keepManners();
    return parent;
}

} // namespace

MainWindow::MainWindow(Settings& settings, QWidget* parent)
    : QMainWindow(withManners(parent))
    , m_settings(settings)
    , m_state(settings)
    , m_board(m_state, m_bridge)
    , m_insides(m_state, m_bridge)
    , m_stability(m_state, m_bridge)
    , m_library(m_bridge, settings)
    , m_history(m_state, this)
    , m_keeper(m_state, m_library, settings.folder())
    , m_centre(new Centre(m_state, m_board, m_stability, this))
    , m_places(new Places(m_centre, tr("Explain"), this))
    , m_status(*statusBar(), messages(), m_state, m_bridge)
    , m_docks(*this, m_state, m_board, m_stability, m_library, m_bridge)
    , m_toolBar(new ToolBar(m_state, m_library, m_places->tabs(), this))
    , m_menu(*menuBar(), m_state, m_docks, m_centre->heads())
    , m_tools(m_state, m_board, m_insides, m_library, m_bridge, m_centre->canvas(), messages(), *m_places,
              *this)
    , m_sessions(m_state, m_bridge, m_keeper, m_docks, messages(), *this)
    , m_opening(m_state, m_bridge, m_library, m_keeper, m_sessions, m_tools, messages(), *this)
    , m_exports(m_state, m_board, m_bridge, m_library, *m_centre)
    , m_presets(m_state, m_history, messages(), m_menu.menu(Menu::Presets), *this)
    , m_photographs(m_state, m_bridge, m_library, messages())
    , m_starter(m_state, m_bridge, m_library, m_keeper, messages())
    , m_tour(m_state, m_board, m_tools, m_library, messages(), *this)
{
    applyComputing(settings, m_bridge);
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    setCentralWidget(m_places);
    addToolBar(m_toolBar);
    addContextMenus(*this, m_state.actions(), m_library);
    showInsides(*m_centre, m_state, m_board, m_bridge, m_insides);
    introduce();
    connectCommands();
    followReadiness();
    followMotion();
    resize(1280, 760);
    putWindow(*this, settings.get<QByteArray>(Setting::WindowGeometry));
    m_docks.restore(settings.get<QByteArray>(Setting::WindowState));
}

// Hides first, so that widgets detach from board and bridge while these still exist.
MainWindow::~MainWindow()
{
    hide();
}

void MainWindow::introduce()
{
    MessageBar& bar = messages();
    Canvas& canvas = m_centre->canvas();
    m_keeper.setPreview([&canvas] { return canvas.rendered(); });
    connect(&m_opening, &Opening::noPicture, m_centre, &Centre::tellTrouble);
    connect(&m_starter, &Starter::liveWanted, this,
            [this](const QString& where, int heads) { m_tools.get<LiveWindow>().open(where, heads); });
    connect(&m_starter, &Starter::saeWanted, &m_opening, &Opening::openSae);
    connect(&m_starter, &Starter::trainingWanted, &m_opening, &Opening::openTraining);
    connect(m_places, &Places::moved, this, [this] {
        if (const ToolWindow* tool = m_places->shown()) {
            m_docks.makeRoom(tool->asksPictures());
        } else {
            m_docks.comeBack();
        }
    });
    connect(&m_docks, &Docks::pictureWanted, &m_tools, &ToolWindows::showPicture);
    connect(&m_docks, &Docks::closed, &canvas, qOverload<>(&QWidget::setFocus));
    connect(&m_docks, &Docks::saved, &m_exports, &Exports::tellSaved);
    connect(&m_docks, &Docks::reported, &bar, [&bar](const QString& message, bool bad) {
        bar.tell(bad ? MessageBar::Kind::Error : MessageBar::Kind::Info, message);
    });
    connect(&m_docks, &Docks::referenceWanted, &m_tools,
            [this](const QString& id) { m_tools.get<HelpWindow>().open(id); });
    connect(&m_menu.menu<RecentMenu>(Menu::RecentPictures), &RecentMenu::chosen, &m_opening, &Opening::open);
    connect(&m_menu.menu<RecentMenu>(Menu::RecentTrainings), &RecentMenu::chosen, &m_opening,
            &Opening::openTraining);
    connect(&m_menu.menu<RecentMenu>(Menu::RecentSessions), &RecentMenu::chosen, &m_sessions,
            &SessionCommands::open);
    connect(&m_menu.menu<ThemeMenu>(Menu::Theme), &ThemeMenu::changed, m_toolBar, &ToolBar::drawIcons);
    connect(&m_menu.menu<LanguageMenu>(Menu::Language), &LanguageMenu::changed, &bar, [&bar] {
        bar.tell(MessageBar::Kind::Info, tr("The language changes when Hydrascope is started again."));
    });
    connect(&m_menu.menu<VisionMenu>(Menu::Vision), &VisionMenu::chosen, m_centre, &Centre::previewVision);
    connect(&m_board, &Board::reset, this, &MainWindow::followReadiness);
    connect(&m_board, &Board::reset, &bar, [&bar] { bar.dismiss(MessageBar::Cause::Question); });
    connect(&m_board, &Board::failed, &bar, [&bar](const QString& message) {
        bar.tell(MessageBar::Kind::Error, message, MessageBar::Cause::Question);
    });
    connect(&m_bridge, &EngineBridge::machineWarning, &bar,
            [&bar](const QString& warning) { bar.tell(MessageBar::Kind::Warning, warning); });
}

void MainWindow::connectCommands()
{
    Actions& on = m_state.actions();
    connect(on.cancel, &QAction::triggered, &m_bridge, &EngineBridge::cancel);
    auto* gallery = new MethodGallery(m_state, m_board, m_bridge, this);
    connect(on.chooseMethod, &QAction::triggered, gallery, [this, gallery] {
        const QWidget* pressed = QApplication::widgetAt(QCursor::pos());
        gallery->openAt(qobject_cast<const MethodBox*>(pressed) // in the panel; otherwise at the method chip
                            ? *pressed
                            : *findChild<ViewChip*>(QStringLiteral("methodChip")));
    });
    connect(on.startOver, &QAction::triggered, this, &MainWindow::startOver);
    connect(&m_menu.menu(Menu::Steps), &QMenu::aboutToShow, this, &MainWindow::offerSteps);
    connect(on.preferences, &QAction::triggered, this, [this] {
        preferences(m_state, m_bridge, m_menu.menu(Menu::Language), m_menu.menu(Menu::Theme), this)->open();
    });
    connect(on.lessMotion, &QAction::triggered, this, [this](bool less) {
        m_settings.set(Setting::Motion, less ? QStringLiteral("reduced") : QStringLiteral("full"));
        followMotion();
    });
    connect(on.shortcuts, &QAction::triggered, this, [this] { showShortcuts(m_state.actions(), this); });
    const auto search = [this](const QString& typed) {
        actionSearch(*menuBar(), m_state, m_board, m_library, typed, this)->open();
    };
    connect(on.findAction, &QAction::triggered, this, [search] { search({}); });
    for (const ViewChip* chip : findChildren<ViewChip*>()) {
        connect(chip, &ViewChip::typed, this, search); // typed while a chip of the sentence has the focus
    }
    connect(on.diagnostics, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(diagnostics());
        messages().tell(MessageBar::Kind::Info,
                        tr("Copied. It describes this machine and names none of your files."));
    });
    connect(on.about, &QAction::triggered, this, [this] { showAbout(this); });
    connect(on.quit, &QAction::triggered, this, &QWidget::close);
}

void MainWindow::followMotion()
{
    setMotion(m_settings.get<QString>(Setting::Motion));
    m_state.actions().lessMotion->setChecked(reducedMotion());
    const DockOptions always = AllowTabbedDocks;
    setDockOptions(reducedMotion() ? always : always | AnimatedDocks);
}

void MainWindow::start(const Startup& startup)
{
    m_forPicture = startup.forPicture;
    if (m_forPicture) { // no user
        m_tools.keepApart();
        m_opening.setUnattended();
        m_sessions.setUnattended();
        m_photographs.setUnattended();
    }
    m_starter.start(startup);
    if (startup.welcome && !m_settings.get<bool>(Setting::TourAnswered)) {
        messages().invite(
            tr("New here? A tour of about three minutes shows the network at work on this picture."),
            {tr("Start the tour"), [this] { m_state.actions().tour->trigger(); }},
            {tr("Six questions"), [this] { m_state.actions().questions->trigger(); }},
            [this] { m_settings.set(Setting::TourAnswered, true); });
    }
}

QWidget& MainWindow::pictured()
{
    if (m_starter.picturesTraining()) {
        return m_tools.get<TrainingWindow>();
    }
    if (m_starter.picturesLive()) {
        return m_tools.get<LiveWindow>();
    }
    return *this;
}

bool MainWindow::settled()
{
    if (m_starter.picturesTraining()) {
        return m_tools.get<TrainingWindow>().settled();
    }
    if (m_starter.picturesLive()) {
        return m_tools.get<LiveWindow>().settled();
    }
    return m_state.ready() && m_state.announced() && m_board.complete() && !m_board.stale()
        && !m_bridge.opening() && !m_status.busy() && !m_keeper.busy();
}

QString MainWindow::problem()
{
    if (m_starter.picturesTraining()) {
        return m_tools.get<TrainingWindow>().problem();
    }
    if (m_forPicture && !messages().firstError().isEmpty()) { // a later message may have replaced it
        return messages().firstError();
    }
    if (messages().kind() == MessageBar::Kind::Error) {
        return messages().message();
    }
    return m_starter.picturesLive() ? m_tools.get<LiveWindow>().problem() : QString();
}

void MainWindow::offerSteps()
{
    constexpr int most = 20;
    QMenu& menu = m_menu.menu(Menu::Steps);
    menu.clear();
    int count = 0;
    for (const QString& step : m_history.steps(most)) {
        ++count;
        menu.addAction(QString(step).replace(QLatin1Char('&'), QStringLiteral("&&")), this,
                       [this, count] { m_history.undo(count); });
    }
    if (menu.isEmpty()) {
        menu.addAction(tr("nothing to undo"))->setEnabled(false);
    }
}

// Does not ask for confirmation: it reports what it did, and one undo restores it.
void MainWindow::startOver()
{
    const QStringList parts = changedParts(m_state.query(), m_state.firstQuery());
    m_state.actions().fit->trigger();
    if (parts.isEmpty()) {
        m_state.startOver();
        messages().tell(MessageBar::Kind::Info, tr("Everything is as at the start."));
        return;
    }
    m_history.standAlone();
    m_state.startOver();
    messages().tell(MessageBar::Kind::Info,
                    tr("Back to start: %1. Undo (%2) brings it back.")
                        .arg(parts.join(QStringLiteral(", ")),
                             m_state.actions().undo->shortcut().toString(QKeySequence::NativeText)));
}

void MainWindow::followReadiness()
{
    m_state.actions().startOver->setEnabled(m_state.ready());
    const PicturePtr& picture = m_state.picture();
    setWindowTitle(picture ? tr("%1 — Hydrascope").arg(text(picture->image.name))
                           : QStringLiteral("Hydrascope"));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (Library::canTake(*event->mimeData())) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    if (m_opening.take(*event->mimeData())) {
        event->acceptProposedAction();
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_settings.set(Setting::WindowGeometry, windowPlace(*this));
    m_settings.set(Setting::WindowState, m_docks.remembered());
    m_keeper.end();
    m_tools.closeAll();
    QMainWindow::closeEvent(event);
}

// Docks take sizes only once the window has one.
void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!m_shownBefore) {
        m_docks.fit();
        QTimer::singleShot(0, &m_docks, &Docks::fit); // again, once docks behind a tab are hidden
    }
    m_centre->canvas().setFocus();
    m_shownBefore = true;
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
        && needsKey(focusWidget(), &m_centre->canvas(), m_places->shown(), *static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::ThemeChange) {
        m_menu.menu<ThemeMenu>(Menu::Theme).followSystem();
    }
    QMainWindow::changeEvent(event);
}

} // namespace hydra::ui
