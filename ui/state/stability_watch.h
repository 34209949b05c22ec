// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the map in view stands firm: how far it moves when its picture is rounded. Asked when there is
// nothing else to do, and not of maps that take hundreds of passes.
#pragma once

#include "core/evaluate/verdict.h"
#include "ui/bridge/standing_question.h"
#include "ui/state/view_state.h"

#include <QObject>

#include <optional>

namespace hydra::ui {

class StabilityWatch : public QObject
{
    Q_OBJECT

public:
    StabilityWatch(ViewState& state, EngineBridge& bridge, QObject* parent = nullptr);

    // max |map' - map| / max |map| of the map in view (reference.md "What a map is like"); none until it is
    // known.
    [[nodiscard]] std::optional<double> moved() const;
    [[nodiscard]] bool measures() const { return m_question.key().has_value(); } // maps like that one
    // Of which a user should be told: its finer differences mean nothing.
    [[nodiscard]] bool poor() const { return moved() > steadyMovement; }

Q_SIGNALS:
    void changed();

private:
    void ask();

    ViewState& m_state;
    StandingQuestion<StabilityKey> m_question;
};

} // namespace hydra::ui
