// SPDX-License-Identifier: GPL-3.0-or-later
// How a figure is drawn, and its page. One table defines the options of figures, their bounds, the command in
// a figure and the comparison of two. A new part needs a member, a row, and the painter that obeys it.
#pragma once

#include "core/base/field.h"
#include "core/paint/heat.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hydra {

// Which maps share the ends of a colour bar.
enum class FigureRange
{
    Shared, // all
    Row, // the maps of one picture
    Own // each map from its own lowest to its own highest value
};

template<>
const EnumWords<FigureRange>& enumWords<FigureRange>(); // "shared", "row", "own"

struct FigurePageSize
{
    double widthMm = 174; // two columns of a journal; one is 84
    int dpi = 300; // of the PNG, and of pictures inside SVG and PDF
    double fontPt = 7;
};

struct FigureDrawing
{
    bool positive = false; // signed maps: show only what speaks for the class
    bool sorted = false; // matrices: each block's most important heads first
    int top = 3; // predictions below each panel
    FigureRange range = FigureRange::Shared;
    std::optional<std::pair<double, double>> limits; // for all colour bars, replacing the maps' own ends
    bool truth = false; // outline the object, if a mask locates it
    bool whole = false; // also show, darkened, what the network does not see
    bool overlay = true; // show the map's colours
    bool colourBars = true;
    paint::Look look;
    FigurePageSize page;
    std::string font; // family; if empty, figureFont() chooses
    int columns = 0; // panels side by side; 0: the default of the kind
    bool letters = true; // a, b, c
    std::optional<std::string> caption; // unset: derived from the question; "": no caption
};

struct DrawingField : Field<FigureDrawing>
{
    enum class Part
    {
        Maps,
        Colours, // of maps
        Page
    };
    Part part = Part::Page;
    bool asks = false; // whether it affects the question to the engine, not only its look
    bool ofNetwork = false; // not available for a predictor's figures
};

// In the order of a figure's command.
[[nodiscard]] const std::vector<DrawingField>& drawingFields();
[[nodiscard]] const DrawingField& drawingField(std::string_view option);
// Throws Error{Usage} if a value is out of bounds.
void check(const FigureDrawing& drawing);

} // namespace hydra
