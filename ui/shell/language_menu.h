// SPDX-License-Identifier: GPL-3.0-or-later
// The system's language, English, or one there is a translation of: remembers the choice for the next start.
#pragma once

#include "ui/state/settings.h"

#include <QMenu>

namespace hydra::ui {

class LanguageMenu : public QMenu
{
    Q_OBJECT

public:
    LanguageMenu(Settings& settings, QWidget* parent);

Q_SIGNALS:
    void changed(); // it is spoken from the next start on
};

} // namespace hydra::ui
