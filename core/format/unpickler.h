// SPDX-License-Identifier: GPL-3.0-or-later
// Reads Python pickles, protocols 0 to 5, as plain data. The opcodes are those of Python's pickletools. Calls
// and classes go through PickleObjects, which runs no code. Time and memory are bounded by the input.
#pragma once

#include "core/format/pickle_objects.h"

namespace hydra {

// Reads the first pickle in DATA; bytes may follow it (Pickle::size says where). Throws Error{Input} that
// begins with NAME when DATA is not a pickle, is cut off, makes more values than a checkpoint does, or takes
// more than STEPS (one limit for all pickles of a file).
[[nodiscard]] Pickle unpickle(const std::uint8_t* data, std::size_t size, const std::string& name,
                              const StorageSource& source = {}, std::uint64_t steps = mostPickleSteps);

} // namespace hydra
