// SPDX-License-Identifier: GPL-3.0-or-later
// What the processor at hand can do. The build is for any x86-64: inner loops are compiled once for all of
// them and once for AVX2 (two sources that include the same loops), and this chooses between the two.
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

} // namespace hydra
