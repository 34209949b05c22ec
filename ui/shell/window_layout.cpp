// SPDX-License-Identifier: GPL-3.0-or-later
// How the window is laid out: centre, docks, tool bar, menus.
#include "core/engine/shipped.h"
#include "ui/paint/format.h"
#include "ui/panels/attention_panel.h"
#include "ui/panels/cost_panel.h"
#include "ui/panels/explain_panel.h"
#include "ui/panels/heads_panel.h"
#include "ui/panels/images_panel.h"
#include "ui/panels/look_panel.h"
#include "ui/panels/model_panel.h"
#include "ui/panels/predictions_panel.h"
#include "ui/panels/trust_panel.h"
#include "ui/shell/activity.h"
#include "ui/shell/dock.h"
#include "ui/shell/empty_state.h"
#include "ui/shell/help_window.h"
#include "ui/shell/main_window.h"
#include "ui/views/canvas.h"
#include "ui/views/colour_bar.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/message_bar.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QWidgetAction>

#include <algorithm>

namespace hydra::ui {

namespace {

QFrame* line(QWidget* parent)
{
    auto* frame = new QFrame(parent);
    frame->setProperty("role", QStringLiteral("line"));
    return frame;
}

// A panel taller than its dock scrolls instead of being squeezed, and instead of making the window tall.
class PanelArea : public QScrollArea
{
public:
    PanelArea(QWidget* panel, bool sideways)
        : m_sideways(sideways)
    {
        setWidget(panel);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(sideways ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        // Qt does so only where the focus stays inside.
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
            if (now && widget()->isAncestorOf(now)) {
                ensureWidgetVisible(now, 0, 0);
            }
        });
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const int bar = verticalScrollBar()->sizeHint().width();
        return m_sideways ? QSize(leastPanel, leastPanel)
                          : QSize(widget()->minimumSizeHint().width() + bar, leastPanel);
    }
    [[nodiscard]] QSize sizeHint() const override { return widget()->sizeHint(); }

private:
    static constexpr int leastPanel = 100; // points
    const bool m_sideways;
};

PanelArea* scrolling(QWidget* panel)
{
    return new PanelArea(panel, false);
}

QIcon iconFor(const char* name)
{
    return lineIcon(QLatin1String(name));
}

// "Attention from patch 35 – Esc": which token the map is asked from, and the way back.
QToolButton* queryChip(ViewState& state, QWidget* parent)
{
    auto* chip = new QToolButton(parent);
    chip->setObjectName(QStringLiteral("queryChip"));
    chip->setProperty("role", QStringLiteral("button"));
    chip->setFocusPolicy(Qt::NoFocus); // Esc does the same, wherever the keyboard is
    chip->setToolTip(ViewState::tr("Set the query back to the class token."));
    chip->hide();
    QObject::connect(chip, &QToolButton::clicked, state.actions().classToken, &QAction::trigger);
    QObject::connect(&state, &ViewState::queryChanged, chip, [chip, &state] {
        const bool asked = state.ready() && state.method().usesQuery && state.query().options.query >= 0;
        if (asked) {
            chip->setText(ViewState::tr("%1 from patch %2 – Esc")
                              .arg(text(state.method().title))
                              .arg(state.query().options.query));
        }
        chip->setVisible(asked);
    });
    return chip;
}

void addMenu(QWidget* widget, const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        if (!action) {
            action = new QAction(widget);
            action->setSeparator(true);
        }
        widget->addAction(action);
    }
    widget->setContextMenuPolicy(Qt::ActionsContextMenu);
}

} // namespace

void MainWindow::addContextMenus()
{
    Actions& on = m_state.actions();
    addMenu(m_canvas,
            {on.copyView, on.savePicture, on.makeFigure, on.exportMap, nullptr, on.classToken, nullptr,
             on.overlay, on.grid, on.truth, nullptr, on.fit, on.actualSize});
    addMenu(m_heads->findChild<QWidget*>(QStringLiteral("strip")),
            {on.copyView, on.savePicture, on.makeFigure, on.exportMap, on.exportPredictions, nullptr,
             on.showCompare, on.lockRange, on.untrainedHeads});
    auto* list = findChild<QWidget*>(QStringLiteral("images"));
    auto* copyPath = new QAction(tr("Copy pat&h"), list);
    connect(copyPath, &QAction::triggered, this, [this] {
        if (const int row = m_library.currentRow(); row >= 0) {
            QGuiApplication::clipboard()->setText(m_library.images()[row]);
        }
    });
    addMenu(list,
            {on.openImage, on.openFolder, nullptr, copyPath, on.copyView, on.savePicture, nullptr,
             on.makeFigure, on.showCompare});
}

