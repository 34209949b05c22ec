// SPDX-License-Identifier: GPL-3.0-or-later
// How the window is laid out: centre, docks, tool bar, menus.
#include "core/engine/shipped.h"
#include "ui/paint/format.h"
#include "ui/panels/attention_panel.h"
#include "ui/panels/controls.h"
#include "ui/panels/cost_panel.h"
#include "ui/panels/explain_panel.h"
#include "ui/panels/heads_panel.h"
#include "ui/panels/images_panel.h"
#include "ui/panels/look_panel.h"
#include "ui/panels/model_panel.h"
#include "ui/panels/predictions_panel.h"
#include "ui/panels/trust_panel.h"
#include "ui/shell/activity.h"
#include "ui/shell/empty_state.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"
#include "ui/views/canvas.h"
#include "ui/views/colour_bar.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace hydra::ui {

namespace {

QFrame* line(QWidget* parent)
{
    auto* frame = new QFrame(parent);
    frame->setProperty("role", QStringLiteral("line"));
    return frame;
}

// A panel taller than its dock scrolls instead of being squeezed.
QScrollArea* scrolling(QWidget* panel)
{
    auto* area = new QScrollArea;
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

QIcon iconFor(const char* name)
{
    return lineIcon(QLatin1String(name));
}

} // namespace

void MainWindow::buildCentre()
{
    Actions& on = m_state.actions();
    auto* picture = new QWidget(this);
    auto* beside = new QHBoxLayout(picture);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(0);
    beside->addWidget(m_canvas, 1);
    beside->addWidget(new ColourBar(m_state, m_board, picture));
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(picture);
    m_stack->addWidget(new EmptyState(m_state, this));

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
    column->addWidget(m_messages);
    column->addWidget(m_stack, 1);
    column->addWidget(m_footer);
    column->addWidget(line(this));
    column->addWidget(m_heads);
    setCentralWidget(centre);

    m_modelLine->setProperty("role", QStringLiteral("quiet"));
    m_modelLine->setContentsMargins(0, 0, space::normal, 0);
    statusBar()->addWidget(m_activity, 1);
    statusBar()->addPermanentWidget(m_modelLine);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setFixedHeight(fontMetrics().height() + 2 * space::normal - 2); // progress comes and goes
}

QDockWidget* MainWindow::addDock(const char* name, const QString& title, QWidget* panel,
                                 Qt::DockWidgetArea area)
{
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QLatin1String(name)); // for saveState
    dock->setWidget(panel);
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    dock->setTitleBarWidget(new QWidget(dock)); // tabs and headings name the panels
    addDockWidget(area, dock);
    m_docks.append(dock);
    return dock;
}

