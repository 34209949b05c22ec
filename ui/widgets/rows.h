// SPDX-License-Identifier: GPL-3.0-or-later
// Builds rows and columns of a window from lists of their parts.
#pragma once

#include "ui/widgets/plain_title.h"
#include "ui/widgets/theme.h"

#include <QBoxLayout>
#include <QLabel>

#include <functional>
#include <vector>

namespace hydra::ui {

struct Gap
{
    int points;
};

struct Stretch
{
    int share = 1; // of the remaining room
};

// A field after its NAME in quiet colour; a non-empty HELP becomes its tooltip.
struct NamedField
{
    QString name;
    QWidget* field;
    QString help = {};
    int share = 0;
};

struct Placed
{
    Placed(QWidget* widget, int share = 0, Qt::Alignment at = {})
        : put([=](QBoxLayout& box) { box.addWidget(widget, share, at); })
    { }
    Placed(QLayout* layout, int share = 0)
        : put([=](QBoxLayout& box) { box.addLayout(layout, share); })
    { }
    Placed(Gap gap)
        : put([=](QBoxLayout& box) { box.addSpacing(gap.points); })
    { }
    Placed(Stretch stretch)
        : put([=](QBoxLayout& box) { box.addStretch(stretch.share); })
    { }
    Placed(const NamedField& named)
        : put([named](QBoxLayout& box) {
            QWidget* field = named.field;
            if (!named.help.isEmpty()) {
                field->setToolTip(named.help);
                field->setAccessibleName(plainTitle(named.name));
            }
            auto* label = new QLabel(named.name, field->parentWidget());
            label->setProperty("role", QStringLiteral("quiet"));
            label->setBuddy(field);
            label->setToolTip(field->toolTip());
            box.addWidget(label);
            box.addWidget(field, named.share);
        })
    { }

    std::function<void(QBoxLayout&)> put;
};

// Fills BOX with PARTS, SPACING points apart and MARGINS around them; -1: the style's spacing.
template<class Box>
Box* filled(Box* box, const std::vector<Placed>& parts, int spacing = space::normal,
            const QMargins& margins = {})
{
    box->setContentsMargins(margins);
    box->setSpacing(spacing);
    for (const Placed& part : parts) {
        part.put(*box);
    }
    return box;
}

} // namespace hydra::ui
