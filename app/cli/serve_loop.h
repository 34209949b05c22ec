// SPDX-License-Identifier: GPL-3.0-or-later
// The conversations of `serve` (resources/help/serve.md): one thread reads and writes lines, the main thread
// answers, first the client that has used the least time, also in the middle of a longer question.
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

// What a question is asked with, on the main thread.
struct Turn
{
    int client = 0;
    ServedLine line;
    CancelToken cancel;
    Path folder; // of the question; not made
};

// What its line says; where something is to be written there, its folder is made.
[[nodiscard]] Arguments argumentsOf(const Turn& turn);

class ServeLoop
{
public:
    // On SOCKET, or (null) on the standard streams, which nothing else may read and write then.
    ServeLoop(const Speech& speech, const PrivateSocket* socket);
    ~ServeLoop();
    ServeLoop(const ServeLoop&) = delete;
    ServeLoop& operator=(const ServeLoop&) = delete;

    // Until the end: standard input's, or by a signal. On a thread of its own.
    void converse() noexcept;

    // The next question, or nothing at the end. AMID a question that waits for it meanwhile: of a client that
    // was computed for less than that one's, or nothing. Throws what has ended the conversation otherwise.
    [[nodiscard]] std::optional<Turn> next(const Turn* amid = nullptr);
    void say(const Turn& turn, const std::string& line); // from any thread
    void done(const Turn& turn, const std::string& line);
    void abandon(); // no more turns are taken

private:
    struct Client
    {
        int number = 0;
        Descriptor owned;
        int in = -1, out = -1;
        std::string read, written; // not yet taken; not yet gone
        bool overlong = false; // the line that is being read
        bool ended = false; // says no more
        bool gone = false; // hears no more
        bool closing = false; // once what is written is gone
        std::deque<ServedLine> waiting;
        std::size_t waitingBytes = 0;
        std::optional<Turn> running;
        std::deque<Path> folders; // of its last questions
        std::uint64_t questions = 0;
        double computed = 0; // seconds, for it

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
    std::mutex m_mutex; // of all that follows
    std::condition_variable m_asked;
    std::map<int, Client> m_clients;
    std::vector<int> m_begun; // clients whose questions are begun, each amid the one before
    std::chrono::steady_clock::time_point m_charged; // until when the last of them has paid
    int m_count = 0;
    bool m_stopped = false;
    std::exception_ptr m_failure;
};

} // namespace hydra::cli
