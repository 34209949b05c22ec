// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the current map is stable: how far it changes when its picture is rounded. Requested at idle
// priority, and not for maps of more than 25 passes.
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

    // max |map' - map| / max |map| of the map in view (reference.md "What a map is like"); null until known.
    [[nodiscard]] std::optional<double> moved() const;
    // The current map is one that is measured.
    [[nodiscard]] bool measures() const { return m_question.key().has_value(); }
    // The movement is large enough to warn the user: fine differences in the map are meaningless.
    [[nodiscard]] bool poor() const { return moved() > steadyMovement; }

Q_SIGNALS:
    void changed();

private:
    void ask();

    ViewState& m_state;
    StandingQuestion<StabilityKey> m_question;
};

} // namespace hydra::ui
