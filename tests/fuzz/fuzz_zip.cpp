// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/zip_archive.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const ZipArchive archive(copyOfBytes(data, size), "input");
        for (const auto& [name, entry] : archive.entries()) {
            (void)archive.read(name);
        }
    });
}
