// SPDX-License-Identifier: GPL-3.0-or-later
// PyTorch's own files: the zip of torch.save and of TorchScript, and the sequence of pickles before 1.6.
#pragma once

#include "core/format/raw_checkpoint.h"
#include "core/format/zip_archive.h"

namespace hydra {

// PREFIX/data.pkl of the only one in ARCHIVE; "" without one.
[[nodiscard]] std::string torchPickleIn(const ZipArchive& archive);

// All but hash and file. NAME begins every message. Throws Error{Input}.
[[nodiscard]] RawCheckpoint readTorchZip(const ZipArchive& archive, const std::string& name,
                                         const CancelToken& cancel, std::optional<WeightSet> weights = {});
[[nodiscard]] RawCheckpoint readTorchLegacy(const ByteBlock& file, const std::string& name,
                                            const CancelToken& cancel, std::optional<WeightSet> weights = {});

// Whether DATA begins as a legacy file does: a pickle of its magic number.
[[nodiscard]] bool isTorchLegacy(const std::uint8_t* data, std::size_t size);

} // namespace hydra
