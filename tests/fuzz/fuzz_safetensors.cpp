// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/safetensors.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] { test::touch(parseSafetensors(data, size, "input").tensors); });
}
