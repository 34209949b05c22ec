// SPDX-License-Identifier: GPL-3.0-or-later
// PyTorch's own files: the zip of torch.save and TorchScript, and the sequence of pickles used before 1.6.
#pragma once

#include "core/format/raw_checkpoint.h"
#include "core/format/zip_archive.h"

namespace hydra {

// The path PREFIX/data.pkl if ARCHIVE has exactly one such entry; otherwise "".
[[nodiscard]] std::string torchPickleIn(const ZipArchive& archive);

// Fill all but hash and file. NAME begins every message. Throw Error{Input}.
[[nodiscard]] RawCheckpoint readTorchZip(const ZipArchive& archive, const std::string& name,
                                         const CancelToken& cancel, std::optional<WeightSet> weights = {});
[[nodiscard]] RawCheckpoint readTorchLegacy(const ByteBlock& file, const std::string& name,
                                            const CancelToken& cancel, std::optional<WeightSet> weights = {});

// Whether DATA begins like a legacy file: with a pickle of its magic number.
[[nodiscard]] bool isTorchLegacy(const std::uint8_t* data, std::size_t size);

} // namespace hydra
