// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/labels.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/number.h"
#include "core/base/printable.h"
#include "core/base/text_file.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>

namespace hydra {

namespace {

using Json = nlohmann::json;
using Names = std::vector<std::string>;

constexpr std::uint64_t largestFile = 16 << 20;
constexpr std::ptrdiff_t mostNames = 1'000'000;

// Names by their index, which people count from 1, skip and say twice.
class Indexed
{
public:
    Indexed(std::string file, std::size_t count)
        : m_file(std::move(file))
        , m_names(count)
        , m_named(count, false)
    { }
    void add(std::int64_t index, std::string name, const std::string& place = {})
    {
        const auto at = static_cast<std::size_t>(index);
        if (index < 0 || at >= m_names.size()) {
            throw inputError(m_file, place, ": class ", index, " of ", m_names.size(),
                             "; expected indices from 0 to ", m_names.size() - 1);
        }
        if (m_named[at]) {
            throw inputError(m_file, place, ": class ", index, " is named twice");
        }
        m_named[at] = true;
        m_names[at] = std::move(name);
    }
    // As many as there are places, each once: none is left.
    [[nodiscard]] Names take() { return std::move(m_names); }

private:
    std::string m_file;
    Names m_names;
    std::vector<bool> m_named;
};

// ---- JSON

std::size_t partsOf(const Json& json) // as jsonParts() counts them in the text
{
    std::size_t parts = json.is_structured() ? std::max<std::size_t>(json.size(), 1) : 0;
    for (const Json& each : json.is_structured() ? json : Json::array()) {
        parts += partsOf(each);
    }
    return parts;
}

std::optional<std::int64_t> wholeIn(const Json& value)
{
    std::int64_t whole = 0;
    if (value.is_number_integer()) {
        return value.get<std::int64_t>();
    }
    const std::string text = value.is_string() ? value.get<std::string>() : std::string();
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), whole);
    return failed == std::errc() && end == text.data() + text.size() ? std::optional(whole) : std::nullopt;
}

// "tench", or ["n01440764", "tench"].
const std::string* nameIn(const Json& value)
{
    const Json& name = value.is_array() && value.size() == 2 && value[0].is_string() ? value[1] : value;
    return name.get_ptr<const std::string*>();
}

const Json* memberOf(const Json& object, std::initializer_list<const char*> keys)
{
    for (const char* key : keys) {
        if (const auto found = object.is_object() ? object.find(key) : object.end(); found != object.end()) {
            return &*found;
        }
    }
    return nullptr;
}

Names namesOfJson(const Json& json, const std::string& file)
{
    const Json* const inside =
        memberOf(json,
                 {"id2label", "label2id", "class_to_idx", "idx_to_class", "class_names", "label_names",
                  "names", "classes", "categories", "labels"});
    if (inside != nullptr && inside->is_structured()) {
        return namesOfJson(*inside, file);
    }
    const bool inverted = json.is_object() // {"tench": 0}
        && std::all_of(json.begin(), json.end(), [](const Json& each) { return each.is_number_integer(); });
    Indexed names(file, json.size());
    std::int64_t next = 0;
    for (const auto& [key, value] : json.items()) {
        const Json* const id = memberOf(value, {"id", "index"});
        const Json* const called = memberOf(value, {"name", "label"});
        const auto index = id != nullptr ? wholeIn(*id)
            : json.is_array()            ? next
                                         : wholeIn(inverted ? value : Json(key));
        const std::string* const name = inverted ? &key : nameIn(called != nullptr ? *called : value);
        if (!index || name == nullptr) {
            throw inputError(
                file, ": entry ", next + 1, ", ", printable(key),
                ": names no class; expected [\"tench\", ...], "
                "{\"0\": \"tench\", ...}, {\"tench\": 0, ...} or such a list under \"id2label\"");
        }
        names.add(*index, *name);
        ++next;
    }
    return names.take();
}

// All of TEXT is JSON, or was meant to be.
Names namesOfDocument(const std::string& text, const std::string& file)
{
    Json json;
    try {
        json = parseJson(text, file);
    } catch (const Error& error) {
        throw inputError(error.what(),
                         "; a program's list or dictionary of names is to be saved as JSON (Python: "
                         "json.dump), or one name a line");
    }
    if (jsonParts(text) != partsOf(json)) {
        throw inputError(file, ": a key is there twice; expected each class once");
    }
    if (json.empty()) {
        throw inputError(file, ": no class name in this file");
    }
    return namesOfJson(json, file);
}

// ---- Lines

constexpr std::string_view digits = "0123456789";

bool isDigits(std::string_view text)
{
    return !text.empty() && text.size() < 10 && text.find_first_not_of(digits) == std::string_view::npos;
}

