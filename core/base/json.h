// SPDX-License-Identifier: GPL-3.0-or-later
// JSON from strangers. What works on a parsed document (writing, copying, comparing) calls itself once a
// level, so a document nested 100,000 deep ends the program; and each "{}," of three bytes takes eighty in
// memory. So how deep it goes, and how many values it has, is looked at before it is parsed.
#pragma once

#include "core/base/file.h"

#include <exception>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace hydra {

// How many "[", "{" and "," are in TEXT outside of strings: about as many as it has values.
[[nodiscard]] std::size_t jsonParts(std::string_view text) noexcept;

struct JsonLimits
{
    std::size_t bytes = std::size_t(16) << 20;
    std::size_t depth = 64;
    std::size_t parts = 2'000'000; // jsonParts()
};

// TEXT as a document. Throws Error{Input} that begins with NAME for a text that is too long, too deep or of
// too many values, with line and column for one that is no JSON (RFC 8259, UTF-8, nothing behind it).
[[nodiscard]] nlohmann::json parseJson(std::string_view text, const std::string& name,
                                       const JsonLimits& limits = {});
// The same of the file at PATH, which NAMEs itself.
[[nodiscard]] nlohmann::json readJson(const Path& path, const JsonLimits& limits = {});

// What the JSON library says in ERROR, without its identifiers, printable: "line 1, column 5: unexpected '}';
// expected string literal".
[[nodiscard]] std::string jsonReason(const std::exception& error);

} // namespace hydra
