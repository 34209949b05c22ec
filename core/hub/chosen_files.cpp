// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hub/chosen_files.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace hydra::hub {

namespace {

constexpr std::size_t mostShards = 1000;
constexpr std::array describing{
    "config.json", "preprocessor_config.json", "labels.txt", "labels.json", "id2label.json", "merges.txt"};

bool endsWith(std::string_view text, std::string_view end)
{
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

// Pickles of a training, which hold no network.
bool isOfTraining(const std::string& name)
{
    static constexpr std::array words{"optimizer", "scheduler", "training_args", "rng_state", "scaler"};
    return std::any_of(words.begin(), words.end(),
                       [&](const char* word) { return name.rfind(word, 0) == 0; });
}

// "model-00001-of-00002.safetensors", of STEM "model" and SUFFIX ".safetensors".
bool isShard(const std::string& name, const std::string& stem, const std::string& suffix)
{
    constexpr std::string_view shape = "-00001-of-00002";
    return name.size() == stem.size() + shape.size() + suffix.size() && name.rfind(stem, 0) == 0
        && endsWith(name, suffix) && name.compare(stem.size() + 6, 4, "-of-") == 0;
}

class Choice
{
public:
    explicit Choice(const Listing& listing)
        : m_listing(listing)
    { }

    std::vector<HubFile> found;

    [[nodiscard]] bool take(const std::string& name)
    {
        const auto at = std::find_if(m_listing.files.begin(), m_listing.files.end(),
                                     [&](const HubFile& file) { return file.name == name; });
        if (at != m_listing.files.end()) {
            found.push_back(*at);
        }
        return at != m_listing.files.end();
    }
    // STEM.SUFFIX, or its shards with their index.
    [[nodiscard]] bool takeWhole(const std::string& stem, const std::string& suffix)
    {
        if (take(stem + suffix)) {
            return true;
        }
        if (!take(stem + suffix + ".index.json")) {
            return false;
        }
        const std::size_t before = found.size();
        for (const HubFile& file : m_listing.files) {
            if (isShard(file.name, stem, suffix)) {
                found.push_back(file);
            }
        }
        if (found.size() == before || found.size() - before > mostShards) {
            throw inputError(m_listing.model, ": expected 1 to ", mostShards, " shards beside ", stem, suffix,
                             ".index.json, found ", found.size() - before);
        }
        return true;
    }
    // The only file that ends in one of SUFFIXES.
    [[nodiscard]] bool takeOnly(std::initializer_list<const char*> suffixes)
    {
        std::vector<HubFile> some;
        for (const HubFile& file : m_listing.files) {
            if (!isOfTraining(file.name)
                && std::any_of(suffixes.begin(), suffixes.end(),
                               [&](const char* suffix) { return endsWith(file.name, suffix); })) {
                some.push_back(file);
            }
        }
        if (some.size() > 1) {
            throw inputError(m_listing.model, ": the hub has ", some.size(), " files of weights, as ",
                             some[0].name, " and ", some[1].name,
                             "; expected model.safetensors, pytorch_model.bin, or one");
        }
        found.insert(found.end(), some.begin(), some.end());
        return !some.empty();
    }

private:
    const Listing& m_listing;
};

} // namespace

std::vector<HubFile> chosenFiles(const Listing& listing)
{
    Choice choice(listing);
    for (const char* name : describing) {
        (void)choice.take(name);
    }
    if (!choice.takeWhole("model", ".safetensors") && !choice.takeOnly({".safetensors"})
        && !choice.takeWhole("pytorch_model", ".bin") && !choice.takeOnly({".bin", ".pth", ".pt"})) {
        throw inputError(listing.model,
                         ": expected weights as .safetensors, .bin or .pth, the hub has none: ",
                         listing.files.size(), " other files");
    }
    return std::move(choice.found);
}

} // namespace hydra::hub
