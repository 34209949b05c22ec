// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/input_size.h"

#include "core/base/error.h"
#include "core/base/printable.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace hydra {

namespace {

constexpr std::string_view longPrefix = "long:";

std::optional<int> pixelsIn(std::string_view text)
{
    int pixels = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), pixels);
    const bool whole = failed == std::errc() && end == text.data() + text.size();
    return whole && pixels >= 1 && pixels <= InputSize::most ? std::optional(pixels) : std::nullopt;
}

int wholePatches(double pixels, int patch)
{
    const int most = InputSize::most / patch * patch;
    return std::clamp(static_cast<int>(std::lround(pixels / patch)) * patch, patch, std::max(patch, most));
}

} // namespace

InputSize InputSize::of(int pictureHeight, int pictureWidth, int patch) const
{
    if (longSide == 0) {
        return *this;
    }
    const double scale = double(longSide) / std::max({pictureHeight, pictureWidth, 1});
    return {wholePatches(pictureHeight * scale, patch), wholePatches(pictureWidth * scale, patch), 0};
}

InputSize InputSize::atMost() const
{
    return longSide > 0 ? InputSize{longSide, longSide, 0} : *this;
}

std::string text(const InputSize& size)
{
    if (size.isOwn()) {
        return {};
    }
    if (size.longSide > 0) {
        return join(longPrefix, size.longSide);
    }
    return size.height == size.width ? std::to_string(size.height) : join(size.height, "x", size.width);
}

std::optional<InputSize> inputSize(std::string_view text)
{
    if (text.empty()) {
        return InputSize();
    }
    if (text.substr(0, longPrefix.size()) == longPrefix) {
        const auto side = pixelsIn(text.substr(longPrefix.size()));
        return side ? std::optional(InputSize{0, 0, *side}) : std::nullopt;
    }
    const std::size_t cross = text.find('x');
    const auto height = pixelsIn(text.substr(0, cross));
    const auto width = cross == std::string_view::npos ? height : pixelsIn(text.substr(cross + 1));
    return height && width ? std::optional(InputSize{*height, *width, 0}) : std::nullopt;
}

InputSize inputSizeFor(const VitConfig& config, const std::string& given, const std::string& where)
{
    constexpr std::size_t shown = 60;
    const int patch = config.patchSize;
    const auto size = given.empty() ? std::nullopt : inputSize(given);
    if (!size) {
        throw usageError(
            "%1: expected pixels up to %2, as 448, 672x448 (height x width) or long:896, got '%3'", where,
            InputSize::most, escaped(given, shown));
    }
    const auto whole = [&](int side) { return side % patch == 0; };
    if (size->longSide > 0 ? size->longSide < patch : !whole(size->height) || !whole(size->width)) {
        const InputSize near{wholePatches(size->height, patch), wholePatches(size->width, patch), 0};
        throw usageError("%1: expected whole patches of %2 pixels, got %3; nearest is %4", where, patch,
                         given, size->longSide > 0 ? join(longPrefix, patch) : text(near));
    }
    if (config.thinks()) {
        throw usageError("%1: this network answers in rounds, each with its own picture size", where);
    }
    const bool same = size->height == config.imageHeight && size->width == config.imageWidth;
    if (config.relativeBias && !same) {
        throw usageError(
            "%1: this network encodes positions in a table for %2 x %3 patches; it takes only %4x%5", where,
            config.gridHeight(), config.gridWidth(), config.imageHeight.value, config.imageWidth.value);
    }
    return same ? InputSize() : *size;
}

} // namespace hydra
