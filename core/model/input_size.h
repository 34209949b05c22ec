// SPDX-License-Identifier: GPL-3.0-or-later
// The size that a picture is shown to a network in, where that is not the network's own: positions are
// resampled for its grid. Plain data.
#pragma once

#include "core/model/vit_config.h"

#include <optional>
#include <string>
#include <string_view>

namespace hydra {

struct InputSize
{
    int height = 0, width = 0; // pixels, whole patches; 0: the network's own
    // The picture's own proportions, this its longer side in pixels; both are rounded to whole patches.
    int longSide = 0;
    static constexpr int most = 8192; // pixels a side

    [[nodiscard]] bool isOwn() const noexcept { return height == 0 && longSide == 0; }
    // A longer side as the two sides for a picture of so many pixels; any other size as it is.
    [[nodiscard]] InputSize of(int pictureHeight, int pictureWidth, int patch) const;
    // The largest that it may be, of whatever picture: what a pass costs at most.
    [[nodiscard]] InputSize atMost() const;

    friend bool operator==(const InputSize& a, const InputSize& b)
    {
        return a.height == b.height && a.width == b.width && a.longSide == b.longSide;
    }
    friend bool operator!=(const InputSize& a, const InputSize& b) { return !(a == b); }
};

// "448", "672x448" (height x width), "long:896"; "" of a network's own.
[[nodiscard]] std::string text(const InputSize& size);
// None of other texts, or beyond InputSize::most.
[[nodiscard]] std::optional<InputSize> inputSize(std::string_view text);
// SIZE, as the user wrote it. Throws Error{Usage} naming WHERE, for a size that CONFIG's network cannot take.
[[nodiscard]] InputSize inputSizeFor(const VitConfig& config, const std::string& given,
                                     const std::string& where);

} // namespace hydra
