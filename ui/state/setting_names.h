// SPDX-License-Identifier: GPL-3.0-or-later
// Names in the file of settings that the program reads before its window is loaded.
#pragma once

namespace hydra::ui {

inline constexpr const char* themeSetting = "window/theme";
inline constexpr const char* geometrySetting = "window/geometry";
inline constexpr const char* languageSetting = "window/language";
inline constexpr const char* recentPicturesSetting = "files/recentPictures";

} // namespace hydra::ui
