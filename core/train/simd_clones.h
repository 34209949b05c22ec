// SPDX-License-Identifier: GPL-3.0-or-later
// HYDRA_SIMD_CLONES: the build is for any x86-64; functions so marked are compiled twice and chosen at load
// time for the processor at hand. Sanitizers run before load-time choices can, so they get the plain version.
#pragma once

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)        \
    && !defined(__SANITIZE_THREAD__)
#define HYDRA_SIMD_CLONES __attribute__((target_clones("arch=haswell", "default")))
#else
#define HYDRA_SIMD_CLONES
#endif
#define HYDRA_SIMD_INLINE inline __attribute__((always_inline))
