// SPDX-License-Identifier: GPL-3.0-or-later
// The Hugging Face hub, by its public protocol: which commit a revision is, which files it has, and their
// bytes. Asked for when somebody asks for a download, and never otherwise.
//
// $HF_ENDPOINT is the hub's address (https, or http where it says so), $HF_HUB_OFFLINE forbids every request,
// $HF_TOKEN or the file at $HF_TOKEN_PATH or $HF_HOME/token says who asks. The token is sent to that address
// alone, encrypted or within this computer, and never after a redirect.
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
    std::string name; // in the model's folder
    std::uint64_t bytes = 0;
    std::string etag; // SHA-256 of a large file, else git's SHA-1 of it: what its blob is called
    bool large = false; // of Git LFS
};

struct Listing
{
    std::string model; // as the hub calls it today
    std::string commit;
    std::vector<HubFile> files; // not in sub-folders; of some hubs without size and etag
};

class Hub
{
public:
    // Throws Error{Input} for an invalid address or token, and where HF_HUB_OFFLINE is set.
    explicit Hub(CancelToken cancel);

    // Throw Error{Input} for a model, revision or file that is not there or not for this user, and for
    // replies that contradict each other; Error{Internal} where the hub cannot be reached.
    [[nodiscard]] Listing list(const HubName& name);
    // FILE with what the hub says of it now: size and etag.
    [[nodiscard]] HubFile look(const std::string& model, const std::string& commit, const HubFile& file);
    // The bytes of FILE from FROM on, as take() of a request gets them; false where the hub has none there.
    // Tries once: throws TransferFailed too, and what TAKE throws.
    [[nodiscard]] bool fetch(const std::string& model, const std::string& commit, const HubFile& file,
                             std::uint64_t from, const decltype(Request::take)& take);

    [[nodiscard]] const CancelToken& cancel() const noexcept { return m_cancel; }
    // Waits before another try, when TRIED were made. Throws Error{Cancelled}, and ERROR where that was the
    // last one, or UNTIL has gone by.
    using Clock = std::chrono::steady_clock;
    void waitForAnother(int tried, Clock::time_point until, const TransferFailed& error) const;
    // How long a small answer may take, with all its tries, and how long nothing may come of a large one.
    static constexpr auto patience = std::chrono::seconds(60);

private:
    [[nodiscard]] std::string addressOf(const std::string& model, const char* kind, const std::string& commit,
                                        const HubFile& file) const;
    [[nodiscard]] Reply once(Request request, bool follow = true);
    [[nodiscard]] Reply ask(Request request, bool follow,
                            std::string* text); // until there is an answer
    void requireGiven(const Reply& reply, const std::string& model, const std::string& missing) const;

    CancelToken m_cancel;
    std::string m_endpoint; // without a slash at its end
    std::string m_token;
    bool m_secret = false; // the token may be sent there
    bool m_reached = false; // the hub has answered once
};

} // namespace hydra::hub
