// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hub/chosen_files.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace hydra::hub {

namespace {

constexpr std::size_t mostShards = 1000;
constexpr std::array describing{
    "config.json", "preprocessor_config.json", "labels.txt", "labels.json", "id2label.json", "merges.txt"};
// Pickles of a training, which hold no network.
constexpr std::array ofTraining{"optimizer", "scheduler", "training_args", "rng_state", "scaler"};

bool endsWith(const std::string& text, const std::string& end)
{
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

} // namespace

std::vector<HubFile> chosenFiles(const Listing& listing)
{
    std::vector<HubFile> chosen;
    // How many files FIT, which are taken.
    const auto take = [&](const auto& fit) {
        const std::size_t before = chosen.size();
        std::copy_if(listing.files.begin(), listing.files.end(), std::back_inserter(chosen),
                     [&](const HubFile& file) { return fit(file.name); });
        return chosen.size() - before;
    };
    const auto takeNamed = [&](const std::string& name) {
        return take([&](const std::string& other) { return other == name; });
    };
    // STEM.SUFFIX, or its shards, "STEM-00001-of-00002.SUFFIX", with their index.
    const auto takeWhole = [&](const std::string& stem, const std::string& suffix) {
        if (takeNamed(stem + suffix) > 0 || takeNamed(stem + suffix + ".index.json") == 0) {
            return !chosen.empty() && chosen.back().name == stem + suffix;
        }
        const std::size_t shards = take([&](const std::string& name) {
            return name.rfind(stem + "-", 0) == 0 && name.find("-of-") != name.npos && endsWith(name, suffix);
        });
        if (shards == 0 || shards > mostShards) {
            throw inputError(listing.model, ": expected 1 to ", mostShards, " shards beside ", stem, suffix,
                             ".index.json, found ", shards);
        }
        return true;
    };
    // The only file that ends in one of SUFFIXES.
    const auto takeOnly = [&](std::initializer_list<const char*> suffixes) {
        const std::size_t found = take([&](const std::string& name) {
            return std::any_of(suffixes.begin(), suffixes.end(),
                               [&](const char* suffix) { return endsWith(name, suffix); })
                && std::none_of(ofTraining.begin(), ofTraining.end(),
                                [&](const char* word) { return name.rfind(word, 0) == 0; });
        });
        if (found > 1) {
            throw inputError(listing.model, ": the hub has ", found, " files of weights, as ",
                             chosen[chosen.size() - 2].name, " and ", chosen.back().name,
                             "; expected model.safetensors, pytorch_model.bin, or one");
        }
        return found == 1;
    };
    for (const char* name : describing) {
        (void)takeNamed(name);
    }
    if (!takeWhole("model", ".safetensors") && !takeOnly({".safetensors"})
        && !takeWhole("pytorch_model", ".bin") && !takeOnly({".bin", ".pth", ".pt"})) {
        throw inputError(listing.model,
                         ": expected weights as .safetensors, .bin or .pth, the hub has none: ",
                         listing.files.size(), " other files");
    }
    return chosen;
}

} // namespace hydra::hub
