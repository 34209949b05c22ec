// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/tar_archive.h"

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"

using namespace hydra;

// Both passes see the same files.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const test::ScratchFile file(data, size);
        const std::size_t files = filesInArchive(KeptFile(file.path())).size();
        std::size_t seen = 0;
        readArchive(
            KeptFile(file.path()), 1 << 20, [](std::size_t place) { return place % 2 == 0; },
            [&](std::size_t place, const Bytes&) { seen = place + 1; });
        if (seen > files) {
            std::abort();
        }
    });
}
