// SPDX-License-Identifier: GPL-3.0-or-later
// Core's texts (errors, notes, names of methods) on their way to the screen: in the user's language. Ids,
// names of files and classes, and what is written to a file, take text() instead (ui/paint/format.h).
#pragma once

#include "core/language/language.h"
#include "ui/paint/format.h"

namespace hydra::ui {

[[nodiscard]] inline QString spoken(const std::string& english)
{
    return text(hydra::spoken(english));
}

} // namespace hydra::ui