void MainWindow::buildDocks()
{
    setTabPosition(Qt::RightDockWidgetArea | Qt::BottomDockWidgetArea, QTabWidget::North);
    addDock("imagesDock", tr("Images"), new ImagesPanel(m_state, m_library, this), Qt::LeftDockWidgetArea);
    auto* explain = addDock("explainDock", tr("Explain"), scrolling(new ExplainPanel(m_state, m_board, this)),
                            Qt::RightDockWidgetArea);
    auto* attention =
        addDock("attentionDock", tr("Attention"), new AttentionPanel(m_state, this), Qt::RightDockWidgetArea);
    auto* look = addDock("lookDock", tr("Look"), scrolling(new LookPanel(m_state, m_board, this)),
                         Qt::RightDockWidgetArea);
    addDock("predictionsDock", tr("Predictions"), new PredictionsPanel(m_state, m_board, this),
            Qt::RightDockWidgetArea);
    auto* model =
        addDock("modelDock", tr("Model"), new ModelPanel(m_state, m_library, this), Qt::RightDockWidgetArea);
    const auto raiseBy = [](QAction* action, QDockWidget* dock) {
        connect(action, &QAction::triggered, dock, [dock] {
            dock->show();
            dock->raise();
            if (QWidget* first = dock->widget()->nextInFocusChain()) {
                first->setFocus(Qt::ShortcutFocusReason);
            }
        });
    };
    raiseBy(m_state.actions().showExplain, explain);
    raiseBy(m_state.actions().showAttention, attention);
    raiseBy(m_state.actions().showLook, look);
    tabifyDockWidget(explain, attention);
    tabifyDockWidget(attention, look);
    raiseBy(m_state.actions().showModel, model);
    tabifyDockWidget(look, model);
    explain->raise();
    // Below the picture: a table and a chart want width, and the panels beside stay in sight.
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    auto* costs = new CostPanel(m_state, m_board, m_bridge, this);
    connect(costs, &CostPanel::saved, this, &MainWindow::tellSaved);
    auto* cost = addDock("costDock", tr("Cost"), costs, Qt::BottomDockWidgetArea);
    cost->hide();
    auto* panel = new TrustPanel(m_state, m_board, m_bridge, this);
    connect(panel, &TrustPanel::told, this, [this](const QString& message, bool bad) {
        m_messages->tell(bad ? MessageBar::Kind::Error : MessageBar::Kind::Info, message);
    });
    auto* trust = addDock("trustDock", tr("Trust"), panel, Qt::BottomDockWidgetArea);
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
    raiseBy(m_state.actions().showCost, cost);
    raiseBy(m_state.actions().showTrust, trust);
    // Curves and pictures want height, which the hint of a dock below does not get; once, then it is the
    // user's.
    connect(
        m_state.actions().showTrust, &QAction::triggered, trust,
        [this, trust] { resizeDocks({trust}, {std::min(320, height() * 2 / 5)}, Qt::Vertical); },
        Qt::SingleShotConnection);
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
    bar->addActions({on.showWalk, on.showEmbedding, on.showCompare});
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
    QMenu* menu = m_modelButton->menu();
    menu->clear();
    const auto add = [&](const QString& path) {
        QAction* action = menu->addAction(QFileInfo(path).completeBaseName(), this,
                                          [this, path] { m_library.openModel(path); });
        action->setToolTip(path);
        action->setCheckable(true);
        action->setChecked(m_state.model() && text(m_state.model()->path) == path);
        return action;
    };
    const QStringList shipped = Library::shippedModels();
    menu->addSection(tr("Shipped"));
    for (const QString& path : shipped) {
        add(path)->setToolTip(text(engine::titleOf(path.toStdString())));
    }
    if (shipped.isEmpty()) {
        menu->addAction(tr("none found"))->setEnabled(false);
    }
    menu->addSection(tr("Recent"));
    for (const QString& path : m_library.recentModels()) {
        if (!shipped.contains(path)) {
            add(path);
        }
    }
    menu->addAction(m_state.actions().openModel);
}

void MainWindow::buildMenus()
{
    Actions& on = m_state.actions();
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addActions({on.openImage, on.openFolder, on.paste});
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

    QMenu* explain = menuBar()->addMenu(tr("&Explain"));
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
    QAction* strip = panels->addAction(tr("Strip of all heads"));
    strip->setCheckable(true);
    strip->setChecked(true);
    connect(strip, &QAction::toggled, this, [this](bool shown) {
        m_heads->strip()->setVisible(shown);
        m_board.setStripShown(shown);
    });
    view->addSeparator();
    buildPresetMenu(view->addMenu(tr("P&resets")));
    buildThemeMenu(view);

    QMenu* go = menuBar()->addMenu(tr("&Go"));
    go->addActions({on.nextImage, on.previousImage});
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addActions({on.shortcuts, on.about});
}

void MainWindow::buildThemeMenu(QMenu* view)
{
    QMenu* menu = view->addMenu(tr("&Theme"));
    auto* group = new QActionGroup(menu);
    const Theme now = themeFromName(m_settings.get<QString>(Setting::Theme));
    const QList<std::pair<Theme, QString>> choices = {
        {Theme::System, tr("As the &system")}, {Theme::Light, tr("&Light")}, {Theme::Dark, tr("&Dark")}};
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
    on.showWalk->setIcon(iconFor("walk"));
    on.showCompare->setIcon(iconFor("compare"));
    on.showEmbedding->setIcon(iconFor("embedding"));
    on.nextImage->setIcon(iconFor("next"));
    on.previousImage->setIcon(iconFor("previous"));
    on.overlay->setIcon(iconFor("overlay"));
    on.smooth->setIcon(iconFor("smooth"));
    on.grid->setIcon(iconFor("grid"));
    on.truth->setIcon(iconFor("truth"));
    m_modelButton->setIcon(iconFor("model"));
}

} // namespace hydra::ui
