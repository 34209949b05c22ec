// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/config.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

// An accepted configuration must read back after writing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const std::string text(reinterpret_cast<const char*>(data), size);
        const TrainConfig config = TrainConfig::parse(text, "input", "/folder");
        if (TrainConfig::parse(config.json(), "input", "/folder").json() != config.json()) {
            std::abort();
        }
        (void)config.identity();
        (void)config.vitConfig({"a", "b"});
    });
}
