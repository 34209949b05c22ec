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

// FIELD of a part of the drawing.
template<class Of>
Field<D> within(Of D::*part, const Field<Of>& field)
{
    return {field, [=](const D& from) { return field.get(from.*part); },
            [=](D& into, const std::optional<FieldValue>& value) { field.set(into.*part, value); },
            [=](const D& a, const D& b) { return field.same(a.*part, b.*part); }};
}

// FIELD, of which NONE says nothing.
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
    FieldRule rule =
        textRule("caption", "caption", "TEXT", "below the figure (default: what is shown; '' for none)");
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
        throw usageError("--limits: expected LOW,HIGH, two numbers, got '", text, "'");
    }
    return {*low, *high};
}

Field<D> limitsField()
{
    return {
        textRule("limits", "limits", "LOW,HIGH", "the ends of the colour bars, in place of the maps' own"),
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
DrawingField asked(Member D::*member, FieldRule rule, bool ofNetwork = false)
{
    return {fieldOf(member, std::move(rule)), Part::Maps, true, ofNetwork};
}

template<class Member>
DrawingField drawn(Member D::*member, FieldRule rule, bool ofNetwork = false)
{
    return {fieldOf(member, std::move(rule)), Part::Maps, false, ofNetwork};
}

DrawingField onPage(Field<D> field)
{
    return {std::move(field), Part::Page, false, false};
}

template<class Member>
DrawingField sized(Member FigurePageSize::*member, FieldRule rule)
{
    return onPage(within(&D::page, fieldOf(member, std::move(rule))));
}

std::vector<DrawingField> madeFields()
{
    std::vector<DrawingField> fields{
        asked(&D::positive, flagRule("positive", "", "only the positive part of signed maps")),
        asked(&D::sorted, flagRule("sorted", "", "head-matrix: each block's most important heads first"),
              true),
        asked(&D::top, wholeRule("top", "", 0, 10, "3", "predictions below each map, 0 to 10")),
        asked(&D::range, choiceRule<FigureRange>("range", "", "which maps share a colour range")),
        {limitsField(), Part::Maps, true, false}};
    for (const auto& field : paint::lookFields()) {
        fields.push_back({within(&D::look, field), Part::Colours, false, false});
    }
    const auto rest = {
        drawn(&D::truth,
              flagRule("truth", "", "the outline of the object, from the mask next to the picture"), true),
        drawn(&D::whole,
              flagRule("whole", "",
                       "the whole picture, with what the network does not see darkened "
                       "(default: only what it sees)")),
        drawn(&D::overlay,
              flagRule("no-overlay", "", "the picture and its marks, without the map's colours")),
        drawn(&D::colourBars, flagRule("no-colour-bar", "", "no colour bar"), true),
        sized(&FigurePageSize::widthMm,
              numberRule("width-mm", "", 10, 2000, "174",
                         "width of the figure, 10 to 2000 mm (a journal's column is 84, two are 174)")),
        sized(&FigurePageSize::dpi,
              wholeRule("dpi", "", 20, 2400, "300",
                        "of a PNG, and of the pictures inside SVG and PDF; 20 to 2400")),
        sized(&FigurePageSize::fontPt, numberRule("font-size", "", 3, 72, "7", "points, 3 to 72")),
        onPage(unless(std::string(),
                      fieldOf(&D::font,
                              textRule("font", "", "FAMILY",
                                       "an installed family (default: the first of a list, DejaVu Sans)")))),
        onPage(unless(0, fieldOf(&D::columns, wholeRule("columns", "", 1, 200, "N", "panels side by side")))),
        onPage(fieldOf(&D::letters, flagRule("no-letters", "", "no a, b, c"))),
        onPage(fieldOf(&D::caption, captionRule()))};
    fields.insert(fields.end(), rest.begin(), rest.end());
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
            throw usageError("--", field.option, ": expected ", field.expected(), ", got ",
                             fieldText(*value));
        }
    }
    if (const auto& limits = drawing.limits;
        limits && !(limits->first < limits->second)) { // also what is no number
        throw usageError("--limits: expected LOW,HIGH with LOW below HIGH, got ", limits->first, ",",
                         limits->second);
    }
}

} // namespace hydra
