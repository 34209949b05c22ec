// SPDX-License-Identifier: GPL-3.0-or-later
// Targets other than classes, as entries of the target field.
#pragma once

#include "ui/state/view_state.h"

#include <optional>
#include <vector>

class QWidget;

namespace hydra::ui {

// The kinds of target that need a file.
enum class TargetPick
{
    Picture,
    Direction,
    Probe,
    NewProbe // trained first
};
// The item data of an entry that asks for a file: below -1, since the field itself uses -1.
[[nodiscard]] constexpr int codeOf(TargetPick pick)
{
    return -2 - int(pick);
}
[[nodiscard]] constexpr TargetPick targetPick(int code)
{
    return TargetPick(-2 - code);
}

struct TargetEntry
{
    QString title, help;
    std::optional<ClassChoice> choice{}; // empty: PICK asks for a file
    TargetPick pick = TargetPick::Picture;
};

// Includes NOW unless it is a class.
[[nodiscard]] std::vector<TargetEntry> targetEntries(const ViewState& state,
                                                     const std::optional<ClassChoice>& now);
// The target the user picks, without an id; empty if cancelled.
[[nodiscard]] std::optional<ClassChoice> pickedTarget(TargetPick pick, QWidget* parent);

} // namespace hydra::ui
