// SPDX-License-Identifier: GPL-3.0-or-later
// One HTTP request by libcurl, which is loaded for the first of them and by nothing else. Certificates are
// checked; proxies are those of the environment (https_proxy, no_proxy), as libcurl reads it. Redirects are
// not followed: whoever asks decides.
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
    std::string redirect; // the address it leads to, absolute; "" where it leads nowhere

    [[nodiscard]] std::string header(const char* name) const;
};

struct Request
{
    std::string url;
    std::string token; // "" sends none
    bool onlyHead = false;
    std::uint64_t from = 0; // the first byte that is wanted
    // What comes, piece by piece, of a reply with status 2xx. May throw.
    std::function<void(const Reply&, const char*, std::size_t)> take;
    // When all of the reply is to be there. Without, it may take long, as long as bytes keep coming.
    std::optional<std::chrono::steady_clock::time_point> until = {};
};

class TransferFailed : public Error
{
public:
    TransferFailed(const std::string& message, bool worthwhile)
        : Error(ErrorCode::Internal, message)
        , worthAnotherTry(worthwhile)
    { }
    const bool worthAnotherTry;
};

// Throws TransferFailed where no whole reply came, Error{Internal} without libcurl, Error{Cancelled}, and
// what request.take throws.
[[nodiscard]] Reply transfer(const Request& request, const CancelToken& cancel);

} // namespace hydra::hub
