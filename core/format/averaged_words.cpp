// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/averaged_words.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace hydra {

namespace {

constexpr std::array<const char*, 4> averagedWords{"ema", "average", "teacher", "target_encoder"};

} // namespace

bool saysAveraged(const std::string& way)
{
    const auto inside = [&](std::size_t at) { // a letter: the word continues ("semantic" is not "ema")
        return at < way.size() && std::isalpha(static_cast<unsigned char>(way[at])) != 0;
    };
    return std::any_of(averagedWords.begin(), averagedWords.end(), [&](const std::string& word) {
        for (std::size_t at = way.find(word); at != std::string::npos; at = way.find(word, at + 1)) {
            if (!inside(at - 1) && !inside(at + word.size())) {
                return true;
            }
        }
        return false;
    });
}

} // namespace hydra
