// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window_place.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace hydra::ui {

namespace {

const QLatin1String maximized(" maximized");

// PLACE, clamped to FREE.
QRect inside(const QRect& free, QRect place)
{
    place.setSize(place.size().boundedTo(free.size()));
    place.moveLeft(std::clamp(place.left(), free.left(), free.right() + 1 - place.width()));
    place.moveTop(std::clamp(place.top(), free.top(), free.bottom() + 1 - place.height()));
    return place;
}

// The window manager's frame margins around WINDOW; usual ones if unknown.
QMargins frameOf(const QWidget* window)
{
    const QMargins usual(1, 32, 1, 1);
    if (window == nullptr) {
        return usual;
    }
    const QRect inner = window->geometry(), outer = window->frameGeometry();
    return {inner.left() - outer.left(), inner.top() - outer.top(), outer.right() - inner.right(),
            outer.bottom() - inner.bottom()};
}

} // namespace

QByteArray windowPlace(const QWidget& window)
{
    const QRect place = window.normalGeometry().isValid() ? window.normalGeometry() : window.geometry();
    QByteArray words = QByteArray::number(place.width()) + 'x' + QByteArray::number(place.height());
    for (const int at : {place.x(), place.y()}) {
        words += (at < 0 ? "" : "+") + QByteArray::number(at);
    }
    return words + (window.isMaximized() ? maximized.latin1() : "");
}

bool putWindow(QWidget& window, const QByteArray& place)
{
    static const QRegularExpression words(
        QStringLiteral("\\A(\\d{1,5})x(\\d{1,5})([+-]\\d{1,5})([+-]\\d{1,5})( maximized)?\\z"));
    const QRegularExpressionMatch found = words.match(QString::fromLatin1(place.left(64)));
    const auto number = [&](int at) { return found.captured(at).toInt(); };
    const QRect wanted(number(3), number(4), number(1), number(2));
    if (!found.hasMatch() || wanted.isEmpty()) {
        return false;
    }
    const QScreen* there = QGuiApplication::screenAt(wanted.center());
    window.setGeometry(inside((there ? there : window.screen())->availableGeometry(), wanted));
    if (!found.captured(5).isEmpty()) {
        window.setWindowState(window.windowState() | Qt::WindowMaximized);
    }
    return true;
}

void keepOnScreen(QWidget& window, const QWidget* other)
{
    QRect place = window.geometry();
    const bool placed = window.testAttribute(Qt::WA_Moved);
    if (!placed && other != nullptr) {
        place.moveCenter(other->geometry().center());
    }
    const QScreen* there = QGuiApplication::screenAt(place.center());
    const QScreen* screen = there ? there : window.screen();
    const QRect kept = inside(screen->availableGeometry().marginsRemoved(frameOf(other)), place);
    if (placed || other != nullptr) {
        window.setGeometry(kept);
    } else { // the window manager chooses the position
        window.resize(kept.size());
    }
}

} // namespace hydra::ui
