// SPDX-License-Identifier: GPL-3.0-or-later
// A program that somebody typed, as a child behind three pipes: bytes go in, bytes come out, what it says on
// standard error is kept for messages. Whatever it does, we neither wait for ever nor keep more of it than
// was asked for.
#pragma once

#include "core/base/cancel.h"
#include "core/base/descriptor.h"

#include <chrono>
#include <csignal>
#include <string>

namespace hydra {

class ChildProcess
{
public:
    // COMMAND by `sh -c`, as if it were typed into a terminal, in a process group of its own: what it starts
    // ends with it, and all of it ends when this program does, killed or crashed (a second later at most),
    // but for what has made a session of its own. Each request and each answer may take PATIENCE. Throws
    // Error{Internal} where no process can be started.
    ChildProcess(const std::string& command, std::chrono::milliseconds patience);
    ~ChildProcess(); // its input ends; what has not gone a moment later is ended, with all that it started
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    // The next bytes of its input, which go there while answers are read. Throws Error{Input} where it has
    // answered more than was read of it, or before it had read what was sent last.
    void send(std::string bytes);
    // Of its output. Throw Error{Input} that says what became of it (it ended, hangs, writes longer lines),
    // Error{Cancelled}.
    [[nodiscard]] std::string readLine(std::size_t most, const CancelToken& cancel); // without its end
    [[nodiscard]] std::string read(std::size_t exactly, const CancelToken& cancel);

    // "; its last words: ...", what it said last on standard error; "" where it said nothing.
    [[nodiscard]] std::string lastWords();

private:
    template<class Done>
    void pump(const CancelToken& cancel, const Done& done);
    bool take(Descriptor& from, std::string& into); // false: that pipe has ended
    void give();
    void end() noexcept;
    void listen();
    [[nodiscard]] Error ended() const;

    std::chrono::milliseconds m_patience;
    std::chrono::steady_clock::time_point m_since; // of what is waited for
    pid_t m_id = -1; // of the child and of its group
    pid_t m_watcher = -1; // ends the group when this program ends
    Descriptor m_input, m_output, m_errors, m_ours; // our ends of the pipes
    std::string m_toSend, m_received, m_words;
    std::size_t m_sent = 0;
};

} // namespace hydra
