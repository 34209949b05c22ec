// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnail/thumbnailer.h"
#include "core/base/limits.h"

#include <csignal>

// Nobody has asked for it: whatever the file says, it costs five seconds and half a gigabyte at most.
int main(int argc, char** argv)
{
    std::signal(SIGXFSZ, SIG_IGN); // writing fails, and is reported as a full disk is
    hydra::allowProcessorTime(5);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // those want 20 TB of addresses
    hydra::allowAddresses(std::uint64_t(512) << 20);
#endif
    return hydra::app::thumbnailer(argc, argv);
}
