// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/dock_layout.h"

#include "core/base/error.h"
#include "core/base/json.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QHash>
#include <QScreen>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

using nlohmann::json;

constexpr std::size_t mostDocks = 64;
constexpr int largestSide = 16384;
constexpr std::size_t longestLayout = 65536; // ours have two kilobytes and six levels
constexpr std::size_t deepestLayout = 8;

const QList<std::pair<Qt::DockWidgetArea, const char*>>& areas()
{
    static const QList<std::pair<Qt::DockWidgetArea, const char*>> list{{Qt::LeftDockWidgetArea, "left"},
                                                                        {Qt::RightDockWidgetArea, "right"},
                                                                        {Qt::TopDockWidgetArea, "top"},
                                                                        {Qt::BottomDockWidgetArea, "bottom"}};
    return list;
}

QList<QDockWidget*> docksOf(const QMainWindow& window)
{
    QList<QDockWidget*> docks = window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    docks.removeIf([](const QDockWidget* dock) { return dock->objectName().isEmpty(); });
    return docks;
}

// Qt moves a dock behind another tab out of the window. visibleRegion() is of no use: an opaque panel makes
// it empty.
bool inFront(const QMainWindow& window, const QDockWidget* dock)
{
    return !dock->isHidden() && (dock->isFloating() || window.rect().intersects(dock->geometry()));
}

// Sorts the DOCKS of a place in the order of their tabs; hidden ones have no tab and come last. Needed
// because Qt's list leaves out the dock that it is asked about.
QList<QDockWidget*> byTabs(const QMainWindow& window, QList<QDockWidget*> docks)
{
    QStringList titles;
    for (const QTabBar* bar : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        for (int tab = 0; tab < bar->count(); ++tab) {
            titles << bar->tabText(tab);
        }
    }
    std::stable_sort(docks.begin(), docks.end(), [&](const QDockWidget* a, const QDockWidget* b) {
        return std::size_t(titles.indexOf(a->windowTitle())) < std::size_t(titles.indexOf(b->windowTitle()));
    });
    return docks;
}

// One place of an area: a panel, or several as tabs.
struct Place
{
    QList<QDockWidget*> docks;
    QDockWidget* front = nullptr;
};

QList<Place> placesIn(const QMainWindow& window, Qt::DockWidgetArea area)
{
    QList<Place> places;
    QList<QDockWidget*> seen;
    QList<QDockWidget*> docks = docksOf(window); // visible first: Qt lists no tabs for a hidden one
    std::stable_partition(docks.begin(), docks.end(),
                          [](const QDockWidget* dock) { return !dock->isHidden(); });
    for (QDockWidget* dock : docks) {
        if (window.dockWidgetArea(dock) != area || seen.contains(dock)) {
            continue;
        }
        Place place;
        place.docks = byTabs(window, QList<QDockWidget*>{dock} + window.tabifiedDockWidgets(dock));
        seen += place.docks;
        const auto front = std::find_if(place.docks.begin(), place.docks.end(),
                                        [&](const QDockWidget* each) { return inFront(window, each); });
        place.front = front == place.docks.end() ? nullptr : *front;
        places.append(place);
    }
    const bool upright = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
    const auto along = [&](const Place& place) { // hidden places come last
        return !place.front ? largestSide : upright ? place.front->y() : place.front->x();
    };
    std::stable_sort(places.begin(), places.end(),
                     [&](const Place& a, const Place& b) { return along(a) < along(b); });
    return places;
}

// The height of the tab bar above DOCK, in the same place; 0 if there is none.
int tabsHeight(const QMainWindow& window, const QDockWidget* dock)
{
    for (const QTabBar* bar : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        const QRect place = bar->geometry();
        if (!bar->isHidden() && place.bottom() + 1 == dock->y() && place.left() >= dock->x()
            && place.left() <= dock->geometry().right()) {
            return place.height();
        }
    }
    return 0;
}

json namesOf(const QList<QDockWidget*>& docks)
{
    json names = json::array();
    for (const QDockWidget* dock : docks) {
        names.push_back({{"name", dock->objectName().toStdString()},
                         {"shown", !dock->isHidden()},
                         {"floating", dock->isFloating()}});
    }
    return names;
}

// The value of KEY, or null; OBJECT may be any JSON.
const json& at(const json& object, const char* key)
{
    static const json nothing;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found != object.end() ? *found : nothing;
}

