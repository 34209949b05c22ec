// SPDX-License-Identifier: GPL-3.0-or-later
// A separate stack for handlers of signals that a thread's own work raises (core/base/mapped_file). Some
// oneDNN kernels point the stack register into a heap buffer while they multiply: a handler running there
// would overwrite the memory before the buffer.
#pragma once

namespace hydra {

// Installs one for the calling thread's lifetime, unless it has one. Later calls only read a variable.
void ensureSignalStack();

} // namespace hydra
