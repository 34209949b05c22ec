// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "core/base/error.h"
#include "core/base/field.h"
#include "core/base/list_text.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/printable.h"

#include <algorithm>
#include <cstdlib>

namespace hydra::cli {

std::vector<std::string> splitList(const std::string& text, char at)
{
    std::vector<std::string> parts;
    std::size_t from = 0;
    while (true) {
        const auto end = text.find(at, from);
        parts.push_back(text.substr(from, end == std::string::npos ? end : end - from));
        if (end == std::string::npos) {
            return parts;
        }
        from = end + 1;
    }
}

namespace {

constexpr std::size_t longestShown = 80; // bytes of a word in a message

void checkWords(const OptionInfo& option, const std::string& value)
{
    if (option.words.empty()) {
        return;
    }
    for (const std::string& each : option.many ? splitList(value, ',') : std::vector<std::string>{value}) {
        requireOneOf(each, option.words, "--" + option.name);
    }
}

std::optional<double> wholeNumberIn(const std::string& text)
{
    char* end = nullptr;
    const auto value = static_cast<double>(std::strtoll(text.c_str(), &end, 10));
    constexpr std::size_t mostDigits = 18;
    const bool all = !text.empty() && *end == '\0' && text.size() <= mostDigits;
    return all ? std::optional(value) : std::nullopt;
}

void checkNumber(const std::string& option, const std::string& given, const Bounds& bounds)
{
    const std::optional<double> value = bounds.whole ? wholeNumberIn(given) : numberIn(given);
    if (value && *value >= bounds.least && *value <= bounds.most) {
        return;
    }
    if (bounds.whole) {
        throw usageError("--", option, ": expected a whole number from ",
                         static_cast<long long>(bounds.least), " to ", static_cast<long long>(bounds.most),
                         ", got '", given, "'");
    }
    throw usageError("--", option, ": expected a number from ", bounds.least, " to ", bounds.most, ", got '",
                     given, "'");
}

} // namespace

OptionInfo choice(const std::string& name, const std::vector<std::string>& words, const std::string& help)
{
    return {name, listText(words, "|"), help, false, words};
}

OptionInfo fileOption(const std::string& name, const std::string& value, const std::string& help)
{
    return {name, value, help, false, {}, false, Takes::File};
}

OptionInfo folderOption(const std::string& name, const std::string& value, const std::string& help)
{
    return {name, value, help, false, {}, false, Takes::Folder};
}

OptionInfo offering(std::vector<std::string> words, OptionInfo option)
{
    option.offers = std::move(words);
    return option;
}

OptionInfo whole(double least, double most, OptionInfo option)
{
    option.bounds = {least, most, true};
    return option;
}

OptionInfo real(double least, double most, OptionInfo option)
{
    option.bounds = {least, most, false};
    return option;
}

const std::string& requireOneOf(const std::string& given, const std::vector<std::string>& words,
                                const std::string& where)
{
    (void)choiceRule("", "", words, "").fromText(given, where);
    return given;
}

Arguments::Arguments(const std::vector<std::string>& arguments, const std::vector<OptionInfo>& known,
                     const std::string& command)
{
    bool onlyPositional = false;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        if (word == "--" && !onlyPositional) {
            onlyPositional = true;
            continue;
        }
        if (onlyPositional || word.compare(0, 2, "--") != 0) {
            m_positional.push_back(word);
            continue;
        }
        const auto equals = word.find('=');
        const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
        const auto info =
            std::find_if(known.begin(), known.end(), [&](const OptionInfo& o) { return o.name == name; });
        if (info == known.end()) {
            std::vector<std::string> names;
            for (const OptionInfo& option : known) {
                names.push_back(option.name);
            }
            throw usageError("unknown option --", escaped(name, longestShown), "; hydrascope-cli ", command,
                             command.empty() ? "" : " ", "--help all lists what there is",
                             didYouMean(name, names, "--"));
        }
        std::string value;
        if (info->value.empty()) {
            if (equals != std::string::npos) {
                throw usageError("--", name, " takes no value, got '", word.substr(equals + 1), "'");
            }
        } else if (equals != std::string::npos) {
            value = word.substr(equals + 1);
        } else if (i + 1 < arguments.size()) {
            value = arguments[++i];
        } else {
            throw usageError("--", name, " expects ", info->value, ", and the line ends");
        }
        checkWords(*info, value);
        if (info->bounds) {
            checkNumber(name, value, *info->bounds);
        }
        if (info->rule && !value.empty()) {
            (void)info->rule->fromText(value, "--" + name);
        }
        if (const auto given = m_options.find(name); given != m_options.end() && info->repeats) {
            given->second += '\n' + value;
        } else if (!m_options.emplace(name, value).second) {
            throw usageError("--", name, " is given twice");
        }
    }
}

const std::string& Arguments::positional(std::size_t index, const std::string& what) const
{
    if (index >= m_positional.size()) {
        throw usageError("expected ", what);
    }
    return m_positional[index];
}

Arguments Arguments::without(const std::string& option) const
{
    Arguments rest = *this;
    rest.m_options.erase(option);
    return rest;
}

Arguments Arguments::after(std::size_t count) const
{
    Arguments rest = *this;
    const auto words = static_cast<std::ptrdiff_t>(std::min(count, rest.m_positional.size()));
    rest.m_positional.erase(rest.m_positional.begin(), rest.m_positional.begin() + words);
    return rest;
}

std::vector<std::string> Arguments::given() const
{
    std::vector<std::string> names;
    for (const auto& [name, value] : m_options) {
        names.push_back(name);
    }
    return names;
}

std::optional<std::string> Arguments::text(const std::string& option) const
{
    const auto found = m_options.find(option);
    return found == m_options.end() ? std::nullopt : std::optional<std::string>(found->second);
}

std::string Arguments::text(const std::string& option, const std::string& otherwise) const
{
    return text(option).value_or(otherwise);
}

std::optional<long long> Arguments::integer(const std::string& option) const
{
    const auto given = text(option);
    return given ? std::optional(std::strtoll(given->c_str(), nullptr, 10)) : std::nullopt;
}

std::optional<double> Arguments::number(const std::string& option) const
{
    const auto given = text(option);
    return given ? numberIn(*given) : std::nullopt;
}

std::optional<long long> Arguments::integer(const std::string& option, long long lowest,
                                            long long highest) const
{
    if (const auto given = text(option)) {
        checkNumber(option, *given, {double(lowest), double(highest), true});
    }
    return integer(option);
}

std::optional<double> Arguments::number(const std::string& option, double lowest, double highest) const
{
    if (const auto given = text(option)) {
        checkNumber(option, *given, {lowest, highest, false});
    }
    return number(option);
}

std::vector<std::string> Arguments::list(const std::string& option) const
{
    const auto given = text(option);
    return given ? splitList(*given, ',') : std::vector<std::string>();
}

} // namespace hydra::cli