QString textAt(const json& object, const char* key)
{
    const json& value = at(object, key);
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

bool flagAt(const json& object, const char* key, bool otherwise)
{
    const json& value = at(object, key);
    return value.is_boolean() ? value.get<bool>() : otherwise;
}

int numberAt(const json& object, const char* key, int low)
{
    const json& value = at(object, key);
    return value.is_number() ? int(std::clamp<double>(value.get<double>(), low, largestSide)) : 0;
}

int side(const json& object, const char* key)
{
    return numberAt(object, key, 0);
}

// Calls EACH(area, place) for the places of LAYOUT, at most mostDocks of each side.
template<class Do>
void forEachPlace(const json& layout, const Do& each)
{
    const json& sides = at(layout, "sides");
    for (const auto& [area, name] : areas()) {
        const json& places = at(sides, name);
        for (std::size_t i = 0; places.is_array() && i < std::min(mostDocks, places.size()); ++i) {
            each(area, places[i]);
        }
    }
}

// Moves the docks of PLACE that are in LEFT to AREA as tabs, and takes them from LEFT. Returns the first, or
// null.
QDockWidget* put(QMainWindow& window, Qt::DockWidgetArea area, const json& place,
                 QHash<QString, QDockWidget*>& left)
{
    QDockWidget* first = nullptr;
    for (const json& panel : at(place, "panels")) {
        QDockWidget* dock = left.take(textAt(panel, "name"));
        if (!dock || !dock->isAreaAllowed(area)) {
            continue;
        }
        const bool floats =
            flagAt(panel, "floating", false) && dock->features().testFlag(QDockWidget::DockWidgetFloatable);
        if (dock->isFloating()) {
            dock->setFloating(false);
        }
        window.addDockWidget(area, dock);
        if (first) {
            window.tabifyDockWidget(first, dock);
        } else {
            first = dock;
        }
        dock->setVisible(flagAt(panel, "shown", true));
        if (floats) {
            dock->setFloating(true);
        }
    }
    return first;
}

} // namespace

json dockLayout(const QMainWindow& window)
{
    json sides = json::object();
    for (const auto& [area, name] : areas()) {
        json list = json::array();
        for (const Place& place : placesIn(window, area)) {
            json object{{"panels", namesOf(place.docks)}};
            if (place.front) {
                object["front"] = place.front->objectName().toStdString();
                object["width"] = place.front->width();
                object["height"] = place.front->height() + tabsHeight(window, place.front);
            }
            list.push_back(std::move(object));
        }
        sides[name] = std::move(list);
    }
    const QRect frame = window.normalGeometry().isValid() ? window.normalGeometry() : window.geometry();
    return {{"width", frame.width()}, {"height", frame.height()},          {"x", frame.x()},
            {"y", frame.y()},         {"maximized", window.isMaximized()}, {"sides", std::move(sides)}};
}

json dockLayoutFrom(const QByteArray& text)
{
    try {
        json layout =
            parseJson({text.constData(), std::size_t(text.size())}, "", {longestLayout, deepestLayout});
        return at(layout, "sides").is_object() ? layout : json();
    } catch (const Error&) { // from a version that stored Qt's bytes, or not a layout
        return {};
    }
}

void applyDockLayout(QMainWindow& window, const json& layout)
{
    QHash<QString, QDockWidget*> left; // each dock is placed only once
    for (QDockWidget* dock : docksOf(window)) {
        left.insert(dock->objectName(), dock);
    }
    QList<QDockWidget*> fronts;
    forEachPlace(layout, [&](Qt::DockWidgetArea area, const json& place) {
        const QHash<QString, QDockWidget*> before = left;
        QDockWidget* first = put(window, area, place, left);
        const QString wanted = textAt(place, "front");
        QDockWidget* front = before.value(wanted);
        if (first) {
            fronts.append(front && !left.contains(wanted) && !front->isHidden() ? front : first);
        }
    });
    for (QDockWidget* front : fronts) {
        front->raise();
    }
    restoreDockSizes(window, layout);
}

void restoreDockSizes(QMainWindow& window, const json& layout)
{
    QList<QDockWidget*> sized;
    QList<int> widths, heights;
    forEachPlace(layout, [&](Qt::DockWidgetArea, const json& place) {
        auto* dock = window.findChild<QDockWidget*>(textAt(place, "front"), Qt::FindDirectChildrenOnly);
        if (dock && !dock->isHidden() && side(place, "width") > 0 && side(place, "height") > 0) {
            sized.append(dock);
            widths.append(side(place, "width"));
            heights.append(side(place, "height"));
        }
    });
    window.resizeDocks(sized, widths, Qt::Horizontal);
    window.resizeDocks(sized, heights, Qt::Vertical);
}

void applyWindowPlace(QMainWindow& window, const json& layout)
{
    const QPoint corner(numberAt(layout, "x", -largestSide), numberAt(layout, "y", -largestSide));
    const QSize size(side(layout, "width"), side(layout, "height"));
    if (size.isEmpty()) {
        return;
    }
    const QScreen* screen = QGuiApplication::screenAt(corner);
    const QScreen* fits = screen ? screen : window.screen();
    window.resize(size.boundedTo(fits->availableSize()));
    if (screen) {
        window.move(corner);
    }
    if (flagAt(layout, "maximized", false)) {
        window.setWindowState(window.windowState() | Qt::WindowMaximized);
    }
}

} // namespace hydra::ui