void MainWindow::buildCentre()
{
    Actions& on = m_state.actions();
    auto* picture = new QWidget(this);
    auto* beside = new QHBoxLayout(picture);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(0);
    auto* over = new QGridLayout; // what the canvas shows instead of a map of the class stands on it
    over->addWidget(m_canvas, 0, 0);
    over->addWidget(queryChip(m_state, picture), 0, 0, Qt::AlignLeft | Qt::AlignTop);
    beside->addLayout(over, 1);
    m_colourBar = new ColourBar(m_state, m_board, picture);
    beside->addWidget(m_colourBar);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(picture);
    m_empty = new EmptyState(m_state, this);
    m_stack->addWidget(m_empty);
    m_stack->setMinimumSize(160, 120); // rather cut words than a window that does not fit

    m_footer = new QWidget(this);
    auto* footer = new QHBoxLayout(m_footer);
    footer->setContentsMargins(space::wide, space::tight / 2, space::normal, space::tight / 2);
    footer->setSpacing(2);
    m_readOut->setTextFormat(Qt::PlainText);
    m_readOut->setProperty("role", QStringLiteral("quiet"));
    m_readOut->setAccessibleName(tr("Values under the cursor"));
    m_readOut->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    footer->addWidget(m_readOut, 1);
    for (QAction* action : {on.overlay, on.smooth, on.grid, on.truth}) {
        footer->addWidget(toolButtonFor(action, this, Qt::ToolButtonIconOnly));
    }
    footer->addSpacing(space::normal);
    auto* zoom = new QLabel(this);
    zoom->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    zoom->setProperty("role", QStringLiteral("quiet"));
    zoom->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000 %")));
    connect(m_canvas, &Canvas::zoomed, zoom,
            [zoom](double factor) { zoom->setText(QStringLiteral("%1 %").arg(qRound(factor * 100))); });
    footer->addWidget(zoom);
    for (QAction* action : {on.fit, on.actualSize}) {
        footer->addWidget(toolButtonFor(action, this));
    }

    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* upper = new QGridLayout; // a message lies over the picture: it must not move it
    upper->addWidget(m_stack, 0, 0);
    upper->addWidget(m_messages, 0, 0, Qt::AlignTop);
    m_messages->raise();
    column->addLayout(upper, 1);
    column->addWidget(m_footer);
    column->addWidget(line(this));
    column->addWidget(m_heads);
    setCentralWidget(centre);

    m_modelLine->setProperty("role", QStringLiteral("quiet"));
    m_modelLine->setContentsMargins(0, 0, space::normal, 0);
    statusBar()->addWidget(m_activity, 1);
    m_planMark->setObjectName(QStringLiteral("planMark"));
    m_planMark->setAutoRaise(true);
    m_planMark->setFocusPolicy(Qt::TabFocus);
    m_planMark->hide();
    statusBar()->addPermanentWidget(m_planMark);
    statusBar()->addPermanentWidget(m_modelLine);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setFixedHeight(fontMetrics().height() + 2 * space::normal - 2); // progress comes and goes
}

Dock* MainWindow::addDock(const char* name, const QString& title, QWidget* panel, Qt::DockWidgetArea area)
{
    auto* dock = new Dock(name, title, panel, this);
    addDockWidget(area, dock);
    m_docks.append(dock);
    connect(dock, &Dock::closed, m_canvas, qOverload<>(&QWidget::setFocus));
    connect(dock, &QDockWidget::visibilityChanged, this, &MainWindow::followDocks, Qt::QueuedConnection);
    connect(dock, &QDockWidget::dockLocationChanged, this, &MainWindow::followDocks, Qt::QueuedConnection);
    return dock;
}

// Qt makes and drops tab bars as panels come and go.
void MainWindow::followDocks()
{
    for (Dock* dock : m_docks) {
        const QList<QDockWidget*> others = tabifiedDockWidgets(dock);
        dock->followTabs(std::any_of(others.begin(), others.end(),
                                     [](const QDockWidget* other) { return !other->isHidden(); }));
    }
    makeTabsClosable(this, m_docks);
}

