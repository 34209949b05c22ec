// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/offers.h"

#include "app/cli/option_lists.h"
#include "app/start/window_options.h"

#include <algorithm>
#include <string_view>

namespace hydra::cli {

namespace {

bool begins(const std::string& text, const char* start)
{
    return text.rfind(start, 0) == 0;
}

// A window's option takes what the command line's option of this name takes, but one value alone.
OptionInfo windowOption(const app::WindowOption& option)
{
    static const std::vector<OptionInfo> known = figureOptions() + deviceOptions()
        + std::vector<OptionInfo>{
            {"model", "", "", false, {}, false, Takes::Model},
            folderOption("training", "", ""),
            fileOption("screenshot", "", ""),
            choice("theme", {"dark", "light", "system"}, ""),
            offering({"system", "en", "de", "es", "ja", "zh_CN"}, {"language", "", ""})};
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const OptionInfo& each) { return each.name == option.name; });
    OptionInfo info = found == known.end() ? OptionInfo() : *found;
    info.name = option.name;
    info.value = option.value;
    info.help = option.help;
    info.many = false;
    info.takes = info.takes == Takes::HeadCounts ? Takes::HeadCount : info.takes;
    return info;
}

Offer offerForPosition(const std::string& title, const std::vector<std::string>& kinds)
{
    Offer offer;
    if (title == "MODEL" || title == "CHECKPOINT") {
        offer.asked = Offer::Asked::Models;
        offer.files = true;
    } else if (title == "KIND" || title == "SHELL") {
        offer.words = kinds;
    } else if (title == "FOLDER") {
        offer.folders = true;
    } else if (title != "COMMAND") {
        offer.files = true; // INPUT, CONFIG, STORE, OUT.safetensors, FOLDER|INPUT
    }
    return offer;
}

} // namespace

Offer offerFor(const OptionInfo& option)
{
    Offer offer;
    offer.words = option.words.empty() ? option.offers : option.words;
    offer.many = option.many || option.takes == Takes::HeadCounts;
    offer.files = option.takes == Takes::File || option.takes == Takes::Model;
    offer.folders = option.takes == Takes::Folder;
    if (option.takes == Takes::HeadCount || option.takes == Takes::HeadCounts) {
        offer.asked = Offer::Asked::Heads;
    } else if (option.takes == Takes::Model) {
        offer.asked = Offer::Asked::Models;
    }
    return offer;
}

Shape shapeOf(const Command& command)
{
    Shape shape{command.name, command.summary, command.options, {}, {}, false, -1, {}};
    std::string usage = command.usage;
    for (const char c : {'(', ')'}) {
        usage.erase(std::remove(usage.begin(), usage.end(), c), usage.end());
    }
    bool value = false;
    for (std::string word : splitList(usage, ' ')) {
        if (word.empty() || word == "|" || word == "--" || value) {
            value = false;
        } else if (begins(word, "--")) {
            value = true; // --out FILE is an option's
        } else if (std::find(shape.titles.begin(), shape.titles.end(), word) == shape.titles.end()) {
            shape.repeats = word.find("...") != std::string::npos;
            word.erase(std::remove(word.begin(), word.end(), '['), word.end());
            word = word.substr(0, word.find("..."));
            if (std::find(shape.titles.begin(), shape.titles.end(), word) != shape.titles.end()) {
                continue; // "STORE --shards N | STORE SHARD..."
            }
            if (word == "MODEL" || word == "CHECKPOINT") {
                shape.model = static_cast<int>(shape.titles.size());
            }
            shape.titles.push_back(word);
            shape.positions.push_back(offerForPosition(word, command.kinds));
        }
    }
    return shape;
}

Shape shapeOfWindow()
{
    Shape shape{"", app::windowSummary, {}, {offerForPosition("INPUT", {})}, {"INPUT"}, true, -1, "model"};
    for (const app::WindowOption& option : app::windowOptions()) {
        shape.options.push_back(windowOption(option));
    }
    shape.options.push_back({"help", "", "Displays help on command-line options."});
    shape.options.push_back({"version", "", "Displays version information."});
    return shape;
}

} // namespace hydra::cli
