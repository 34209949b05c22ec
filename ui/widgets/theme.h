// SPDX-License-Identifier: GPL-3.0-or-later
// The light and dark themes: one palette each, over the Fusion style. Widgets read only QPalette, so a switch
// reaches all of them: Highlight is the accent, PlaceholderText quiet text, Mid lines, Dark the background of
// pictures.
#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

namespace hydra::ui {

enum class Theme
{
    System,
    Light,
    Dark
};

[[nodiscard]] Theme themeFromName(const QString& name);
[[nodiscard]] QString themeName(Theme theme);

// Sets style, palette and style sheet of the application. System asks the platform's palette.
void applyTheme(Theme theme);
[[nodiscard]] QPalette paletteOf(Theme theme);
[[nodiscard]] QPalette themePalette(bool dark);
[[nodiscard]] QString themeStyleSheet(bool dark);
[[nodiscard]] bool isDark(const QPalette& palette);

// A line icon of the resources in the palette's text colours: "open", "folder", "model", ...
[[nodiscard]] QIcon lineIcon(const QString& name);
// The program's own icon, in colour.
[[nodiscard]] QIcon programIcon();

namespace space { // spacings in points, the same in all windows
constexpr int tight = 4;
constexpr int normal = 8;
constexpr int wide = 12;
} // namespace space

} // namespace hydra::ui
