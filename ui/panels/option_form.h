// SPDX-License-Identifier: GPL-3.0-or-later
// Controls of a method's options; each is shown only if the chosen method reads it.
#pragma once

#include "core/question/fields.h"
#include "ui/state/view_state.h"
#include "ui/widgets/form.h"

namespace hydra::ui {

class OptionForm : public Form<MapOptions, OptionField>
{
public:
    OptionForm(ViewState& state, QWidget* parent)
        : Form(
            parent, optionFields(), [&state] { return state.query().options; },
            [&state](const MapOptions& options) { state.setOptions(options); })
        , m_state(state)
    { }

private:
    bool matters(const char* id) const override
    {
        return m_state.model() && rule(id).matters(m_state.method());
    }

    ViewState& m_state;
};

} // namespace hydra::ui