void MainWindow::buildDocks()
{
    setTabPosition(Qt::RightDockWidgetArea | Qt::BottomDockWidgetArea, QTabWidget::North);
    addDock("imagesDock", tr("Images"), new ImagesPanel(m_state, m_library, this), Qt::LeftDockWidgetArea);
    auto* methods = new ExplainPanel(m_state, m_board, this);
    auto* kinds = new AttentionPanel(m_state, this);
    connect(methods, &ExplainPanel::referenceWanted, this,
            [this](const QString& id) { reference().open(id); });
    connect(kinds, &AttentionPanel::referenceWanted, this,
            [this](const QString& id) { reference().open(id); });
    auto* explain = addDock("explainDock", tr("Explain"), scrolling(methods), Qt::RightDockWidgetArea);
    auto* attention = addDock("attentionDock", tr("Attention"), scrolling(kinds), Qt::RightDockWidgetArea);
    auto* look = addDock("lookDock", tr("Look"), scrolling(new LookPanel(m_state, m_board, this)),
                         Qt::RightDockWidgetArea);
    addDock("predictionsDock", tr("Predictions"), scrolling(new PredictionsPanel(m_state, m_board, this)),
            Qt::RightDockWidgetArea);
    auto* model = addDock("modelDock", tr("Model"), scrolling(new ModelPanel(m_state, m_library, this)),
                          Qt::RightDockWidgetArea);
    explain->toggleBy(m_state.actions().showExplain, false);
    attention->toggleBy(m_state.actions().showAttention, false);
    look->toggleBy(m_state.actions().showLook, false);
    model->toggleBy(m_state.actions().showModel, false);
    tabifyDockWidget(explain, attention);
    tabifyDockWidget(attention, look);
    tabifyDockWidget(look, model);
    explain->raise();
    // Below the picture: a table and a chart want width, and the panels beside stay in sight.
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    auto* costs = new CostPanel(m_state, m_board, m_bridge, this);
    connect(costs, &CostPanel::saved, this, &MainWindow::tellSaved);
    auto* cost = addDock("costDock", tr("Cost"), new PanelArea(costs, true), Qt::BottomDockWidgetArea);
    cost->hide();
    auto* panel = new TrustPanel(m_state, m_board, m_bridge, this);
    connect(panel, &TrustPanel::told, this, [this](const QString& message, bool bad) {
        m_messages->tell(bad ? MessageBar::Kind::Error : MessageBar::Kind::Info, message);
    });
    auto* trust = addDock("trustDock", tr("Trust"), new PanelArea(panel, true), Qt::BottomDockWidgetArea);
    trust->hide();
    // One behind the other, once both are wanted: beside each other neither has room.
    const auto joinBy = [this](QAction* action, QDockWidget* shown, QDockWidget* other) {
        connect(action, &QAction::triggered, shown, [this, shown, other] {
            if (!other->isHidden() && !tabifiedDockWidgets(other).contains(shown)) {
                tabifyDockWidget(other, shown);
            }
        });
    };
    joinBy(m_state.actions().showCost, cost, trust);
    joinBy(m_state.actions().showTrust, trust, cost);
    cost->toggleBy(m_state.actions().showCost, true);
    trust->toggleBy(m_state.actions().showTrust, true);
    m_below = {cost, trust};
    const std::pair<QAction*, Dock*> below[] = {{m_state.actions().showCost, cost},
                                                {m_state.actions().showTrust, trust}};
    for (const auto& [action, dock] : below) {
        connect(action, &QAction::triggered, dock, [this, shown = dock] { makeRoomBelow(shown); });
        connect(dock, &Dock::closed, this, [this, shown = dock] { makeRoomBelow(shown); });
    }
}

// Curves and tables want height, which the hint of a dock below does not get. The window grows by it as far
// as the screen allows, so that the picture keeps its own, and shrinks again when the last of them is closed.
void MainWindow::makeRoomBelow(Dock* changed)
{
    const int count = int(
        std::count_if(m_below.begin(), m_below.end(), [](const Dock* dock) { return !dock->isHidden(); }));
    if (count == 0) {
        if (m_grown > 0 && height() == m_grownTo) { // else the user has sized it since
            resize(width(), height() - m_grown);
        }
        m_heightBelow = changed->height();
        m_grown = 0;
    } else if (count == 1 && !changed->isHidden() && m_grown == 0) {
        const int wanted = m_heightBelow > 0 ? m_heightBelow : std::min(320, height() / 3);
        const int left = screen()->availableGeometry().bottom() - frameGeometry().bottom();
        m_grown = isMaximized() || isFullScreen() ? 0 : std::clamp(left, 0, wanted);
        m_grownTo = height() + m_grown;
        resize(width(), m_grownTo);
        resizeDocks({changed}, {wanted}, Qt::Vertical);
    }
}

