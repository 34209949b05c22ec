// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/dock_layout.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QHash>
#include <QJsonArray>
#include <QScreen>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

constexpr int mostDocks = 64;
constexpr int largestSide = 16384;

const QList<std::pair<Qt::DockWidgetArea, QString>>& areas()
{
    static const QList<std::pair<Qt::DockWidgetArea, QString>> list{
        {Qt::LeftDockWidgetArea, QStringLiteral("left")},
        {Qt::RightDockWidgetArea, QStringLiteral("right")},
        {Qt::TopDockWidgetArea, QStringLiteral("top")},
        {Qt::BottomDockWidgetArea, QStringLiteral("bottom")}};
    return list;
}

QList<QDockWidget*> docksOf(const QMainWindow& window)
{
    QList<QDockWidget*> docks = window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    docks.removeIf([](const QDockWidget* dock) { return dock->objectName().isEmpty(); });
    return docks;
}

bool inFront(const QDockWidget* dock)
{
    return !dock->isHidden() && !dock->visibleRegion().isEmpty();
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
    for (QDockWidget* dock : docksOf(window)) {
        if (window.dockWidgetArea(dock) != area || seen.contains(dock)) {
            continue;
        }
        Place place;
        place.docks = QList<QDockWidget*>{dock} + window.tabifiedDockWidgets(dock);
        seen += place.docks;
        const auto front = std::find_if(place.docks.begin(), place.docks.end(), inFront);
        place.front = front == place.docks.end() ? nullptr : *front;
        places.append(place);
    }
    const bool upright = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
    const auto along = [&](const Place& place) { // who is hidden comes last
        return !place.front ? largestSide : upright ? place.front->y() : place.front->x();
    };
    std::stable_sort(places.begin(), places.end(),
                     [&](const Place& a, const Place& b) { return along(a) < along(b); });
    return places;
}

QJsonArray namesOf(const QList<QDockWidget*>& docks)
{
    QJsonArray names;
    for (const QDockWidget* dock : docks) {
        names.append(QJsonObject{{QStringLiteral("name"), dock->objectName()},
                                 {QStringLiteral("shown"), !dock->isHidden()},
                                 {QStringLiteral("floating"), dock->isFloating()}});
    }
    return names;
}

int side(const QJsonObject& object, const char* key)
{
    return std::clamp(object.value(QLatin1String(key)).toInt(), 0, largestSide);
}

// Puts the docks of PLACE where it says, as far as WINDOW has them; the first one that is there.
QDockWidget* put(QMainWindow& window, Qt::DockWidgetArea area, const QJsonObject& place,
                 QHash<QString, QDockWidget*>& left)
{
    QDockWidget* first = nullptr;
    for (const QJsonValue& value : place.value(QLatin1String("panels")).toArray()) {
        const QJsonObject panel = value.toObject();
        QDockWidget* dock = left.take(panel.value(QLatin1String("name")).toString());
        if (!dock || !dock->isAreaAllowed(area)) {
            continue;
        }
        const bool floats = panel.value(QLatin1String("floating")).toBool()
            && dock->features().testFlag(QDockWidget::DockWidgetFloatable);
        if (dock->isFloating()) {
            dock->setFloating(false);
        }
        window.addDockWidget(area, dock);
        if (first) {
            window.tabifyDockWidget(first, dock);
        } else {
            first = dock;
        }
        dock->setVisible(panel.value(QLatin1String("shown")).toBool(true));
        if (floats) {
            dock->setFloating(true);
        }
    }
    return first;
}

} // namespace

QJsonObject dockLayout(const QMainWindow& window)
{
    QJsonObject sides;
    for (const auto& [area, name] : areas()) {
        QJsonArray list;
        for (const Place& place : placesIn(window, area)) {
            QJsonObject object{{QStringLiteral("panels"), namesOf(place.docks)}};
            if (place.front) {
                object.insert(QStringLiteral("front"), place.front->objectName());
                object.insert(QStringLiteral("width"), place.front->width());
                object.insert(QStringLiteral("height"), place.front->height());
            }
            list.append(object);
        }
        sides.insert(name, list);
    }
    const QRect at = window.normalGeometry().isValid() ? window.normalGeometry() : window.geometry();
    return {{QStringLiteral("width"), at.width()},
            {QStringLiteral("height"), at.height()},
            {QStringLiteral("x"), at.x()},
            {QStringLiteral("y"), at.y()},
            {QStringLiteral("maximized"), window.isMaximized()},
            {QStringLiteral("sides"), sides}};
}

void applyDockLayout(QMainWindow& window, const QJsonObject& layout)
{
    QHash<QString, QDockWidget*> left; // each is put once, however often it is named
    for (QDockWidget* dock : docksOf(window)) {
        left.insert(dock->objectName(), dock);
    }
    QList<QDockWidget*> sized;
    QList<int> widths, heights;
    QList<QDockWidget*> fronts;
    const QJsonObject sides = layout.value(QLatin1String("sides")).toObject();
    for (const auto& [area, name] : areas()) {
        const QJsonArray places = sides.value(name).toArray();
        for (int i = 0; i < std::min<int>(mostDocks, int(places.size())); ++i) {
            const QJsonObject place = places[i].toObject();
            const QString wanted = place.value(QLatin1String("front")).toString();
            const QHash<QString, QDockWidget*> before = left;
            QDockWidget* first = put(window, area, place, left);
            QDockWidget* front = before.value(wanted);
            if (!first) {
                continue;
            }
            fronts.append(front && !left.contains(wanted) && !front->isHidden() ? front : first);
            if (side(place, "width") > 0 && side(place, "height") > 0 && !fronts.back()->isHidden()) {
                sized.append(fronts.back());
                widths.append(side(place, "width"));
                heights.append(side(place, "height"));
            }
        }
    }
    for (QDockWidget* front : fronts) {
        front->raise();
    }
    window.resizeDocks(sized, widths, Qt::Horizontal);
    window.resizeDocks(sized, heights, Qt::Vertical);
}

void applyWindowPlace(QMainWindow& window, const QJsonObject& layout)
{
    const QPoint corner(std::clamp(layout.value(QLatin1String("x")).toInt(), -largestSide, largestSide),
                        std::clamp(layout.value(QLatin1String("y")).toInt(), -largestSide, largestSide));
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
    if (layout.value(QLatin1String("maximized")).toBool()) {
        window.setWindowState(window.windowState() | Qt::WindowMaximized);
    }
}

} // namespace hydra::ui
