// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnail/thumbnailer.h"
#include "core/base/limits.h"

#include <csignal>

// File managers run this unasked: any file costs at most five seconds and half a gigabyte.
int main(int argc, char** argv)
{
    std::signal(SIGXFSZ, SIG_IGN); // a write then fails and is reported like a full disk
    hydra::allowProcessorTime(5);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // those want 20 TB of addresses
    hydra::allowAddresses(std::uint64_t(512) << 20);
#endif
    return hydra::app::thumbnailer(argc, argv);
}
