// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the window's texts, and of core's where the window shows them. Numbers, figures and
// exported files are the same in every language.
#pragma once

#include "ui/widgets/translations.h"

namespace hydra::ui {

// For all texts that are made from now on. CHOICE: a code; "system", for the first of the user's languages
// that there is; "pseudo", for tests: every text in brackets, accented and longer by two fifths, so that one
// that cannot be translated or has no room is seen. Anything else is English.
void speak(const QString& choice);

} // namespace hydra::ui
