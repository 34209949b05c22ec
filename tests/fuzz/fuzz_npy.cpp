// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/npy.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] { test::touch({{"array", parseNpy(data, size, "input")}}); });
}
