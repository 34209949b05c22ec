// SPDX-License-Identifier: GPL-3.0-or-later
// Translates core's texts (errors, notes, method names) into the user's language for the screen. Ids, names
// of files and classes, and texts for files use text() instead (ui/paint/format.h).
#pragma once

#include "core/language/language.h"
#include "ui/paint/format.h"

namespace hydra::ui {

[[nodiscard]] inline QString spoken(const Message& message)
{
    return text(hydra::translated(message));
}
[[nodiscard]] inline QString spoken(const std::exception& error)
{
    return text(hydra::translated(error));
}

} // namespace hydra::ui
