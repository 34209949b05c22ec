// SPDX-License-Identifier: GPL-3.0-or-later
// A command line as positional arguments and --options, checked against the command's declared options.
#pragma once

#include "core/base/field.h"
#include "core/base/message.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hydra::cli {

// The kind of a word, for shell completion.
enum class Takes
{
    Anything,
    File,
    Files, // any number; only at a command's last place
    Folder,
    Kind, // one of the command's kinds
    Model, // a file, or the name of a shipped model
    Target, // words, of which some name a file: similar:IMAGE
    HeadCount, // of the line's model
    HeadCounts
};

struct OptionInfo
{
    std::string name; // without dashes
    std::string value; // the value's placeholder in the help, "" for a switch
    Message help;
    std::string usual = {}; // its default, in words
    Takes takes = Takes::Anything;
    std::optional<FieldRule> rule = {}; // bounds or words for its value, checked before a model is read
    bool many = false; // several of the rule's words, separated by commas
    std::vector<std::string> offers = {}; // words that a shell offers; others are allowed
    bool repeats = false; // may be repeated; each adds a line
    bool stored = false; // allowed with --store, which refuses all others
    bool served = true; // allowed in a question to serve
    bool ofTool = true; // and in one by an agent
    bool ofPredictor = false; // allowed with --predictor
    const char* group = ""; // its heading in --help all; "": the command's own

    [[nodiscard]] Message usualText() const; // as help appends it, in parentheses
};

// A list of options, built from single ones and other lists.
class Options : public std::vector<OptionInfo>
{
public:
    Options() = default;
    Options(OptionInfo one) { push_back(std::move(one)); }
    Options(std::initializer_list<Options> parts)
    {
        for (const Options& part : parts) {
            insert(end(), part.begin(), part.end());
        }
    }
};
// Returns whether its value is or contains the name of a file or folder.
[[nodiscard]] bool namesFile(const OptionInfo& option);
[[nodiscard]] OptionInfo flag(const char* name, Message help);
[[nodiscard]] OptionInfo option(const char* name, const char* value, Message help,
                                Takes takes = Takes::Anything);
[[nodiscard]] OptionInfo choice(const char* name, std::vector<std::string> words, const char* help);
[[nodiscard]] OptionInfo choices(const char* name, const char* value, std::vector<std::string> words,
                                 Message help); // separated by commas
// Numbers from LEAST to MOST.
[[nodiscard]] OptionInfo whole(const char* name, const char* value, double least, double most,
                               const char* help);
[[nodiscard]] OptionInfo real(const char* name, const char* value, double least, double most,
                              const char* help);
[[nodiscard]] OptionInfo offering(std::vector<std::string> words, OptionInfo option);
// Shows WORDS in the help in place of the member's default.
[[nodiscard]] OptionInfo usually(std::string words, OptionInfo option);
constexpr double mostSeed = 1e12;

class Arguments
{
public:
    // ARGUMENTS follow the command's name; KNOWN are its options. Throws Error{Usage} for an unknown option
    // (naming similar ones, and HELP, the line that lists all), a missing or superfluous value, one that does
    // not fit the option's rule, an empty file name, or an option given twice.
    Arguments(const std::vector<std::string>& arguments, const Options& known, const std::string& help);
    Arguments() = default;

    [[nodiscard]] const std::vector<std::string>& positional() const noexcept { return m_positional; }
    // Returns the text of OPTION, "" for a switch; null if it was not given.
    [[nodiscard]] const std::string* find(const std::string& option) const;
    [[nodiscard]] std::vector<std::string> given() const; // names of the options
    // Returns the first given option whose MARKED is false; "" if there is none.
    [[nodiscard]] std::string firstNot(bool OptionInfo::*marked) const;

private:
    std::vector<std::string> m_positional;
    std::map<std::string, std::string> m_options;
    Options m_given;
};

[[nodiscard]] std::vector<std::string> splitList(const std::string& text, char at);

} // namespace hydra::cli
