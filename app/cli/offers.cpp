// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/offers.h"

#include "app/cli/option_lists.h"
#include "app/start/window_options.h"
#include "core/attention/attention_kind.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace hydra::cli {

namespace {

bool begins(const std::string& text, const char* start)
{
    return text.rfind(start, 0) == 0;
}

// "quick-gelu", "token+avg", "-": to be typed as it stands. "FILE.npz", "12", "N" are examples or names.
bool isWord(const std::string& text)
{
    return !text.empty() && !std::isdigit(static_cast<unsigned char>(text[0]))
        && std::none_of(text.begin(), text.end(),
                        [](char c) { return std::isupper(static_cast<unsigned char>(c)) || c == '.'; });
}

std::vector<std::string> kindNames()
{
    std::vector<std::string> names;
    for (const KindInfo& info : attentionKinds()) {
        names.emplace_back(info.name);
    }
    return names;
}

void addAlternative(Offer& offer, const std::string& part)
{
    if (begins(part, "FILE") || begins(part, "IMAGE") || part == "CSV") {
        offer.files = true;
    } else if (part == "FOLDER" || part == "DIR") {
        offer.folders = true;
    } else if (isWord(part)) {
        offer.words.push_back(part);
    }
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
    const std::string& value = option.value;
    Offer offer;
    if (option.name == "heads" && value != "N") {
        offer.asked = Offer::Asked::Heads;
        offer.many = value.find('|') != std::string::npos;
    } else if (option.name == "model") {
        offer.asked = Offer::Asked::Models;
        offer.files = true;
    } else if (!option.words.empty()) {
        offer.words = option.words;
        offer.many = option.takesList();
    } else if (value == "PLAN") {
        offer.words = kindNames();
    } else if (value == "CLASS") {
        offer.words = {"top1", "top2", "own"};
    } else if (value == "TARGET") {
        offer.words = {"class:", "norm", "similar:", "direction:", "probe:", "output:"};
    } else if (value.find('|') != std::string::npos || value.find(',') == std::string::npos) {
        for (const std::string& part : splitList(value, '|')) {
            addAlternative(offer, part);
        }
    } else { // "npy,npz,png": any of them
        offer.many = true;
        for (const std::string& part : splitList(value, ',')) {
            if (isWord(part) && part.find_first_of("[]") == std::string::npos) {
                offer.words.push_back(part);
            }
        }
    }
    return offer;
}

std::string joinedWords(const std::vector<std::string>& words)
{
    std::string line;
    for (const std::string& word : words) {
        line += (line.empty() ? "" : " ") + word;
    }
    return line;
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
        shape.options.push_back(std::string_view(option.name) == "method"
                                    ? methodsOption(option.value, option.help)
                                    : OptionInfo{option.name, option.value, option.help});
    }
    shape.options.push_back({"help", "", "Displays help on command-line options."});
    shape.options.push_back({"version", "", "Displays version information."});
    return shape;
}

} // namespace hydra::cli
