// SPDX-License-Identifier: GPL-3.0-or-later
// The table of values that a user may set for a model file. The command line, sessions, the command in a
// figure and the Model panel read it. A new value needs a member of ModelOverrides, a row here, and code that
// uses it.
#pragma once

#include "core/base/field.h"
#include "core/model/model_overrides.h"

#include <string>
#include <utility>
#include <vector>

namespace hydra {

[[nodiscard]] const std::vector<Field<ModelOverrides>>& overrideFields();
[[nodiscard]] bool operator==(const ModelOverrides& a, const ModelOverrides& b);
[[nodiscard]] inline bool operator!=(const ModelOverrides& a, const ModelOverrides& b)
{
    return !(a == b);
}

// OVERRIDES without prompts, templates, their files and cleaning: those of the plain model.
[[nodiscard]] ModelOverrides withoutPrompts(ModelOverrides overrides);

// OVERRIDES as command-line options, in the table's order. One option, "image-size", covers two fields:
// "224", or "192x256" as height x width.
[[nodiscard]] std::vector<std::pair<std::string, std::string>>
overrideOptions(const ModelOverrides& overrides);
// The reverse, for one option. Throws Error{Usage} "WHERE: expected ..., got ...".
void setOverride(ModelOverrides& into, const std::string& option, const std::string& text,
                 const std::string& where);

} // namespace hydra
