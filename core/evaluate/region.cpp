// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/region.h"

#include "core/base/error.h"

#include <algorithm>

namespace hydra {

namespace {

// Calls COVERED(x, y) at points of the original picture.
template<class Covered>
Region regionWhere(const InputGeometry& geometry, const Covered& covered)
{
    constexpr int points = 16; // per side
    Region region;
    for (int row = 0; row < geometry.rows(); ++row) {
        for (int col = 0; col < geometry.cols(); ++col) {
            const Rect patch = geometry.patch(row, col);
            int inside = 0;
            for (int i = 0; i < points * points; ++i) {
                inside += covered(patch.x + (i % points + 0.5) / points * patch.width,
                                  patch.y + (i / points + 0.5) / points * patch.height)
                    ? 1
                    : 0;
            }
            region.share.push_back(static_cast<float>(inside) / (points * points));
            region.centre.push_back(covered(patch.x + patch.width / 2, patch.y + patch.height / 2) ? char(1)
                                                                                                   : char(0));
        }
    }
    return region;
}

} // namespace

Region regionOfBoxes(const std::vector<Rect>& boxes, const InputGeometry& geometry)
{
    return regionWhere(geometry, [&](double x, double y) {
        return std::any_of(boxes.begin(), boxes.end(), [&](const Rect& box) {
            return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
        });
    });
}

Region regionOfMask(const Image& mask, int value, const InputGeometry& geometry)
{
    if (mask.empty() || geometry.originalWidth < 1 || geometry.originalHeight < 1) {
        throw inputError("the mask is empty");
    }
    const double scaleX = double(mask.width) / geometry.originalWidth;
    const double scaleY = double(mask.height) / geometry.originalHeight;
    return regionWhere(geometry, [&](double x, double y) {
        const int column = std::clamp(static_cast<int>(x * scaleX), 0, mask.width - 1);
        const int row = std::clamp(static_cast<int>(y * scaleY), 0, mask.height - 1);
        return mask.pixel(column, row)[0] == value;
    });
}

Localisation localise(const std::vector<float>& values, const Region& region)
{
    if (values.empty() || values.size() != region.share.size()) {
        throw internalError("a map of %1 tokens, but a region of %2", values.size(), region.share.size());
    }
    Localisation found;
    const auto largest = std::max_element(values.begin(), values.end()) - values.begin();
    found.hit = region.centre[static_cast<std::size_t>(largest)] != 0;
    double inside = 0;
    double all = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double positive = std::max(0.0, double(values[i]));
        inside += positive * double(region.share[i]);
        all += positive;
        found.chanceHit += double(region.centre[i]);
        found.chanceMass += double(region.share[i]);
    }
    found.chanceHit /= double(values.size());
    found.chanceMass /= double(values.size());
    found.mass = all > 0 ? inside / all : found.chanceMass;
    return found;
}

} // namespace hydra
