// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of fields (core/base/field.h) as JSON, written and read the same way for sessions and presets.
#pragma once

#include "core/base/field.h"
#include "core/base/json_fields.h"

namespace hydra {

[[nodiscard]] nlohmann::json jsonOf(const FieldValue& value);
// Returns the value of RULE's key. Throws Error{Input} for a value that the rule does not accept.
[[nodiscard]] FieldValue fieldFrom(JsonFields& from, const FieldRule& rule);

// Fields without a value get no key.
template<class Rows, class Struct>
void writeFields(nlohmann::json& json, const Rows& fields, const Struct& from)
{
    for (const auto& field : fields) {
        if (const auto value = field.get(from)) {
            json[field.key] = jsonOf(*value);
        }
    }
}

// A field whose key is absent stays unchanged: an older version, without the field, wrote the file.
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
