// SPDX-License-Identifier: GPL-3.0-or-later
// How the panels of a window lie, in words of our own: QMainWindow::restoreState() believes every number of
// the bytes that it is given, and a session's come from strangers. Which side each panel is on, which ones
// share a place (tabs), their order, who is in front, what is hidden, and sizes.
#pragma once

#include <QMainWindow>

#include <nlohmann/json.hpp>

namespace hydra::ui {

// Docks without a name are left out.
[[nodiscard]] nlohmann::json dockLayout(const QMainWindow& window);
// TEXT, of a file of settings that anybody may have written, as such words; null where it is none.
[[nodiscard]] nlohmann::json dockLayoutFrom(const QByteArray& text);
// What LAYOUT says of docks that WINDOW has; others, and what makes no sense, are passed over.
void applyDockLayout(QMainWindow& window, const nlohmann::json& layout);
// The sizes that it says, alone: a window that is not shown yet takes none.
void resizeDocksAsSaid(QMainWindow& window, const nlohmann::json& layout);
// Size and place of the window itself, on a screen that is there.
void applyWindowPlace(QMainWindow& window, const nlohmann::json& layout);

} // namespace hydra::ui
