// SPDX-License-Identifier: GPL-3.0-or-later
// Sparse autoencoders in the files of the projects that train them, told apart by content: saev, ViT-Prisma,
// PatchSAE, SAELens, sparsify, dictionary_learning, Overcomplete. Nothing in a file is executed; every number
// is bounded before it is used, and what a configuration claims must be what the tensors are.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/sae/autoencoder.h"

#include <optional>
#include <string>
#include <utility>

namespace hydra {

// What the user says where a file does not, or in place of what it says.
struct SaeOverrides
{
    std::optional<int> k, block; // --sae-k, --sae-block
    std::optional<SaeCode> code; // --sae-code

    // FILE with what is said of it, "sae.pt#block=10,k=32", and back: what sessions and keys name.
    [[nodiscard]] std::string sourceOf(const Path& file) const;
    [[nodiscard]] static std::pair<Path, SaeOverrides> parse(const std::string& source);
};

// A file, with its project's configuration beside it, or a folder that holds both. Throws Error{Input} for
// what is no autoencoder, does not fit together or is not finite, and Error{Usage} naming the option where
// the file leaves something to be said.
[[nodiscard]] Autoencoder readAutoencoder(const Path& path, const SaeOverrides& overrides = {},
                                          const CancelToken& cancel = {});

} // namespace hydra
