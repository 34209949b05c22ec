// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion_scripts.h"
#include "app/cli/offers.h"

#include <algorithm>

namespace hydra::cli {

namespace {

constexpr const char* fishHelpers =
    R"sh(# Completion of hydrascope and hydrascope-cli for fish, written by `hydrascope-cli completion fish`.

function __hydrascope_models
    hydrascope-cli completion --models --quiet 2>/dev/null
end

# __hydrascope_heads PLACE: the model is the PLACE-th word that is no option, the command counted; 0: after --model.
function __hydrascope_heads
    set -l model
    set -l place 0
    set -l skip 0
    for word in (commandline -opc)[2..]
        if test $skip = model
            set model $word
            break
        else if test $skip = value
            set skip 0
        else if test "$word" = --model -a $argv[1] = 0
            set skip model
        else if string match -q -- '--*=*' $word
        else if string match -q -- '--*' $word
            contains -- $word $__hydrascope_switches; or set skip value
        else
            set place (math $place + 1)
            if test $place = $argv[1]
                set model $word
                break
            end
        end
    end
    if test -n "$model"
        hydrascope-cli completion --heads-of $model --quiet 2>/dev/null
    else
        echo all
    end
end

)sh";

std::string fishQuoted(const std::string& text)
{
    std::string out = "'";
    for (const char c : text) {
        out += (c == '\'' || c == '\\' ? "\\" : "") + std::string(1, c);
    }
    return out + "'";
}

// " -a '...'" and whether files are offered too; PLACE: where the command's line has its model.
std::string fishArguments(const Offer& offer, int place)
{
    std::string words;
    if (offer.asked == Offer::Asked::Heads) {
        words = "(__hydrascope_heads " + std::to_string(place) + ")";
        words = offer.many ? "(__fish_append , " + words + ")" : words;
    } else if (offer.asked == Offer::Asked::Models) {
        words = "(__hydrascope_models)";
    } else if (offer.folders) {
        words = "(__fish_complete_directories)";
    } else if (!offer.words.empty()) {
        words = offer.many ? "(__fish_append , " + joinedWords(offer.words) + ")" : joinedWords(offer.words);
    }
    return words.empty() ? "" : " -a " + fishQuoted(words);
}

std::string fishOption(const std::string& start, const OptionInfo& option, int place)
{
    std::string out = start + " -l " + option.name;
    if (!option.value.empty()) {
        const Offer offer = offerFor(option);
        out += (offer.files ? " -r -F" : " -x") + fishArguments(offer, place);
    }
    return out + " -d " + fishQuoted(option.help) + "\n";
}

} // namespace

std::string fishScript()
{
    std::string out = fishHelpers;
    std::string switches = "set -g __hydrascope_switches";
    std::string lines = "complete -c hydrascope-cli -n __fish_use_subcommand -f\n";
    for (const Command& command : commands()) {
        const Shape shape = shapeOf(command);
        const std::string start =
            "complete -c hydrascope-cli -n '__fish_seen_subcommand_from " + shape.name + "'";
        const int place = shape.model < 0 ? -1 : shape.model + 2;
        lines += "complete -c hydrascope-cli -n __fish_use_subcommand -a " + shape.name + " -d "
            + fishQuoted(shape.summary) + "\n";
        const bool files = std::any_of(shape.positions.begin(), shape.positions.end(),
                                       [](const Offer& offer) { return offer.files || offer.folders; });
        lines += files ? "" : start + " -f\n";
        for (const Offer& offer : shape.positions) {
            const std::string words = fishArguments(offer, place);
            lines += words.empty() ? "" : start + words + "\n";
        }
        for (const OptionInfo& option : shape.options) {
            lines += fishOption(start, option, place);
            switches += option.value.empty() ? " --" + option.name : "";
        }
    }
    for (const OptionInfo& option : shapeOfWindow().options) {
        lines += fishOption("complete -c hydrascope", option, 0);
    }
    return out + switches + "\n\n" + lines;
}

} // namespace hydra::cli
