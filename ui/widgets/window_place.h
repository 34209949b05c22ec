// SPDX-License-Identifier: GPL-3.0-or-later
// A window's size and position as text: "1280x760+30+40", followed by " maximized" if it is. Used instead of
// QWidget::restoreGeometry(), which trusts its bytes, because a settings file may come from anywhere.
#pragma once

#include <QByteArray>

class QWidget;

namespace hydra::ui {

[[nodiscard]] QByteArray windowPlace(const QWidget& window);
// Restores PLACE, clamped to the screens. Returns false and does not move WINDOW if PLACE is invalid.
bool putWindow(QWidget& window, const QByteArray& place);
// Call before WINDOW is shown: clamps it, frame included, to its screen. A window without a set position
// opens over the centre of OTHER, a shown window, whose frame margins it also uses.
void keepOnScreen(QWidget& window, const QWidget* other = nullptr);

} // namespace hydra::ui
