// SPDX-License-Identifier: GPL-3.0-or-later
// Python pickles, protocols 0 to 5, as plain data. The opcodes are those of Python's pickletools; calls and
// classes go through PickleObjects, which calls nothing. Time and memory grow with the input only.
#pragma once

#include "core/format/pickle_objects.h"

namespace hydra {

// The first pickle in DATA; bytes may follow it (Pickle::size says where). Throws Error{Input} that begins
// with NAME for what is no pickle, is cut off, makes more values than a checkpoint does, or takes more than
// STEPS (a file of several pickles has them all together).
[[nodiscard]] Pickle unpickle(const std::uint8_t* data, std::size_t size, const std::string& name,
                              const StorageSource& source = {}, std::uint64_t steps = mostPickleSteps);

} // namespace hydra
