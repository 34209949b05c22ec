// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/labels.h"

#include "core/base/error.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace hydra {

namespace {

constexpr std::uint64_t largestFile = 16 << 20;
constexpr std::size_t mostNames = 1'000'000;

// The lines of the file at PATH without their ends; an empty last line does not count.
std::vector<std::string> linesOf(const Path& path)
{
    const Bytes file = readFile(path, largestFile);
    const auto ends = static_cast<std::size_t>(std::count(file.begin(), file.end(), '\n'));
    if (ends > mostNames) {
        throw inputError(path.string(), ": ", ends, " lines; expected at most ", mostNames, " class names");
    }
    std::vector<std::string> lines(1);
    for (const std::uint8_t byte : file) {
        if (byte == '\n') {
            lines.emplace_back();
        } else if (byte != '\r') {
            lines.back() += static_cast<char>(byte);
        }
    }
    while (!lines.empty() && lines.back().empty()) {
        lines.pop_back();
    }
    return lines;
}

std::size_t indexOf(const std::string& line, std::size_t end, const std::string& where, std::size_t most)
{
    std::size_t index = 0;
    const auto [stop, failed] = std::from_chars(line.data(), line.data() + end, index);
    if (failed != std::errc() || stop != line.data() + end || index >= most) {
        throw inputError(where, "expected index<TAB>synset<TAB>name with an index below ", most);
    }
    return index;
}

} // namespace

std::vector<std::string> readLabels(const Path& path)
{
    const std::vector<std::string> lines = linesOf(path);
    if (lines.empty()) {
        throw inputError(path.string(), ": no class name in this file");
    }
    if (lines.front().find('\t') == std::string::npos) {
        return lines;
    }
    std::map<std::size_t, std::string> byIndex;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string where = join(path.string(), ":", i + 1, ": ");
        const std::size_t first = lines[i].find('\t');
        const std::size_t last = lines[i].rfind('\t');
        const std::size_t index = indexOf(lines[i], std::min(first, lines[i].size()), where, lines.size());
        if (!byIndex.emplace(index, lines[i].substr(last + 1)).second) {
            throw inputError(where, "class ", index, " is named twice");
        }
    }
    std::vector<std::string> names;
    for (auto& [index, name] : byIndex) {
        names.push_back(std::move(name));
    }
    return names;
}

} // namespace hydra
