// SPDX-License-Identifier: GPL-3.0-or-later
// What a file says about itself in words: a string map read as bounded numbers and known choices. Every
// getter takes the names a fact goes by, returns nothing when none is there, and throws Error{Input} naming
// file and key when the value cannot be one.
#pragma once

#include "core/base/error.h"
#include "core/model/vit_config.h"

#include <array>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hydra {

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
    [[nodiscard]] std::optional<Activation> activation() const;
    [[nodiscard]] std::optional<Pool> pool() const;
    [[nodiscard]] std::optional<Interpolation> interpolation() const;
    [[nodiscard]] std::optional<CropMode> cropMode() const;
    [[nodiscard]] std::optional<std::vector<std::string>> classNames() const; // JSON array, or one a line
    template<class Enum>
    [[nodiscard]] std::optional<Enum> choice(const char* key) const // in the words of enumWords<Enum>()
    {
        const auto* entry = find({key});
        if (entry == nullptr) {
            return std::nullopt;
        }
        const auto value = enumNamed<Enum>(entry->second);
        return value ? value : throw unknownChoice(*entry);
    }
    [[nodiscard]] std::optional<bool> flag(Keys keys) const; // "true" or "false", as Python also writes them
    [[nodiscard]] const std::string& file() const noexcept { return m_file; }

private:
    [[nodiscard]] const std::pair<const std::string, std::string>* find(Keys keys) const;
    [[nodiscard]] Error unknownChoice(const std::pair<const std::string, std::string>& entry) const;

    std::map<std::string, std::string> m_values;
    std::string m_file;
};

} // namespace hydra
