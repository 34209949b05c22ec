// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a field of a settings struct in one place: its names, the values it accepts, and one line of
// help. Equality, hashes, sessions, presets, provenance, the command line and the panels use a table of
// these.
#pragma once

#include "core/base/enum_words.h"
#include "core/base/message.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hydra {

enum class FieldKind
{
    Whole, // a number without fraction, LOW to HIGH
    Number, // LOW to HIGH
    Flag,
    Choice, // one of WORDS
    Text, // LOW to HIGH bytes
    Triple, // red, green, blue: each LOW to HIGH
    WholeSet // whole numbers LOW to HIGH, ascending, at least one
};

// A Choice is stored as its word.
using FieldValue = std::variant<int, double, bool, std::string, std::array<double, 3>, std::vector<int>>;

struct FieldRule
{
    const char* option; // on the command line, without dashes; "" if it has none
    const char* key; // in JSON
    FieldKind kind;
    double low, high; // inclusive bounds
    std::vector<std::string> words; // the choices of a Choice
    std::string shape; // placeholder for the value in the command line's help; "" for a Flag
    const char* help; // one line

    [[nodiscard]] bool accepts(const FieldValue& value) const;
    // Whether the value is or begins with a file name: SHAPE begins with FILE or IMAGE.
    [[nodiscard]] bool namesFile() const;
    // The expected value, for messages: "a whole number from 1 to 12".
    [[nodiscard]] Message expected() const;
    // Parses the form that the command line and the panels write; empty if the value is not accepted. A Flag
    // is "true" or "false".
    [[nodiscard]] std::optional<FieldValue> fromText(std::string_view text) const;
    // Throws Error{Usage} "WHERE: expected ..., got ...".
    [[nodiscard]] FieldValue fromText(std::string_view text, const std::string& where) const;
    // The same rule with HIGH lowered to at most HIGHEST, for a model's limit.
    [[nodiscard]] FieldRule upTo(double highest) const;
};

// VALUE as text that parses back exactly, independent of the locale.
[[nodiscard]] std::string fieldText(const FieldValue& value);
[[nodiscard]] std::string exactText(double value);

[[nodiscard]] FieldRule wholeRule(const char* option, const char* key, int low, int high, const char* shape,
                                  const char* help);
[[nodiscard]] FieldRule numberRule(const char* option, const char* key, double low, double high,
                                   const char* shape, const char* help);
// OPTION is the switch that inverts the default: "no-fade".
[[nodiscard]] FieldRule flagRule(const char* option, const char* key, const char* help);
[[nodiscard]] FieldRule textRule(const char* option, const char* key, const char* shape, const char* help);
[[nodiscard]] FieldRule tripleRule(const char* option, const char* key, double low, double high,
                                   const char* help);
[[nodiscard]] FieldRule setRule(const char* option, const char* key, int low, int high, const char* shape,
                                const char* help);
[[nodiscard]] FieldRule choiceRule(const char* option, const char* key, std::vector<std::string> words,
                                   const char* help);
template<class Enum>
[[nodiscard]] FieldRule choiceRule(const char* option, const char* key, const char* help)
{
    return choiceRule(option, key, wordsOf<Enum>(), help);
}

// A row of a struct's table. An empty std::optional member means that no value was given.
template<class Struct>
struct Field : FieldRule
{
    std::function<std::optional<FieldValue>(const Struct&)> get;
    std::function<void(Struct&, const std::optional<FieldValue>&)> set; // requires accepts(value)
    std::function<bool(const Struct&, const Struct&)> same;
};

namespace detail {

template<class T>
struct Plain
{
    using Type = T;
    static constexpr bool optional = false;
};
template<class T>
struct Plain<std::optional<T>>
{
    using Type = T;
    static constexpr bool optional = true;
};

template<class T>
FieldValue asFieldValue(const T& value)
{
    if constexpr (std::is_enum_v<T>) {
        return std::string(wordOf(value));
    } else {
        return value;
    }
}

template<class T>
T fromFieldValue(const FieldValue& value)
{
    if constexpr (std::is_enum_v<T>) {
        return enumNamed<T>(std::get<std::string>(value)).value();
    } else {
        return std::get<T>(value);
    }
}

} // namespace detail

template<class Struct, class Member>
[[nodiscard]] Field<Struct> fieldOf(Member Struct::*member, FieldRule rule)
{
    using Plain = detail::Plain<Member>;
    Field<Struct> field{std::move(rule), {}, {}, {}};
    field.get = [member](const Struct& from) -> std::optional<FieldValue> {
        if constexpr (Plain::optional) {
            return from.*member ? std::optional(detail::asFieldValue(*(from.*member))) : std::nullopt;
        } else {
            return detail::asFieldValue(from.*member);
        }
    };
    field.set = [member](Struct& into, const std::optional<FieldValue>& value) {
        if (value) {
            into.*member = detail::fromFieldValue<typename Plain::Type>(*value);
        } else {
            into.*member = Member();
        }
    };
    field.same = [member](const Struct& a, const Struct& b) { return a.*member == b.*member; };
    return field;
}

template<class Rows, class Struct>
[[nodiscard]] bool sameFields(const Rows& fields, const Struct& a, const Struct& b)
{
    for (const auto& field : fields) {
        if (!field.same(a, b)) {
            return false;
        }
    }
    return true;
}

template<class Rows, class Struct>
[[nodiscard]] std::size_t hashOfFields(const Rows& fields, const Struct& of)
{
    std::size_t seed = 0;
    for (const auto& field : fields) {
        const auto value = field.get(of);
        const std::size_t part = std::hash<std::string>()(value ? fieldText(*value) : std::string());
        seed ^= part + 0x9e3779b97f4a7c15ULL + (seed << 6) + (seed >> 2);
    }
    return seed;
}

// Returns the row whose option or key is NAME. Throws Error{Internal} if there is none.
[[noreturn]] void failNoField(std::string_view name);
template<class Rows>
[[nodiscard]] const auto& fieldNamed(const Rows& fields, std::string_view name)
{
    for (const auto& field : fields) {
        if (name == field.key || (*field.option != '\0' && name == field.option)) {
            return field;
        }
    }
    failNoField(name);
}

} // namespace hydra
