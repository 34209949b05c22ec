// SPDX-License-Identifier: GPL-3.0-or-later
// A figure laid out: a white page in millimetres and the marks on it, in the order they are painted. Nothing
// here depends on a format, a resolution or a theme.
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
    bool whole = false; // and what the network does not see, darkened
    engine::MapPtr map; // null: the bare picture, with nothing marked on it
    ValueRange range;
    bool overlay = true; // the map's colours
    int query = -1; // the patch that is asked
    std::vector<int> dropped{}; // patches that the network is not shown
    std::shared_ptr<const QList<QLineF>> outline{}; // of the object, in pixels of the picture
};

struct TextMark
{
    QRectF rect; // the text fits; rotated by -90 degrees where upwards
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
    double line = 0; // mm, of its edge; 0: none
};

struct ColourBarMark
{
    QRectF rect; // upright: the lowest value at the bottom
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

// What draws itself, in coordinates from 0 to SIZE: a part of a window.
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
    // Of SVG. Qt writes the size of a window's letters in these, so a page with a DrawnMark has the screen's.
    double unitsPerInch = pageUnitsPerInch;
    std::vector<Mark> marks;
    QString caption; // as it stands below the figure, or would
};

} // namespace hydra::ui
