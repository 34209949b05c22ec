// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of a window's panels as JSON: which side each panel is on, which ones share a place (tabs),
// their order, which is in front, which are hidden, and sizes. The format is our own, as
// QMainWindow::restoreState() trusts every number of its bytes, and session files come from strangers.
#pragma once

#include <QMainWindow>

#include <nlohmann/json.hpp>

namespace hydra::ui {

// Skips docks without an object name.
[[nodiscard]] nlohmann::json dockLayout(const QMainWindow& window);
// Parses TEXT, which comes from an untrusted settings file. Returns null if it is not a layout.
[[nodiscard]] nlohmann::json dockLayoutFrom(const QByteArray& text);
// Applies LAYOUT to the docks that WINDOW has; skips other docks and invalid values.
void applyDockLayout(QMainWindow& window, const nlohmann::json& layout);
// Applies only the sizes of LAYOUT. They have no effect before WINDOW is shown.
void restoreDockSizes(QMainWindow& window, const nlohmann::json& layout);
// Sets size and place of the window itself: at most as large as its screen, and moved only to an existing
// one.
void applyWindowPlace(QMainWindow& window, const nlohmann::json& layout);

} // namespace hydra::ui
