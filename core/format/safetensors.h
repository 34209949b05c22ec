// SPDX-License-Identifier: GPL-3.0-or-later
// The safetensors container: u64 little-endian header length, JSON header, raw little-endian tensors.
// The reader treats every number as hostile: lengths, offsets, shapes and dtypes are bounded before use.
#pragma once

#include "core/base/byte_block.h"
#include "core/format/safetensors_metadata.h"
#include "core/model/named_tensors.h"

#include <map>
#include <string>

namespace hydra {

struct Safetensors
{
    std::map<std::string, std::string> metadata; // __metadata__
    NamedTensors tensors; // dtypes as stored (F64 F32 F16 BF16 I64 I32 I16 I8 U8 BOOL)
};

// Throws Error{Input} naming the file, the tensor, what was expected and what was found.
[[nodiscard]] Safetensors readSafetensors(const Path& path);
// The whole from bytes at hand, of which the tensors are views; NAME stands for the path in messages.
[[nodiscard]] Safetensors viewSafetensors(const ByteBlock& file, const std::string& name);
// The same from memory that need not last: the bytes are copied.
[[nodiscard]] Safetensors parseSafetensors(const std::uint8_t* data, std::size_t size,
                                           const std::string& name);

// Tensors are written contiguous, in name order, 8-byte aligned header. Atomic: old file or new, never half.
void writeSafetensors(const Path& path, const NamedTensors& tensors,
                      const std::map<std::string, std::string>& metadata);

} // namespace hydra
