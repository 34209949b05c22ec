// SPDX-License-Identifier: GPL-3.0-or-later
// The table of what a user may say about a model file: the command line, sessions, the command in a figure
// and the Model panel read it. A new one is a member of ModelOverrides, a row here, and the place that obeys
// it.
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

// OVERRIDES less prompts, templates, their files and cleaning: what is said about the plain model.
[[nodiscard]] ModelOverrides withoutPrompts(ModelOverrides overrides);

// What OVERRIDES say as options of the command line, in the table's order. The one option of two fields is
// "image-size": "224", or "192x256" as height x width.
[[nodiscard]] std::vector<std::pair<std::string, std::string>>
overrideOptions(const ModelOverrides& overrides);
// The reverse, one option at a time. Throws Error{Usage} "WHERE: expected ..., got ...".
void setOverride(ModelOverrides& into, const std::string& option, const std::string& text,
                 const std::string& where);

} // namespace hydra
