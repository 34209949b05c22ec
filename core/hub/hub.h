// SPDX-License-Identifier: GPL-3.0-or-later
// The Hugging Face hub, by its public protocol: which commit a revision is, which files it has, and their
// bytes. Used only when the user requests a download.
//
// $HF_ENDPOINT is the hub's address (https, or http if given so), $HF_HUB_OFFLINE forbids all requests, and
// $HF_TOKEN or the file at $HF_TOKEN_PATH or $HF_HOME/token holds the user's token. The token is sent only to
// that address, by https or to this computer, and never after a redirect.
#pragma once

#include "core/hub/hub_cache.h"
#include "core/hub/transfer.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace hydra::hub {

struct HubFile
{
    std::string name; // relative to the model's folder
    std::uint64_t bytes = 0;
    std::string etag; // name of its blob: SHA-256 of a large file, else git's SHA-1
    bool large = false; // stored in Git LFS
};

struct Listing
{
    std::string model; // its current name on the hub
    std::string commit;
    std::vector<HubFile> files; // without sub-folders; some hubs omit size and etag
};

class Hub
{
public:
    // Throws Error{Input} for an invalid address or token, and where HF_HUB_OFFLINE is set.
    explicit Hub(CancelToken cancel);

    // Throw Error{Input} if a model, revision or file is missing or not accessible to this user, and for
    // contradictory replies; Error{Internal} if the hub cannot be reached.
    [[nodiscard]] Listing list(const HubName& name);
    // Returns FILE with size and etag from the hub.
    [[nodiscard]] HubFile look(const std::string& model, const std::string& commit, const HubFile& file);
    // Passes the bytes of FILE from FROM on to TAKE (see Request); false if the file has no bytes there.
    // Makes one attempt: also throws TransferFailed, and what TAKE throws.
    [[nodiscard]] bool fetch(const std::string& model, const std::string& commit, const HubFile& file,
                             std::uint64_t from, const decltype(Request::take)& take);

    [[nodiscard]] const CancelToken& cancel() const noexcept { return m_cancel; }
    // Waits before the next attempt after TRIED attempts. Throws Error{Cancelled}, or ERROR if no attempt is
    // left or UNTIL would pass.
    using Clock = std::chrono::steady_clock;
    void waitForAnother(int tried, Clock::time_point until, const TransferFailed& error) const;
    // Time limit for a small reply with all its attempts, and for a large one without progress.
    static constexpr auto patience = std::chrono::seconds(60);

private:
    [[nodiscard]] std::string addressOf(const std::string& model, const char* kind, const std::string& commit,
                                        const HubFile& file) const;
    [[nodiscard]] Reply once(Request request, bool follow = true);
    [[nodiscard]] Reply ask(Request request, bool follow,
                            std::string* text); // retries until a reply comes
    void requireGiven(const Reply& reply, const std::string& model, const Message& missing) const;

    CancelToken m_cancel;
    std::string m_endpoint; // without a slash at its end
    std::string m_token;
    bool m_secret = false; // the token may be sent to m_endpoint
    bool m_reached = false; // the hub has answered once
};

} // namespace hydra::hub
