// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/store_summary.h"
#include "core/base/json.h"

#include <array>
#include <cmath>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/sealing.h"

using namespace hydra;

// Records of one of three commands, one per line; their summary has finite numbers only.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const std::array<const char*, 3> commands{"evaluate", "importance", "faithfulness"};
    if (size < 1) {
        return 0;
    }
    return test::survives([&] {
        cli::StoreSummary summary(shard::storeHeader(commands.at(data[0] % commands.size()), {}, {}));
        for (const std::string& line : test::linesOf(data + 1, size - 1)) {
            summary.add(parseJson(line, "line"));
        }
        cli::Json document;
        summary.put(document);
        const cli::Json flat = document.flatten();
        for (const cli::Json& value : flat) {
            if (value.is_number_float() && !std::isfinite(value.get<double>())) {
                std::abort(); // it would be written as null
            }
        }
    });
}
