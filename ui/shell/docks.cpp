// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/docks.h"

#include "ui/panels/panels.h"
#include "ui/shell/dock.h"
#include "ui/shell/dock_layout.h"
#include "ui/state/view_state.h"

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace hydra::ui {

// A panel taller than its dock scrolls instead of being squeezed, and instead of making the window tall.
class PanelArea : public QScrollArea
{
public:
    // SIDEWAYS: scrolls a wider panel, too
    PanelArea(QWidget* panel, bool sideways)
        : m_sideways(sideways)
    {
        setWidget(panel);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(sideways ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        // Qt does so only for a focus that moves within the area.
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
            if (now && widget()->isAncestorOf(now)) {
                ensureWidgetVisible(now, 0, 0);
            }
        });
    }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        constexpr int leastPanel = 100; // points
        const int bar = verticalScrollBar()->sizeHint().width();
        return m_sideways ? QSize(leastPanel, leastPanel)
                          : QSize(widget()->minimumSizeHint().width() + bar, leastPanel);
    }
    [[nodiscard]] QSize sizeHint() const override { return widget()->sizeHint(); }

private:
    const bool m_sideways;
};

Docks::Docks(QMainWindow& window, ViewState& state, Board& board, StabilityWatch& stability, Library& library,
             EngineBridge& bridge)
    : m_window(window)
{
    window.setDockOptions(QMainWindow::AllowTabbedDocks); // the window may add animation
    window.setTabPosition(Qt::RightDockWidgetArea | Qt::BottomDockWidgetArea, QTabWidget::North);
    // The bottom is below the picture only: wide enough for tables and charts, while the panels at the sides
    // stay in sight.
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    const auto tell = [this](const QString& path, const QString& problem) { Q_EMIT saved(path, problem); };
    const PanelParts parts{state,
                           board,
                           stability,
                           library,
                           bridge,
                           &window,
                           tell,
                           [this](const QString& message, bool bad) { Q_EMIT reported(message, bad); },
                           [this](const QString& id) { Q_EMIT referenceWanted(id); }};
    Actions& on = state.actions();
    QList<Dock*> right;
    for (const Panel& panel : panels()) {
        Dock* dock = add(panel, parts);
        if (panel.place == Panel::Place::Right) {
            right.append(dock);
        }
    }
    for (qsizetype i = 1; i < right.size(); ++i) {
        window.tabifyDockWidget(right[i - 1], right[i]);
    }
    right.front()->raise();
    m_images = named("imagesDock");
    m_explain = named("explainDock");
    m_predictions = named("predictionsDock");
    connect(on.findAlike, &QAction::triggered, m_images, &QWidget::show); // the answer appears there
    connect(on.resetLayout, &QAction::triggered, this, &Docks::reset);
}

Dock* Docks::named(const char* name) const
{
    return *std::find_if(m_all.begin(), m_all.end(),
                         [&](const Dock* dock) { return dock->objectName() == QLatin1String(name); });
}

Dock* Docks::add(const Panel& panel, const PanelParts& parts)
{
    using Place = Panel::Place;
    QWidget* inside = panel.make(parts);
    const bool below = panel.place == Place::Below;
    auto* dock = new Dock(panel.dock, panel.title,
                          panel.place == Place::Left ? inside : new PanelArea(inside, below), &m_window);
    m_window.addDockWidget(below                            ? Qt::BottomDockWidgetArea
                               : panel.place == Place::Left ? Qt::LeftDockWidgetArea
                                                            : Qt::RightDockWidgetArea,
                           dock);
    m_all.append(dock);
    connect(dock, &Dock::closed, this, &Docks::closed);
    connect(dock, &QDockWidget::visibilityChanged, this, &Docks::moved);
    connect(dock, &QDockWidget::dockLocationChanged, this, &Docks::moved);
    connect(dock, &QDockWidget::visibilityChanged, this, &Docks::followTabs, Qt::QueuedConnection);
    connect(dock, &QDockWidget::dockLocationChanged, this, &Docks::followTabs, Qt::QueuedConnection);
    if (panel.name.isEmpty()) {
        Actions::findBy(*dock->toggleViewAction(), panel.found);
        return dock;
    }
    Actions& on = parts.state.actions();
    QAction* unnamed = nullptr;
    QAction*& key = panel.command ? on.*panel.command : unnamed;
    on.add(key, "", panel.name, panel.keys, panel.tip, panel.found);
    if (below) {
        standBelow(dock, key);
    }
    dock->toggleBy(key, below);
    if (below) { // after toggleBy() has shown or closed it
        connect(key, &QAction::triggered, dock, [this, dock] { followRoom(dock); });
        connect(dock, &Dock::closed, this, [this, dock] { followRoom(dock); });
    }
    return dock;
}

