// SPDX-License-Identifier: GPL-3.0-or-later
// How a figure is drawn and the page that it stands on. The options of figures, their bounds, the command in
// a figure and whether two are equal are made from one table. A new part is a member, a row, and the painter
// that obeys it.
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
    Row, // those of one picture
    Own // none: each from its own lowest to its own highest value
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
    bool positive = false; // maps with a sign: what speaks for the class, alone
    bool sorted = false; // of a matrix: each block's most important heads first
    int top = 3; // predictions below each panel
    FigureRange range = FigureRange::Shared;
    std::optional<std::pair<double, double>> limits; // of all colour bars, in place of the maps' own ends
    bool truth = false; // the outline of the object, where a mask says where it is
    bool whole = false; // what the network does not see, too, darkened
    bool overlay = true; // the colours of the map
    bool colourBars = true;
    paint::Look look;
    FigurePageSize page;
    std::string font; // family; figureFont() says which is taken where it is empty
    int columns = 0; // panels side by side; 0: as the kind suggests
    bool letters = true; // a, b, c
    std::optional<std::string> caption; // without: made from what is asked; "": none
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
    bool asks = false; // whether it decides what the engine is asked, beside how that looks
    bool ofNetwork = false; // a predictor's figures have it not
};

// In the order of a figure's command.
[[nodiscard]] const std::vector<DrawingField>& drawingFields();
[[nodiscard]] const DrawingField& drawingField(std::string_view option);
// Throws Error{Usage} for what is out of bounds.
void check(const FigureDrawing& drawing);

} // namespace hydra
