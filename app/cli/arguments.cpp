// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "core/base/error.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/printable.h"

#include <algorithm>
#include <iterator>

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

void check(const OptionInfo& option, const std::string& value)
{
    if (value.empty() && namesFile(option)) {
        throw usageError("--%1 expects %2, got an empty text", option.name, option.value);
    }
    if (option.rule) {
        for (const std::string& each :
             option.many ? splitList(value, ',') : std::vector<std::string>{value}) {
            (void)option.rule->fromText(each, "--" + option.name);
        }
    }
}

OptionInfo ruled(FieldRule rule, Message help)
{
    OptionInfo info{rule.option, rule.shape, std::move(help)};
    info.rule = std::move(rule);
    return info;
}

} // namespace

bool namesFile(const OptionInfo& option)
{
    switch (option.takes) {
    case Takes::File:
    case Takes::Files:
    case Takes::Folder:
    case Takes::Model:
    case Takes::Target:
        return true;
    case Takes::Anything:
    case Takes::Kind:
    case Takes::HeadCount:
    case Takes::HeadCounts:
        break;
    }
    return false;
}

OptionInfo flag(const char* name, Message help)
{
    return {name, "", std::move(help)};
}

OptionInfo option(const char* name, const char* value, Message help, Takes takes)
{
    return {name, value, std::move(help), {}, takes};
}

OptionInfo choice(const char* name, std::vector<std::string> words, const char* help)
{
    return ruled(choiceRule(name, "", std::move(words), ""), help);
}

OptionInfo choices(const char* name, const char* value, std::vector<std::string> words, Message help)
{
    OptionInfo info = ruled(choiceRule(name, "", std::move(words), ""), std::move(help));
    info.value = value;
    info.many = true;
    return info;
}

OptionInfo whole(const char* name, const char* value, double least, double most, const char* help)
{
    return ruled({name, "", FieldKind::Whole, least, most, {}, value, ""}, help);
}

OptionInfo real(const char* name, const char* value, double least, double most, const char* help)
{
    return ruled(numberRule(name, "", least, most, value, ""), help);
}

OptionInfo offering(std::vector<std::string> words, OptionInfo option)
{
    option.offers = std::move(words);
    return option;
}

Message OptionInfo::usualText() const
{
    return usual.empty() ? Message() : message(" (default %1)", usual);
}

OptionInfo usually(std::string words, OptionInfo option)
{
    option.usual = std::move(words);
    return option;
}

Arguments::Arguments(const std::vector<std::string>& arguments, const Options& known, const std::string& help)
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
            throw usageError("unknown option --%1; %2 lists what there is%3", escaped(name, longestShown),
                             help, didYouMean(name, names, "--"));
        }
        std::string value;
        if (info->value.empty()) {
            if (equals != std::string::npos) {
                throw usageError("--%1 takes no value, got '%2'", name, word.substr(equals + 1));
            }
        } else if (equals != std::string::npos) {
            value = word.substr(equals + 1);
            check(*info, value);
        } else if (i + 1 < arguments.size()) {
            value = arguments[++i];
            check(*info, value);
        } else {
            throw usageError("--%1 expects %2, and the line ends", name, info->value);
        }
        if (const auto given = m_options.find(name); given != m_options.end() && info->repeats) {
            given->second += '\n' + value;
        } else if (!m_options.emplace(name, value).second) {
            throw usageError("--%1 is given twice", name);
        }
    }
    std::copy_if(known.begin(), known.end(), std::back_inserter(m_given),
                 [&](const OptionInfo& each) { return find(each.name) != nullptr; });
}

std::vector<std::string> Arguments::given() const
{
    std::vector<std::string> names;
    std::transform(m_given.begin(), m_given.end(), std::back_inserter(names),
                   [](const OptionInfo& each) { return each.name; });
    return names;
}

std::string Arguments::firstNot(bool OptionInfo::*marked) const
{
    const auto found =
        std::find_if(m_given.begin(), m_given.end(), [&](const OptionInfo& each) { return !(each.*marked); });
    return found == m_given.end() ? std::string() : found->name;
}

const std::string* Arguments::find(const std::string& option) const
{
    const auto found = m_options.find(option);
    return found == m_options.end() ? nullptr : &found->second;
}

} // namespace hydra::cli
