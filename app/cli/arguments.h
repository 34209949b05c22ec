// SPDX-License-Identifier: GPL-3.0-or-later
// A command line as positional arguments and --options, each checked against what the command declares.
#pragma once

#include "core/base/field.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hydra::cli {

// What a word names, for a shell that completes it.
enum class Takes
{
    Anything,
    File,
    Files, // as many as there are: the last place of a command
    Folder,
    Kind, // one of the command's kinds
    Model, // a file, or the name of a shipped model
    Target, // words, of which some name a file: similar:IMAGE
    HeadCount, // of the model on the line
    HeadCounts
};

struct OptionInfo
{
    std::string name; // without dashes
    std::string value; // what stands for the value in the help, "" for a switch
    std::string help;
    std::string usual = {}; // its default, in words
    Takes takes = Takes::Anything;
    std::optional<FieldRule> rule = {}; // which its value must fit: bounds, words; before a model is read
    bool many = false; // several of the rule's words, with commas between them
    std::vector<std::string> offers = {}; // words that a shell offers among what else may be said
    bool repeats = false; // given again, it is one line more
    bool stored = false; // honoured with --store, which refuses all others
    bool served = true; // may be said to serve
    bool ofTool = true; // and by an agent
    bool ofPredictor = false; // goes with --predictor
    const char* group = ""; // its heading in --help all; "": the command's own

    [[nodiscard]] std::string usualText() const; // as help appends it, in brackets
};

// Options one after the other: each is one, or a list of them.
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
// Whether its value is the name of a file or a folder, or has one in it.
[[nodiscard]] bool namesFile(const OptionInfo& option);
[[nodiscard]] OptionInfo flag(const char* name, std::string help);
[[nodiscard]] OptionInfo option(const char* name, const char* value, std::string help,
                                Takes takes = Takes::Anything);
[[nodiscard]] OptionInfo choice(const char* name, std::vector<std::string> words, const char* help);
[[nodiscard]] OptionInfo choices(const char* name, const char* value, std::vector<std::string> words,
                                 std::string help); // with commas between them
// A number from LEAST to MOST.
[[nodiscard]] OptionInfo whole(const char* name, const char* value, double least, double most,
                               const char* help);
[[nodiscard]] OptionInfo real(const char* name, const char* value, double least, double most,
                              const char* help);
[[nodiscard]] OptionInfo offering(std::vector<std::string> words, OptionInfo option);
// With what help says in place of the member's default.
[[nodiscard]] OptionInfo usually(std::string words, OptionInfo option);
constexpr double mostSeed = 1e12;

class Arguments
{
public:
    // ARGUMENTS after the command's name, and KNOWN what it takes. Throws Error{Usage} for an unknown option
    // (naming those that are near, and HELP, the line that lists all), a missing or superfluous value, one
    // that does not fit the option's rule, an empty name of a file, or an option given twice.
    Arguments(const std::vector<std::string>& arguments, const Options& known, const std::string& help);
    Arguments() = default;

    [[nodiscard]] const std::vector<std::string>& positional() const noexcept { return m_positional; }
    // The text of OPTION; of a switch "". Null: it was not given.
    [[nodiscard]] const std::string* find(const std::string& option) const;
    [[nodiscard]] std::vector<std::string> given() const; // names of the options
    // The first of the options that were given and are not MARKED so; "" where all are.
    [[nodiscard]] std::string firstNot(bool OptionInfo::*marked) const;

private:
    std::vector<std::string> m_positional;
    std::map<std::string, std::string> m_options;
    Options m_given;
};

[[nodiscard]] std::vector<std::string> splitList(const std::string& text, char at);

} // namespace hydra::cli
