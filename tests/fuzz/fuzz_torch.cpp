// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/torch_file.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const ByteBlock file = copyOfBytes(data, size);
        if (isTorchLegacy(data, size)) {
            test::touch(readTorchLegacy(file, "input", {}).tensors);
            return;
        }
        const ZipArchive archive(file, "input");
        if (!torchPickleIn(archive).empty()) {
            test::touch(readTorchZip(archive, "input", {}).tensors);
        }
    });
}