// Where the index at the start of LINE ends, at a tab, or at a comma, semicolon or colon; npos: it has none.
std::size_t indexEnd(const std::string& line)
{
    const std::size_t end = line.find_first_of("\t,;:");
    return end != std::string::npos && isDigits(withoutBlanks(line.substr(0, end))) ? end : std::string::npos;
}

// Of 'tench', 'goldfish' as the FIRST line of a program's list; of 0: 'tench' as that of its dictionary.
bool isCode(const std::string& first)
{
    constexpr std::size_t looked = 200; // a regular expression takes stack for each letter
    static const std::regex code(
        R"(^\s*(\w+\s*=\s*[\[({]|[\[({]\s*($|['"]|\d+\s*:)|['"].*,\s*$|\d+\s*:\s*['"]))");
    return std::regex_search(first.substr(0, looked), code);
}

std::string unquoted(std::string_view name)
{
    name = withoutBlanks(name);
    if (name.size() < 2 || name.front() != '"' || name.back() != '"') {
        return std::string(name);
    }
    std::string plain(name.substr(1, name.size() - 2));
    for (std::size_t at = plain.find("\"\""); at != std::string::npos; at = plain.find("\"\"", at + 1)) {
        plain.erase(at, 1);
    }
    return plain;
}

Names indexedNames(const Names& lines, std::size_t titles, const std::string& file)
{
    Indexed names(file, lines.size() - titles);
    for (std::size_t i = titles; i < lines.size(); ++i) {
        const std::string& line = lines[i];
        const std::size_t end = indexEnd(line);
        const std::string place = join(":", i + 1);
        if (end == std::string::npos) {
            throw inputError(file, place, ": expected an index and a name, such as 0<TAB>tench, found ",
                             printable(line));
        }
        std::int64_t index = 0;
        const std::string_view said = withoutBlanks(std::string_view(line).substr(0, end));
        (void)std::from_chars(said.data(), said.data() + said.size(), index);
        const std::size_t last = line[end] == '\t' ? line.rfind('\t') : end;
        names.add(index, unquoted(std::string_view(line).substr(last + 1)), place);
    }
    return names.take();
}

// Without the synsets that all LINES begin with, in the order of the classes of ImageNet.
Names withoutSynsets(Names lines)
{
    constexpr std::size_t length = 9;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string& line = lines[i];
        const bool begins = line.size() > length + 1 && line[0] == 'n' && isDigits(line.substr(1, length - 1))
            && (line[length] == ' ' || line[length] == '\t');
        if (!begins || (i > 0 && line.compare(0, length, lines[i - 1], 0, length) <= 0)) {
            return lines;
        }
    }
    for (std::string& line : lines) {
        line = withoutBlanks(line.substr(length));
    }
    return lines;
}

Names namesOfLines(const std::string& text, const std::string& file)
{
    Names lines;
    for (std::size_t at = 0, end = 0; at < text.size(); at = end + 1) {
        end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
    }
    while (!lines.empty() && lines.back().empty()) {
        lines.pop_back();
    }
    if (lines.empty()) {
        throw inputError(file, ": no class name in this file");
    }
    const std::string& code = lines[lines.size() > 1 && !isCode(lines[0]) ? 1 : 0]; // below a comment
    if (isCode(code)) {
        throw inputError(file, ": expected class names, found code, ", printable(code),
                         "; a program's list or dictionary of names is to be saved as JSON (Python: "
                         "json.dump), or one name a line");
    }
    const auto indexed = [](const std::string& line) { return indexEnd(line) != std::string::npos; };
    const auto named = std::count_if(lines.begin(), lines.end(), indexed);
    const bool titles = lines.size() > 2 && !indexed(lines[0]) && named + 1 == std::ptrdiff_t(lines.size());
    lines = titles ? lines : withoutSynsets(std::move(lines));
    const bool tabs = lines.front().find('\t') != std::string::npos;
    return titles || tabs || named == std::ptrdiff_t(lines.size()) ? indexedNames(lines, titles ? 1 : 0, file)
                                                                   : lines;
}

} // namespace

Names readLabels(const Path& path)
{
    const std::string file = path.string();
    const std::string text = readText(path, largestFile);
    const auto ends = std::count(text.begin(), text.end(), '\n');
    if (ends > mostNames) {
        throw inputError(file, ": ", ends, " lines; expected at most ", mostNames, " class names");
    }
    const std::size_t first = text.find_first_not_of(" \t\n");
    if (first != std::string::npos && (text[first] == '{' || text[first] == '[')) {
        const char last = text[text.find_last_not_of(" \t\n")];
        if (last == '}' || last == ']' || path.extension() == ".json") {
            return namesOfDocument(text, file);
        }
    }
    return namesOfLines(text, file);
}

} // namespace hydra
