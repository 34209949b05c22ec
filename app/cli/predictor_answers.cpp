// SPDX-License-Identifier: GPL-3.0-or-later
// predict with --predictor, and what its documents share with explain's.
#include "app/cli/predictor_answers.h"

#include "app/cli/store_list.h"
#include "core/base/error.h"
#include "core/format/npy.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra::cli {

namespace {

Json topOf(const PredictorAnswer& answer, const VitConfig& config, std::size_t count)
{
    const bool logits = !answer.shares.empty();
    Json top = Json::array();
    for (std::size_t i = 0; i < std::min(answer.ranking.size(), count); ++i) {
        const auto index = static_cast<std::size_t>(answer.ranking[i]);
        Json row{{"index", index}, {"name", config.className(answer.ranking[i])}};
        if (logits) {
            row["probability"] = answer.shares[index];
        }
        row[logits ? "logit" : "score"] = answer.scores[index];
        top.push_back(std::move(row));
    }
    return top;
}

} // namespace

Json boxJson(std::size_t index, const FoundBox& found, const VitConfig& config)
{
    const Rect& box = found.box;
    return {{"index", index},
            {"box", {box.x, box.y, box.x + box.width, box.y + box.height}},
            {"class", found.classIndex},
            {"class_name", config.className(found.classIndex)},
            {"score", found.score}};
}

void requireAnswered(const CommonSettings& settings, const Predictor& predictor)
{
    const bool measured = std::any_of(settings.methodOptions.begin(), settings.methodOptions.end(),
                                      [](const auto& given) { return given.first == "measured"; });
    refuse(settings.box ? "box" : "", predictor, false);
    refuse(settings.className     ? "class"
               : settings.target  ? "target"
               : settings.against ? "against"
               : measured         ? "measured"
                                  : "",
           predictor, true);
}

void refuse(const std::string& option, const Predictor& predictor, bool ofClasses)
{
    if (!option.empty() && ofClasses == predictor.findsBoxes()) {
        throw ofClasses ? usageError("--", option, " is about classes, and this predictor finds boxes")
                        : usageError("--", option, " is about boxes, and this predictor scores classes");
    }
}

std::vector<std::string> methodsThrough(const CommonSettings& settings, const Predictor& predictor)
{
    std::vector<std::string> methods = settings.methods;
    if (methods.empty()) {
        methods = {predictor.findsBoxes() ? riseOfBoxes : "rise"};
    }
    return methods;
}

MapOptions optionsThrough(const CommonSettings& settings, const Predictor& predictor,
                          const std::string& method)
{
    MapOptions usual;
    if (method == riseOfBoxes) {
        usual.masks = boxMasks;
        usual.maskGrid = boxMaskGrid;
    }
    MapOptions options = methodOptionsOf(settings, predictor.config(), usual);
    options.method = method;
    return options;
}

Json documentOf(const Predictor& predictor, const char* rows, Json list)
{
    return {{"predictor", predictor.command()},
            {"kind", wordOf(predictor.facts().kind)},
            {rows, std::move(list)}};
}

Json runPredictThrough(const PredictSettings& settings)
{
    const auto predictor = startPredictor(settings);
    const std::filesystem::path folder = settings.npy;
    const std::size_t count = settings.top.value_or(PredictSettings::usualTop);
    refuse(settings.top ? "top" : settings.npy.empty() ? "" : "npy", *predictor, true);
    const auto answer = [&](const ModelInput& seen, const std::string& stem) {
        const AskedPicture asked(*predictor, seen, interruption());
        Json result = Json::object();
        if (predictor->findsBoxes()) {
            result["boxes"] = Json::array();
            for (const FoundBox& box : asked.answer().boxes) {
                result["boxes"].push_back(boxJson(result["boxes"].size(), box, predictor->config()));
            }
            return result;
        }
        result["top"] = topOf(asked.answer(), predictor->config(), count);
        if (!folder.empty()) {
            const auto path = folder / (stem + "." + wordOf(predictor->facts().kind) + ".npy");
            writeNpy(path, at::tensor(asked.answer().scores));
            result["file"] = path.string();
        }
        return result;
    };
    if (wantsStore(settings)) {
        return storeThrough(settings, *predictor, "predict", nullptr, {{"top", count}},
                            [&](const Input& input, const ModelInput& seen, shard::StoreEntry&) {
                                return answer(seen, input.stem);
                            });
    }
    Json results = Json::array();
    eachPicture(settings, *predictor, folder,
                [&](const Input& input, const ModelInput& seen, const Progress&) {
                    Json result{{"input", input.name}};
                    result.update(answer(seen, input.stem));
                    results.push_back(std::move(result));
                });
    return documentOf(*predictor, "results", std::move(results));
}

} // namespace hydra::cli
