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

Json topOf(const Predictor& predictor, const at::Tensor& scores, std::size_t count)
{
    const bool logits = predictor.facts().kind == PredictorKind::Logits;
    const at::Tensor shares = at::softmax(scores.to(at::kDouble), 1);
    std::vector<int> ranking = rankingOf(scores);
    ranking.resize(std::min(ranking.size(), count));
    Json top = Json::array();
    for (const int index : ranking) {
        Json row{{"index", index}, {"name", predictor.config().className(index)}};
        if (logits) {
            row["probability"] = shares[0][index].item<double>();
        }
        row[logits ? "logit" : "score"] = scores[0][index].item<float>();
        top.push_back(std::move(row));
    }
    return top;
}

} // namespace

std::vector<Detection> boxesOf(Predictor& predictor, const ModelInput& input)
{
    std::vector<Detection> boxes = std::move(predictor.boxes(input.pixels, interruption()).front());
    std::stable_sort(boxes.begin(), boxes.end(),
                     [](const Detection& a, const Detection& b) { return a.confidence() > b.confidence(); });
    return boxes;
}

Rect inPicture(const Rect& box, const InputGeometry& at)
{
    const double x = at.seen.width / at.inputWidth, y = at.seen.height / at.inputHeight;
    return {at.seen.x + box.x * x, at.seen.y + box.y * y, box.width * x, box.height * y};
}

Json boxJson(std::size_t index, const Detection& box, const InputGeometry& at, const VitConfig& config)
{
    const Rect seen = inPicture(box.box, at);
    return {{"index", index},
            {"box", {seen.x, seen.y, seen.x + seen.width, seen.y + seen.height}},
            {"class", box.classIndex},
            {"class_name", config.className(box.classIndex)},
            {"score", box.confidence()}};
}

void refuse(const Arguments& arguments, std::initializer_list<const char*> options, bool boxes)
{
    for (const char* option : options) {
        if (arguments.has(option)) {
            throw boxes ? usageError("--", option, " is about classes, and this predictor finds boxes")
                        : usageError("--", option, " is about boxes, and this predictor scores classes");
        }
    }
}

Json documentOf(const Predictor& predictor, const char* rows, Json list)
{
    return {{"predictor", predictor.command()},
            {"kind", wordOf(predictor.facts().kind)},
            {rows, std::move(list)}};
}

Json runPredictThrough(const Arguments& arguments)
{
    const auto predictor = startPredictor(arguments, withStore({"top", "npy"}), false);
    const std::filesystem::path folder = arguments.text("npy", "");
    if (predictor->findsBoxes()) {
        refuse(arguments, {"top", "npy"}, true);
    }
    const auto count = arguments.whole("top", std::size_t(5));
    const auto answer = [&](const ModelInput& seen, const std::string& stem) {
        Json result = Json::object();
        if (predictor->findsBoxes()) {
            result["boxes"] = Json::array();
            for (const Detection& box : boxesOf(*predictor, seen)) {
                const std::size_t index = result["boxes"].size();
                result["boxes"].push_back(boxJson(index, box, seen.geometry, predictor->config()));
            }
            return result;
        }
        const at::Tensor scores = predictor->scores(seen.pixels, interruption());
        result["top"] = topOf(*predictor, scores, count);
        if (!folder.empty()) {
            const auto path = folder / (stem + "." + wordOf(predictor->facts().kind) + ".npy");
            writeNpy(path, scores[0]);
            result["file"] = path.string();
        }
        return result;
    };
    if (wantsStore(arguments)) {
        return storeThrough(arguments, *predictor, "predict", nullptr, {{"top", count}},
                            [&](const Input& input, const ModelInput& seen, shard::StoreEntry&) {
                                return answer(seen, input.stem);
                            });
    }
    Json results = Json::array();
    eachPicture(arguments, *predictor, folder,
                [&](const Input& input, const ModelInput& seen, const Progress&) {
                    Json result{{"input", input.name}};
                    result.update(answer(seen, input.stem));
                    results.push_back(std::move(result));
                });
    return documentOf(*predictor, "results", std::move(results));
}

} // namespace hydra::cli