void MainWindow::buildToolBar()
{
    Actions& on = m_state.actions();
    QToolBar* bar = addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("tools"));
    bar->setMovable(false);
    bar->setIconSize({18, 18});
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addAction(on.openImage);
    bar->addAction(on.openFolder);
    bar->addAction(on.paste);
    bar->addAction(on.savePicture);
    bar->addActions({on.makeFigure, on.showWalk, on.showEmbedding, on.showCompare});
    auto* gap = new QWidget(bar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
    m_modelButton->setText(tr("Model"));
    m_modelButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_modelButton->setPopupMode(QToolButton::InstantPopup);
    m_modelButton->setFocusPolicy(Qt::TabFocus);
    m_modelButton->setAccessibleName(tr("Model"));
    m_modelButton->setToolTip(tr("<b>Model</b><br>The Vision Transformer that is explained. Shipped and "
                                 "recent ones, or any checkpoint file."));
    m_modelButton->setMenu(new QMenu(m_modelButton));
    m_modelButton->menu()->setToolTipsVisible(true); // a shipped model says what it is
    connect(m_modelButton->menu(), &QMenu::aboutToShow, this, &MainWindow::buildModelMenu);
    bar->addWidget(m_modelButton);
    for (QToolButton* button : bar->findChildren<QToolButton*>()) {
        button->setFocusPolicy(Qt::TabFocus);
    }
}

void MainWindow::buildModelMenu()
{
    constexpr int widestEntry = 460;
    QMenu* menu = m_modelButton->menu();
    menu->clear();
    delete menu->findChild<QActionGroup*>();
    auto* group = new QActionGroup(menu); // one of many
    const auto add = [&](const QString& path) {
        const QString name = QFileInfo(path).completeBaseName();
        const QString title = text(engine::titleOf(path.toStdString()));
        const QString words = title.isEmpty() ? name : QStringLiteral("%1 – %2").arg(name, title);
        QAction* action = menu->addAction(menu->fontMetrics()
                                              .elidedText(words, Qt::ElideRight, widestEntry)
                                              .replace(QLatin1Char('&'), QLatin1String("&&")),
                                          this, [this, path] { m_library.openModel(path); });
        action->setToolTip(plainTip(path));
        action->setCheckable(true);
        action->setChecked(m_state.model() && text(m_state.model()->path) == path);
        group->addAction(action);
    };
    const auto section = [&](const QString& title) {
        auto* label = new QLabel(title, menu);
        label->setProperty("role", QStringLiteral("section"));
        auto* action = new QWidgetAction(menu);
        action->setDefaultWidget(label);
        action->setEnabled(false);
        menu->addAction(action);
    };
    const QStringList shipped = Library::shippedModels();
    section(tr("Built-in"));
    for (const QString& path : shipped) {
        add(path);
    }
    if (shipped.isEmpty()) {
        menu->addAction(tr("none found"))->setEnabled(false);
    }
    section(tr("Recent"));
    for (const QString& path : m_library.recentModels()) {
        if (!shipped.contains(path)) {
            add(path);
        }
    }
    menu->addSeparator();
    menu->addAction(m_state.actions().openModel);
}

