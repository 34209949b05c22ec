// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_fields.h"

#include "core/base/nearest.h"
#include "core/base/printable.h"

#include <cmath>

namespace hydra {

namespace {

using nlohmann::json;

constexpr std::size_t longestShownKey = 100; // in a message
constexpr std::size_t longestJsonText = 100'000; // notes
constexpr std::size_t mostNumbers = 4096; // of a list
constexpr const char* anObject = phrase("an object { ... }");
constexpr std::int64_t largestExact = std::int64_t{1} << 53; // as a double

Error refusal(const std::string& place, const Message& expected, const json* found)
{
    return found != nullptr ? inputError("%1: expected %2, found %3", place, expected, shown(*found))
                            : inputError("%1: expected %2, found nothing", place, expected);
}

} // namespace

std::string shown(const json& value)
{
    return escaped(value.dump(-1, ' ', true, json::error_handler_t::replace), 60);
}

JsonFields::JsonFields(json object, std::string where)
    : JsonFields(std::make_shared<const json>(std::move(object)), std::move(where))
{ }

JsonFields::JsonFields(std::shared_ptr<const json> object, std::string where)
    : m_object(std::move(object))
    , m_where(std::move(where))
{
    if (!m_object->is_object()) {
        throw refusal(m_where, anObject, m_object.get());
    }
}

const json* JsonFields::find(const char* key)
{
    m_known.insert(key);
    const auto found = m_object->find(key);
    return found == m_object->end() ? nullptr : &*found;
}

const json& JsonFields::value(const char* key)
{
    static const json nothing;
    const json* found = find(key);
    return found != nullptr ? *found : nothing;
}

void JsonFields::refuse(const char* key, const Message& expected)
{
    throw refusal(placeOf(key), expected, find(key));
}

double JsonFields::checked(const char* key, double low, double high, const json* value) const
{
    if (value == nullptr || !value->is_number()
        || !(value->get<double>() >= low && value->get<double>() <= high)) {
        throw refusal(placeOf(key), message("a number from %1 to %2", low, high), value);
    }
    return value->get<double>();
}

std::int64_t JsonFields::checkedWhole(const char* key, std::int64_t low, std::int64_t high,
                                      const json* value) const
{
    // Compares as double first: an unsigned above 2^63 must not wrap into the range, and a large fraction
    // must not be converted.
    const double number = value != nullptr && value->is_number() ? value->get<double>() : NAN;
    const bool exact = value != nullptr
        && (value->is_number_integer()
            || (number == std::floor(number) && std::abs(number) <= static_cast<double>(largestExact)));
    if (!exact || !(number >= static_cast<double>(low) && number <= static_cast<double>(high))) {
        throw refusal(placeOf(key), message("a whole number from %1 to %2", low, high), value);
    }
    return value->get<std::int64_t>();
}

const json* JsonFields::someOf(const char* key, const char* expected)
{
    const json* value = find(key);
    if (value != nullptr && (!value->is_array() || value->empty() || value->size() > mostNumbers)) {
        throw refusal(placeOf(key), expected, value);
    }
    return value;
}

double JsonFields::number(const char* key, double low, double high)
{
    return checked(key, low, high, find(key));
}

std::int64_t JsonFields::whole(const char* key, std::int64_t low, std::int64_t high)
{
    return checkedWhole(key, low, high, find(key));
}

std::string JsonFields::text(const char* key)
{
    const json* value = find(key);
    if (value == nullptr || !value->is_string()
        || value->get_ref<const std::string&>().size() > longestJsonText) {
        throw refusal(placeOf(key), message("a text in quotes of at most %1 bytes", longestJsonText), value);
    }
    return value->get<std::string>();
}

bool JsonFields::flag(const char* key)
{
    const json* value = find(key);
    if (value == nullptr || !value->is_boolean()) {
        throw refusal(placeOf(key), phrase("true or false"), value);
    }
    return value->get<bool>();
}

const json& JsonFields::list(const char* key, std::size_t most)
{
    const json* value = find(key);
    if (value == nullptr || !value->is_array() || value->size() > most) {
        throw refusal(placeOf(key), message("a list of at most %1", most), value);
    }
    return *value;
}

JsonFields JsonFields::object(const char* key)
{
    const json* value = find(key);
    if (value == nullptr) {
        throw refusal(placeOf(key), anObject, value);
    }
    return {std::shared_ptr<const json>(m_object, value), placeOf(key)};
}

void JsonFields::number(const char* key, double low, double high, double& into)
{
    if (find(key) != nullptr) {
        into = number(key, low, high);
    }
}

void JsonFields::integer(const char* key, std::int64_t low, std::int64_t high, int& into)
{
    if (find(key) != nullptr) {
        into = static_cast<int>(whole(key, low, high));
    }
}

void JsonFields::whole(const char* key, std::int64_t low, std::int64_t high, std::int64_t& into)
{
    if (find(key) != nullptr) {
        into = whole(key, low, high);
    }
}

void JsonFields::seed(const char* key, std::uint64_t& into)
{
    if (find(key) != nullptr) {
        into = static_cast<std::uint64_t>(whole(key, 0, largestExact));
    }
}

void JsonFields::text(const char* key, std::string& into)
{
    if (find(key) != nullptr) {
        into = text(key);
    }
}

void JsonFields::boolean(const char* key, bool& into)
{
    if (find(key) != nullptr) {
        into = flag(key);
    }
}

void JsonFields::integers(const char* key, std::int64_t low, std::int64_t high, std::vector<int>& into)
{
    if (const json* values = someOf(key, phrase("a list of whole numbers [..]"))) {
        into.clear();
        for (const json& each : *values) {
            into.push_back(static_cast<int>(checkedWhole(key, low, high, &each)));
        }
    }
}

void JsonFields::numbers(const char* key, double low, double high, std::vector<double>& into)
{
    if (const json* values = someOf(key, phrase("a list of numbers [..]"))) {
        into.clear();
        for (const json& each : *values) {
            into.push_back(checked(key, low, high, &each));
        }
    }
}

JsonFields JsonFields::child(const char* key)
{
    return find(key) != nullptr ? object(key) : JsonFields(json::object(), placeOf(key));
}

void JsonFields::require(const char* key) const
{
    if (!has(key)) {
        throw inputError("%1: \"%2\" is missing", m_where, key);
    }
}

void JsonFields::finish() const
{
    for (const auto& item : m_object->items()) {
        if (m_known.count(item.key()) == 0) {
            const std::vector<std::string> known(m_known.begin(), m_known.end());
            throw inputError("%1: unknown key \"%2\"; known are %3%4", m_where,
                             escaped(item.key(), longestShownKey), briefList(known),
                             didYouMean(item.key(), known));
        }
    }
}

} // namespace hydra
