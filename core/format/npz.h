// SPDX-License-Identifier: GPL-3.0-or-later
// NumPy's .npz: a zip archive of .npy arrays. JAX checkpoints of Vision Transformers use it.
#pragma once

#include "core/format/raw_checkpoint.h"
#include "core/format/zip_archive.h"

namespace hydra {

// Whether ARCHIVE holds only .npy arrays.
[[nodiscard]] bool isNpz(const ZipArchive& archive);

// Fills all but hash and file; names without ".npy", values as float32. Throws Error{Input} that begins with
// NAME.
[[nodiscard]] RawCheckpoint readNpz(const ZipArchive& archive, const std::string& name,
                                    const CancelToken& cancel);

} // namespace hydra
