// SPDX-License-Identifier: GPL-3.0-or-later
// What kind of file is it, by its first bytes: so that what cannot be opened is refused as what it is, with
// the way out.
#pragma once

#include "core/base/file.h"

namespace hydra {

enum class Container
{
    Safetensors,
    ShardIndex, // JSON with a weight_map
    Zip, // PyTorch, TorchScript or npz
    TorchLegacy
};

// The model file that PATH means: PATH itself, or the one in a folder (model.safetensors, pytorch_model.bin,
// an index of shards of either, or the only model file there). Throws Error{Input} when there is none.
[[nodiscard]] Path modelFileOf(const Path& path);

// Throws Error{Input} that begins with NAME for what holds no weights that could be read, saying what it is
// and how to convert it.
[[nodiscard]] Container containerOf(const std::uint8_t* data, std::size_t size, const std::string& name);

} // namespace hydra
