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
#include <set>

namespace hydra {

namespace {

using Json = nlohmann::json;
using Names = std::vector<std::string>;

constexpr std::uint64_t largestFile = 16 << 20;
constexpr std::ptrdiff_t mostNames = 1'000'000;
constexpr const char* instead = phrase(
    "; save a list or dictionary of names in a program as JSON (Python: json.dump), or one name per line");

// Names by index. Throws Error{Input} for indices out of range and for duplicates.
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
            throw inputError("%1: class %2 of %3; expected indices from 0 to %4", m_file + place, index,
                             m_names.size(), m_names.size() - 1);
        }
        if (m_named[at]) {
            throw inputError("%1: class %2 occurs twice", m_file + place, index);
        }
        m_named[at] = true;
        m_names[at] = std::move(name);
    }
    // Call after adding one name per index.
    [[nodiscard]] Names take() { return std::move(m_names); }

private:
    std::string m_file;
    Names m_names;
    std::vector<bool> m_named;
};

// ---- JSON

std::size_t partsOf(const Json& json) // same count as jsonParts() makes from the text, if no key is repeated
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
            throw inputError("%1: entry %2, %3: names no class; expected [\"tench\", ...], {\"0\": "
                             "\"tench\", ...}, {\"tench\": 0, ...} or such a list under \"id2label\"",
                             file, next + 1, printable(key));
        }
        names.add(*index, *name);
        ++next;
    }
    return names.take();
}

// The names in TEXT, a JSON document.
Names namesOfDocument(const std::string& text, const std::string& file)
{
    Json json;
    try {
        json = parseJson(text, file);
    } catch (const Error& error) {
        throw inputError("%1%2", error, instead);
    }
    if (jsonParts(text) != partsOf(json)) {
        throw inputError("%1: a key occurs twice; expected each class once", file);
    }
    if (json.empty()) {
        throw inputError("%1: contains no class name", file);
    }
    return namesOfJson(json, file);
}

// ---- Lines

constexpr std::size_t looked = 200; // regular expressions need stack per letter

// Throws Error{Input} for a LINE that begins like a program or a Protocol Buffers message.
void requireNames(const std::string& line, const std::string& file)
{
    // First line of a program's list (names = ['tench', or only 'tench',) or dictionary (0: 'tench').
    static const std::regex code(
        R"(^\s*(\w+\s*=\s*[\[({]|[\[({]\s*($|['"]|\d+\s*:)|['"].*,\s*$|\d+\s*:\s*['"]))");
    static const std::regex map(R"(^\s*item\s*:?\s*\{)");
    const std::string start = line.substr(0, looked);
    if (std::regex_search(start, code)) {
        throw inputError("%1: expected class names, found code, %2%3", file, printable(line), instead);
    }
    if (std::regex_search(start, map)) {
        throw inputError("%1: found a TensorFlow label map, %2; expected its names one per line, in the "
                         "order of their ids",
                         file, printable(line));
    }
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

struct Numbered
{
    int index = 0;
    std::string name;
    bool marked = false; // the separator is more than a blank
};

// LINE as an index and a name or, REVERSED, as a name and an index. Of several tabs the last separates them.
std::optional<Numbered> numbered(const std::string& line, bool reversed)
{
    static const std::regex first(R"(^\s*(\d{1,9})(\s*[\t,;:=]|[.)]? ))"),
        last(R"(([\t,;:=]\s*| )(\d{1,9})\s*$)");
    const std::size_t from = reversed && line.size() > looked ? line.size() - looked : 0;
    const std::string part = line.substr(from, looked);
    std::smatch match;
    if (!std::regex_search(part, match, reversed ? last : first)) {
        return std::nullopt;
    }
    const std::string name = reversed ? line.substr(0, from + std::size_t(match.position()))
                                      : line.substr(std::size_t(match.length()));
    const bool marked = match.str(reversed ? 1 : 2).find_first_of("\t,;:=") != std::string::npos;
    return Numbered{std::stoi(match.str(reversed ? 2 : 1)),
                    unquoted(name.substr(marked && !reversed ? name.rfind('\t') + 1 : 0)), marked};
}

