// SPDX-License-Identifier: GPL-3.0-or-later
// The contract with the terminal: one JSON document on stdout, everything else on stderr, exit codes by kind
// of error, signals that end what runs without losing what was finished.
#pragma once

#include "core/base/cancel.h"

#include <exception>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>

namespace hydra::cli {

using Json = nlohmann::ordered_json;

// Set by SIGINT, SIGTERM and SIGHUP, where a second one ends the process at once; of a served question, its
// own.
[[nodiscard]] const CancelToken& interruption();
[[nodiscard]] const CancelToken& signalled();
void listenForSignals();
void wakeOnSignal(int event); // of a WakeUp; below 0: none

// Runs WORK; false when it was interrupted. What it has finished is kept.
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

// Who hears of a question that is served, in place of the terminal.
struct Hearer
{
    CancelToken cancel;
    Progress progress;
    std::function<void(const std::string& message)> warning;
};
// From now on HEARER, which outlives what is heard; null: the terminal. Gives who did before.
const Hearer* hearBy(const Hearer* hearer);

void beQuiet();
void progressLine(const std::string& line); // on stderr, as it is: for programs that asked for it
// A bar where stderr is a terminal, else nothing.
[[nodiscard]] Progress progressBar();
void warn(const std::string& message);
// An input is left out while the others are answered: the command goes on, and ends with code 3.
void leaveOut(const std::string& why);
void endWithInputCode() noexcept; // so it does where it was said otherwise
[[nodiscard]] bool endsWithInputCode() noexcept;
// Throws Error{Internal} when it cannot be written: a result that nobody gets is none.
void print(const Json& document);
void flushOutput(); // the same for what was printed otherwise

// What FAILURE is, whoever threw it.
[[nodiscard]] Error reasonOf(const std::exception_ptr& failure);
// Says it on stderr, and gives the exit code: 1, 2, 3; 4 for SIGINT, 128 + signal for others.
[[nodiscard]] int complain(const std::exception_ptr& failure);
[[nodiscard]] int interruptedCode() noexcept;
// From now on SIGTERM is a cancellation like any other, with code 4: a scheduler's way to say that time is
// up.
void endWithCancelledCode() noexcept;

} // namespace hydra::cli
