// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/json_fields.h"

#include "core/base/printable.h"

namespace hydra {

namespace {

constexpr std::size_t longestShownKey = 100; // in a message
constexpr std::size_t longestJsonText = 100'000; // notes

} // namespace

std::string shown(const nlohmann::json& value)
{
    return escaped(value.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace), 60);
}

JsonFields::JsonFields(const nlohmann::json& object, std::string where)
    : m_object(object)
    , m_where(std::move(where))
{
    if (!m_object.is_object()) {
        throw inputError(m_where, ": expected an object { ... }, found ", shown(m_object));
    }
}

const nlohmann::json* JsonFields::find(const char* key)
{
    m_known.insert(key);
    const auto found = m_object.find(key);
    return found == m_object.end() ? nullptr : &*found;
}

Error JsonFields::wrong(const std::string& key, const std::string& expected,
                        const nlohmann::json& found) const
{
    return inputError(m_where, ": \"", key, "\": expected ", expected, ", found ", shown(found));
}

double JsonFields::checked(const std::string& key, double low, double high, const nlohmann::json& value) const
{
    if (!value.is_number() || !(value.get<double>() >= low && value.get<double>() <= high)) {
        throw wrong(key, join("a number from ", low, " to ", high), value);
    }
    return value.get<double>();
}

std::int64_t JsonFields::checkedInteger(const std::string& key, std::int64_t low, std::int64_t high,
                                        const nlohmann::json& value) const
{
    // As double first: an unsigned above 2^63 must not wrap into the range.
    if (!value.is_number_integer() || value.get<double>() < static_cast<double>(low)
        || value.get<double>() > static_cast<double>(high)) {
        throw wrong(key, join("a whole number from ", low, " to ", high), value);
    }
    return value.get<std::int64_t>();
}

void JsonFields::number(const char* key, double low, double high, double& into)
{
    if (const auto* value = find(key)) {
        into = checked(key, low, high, *value);
    }
}

void JsonFields::integer(const char* key, std::int64_t low, std::int64_t high, int& into)
{
    if (const auto* value = find(key)) {
        into = static_cast<int>(checkedInteger(key, low, high, *value));
    }
}

void JsonFields::whole(const char* key, std::int64_t low, std::int64_t high, std::int64_t& into)
{
    if (const auto* value = find(key)) {
        into = checkedInteger(key, low, high, *value);
    }
}

void JsonFields::seed(const char* key, std::uint64_t& into)
{
    if (const auto* value = find(key)) {
        into = static_cast<std::uint64_t>(checkedInteger(key, 0, std::int64_t{1} << 53, *value));
    }
}

void JsonFields::text(const char* key, std::string& into)
{
    if (const auto* value = find(key)) {
        if (!value->is_string() || value->get_ref<const std::string&>().size() > longestJsonText) {
            throw wrong(key, join("a text in quotes of at most ", longestJsonText, " bytes"), *value);
        }
        into = value->get<std::string>();
    }
}

void JsonFields::boolean(const char* key, bool& into)
{
    if (const auto* value = find(key)) {
        if (!value->is_boolean()) {
            throw wrong(key, "true or false", *value);
        }
        into = value->get<bool>();
    }
}

void JsonFields::integers(const char* key, std::int64_t low, std::int64_t high, std::vector<int>& into)
{
    if (const auto* value = find(key)) {
        if (!value->is_array() || value->empty() || value->size() > 4096) {
            throw wrong(key, "a list of whole numbers [..]", *value);
        }
        into.clear();
        for (const auto& each : *value) {
            into.push_back(static_cast<int>(checkedInteger(key, low, high, each)));
        }
    }
}

void JsonFields::numbers(const char* key, double low, double high, std::vector<double>& into)
{
    if (const auto* value = find(key)) {
        if (!value->is_array() || value->empty() || value->size() > 4096) {
            throw wrong(key, "a list of numbers [..]", *value);
        }
        into.clear();
        for (const auto& each : *value) {
            into.push_back(checked(key, low, high, each));
        }
    }
}

JsonFields JsonFields::child(const char* key)
{
    const auto* value = find(key);
    return {value != nullptr ? *value : nlohmann::json::object(), m_where + ": " + key};
}

void JsonFields::require(const char* key) const
{
    if (!has(key)) {
        throw inputError(m_where, ": \"", key, "\" is missing");
    }
}

void JsonFields::finish() const
{
    for (const auto& item : m_object.items()) {
        if (m_known.count(item.key()) == 0) {
            std::string known;
            for (const std::string& each : m_known) {
                known += (known.empty() ? "" : ", ") + each;
            }
            throw inputError(m_where, ": unknown key \"", escaped(item.key(), longestShownKey),
                             "\"; known are ", known);
        }
    }
}

} // namespace hydra
