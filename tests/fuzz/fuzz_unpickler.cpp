// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pickle_weights.h"
#include "core/format/unpickler.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const Pickle pickle = unpickle(data, size, "input", [](const StorageRequest& request) {
            if (request.elements < 0 || request.elements > 4096) {
                throw inputError("a storage of another size");
            }
            return at::zeros({request.elements}, request.dtype);
        });
        RawCheckpoint result;
        takeWeights(pickle, "input", {}, result);
        test::touch(result.tensors);
    });
}
