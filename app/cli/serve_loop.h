// SPDX-License-Identifier: GPL-3.0-or-later
// The connections of `serve` (resources/help/serve.md): one thread reads and writes lines, the main thread
// answers. The client that has used the least time is next, even while a longer question is running.
#pragma once

#include "app/cli/served_line.h"
#include "core/base/cancel.h"
#include "core/base/private_folder.h"
#include "core/base/private_socket.h"
#include "core/base/waiting.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace hydra::cli {

// A question that the main thread is to answer.
struct Turn
{
    int client = 0;
    ServedLine line;
    CancelToken cancel;
    Path folder; // of the question; not created
};

// Returns the arguments of its line; creates its folder if the question writes into it.
[[nodiscard]] Arguments argumentsOf(const Turn& turn);

class ServeLoop
{
public:
    // Serves on SOCKET, or, if null, on the standard streams, which then must not be used otherwise.
    ServeLoop(const Speech& speech, const PrivateSocket* socket);
    ~ServeLoop();
    ServeLoop(const ServeLoop&) = delete;
    ServeLoop& operator=(const ServeLoop&) = delete;

    // Runs until standard input ends or a signal comes. Call it on its own thread.
    void converse() noexcept;

    // Returns the next question, empty at the end. With AMID, a running question that will wait, returns a
    // question of a client that has used less time, if there is one. Throws the error that ended converse().
    [[nodiscard]] std::optional<Turn> next(const Turn* amid = nullptr);
    void say(const Turn& turn, const std::string& line); // from any thread
    void done(const Turn& turn, const std::string& line);
    void abandon(); // no more questions are taken

private:
    struct Client
    {
        int number = 0;
        Descriptor owned;
        int in = -1, out = -1;
        std::string read, written; // not yet parsed; not yet sent
        bool overlong = false; // the current input line is too long
        bool ended = false; // sends no more
        bool gone = false; // receives no more
        bool closing = false; // close once WRITTEN is sent
        std::deque<ServedLine> waiting;
        std::size_t waitingBytes = 0;
        std::optional<Turn> running;
        std::deque<Path> folders; // of its latest questions
        std::uint64_t questions = 0;
        double computed = 0; // seconds used by it

        [[nodiscard]] bool listens() const;
        [[nodiscard]] bool hasAsked() const { return !waiting.empty() || running; }
    };

    void talk();
    void add(int number, Descriptor owned, int in, int out);
    void accept();
    static void readFrom(Client& client);
    void takeLines(Client& client);
    void take(Client& client, ServedLine line);
    void writeTo(Client& client);
    static void drop(Client& client);
    void cancel(Client& client, const ServedLine& line);
    void charge();
    void stop();
    [[nodiscard]] bool finished() const;
    [[nodiscard]] Path folderOf(int client) const { return m_folder.path() / std::to_string(client); }
    void poll(int milliseconds);

    const Speech& m_speech;
    const PrivateSocket* m_socket;
    PrivateFolder m_folder;
    WakeUp m_wake;
    std::mutex m_mutex; // guards all that follows
    std::condition_variable m_asked;
    std::map<int, Client> m_clients;
    std::vector<int> m_begun; // clients whose questions are running, each nested in the one before
    std::chrono::steady_clock::time_point m_charged; // time up to which the last of them is charged
    int m_count = 0;
    bool m_stopped = false;
    std::exception_ptr m_failure;
};

} // namespace hydra::cli
