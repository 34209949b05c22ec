// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"

#include "core/base/error.h"

#include <algorithm>
#include <cassert>

namespace hydra {

namespace {

// The number of values that PATTERN has places for: its highest place.
[[maybe_unused]] std::size_t places(const std::string& pattern)
{
    std::size_t most = 0;
    for (std::size_t i = pattern.find('%'); i != std::string::npos; i = pattern.find('%', i + 1)) {
        const char place = i + 1 < pattern.size() ? pattern[i + 1] : '0';
        most = place > '0' && place <= '9' ? std::max(most, static_cast<std::size_t>(place - '0')) : most;
    }
    return most;
}

} // namespace

std::string filled(std::string_view text, const std::vector<std::string>& values)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto place = i + 1 < text.size() && text[i] == '%' ? static_cast<std::size_t>(text[i + 1] - '1')
                                                                 : values.size();
        if (place < values.size()) {
            out += values[place];
            ++i;
        } else {
            out += text[i];
        }
    }
    return out;
}

Message::Message(std::string pattern, std::vector<Message> values)
    : m_pattern(std::move(pattern))
    , m_values(std::move(values))
{
    assert(places(m_pattern) == m_values.size());
    m_text = filled(m_pattern, std::vector<std::string>(m_values.begin(), m_values.end()));
}

Message& Message::operator+=(const Message& more)
{
    if (!more.empty()) {
        *this = empty() ? more : Message("%1%2", {std::move(*this), more});
    }
    return *this;
}

Message messageOf(const std::exception& error)
{
    const auto* own = dynamic_cast<const Error*>(&error);
    return own != nullptr ? own->message() : Message(error.what());
}

Message placed(const std::string& where, const Message& what)
{
    return where.empty() ? what : message("%1: %2", where, what);
}

Message listed(const std::vector<Message>& messages, const char* between)
{
    const std::string pattern = join("%1", between, "%2");
    Message all;
    for (const Message& each : messages) {
        all = all.empty() ? each : message(pattern.c_str(), all, each);
    }
    return all;
}

} // namespace hydra
