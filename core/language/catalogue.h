// SPDX-License-Identifier: GPL-3.0-or-later
// Translates finished English texts into another language. Core produces only English: errors, notes, names
// of methods, help. Texts for the user are translated just before display, so that files, JSON and sessions
// are the same in every language, and no function of core needs a language parameter.
//
// A message is recognised by its pattern. Its values are translated if they are texts of core themselves
// ("expected [a number from 1 to 12]"); quoted values and texts without a matching pattern stay unchanged.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hydra {

// A message with places for values, "%1: expected %2, found %3", that can be matched against a finished text.
class Pattern
{
public:
    explicit Pattern(std::string_view source);

    // The values in TEXT: values[i] for %(i+1); BEFORE and AFTER surround a fragment. Empty if TEXT does not
    // match. Only the last value may be empty.
    struct Found
    {
        std::vector<std::string_view> values;
        std::string_view before, after;
    };
    [[nodiscard]] std::optional<Found> in(std::string_view text) const;

    // Whether the value at PLACE (0 for %1) is in quotes: a name or a word from the user.
    [[nodiscard]] bool quoted(std::size_t place) const;
    // Whether PLACE begins the message and a colon follows: usually a file.
    [[nodiscard]] bool namesPlace(std::size_t place) const;
    // Whether it is a part of a sentence that is joined to other text: ", %1 refused", "left out: ".
    [[nodiscard]] bool fragment() const noexcept { return m_openFront || m_openEnd; }
    [[nodiscard]] bool plain() const noexcept { return m_places.empty(); }
    [[nodiscard]] int letters() const noexcept { return m_letters; } // of the fixed parts
    [[nodiscard]] const std::string& source() const noexcept { return m_source; }

private:
    std::string m_source;
    std::vector<std::string> m_fixed; // one more than places
    std::vector<std::size_t> m_places; // the index of each value
    bool m_openFront = false;
    bool m_openEnd = false;
    int m_letters = 0;
    std::size_t m_longest = 0; // index of the longest fixed part, which is searched first
};

// The translation TEXT with VALUES inserted at its places. Values are not searched for places.
[[nodiscard]] std::string filled(std::string_view text, const std::vector<std::string>& values);

// The translations of core's and the command line's texts, in Qt Linguist's format (.ts). Parsed here,
// because the command line does not link Qt.
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
    std::string text; // the translation, with its places in any order
};

// The finished entries of a .ts file. The files are our own, so anything else is skipped without an error.
[[nodiscard]] std::vector<Translation> readTranslations(std::string_view xml);

class Catalogue
{
public:
    explicit Catalogue(const std::vector<Translation>& translations);

    // Time is bounded for any text: a malicious one may stay in English, in whole or in part.
    [[nodiscard]] std::string translated(const std::string& text) const;

private:
    struct Entry
    {
        Pattern pattern;
        std::string text;
    };
    // The remaining budget for matching one text.
    struct Work
    {
        int effort = 400000; // patterns left to try; a long text costs more
        int depth = 0;
    };
    // A translation and the number of letters left untranslated: the reading with fewer is chosen.
    struct Reading
    {
        std::string text;
        int unread = 0;
    };
    enum class Kind
    {
        Text, // any message
        Value, // a part of one; short fragments match only here
        Place, // text before a colon, usually a file: only long patterns match
    };
    [[nodiscard]] Reading read(std::string_view text, Kind kind, Work& work) const;
    [[nodiscard]] std::optional<Reading> whole(std::string_view text, Kind kind, Work& work) const;
    [[nodiscard]] std::optional<Reading> parts(std::string_view text, Kind kind, Work& work) const;
    [[nodiscard]] Reading assembled(const Entry& entry, const Pattern::Found& found, Work& work) const;

    std::vector<Entry> m_entries; // with places or fragments, most letters first
    std::unordered_map<std::string, std::string> m_plain;
};

} // namespace hydra
