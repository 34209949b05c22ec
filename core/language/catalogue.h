// SPDX-License-Identifier: GPL-3.0-or-later
// From English to another language, for texts that are already made. Core speaks English: errors, notes,
// names of methods, help. What a person reads goes through a catalogue at the last moment, so that files,
// JSON and sessions are the same in every language, and no function of core takes a language along.
//
// A message is found again by its pattern. Its values stay as they are, but for those that are texts of ours
// themselves ("expected [a number from 1 to 12]"); what stands in quotes and what no pattern fits stays as it
// is.
#pragma once

#include "core/language/pattern.h"
#include "core/language/translation_file.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hydra {

class Catalogue
{
public:
    explicit Catalogue(const std::vector<Translation>& translations);

    // Bounded in time for any text: one of a hostile file comes back in English, whole or in part.
    [[nodiscard]] std::string translated(const std::string& text) const;

private:
    struct Entry
    {
        Pattern pattern;
        std::string text;
    };
    // How far a text may be taken apart.
    struct Work
    {
        int effort = 400000; // patterns tried, a long text counting more than once
        int depth = 0;
    };
    // A text as it is understood, and how many letters of it stayed as they were: of two readings, the one
    // with fewer is right.
    struct Reading
    {
        std::string text;
        int unread = 0;
    };
    enum class Kind
    {
        Text, // any message
        Value, // a part of one: fragments that are short fit here alone
        Place, // what stands before a colon, mostly a file: only what is surely ours
    };
    [[nodiscard]] Reading read(std::string_view text, Kind kind, Work& work) const;
    [[nodiscard]] std::optional<Reading> whole(std::string_view text, Kind kind, Work& work) const;
    [[nodiscard]] std::optional<Reading> parts(std::string_view text, Kind kind, Work& work) const;
    [[nodiscard]] Reading assembled(const Entry& entry, const Pattern::Found& found, Work& work) const;

    std::vector<Entry> m_entries; // with places or fragments, the most letters first
    std::unordered_map<std::string, std::string> m_plain;
};

} // namespace hydra
