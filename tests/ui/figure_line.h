// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the command in a figure as the command line does.
#pragma once

#include "app/cli/figure_settings.h"
#include "app/cli/figures.h"
#include "app/cli/option_lists.h"

#include <string>
#include <utility>
#include <vector>

namespace hydra::test {

// Splits a command as a shell does: at blanks, except inside single quotes.
inline std::vector<std::string> shellWords(const std::string& line)
{
    std::vector<std::string> words;
    std::string word;
    bool quoted = false, open = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '\'') {
            quoted = !quoted;
            open = true;
        } else if (c == '\\' && !quoted) {
            word += line[++i];
        } else if (c == ' ' && !quoted) {
            if (open || !word.empty()) {
                words.push_back(std::exchange(word, {}));
            }
            open = false;
        } else {
            word += c;
        }
    }
    words.push_back(word);
    return words;
}

// A model that supports most questions.
inline VitConfig baseConfig()
{
    VitConfig c;
    c.depth.value = 12;
    c.numHeads.value = 12;
    c.numClasses.value = 1000;
    c.patchSize.value = 16;
    c.imageHeight.value = c.imageWidth.value = 224;
    c.trainedHeads.value = {3, 6, 9, 12};
    return c;
}

inline cli::FigureSettings settingsOf(const std::string& line)
{
    std::vector<std::string> words = shellWords(line);
    words.erase(words.begin(), words.begin() + 3); // hydrascope-cli figure KIND
    return cli::figureRows().read(cli::Arguments(words, cli::figureRows().infos(), "--help"));
}

} // namespace hydra::test
