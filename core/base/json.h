// SPDX-License-Identifier: GPL-3.0-or-later
// Parses untrusted JSON. Operations on a parsed document (writing, copying, comparing) recurse once a level,
// so one nested 100,000 deep would overflow the stack; and each "{}," of three bytes takes eighty in memory.
// So depth and number of values are checked before parsing.
#pragma once

#include "core/base/file.h"
#include "core/base/message.h"

#include <exception>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace hydra {

// Counts "[", "{" and "," in TEXT outside of strings: roughly its number of values.
[[nodiscard]] std::size_t jsonParts(std::string_view text) noexcept;

struct JsonLimits
{
    std::size_t bytes = std::size_t(16) << 20;
    std::size_t depth = 64;
    std::size_t parts = 2'000'000; // jsonParts()
};

// Parses TEXT. Throws Error{Input} that begins with NAME if TEXT exceeds LIMITS, and with line and column if
// it is not JSON (RFC 8259, UTF-8, no trailing text).
[[nodiscard]] nlohmann::json parseJson(std::string_view text, const Message& name,
                                       const JsonLimits& limits = {});
// The same for the file at PATH; messages begin with PATH.
[[nodiscard]] nlohmann::json readJson(const Path& path, const JsonLimits& limits = {});

// The JSON library's message in ERROR, without its identifiers, escaped for printing: "line 1, column 5:
// unexpected '}'; expected string literal".
[[nodiscard]] Message jsonReason(const std::exception& error);

} // namespace hydra
