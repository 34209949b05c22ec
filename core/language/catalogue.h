// SPDX-License-Identifier: GPL-3.0-or-later
// From English to another language, for texts that are already made. Core speaks English: errors, notes,
// names of methods, help. What a person reads goes through a catalogue at the last moment, so that files,
// JSON and sessions are the same in every language, and no function of core takes a language along.
//
// A message is found again by its pattern. Its values stay as they are, but for those that are texts of ours
// themselves ("expected [a number from 1 to 12]"); what stands in quotes and what no pattern fits stays as it
// is.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hydra {

// A message with places for values, "%1: expected %2, found %3", and how it is found again in a finished
// text.
class Pattern
{
public:
    explicit Pattern(std::string_view source);

    // What stands at the places of TEXT: [i] at %(i+1), before() and after() around a fragment. Nothing where
    // TEXT is no such message. No place is empty.
    struct Found
    {
        std::vector<std::string_view> values;
        std::string_view before, after;
    };
    [[nodiscard]] std::optional<Found> in(std::string_view text) const;

    // Whether the value at PLACE (0 for %1) stands in quotes: a name or a word of the user's.
    [[nodiscard]] bool quoted(std::size_t place) const;
    // Whether it begins the message and a colon follows: mostly a file.
    [[nodiscard]] bool namesPlace(std::size_t place) const;
    // A part of a sentence that is put behind or before something else: ", %1 refused", "left out: ".
    [[nodiscard]] bool fragment() const noexcept { return m_openFront || m_openEnd; }
    [[nodiscard]] bool plain() const noexcept { return m_places.empty(); }
    [[nodiscard]] int letters() const noexcept { return m_letters; } // of the fixed parts
    [[nodiscard]] const std::string& source() const noexcept { return m_source; }

private:
    std::string m_source;
    std::vector<std::string> m_fixed; // one more than places
    std::vector<std::size_t> m_places; // the number of each, from 0
    bool m_openFront = false;
    bool m_openEnd = false;
    int m_letters = 0;
    std::size_t m_longest = 0; // of the fixed parts: looked for first
};

// TEXT, a translation, with VALUES at its places. What a value says is never read as a place.
[[nodiscard]] std::string filled(std::string_view text, const std::vector<std::string>& values);

// The translations of core's and the command line's texts, as Qt Linguist writes them (.ts). Read here,
// because the command line knows no Qt.
struct TranslationFile
{
    const char* code; // "de", "zh_CN"
    const char* content; // XML
};

// resources/i18n/messages_*.ts, by code.
[[nodiscard]] const std::vector<TranslationFile>& translationFiles();

struct Translation
{
    std::string source; // "%1: expected %2, found %3"
    std::string text; // the same in the other language, its places in any order
};

// The finished entries of a .ts file. It is a file of our own: what is no entry is passed over.
[[nodiscard]] std::vector<Translation> readTranslations(std::string_view xml);

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
