// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/npz.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const ZipArchive archive(copyOfBytes(data, size), "input");
        if (isNpz(archive)) {
            test::touch(readNpz(archive, "input", {}).tensors);
        }
    });
}
