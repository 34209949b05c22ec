// SPDX-License-Identifier: GPL-3.0-or-later
// Six common first questions, each with a picture that the program drew and the command for it below. A press
// opens model, picture and place. The guide has a recipe for each.
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
