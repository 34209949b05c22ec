// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/shard_store.h"

#include <fcntl.h>
#include <unistd.h>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"
#include "tests/fuzz/sealing.h"

using namespace hydra;

// A store of either kind. A fuzzer cannot guess checksums: if the second bit of the first byte is set, each
// line is sealed first.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        if (size < 1) {
            return;
        }
        const auto format = (data[0] & 1) != 0 ? shard::StoreFormat::Tar : shard::StoreFormat::Lines;
        const bool sealing = (data[0] & 2) != 0;
        std::string text;
        for (const std::string& line : test::linesOf(data + 1, size - 1)) {
            text += (sealing && line.size() >= 2 ? test::sealedText(line) : line) + "\n";
        }
        const test::ScratchFile file(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
        const int open = ::open(file.path().c_str(), O_RDONLY);
        std::uint64_t last = 0;
        const auto close = [&] { ::close(open); };
        try {
            const shard::StoreScan scan = shard::scanStore(
                open, file.path(), format, shard::Checked::All, [&](shard::StoredRecord&& record) {
                    if (record.offset < last || record.offset + record.size > text.size()) {
                        std::abort();
                    }
                    last = record.offset + record.size;
                });
            if (scan.end > text.size()) {
                std::abort();
            }
        } catch (...) {
            close();
            throw;
        }
        close();
    });
}
