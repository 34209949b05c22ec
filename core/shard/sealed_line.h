// SPDX-License-Identifier: GPL-3.0-or-later
// One line of a store: a JSON object that begins with the CRC-32 of the rest of the line,
// {"crc":"0123abcd","key":...}, so that a truncated or modified line is detected on its own.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace hydra::shard {

using Json = nlohmann::ordered_json; // for writing
using ReadJson = nlohmann::json;

constexpr std::size_t longestLine = std::size_t(64) << 20;

// BEFORE is the CRC of the bytes before BYTES.
[[nodiscard]] std::uint32_t crcOf(std::string_view bytes, std::uint32_t before = 0) noexcept;
[[nodiscard]] std::string crcText(std::uint32_t crc); // eight hex digits

// OBJECT as such a line, without the line end; replaces invalid UTF-8 in names. Throws Error{Internal} if
// unsealed() would reject it.
[[nodiscard]] std::string sealed(const Json& object);
// Nullopt for a line that is damaged, or not sealed.
[[nodiscard]] std::optional<ReadJson> unsealed(std::string_view line);

} // namespace hydra::shard