void MainWindow::buildMenus()
{
    Actions& on = m_state.actions();
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addActions({on.openImage, on.openFolder});
    buildRecent(file->addMenu(tr("Recent p&ictures")), Setting::RecentPictures, &MainWindow::openPictures);
    file->addSeparator();
    file->addAction(on.openModel);
    file->addSeparator();
    file->addAction(on.openTraining);
    buildRecent(file->addMenu(tr("Recent t&rainings")), Setting::RecentTrainings, &MainWindow::openTraining);
    file->addSeparator();
    file->addActions({on.openSession, on.saveSession});
    buildRecent(file->addMenu(tr("&Recent sessions")), Setting::RecentSessions, &MainWindow::openSession);
    file->addSeparator();
    file->addActions({on.savePicture, on.makeFigure});
    QMenu* exports = file->addMenu(tr("E&xport data"));
    exports->addActions({on.exportMap, on.exportPredictions, on.exportCosts});
    exports->setToolTipsVisible(true);
    file->addSeparator();
    file->addAction(on.quit);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({on.undo, on.redo});
    edit->addSeparator();
    edit->addActions({on.copyView, on.paste});
    edit->addSeparator();
    edit->addAction(on.memoryLimit);

    QMenu* explain = menuBar()->addMenu(tr("E&xplain"));
    explain->addActions({on.moreHeads, on.fewerHeads, on.allHeads, on.untrainedHeads});
    explain->addSeparator();
    explain->addActions({on.fullClass, on.findClass, on.classToken});
    explain->addSeparator();
    explain->addActions({on.showWalk, on.showEmbedding, on.showCompare});
    explain->addSeparator();
    explain->addActions({on.trainedPlan, on.cancel});

    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions({on.fit, on.actualSize, on.zoomIn, on.zoomOut});
    view->addSeparator();
    view->addActions({on.overlay, on.smooth, on.fade, on.grid, on.truth, on.lockRange, on.spareOutliers});
    view->addSeparator();
    view->addActions(
        {on.showExplain, on.showAttention, on.showLook, on.showModel, on.showCost, on.showTrust});
    view->addAction(on.showTraining);
    QMenu* panels = view->addMenu(tr("&Panels"));
    for (QDockWidget* dock : m_docks) {
        panels->addAction(dock->toggleViewAction());
    }
    QAction* strip = panels->addAction(tr("Strip of all head counts"));
    strip->setCheckable(true);
    connect(panels, &QMenu::aboutToShow, strip, [this, strip] { strip->setChecked(m_heads->stripShown()); });
    connect(strip, &QAction::triggered, m_heads, &HeadsPanel::showStrip);
    view->addAction(on.resetLayout);
    view->addSeparator();
    buildPresetMenu(view->addMenu(tr("P&resets")));
    buildThemeMenu(view);

    QMenu* go = menuBar()->addMenu(tr("&Go"));
    go->addActions({on.nextImage, on.previousImage});
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addActions({on.reference, on.shortcuts, on.about});
}

void MainWindow::buildThemeMenu(QMenu* view)
{
    QMenu* menu = view->addMenu(tr("&Theme"));
    auto* group = new QActionGroup(menu);
    const Theme now = themeFromName(m_settings.get<QString>(Setting::Theme));
    const QList<std::pair<Theme, QString>> choices = {
        {Theme::System, tr("Follow &system")}, {Theme::Light, tr("&Light")}, {Theme::Dark, tr("&Dark")}};
    for (const auto& [theme, title] : choices) {
        QAction* action = menu->addAction(title);
        action->setCheckable(true);
        action->setChecked(theme == now);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, chosen = theme] {
            m_settings.set(Setting::Theme, themeName(chosen));
            setTheme(chosen);
        });
    }
}

void MainWindow::setTheme(Theme theme)
{
    applyTheme(theme);
    setIcons();
}

void MainWindow::setIcons()
{
    Actions& on = m_state.actions();
    on.openImage->setIcon(iconFor("image"));
    on.openFolder->setIcon(iconFor("folder"));
    on.paste->setIcon(iconFor("paste"));
    on.savePicture->setIcon(iconFor("save"));
    for (QAction* action : {on.exportPredictions, on.exportCosts}) { // buttons of panels
        action->setIcon(iconFor("save"));
        action->setIconVisibleInMenu(false);
    }
    on.makeFigure->setIcon(iconFor("figure"));
    on.showWalk->setIcon(iconFor("walk"));
    on.showCompare->setIcon(iconFor("compare"));
    on.showEmbedding->setIcon(iconFor("embedding"));
    on.nextImage->setIcon(iconFor("next"));
    on.previousImage->setIcon(iconFor("previous"));
    on.overlay->setIcon(iconFor("overlay"));
    on.smooth->setIcon(iconFor("smooth"));
    on.grid->setIcon(iconFor("grid"));
    on.truth->setIcon(iconFor("truth"));
    for (QAction* action : {on.overlay, on.smooth, on.grid, on.truth}) {
        action->setIconVisibleInMenu(false); // a tick says more than a pressed icon
    }
    m_modelButton->setIcon(iconFor("model"));
}

} // namespace hydra::ui
