// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_settings.h"

#include "core/base/error.h"

namespace hydra::cli {

void CommonSettings::take(const Arguments& words)
{
    places = words.positional();
    given = words.given();
    unstored = words.firstNot(&OptionInfo::stored);
    unpredicted = words.firstNot(&OptionInfo::ofPredictor);
}

const std::string& CommonSettings::place(std::size_t index, const Message& what) const
{
    if (index >= places.size()) {
        throw usageError("expected %1", what);
    }
    return places[index];
}

std::vector<std::pair<std::string, std::string>> CommonSettings::saeOptions() const
{
    std::vector<std::pair<std::string, std::string>> options;
    const auto add = [&](const char* option, const auto& value) {
        if (value) {
            options.emplace_back(option, join(*value));
        }
    };
    add("sae", sae);
    add("sae-block", saeBlock);
    add("sae-k", saeK);
    add("sae-code", saeCode ? std::optional(wordOf(*saeCode)) : std::nullopt);
    return options;
}

} // namespace hydra::cli
