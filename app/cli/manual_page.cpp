// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/manual_page.h"

#include "app/cli/help.h"
#include "app/cli/option_lists.h"
#include "app/cli/window_options.h"
#include "core/base/version.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace hydra::cli {

namespace {

// Returns TEXT with groff's special characters escaped.
std::string plain(const std::string& text)
{
    static const std::map<char, const char*> spelt{{'\\', "\\e"},  {'-', "\\-"},   {'\'', "\\(aq"},
                                                   {'`', "\\(ga"}, {'^', "\\(ha"}, {'~', "\\(ti"},
                                                   {'"', "\\(dq"}, {'\t', " "}};
    std::string out;
    for (const char c : text) {
        const auto found = spelt.find(c);
        out += found == spelt.end() ? std::string(1, c) : found->second;
    }
    return !out.empty() && out[0] == '.' ? "\\&" + out : out;
}

// Returns TEXT with allowed line breaks after commas and bars: groff would treat a list as one word.
std::string breakable(const std::string& text)
{
    std::string out;
    for (const char c : plain(text)) {
        out += c;
        if (c == ',' || c == '|') {
            out += "\\:";
        }
    }
    return out;
}

std::string upper(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

std::string sentence(std::string text)
{
    if (!text.empty()) {
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
        if (text.back() != '.') {
            text += '.';
        }
    }
    return text;
}

std::string heading(const std::string& name, const std::string& day, const std::string& summary)
{
    std::string brief = summary.substr(0, summary.size() - (summary.back() == '.' ? 1 : 0));
    brief[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(brief[0])));
    return ".TH " + plain(upper(name)) + " 1 \"" + day + "\" \"" + software()
        + "\" \"User Commands\"\n.ad l\n.nh\n.SH NAME\n" + plain(name) + " \\- " + plain(brief) + "\n";
}

std::string options(const Options& list)
{
    std::string out;
    for (const OptionInfo& option : list) {
        out += ".TP\n\\fB\\-\\-" + plain(option.name) + "\\fR";
        out += option.value.empty() ? "\n" : " \\fI" + breakable(option.value) + "\\fR\n";
        out += breakable(option.help + option.usualText()) + "\n";
        if (option.repeats) {
            out += "May be given more than once.\n";
        }
    }
    return out;
}

// Returns the options under the headings of --help all.
std::string optionsOf(const Command& command)
{
    std::string out = ".SH OPTIONS\n";
    for (const auto& [heading, list] : groupsOf(command)) {
        out += (heading.empty() ? "" : ".SS " + plain(heading) + "\n") + options(list);
    }
    return out;
}

std::string examplesOf(const Command& command)
{
    std::string out = ".SH EXAMPLES\n.nf\n";
    for (const std::string& example : command.guide.examples) {
        out += "hydrascope\\-cli " + plain(example) + "\n";
    }
    return out + ".fi\n";
}

const char* exitStatus()
{
    return ".SH EXIT STATUS\n.TP\n.B 0\nDone.\n.TP\n.B 1\nAnything that is not below: the disk is full, "
           "memory "
           "is short.\n.TP\n.B 2\nThe command line makes no sense.\n.TP\n.B 3\nAn input cannot be read or "
           "does "
           "not fit.\n.TP\n.B 4\nCancelled; what was finished is kept. 143 after SIGTERM.\n";
}

const char* environment()
{
    return ".SH ENVIRONMENT\n.TP\n.B HYDRA_THREADS\nThreads for matrix products.\n.TP\n.B HYDRA_MODELS\nThe "
           "folder of the shipped models, in place of the installed one.\n";
}

std::string seeAlso(std::vector<std::string> names)
{
    std::string out = ".SH SEE ALSO\n";
    for (std::size_t i = 0; i < names.size(); ++i) {
        out += ".BR " + plain(names[i]) + " (1)" + (i + 1 < names.size() ? ",\n" : "\n");
    }
    return out;
}

} // namespace

std::string windowPage(const std::string& day)
{
    return heading("hydrascope", day, app::windowSummary)
        + ".SH SYNOPSIS\n.B hydrascope\n[\\fIOPTIONS\\fR] [\\fIINPUT\\fR...]\n.SH DESCRIPTION\n"
          "The window opens pictures and Vision Transformer checkpoints and draws which parts of a picture "
          "speak for "
          "a class.\nEverything that it computes,\n.BR hydrascope\\-cli (1)\ncomputes "
          "too.\n.PP\n\\fIINPUT\\fR: "
        + plain(sentence(app::windowInput)) + "\n.SH OPTIONS\n" + options(app::windowRows().infos())
        + environment() + seeAlso({"hydrascope-cli"});
}

std::string overviewPage(const std::string& day)
{
    std::string out = heading("hydrascope-cli", day, programSummary)
        + ".SH SYNOPSIS\n.B hydrascope\\-cli\n\\fICOMMAND\\fR [\\fIOPTIONS\\fR]\n.br\n.B hydrascope\\-cli\n"
          "\\fICOMMAND\\fR \\fB\\-\\-help\\fR\n.br\n.B hydrascope\\-cli\n\\fB\\-\\-version\\fR\n"
          ".SH DESCRIPTION\nOne JSON document goes to standard output; progress and warnings go to standard "
          "error.\nEach command has a page of its own.\n.SH COMMANDS\n";
    std::vector<std::string> pages{"hydrascope"};
    for (const Command& command : commands()) {
        out += std::string(".TP\n.B ") + plain(command.name) + "\n" + breakable(sentence(command.summary))
            + "\n";
        pages.push_back(std::string("hydrascope-cli-") + command.name);
    }
    return out + exitStatus() + environment() + seeAlso(pages);
}

std::string commandPage(const Command& command, const std::string& day)
{
    return heading(std::string("hydrascope-cli-") + command.name, day, command.summary)
        + ".SH SYNOPSIS\n.B hydrascope\\-cli " + plain(command.name) + "\n"
        + (*command.usage == '\0' ? "" : breakable(command.usage) + "\n") + "[\\fIOPTIONS\\fR]\n"
        + ".SH DESCRIPTION\n" + breakable(sentence(command.summary)) + "\n" + examplesOf(command)
        + optionsOf(command) + exitStatus() + environment() + seeAlso({"hydrascope", "hydrascope-cli"});
}

} // namespace hydra::cli
