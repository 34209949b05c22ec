// SPDX-License-Identifier: GPL-3.0-or-later
// One line of a store: a JSON object that begins with the CRC-32 of all that follows,
// {"crc":"0123abcd","key":...}, so that a line that was cut short or has changed is known without the rest.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace hydra::shard {

using Json = nlohmann::ordered_json; // written
using ReadJson = nlohmann::json;

constexpr std::size_t longestLine = std::size_t(64) << 20;

// BEFORE is that of the bytes that stand before BYTES.
[[nodiscard]] std::uint32_t crcOf(std::string_view bytes, std::uint32_t before = 0) noexcept;
[[nodiscard]] std::string crcText(std::uint32_t crc); // eight hex digits

// OBJECT as such a line, without its end; names that are no UTF-8 are mended. Throws Error{Internal} where
// unsealed() would not take it back.
[[nodiscard]] std::string sealed(const Json& object);
// None for a line that is damaged, or no such line.
[[nodiscard]] std::optional<ReadJson> unsealed(std::string_view line);

} // namespace hydra::shard
