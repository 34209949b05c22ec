// SPDX-License-Identifier: GPL-3.0-or-later
// A text for the user: an English pattern with values, "%1: expected %2, found %3". Core produces only
// English, so that files, JSON and sessions are the same in every language; the parts are kept for
// core/language, which translates a message by its pattern just before display.
#pragma once

#include <exception>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace hydra {

// Marks a literal that is shown to the user, so that lupdate collects it for the translators.
[[nodiscard]] constexpr const char* phrase(const char* text)
{
    return text;
}

// Joins its arguments with operator<<: join(folder, '/', name). For names and other texts that are not
// translated.
template<class... Parts>
[[nodiscard]] std::string join(const Parts&... parts)
{
    std::ostringstream out;
    (out << ... << parts);
    return out.str();
}

// TEXT with VALUES inserted at its places %1 to %9, which may come in any order. Values are not searched for
// places.
[[nodiscard]] std::string filled(std::string_view text, const std::vector<std::string>& values);

class Message
{
public:
    Message() = default;
    // A text without places: a phrase, or a value such as a name, which no language translates.
    Message(std::string text) // NOLINT(google-explicit-constructor): a text is a message
        : m_text(std::move(text))
    { }
    Message(const char* text) // NOLINT(google-explicit-constructor)
        : m_text(text)
    { }
    Message(std::string pattern, std::vector<Message> values);

    [[nodiscard]] const std::string& text() const noexcept { return m_text; } // in English
    operator const std::string&() const noexcept { return m_text; } // NOLINT(google-explicit-constructor)
    // NOLINTNEXTLINE(readability-identifier-naming): as of std::string
    [[nodiscard]] const char* c_str() const noexcept { return m_text.c_str(); }
    [[nodiscard]] bool empty() const noexcept { return m_text.empty(); }
    [[nodiscard]] const std::string& pattern() const noexcept
    {
        return m_values.empty() ? m_text : m_pattern;
    }
    [[nodiscard]] const std::vector<Message>& values() const noexcept { return m_values; }

    // Appends a sentence or a part of one that is translated on its own.
    Message& operator+=(const Message& more);
    friend Message operator+(Message a, const Message& b) { return a += b; }
    friend bool operator==(const Message& a, const Message& b) { return a.m_text == b.m_text; }
    friend bool operator!=(const Message& a, const Message& b) { return !(a == b); }
    friend std::ostream& operator<<(std::ostream& out, const Message& message)
    {
        return out << message.m_text;
    }

private:
    std::string m_text;
    std::string m_pattern; // empty without values
    std::vector<Message> m_values; // %1 is the first
};

// What ERROR says: the message of an Error, otherwise what().
[[nodiscard]] Message messageOf(const std::exception& error);

template<class Value>
[[nodiscard]] Message valueOf(const Value& value)
{
    if constexpr (std::is_base_of_v<std::exception, Value>) {
        return messageOf(value);
    } else if constexpr (std::is_convertible_v<const Value&, Message>) {
        return value;
    } else {
        return join(value);
    }
}

// message("%1: expected %2, found %3", path, 4, found). A value is a message, an error, or anything with
// operator<<.
template<class... Values>
[[nodiscard]] Message message(const char* pattern, const Values&... values)
{
    if constexpr (sizeof...(Values) == 0) {
        return pattern;
    } else {
        return {pattern, std::vector<Message>{valueOf(values)...}};
    }
}

// "WHERE: WHAT"; WHAT alone if WHERE is empty.
[[nodiscard]] Message placed(const std::string& where, const Message& what);

// MESSAGES with a comma between each two, or the text BETWEEN.
[[nodiscard]] Message listed(const std::vector<Message>& messages, const char* between = ", ");

} // namespace hydra
