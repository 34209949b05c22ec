// SPDX-License-Identifier: GPL-3.0-or-later
// Which weights are taken from a file that holds them twice.
#pragma once

namespace hydra {

// As trained, or averaged over the training's steps (or a teacher's).
enum class WeightSet
{
    Averaged,
    Trained
};
[[nodiscard]] constexpr const char* name(WeightSet set) noexcept
{
    return set == WeightSet::Averaged ? "ema" : "model";
}

} // namespace hydra
