// SPDX-License-Identifier: GPL-3.0-or-later
// The memory of tensors on the processor.
#pragma once

namespace hydra {

// From here on each tensor fits where one of its size was before. The C library gives aligned memory only
// from a hole that is larger than the last one was (glibc before 2.38): what a server has freed lay idle, and
// its heap grew. The addresses are aligned as LibTorch's own. Of a LibTorch whose interface is another,
// and where a sanitizer looks on: as it was.
void reuseTensorMemory();

} // namespace hydra
