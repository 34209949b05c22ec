// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve_loop.h"

#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/standard_streams.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstring>
#include <limits>

namespace hydra::cli {

namespace {

constexpr std::size_t mostClients = PrivateSocket::mostWaiting, mostWaiting = 64, mostFolders = 256,
                      mostBegun = 8;
constexpr std::size_t mostBytes = std::size_t(1) << 20; // that may wait in each direction
constexpr auto lastWords = std::chrono::seconds(2); // time to read the last lines at the end

} // namespace

Arguments argumentsOf(const Turn& turn)
{
    return argumentsOf(*turn.line.command, turn.line.arguments, [&] {
        requireFolder(turn.folder);
        return turn.folder.string();
    });
}

bool ServeLoop::Client::listens() const
{
    return !ended && !gone && !closing && waiting.size() < mostWaiting && waitingBytes < mostBytes
        && written.size() < mostBytes;
}

ServeLoop::ServeLoop(const Speech& speech, const PrivateSocket* socket)
    : m_speech(speech)
    , m_socket(socket)
{
    wakeOnSignal(m_wake.descriptor());
    if (m_socket == nullptr) {
        Descriptor owned = takeStandardOutput(); // libraries must not print between the lines
        if (owned < 0) {
            throw internalError("standard output: cannot be written: %1", std::strerror(errno));
        }
        const int out = owned;
        add(1, std::move(owned), standardInput, out);
    }
}

ServeLoop::~ServeLoop()
{
    wakeOnSignal(-1);
}

void ServeLoop::add(int number, Descriptor owned, int in, int out)
{
    m_count = std::max(m_count, number);
    const Path folder = folderOf(number);
    makePrivate(folder);
    Client& client = m_clients[number];
    client.number = number;
    client.owned = std::move(owned);
    client.in = in;
    client.out = out;
    client.written = m_speech.greeting(folder.string());
}

void ServeLoop::accept()
{
    while (true) {
        Descriptor file = m_socket->accept();
        if (file < 0) {
            return;
        }
        if (m_clients.size() >= mostClients) {
            const std::string line = m_speech.refused(
                "null", "busy", message("%1 clients are connected already; try again later", mostClients));
            (void)sendNow(file, line);
            continue;
        }
        const int both = file;
        try {
            add(m_count + 1, std::move(file), both, both);
        } catch (const Error& error) {
            warn(messageOf(error)); // the client sees its connection end
        }
    }
}

void ServeLoop::readFrom(Client& client)
{
    std::array<char, 65536> part{};
    const std::int64_t got = readNow(client.in, part.data(), part.size());
    if (got > 0) {
        client.read.append(part.data(), static_cast<std::size_t>(got));
    } else if (got == 0) {
        client.ended = true;
    } else if (errno != EAGAIN && errno != EINTR) {
        client.ended = client.gone = true;
    }
}

void ServeLoop::takeLines(Client& client)
{
    std::size_t from = 0;
    while (!client.gone && !client.closing && client.waiting.size() < mostWaiting
           && client.waitingBytes < mostBytes && client.written.size() < mostBytes) {
        std::size_t end = client.read.find('\n', from);
        if (end == std::string::npos && client.ended) {
            end = client.read.size(); // a last line without a line end
        }
        if (end == std::string::npos || (end == client.read.size() && from == end)) {
            if (client.read.size() - from > longestLine) {
                client.overlong = true;
                from = client.read.size();
            }
            break;
        }
        const std::string_view line = std::string_view(client.read).substr(from, end - from);
        from = std::min(end + 1, client.read.size());
        if (client.overlong || line.size() > longestLine) {
            client.overlong = false;
            client.written +=
                m_speech.refused("null", "protocol", message("a line has more than %1 bytes", longestLine));
        } else if (line.find_first_not_of(" \t\r") != std::string_view::npos) {
            take(client, m_speech.read(line, folderOf(client.number).string()));
        }
    }
    client.read.erase(0, from);
}

void ServeLoop::take(Client& client, ServedLine line)
{
    using Kind = ServedLine::Kind;
    if (line.kind == Kind::Cancel) {
        cancel(client, line);
    } else if (line.kind == Kind::Answered) {
        client.written += line.reply;
        client.closing = line.ends;
    } else if ((client.running && client.running->line.id == line.id)
               || std::any_of(client.waiting.begin(), client.waiting.end(),
                              [&](const ServedLine& each) { return each.id == line.id; })) {
        client.written += m_speech.refused(line.id, "protocol",
                                           phrase("another question with this id is still unanswered"));
    } else {
        if (!client.hasAsked()) { // an idle client gains no credit
            double least = std::numeric_limits<double>::infinity();
            for (const auto& [number, other] : m_clients) {
                least = other.hasAsked() ? std::min(least, other.computed) : least;
            }
            client.computed = std::isinf(least) ? 0 : std::max(client.computed, least);
        }
        client.waitingBytes += line.bytes;
        client.waiting.push_back(std::move(line));
        m_asked.notify_one();
    }
}

void ServeLoop::cancel(Client& client, const ServedLine& line)
{
    bool found = client.running && client.running->line.id == line.cancels;
    if (found) {
        client.running->cancel.cancel();
    }
    const auto waits = std::find_if(client.waiting.begin(), client.waiting.end(),
                                    [&](const ServedLine& each) { return each.id == line.cancels; });
    if (waits != client.waiting.end()) {
        found = true;
        client.waitingBytes -= waits->bytes;
        client.waiting.erase(waits);
        client.written += m_speech.refused(line.cancels, "cancelled", "cancelled");
    }
    client.written += m_speech.line(line.id, Speech::Says::Cancelled, {{"cancelled", found}});
}

void ServeLoop::writeTo(Client& client)
{
    const std::int64_t gone =
        m_socket != nullptr ? sendNow(client.out, client.written) : writePiece(client.out, client.written);
    if (gone > 0) {
        client.written.erase(0, static_cast<std::size_t>(gone));
        m_asked.notify_one(); // a question of this client may be waiting for that
    } else if (gone < 0 && errno != EAGAIN && errno != EINTR) {
        client.gone = true;
        if (m_socket == nullptr && errno != EPIPE) { // a closed pipe is not an error
            throw internalError("standard output: cannot be written: %1", std::strerror(errno));
        }
    }
}

// Drops a client that has gone, with its questions and unsent lines.
void ServeLoop::drop(Client& client)
{
    client.gone = true;
    client.waiting.clear();
    client.waitingBytes = 0;
    client.written.clear();
    if (client.running) {
        client.running->cancel.cancel();
    }
}

void ServeLoop::stop()
{
    m_stopped = true;
    for (auto& [number, client] : m_clients) {
        client.closing = true;
        for (const ServedLine& line : client.waiting) {
            client.written += m_speech.refused(line.id, "cancelled", phrase("the program is shutting down"));
        }
        client.waiting.clear();
        if (client.running) {
            client.running->cancel.cancel();
        }
    }
    m_asked.notify_all();
}

bool ServeLoop::finished() const
{
    return m_clients.empty() && (m_stopped || m_socket == nullptr);
}

void ServeLoop::poll(int milliseconds)
{
    std::vector<Waiting> files{{m_wake.descriptor(), true}};
    std::vector<Client*> clients;
    {
        const std::lock_guard lock(m_mutex);
        files.push_back({m_socket != nullptr && !m_stopped ? m_socket->listener() : -1, true});
        for (auto& [number, client] : m_clients) { // an unread end of input would wake poll
            files.push_back({client.listens() ? client.in : -1, true});
            files.push_back({client.out, false, !client.written.empty()});
            clients.push_back(&client);
        }
    }
    if (!waitFor(files, milliseconds)) {
        return;
    }
    const std::lock_guard lock(m_mutex);
    m_wake.heard();
    for (std::size_t i = 0; i < clients.size(); ++i) {
        Client& client = *clients[i];
        const Waiting &in = files[2 * i + 2], &out = files[2 * i + 3];
        // A socket hangs up in both directions; a client that only ended its input is still there.
        if (out.gone || (out.ended && client.in == client.out)) {
            client.gone = true;
            continue;
        }
        if (in.readable) {
            readFrom(client);
        }
        if (out.writable) {
            writeTo(client);
        }
    }
    if (files[1].readable) {
        accept();
    }
}

void ServeLoop::converse() noexcept
{
    try {
        talk();
    } catch (...) {
        const std::lock_guard lock(m_mutex);
        m_failure = std::current_exception();
        m_stopped = true;
        for (auto& [number, client] : m_clients) {
            drop(client);
        }
        m_asked.notify_all();
    }
}

void ServeLoop::talk()
{
    std::optional<std::chrono::steady_clock::time_point> until;
    while (true) {
        std::vector<Path> left;
        {
            const std::lock_guard lock(m_mutex);
            if (signalled().cancelled() && !m_stopped) {
                stop();
                until = std::chrono::steady_clock::now() + lastWords;
            }
            for (auto at = m_clients.begin(); at != m_clients.end();) {
                Client& client = at->second;
                takeLines(client);
                if (until && std::chrono::steady_clock::now() > *until) {
                    client.gone = true;
                }
                if (client.gone) {
                    drop(client);
                }
                const bool quiet = (client.ended || client.closing) && !client.hasAsked();
                if ((client.gone && !client.running) || (quiet && client.written.empty())) {
                    left.push_back(folderOf(at->first));
                    at = m_clients.erase(at);
                } else {
                    ++at;
                }
            }
            if (finished()) {
                m_stopped = true;
                m_asked.notify_all();
                return;
            }
        }
        for (const Path& folder : left) {
            std::error_code failed;
            std::filesystem::remove_all(folder, failed);
        }
        poll(until ? 50 : -1);
    }
}

// Charges the time since the last call to the client of the innermost running question.
void ServeLoop::charge()
{
    const auto now = std::chrono::steady_clock::now();
    if (!m_begun.empty()) {
        m_clients.at(m_begun.back()).computed += std::chrono::duration<double>(now - m_charged).count();
    }
    m_charged = now;
}

std::optional<Turn> ServeLoop::next(const Turn* amid)
{
    std::unique_lock lock(m_mutex);
    while (amid == nullptr || m_begun.size() < mostBegun) {
        charge();
        Client* chosen = nullptr;
        for (auto& [number, client] : m_clients) {
            if (!client.waiting.empty() && !client.running && client.written.size() < mostBytes
                && (chosen == nullptr || client.computed < chosen->computed)) {
                chosen = &client;
            }
        }
        if (amid != nullptr && chosen != nullptr && chosen->computed >= m_clients.at(amid->client).computed) {
            chosen = nullptr;
        }
        if (chosen != nullptr) {
            const Path folder = folderOf(chosen->number) / std::to_string(++chosen->questions);
            chosen->running = Turn{chosen->number, std::move(chosen->waiting.front()), {}, folder};
            chosen->waiting.pop_front();
            chosen->waitingBytes -= chosen->running->line.bytes;
            m_begun.push_back(chosen->number);
            m_wake.wake(); // there is room for another question
            return chosen->running;
        }
        if (amid != nullptr) {
            break;
        }
        if (m_failure) {
            std::rethrow_exception(m_failure);
        }
        if (m_stopped) {
            break;
        }
        m_asked.wait(lock);
    }
    return std::nullopt;
}

void ServeLoop::say(const Turn& turn, const std::string& line)
{
    const std::lock_guard lock(m_mutex);
    Client& client = m_clients.at(turn.client); // exists while its question runs
    if (!client.gone && client.written.size() < mostBytes) { // a client that does not read loses lines
        client.written += line;
        m_wake.wake();
    }
}

void ServeLoop::abandon()
{
    const std::lock_guard lock(m_mutex);
    m_stopped = true;
    m_begun.clear();
    for (auto& [number, client] : m_clients) {
        client.running.reset();
        drop(client);
    }
    m_wake.wake();
}

void ServeLoop::done(const Turn& turn, const std::string& line)
{
    Path old;
    {
        const std::lock_guard lock(m_mutex);
        charge();
        m_begun.pop_back();
        Client& client = m_clients.at(turn.client);
        if (!client.gone) {
            client.written += line;
        }
        std::error_code failed;
        if (std::filesystem::exists(turn.folder, failed)) {
            client.folders.push_back(turn.folder);
            if (client.folders.size() > mostFolders) {
                old = client.folders.front();
                client.folders.pop_front();
            }
        }
        client.running.reset();
        m_wake.wake();
    }
    if (!old.empty()) {
        std::error_code failed;
        std::filesystem::remove_all(old, failed);
    }
}

} // namespace hydra::cli
