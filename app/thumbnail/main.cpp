// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnail/thumbnailer.h"

#include <sys/resource.h>

namespace {

void limit(decltype(RLIMIT_CPU) what, rlim_t most)
{
    const rlimit limits{most, most};
    (void)::setrlimit(what, &limits); // a narrower one stays
}

} // namespace

// Nobody has asked for it: whatever the file says, it costs five seconds and half a gigabyte at most.
int main(int argc, char** argv)
{
    limit(RLIMIT_CPU, 5);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // those want 20 TB of addresses
    limit(RLIMIT_AS, rlim_t(512) << 20);
#endif
    return hydra::app::thumbnailer(argc, argv);
}
