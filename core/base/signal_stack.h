// SPDX-License-Identifier: GPL-3.0-or-later
// A stack of its own for the handlers of signals that a thread's own work raises (core/base/mapped_file).
// Some kernels of oneDNN point the stack register into a buffer of the heap while they multiply: a handler
// that runs there writes over what lies before the buffer.
#pragma once

namespace hydra {

// Gives the calling thread one, until it ends, unless it has one. Costs a look at a variable after the first
// call.
void ensureSignalStack();

} // namespace hydra
