// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/shard_store.h"

#include <algorithm>
#include <fcntl.h>
#include <unistd.h>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"

using namespace hydra;

// A store of either kind. No fuzzer guesses a checksum: with the second bit of the first byte, each line is
// sealed first.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        if (size < 1) {
            return;
        }
        const auto format = (data[0] & 1) != 0 ? shard::StoreFormat::Tar : shard::StoreFormat::Lines;
        const bool sealing = (data[0] & 2) != 0;
        std::string text;
        for (std::size_t at = 1; at < size;) {
            const auto* const end = std::find(data + at, data + size, std::uint8_t('\n'));
            const std::string line(data + at, end);
            at = static_cast<std::size_t>(end - data) + 1;
            if (!sealing || line.size() < 2) {
                text += line + "\n";
                continue;
            }
            const std::string body = line.substr(1);
            text += "{\"crc\":\"" + shard::crcText(shard::crcOf(body)) + "\"," + body + "\n";
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
