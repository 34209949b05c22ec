// SPDX-License-Identifier: GPL-3.0-or-later
// What people ask first, as six pictures that the program drew: a press opens model, picture and place, and
// beneath stands the command for the same. The guide has a recipe for each.
#pragma once

#include "ui/shell/tool_window.h"

#include <QUrl>

namespace hydra::ui {

class QuestionsWindow : public ToolWindow
{
    Q_OBJECT

public:
    explicit QuestionsWindow(QWidget* parent);

Q_SIGNALS:
    void showWanted(const QUrl& link); // see Guided
};

} // namespace hydra::ui
