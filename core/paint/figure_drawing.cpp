// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paint/figure_drawing.h"

#include "core/base/error.h"
#include "core/base/number.h"
#include "core/paint/look_fields.h"

namespace hydra {

template<>
const EnumWords<FigureRange>& enumWords<FigureRange>()
{
    static const EnumWords<FigureRange> words{
        {FigureRange::Shared, "shared"}, {FigureRange::Row, "row"}, {FigureRange::Own, "own"}};
    return words;
}

namespace {

using Part = DrawingField::Part;
using D = FigureDrawing;

// FIELD, applied to a part of the drawing.
template<class Of>
Field<D> within(Of D::*part, const Field<Of>& field)
{
    return {field, [=](const D& from) { return field.get(from.*part); },
            [=](D& into, const std::optional<FieldValue>& value) { field.set(into.*part, value); },
            [=](const D& a, const D& b) { return field.same(a.*part, b.*part); }};
}

// FIELD, returning no value if it equals NONE.
Field<D> unless(const FieldValue& none, Field<D> field)
{
    field.get = [none, get = field.get](const D& from) {
        auto value = get(from);
        return value == none ? std::nullopt : value;
    };
    return field;
}

FieldRule captionRule()
{
    FieldRule rule = textRule("caption", "caption", "TEXT",
                              phrase("caption below the figure (default: what is shown; '' for none)"));
    rule.high = 10'000;
    return rule;
}

// "-0.01,0.02": two finite numbers.
std::pair<double, double> limitsIn(const std::string& text)
{
    const std::size_t comma = text.find(',');
    const auto low = finiteNumberIn(text.substr(0, comma));
    const auto high = comma == std::string::npos ? std::nullopt : finiteNumberIn(text.substr(comma + 1));
    if (!low || !high) {
        throw usageError("--limits: expected LOW,HIGH, two numbers, got '%1'", text);
    }
    return {*low, *high};
}

Field<D> limitsField()
{
    return {textRule("limits", "limits", "LOW,HIGH",
                     phrase("ends of the colour bars, in place of each map's own")),
            [](const D& from) -> std::optional<FieldValue> {
                return from.limits
                    ? std::optional(exactText(from.limits->first) + "," + exactText(from.limits->second))
                    : std::nullopt;
            },
            [](D& into, const std::optional<FieldValue>& value) {
                into.limits.reset();
                if (value) {
                    into.limits = limitsIn(std::get<std::string>(*value));
                }
            },
            [](const D& a, const D& b) { return a.limits == b.limits; }};
}

template<class Member>
Field<D> row(Member D::*member, FieldRule rule)
{
    return fieldOf(member, std::move(rule));
}
template<class Member>
Field<D> row(Member FigurePageSize::*member, FieldRule rule)
{
    return within(&D::page, fieldOf(member, std::move(rule)));
}

std::vector<DrawingField> madeFields()
{
    using P = FigurePageSize;
    constexpr bool asks = true, ofNetwork = true;
    std::vector<DrawingField> fields{
        {row(&D::positive, flagRule("positive", "", phrase("show only the positive part of signed maps"))),
         Part::Maps, asks},
        {row(&D::sorted,
             flagRule("sorted", "", phrase("head-matrix: each block's most important heads first"))),
         Part::Maps, asks, ofNetwork},
        {row(&D::top,
             wholeRule("top", "", 0, 10, "3", phrase("number of predictions below each map, 0 to 10"))),
         Part::Maps, asks},
        {row(&D::range, choiceRule<FigureRange>("range", "", phrase("which maps share a colour range"))),
         Part::Maps, asks},
        {limitsField(), Part::Maps, asks}};
    for (const auto& field : paint::lookFields()) {
        fields.push_back({within(&D::look, field), Part::Colours});
    }
    fields.insert(
        fields.end(),
        {{row(&D::truth,
              flagRule("truth", "",
                       phrase("draw the outline of the object, from the mask next to the picture"))),
          Part::Maps, !asks, ofNetwork},
         {row(&D::whole,
              flagRule("whole", "",
                       phrase("show the whole picture, darkened where the network does not see it (default: "
                              "only what it sees)"))),
          Part::Maps},
         {row(&D::overlay,
              flagRule("no-overlay", "",
                       phrase("show the picture and its marks, without the map's colours"))),
          Part::Maps},
         {row(&D::colourBars, flagRule("no-colour-bar", "", phrase("omit the colour bar"))), Part::Maps,
          !asks, ofNetwork},
         {row(&P::widthMm,
              numberRule(
                  "width-mm", "", 10, 2000, "174",
                  phrase("width of the figure, 10 to 2000 mm (a journal's column is 84, two are 174)")))},
         {row(&P::dpi,
              wholeRule("dpi", "", 20, 2400, "300",
                        phrase("resolution of PNG files and of pictures inside SVG and PDF, 20 to 2400")))},
         {row(&P::fontPt, numberRule("font-size", "", 3, 72, "7", phrase("font size in points, 3 to 72")))},
         {unless(
             std::string(),
             row(&D::font,
                 textRule("font", "", "FAMILY",
                          phrase("an installed font family (default: the first of a list, DejaVu Sans)"))))},
         {unless(0, row(&D::columns, wholeRule("columns", "", 1, 200, "N", phrase("panels per row"))))},
         {row(&D::letters, flagRule("no-letters", "", phrase("omit a, b, c")))},
         {row(&D::caption, captionRule())}});
    return fields;
}

} // namespace

const std::vector<DrawingField>& drawingFields()
{
    static const std::vector<DrawingField> fields = madeFields();
    return fields;
}

const DrawingField& drawingField(std::string_view option)
{
    return fieldNamed(drawingFields(), option);
}

void check(const FigureDrawing& drawing)
{
    for (const DrawingField& field : drawingFields()) {
        if (const auto value = field.get(drawing); value && !field.accepts(*value)) {
            throw usageError("--%1: expected %2, got %3", field.option, field.expected(), fieldText(*value));
        }
    }
    if (const auto& limits = drawing.limits;
        limits && !(limits->first < limits->second)) { // also rejects NaN
        throw usageError("--limits: expected LOW,HIGH with LOW below HIGH, got %1,%2", limits->first,
                         limits->second);
    }
}

} // namespace hydra
