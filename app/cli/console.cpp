// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <csignal>
#include <cstdio>
#include <unistd.h>

namespace hydra::cli {

namespace {

bool quiet = false;
bool barShown = false;

void clearBar()
{
    if (barShown) {
        std::fputs("\r\033[K", stderr);
        barShown = false;
    }
}

void onInterrupt(int)
{
    if (interruption().cancelled()) {
        ::_exit(4);
    }
    interruption().cancel(); // an atomic store
}

} // namespace

const CancelToken& interruption()
{
    static const CancelToken token;
    return token;
}

void listenForInterrupts()
{
    (void)interruption(); // made before a signal can ask for it
    std::signal(SIGINT, onInterrupt);
}

void beQuiet()
{
    quiet = true;
}

Progress progressBar()
{
    if (quiet || ::isatty(STDERR_FILENO) == 0) {
        return {};
    }
    return [](double fraction, const std::string& what) {
        constexpr int width = 30;
        const int filled = static_cast<int>(fraction * width + 0.5);
        std::string bar(static_cast<std::size_t>(width), '.');
        for (int i = 0; i < filled && i < width; ++i) {
            bar[static_cast<std::size_t>(i)] = '#';
        }
        std::fprintf(stderr, "\r\033[K[%s] %3.0f %% %.60s", bar.c_str(), fraction * 100, what.c_str());
        std::fflush(stderr);
        barShown = true;
    };
}

void warn(const std::string& message)
{
    clearBar();
    if (!quiet) {
        std::fprintf(stderr, "hydrascope-cli: %s\n", message.c_str());
    }
}

void print(const Json& document)
{
    clearBar();
    // Names come from files: what is no UTF-8 is replaced, never thrown at.
    const std::string text = document.dump(2, ' ', false, Json::error_handler_t::replace);
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

int exitCode(ErrorCode code) noexcept
{
    switch (code) {
    case ErrorCode::Internal:
        return 1;
    case ErrorCode::Usage:
        return 2;
    case ErrorCode::Input:
        return 3;
    case ErrorCode::Cancelled:
        return 4;
    }
    return 1;
}

} // namespace hydra::cli
