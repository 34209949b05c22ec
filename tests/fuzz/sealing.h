// SPDX-License-Identifier: GPL-3.0-or-later
// Adds checksums to lines, since a fuzzer cannot guess them.
#pragma once

#include "core/shard/sealed_line.h"

#include <algorithm>
#include <string>
#include <vector>

namespace hydra::test {

// The lines of TEXT, without their ends.
inline std::vector<std::string> linesOf(const std::uint8_t* data, std::size_t size)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < size;) {
        const auto* const end = std::find(data + at, data + size, std::uint8_t('\n'));
        lines.emplace_back(data + at, end);
        at = static_cast<std::size_t>(end - data) + 1;
    }
    return lines;
}

inline std::string sealedText(const std::string& object)
{
    const std::string body = object.substr(std::min<std::size_t>(1, object.size()));
    return "{\"crc\":\"" + shard::crcText(shard::crcOf(body)) + "\"," + body;
}

} // namespace hydra::test
