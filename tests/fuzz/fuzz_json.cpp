// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/safetensors_json.h"
#include "core/format/shards.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        // The first byte chooses the grammar.
        if (size > 0 && data[0] == 's') {
            (void)parseShardIndex(data + 1, size - 1, "input");
        } else if (size > 0) {
            (void)parseSafetensorsJson(reinterpret_cast<const char*>(data) + 1, size - 1, "input");
        }
    });
}
