// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/places.h"

#include "ui/shell/dock.h"
#include "ui/shell/tool_window.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

// Gives a window the minimum height for its width; a plain QScrollArea would use its preferred height.
class PlaceArea : public QScrollArea
{
public:
    explicit PlaceArea(QWidget* window)
    {
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setWidget(window);
        window->installEventFilter(this);
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {100, 100}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            fit();
        }
        return QScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        fit();
    }

private:
    void fit()
    {
        if (QWidget* window = widget()) {
            const QSize room = maximumViewportSize(), least = window->minimumSizeHint();
            const QLayout* layout = window->layout();
            const auto heightIn = [&](int width) {
                return layout && layout->hasHeightForWidth() ? layout->totalMinimumHeightForWidth(width)
                                                             : least.height();
            };
            int width = std::max(room.width(), least.width());
            if (heightIn(width) > room.height()) { // leaves room for the scroll bar
                width = std::max(room.width() - verticalScrollBar()->sizeHint().width(), least.width());
            }
            window->resize(width, std::max(room.height(), heightIn(width)));
        }
    }
};

} // namespace

Places::Places(QWidget* picture, const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_row(new QHBoxLayout)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_row, 1);
    m_row->setSpacing(0);
    m_row->addWidget(picture, 2);
    m_places.emplace_back().area = picture;
    m_tabs->addTab(title);
    m_tabs->setObjectName(QStringLiteral("places"));
    m_tabs->setExpanding(false);
    m_tabs->setAccessibleName(tr("Places"));
    m_tabs->setTabToolTip(0, tr("The picture, with the panels around it."));
    m_tabs->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int place) {
        mark(m_current); // the old tab, until the new place is shown
        if (isPicture(place)) {
            show(place);
        } else {
            Q_EMIT chosen(place);
        }
    });
    connect(m_tabs, &QTabBar::tabBarDoubleClicked, this, &Places::apartWanted);
    connect(m_tabs, &QTabBar::customContextMenuRequested, this, &Places::offerWindow);
}

int Places::add(const QString& title, const QString& tip)
{
    const int place = m_tabs->addTab(title);
    m_tabs->setTabToolTip(place, tip);
    m_places.emplace_back();
    return place;
}

void Places::addPanel(const QString& title, Dock& panel, QAction& command)
{
    const int place = add(title, command.toolTip());
    m_places[std::size_t(place)].area = areaOf(0);
    m_places[std::size_t(place)].panel = &panel;
    m_places[std::size_t(place)].command = &command;
    connect(
        &panel, &QDockWidget::visibilityChanged, this, [this, place] { followPanel(place); },
        Qt::QueuedConnection);
}

void Places::followPanel(int place)
{
    const Dock* panel = m_places[std::size_t(place)].panel;
    if (isPicture(m_current) && panel) {
        m_current = m_picture = panel->isHidden() ? 0 : place;
        mark(m_current);
    } else if (panel && !panel->isHidden()) { // opened by its key from another place
        show(place);
    }
}

void Places::offer(int place, bool offered)
{
    const QSignalBlocker quiet(m_tabs);
    m_places[std::size_t(place)].offered = offered;
    m_tabs->setTabVisible(place, offered || place == m_current);
    Q_EMIT tabsChanged();
}

void Places::mark(int place)
{
    const QSignalBlocker quiet(m_tabs);
    m_tabs->setTabVisible(place, true);
    m_tabs->setCurrentIndex(place);
}

void Places::hold(int place, ToolWindow* window)
{
    auto* area = new PlaceArea(window);
    area->hide();
    m_row->addWidget(area, 3); // stretch; a picture beside it has 2
    m_places[std::size_t(place)].area = area;
    m_places[std::size_t(place)].window = window;
    window->stand(true);
    window->setAccessibleName(m_tabs->tabText(place));
    window->show(); // as soon as its area is visible
}

void Places::release(int place)
{
    Place& from = m_places[std::size_t(place)];
    if (!from.window) {
        return;
    }
    if (place == m_current) {
        showPicture();
    }
    static_cast<PlaceArea*>(from.area)->takeWidget();
    from.window->stand(false);
    delete std::exchange(from.area, nullptr);
    from.window = nullptr;
}

void Places::show(int place)
{
    const int left = std::exchange(m_current, place);
    if (areaOf(left) != areaOf(place)) {
        areaOf(left)->hide();
        areaOf(0)->setVisible(isPicture(place) || shown()->besidePicture());
        areaOf(place)->show();
        Q_EMIT moved();
    }
    mark(place);
    offer(left, m_places[std::size_t(left)].offered);
    if (!isPicture(place)) {
        return;
    }
    m_picture = place;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const Place& each = m_places[i];
        if (each.panel && int(i) == place && each.panel->isHidden()) {
            each.command->trigger();
        } else if (each.panel && int(i) != place && !each.panel->isHidden()) {
            each.panel->dismiss();
        }
    }
}

void Places::showPicture()
{
    show(isPicture(m_current) ? m_current : m_picture);
}

// The picture's minimum: the other places scroll.
QSize Places::minimumSizeHint() const
{
    return m_places.front().area->minimumSizeHint();
}

void Places::offerWindow(const QPoint& at)
{
    const int place = m_tabs->tabAt(at);
    if (place < 0 || isPicture(place)) {
        return;
    }
    QMenu menu(this);
    menu.addAction(tr("In a window of its own"), this, [this, place] { Q_EMIT apartWanted(place); });
    menu.exec(m_tabs->mapToGlobal(at));
}

} // namespace hydra::ui
