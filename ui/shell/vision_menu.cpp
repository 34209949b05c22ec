// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/vision_menu.h"

#include <QActionGroup>

namespace hydra::ui {

VisionMenu::VisionMenu(QWidget* parent)
    : QMenu(tr("&Colour vision"), parent)
{
    using paint::Vision;
    setObjectName(QStringLiteral("visionMenu"));
    setToolTipsVisible(true);
    auto* group = new QActionGroup(this);
    struct Choice
    {
        Vision vision;
        QString title, name;
    };
    const QList<Choice> choices = {
        {Vision::Usual, tr("&As it is"), {}},
        {Vision::Protanopia, tr("&Protanopia (no red cones)"), tr("protanopia")},
        {Vision::Deuteranopia, tr("&Deuteranopia (no green cones)"), tr("deuteranopia")},
        {Vision::Tritanopia, tr("&Tritanopia (no blue cones)"), tr("tritanopia")}};
    for (const Choice& choice : choices) {
        QAction* action = addAction(choice.title);
        action->setCheckable(true);
        action->setChecked(choice.vision == Vision::Usual);
        action->setToolTip(tr("A preview on the screen. What is saved or exported keeps its colours."));
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, choice] { Q_EMIT chosen(choice.vision, choice.name); });
    }
}

} // namespace hydra::ui
