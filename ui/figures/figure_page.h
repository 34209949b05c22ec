// SPDX-License-Identifier: GPL-3.0-or-later
// A laid-out figure: a white page in millimetres and its marks, in painting order. Independent of format,
// resolution and theme.
#pragma once

#include "ui/figures/figure_data.h"
#include "ui/paint/map_painter.h"

#include <QColor>
#include <QLineF>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <functional>
#include <variant>
#include <vector>

class QPainter;

namespace hydra::ui {

constexpr double pageUnitsPerInch = 2540; // a unit is 1/100 mm

// All rectangles and lengths in mm.
struct PictureMark
{
    QRectF rect;
    std::shared_ptr<const Image> picture;
    InputGeometry geometry;
    bool whole = false; // also show the part that the network does not see, darkened
    engine::MapPtr map; // null: the bare picture, without marks
    ValueRange range;
    bool overlay = true; // draw the map's colours
    int query = -1; // the query patch
    std::vector<int> dropped{}; // patches hidden from the network
    std::shared_ptr<const QList<QLineF>> outline{}; // of the object, in pixels of the picture
};

struct TextMark
{
    QRectF rect; // large enough for the text; if UPWARDS, the text is rotated by -90 degrees
    QString text;
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    QColor colour = Qt::black;
    double points = 7;
    bool bold = false;
    bool upwards = false;
};

struct BoxMark
{
    QRectF rect;
    QColor fill; // invalid: none
    double line = 0; // edge width in mm; 0: none
};

struct ColourBarMark
{
    QRectF rect; // upright, the lowest value at the bottom
    ValueRange range;
};

struct LineMark
{
    QList<QPointF> points;
    QColor colour = Qt::black;
    double width = 0.2;
    int dash = 0; // 0 solid, 1 dashes, 2 dots, 3 both
};

struct DotsMark
{
    QList<QPointF> points;
    QColor colour;
    double radius = 0.5;
};

// A part of a window that draws itself, in coordinates from 0 to SIZE.
struct DrawnMark
{
    QRectF rect;
    QSizeF size;
    std::function<void(QPainter&)> draw;
};

using Mark = std::variant<PictureMark, TextMark, BoxMark, ColourBarMark, LineMark, DotsMark, DrawnMark>;

struct FigurePage
{
    double width = 0, height = 0;
    std::string font;
    paint::Look look;
    int dpi = 300;
    // For SVG. Qt writes font sizes of a window's part in these units, so a page with a DrawnMark uses the
    // screen's.
    double unitsPerInch = pageUnitsPerInch;
    std::vector<Mark> marks;
    QString caption; // the caption, whether drawn below the figure or not
};

} // namespace hydra::ui