// The names in LINES, below ABOVE lines of FILE, if all lines are numbered. Without separator, or at the end,
// numbers must run from 0 or 1 without a gap, and names differ: in "digit 0", "digit 1" names include them.
std::optional<Names> numberedNames(const Names& lines, std::size_t above, const std::string& file)
{
    for (const bool reversed : {false, true}) {
        std::vector<Numbered> found;
        std::set<int> indices;
        std::set<std::string> apart;
        bool marked = true;
        for (const std::string& line : lines) {
            if (const auto one = numbered(line, reversed)) {
                found.push_back(*one);
                indices.insert(one->index);
                apart.insert(one->name);
                marked = marked && one->marked;
            }
        }
        const std::size_t titles = marked && lines.size() > 2 && !numbered(lines[0], reversed) ? 1 : 0;
        const bool counted = apart.size() > 1 && indices.size() == found.size() && *indices.begin() <= 1
            && *indices.rbegin() - *indices.begin() + 1 == std::ptrdiff_t(found.size());
        if (found.size() + titles == lines.size() && (counted || (marked && !reversed))) {
            Indexed names(file, found.size());
            for (std::size_t i = 0; i < found.size(); ++i) {
                names.add(found[i].index, std::move(found[i].name), join(":", above + titles + i + 1));
            }
            return names.take();
        }
    }
    return std::nullopt;
}

// Removes synsets if all LINES begin with one, in ascending order as ImageNet's classes.
Names withoutSynsets(Names lines)
{
    constexpr std::size_t length = 9;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string& line = lines[i];
        const bool begins = line.size() > length + 1 && line[0] == 'n'
            && line.find_first_not_of("0123456789", 1) == length
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

// Removes the dashes of a YAML or Markdown list; returns whether LINES are one.
bool takeDashes(Names& lines)
{
    const bool all = std::all_of(lines.begin(), lines.end(), [](const std::string& line) {
        const std::string_view start = withoutBlanks(line).substr(0, 2);
        return start == "- " || start == "* ";
    });
    for (std::size_t i = 0; all && i < lines.size(); ++i) {
        lines[i] = unquoted(withoutBlanks(lines[i]).substr(2));
    }
    return all;
}

// The value of "names" in a YAML file, and the number of lines ABOVE it; else all of TEXT.
std::string namesIn(const std::string& text, std::size_t& above)
{
    const std::size_t key = ("\n" + text).find("\nnames:");
    const std::size_t value = key == std::string::npos ? key : text.find_first_not_of(" \t", key + 6);
    const char first = value < text.size() ? text[value] : ' ';
    if (first == '[' || first == '{') {
        return text.substr(value, text.find(first == '[' ? ']' : '}', value) - value + 1);
    }
    std::size_t end = value;
    for (std::size_t at = value, next = 0; first == '\n' && at + 1 < text.size(); at = next) {
        const char start = text[at + 1];
        next = std::min(text.find('\n', at + 1), text.size());
        end = start == ' ' || start == '-' ? next : end;
        if (start != '\n' && start != '#' && end != next) {
            break;
        }
    }
    if (end == value) {
        return text;
    }
    above = 1 + std::size_t(std::count(text.begin(), text.begin() + std::ptrdiff_t(value), '\n'));
    return text.substr(value + 1, end - value - 1);
}

Names namesOfLines(const std::string& text, std::size_t above, const std::string& file)
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
        throw inputError("%1: contains no class name", file);
    }
    requireNames(lines[0], file);
    requireNames(lines[lines.size() > 1 ? 1 : 0], file); // below a comment
    const bool dashed = takeDashes(lines);
    lines = withoutSynsets(std::move(lines));
    if (auto names = numberedNames(lines, above, file)) {
        return *std::move(names);
    }
    if (dashed || (above == 0 && lines.front().find('\t') == std::string::npos)) {
        return lines;
    }
    const auto marked = [](const std::string& line) {
        return numbered(line, false).value_or(Numbered{}).marked;
    };
    const auto other = std::find_if_not(lines.begin(), lines.end(), marked);
    throw inputError("%1:%2: expected an index and a name, such as 0<TAB>tench, found %3", file,
                     above + std::size_t(other - lines.begin()) + 1, printable(*other));
}

} // namespace

Names readLabels(const Path& path)
{
    const std::string file = path.string();
    std::size_t above = 0;
    const std::string text = namesIn(readText(path, largestFile), above);
    const auto ends = std::count(text.begin(), text.end(), '\n');
    if (ends > mostNames) {
        throw inputError("%1: %2 lines; expected at most %3 class names", file, ends, mostNames);
    }
    const std::size_t first = text.find_first_not_of(" \t\n");
    if (first != std::string::npos && (text[first] == '{' || text[first] == '[')) {
        const char last = text[text.find_last_not_of(" \t\n")];
        if (last == '}' || last == ']' || path.extension() == ".json") {
            return namesOfDocument(text, file);
        }
    }
    return namesOfLines(text, above, file);
}

} // namespace hydra
