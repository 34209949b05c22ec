// SPDX-License-Identifier: GPL-3.0-or-later
// An option is a row: its description, and the member of a command's settings that it fills. Its default is
// the member's, which help prints.
#pragma once

#include "app/cli/arguments.h"
#include "core/base/enum_words.h"
#include "core/base/field.h"
#include "core/base/list_text.h"
#include "core/base/number.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace hydra::cli {

namespace detail {

using hydra::detail::Plain;

template<class Member>
inline constexpr bool isList = false;
template<class Each>
inline constexpr bool isList<std::vector<Each>> = true;

// Converts TEXT, which fits the option's rule, into MEMBER; a switch inverts its default.
template<class Member>
void fill(Member& member, const std::string& text)
{
    if constexpr (Plain<Member>::optional) {
        fill(member.emplace(), text);
    } else if constexpr (std::is_same_v<Member, bool>) {
        member = !member;
    } else if constexpr (std::is_enum_v<Member>) {
        member = enumNamed<Member>(text).value();
    } else if constexpr (std::is_integral_v<Member>) {
        member = static_cast<Member>(std::strtoll(text.c_str(), nullptr, 10));
    } else if constexpr (std::is_floating_point_v<Member>) {
        member = numberIn(withoutBlanks(text)).value();
    } else if constexpr (isList<Member>) {
        member.clear();
        for (const std::string& word : splitList(text, ',')) {
            fill(member.emplace_back(), word);
        }
    } else {
        member = text;
    }
}

// Returns MEMBER as help prints a default; "" for unset, switches and negative numbers.
template<class Member>
[[nodiscard]] std::string usualText(const Member& member)
{
    if constexpr (Plain<Member>::optional || std::is_same_v<Member, bool>) {
        return {};
    } else if constexpr (std::is_enum_v<Member>) {
        return wordOf(member);
    } else if constexpr (std::is_arithmetic_v<Member>) {
        return double(member) < 0 ? std::string() : exactText(double(member));
    } else if constexpr (isList<Member>) {
        return listText(member, ",", [](const auto& each) { return usualText(each); });
    } else {
        return std::string(member);
    }
}

} // namespace detail

// The rows of a command.
template<class Settings>
class Rows
{
public:
    using Fill = std::function<void(Settings&, const std::string& text)>;

    Rows() = default;
    Rows(std::initializer_list<Rows> parts)
    {
        for (const Rows& part : parts) {
            m_rows.insert(m_rows.end(), part.m_rows.begin(), part.m_rows.end());
        }
    }
    template<class Member, class Of>
    Rows(Member Of::*member, OptionInfo info)
        : Rows(std::move(info),
               [member](Settings& into, const std::string& text) { detail::fill(into.*member, text); })
    {
        OptionInfo& row = m_rows.front().first;
        if (row.usual.empty() && row.help.text().find("(default") == std::string::npos) {
            row.usual = detail::usualText(Settings().*member);
        }
    }
    Rows(OptionInfo info, Fill fill) { m_rows.emplace_back(std::move(info), std::move(fill)); }
    // Converts rows for a base of Settings.
    template<class Base, class = std::enable_if_t<std::is_base_of_v<Base, Settings>>>
    Rows(const Rows<Base>& part)
    {
        m_rows.insert(m_rows.end(), part.all().begin(), part.all().end());
    }

    [[nodiscard]] const std::vector<std::pair<OptionInfo, Fill>>& all() const noexcept { return m_rows; }
    // Applies CHANGE to each row's description.
    template<class Change>
    [[nodiscard]] Rows each(Change&& change) &&
    {
        for (auto& [info, fill] : m_rows) {
            change(info);
        }
        return std::move(*this);
    }
    [[nodiscard]] Rows without(const std::string& name) const
    {
        Rows rest;
        std::copy_if(m_rows.begin(), m_rows.end(), std::back_inserter(rest.m_rows),
                     [&](const auto& row) { return row.first.name != name; });
        return rest;
    }
    [[nodiscard]] Options infos() const
    {
        Options infos;
        for (const auto& [info, fill] : m_rows) {
            infos.push_back(info);
        }
        return infos;
    }
    // Returns the settings: the defaults with WORDS applied.
    [[nodiscard]] Settings read(const Arguments& words) const
    {
        Settings settings;
        settings.take(words);
        for (const auto& [info, fill] : m_rows) {
            if (const std::string* const text = words.find(info.name); text != nullptr && fill) {
                fill(settings, *text);
            }
        }
        return settings;
    }

private:
    std::vector<std::pair<OptionInfo, Fill>> m_rows;
};

// Makes ROWS, which fill PART, fill the settings' member PART.
template<class Part, class Settings>
[[nodiscard]] Rows<Settings> within(Part Settings::*part, const Rows<Part>& rows)
{
    Rows<Settings> all;
    for (const auto& [info, fill] : rows.all()) {
        all = {all, {info, [part, fill = fill](Settings& into, const std::string& text) {
                         fill(into.*part, text);
                     }}};
    }
    return all;
}
// Returns a row, described by INFO, that fills FIELD of the settings' member PART; a switch inverts its
// default.
template<class Part, class Settings>
[[nodiscard]] Rows<Settings> fieldRow(Part Settings::*part, const Field<Part>& field, OptionInfo info)
{
    return {std::move(info), [part, field](Settings& into, const std::string& text) {
                field.set(into.*part,
                          field.kind == FieldKind::Flag
                              ? FieldValue(!std::get<bool>(field.get(Part()).value()))
                              : field.fromText(text, std::string("--") + field.option));
            }};
}

// Returns the option made from REST as a row that fills MEMBER.
template<class Member, class Settings, class... Rest>
[[nodiscard]] Rows<Settings> flag(Member Settings::*member, Rest&&... rest)
{
    return {member, flag(std::forward<Rest>(rest)...)};
}
template<class Member, class Settings, class... Rest>
[[nodiscard]] Rows<Settings> option(Member Settings::*member, Rest&&... rest)
{
    return {member, option(std::forward<Rest>(rest)...)};
}
template<class Member, class Settings>
[[nodiscard]] Rows<Settings> choice(Member Settings::*member, const char* name,
                                    std::vector<std::string> words, const char* help)
{
    return {member, choice(name, std::move(words), help)};
}
template<class Member, class Settings> // for an enum's words
[[nodiscard]] Rows<Settings> choice(Member Settings::*member, const char* name, const char* help)
{
    return choice(member, name, wordsOf<typename detail::Plain<Member>::Type>(), help);
}
template<class Member, class Settings>
[[nodiscard]] Rows<Settings> choices(Member Settings::*member, const char* name, const char* value,
                                     std::vector<std::string> words, Message help)
{
    return {member, choices(name, value, std::move(words), std::move(help))};
}
template<class Member, class Settings, class... Rest>
[[nodiscard]] Rows<Settings> whole(Member Settings::*member, Rest&&... rest)
{
    return {member, whole(std::forward<Rest>(rest)...)};
}
template<class Member, class Settings, class... Rest>
[[nodiscard]] Rows<Settings> real(Member Settings::*member, Rest&&... rest)
{
    return {member, real(std::forward<Rest>(rest)...)};
}

} // namespace hydra::cli
