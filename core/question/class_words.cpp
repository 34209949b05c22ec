// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file.h"
#include "core/base/integer_list.h"
#include "core/base/message.h"
#include "core/question/keys.h"

#include <functional>

namespace hydra {

template<>
const EnumWords<ClassChoice::Kind>& enumWords<ClassChoice::Kind>()
{
    using Kind = ClassChoice::Kind;
    static const EnumWords<Kind> words{{Kind::Top, "top"},         {Kind::Own, "own"},
                                       {Kind::Index, "index"},     {Kind::Output, "output"},
                                       {Kind::Box, "box"},         {Kind::Norm, "norm"},
                                       {Kind::Similar, "similar"}, {Kind::Direction, "direction"},
                                       {Kind::Probe, "probe"},     {Kind::Feature, "feature"}};
    return words;
}

namespace {

using Kind = ClassChoice::Kind;

constexpr const char* wholePicture = "all"; // follows a name that ends like a list of patches

// Splits TEXT at its last colon; without one the second part is empty.
std::pair<std::string_view, std::string_view> atLastColon(std::string_view text)
{
    const std::size_t colon = text.rfind(':');
    return colon == std::string_view::npos ? std::pair(text, std::string_view())
                                           : std::pair(text.substr(0, colon), text.substr(colon + 1));
}

std::string fileText(const ClassChoice& choice)
{
    const std::string start = std::string(wordOf(choice.kind)) + ":" + choice.path;
    if (choice.kind == Kind::Direction) {
        return start;
    }
    const bool probe = choice.kind == Kind::Probe;
    if (probe ? choice.value >= 0 : !choice.patches.empty()) {
        return start + ":" + (probe ? std::to_string(choice.value) : integerListText(choice.patches));
    }
    const std::string_view end = atLastColon(choice.path).second;
    const bool endsAlike = end == wholePicture || integerSet(end, 0, ClassChoice::most).has_value();
    return endsAlike ? start + ":" + wholePicture : start;
}

// REST is the text after "similar:", "direction:" or "probe:".
std::optional<ClassChoice> fileChoice(Kind kind, std::string_view rest)
{
    ClassChoice choice{kind, kind == Kind::Probe ? -1 : 0};
    const auto [name, end] = atLastColon(rest);
    if (kind == Kind::Direction) {
        choice.path = rest;
    } else if (end == wholePicture) {
        choice.path = name;
    } else if (const auto numbers = integerSet(end, 0, ClassChoice::most); !numbers) {
        choice.path = rest;
    } else if (kind == Kind::Similar) {
        choice.path = name;
        choice.patches = *numbers;
    } else if (const auto number = wholeNumber(end)) {
        choice.path = name;
        choice.value = *number;
    }
    return choice.path.empty() ? std::nullopt : std::optional(choice);
}

std::optional<ClassChoice> numbered(Kind kind, std::string_view text, int least)
{
    const auto number = wholeNumber(text);
    return number && *number >= least && *number <= ClassChoice::most
        ? std::optional(ClassChoice{kind, *number})
        : std::nullopt;
}

// "47", "47:3,10-12"; the autoencoder has a separate option.
std::optional<ClassChoice> featureChoice(std::string_view text)
{
    const std::size_t colon = text.find(':');
    auto choice = numbered(Kind::Feature, text.substr(0, colon), 0);
    if (choice && colon != std::string_view::npos) {
        const auto patches = integerSet(text.substr(colon + 1), 0, ClassChoice::most);
        choice = patches ? choice : std::nullopt;
        if (choice) {
            choice->patches = *patches;
        }
    }
    return choice;
}

bool takeStart(std::string_view& text, std::string_view start)
{
    const bool starts = text.substr(0, start.size()) == start;
    text.remove_prefix(starts ? start.size() : 0);
    return starts;
}

} // namespace

bool ClassChoice::hasValue() const noexcept
{
    return kind == Kind::Top || kind == Kind::Index || kind == Kind::Output || kind == Kind::Box
        || kind == Kind::Probe || kind == Kind::Feature;
}

bool operator==(const ClassChoice& a, const ClassChoice& b)
{
    if (a.kind != b.kind || (a.hasValue() && a.value != b.value)) {
        return false;
    }
    if (!a.hasFile()) {
        return true;
    }
    const bool known = !a.id.empty() || !b.id.empty();
    return a.patches == b.patches && a.id == b.id && (known || a.path == b.path);
}

std::size_t hashOf(const ClassChoice& choice)
{
    const std::string& file = choice.id.empty() ? choice.path : choice.id;
    return std::hash<std::string>{}(choice.hasFile() ? file + ":" + integerListText(choice.patches) : file)
        * 31
        + std::size_t(choice.kind) * 7 + (choice.hasValue() ? std::size_t(choice.value + 1) : 0);
}

std::string text(const ClassChoice& choice)
{
    switch (choice.kind) {
    case Kind::Own:
    case Kind::Norm:
        return wordOf(choice.kind);
    case Kind::Top:
        return wordOf(Kind::Top) + std::to_string(choice.value);
    case Kind::Index:
        return std::to_string(choice.value);
    case Kind::Output:
    case Kind::Box:
        return wordOf(choice.kind) + (":" + std::to_string(choice.value));
    case Kind::Feature:
        return wordOf(Kind::Feature) + (":" + std::to_string(choice.value))
            + (choice.patches.empty() ? "" : ":" + integerListText(choice.patches));
    case Kind::Similar:
    case Kind::Direction:
    case Kind::Probe:
        return fileText(choice);
    }
    return {};
}

std::optional<ClassChoice> classChoice(std::string_view text)
{
    for (const Kind kind : {Kind::Own, Kind::Norm}) {
        if (text == wordOf(kind)) {
            return ClassChoice{kind, 1};
        }
    }
    for (const Kind kind :
         {Kind::Output, Kind::Box, Kind::Similar, Kind::Direction, Kind::Probe, Kind::Feature}) {
        std::string_view rest = text;
        if (takeStart(rest, wordOf(kind)) && takeStart(rest, ":")) {
            return kind == Kind::Output || kind == Kind::Box ? numbered(kind, rest, 0)
                : kind == Kind::Feature                      ? featureChoice(rest)
                                                             : fileChoice(kind, rest);
        }
    }
    if (takeStart(text, "class:") && text == wordOf(Kind::Own)) {
        return ClassChoice{Kind::Own, 1};
    }
    const bool ranked = takeStart(text, wordOf(Kind::Top));
    return numbered(ranked ? Kind::Top : Kind::Index, text, ranked ? 1 : 0);
}

Message targetName(const ClassChoice& choice)
{
    std::string name = Path(choice.path).filename().string();
    if (const auto mark = name.rfind('#'); choice.kind == Kind::Feature && mark != std::string::npos) {
        name.resize(mark); // the user's values: "sae.pt#block=10"
    }
    const Message file = choice.path.empty() ? Message(phrase("the kept picture")) : Message(name);
    switch (choice.kind) {
    case Kind::Output:
        return message("output %1", choice.value);
    case Kind::Box:
        return message("box %1", choice.value);
    case Kind::Norm:
        return phrase("embedding norm");
    case Kind::Similar:
        return choice.patches.empty()
            ? message("similarity to %1", file)
            : message(choice.patches.size() > 1 ? phrase("similarity to patches %1 of %2")
                                                : phrase("similarity to patch %1 of %2"),
                      integerListText(choice.patches), file);
    case Kind::Feature:
        return choice.patches.empty()
            ? message("feature %1 of %2", choice.value, file)
            : message("feature %1 of %2 at patches %3", choice.value, file, integerListText(choice.patches));
    case Kind::Direction:
        return message("direction %1", file);
    case Kind::Probe:
        return choice.value < 0 ? message("probe %1", file)
                                : message("class %1 of probe %2", choice.value, file);
    case Kind::Top:
    case Kind::Own:
    case Kind::Index:
        break;
    }
    return {};
}

ClassChoice firstTarget(const VitConfig& config)
{
    return config.numClasses == 0 || config.embeds ? ClassChoice{Kind::Norm, 1} : answeredBy(config, {});
}

ClassChoice answeredBy(const VitConfig& config, const ClassChoice& choice)
{
    if (config.findsBoxes != (choice.kind == Kind::Box)) {
        return config.findsBoxes ? ClassChoice{Kind::Box, 0} : firstTarget(config);
    }
    return config.answers != Answers::Values || !choice.isClass() ? choice
        : choice.kind == Kind::Index                              ? ClassChoice{Kind::Output, choice.value}
                                                                  : ClassChoice{Kind::Output, 0};
}

} // namespace hydra
