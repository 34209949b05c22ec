// SPDX-License-Identifier: GPL-3.0-or-later
// The allocator of tensors on the processor.
#pragma once

namespace hydra {

// From now on a new tensor can reuse the memory of a freed one of the same size. glibc before 2.38 takes
// aligned memory only from a larger hole, so a server's freed memory stayed unused and its heap grew.
// Addresses are aligned as LibTorch's. Has no effect with LibTorch 2 or later, or under AddressSanitizer.
void reuseTensorMemory();

} // namespace hydra
