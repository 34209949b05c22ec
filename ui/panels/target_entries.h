// SPDX-License-Identifier: GPL-3.0-or-later
// What can be explained besides a class, as entries of the target field.
#pragma once

#include "ui/state/view_state.h"

#include <optional>
#include <vector>

class QWidget;

namespace hydra::ui {

// What a file is asked for.
enum class TargetPick
{
    Picture,
    Direction,
    Probe,
    NewProbe // is trained first
};
// An entry that asks has a negative number; -1 is the field's own.
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
    std::optional<ClassChoice> choice{}; // none: PICK asks for a file
    TargetPick pick = TargetPick::Picture;
};

// NOW, where it is no class, is among them.
[[nodiscard]] std::vector<TargetEntry> targetEntries(const ViewState& state,
                                                     const std::optional<ClassChoice>& now);
// What the user picks, without an id; none where he cancels.
[[nodiscard]] std::optional<ClassChoice> pickedTarget(TargetPick pick, QWidget* parent);

} // namespace hydra::ui
