// SPDX-License-Identifier: GPL-3.0-or-later
// features: activations inside a network's pass, as arrays.
#include "app/cli/commands.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/list_text.h"
#include "core/base/new_file.h"
#include "core/engine/feature_arrays.h"
#include "core/engine/found_models.h"
#include "core/export/map_file.h"

#include <algorithm>

namespace hydra::cli {

namespace {

engine::FeatureChoice choiceOf(const FeaturesSettings& settings, const VitConfig& config)
{
    engine::FeatureChoice choice;
    for (const std::string& word : settings.what) {
        choice.kinds.push_back(enumNamed<engine::FeatureKind>(word).value());
    }
    if (settings.block) {
        choice.blocks = blocksOf("block", *settings.block, config.depth);
        if (std::none_of(choice.kinds.begin(), choice.kinds.end(), engine::isOfBlock)) {
            throw usageError("--block: pooled and normed do not depend on a block; expected --what with "
                             "tokens, q, k, v, attention, prefix or heads");
        }
    }
    choice.half = settings.dtype == "float16";
    return choice;
}

// Returns one picture's arrays; names include the head count if there are several.
std::vector<NamedArray> arraysOf(Asking& asking, const engine::FeatureChoice& choice, const Pictured& picture)
{
    std::vector<NamedArray> arrays;
    for (const int k : asking.heads) {
        for (NamedArray& array : engine::featureArrays(asking.session, asking.network(picture.image.id, k),
                                                       choice, picture.cancel)) {
            array.name += asking.heads.size() > 1 ? join(".k", k) : std::string();
            arrays.push_back(std::move(array));
        }
    }
    return arrays;
}

DataFacts factsOf(const Asking& asking, const Pictured& picture)
{
    return featureFacts(asking.network(picture.image.id, 0), engine::modelName(asking.model.path),
                        picture.name, listText(asking.heads, ","));
}

Json resultOf(Asking& asking, const engine::FeatureChoice& choice, const Path& file, Pictured& picture)
{
    const std::vector<NamedArray> arrays = arraysOf(asking, choice, picture);
    Json result = picture.begun();
    asking.addSize(result, asking.network(picture.image.id, 0));
    result["arrays"] = Json::array();
    for (const NamedArray& array : arrays) {
        result["arrays"].push_back({{"name", array.name}, {"shape", array.shape}});
        if (picture.listed != nullptr) {
            picture.keep(array.name + ".npy", npyBytes(array));
        }
    }
    if (picture.listed == nullptr) {
        writeFeatures(file, arrays, factsOf(asking, picture));
        result["file"] = file.string();
    }
    return result;
}

} // namespace

Json runFeatures(const FeaturesSettings& settings)
{
    Asking asking(settings);
    const engine::FeatureChoice choice = choiceOf(settings, asking.config());
    Study study{"features", "results", false, {}, {}, {}};
    study.settings["what"] = listText(settings.what, ",");
    study.settings["block"] = choice.blocks;
    study.settings["dtype"] = choice.half ? "float16" : "float32";
    const Path out = settings.out;
    const bool folder = out.extension() != ".npz" && out.extension() != ".safetensors";
    study.work = [&](Pictured& picture) {
        return resultOf(asking, choice, folder ? picture.path("npz") : out, picture);
    };
    if (wantsStore(settings)) {
        requireTar(settings);
        return runListed(asking, study);
    }
    if (out.empty()) {
        throw usageError("--out: expected FILE.npz, FILE.safetensors, or a folder for several pictures");
    }
    const auto requireOne = [&](std::size_t pictures) {
        if (!folder && pictures > 1) {
            throw usageError("--out: one file holds one picture; expected a folder, got '%1'", out.string());
        }
    };
    requireOne(inputPaths(settings, 1).size());
    if (folder) {
        study.folder = out;
    } else {
        requireWritable(out);
        study.ahead = [&](const std::vector<ImageId>& images) { requireOne(images.size()); };
    }
    return runPictures(asking, study);
}

const Running runsFeatures("features", Parsed<runFeatures>::by);

} // namespace hydra::cli
