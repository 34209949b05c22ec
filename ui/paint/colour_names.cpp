// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/colour_names.h"

#include <QCoreApplication>

#include <array>

namespace hydra::ui {

namespace {

struct Row
{
    ColourMap map;
    const char* advice;
};

constexpr std::array<Row, 8> rows = {{
    {ColourMap::Viridis,
     QT_TRANSLATE_NOOP("ColourMap", "Even steps from dark blue to yellow; safe for every colour vision.")},
    {ColourMap::Magma, QT_TRANSLATE_NOOP("ColourMap", "Even steps from black through purple to cream.")},
    {ColourMap::Inferno,
     QT_TRANSLATE_NOOP("ColourMap", "Even steps from black through red to yellow; strong on photographs.")},
    {ColourMap::Cividis,
     QT_TRANSLATE_NOOP("ColourMap", "Made to look the same with and without colour vision deficiency.")},
    {ColourMap::Turbo,
     QT_TRANSLATE_NOOP(
         "ColourMap",
         "The readable successor of jet: many hues, for comparison with papers; its steps are not even.")},
    {ColourMap::Grey, QT_TRANSLATE_NOOP("ColourMap", "Black to white, for print.")},
    {ColourMap::Diverging,
     QT_TRANSLATE_NOOP("ColourMap",
                       "Blue is evidence against, red is evidence for; the light middle is zero.")},
    {ColourMap::PurpleOrange,
     QT_TRANSLATE_NOOP(
         "ColourMap",
         "Purple is evidence against, orange is evidence for; the light middle is zero. Safe for "
         "every kind of colour vision.")},
}};

const Row& rowOf(ColourMap map)
{
    for (const Row& row : rows) {
        if (row.map == map) {
            return row;
        }
    }
    return rows.front();
}

} // namespace

QString colourMapName(ColourMap map)
{
    return QString::fromLatin1(wordOf(map));
}

QString colourMapAdvice(ColourMap map)
{
    return QCoreApplication::translate("ColourMap", rowOf(map).advice);
}

const QList<ColourMap>& sequentialColourMaps()
{
    static const QList<ColourMap> maps = {ColourMap::Viridis, ColourMap::Magma, ColourMap::Inferno,
                                          ColourMap::Cividis, ColourMap::Turbo, ColourMap::Grey};
    return maps;
}

const QList<ColourMap>& divergingColourMaps()
{
    static const QList<ColourMap> maps = {ColourMap::Diverging, ColourMap::PurpleOrange};
    return maps;
}

} // namespace hydra::ui