void Docks::standBelow(Dock* dock, QAction* key)
{
    dock->hide();
    m_below.append(dock);
    connect(key, &QAction::triggered, dock, [this, dock] {
        for (Dock* other : m_below) {
            if (other != dock && !other->isHidden() && !m_window.tabifiedDockWidgets(other).contains(dock)) {
                m_window.tabifyDockWidget(other, dock);
                return;
            }
        }
    });
}

// Curves and tables need height, which their size hint does not get below the picture. The window keeps its
// size: the strip shrinks, and then the picture.
void Docks::followRoom(Dock* changed)
{
    const auto count =
        std::count_if(m_below.begin(), m_below.end(), [](const Dock* dock) { return !dock->isHidden(); });
    if (count == 0) {
        m_heightBelow = changed->height();
    } else if (count == 1 && !changed->isHidden()) {
        const int wanted = m_heightBelow > 0 ? m_heightBelow : std::min(320, m_window.height() / 3);
        m_window.resizeDocks({changed}, {wanted}, Qt::Vertical);
    }
}

// Qt creates and deletes tab bars as panels are shown and hidden.
void Docks::followTabs()
{
    for (Dock* dock : m_all) {
        const QList<QDockWidget*> others = m_window.tabifiedDockWidgets(dock);
        dock->followTabs(std::any_of(others.begin(), others.end(),
                                     [](const QDockWidget* other) { return !other->isHidden(); }));
    }
    makeTabsClosable(&m_window, m_all);
}

void Docks::makeRoom(bool exceptImages)
{
    if (m_away.isEmpty()) {
        m_layoutAway = layout();
        m_away = m_window.saveState();
        m_imagesAway = !m_images->isHidden();
    }
    for (Dock* dock : m_all) {
        dock->setVisible(dock == m_images && exceptImages && m_imagesAway);
    }
}

void Docks::comeBack()
{
    if (m_away.isEmpty()) {
        return;
    }
    m_window.restoreState(std::exchange(m_away, {}));
    m_layoutAway = nullptr;
    if (std::exchange(m_fitLater, false)) {
        fit();
    }
}

void Docks::fit()
{
    if (!m_away.isEmpty()) {
        m_fitLater = true;
        return;
    }
    if (m_remembered.is_object()) {
        restoreDockSizes(m_window, m_remembered);
        return;
    }
    constexpr int imagesWidth = 116; // one column of thumbnails
    constexpr int panelsWidth = 312;
    const int height = m_window.height();
    m_window.resizeDocks({m_images, m_explain}, {imagesWidth, panelsWidth}, Qt::Horizontal);
    m_window.resizeDocks({m_explain, m_predictions}, {height * 50 / 100, height * 40 / 100}, Qt::Vertical);
}

void Docks::restore(const QByteArray& remembered)
{
    m_original = m_window.saveState(); // Qt's own format, safe because it stays within this run
    m_remembered = dockLayoutFrom(remembered);
    applyDockLayout(m_window, m_remembered);
}

QByteArray Docks::remembered() const
{
    return QByteArray::fromStdString(layout().dump());
}

void Docks::reset()
{
    Q_EMIT pictureWanted();
    m_remembered = nullptr;
    m_window.restoreState(m_original);
    fit();
}

nlohmann::json Docks::layout() const
{
    return m_away.isEmpty() ? dockLayout(m_window) : m_layoutAway;
}

void Docks::apply(const nlohmann::json& layout)
{
    Q_EMIT pictureWanted();
    applyDockLayout(m_window, layout);
}

} // namespace hydra::ui
