// SPDX-License-Identifier: GPL-3.0-or-later
// What a shell can offer for a value or a positional word, read from the tables that --help prints.
#pragma once

#include "app/cli/commands.h"

#include <string>
#include <vector>

namespace hydra::cli {

struct Offer
{
    enum class Asked // of the program while the shell waits, because files decide
    {
        Nothing,
        Heads, // head counts of the model on the line
        Models // names of shipped models
    };

    std::vector<std::string> words;
    bool many = false; // several of the words, joined by commas
    bool files = false;
    bool folders = false;
    Asked asked = Asked::Nothing;

    [[nodiscard]] bool empty() const
    {
        return words.empty() && !files && !folders && asked == Asked::Nothing;
    }
};

// For the value of OPTION; empty where anything may stand: a number, a text.
[[nodiscard]] Offer offerFor(const OptionInfo& option);

// A program or one of its commands as a shell sees it.
struct Shape
{
    std::string name; // of the command, "" of a program without any
    std::string summary;
    std::vector<OptionInfo> options;
    std::vector<Offer> positions; // the last one goes on where REPEATS
    std::vector<std::string> titles; // of the positions: "MODEL", "INPUT"
    bool repeats = false;
    int model = -1; // position of the model, whose head counts are offered
    std::string modelOption; // or the option that names it
};

[[nodiscard]] Shape shapeOf(const Command& command);
[[nodiscard]] Shape shapeOfWindow();

} // namespace hydra::cli
