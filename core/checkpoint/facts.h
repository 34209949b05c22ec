// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a model besides its tensors, in order of trust: the file's own words, the configuration
// beside it, and the usual values of its family.
#pragma once

#include "core/base/error.h"
#include "core/model/vit_config.h"

#include <array>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace hydra {

// A file's statements about itself: a string map read as bounded numbers and known choices. Every getter
// takes the names of a fact, returns nullopt when the map has no such name, and throws Error{Input} naming
// file and key for an invalid value.
class Metadata
{
public:
    using Keys = std::initializer_list<const char*>;

    Metadata(std::map<std::string, std::string> values, std::string file);

    [[nodiscard]] std::optional<std::string> text(Keys keys) const; // cut after 4096 bytes
    [[nodiscard]] std::optional<int> integer(Keys keys, int least, int most) const;
    [[nodiscard]] std::optional<double> number(Keys keys, double least, double most) const;
    [[nodiscard]] std::optional<std::array<double, 3>> triple(Keys keys, double least,
                                                              double most) const; // "r,g,b"
    [[nodiscard]] std::optional<std::vector<int>> integers(Keys keys, int least, int most) const; // "3,4,5"
    [[nodiscard]] std::optional<std::pair<int, int>> imageSize() const; // height, width; "224" or "224,160"
    [[nodiscard]] std::optional<std::pair<int, int>> pictureSize() const; // of the prepared picture
    [[nodiscard]] std::optional<Activation> activation() const;
    [[nodiscard]] std::optional<Pool> pool() const;
    [[nodiscard]] std::optional<Answers> answers() const;
    [[nodiscard]] std::optional<std::vector<std::string>> classNames() const; // JSON array, or one per line
    // In the words of enumWords<Enum>(), or in those of other programs in OTHERS.
    template<class Enum>
    [[nodiscard]] std::optional<Enum> choice(Keys keys, const EnumWords<Enum>& others = {}) const
    {
        return oneOf(find(keys), enumWords<Enum>(), others);
    }
    [[nodiscard]] std::optional<bool> flag(Keys keys) const; // "true" or "false", also in Python's spelling
    [[nodiscard]] const std::string& file() const noexcept { return m_file; }

private:
    [[nodiscard]] std::optional<std::pair<int, int>> sizeIn(Keys keys) const;
    using Entry = std::pair<const std::string, std::string>;
    [[nodiscard]] const Entry* find(Keys keys) const;
    [[nodiscard]] Error wrong(const Entry& entry, const Message& expected) const;
    template<class Choice>
    [[nodiscard]] std::optional<Choice> oneOf(const Entry* entry, const EnumWords<Choice>& words,
                                              const EnumWords<Choice>& others) const
    {
        std::string expected;
        for (const EnumWords<Choice>* each : {&words, &others}) {
            for (const auto& [choice, word] : *each) {
                if (entry == nullptr || entry->second == word) {
                    return entry != nullptr ? std::optional(choice) : std::nullopt;
                }
                expected += (expected.empty() ? "" : ", ") + std::string(word);
            }
        }
        throw wrong(*entry, message("one of %1", expected));
    }

    std::map<std::string, std::string> m_values;
    std::string m_file;
};

using KeyValues = std::map<std::string, std::string>;
using Notes = std::vector<Message>; // for the user

class Facts
{
public:
    struct Layer
    {
        Metadata words;
        Provenance from;
    };

    // Later layers serve facts that earlier ones lack. FILE stands for the layer in messages.
    void add(KeyValues words, const std::string& file, Provenance from)
    {
        if (!words.empty()) {
            m_layers.push_back({Metadata(std::move(words), file), from});
        }
    }
    [[nodiscard]] const std::vector<Layer>& layers() const noexcept { return m_layers; }

    // GET reads one layer, with a getter of Metadata or a call of one: std::optional<T>(const Metadata&).
    // Returns the first answer with its provenance.
    template<class Get>
    [[nodiscard]] auto first(Get&& get) const
    {
        using T = typename std::invoke_result_t<Get&, const Metadata&>::value_type;
        std::optional<Known<T>> found;
        for (auto layer = m_layers.begin(); layer != m_layers.end() && !found; ++layer) {
            if (auto value = std::invoke(get, layer->words)) {
                found = Known<T>{std::move(*value), layer->from};
            }
        }
        return found;
    }

private:
    std::vector<Layer> m_layers;
};

// The first available of: user, a file's statement, a guess from the tensors, a default.
template<class T>
[[nodiscard]] Known<T> choose(const std::optional<T>& user, const std::optional<Known<T>>& stated,
                              const std::optional<T>& guess, const T& fallback)
{
    if (user) {
        return {*user, Provenance::User};
    }
    if (stated) {
        return *stated;
    }
    return guess ? Known<T>{*guess, Provenance::Inferred} : Known<T>{fallback, Provenance::Default};
}

// The trainer's arguments in a PyTorch checkpoint ("args.heads", "arch", ...), in the words of Metadata.
[[nodiscard]] KeyValues wordsOfTrainer(const KeyValues& stored);

} // namespace hydra
