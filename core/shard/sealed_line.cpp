// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/sealed_line.h"

#include "core/base/error.h"
#include "core/base/json.h"

#include <zlib.h>

namespace hydra::shard {

namespace {

constexpr std::string_view beforeCrc = "{\"crc\":\"";
constexpr std::string_view behindCrc = "\",";
constexpr std::size_t crcDigits = 8;
constexpr std::size_t bodyAt = beforeCrc.size() + crcDigits + behindCrc.size();
constexpr JsonLimits limits{longestLine, 32};

} // namespace

std::uint32_t crcOf(std::string_view bytes, std::uint32_t before) noexcept
{
    return static_cast<std::uint32_t>(
        ::crc32_z(before, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

std::string crcText(std::uint32_t crc)
{
    static const char* const digits = "0123456789abcdef";
    std::string text;
    for (int shift = 28; shift >= 0; shift -= 4) {
        text += digits[(crc >> shift) & 15U];
    }
    return text;
}

std::string sealed(const Json& object)
{
    const std::string text = object.dump(-1, ' ', false, Json::error_handler_t::replace);
    const std::string_view body = std::string_view(text).substr(1); // without the first brace
    if (text.size() + bodyAt > limits.bytes || jsonParts(text) > limits.parts) {
        throw internalError("a line of a store takes at most %1 bytes and %2 values, and this one has %3 "
                            "bytes and %4 values; request less at once",
                            limits.bytes, limits.parts, text.size(), jsonParts(text));
    }
    return std::string(beforeCrc) + crcText(crcOf(body)) + std::string(behindCrc) + std::string(body);
}

std::optional<ReadJson> unsealed(std::string_view line)
{
    if (line.size() <= bodyAt || line.substr(0, beforeCrc.size()) != beforeCrc
        || line.substr(bodyAt - behindCrc.size(), behindCrc.size()) != behindCrc
        || line.substr(beforeCrc.size(), crcDigits) != crcText(crcOf(line.substr(bodyAt)))) {
        return std::nullopt;
    }
    try {
        ReadJson object = parseJson(line, "line", limits);
        return object.is_object() ? std::optional<ReadJson>(std::move(object)) : std::nullopt;
    } catch (const Error&) {
        return std::nullopt;
    }
}

} // namespace hydra::shard
