// SPDX-License-Identifier: GPL-3.0-or-later
// One HTTP request by libcurl, which is loaded on the first request. Certificates are checked; libcurl takes
// proxies from the environment (https_proxy, no_proxy). Redirects are left to the caller.
#pragma once

#include "core/base/cancel.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace hydra::hub {

struct Reply
{
    long status = 0; // of HTTP
    std::map<std::string, std::string> headers; // names in lower case
    std::string redirect; // absolute address of a redirect, else ""

    [[nodiscard]] std::string header(const char* name) const;
};

struct Request
{
    std::string url;
    std::string token; // "" sends none
    bool onlyHead = false;
    std::uint64_t from = 0; // offset of the first byte requested
    // Receives the body of a reply with status 2xx in pieces. May throw.
    std::function<void(const Reply&, const char*, std::size_t)> take;
    // Deadline for the whole reply. Without one there is no limit while bytes keep arriving.
    std::optional<std::chrono::steady_clock::time_point> until = {};
};

class TransferFailed : public Error
{
public:
    TransferFailed(const Message& message, bool worthwhile)
        : Error(ErrorCode::Internal, message)
        , worthAnotherTry(worthwhile)
    { }
    const bool worthAnotherTry;
};

// Throws TransferFailed for a missing or incomplete reply, Error{Internal} without libcurl, Error{Cancelled},
// and what request.take throws.
[[nodiscard]] Reply transfer(const Request& request, const CancelToken& cancel);

} // namespace hydra::hub
