// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/motion.h"

#include <QApplication>
#include <QStyle>

namespace hydra::ui {

namespace {

bool reduced = false;

} // namespace

void setMotion(const QString& choice)
{
    reduced = choice == QLatin1String("reduced")
        || (choice == QLatin1String("system") && qApp
            && QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0);
}

bool reducedMotion()
{
    return reduced;
}

} // namespace hydra::ui
