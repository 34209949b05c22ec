// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/field.h"

#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/base/list_text.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/printable.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace hydra {

namespace {

constexpr int longestFieldText = 4096; // bytes, the maximum of a path
constexpr double largestInt = std::numeric_limits<int>::max();

// A value too large for an int, such as a seed, becomes a double.
std::optional<FieldValue> wholeFrom(std::string_view text)
{
    text = withoutBlanks(text);
    const bool negative = !text.empty() && text.front() == '-';
    if (const auto value = wholeNumber(negative ? text.substr(1) : text)) {
        return negative ? -*value : *value;
    }
    constexpr std::size_t mostDigits = 18;
    const bool digits = !text.empty() && text.size() <= mostDigits
        && text.find_first_not_of("0123456789") == std::string_view::npos;
    if (const auto value = digits ? numberIn(text) : std::nullopt) {
        return *value <= largestInt ? FieldValue(static_cast<int>(*value)) : FieldValue(*value);
    }
    return std::nullopt;
}

std::optional<FieldValue> tripleFrom(std::string_view text)
{
    std::array<double, 3> triple{};
    for (std::size_t i = 0; i < triple.size(); ++i) {
        const auto comma = text.find(',');
        const auto value = numberIn(withoutBlanks(text.substr(0, comma)));
        if (!value || (comma == std::string_view::npos) != (i + 1 == triple.size())) {
            return std::nullopt;
        }
        triple[i] = *value;
        text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
    }
    return triple;
}

// "mean, min or max"
Message oneOf(const std::vector<std::string>& words)
{
    constexpr std::size_t most = 12;
    if (words.size() > most) {
        return message("one of %1", briefList(words));
    }
    return words.size() < 2 ? listed({words.begin(), words.end()})
                            : message("%1 or %2", listed({words.begin(), words.end() - 1}), words.back());
}

bool isWithin(const FieldRule& rule, double value) noexcept
{
    return value >= rule.low && value <= rule.high; // false for a NaN
}

} // namespace

bool FieldRule::namesFile() const
{
    return shape.rfind("FILE", 0) == 0 || shape.rfind("IMAGE", 0) == 0;
}

bool FieldRule::accepts(const FieldValue& value) const
{
    switch (kind) {
    case FieldKind::Whole: {
        const int* whole = std::get_if<int>(&value);
        const double* large = std::get_if<double>(&value);
        return whole != nullptr ? isWithin(*this, *whole)
                                : large != nullptr && *large > largestInt && isWithin(*this, *large);
    }
    case FieldKind::Number: {
        const double* number = std::get_if<double>(&value);
        return number != nullptr && isWithin(*this, *number);
    }
    case FieldKind::Flag:
        return std::holds_alternative<bool>(value);
    case FieldKind::Choice: {
        const auto* word = std::get_if<std::string>(&value);
        return word != nullptr && std::find(words.begin(), words.end(), *word) != words.end();
    }
    case FieldKind::Text: {
        const auto* bytes = std::get_if<std::string>(&value);
        return bytes != nullptr && isWithin(*this, double(bytes->size()));
    }
    case FieldKind::Triple: {
        const auto* triple = std::get_if<std::array<double, 3>>(&value);
        return triple != nullptr
            && std::all_of(triple->begin(), triple->end(), [&](double one) { return isWithin(*this, one); });
    }
    case FieldKind::WholeSet: {
        const auto* set = std::get_if<std::vector<int>>(&value);
        return set != nullptr && !set->empty()
            && std::all_of(set->begin(), set->end(), [&](int one) { return isWithin(*this, one); })
            && std::is_sorted(set->begin(), set->end(), std::less_equal<>());
    }
    }
    return false;
}

