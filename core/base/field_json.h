// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of fields (core/base/field.h) as JSON: one writing and one reading for sessions and presets.
#pragma once

#include "core/base/field.h"
#include "core/base/json_fields.h"

namespace hydra {

[[nodiscard]] nlohmann::json jsonOf(const FieldValue& value);
// The value of RULE's key. Throws Error{Input} for one that the rule does not accept.
[[nodiscard]] FieldValue fieldFrom(JsonFields& from, const FieldRule& rule);

// What is not said has no key.
template<class Rows, class Struct>
void writeFields(nlohmann::json& json, const Rows& fields, const Struct& from)
{
    for (const auto& field : fields) {
        if (const auto value = field.get(from)) {
            json[field.key] = jsonOf(*value);
        }
    }
}

// Without its key, a field stays as it is: the file is of a version that did not know it.
template<class Rows, class Struct>
void readFields(JsonFields& from, const Rows& fields, Struct& into)
{
    for (const auto& field : fields) {
        if (from.has(field.key)) {
            field.set(into, fieldFrom(from, field));
        }
    }
}

} // namespace hydra
