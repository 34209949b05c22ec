// SPDX-License-Identifier: GPL-3.0-or-later
// The safetensors container: u64 little-endian header length, JSON header, raw little-endian tensors.
// The reader trusts no number in the file: lengths, offsets, shapes and dtypes are bounded before use.
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
// Parses the whole file from FILE's bytes; the tensors are views of them. NAME stands for the path in
// messages.
[[nodiscard]] Safetensors viewSafetensors(const ByteBlock& file, const std::string& name);
// The same from memory that may be freed afterwards: the bytes are copied.
[[nodiscard]] Safetensors parseSafetensors(const std::uint8_t* data, std::size_t size,
                                           const std::string& name);

// Writes tensors contiguous, in name order, with an 8-byte aligned header. Atomic: the file is the old or the
// new one, never half.
void writeSafetensors(const Path& path, const NamedTensors& tensors,
                      const std::map<std::string, std::string>& metadata);

} // namespace hydra