Message FieldRule::expected() const
{
    switch (kind) {
    case FieldKind::Whole:
        // -1 is internal: the model's own value.
        return message("a whole number from %1 to %2", static_cast<long long>(low == -1 ? 0 : low),
                       static_cast<long long>(high));
    case FieldKind::Number:
        return message("a number from %1 to %2", low, high);
    case FieldKind::Flag:
        return phrase("true or false");
    case FieldKind::Choice:
        return oneOf(words);
    case FieldKind::Text:
        return message("a text of at most %1 bytes", high);
    case FieldKind::Triple:
        return message("three numbers, red,green,blue, from %1 to %2", low, high);
    case FieldKind::WholeSet:
        return message("whole numbers from %1 to %2, as 3,6,9-12", low, high);
    }
    return {};
}

std::optional<FieldValue> FieldRule::fromText(std::string_view text) const
{
    std::optional<FieldValue> value;
    switch (kind) {
    case FieldKind::Whole:
        value = wholeFrom(text);
        break;
    case FieldKind::Number:
        if (const auto number = numberIn(withoutBlanks(text))) {
            value = *number;
        }
        break;
    case FieldKind::Flag:
        if (text == "true" || text == "false") {
            value = text == "true";
        }
        break;
    case FieldKind::Choice:
    case FieldKind::Text:
        value = std::string(text);
        break;
    case FieldKind::Triple:
        value = tripleFrom(text);
        break;
    case FieldKind::WholeSet:
        if (auto set = integerSet(text, int(low), int(high), std::size_t(high - low) + 1)) {
            value = std::move(*set);
        }
        break;
    }
    return value && accepts(*value) ? value : std::nullopt;
}

FieldValue FieldRule::fromText(std::string_view text, const std::string& where) const
{
    if (const auto value = fromText(text)) {
        return *value;
    }
    constexpr std::size_t shown = 60;
    throw usageError(placed(where,
                            message("expected %1, got '%2'%3", expected(), escaped(std::string(text), shown),
                                    kind == FieldKind::Choice ? didYouMean(text, words) : Message())));
}

FieldRule FieldRule::upTo(double highest) const
{
    FieldRule narrow = *this;
    narrow.high = std::min(high, highest);
    return narrow;
}

std::string exactText(double value)
{
    char text[40];
    const auto [end, failed] = std::to_chars(text, text + sizeof text, value);
    return failed == std::errc() ? std::string(text, end) : "0";
}

std::string fieldText(const FieldValue& value)
{
    struct Writer
    {
        std::string operator()(int number) const { return std::to_string(number); }
        std::string operator()(double number) const { return exactText(number); }
        std::string operator()(bool flag) const { return flag ? "true" : "false"; }
        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(const std::array<double, 3>& rgb) const
        {
            return exactText(rgb[0]) + "," + exactText(rgb[1]) + "," + exactText(rgb[2]);
        }
        std::string operator()(const std::vector<int>& set) const { return integerListText(set); }
    };
    return std::visit(Writer(), value);
}

FieldRule wholeRule(const char* option, const char* key, int low, int high, const char* shape,
                    const char* help)
{
    return {option, key, FieldKind::Whole, double(low), double(high), {}, shape, help};
}

FieldRule numberRule(const char* option, const char* key, double low, double high, const char* shape,
                     const char* help)
{
    return {option, key, FieldKind::Number, low, high, {}, shape, help};
}

FieldRule flagRule(const char* option, const char* key, const char* help)
{
    return {option, key, FieldKind::Flag, 0, 1, {}, {}, help};
}

FieldRule textRule(const char* option, const char* key, const char* shape, const char* help)
{
    return {option, key, FieldKind::Text, 0, longestFieldText, {}, shape, help};
}

FieldRule tripleRule(const char* option, const char* key, double low, double high, const char* help)
{
    return {option, key, FieldKind::Triple, low, high, {}, "R,G,B", help};
}

FieldRule setRule(const char* option, const char* key, int low, int high, const char* shape, const char* help)
{
    return {option, key, FieldKind::WholeSet, double(low), double(high), {}, shape, help};
}

FieldRule choiceRule(const char* option, const char* key, std::vector<std::string> words, const char* help)
{
    std::string shape = listText(words, "|");
    return {option, key, FieldKind::Choice, 0, 0, std::move(words), std::move(shape), help};
}

void failNoField(std::string_view name)
{
    throw internalError("no field %1", name);
}

} // namespace hydra
