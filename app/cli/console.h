// SPDX-License-Identifier: GPL-3.0-or-later
// The contract with the terminal: one JSON document on stdout, all else on stderr, exit codes by kind of
// error, signals that stop the command but keep finished results.
#pragma once

#include "core/base/cancel.h"

#include <exception>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>

namespace hydra::cli {

using Json = nlohmann::ordered_json;

// Set by SIGINT, SIGTERM and SIGHUP, a second of which ends the process at once. During a served question,
// that question's token.
[[nodiscard]] const CancelToken& interruption();
[[nodiscard]] const CancelToken& signalled();
void listenForSignals();
void wakeOnSignal(int event); // EVENT is a WakeUp's; none if below 0

// Runs WORK; returns false if it was interrupted. Results finished by then are kept.
template<class Work>
[[nodiscard]] bool unlessInterrupted(Work&& work)
{
    try {
        interruption().check();
        work();
        return true;
    } catch (const Error& error) {
        if (error.code() != ErrorCode::Cancelled) {
            throw;
        }
        return false;
    }
}

// Receives the messages of a served question in place of the terminal.
struct Hearer
{
    CancelToken cancel;
    Progress progress;
    std::function<void(const Message& message)> warning;
};
// Sends messages to HEARER, which must outlive them; null for the terminal. Returns the previous one.
const Hearer* hearBy(const Hearer* hearer);

void beQuiet();
void progressLine(const std::string& line); // on stderr, verbatim, for programs that requested it
// A progress bar if stderr is a terminal, else empty.
[[nodiscard]] Progress progressBar();
void warn(const Message& message);
// Reports an input that is skipped: the command continues with the others, and ends with code 3.
void leaveOut(const Message& why);
void endWithInputCode() noexcept; // the same without a message
[[nodiscard]] bool endsWithInputCode() noexcept;
// Throws Error{Internal} if it cannot be written: the command has then failed.
void print(const Json& document);
void flushOutput(); // the same for other output

// Returns FAILURE, an exception of any type, as an Error.
[[nodiscard]] Error reasonOf(const std::exception_ptr& failure);
// Prints it to stderr and returns the exit code: 1, 2, 3; 4 for SIGINT, 128 + signal for others.
[[nodiscard]] int complain(const std::exception_ptr& failure);
[[nodiscard]] int interruptedCode() noexcept;
// From now on SIGTERM also ends with code 4: schedulers send it when the time is up.
void endWithCancelledCode() noexcept;

} // namespace hydra::cli
