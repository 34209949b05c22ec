// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/colour_map.h"

#include "ui/paint/colour_tables.h"

#include <QCoreApplication>

#include <cstdint>

namespace hydra::ui {

namespace {

using ControlPoints = std::array<std::uint32_t, tables::controlPoints>;

int channel(std::uint32_t rgb, int shift)
{
    return int((rgb >> shift) & 0xffU);
}

ColourTable interpolated(const ControlPoints& points)
{
    ColourTable table{};
    constexpr int last = int(tables::controlPoints) - 1;
    for (int i = 0; i < 256; ++i) {
        const double place = i * last / 255.0;
        const int below = qMin(int(place), last - 1);
        const double share = place - below;
        const auto mixed = [&](int shift) {
            const int a = channel(points[std::size_t(below)], shift);
            const int b = channel(points[std::size_t(below) + 1], shift);
            return qRound(a + share * (b - a));
        };
        table[std::size_t(i)] = qRgb(mixed(16), mixed(8), mixed(0));
    }
    return table;
}

ColourTable greys()
{
    ColourTable table{};
    for (int i = 0; i < 256; ++i) {
        table[std::size_t(i)] = qRgb(i, i, i);
    }
    return table;
}

struct Row
{
    ColourMap map;
    const char* name;
    const char* advice;
};

constexpr std::array<Row, 7> rows = {{
    {ColourMap::Viridis, "viridis",
     QT_TRANSLATE_NOOP("ColourMap", "Even steps from dark blue to yellow; safe for every colour vision.")},
    {ColourMap::Magma, "magma",
     QT_TRANSLATE_NOOP("ColourMap", "Even steps from black through purple to cream.")},
    {ColourMap::Inferno, "inferno",
     QT_TRANSLATE_NOOP("ColourMap", "Even steps from black through red to yellow; strong on photographs.")},
    {ColourMap::Cividis, "cividis",
     QT_TRANSLATE_NOOP("ColourMap", "Made to look the same with and without colour vision deficiency.")},
    {ColourMap::Turbo, "turbo",
     QT_TRANSLATE_NOOP(
         "ColourMap",
         "The readable successor of jet: many hues, for comparison with papers; its steps are not even.")},
    {ColourMap::Grey, "grey", QT_TRANSLATE_NOOP("ColourMap", "Black to white, for print.")},
    {ColourMap::Diverging, "diverging",
     QT_TRANSLATE_NOOP(
         "ColourMap",
         "Blue speaks against, red speaks for; the light middle is zero. Used for every signed map.")},
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

const ColourTable& colourTable(ColourMap map)
{
    static const ColourTable viridis = interpolated(tables::viridis);
    static const ColourTable magma = interpolated(tables::magma);
    static const ColourTable inferno = interpolated(tables::inferno);
    static const ColourTable cividis = interpolated(tables::cividis);
    static const ColourTable turbo = interpolated(tables::turbo);
    static const ColourTable grey = greys();
    static const ColourTable diverging = interpolated(tables::diverging);
    switch (map) {
    case ColourMap::Viridis:
        return viridis;
    case ColourMap::Magma:
        return magma;
    case ColourMap::Inferno:
        return inferno;
    case ColourMap::Cividis:
        return cividis;
    case ColourMap::Turbo:
        return turbo;
    case ColourMap::Grey:
        return grey;
    case ColourMap::Diverging:
        return diverging;
    }
    return inferno;
}

QString colourMapName(ColourMap map)
{
    return QString::fromLatin1(rowOf(map).name);
}

ColourMap colourMapFromName(const QString& name)
{
    for (const Row& row : rows) {
        if (name == QLatin1String(row.name)) {
            return row.map;
        }
    }
    return ColourMap::Inferno;
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

} // namespace hydra::ui
