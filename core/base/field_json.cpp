// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/field_json.h"

#include "core/base/nearest.h"

#include <cmath>

namespace hydra {

namespace {

using nlohmann::json;

constexpr std::size_t longestList = 20'000; // the maximum number of a model's heads

std::optional<int> wholeOf(const json& value)
{
    const double number = value.is_number() ? value.get<double>() : NAN;
    return number == std::floor(number) && std::abs(number) < 1e9 ? std::optional(static_cast<int>(number))
                                                                  : std::nullopt;
}

std::optional<FieldValue> tripleOf(const json& list)
{
    std::array<double, 3> triple{};
    bool numbers = list.size() == triple.size();
    for (std::size_t i = 0; numbers && i < triple.size(); ++i) {
        numbers = list[i].is_number();
        triple[i] = numbers ? list[i].get<double>() : 0;
    }
    return numbers ? std::optional<FieldValue>(triple) : std::nullopt;
}

std::optional<FieldValue> setOf(const json& list)
{
    std::vector<int> set;
    for (const json& each : list) {
        const auto value = wholeOf(each);
        if (!value || set.size() >= longestList) {
            return std::nullopt;
        }
        set.push_back(*value);
    }
    return set;
}

std::optional<FieldValue> valueOf(const json& value, FieldKind kind)
{
    switch (kind) {
    case FieldKind::Whole: {
        const auto whole = wholeOf(value);
        return whole ? std::optional<FieldValue>(*whole) : std::nullopt;
    }
    case FieldKind::Number:
        return value.is_number() ? std::optional<FieldValue>(value.get<double>()) : std::nullopt;
    case FieldKind::Flag:
        return value.is_boolean() ? std::optional<FieldValue>(value.get<bool>()) : std::nullopt;
    case FieldKind::Choice:
    case FieldKind::Text:
        return value.is_string() ? std::optional<FieldValue>(value.get<std::string>()) : std::nullopt;
    case FieldKind::Triple:
        return value.is_array() ? tripleOf(value) : std::nullopt;
    case FieldKind::WholeSet:
        return value.is_array() ? setOf(value) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

json jsonOf(const FieldValue& value)
{
    return std::visit([](const auto& each) { return json(each); }, value);
}

FieldValue fieldFrom(JsonFields& from, const FieldRule& rule)
{
    const json& entry = from.value(rule.key);
    const auto value = valueOf(entry, rule.kind);
    if (value && rule.kind == FieldKind::Choice && !rule.accepts(*value)) {
        throw inputError("%1: %2: expected %3, found %4%5", from.where(), rule.key, rule.expected(),
                         shown(entry), didYouMean(std::get<std::string>(*value), rule.words));
    }
    if (!value || !rule.accepts(*value)) {
        from.refuse(rule.key, rule.expected());
    }
    return *value;
}

} // namespace hydra
