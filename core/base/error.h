// SPDX-License-Identifier: GPL-3.0-or-later
// The exception type of core. A message states what failed, where, what was expected and what was found.
#pragma once

#include <optional>
#include <sstream>
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
struct Unsaid
{
    std::string option; // "num-heads"
    std::vector<std::string> choices; // the valid values, if they can be listed
};

class Error : public std::runtime_error
{
public:
    Error(ErrorCode code, const std::string& message)
        : std::runtime_error(message)
        , m_code(code)
    { }
    [[nodiscard]] ErrorCode code() const noexcept { return m_code; }

    [[nodiscard]] const std::optional<Unsaid>& unsaid() const noexcept { return m_unsaid; }
    [[nodiscard]] Error asking(Unsaid value) &&
    {
        m_unsaid = std::move(value);
        return std::move(*this);
    }

private:
    ErrorCode m_code;
    std::optional<Unsaid> m_unsaid;
};

// Joins its arguments with operator<<: inputError(path, ": expected ", a, ", got ", b).
template<class... Parts>
[[nodiscard]] std::string join(const Parts&... parts)
{
    std::ostringstream out;
    (out << ... << parts);
    return out.str();
}

template<class... Parts>
[[nodiscard]] Error inputError(const Parts&... parts)
{
    return {ErrorCode::Input, join(parts...)};
}

template<class... Parts>
[[nodiscard]] Error usageError(const Parts&... parts)
{
    return {ErrorCode::Usage, join(parts...)};
}

template<class... Parts>
[[nodiscard]] Error internalError(const Parts&... parts)
{
    return {ErrorCode::Internal, join(parts...)};
}

} // namespace hydra
