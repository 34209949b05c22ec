// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/base/text_file.h"

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

struct Nesting
{
    std::size_t depth = 0; // the maximum, or the limit + 1
    std::size_t parts = 0; // or the limit + 1
    std::size_t at = 0; // the byte that exceeded a limit
};

Nesting nestingOf(std::string_view text, const JsonLimits& limits) noexcept
{
    Nesting found;
    std::size_t depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            i += c == '\\' ? 1 : 0;
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '[' || c == '{' || c == ',') {
            depth += c == ',' ? 0 : 1;
            found.depth = std::max(found.depth, depth);
            if (++found.parts > limits.parts || depth > limits.depth) {
                found.at = i;
                return found;
            }
        } else if ((c == ']' || c == '}') && depth > 0) {
            --depth;
        }
    }
    return found;
}

// The position of byte AT: "line 3, column 7".
Message placeOf(std::string_view text, std::size_t at)
{
    const std::string_view before = text.substr(0, at);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t start = before.rfind('\n');
    return message("line %1, column %2", lines + 1, start == std::string_view::npos ? at + 1 : at - start);
}

} // namespace

std::size_t jsonParts(std::string_view text) noexcept
{
    return nestingOf(text, {text.size(), text.size(), text.size()}).parts;
}

nlohmann::json parseJson(std::string_view text, const Message& name, const JsonLimits& limits)
{
    if (text.size() > limits.bytes) {
        throw inputError("%1: %2 bytes of JSON; expected at most %3", name, text.size(), limits.bytes);
    }
    // The JSON library takes a NUL for the end of the text and would ignore the rest.
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
        throw inputError("%1: is not JSON: a NUL byte at %2", name, placeOf(text, nul));
    }
    const Nesting nesting = nestingOf(text, limits);
    if (nesting.depth > limits.depth) {
        throw inputError("%1: %2: nested more than %3 deep; expected plain settings", name,
                         placeOf(text, nesting.at), limits.depth);
    }
    if (nesting.parts > limits.parts) {
        throw inputError("%1: %2: more than %3 values so far; expected at most as many", name,
                         placeOf(text, nesting.at), limits.parts);
    }
    try {
        return nlohmann::json::parse(text.begin(), text.end());
    } catch (const nlohmann::json::exception& error) {
        throw inputError("%1: is not JSON: %2", name, jsonReason(error));
    }
}

nlohmann::json readJson(const Path& path, const JsonLimits& limits)
{
    const Bytes bytes = readFile(path, limits.bytes);
    TextDecoder decoder(path.string());
    std::string text = decoder.next({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    text += decoder.rest();
    return parseJson(text, path.string(), limits);
}

// The library's message has the form "[json.exception.parse_error.101] parse error at line 1, column 5:
// syntax error while parsing object key - unexpected '}'; expected string literal".
Message jsonReason(const std::exception& error)
{
    constexpr std::size_t longestReason = 300; // the library quotes its input
    std::string reason = error.what();
    const auto cut = [&reason](const std::string& from, const std::string& until) {
        const std::size_t start = reason.find(from);
        const std::size_t end = start == std::string::npos ? start : reason.find(until, start);
        if (end != std::string::npos) {
            reason.erase(start, end + until.size() - start);
        }
    };
    cut("[json.exception.", "] ");
    cut("parse error", "at ");
    cut("syntax error while parsing ", " - ");
    int line = 0, column = 0, end = 0;
    reason = escaped(reason, longestReason);
    return std::sscanf(reason.c_str(), "line %d, column %d%n", &line, &column, &end) == 2
        ? message("line %1, column %2", line, column) + reason.substr(static_cast<std::size_t>(end))
        : Message(reason);
}

} // namespace hydra
