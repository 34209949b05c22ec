// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file.h"

namespace hydra {

// Throws Error{Input} when PATH is missing or no plain file. Whoever opens a file for reading asks first:
// opening a named pipe would wait for a writer that never comes, and a device may have no end.
void requireRegularFile(const Path& path);

// Throws Error{Input} when most of a large file is a hole: a download that was not finished, or a few
// kilobytes that want to be gigabytes once they are read.
void requireFilled(const Path& path);

} // namespace hydra
