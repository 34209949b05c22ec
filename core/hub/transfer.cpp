// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hub/transfer.h"

#include "core/base/message.h"
#include "core/base/printable.h"
#include "core/hub/hub_cache.h"
#include "core/hub/libcurl.h"

#include <algorithm>
#include <array>
#include <exception>
#include <memory>

namespace hydra::hub {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t mostHeaders = 200, longestHeader = 8192;
// Aborts stalled servers; even the slowest telephone line is faster.
constexpr long connectSeconds = 20, slowSeconds = 30, slowestBytes = 1000; // per second
constexpr std::size_t errorBytes = 256; // CURL_ERROR_SIZE

// State of libcurl's callbacks. They are C code, so exceptions are stored and rethrown later.
struct Running
{
    const LibCurl& curl;
    const Request& request;
    const CancelToken& cancel;
    void* handle;
    Reply reply;
    bool unwanted = false; // skips the body of a reply other than 2xx, whose status suffices
    std::exception_ptr thrown;
};

std::size_t onHeader(char* data, std::size_t, std::size_t size, void* to)
{
    Running& running = *static_cast<Running*>(to);
    try {
        const std::string line(data, std::min(size, longestHeader));
        if (line.rfind("HTTP/", 0) == 0) { // another reply starts, as after "100 Continue"
            running.reply.headers.clear();
        }
        const auto colon = line.find(':');
        if (colon != std::string::npos && running.reply.headers.size() < mostHeaders) {
            std::string name = line.substr(0, colon);
            std::transform(name.begin(), name.end(), name.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
            const auto first = line.find_first_not_of(" \t", colon + 1);
            const auto last = line.find_last_not_of(" \t\r\n");
            running.reply.headers[name] =
                first == std::string::npos || last < first ? "" : line.substr(first, last - first + 1);
        }
        return size;
    } catch (...) {
        running.thrown = std::current_exception();
        return 0;
    }
}

std::size_t onBody(char* data, std::size_t, std::size_t size, void* to)
{
    Running& running = *static_cast<Running*>(to);
    try {
        (void)running.curl.getInfo(running.handle, info::responseCode, &running.reply.status);
        running.unwanted = running.reply.status / 100 != 2;
        if (running.unwanted) {
            return 0;
        }
        running.request.take(running.reply, data, size);
        return size;
    } catch (...) {
        running.thrown = std::current_exception();
        return 0;
    }
}

int onProgress(void* to, std::int64_t, std::int64_t, std::int64_t, std::int64_t)
{
    return static_cast<Running*>(to)->cancel.cancelled() ? 1 : 0;
}

[[noreturn]] void fail(const Running& running, int code, const std::string& why)
{
    const auto among = [&](std::initializer_list<int> codes) {
        return std::find(codes.begin(), codes.end(), code) != codes.end();
    };
    const bool away = among({failure::proxyName, failure::hostName, failure::connect});
    const bool slow = code == failure::timeout;
    const bool cut = among({failure::partial, failure::nothing, failure::sending, failure::receiving,
                            failure::stream, failure::http2});
    const bool untrusted = among(
        {failure::certificate, failure::authorities, failure::revoked, failure::issuer, failure::status});
    const bool unencrypted = code == failure::handshake;
    const bool endless = among({failure::noMemory, failure::tooLarge}); // oversized header, libcurl 7 and 8
    const std::string& url = running.request.url;
    const auto host = url.find("//") + 2;
    throw TransferFailed(message(away              ? phrase("%1 cannot be reached: %2")
                                     : slow        ? phrase("%1 did not reply in time: %2")
                                     : cut         ? phrase("%1: the connection was cut: %2")
                                     : untrusted   ? phrase("%1: the connection cannot be trusted: %2")
                                     : unencrypted ? phrase("%1: no encrypted connection: %2")
                                     : endless ? phrase("%1: a header of the reply is longer than 100 kB: %2")
                                               : phrase("%1: the reply cannot be understood: %2"),
                                 printable(url.substr(host, url.find('/', host) - host)), printable(why)),
                         away || slow || cut);
}

} // namespace

std::string Reply::header(const char* name) const
{
    const auto found = headers.find(name);
    return found == headers.end() ? std::string() : found->second;
}

Reply transfer(const Request& request, const CancelToken& cancel)
{
    cancel.check();
    const LibCurl& curl = libCurl();
    std::array<char, errorBytes> problem{}; // libcurl uses this and HEADERS until the handle is freed
    std::unique_ptr<HeaderList, void (*)(HeaderList*)> headers(nullptr, curl.freeList);
    const std::unique_ptr<void, void (*)(void*)> handle(curl.easyInit(), curl.cleanup);
    if (handle == nullptr) {
        throw internalError("libcurl gives no handle: not enough memory");
    }
    Running running{curl, request, cancel, handle.get(), {}, false, {}};
    const auto set = [&](int option, auto value) { (void)curl.setOption(handle.get(), option, value); };
    if (!request.token.empty()) {
        headers.reset(curl.append(nullptr, ("Authorization: Bearer " + request.token).c_str()));
        set(option::httpHeader, headers.get());
    }
    const std::string range = std::to_string(request.from) + "-";
    const Path authorities =
        placeOf("CURL_CA_BUNDLE").empty() ? placeOf("SSL_CERT_FILE") : placeOf("CURL_CA_BUNDLE");
    set(option::url, request.url.c_str());
    set(option::protocols, protocolHttp | protocolHttps);
    set(option::verifyPeer, 1L);
    set(option::verifyHost, 2L);
    if (!authorities.empty()) {
        set(option::caInfo, authorities.c_str());
    }
    set(option::userAgent, "hydrascope");
    set(option::noBody, request.onlyHead ? 1L : 0L);
    if (request.from > 0) {
        set(option::range, range.c_str());
    }
    set(option::connectTimeout, connectSeconds);
    set(option::lowSpeedLimit, slowestBytes);
    set(option::lowSpeedTime, slowSeconds);
    if (request.until) {
        using std::chrono::milliseconds;
        const auto left = std::chrono::duration_cast<milliseconds>(*request.until - Clock::now());
        set(option::wholeTimeout, std::max<long>(left.count(), 1));
    }
    set(option::noSignal, 1L);
    set(option::errorBuffer, problem.data());
    set(option::headerFunction, onHeader);
    set(option::headerData, static_cast<void*>(&running));
    set(option::writeFunction, onBody);
    set(option::writeData, static_cast<void*>(&running));
    set(option::noProgress, 0L);
    set(option::progressFunction, onProgress);
    set(option::progressData, static_cast<void*>(&running));
    const int code = curl.perform(handle.get());
    if (running.thrown) {
        std::rethrow_exception(running.thrown);
    }
    cancel.check();
    if (code != failure::none && !(code == failure::write && running.unwanted)) {
        fail(running, code, problem.front() != '\0' ? problem.data() : curl.errorText(code));
    }
    const char* redirect = nullptr;
    (void)curl.getInfo(handle.get(), info::responseCode, &running.reply.status);
    (void)curl.getInfo(handle.get(), info::redirectUrl, &redirect);
    running.reply.redirect = redirect != nullptr ? redirect : "";
    return std::move(running.reply);
}

} // namespace hydra::hub
