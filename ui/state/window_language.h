// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the window's texts, and of core's texts shown in the window. Numbers, figures and exported
// files are the same in every language.
#pragma once

#include "ui/widgets/translations.h"

namespace hydra::ui {

// Sets the language of all texts created from now on. CHOICE: a language code; "system", the first available
// of the user's languages; "pseudo", for tests: every text in brackets, accented and longer by two fifths, so
// that untranslatable texts and texts without room stand out. Anything else is English.
void speak(const QString& choice);

} // namespace hydra::ui
