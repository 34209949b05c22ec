// SPDX-License-Identifier: GPL-3.0-or-later
// Where a window is and how large, in words of our own: "1280x760+30+40", with " maximized" behind it.
// QWidget::restoreGeometry() believes the bytes that it is given, and a file of settings may come from
// anywhere.
#pragma once

#include <QByteArray>

class QWidget;

namespace hydra::ui {

[[nodiscard]] QByteArray windowPlace(const QWidget& window);
// As far as the screens that are there have room for it. False, and nothing happens, where PLACE is no place.
bool putWindow(QWidget& window, const QByteArray& place);
// Before WINDOW is shown: its screen holds all of it, frame included. Where nobody has placed it, it opens
// over the middle of OTHER, which is shown and tells what frames are like.
void keepOnScreen(QWidget& window, const QWidget* other = nullptr);

} // namespace hydra::ui
