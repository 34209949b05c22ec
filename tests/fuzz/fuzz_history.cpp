// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_history.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const auto history = parseTrainingHistory({reinterpret_cast<const char*>(data), size}, "input");
        for (const auto& column : history.columns) {
            if (column.values.size() != history.rows()) {
                std::abort();
            }
        }
    });
}
