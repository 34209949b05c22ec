// SPDX-License-Identifier: GPL-3.0-or-later
// The exception type of core. A message states what failed, where, what was expected and what was found.
#pragma once

#include "core/base/message.h"

#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace hydra {

// Decides the exit code of the command line and the tone of the message bar.
enum class ErrorCode
{
    Internal, // exit 1: a bug, or a failure of the machine (disk full, out of memory)
    Usage, // exit 2: an invalid request (unknown method, malformed plan)
    Input, // exit 3: a file or option that cannot be read or does not fit
    Cancelled, // exit 4: the user cancelled; finished results are kept
    Ended, // exit 3: an external program has ended or sent an invalid reply; it gets no more requests
};

// The value that would resolve an error, which only the user can give, as an option of the command line.
struct MissingValue
{
    std::string option; // "num-heads"
    std::vector<std::string> choices; // the valid values, if they can be listed
};

class Error : public std::runtime_error
{
public:
    Error(ErrorCode code, Message message)
        : std::runtime_error(message.text())
        , m_code(code)
        , m_message(std::move(message))
    { }
    [[nodiscard]] ErrorCode code() const noexcept { return m_code; }
    [[nodiscard]] const Message& message() const noexcept { return m_message; } // what() in its parts

    [[nodiscard]] const std::optional<MissingValue>& missingValue() const noexcept { return m_missing; }
    [[nodiscard]] Error asking(MissingValue value) &&
    {
        m_missing = std::move(value);
        return std::move(*this);
    }

private:
    ErrorCode m_code;
    Message m_message;
    std::optional<MissingValue> m_missing;
};

// inputError("%1: expected %2, found %3", path, expected, found): see message().
template<class... Values>
[[nodiscard]] Error inputError(const char* pattern, const Values&... values)
{
    return {ErrorCode::Input, message(pattern, values...)};
}
[[nodiscard]] inline Error inputError(Message message)
{
    return {ErrorCode::Input, std::move(message)};
}

template<class... Values>
[[nodiscard]] Error usageError(const char* pattern, const Values&... values)
{
    return {ErrorCode::Usage, message(pattern, values...)};
}
[[nodiscard]] inline Error usageError(Message message)
{
    return {ErrorCode::Usage, std::move(message)};
}

template<class... Values>
[[nodiscard]] Error internalError(const char* pattern, const Values&... values)
{
    return {ErrorCode::Internal, message(pattern, values...)};
}
[[nodiscard]] inline Error internalError(Message message)
{
    return {ErrorCode::Internal, std::move(message)};
}

} // namespace hydra
