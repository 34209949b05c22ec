// SPDX-License-Identifier: GPL-3.0-or-later
// Checks before any library's constructor runs.
#include "app/start/address_space.h"

#ifdef __linux__
namespace {

void first(int, char**, char**)
{
    hydra::app::requireAddressSpace();
}

} // namespace

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // those want 20 TB of it, and to be first
__attribute__((section(".preinit_array"), used)) void (*const hydraFirst)(int, char**, char**) = first;
#else
[[maybe_unused]] void (*const hydraFirst)(int, char**, char**) = first;
#endif
#endif
