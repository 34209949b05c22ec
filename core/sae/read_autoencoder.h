// SPDX-License-Identifier: GPL-3.0-or-later
// Reads sparse autoencoders from the files of the projects that train them, recognised by content: saev,
// ViT-Prisma, PatchSAE, SAELens, sparsify, dictionary_learning, Overcomplete. No code in a file is executed;
// every number is checked before use, and the configuration must agree with the tensors.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/sae/autoencoder.h"

#include <optional>
#include <string>
#include <utility>

namespace hydra {

// Values given by the user that a file lacks, or that override it.
struct SaeOverrides
{
    std::optional<int> k, block; // --sae-k, --sae-block
    std::optional<SaeCode> code; // --sae-code

    // FILE with these values, "sae.pt#block=10,k=32", and back: the name used in sessions and keys.
    [[nodiscard]] std::string sourceOf(const Path& file) const;
    [[nodiscard]] static std::pair<Path, SaeOverrides> parse(const std::string& source);
};

// PATH is a file, with its project's configuration beside it, or a folder that holds both. Throws
// Error{Input} if it is not an autoencoder, is inconsistent or not finite, and Error{Usage} naming the option
// if the file lacks a value that the user must give.
[[nodiscard]] Autoencoder readAutoencoder(const Path& path, const SaeOverrides& overrides = {},
                                          const CancelToken& cancel = {});

} // namespace hydra
