// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hub/hub.h"

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/base/presence.h"
#include "core/base/printable.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <thread>
#include <utility>

namespace hydra::hub {

namespace {

using Json = nlohmann::json;

constexpr std::size_t mostReplyBytes = std::size_t(16) << 20, mostFiles = 20'000;
constexpr std::uint64_t mostFileBytes = std::uint64_t(1) << 40, longestToken = 512;
constexpr int mostRedirects = 5, mostTries = 5;
constexpr const char *hex = "0123456789abcdef", *secure = "https://", *open = "http://";

bool isTrue(const char* variable)
{
    std::string value = placeOf(variable).string();
    std::transform(value.begin(), value.end(), value.begin(), [](char c) { return c | 0x20; });
    return value == "1" || value == "true" || value == "yes" || value == "on";
}

bool isSecure(const std::string& url)
{
    return url.rfind(secure, 0) == 0;
}

// The "https://host:port" of URL.
std::string originOf(const std::string& url)
{
    return url.substr(0, url.find('/', url.find("//") + 2));
}

std::string endpoint()
{
    std::string address = placeOf("HF_ENDPOINT").string();
    address = address.empty() ? "https://huggingface.co" : address;
    address.erase(address.find_last_not_of('/') + 1);
    const bool printed =
        std::all_of(address.begin(), address.end(), [](char c) { return c > ' ' && c < 127; });
    if (!printed || (!isSecure(address) && address.rfind(open, 0) != 0)
        || address.find_first_of("@?#\\") != address.npos) {
        throw inputError("HF_ENDPOINT: expected an address as https://huggingface.co, got %1",
                         printable(address));
    }
    return address;
}

std::string token()
{
    for (const char* variable : {"HF_TOKEN", "HUGGING_FACE_HUB_TOKEN"}) {
        if (const Path place = placeOf(variable); !place.empty()) {
            return place.string();
        }
    }
    const Path place = placeOf("HF_TOKEN_PATH"), file = place.empty() ? hubHome() / "token" : place;
    if (isTrue("HF_HUB_DISABLE_IMPLICIT_TOKEN") || !isThere(file)) {
        return {};
    }
    const Bytes bytes = readFile(file, longestToken);
    const std::string text(bytes.begin(), bytes.end());
    return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
}

bool isEtag(const std::string& text)
{
    return (text.size() == 40 || text.size() == 64) && text.find_first_not_of(hex) == std::string::npos;
}

// Strips quotes and "W/": W/"abc" and "abc" become abc.
std::string bare(std::string etag)
{
    etag.erase(0, etag.rfind("W/", 0) == 0 ? 2 : 0);
    etag.erase(std::remove(etag.begin(), etag.end(), '"'), etag.end());
    return etag;
}

std::optional<std::uint64_t> sizeIn(const std::string& text)
{
    const bool digits =
        !text.empty() && text.size() < 16 && text.find_first_not_of("0123456789") == text.npos;
    return digits ? std::optional(std::uint64_t(std::strtoull(text.c_str(), nullptr, 10))) : std::nullopt;
}

std::string textOf(const Json& object, const char* key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

HubFile fileOf(const Json& sibling)
{
    HubFile file{textOf(sibling, "rfilename"), 0, textOf(sibling, "blobId"), false};
    const auto lfs = sibling.find("lfs");
    if (lfs != sibling.end() && lfs->is_object()) {
        file.large = true;
        file.etag = textOf(*lfs, "sha256");
    }
    const auto size = sibling.find("size");
    file.bytes = size != sibling.end() && size->is_number_unsigned() ? size->get<std::uint64_t>() : 0;
    return file;
}

bool isBusy(const Reply& reply)
{
    return reply.status == 429 || reply.status >= 500;
}

TransferFailed busy(const std::string& where, const Reply& reply)
{
    return {message("%1: the hub answers with HTTP status %2", where, reply.status), true};
}

std::string inAddress(const std::string& revision) // escapes slashes, which would separate folders
{
    std::string text;
    for (const char c : revision) {
        text += c == '/' ? "%2F" : c == '+' ? "%2B" : std::string(1, c);
    }
    return text;
}

} // namespace

Hub::Hub(CancelToken cancel)
    : m_cancel(std::move(cancel))
    , m_endpoint(endpoint())
    , m_token(token())
{
    if (isTrue("HF_HUB_OFFLINE") || isTrue("TRANSFORMERS_OFFLINE")) {
        throw inputError("HF_HUB_OFFLINE is set, so downloads are disabled; unset it to download");
    }
    if (m_token.size() > longestToken
        || !std::all_of(m_token.begin(), m_token.end(), [](char c) { return c > ' ' && c < 127; })) {
        throw inputError("HF_TOKEN: expected one word, as in the hub's settings");
    }
    const std::string origin = originOf(m_endpoint), host = origin.substr(origin.find("//") + 2);
    const auto is = [&](const std::string& name) { return host == name || host.rfind(name + ":", 0) == 0; };
    m_secret = isSecure(m_endpoint) || is("127.0.0.1") || is("localhost") || is("[::1]");
}

std::string Hub::addressOf(const std::string& model, const char* kind, const std::string& commit,
                           const HubFile& file) const
{
    return join(m_endpoint, "/", model, "/", kind, "/", commit, "/", file.name);
}

Reply Hub::once(Request request, bool follow)
{
    std::map<std::string, std::string> ofHub; // headers of the hub itself, before redirects
    request.token = m_secret ? m_token : std::string();
    for (int hops = 0; hops <= mostRedirects; ++hops) {
        Reply reply = transfer(request, m_cancel);
        m_reached = true;
        const bool own = originOf(request.url) == originOf(m_endpoint);
        for (const char* name : {"x-repo-commit", "x-linked-etag", "x-linked-size", "x-error-code"}) {
            if (const std::string value = reply.header(name); own && !value.empty()) {
                ofHub.emplace(name, value);
            }
        }
        const std::string& to = reply.redirect;
        // The hub's own headers describe a large file; its storage server need not be asked.
        if (to.empty() || !follow || (request.onlyHead && originOf(to) != originOf(m_endpoint))) {
            for (const auto& [name, value] : ofHub) {
                reply.headers[name] = value;
            }
            return reply;
        }
        if (!isSecure(to) && (isSecure(m_endpoint) || to.rfind(open, 0) != 0)) {
            throw inputError("%1: redirects to an address that is not https: %2", printable(request.url),
                             printable(to));
        }
        request.url = to;
        request.token.clear();
    }
    throw inputError("%1: redirects more than %2 times", printable(request.url), mostRedirects);
}

void Hub::waitForAnother(int tried, Clock::time_point until, const TransferFailed& error) const
{
    using namespace std::chrono_literals;
    const auto next = Clock::now() + 250ms * (1 << std::min(tried, mostTries));
    if (!error.worthAnotherTry || tried >= mostTries || !m_reached || next >= until) {
        throw TransferFailed(error);
    }
    while (Clock::now() < next) {
        m_cancel.check();
        std::this_thread::sleep_for(50ms);
    }
}

Reply Hub::ask(Request request, bool follow, std::string* text)
{
    const auto until = Clock::now() + patience;
    request.until = until;
    for (int tried = 1;; ++tried) {
        try {
            if (text != nullptr) {
                text->clear();
            }
            Reply reply = once(request, follow);
            if (!isBusy(reply)) {
                return reply;
            }
            waitForAnother(tried, until, busy(m_endpoint, reply));
        } catch (const TransferFailed& error) {
            waitForAnother(tried, until, error);
        }
    }
}

void Hub::requireGiven(const Reply& reply, const std::string& model, const Message& missing) const
{
    const bool forbidden = reply.status == 401 || reply.status == 403;
    const std::string page = m_endpoint + "/" + model;
    if (reply.status / 100 == 2 || !reply.redirect.empty()) {
        return;
    }
    if (forbidden && !m_token.empty() && !m_secret) {
        throw inputError("%1: the hub asks for a token, and tokens are sent only over https", page);
    }
    if (reply.status == 403 || (forbidden && reply.header("x-error-code") == "GatedRepo")) {
        throw inputError("%1: this model is gated: accept its terms at %2, and set HF_TOKEN", model, page);
    }
    if (forbidden) {
        throw inputError("%1: the hub has no such model, or it is private: set HF_TOKEN", model);
    }
    if (reply.status == 404) {
        throw inputError(missing);
    }
    throw inputError("%1: the hub answers with HTTP status %2", page, reply.status);
}

Listing Hub::list(const HubName& name)
{
    const std::string revision = name.revision.empty() ? "main" : name.revision;
    const Message what = message("%1: the hub's list of files", name.model);
    std::string text;
    const auto take = [&](const Reply&, const char* data, std::size_t size) {
        if (text.size() + size > mostReplyBytes) {
            throw inputError("%1: longer than %2 MiB", what, mostReplyBytes >> 20);
        }
        text.append(data, size);
    };
    const std::string address = join(m_endpoint, "/api/models/", name.model, "/revision/");
    const Reply reply = ask({address + inAddress(revision) + "?blobs=true", {}, false, 0, take}, true, &text);
    requireGiven(reply, name.model, message("%1: the hub has no such model or revision", name.model));
    const Json json = parseJson(text, what);
    const auto today = hubName(textOf(json, "id"));
    Listing listing{today && today->revision.empty() ? today->model : name.model, textOf(json, "sha"), {}};
    const auto siblings = json.is_object() ? json.find("siblings") : json.end();
    if (listing.commit.size() != 40 || !isCommit(listing.commit) || siblings == json.end()
        || !siblings->is_array() || siblings->size() > mostFiles) {
        throw inputError("%1: expected a commit \"sha\" and at most %2 \"siblings\"", what, mostFiles);
    }
    for (const Json& sibling : *siblings) {
        HubFile file = sibling.is_object() ? fileOf(sibling) : HubFile();
        if (isFileName(file.name)) {
            listing.files.push_back(std::move(file));
        }
    }
    return listing;
}

HubFile Hub::look(const std::string& model, const std::string& commit, const HubFile& file)
{
    const bool listed = isEtag(file.etag) && file.bytes > 0;
    const Reply reply = ask({addressOf(model, "resolve", commit, file), {}, true, 0, {}}, !listed, nullptr);
    const std::string where = join(model, "/", file.name);
    requireGiven(reply, model, message("%1: the hub has no such file", where));
    if (const std::string of = reply.header("x-repo-commit"); of != commit) {
        throw inputError("%1: the hub replied for commit %2; requested %3", where, printable(of), commit);
    }
    const bool elsewhere = !reply.redirect.empty(); // then the reply's own headers do not describe the file
    const auto headerOf = [&](const char* linked, const char* own) {
        const std::string value = reply.header(linked);
        return value.empty() && !elsewhere ? reply.header(own) : value;
    };
    const std::string etag = bare(headerOf("x-linked-etag", "etag"));
    const std::string size = headerOf("x-linked-size", "content-length");
    HubFile found = file;
    found.etag = etag.empty() ? file.etag : etag;
    found.bytes = size.empty() ? file.bytes : sizeIn(size).value_or(mostFileBytes + 1);
    if (!isEtag(found.etag) || found.bytes > mostFileBytes || (size.empty() && !listed)) {
        throw inputError("%1: expected its size and checksum, the hub says %2 and %3", where, printable(size),
                         printable(etag));
    }
    if (listed && (file.etag != found.etag || file.bytes != found.bytes)) {
        throw inputError(
            "%1: the hub contradicts itself: %2 bytes, %3 in its list of files, %4 bytes, %5 in the download",
            where, file.bytes, file.etag, found.bytes, found.etag);
    }
    found.large = found.etag.size() == 64;
    return found;
}

bool Hub::fetch(const std::string& model, const std::string& commit, const HubFile& file, std::uint64_t from,
                const decltype(Request::take)& take)
{
    Reply reply = once({addressOf(model, "resolve", commit, file), {}, false, from, take});
    if (reply.status == 401 && !m_token.empty() && !file.large) {
        // The hub redirects small files to a cache at another address, which does not get the token.
        reply = once({addressOf(model, "raw", commit, file), {}, false, from, take});
    }
    constexpr long noSuchRange = 416;
    if (reply.status == noSuchRange && from > 0) {
        return false;
    }
    if (isBusy(reply)) {
        throw busy(join(model, "/", file.name), reply);
    }
    requireGiven(reply, model, message("%1/%2: the hub has no such file", model, file.name));
    return true;
}

} // namespace hydra::hub
