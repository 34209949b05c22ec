// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sae/read_autoencoder.h"

#include <ATen/ATen.h>

#include <cstdlib>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"

using namespace hydra;

// A file of any project: an opened autoencoder is consistent and finite.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const test::ScratchFile file(data, size);
    return test::survives([&] {
        const Autoencoder sae = readAutoencoder(file.path(), {1, 0, {}});
        const bool whole = sae.encoder.sizes() == sae.decoder.sizes() && sae.features() > 0
            && sae.encoder.isfinite().all().item<bool>() && sae.settings.block.value == 0;
        if (!whole) {
            std::abort();
        }
    });
}
