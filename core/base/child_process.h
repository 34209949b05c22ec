// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a command that the user typed as a child process with three pipes: input, output, and standard error,
// whose end is kept for messages. Every wait has a time limit, and input and output sizes are bounded.
#pragma once

#include "core/base/cancel.h"
#include "core/base/descriptor.h"
#include "core/base/message.h"

#include <chrono>
#include <csignal>
#include <string>

namespace hydra {

class ChildProcess
{
public:
    // Runs COMMAND by `sh -c`, as if typed into a terminal, in its own process group. The group is killed
    // with the child, and at most a second after this program ends, even if killed or crashed; processes that
    // start their own session escape. PATIENCE limits each request and each answer. Throws Error{Internal} if
    // no process can be started.
    ChildProcess(const std::string& command, std::chrono::milliseconds patience);
    ~ChildProcess(); // closes its input; after a grace period terminates it and its process group
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    // Queues the next bytes of its input, which are written while answers are read. Throws Error{Input} if it
    // has written more than was read, or if it answered before it had read the last request.
    void send(std::string bytes);
    // Read from its output. Throw Error{Input} with the reason (it ended, timed out, or wrote a longer line),
    // or Error{Cancelled}.
    [[nodiscard]] std::string readLine(std::size_t most, const CancelToken& cancel); // without the '\n'
    [[nodiscard]] std::string read(std::size_t exactly, const CancelToken& cancel);

    // "; its last words: ...", the end of its standard error; "" if that was empty.
    [[nodiscard]] Message lastWords();

private:
    template<class Done>
    void pump(const CancelToken& cancel, const Done& done);
    bool take(Descriptor& from, std::string& into); // false at the pipe's end
    void give();
    void end() noexcept;
    void listen();
    [[nodiscard]] Error ended() const;

    std::chrono::milliseconds m_patience;
    std::chrono::steady_clock::time_point m_since; // start of the current wait
    pid_t m_id = -1; // process id of the child and of its group
    pid_t m_watcher = -1; // ends the group when this program ends
    Descriptor m_input, m_output, m_errors, m_ours; // our ends of the pipes
    std::string m_toSend, m_received, m_words;
    std::size_t m_sent = 0;
};

} // namespace hydra
