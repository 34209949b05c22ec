// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "core/base/foreign_words.h"
#include "core/base/hear_signals.h"
#include "core/base/json.h"
#include "core/base/message.h"
#include "core/base/printable.h"
#include "core/base/quiet_stderr.h"
#include "core/base/standard_streams.h"
#include "core/base/waiting.h"
#include "core/language/language.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <new>
#include <system_error>

namespace hydra::cli {

namespace {

constexpr int cancelledCode = 4;

bool quiet = false;
bool barShown = false;
std::atomic<bool> inputFailed{false};
std::atomic<int> caught{0};
std::atomic<bool> termCancels{false};
std::atomic<int> woken{-1};
std::atomic<const Hearer*> hearing{nullptr};

void clearBar()
{
    if (barShown) {
        std::fputs("\r\033[K", ownStderr());
        barShown = false;
    }
}

bool hear(int signal)
{
    if (signalled().cancelled()) {
        std::_Exit(interruptedCode());
    }
    caught = signal;
    signalled().cancel();
    if (woken >= 0) {
        WakeUp::wake(woken);
    }
    return true;
}

void say(const Message& message)
{
    clearBar();
    std::fprintf(ownStderr(), "hydrascope-cli: %s\n", terminalText(translated(message)).c_str());
}

bool startsWith(const std::string& text, const char* with)
{
    return text.rfind(with, 0) == 0;
}

// Removes the stack trace from LibTorch's messages, which is useless to users.
Message withoutTrace(const std::string& whole)
{
    const std::string plain = whole.substr(0, whole.find("\nException raised from"));
    const bool memory = plain.find("allocate memory") != std::string::npos;
    return memory && !startsWith(plain, "not enough memory") ? message("not enough memory: %1", plain)
                                                             : Message(plain);
}

} // namespace

const CancelToken& interruption()
{
    const Hearer* const hearer = hearing;
    return hearer != nullptr ? hearer->cancel : signalled();
}

const CancelToken& signalled()
{
    static const CancelToken& token = *new CancelToken; // outlives the thread that waits for signals
    return token;
}

void listenForSignals()
{
    std::signal(SIGXFSZ, SIG_IGN); // a write then fails and is reported like a full disk
    hearSignals(hear);
}

void endWithCancelledCode() noexcept
{
    termCancels = true;
}

int interruptedCode() noexcept
{
    const bool cancels = caught == 0 || caught == SIGINT || (caught == SIGTERM && termCancels);
    return cancels ? cancelledCode : 128 + caught;
}

void wakeOnSignal(int event)
{
    woken = event;
}

const Hearer* hearBy(const Hearer* hearer)
{
    return hearing.exchange(hearer);
}

void beQuiet()
{
    quiet = true;
}

void progressLine(const std::string& line)
{
    std::fprintf(ownStderr(), "%s\n", line.c_str());
}

Progress progressBar()
{
    if (const Hearer* const hearer = hearing) {
        return hearer->progress;
    }
    if (quiet || !isTerminal(ownStderr())) {
        return {};
    }
    return [](double fraction, const Message& what) {
        constexpr int width = 30;
        const int filled = static_cast<int>(fraction * width + 0.5);
        std::string bar(static_cast<std::size_t>(width), '.');
        for (int i = 0; i < filled && i < width; ++i) {
            bar[static_cast<std::size_t>(i)] = '#';
        }
        std::fprintf(ownStderr(), "\r\033[K[%s] %3.0f %% %s", bar.c_str(), fraction * 100,
                     escaped(translated(what), 60).c_str());
        barShown = true;
    };
}

void warn(const Message& message)
{
    if (const Hearer* const hearer = hearing) {
        hearer->warning(translated(message));
    } else if (!quiet) {
        say(message);
    }
}

void leaveOut(const Message& why)
{
    warn(message("left out: %1", why));
    endWithInputCode();
}

void endWithInputCode() noexcept
{
    inputFailed = inputFailed || hearing == nullptr; // a server has a document for each question
}

bool endsWithInputCode() noexcept
{
    return inputFailed;
}

void print(const Json& document)
{
    clearBar();
    // Names come from files: replaces invalid UTF-8 instead of throwing.
    const std::string text =
        terminalJson(document.dump(2, ' ', false, Json::error_handler_t::replace)) + "\n";
    std::fwrite(text.data(), 1, text.size(), stdout);
    flushOutput();
}

void flushOutput()
{
    errno = 0;
    const bool failedBefore = std::ferror(stdout) != 0;
    if (std::fflush(stdout) != 0 || failedBefore) {
        const int reason = errno;
        std::clearerr(stdout);
        throw reason != 0 ? internalError("standard output: cannot be written: %1", std::strerror(reason))
                          : internalError("standard output: cannot be written");
    }
}

Error reasonOf(const std::exception_ptr& failure)
{
    try {
        std::rethrow_exception(failure);
    } catch (const Error& error) {
        return error;
    } catch (const std::filesystem::filesystem_error& error) {
        const std::string path = error.path1().string();
        return inputError(placed(path, error.code().message()));
    } catch (const Json::exception& error) {
        return inputError("a file contains JSON of an unexpected type: %1", jsonReason(error));
    } catch (const std::bad_alloc&) {
        return internalError("not enough memory");
    } catch (const std::length_error&) {
        return internalError("not enough memory");
    } catch (const std::system_error& error) {
        return internalError("the system refuses a thread or a file: %1", error.code().message());
    } catch (const std::exception& error) {
        return internalError(withoutTrace(error.what()));
    } catch (...) {
        return internalError("an unknown error");
    }
}

int complain(const std::exception_ptr& failure)
{
    const Error error = reasonOf(failure);
    say(error.message());
    switch (error.code()) {
    case ErrorCode::Usage:
        return 2;
    case ErrorCode::Input:
    case ErrorCode::Ended:
        return 3;
    case ErrorCode::Cancelled:
        return interruptedCode();
    case ErrorCode::Internal:
        break;
    }
    return 1;
}

} // namespace hydra::cli
