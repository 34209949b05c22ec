// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include "core/base/error.h"
#include "core/language/language.h"

#include <algorithm>

namespace hydra::cli {

namespace {

constexpr std::size_t textColumn = 30, lastColumn = 100;

bool continues(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; // a continuation byte in UTF-8
}

std::size_t columnsOf(const std::string& text)
{
    return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues));
}

// Returns TEXT, which starts at COLUMN, broken at blanks and after commas into lines that fit and start at
// INDENT.
std::string wrapped(const std::string& text, std::size_t column, std::size_t indent)
{
    std::string out;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" ,", from), text.size() - 1) + 1;
        const std::string word = text.substr(from, end - from);
        const std::size_t width = columnsOf(word);
        if (column + width - (word.back() == ' ' ? 1 : 0) > lastColumn && column > indent) {
            out.erase(out.find_last_not_of(' ') + 1);
            out += "\n" + std::string(indent, ' ');
            column = indent;
        }
        out += word;
        column += width;
        from = end;
    }
    return out + "\n";
}

// Returns HEAD with TEXT beside it, or below if HEAD is too long.
std::string row(const std::string& head, const std::string& text)
{
    const std::size_t column = 2 + columnsOf(head);
    const bool beside = column + 2 <= textColumn;
    return "  " + head
        + (beside ? std::string(textColumn - column, ' ') : "\n" + std::string(textColumn, ' '))
        + wrapped(text, textColumn, textColumn);
}

std::string rowOf(const OptionInfo& option)
{
    return row("--" + option.name + (option.value.empty() ? "" : " " + option.value),
               translated(option.help) + translated(option.usualText()));
}

std::string examplesOf(const Guide& guide)
{
    std::string out = "\n" + translated(phrase("For example:")) + "\n";
    for (const std::string& example : guide.examples) {
        out += "  hydrascope-cli " + example + "\n";
    }
    return out;
}

} // namespace

std::string rowsOf(const Options& options)
{
    std::string out;
    for (const OptionInfo& option : options) {
        out += rowOf(option);
    }
    return out;
}

std::vector<OptionGroup> groupsOf(const Command& command)
{
    std::vector<OptionGroup> groups{{"", {}}};
    for (const OptionInfo& option : command.options) {
        auto found = std::find_if(groups.begin(), groups.end(),
                                  [&](const OptionGroup& group) { return group.first == option.group; });
        if (found == groups.end()) {
            found = groups.insert(groups.end(), {option.group, {}});
        }
        found->second.push_back(option);
    }
    return groups;
}

std::string overview()
{
    std::string out = join("hydrascope-cli: ", translated(programSummary),
                           "\n\n  hydrascope-cli COMMAND [OPTIONS]      hydrascope-cli COMMAND --help\n\n");
    for (const Command& command : commands()) {
        out += join("  ", command.name, std::string(13 - std::string(command.name).size(), ' '),
                    translated(command.summary), "\n");
    }
    return out + "\n" + translated(contract) + "\n";
}

std::string helpOf(const Command& command, bool all)
{
    const Guide& guide = command.guide;
    std::string out = join("hydrascope-cli ", command.name, " ", command.usage, "\n\n",
                           wrapped(translated(command.summary), 0, 0));
    std::size_t shown = 0;
    if (all) {
        for (const auto& [heading, options] : groupsOf(command)) {
            out += heading.empty() ? "\n" : "\n" + translated(heading) + "\n";
            out += rowsOf(options);
            shown += options.size();
        }
    } else {
        out += guide.options.empty() ? "" : "\n";
        for (const std::string& name : guide.options) {
            const auto option = std::find_if(command.options.begin(), command.options.end(),
                                             [&](const OptionInfo& each) { return each.name == name; });
            out += option != command.options.end() ? rowOf(*option) : std::string();
            ++shown;
        }
    }
    out += examplesOf(guide);
    if (shown < command.options.size()) {
        out += "\n"
            + translated(message("hydrascope-cli %1 --help all lists %2 options", command.name,
                                 command.options.size()))
            + "\n";
    }
    return out;
}

} // namespace hydra::cli
