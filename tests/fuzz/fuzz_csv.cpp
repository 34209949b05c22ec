// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/csv_table.h"

#include <cmath>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"

using namespace hydra;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const test::ScratchFile file(data, size);
        const CsvTable table(file.path());
        for (std::size_t row = 0; row < table.rows(); ++row) {
            (void)test::survives([&] {
                (void)table.cell(row, 1);
                if (!std::isfinite(table.number(row, 0))) {
                    std::abort();
                }
            });
        }
        (void)table.neededColumn("file");
    });
}
