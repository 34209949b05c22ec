// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/embedding_table.h"

#include "core/base/error.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace hydra::engine {

namespace {

// In quotes where it must be.
std::string quotedField(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return quoted + '"';
}

} // namespace

std::string embeddingTable(const std::vector<EmbeddedToken>& tokens,
                           const std::vector<EmbeddedSource>& sources, bool byClass)
{
    std::string text = join("input,k,token,row,col,norm,x,y", byClass ? ",class" : "", "\n");
    std::array<char, 160> numbers{};
    for (const EmbeddedToken& t : tokens) {
        if (!std::isfinite(t.x) || !std::isfinite(t.y)) {
            continue;
        }
        const EmbeddedSource& source = sources.at(static_cast<std::size_t>(t.source));
        std::snprintf(numbers.data(), numbers.size(), ",%d,%d,%d,%d,%.9g,%.9g,%.9g", t.heads, t.place.token,
                      t.place.row, t.place.col, double(t.place.norm), double(t.x), double(t.y));
        text += quotedField(source.name) + numbers.data();
        text += (byClass ? "," + std::to_string(source.classIndex) : "") + "\n";
    }
    return text;
}

} // namespace hydra::engine
