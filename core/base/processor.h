// SPDX-License-Identifier: GPL-3.0-or-later
// Detects the processor's instruction sets. The build targets any x86-64: inner loops are compiled once for
// all and once for AVX2 (two sources that include the same loops), and this chooses between the two.
#pragma once

namespace hydra {

[[nodiscard]] inline bool hasAvx2() noexcept // and fused multiply-add
{
#if defined(__x86_64__)
    static const bool has = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    return has;
#else
    return false;
#endif
}

// The widest set that products and LibTorch use: the last digits of a result depend on it.
[[nodiscard]] inline const char* instructionSet() noexcept
{
#if defined(__x86_64__)
    static const bool wide = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw");
    return wide ? "AVX-512" : hasAvx2() ? "AVX2" : "SSE";
#else
    return phrase("the CPU's default");
#endif
}

} // namespace hydra
