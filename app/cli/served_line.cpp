// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/served_line.h"

#include "core/base/error.h"
#include "core/base/list_text.h"
#include "core/base/nearest.h"
#include "core/base/printable.h"
#include "core/base/version.h"

#include <algorithm>
#include <cctype>

namespace hydra::cli {

namespace {

constexpr std::size_t longestId = 200, longestName = 100;

// Throws Error{Usage} if LINE has a member that is not in NAMES.
void requireMembers(const Json& line, const std::vector<std::string>& names)
{
    for (const auto& [name, value] : line.items()) {
        if (std::find(names.begin(), names.end(), name) == names.end()) {
            throw usageError("unknown field %1; expected %2", printable(name), listText(names, ", "));
        }
    }
}

// Thrown for an invalid line, with the code to report.
struct NoLine
{
    const char* code;
    std::string message;
};

void readCommand(ServedLine& into, const Json& line)
{
    const Json& name = line.at("command");
    if (!name.is_string()) {
        throw usageError("\"command\": expected a text");
    }
    if (line.contains("arguments")) {
        into.arguments = line.at("arguments");
        if (!into.arguments.is_object()) {
            throw usageError("\"arguments\": expected an object of options, {\"top\": 3}");
        }
    }
    const auto& text = name.get_ref<const std::string&>();
    const Command* const found = findCommand(text);
    if (found == nullptr || *found->apart != 0) {
        std::vector<std::string> names;
        for (const Command& each : commands()) {
            if (*each.apart == 0) {
                names.emplace_back(each.name);
            }
        }
        throw NoLine{"usage",
                     join(found == nullptr ? "unknown command " : "not served is the command ",
                          printable(text), found == nullptr ? "" : join(", which ", found->apart),
                          "; expected one of ", listText(names, ", "),
                          found == nullptr ? didYouMean(text, names).text() : std::string())};
    }
    into.command = found;
}

void read(ServedLine& into, std::string_view text, const std::string& greeting)
{
    const Json line = parseJson(text, "line", servedLimits);
    if (!line.is_object()) {
        throw usageError("expected an object, {\"id\": 1, \"command\": \"predict\", \"arguments\": {}}");
    }
    using Kind = ServedLine::Kind;
    if (line.contains("hello")) {
        requireMembers(line, {"hello"});
        if (line.at("hello") != servedProtocol) {
            into.ends = true;
            throw usageError("this program speaks protocol %1; another was requested", servedProtocol);
        }
        into.reply = greeting;
        return;
    }
    if (!line.contains("id")) {
        throw usageError("expected an \"id\"");
    }
    into.id = servedId(line.at("id"));
    if (line.contains("cancel")) {
        requireMembers(line, {"id", "cancel"});
        into.cancels = servedId(line.at("cancel"));
        into.kind = Kind::Cancel;
        return;
    }
    requireMembers(line, {"id", "command", "arguments"});
    if (!line.contains("command")) {
        throw usageError("expected a \"command\", or \"cancel\"");
    }
    readCommand(into, line);
    into.kind = Kind::Question;
}

std::string textOf(const Json& value, const std::string& name)
{
    if (value.is_number()) {
        return value.dump();
    }
    if (!value.is_string()) {
        throw usageError("%1: expected a text, a number or a list of them, got %2", name,
                         escaped(inOneLine(value), 80));
    }
    const auto& text = value.get_ref<const std::string&>();
    if (text.find('\0') != std::string::npos) {
        throw usageError("%1: a NUL byte in %2", name, printable(text));
    }
    return text;
}

// Returns {"private": NAME} as a path.
std::string privatePath(const Json& value, const std::string& name,
                        const std::function<std::string()>& folder)
{
    if (value.size() != 1 || !value.contains("private") || !value.at("private").is_string()) {
        throw usageError("%1: expected {\"private\": \"NAME\"}", name);
    }
    const std::string file = textOf(value.at("private"), name);
    if (file.empty() || file.size() > longestName || file.front() == '.'
        || file.find('/') != std::string::npos) {
        throw usageError(
            "%1: expected a private name of 1 to %2 bytes without / and without a leading dot, got %3", name,
            longestName, printable(file));
    }
    return folder() + "/" + file;
}

// Returns VALUE as words of a command line.
std::vector<std::string> textsOf(const Json& value, const std::string& name,
                                 const std::function<std::string()>& folder)
{
    std::vector<std::string> texts;
    if (value.is_object()) {
        texts.push_back(privatePath(value, name, folder));
    } else if (value.is_array()) {
        for (const Json& each : value) {
            texts.push_back(textOf(each, name));
        }
        if (texts.empty()) {
            throw usageError("%1: the list is empty", name);
        }
    } else {
        texts.push_back(textOf(value, name));
    }
    return texts;
}

bool isAbsent(const Json& value)
{
    return value.is_null() || value == false;
}

void addOption(std::vector<std::string>& words, const OptionInfo& option, const Json& value,
               const std::function<std::string()>& folder)
{
    const std::string name = "--" + option.name;
    if (!option.served) {
        throw usageError("%1 does not belong to a served question", name);
    }
    if (option.value.empty()) {
        if (!value.is_boolean() && !value.is_null()) {
            throw usageError("%1: expected true or false", name);
        }
        if (!isAbsent(value)) {
            words.push_back(name);
        }
        return;
    }
    if (isAbsent(value)) {
        return;
    }
    if (value == true) {
        throw usageError("%1 expects %2, got true", name, option.value);
    }
    const std::vector<std::string> texts = textsOf(value, name, folder);
    if (option.repeats) {
        for (const std::string& text : texts) {
            words.push_back(name + "=" + text);
        }
    } else {
        words.push_back(name + "=" + listText(texts, ","));
    }
}

} // namespace

std::string servedId(const Json& id)
{
    const bool text = id.is_string() && id.get_ref<const std::string&>().size() <= longestId;
    if (!text && !id.is_number_integer()) {
        throw usageError("\"id\": expected an integer, or a text of at most %1 bytes", longestId);
    }
    return id.dump();
}

std::string inOneLine(const Json& document)
{
    return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string OwnSpeech::greeting(const std::string& folder) const
{
    return inOneLine({{"hello", {{"protocol", servedProtocol}, {"version", version()}, {"folder", folder}}}})
        + "\n";
}

ServedLine OwnSpeech::read(std::string_view line, const std::string& folder) const
{
    ServedLine found;
    found.bytes = line.size();
    try {
        hydra::cli::read(found, line, greeting(folder));
    } catch (const NoLine& other) {
        found.reply = refused(found.id, other.code, other.message);
    } catch (const Error& error) {
        found.reply = refused(found.id, "protocol", error.what());
    }
    return found;
}

std::string OwnSpeech::line(const std::string& id, Says what, const Json& value, const Json& warnings) const
{
    const char* const name = what == Says::Progress ? "progress" : what == Says::Error ? "error" : "result";
    return join("{\"id\":", id, ",\"", name, "\":", inOneLine(value),
                warnings.empty() ? "" : ",\"warnings\":" + inOneLine(warnings), "}\n");
}

std::vector<std::vector<std::string>> placesOf(const Command& command)
{
    std::vector<std::vector<std::string>> places;
    for (const std::string& word : splitList(command.usage, ' ')) {
        if (places.size() == command.places.size() || word.rfind("--", 0) == 0) {
            break;
        }
        std::vector<std::string> names;
        for (const std::string& each : splitList(word, '|')) {
            std::string name;
            for (const char c : each) {
                if (std::isupper(static_cast<unsigned char>(c)) != 0) {
                    name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
                }
            }
            if (!hasOption(command, name)) { // nearest also has the option --index
                names.push_back(name);
            }
        }
        places.push_back(names);
    }
    return places;
}

namespace {

// Fills places with TEXTS, the words after the model, in command-line order.
void fillPlaces(std::vector<std::vector<std::string>>& placed,
                const std::vector<std::vector<std::string>>& places, const Command& command,
                std::vector<std::string> texts)
{
    for (std::size_t i = 0; i < placed.size() && !texts.empty(); ++i) {
        if (placed[i].empty() && places[i].front() != "model") {
            const auto end = command.places[i] == Takes::Files ? texts.end() : texts.begin() + 1;
            placed[i].assign(texts.begin(), end);
            texts.erase(texts.begin(), end);
        }
    }
    if (!texts.empty()) {
        throw usageError("%1 has no value %2; expected %3", command.name, printable(texts.front()),
                         command.usage);
    }
}

} // namespace

Arguments argumentsOf(const Command& command, const Json& given, const std::function<std::string()>& folder)
{
    const auto places = placesOf(command);
    std::vector<std::vector<std::string>> placed(places.size());
    std::vector<std::string> words, inOrder;
    for (const auto& [name, value] : given.items()) {
        const auto place = std::find_if(places.begin(), places.end(),
                                        [&, &key = name](const std::vector<std::string>& names) {
                                            return std::find(names.begin(), names.end(), key) != names.end();
                                        });
        if (place != places.end()) {
            auto& texts = placed[static_cast<std::size_t>(place - places.begin())];
            if (!texts.empty()) {
                throw usageError("expected one of %1", listText(*place, ", "));
            }
            if (!isAbsent(value)) {
                texts = textsOf(value, name, folder);
            }
            continue;
        }
        const auto option =
            std::find_if(command.options.begin(), command.options.end(),
                         [&, &key = name](const OptionInfo& each) { return each.name == key; });
        if (option == command.options.end() && name == "input") { // for a command with other names for them
            inOrder = textsOf(value, name, folder);
        } else if (option == command.options.end()) {
            if (name.empty() || name.find('=') != std::string::npos) {
                throw usageError("unknown option %1", printable(name));
            }
            words.push_back("--" + name); // refused below, with similar names
        } else {
            addOption(words, *option, value, folder);
        }
    }
    fillPlaces(placed, places, command, std::move(inOrder));
    words.emplace_back("--");
    bool missing = false;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        if (missing && !placed[i].empty()) {
            throw usageError("expected \"%1\" beside \"%2\"", places[i - 1].front(), places[i].front());
        }
        if (placed[i].size() > 1 && command.places[i] != Takes::Files) {
            throw usageError("\"%1\": expected one, got %2", places[i].front(), placed[i].size());
        }
        const bool program = places[i].front() == "model" && given.contains("predictor"); // in its place
        missing = placed[i].empty() && !program;
        words.insert(words.end(), placed[i].begin(), placed[i].end());
    }
    return Arguments(words, command.options, command.help());
}

} // namespace hydra::cli
