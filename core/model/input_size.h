// SPDX-License-Identifier: GPL-3.0-or-later
// The size of a network's input, if it is not the network's own: positions are resampled for its grid. Plain
// data.
#pragma once

#include "core/model/vit_config.h"

#include <optional>
#include <string>
#include <string_view>

namespace hydra {

struct InputSize
{
    int height = 0, width = 0; // in pixels, whole patches; 0: the network's own
    // Keeps the picture's proportions, with this longer side in pixels; both sides are rounded to whole
    // patches.
    int longSide = 0;
    static constexpr int most = 8192; // pixels a side

    [[nodiscard]] bool isOwn() const noexcept { return height == 0 && longSide == 0; }
    // Resolves a longer side to both sides for a picture of this size in pixels; returns any other size
    // unchanged.
    [[nodiscard]] InputSize of(int pictureHeight, int pictureWidth, int patch) const;
    // The largest size for any picture, for the maximal cost of a pass.
    [[nodiscard]] InputSize atMost() const;

    friend bool operator==(const InputSize& a, const InputSize& b)
    {
        return a.height == b.height && a.width == b.width && a.longSide == b.longSide;
    }
    friend bool operator!=(const InputSize& a, const InputSize& b) { return !(a == b); }
};

// "448", "672x448" (height x width), "long:896"; "" for a network's own.
[[nodiscard]] std::string text(const InputSize& size);
// Nullopt for other texts, or beyond InputSize::most.
[[nodiscard]] std::optional<InputSize> inputSize(std::string_view text);
// Parses the size GIVEN by the user. Throws Error{Usage} naming WHERE, for a size that CONFIG's network does
// not support.
[[nodiscard]] InputSize inputSizeFor(const VitConfig& config, const std::string& given,
                                     const std::string& where);

} // namespace hydra
