// SPDX-License-Identifier: GPL-3.0-or-later
// A command line as positional arguments and --options, each checked against what the command declares.
#pragma once

#include "core/base/field.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hydra::cli {

// What a value names, for a shell that completes it.
enum class Takes
{
    Anything,
    File,
    Folder,
    Model, // a file, or the name of a shipped model
    HeadCount, // of the model on the line
    HeadCounts
};

// What a number must be; checked when the line is read, before a model is.
struct Bounds
{
    double least, most; // both allowed
    bool whole;
};

struct OptionInfo
{
    std::string name; // without dashes
    std::string value; // what stands for the value in the help, "" for a switch
    std::string help;
    bool repeats = false; // given again, it is one line more
    std::vector<std::string> words = {}; // what the value must be one of
    bool many = false; // several of WORDS, with commas between them
    Takes takes = Takes::Anything;
    std::vector<std::string> offers = {}; // words that a shell offers among what else may be said
    bool stored = false; // honoured with --store, which refuses all others
    std::optional<Bounds> bounds = {};
    std::optional<FieldRule> rule = {}; // of a field, which its value must fit
    const char* group = ""; // its heading in --help all; "": the command's own
};
[[nodiscard]] OptionInfo choice(const std::string& name, const std::vector<std::string>& words,
                                const std::string& help);
[[nodiscard]] OptionInfo fileOption(const std::string& name, const std::string& value,
                                    const std::string& help);
[[nodiscard]] OptionInfo folderOption(const std::string& name, const std::string& value,
                                      const std::string& help);
[[nodiscard]] OptionInfo offering(std::vector<std::string> words, OptionInfo option);
// OPTION takes a number from LEAST to MOST.
[[nodiscard]] OptionInfo whole(double least, double most, OptionInfo option);
[[nodiscard]] OptionInfo real(double least, double most, OptionInfo option);
constexpr double mostSeed = 1e12;

class Arguments
{
public:
    // ARGUMENTS after the command's name, and KNOWN what it takes. Throws Error{Usage} for an unknown option
    // (naming those that are near, and the help of COMMAND), a missing or superfluous value, one that is none
    // of the choices or out of bounds, or an option given twice.
    Arguments(const std::vector<std::string>& arguments, const std::vector<OptionInfo>& known,
              const std::string& command = {});
    Arguments() = default;

    [[nodiscard]] const std::vector<std::string>& positional() const noexcept { return m_positional; }
    // Throws Error{Usage} "expected MODEL ..." when there are fewer.
    [[nodiscard]] const std::string& positional(std::size_t index, const std::string& what) const;

    // The same, as if OPTION had not been given.
    [[nodiscard]] Arguments without(const std::string& option) const;

    // The same without the first COUNT positional words.
    [[nodiscard]] Arguments after(std::size_t count) const;

    [[nodiscard]] bool has(const std::string& option) const { return m_options.count(option) > 0; }
    [[nodiscard]] std::vector<std::string> given() const; // names of the options
    [[nodiscard]] std::optional<std::string> text(const std::string& option) const;
    [[nodiscard]] std::string text(const std::string& option, const std::string& otherwise) const;
    // Of an option with bounds.
    [[nodiscard]] std::optional<long long> integer(const std::string& option) const;
    [[nodiscard]] std::optional<double> number(const std::string& option) const;
    // Within what the model says. Throw Error{Usage} naming the option, what was expected and what came.
    [[nodiscard]] std::optional<long long> integer(const std::string& option, long long lowest,
                                                   long long highest) const;
    [[nodiscard]] std::optional<double> number(const std::string& option, double lowest,
                                               double highest) const;
    [[nodiscard]] std::vector<std::string> list(const std::string& option) const; // split at commas

private:
    std::vector<std::string> m_positional;
    std::map<std::string, std::string> m_options;
};

// GIVEN, which must be one of WORDS. Throws Error{Usage} that begins with WHERE and names them, and the one
// that is near.
const std::string& requireOneOf(const std::string& given, const std::vector<std::string>& words,
                                const std::string& where);

[[nodiscard]] std::vector<std::string> splitList(const std::string& text, char at);

} // namespace hydra::cli
