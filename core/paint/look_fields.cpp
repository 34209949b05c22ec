// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paint/look_fields.h"

#include "core/base/message.h"

#include <algorithm>
#include <string_view>

namespace hydra {

template<>
const EnumWords<paint::ColourMap>& enumWords<paint::ColourMap>()
{
    using paint::ColourMap;
    static const EnumWords<ColourMap> words{
        {ColourMap::Viridis, "viridis"},    {ColourMap::Magma, "magma"},
        {ColourMap::Inferno, "inferno"},    {ColourMap::Cividis, "cividis"},
        {ColourMap::Turbo, "turbo"},        {ColourMap::Grey, "grey"},
        {ColourMap::Diverging, "blue-red"}, {ColourMap::PurpleOrange, "purple-orange"}};
    return words;
}

namespace paint {

const std::vector<Field<Look>>& lookFields()
{
    static const std::vector<Field<Look>> fields{
        fieldOf(&Look::colours,
                choiceRule("map-colours", "colours",
                           {"viridis", "magma", "inferno", "cividis", "turbo", "grey"},
                           phrase("colour map of unsigned maps"))),
        fieldOf(&Look::signedColours,
                choiceRule("signed-colours", "signed_colours", {"blue-red", "purple-orange"},
                           phrase("colour map of signed maps"))),
        fieldOf(&Look::opacity,
                numberRule("opacity", "opacity", 0, 1, "0.75",
                           phrase("opacity of the map over the picture, 0 to 1"))),
        fieldOf(&Look::threshold,
                numberRule("threshold", "threshold", 0, 1, "0",
                           phrase("hide values below this share of the range, 0 to 1"))),
        fieldOf(&Look::fade, flagRule("no-fade", "fade", phrase("draw low values as opaque as high ones"))),
        fieldOf(&Look::smooth, flagRule("no-smooth", "smooth", phrase("draw one flat square per token"))),
        fieldOf(&Look::grid, flagRule("grid", "grid", phrase("draw lines between patches"))),
        fieldOf(&Look::greyPicture,
                flagRule("coloured-picture", "grey_picture",
                         phrase("keep the picture's colours under signed maps"))),
        fieldOf(&Look::lockRange,
                flagRule("", "lock_range", phrase("use one colour range for the whole strip"))),
        fieldOf(&Look::clipOutliers,
                flagRule("outliers", "spare_outliers",
                         phrase("ring outlier patches and exclude them from the colour range"))),
        fieldOf(&Look::clip,
                numberRule("clip", "clip", 0, 0.25, "0.01",
                           phrase("share of the values beyond each end of the colour range, 0 to 0.25"))),
        fieldOf(&Look::rangeFrom,
                numberRule("range-from", "range_from", 0, 1, "0",
                           phrase("lower end of the colours, as a share of the range; unsigned maps only"))),
        fieldOf(&Look::rangeUntil,
                numberRule("range-until", "range_until", 0, 1, "1",
                           phrase("upper end of the colours, as a share of the range"))),
        fieldOf(&Look::gamma,
                numberRule("gamma", "gamma", 0.25, 4, "1",
                           phrase("exponent of the position in the range; below 1, low values show"))),
    };
    return fields;
}

bool operator==(const Look& a, const Look& b)
{
    return sameFields(lookFields(), a, b);
}

const Field<Look>& pictureField()
{
    return *std::find_if(lookFields().begin(), lookFields().end(),
                         [](const auto& field) { return std::string_view(field.key) == "grey_picture"; });
}

} // namespace paint

} // namespace hydra
