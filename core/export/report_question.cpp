// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report_question.h"

#include "core/attention/plan_text.h"
#include "core/base/foreign_words.h"
#include "core/base/list_text.h"
#include "core/base/presence.h"
#include "core/engine/found_models.h"
#include "core/engine/shipped.h"
#include "core/image/list_folders.h"
#include "core/question/ask_json.h"
#include "core/question/fields.h"

#include <algorithm>

namespace hydra {

namespace {

// As a user writes it: the autoencoder has its own option.
std::string withoutText(const Ask& ask)
{
    Interventions without = ask.without;
    without.sae.clear();
    return without.text();
}

} // namespace

std::vector<LocatedImage> reportPictures(const std::vector<std::string>& inputs, const VitConfig& config)
{
    std::vector<LocatedImage> pictures;
    for (const std::string& input : inputs) {
        if (isThere(Path(input) / "labels.csv")) {
            for (LocatedImage& image : locatedImages(input, {}, config)) {
                pictures.push_back(std::move(image));
            }
            continue;
        }
        for (const Path& file : listPictures(input)) {
            const Path name = file == Path(input) ? file.filename() : file.lexically_relative(input);
            pictures.push_back({file, name.string(), -1, {}, {}});
        }
    }
    return pictures;
}

std::string reportCommand(const ReportRequest& request)
{
    std::error_code failed;
    const Path folder = std::filesystem::absolute(request.out, failed).lexically_normal().parent_path();
    const auto shown = [&](const Path& path) {
        const Path way =
            std::filesystem::absolute(path, failed).lexically_normal().lexically_relative(folder);
        const Path name = path.has_filename() ? path.filename() : path.parent_path().filename();
        return fileWord((way.empty() || *way.begin() == ".." ? name : way).string());
    };
    const auto model = [&](const engine::OpenedModel& opened) {
        const std::string name = engine::modelName(opened.path);
        return engine::isShipped(name) && engine::modelPath(name) == opened.path ? name : shown(opened.path);
    };
    const ReportRun &first = request.runs.front(), &last = request.runs.back();
    std::vector<std::string> words{"hydrascope-cli", "report"};
    if (first.model.program) {
        words.insert(words.end(), {"--predictor", first.model.path});
    } else {
        words.push_back(model(first.model));
    }
    std::transform(request.inputs.begin(), request.inputs.end(), std::back_inserter(words), shown);
    const auto option = [&](const std::string& name, const std::string& value) {
        words.insert(words.end(), {"--" + name, value});
    };
    if (last.model.id != first.model.id) {
        option("compare-model", model(last.model));
    }
    for (const auto& [name, value] : overrideOptions(first.model.overrides)) {
        option(name, isThere(value) ? shown(value) : value);
    }
    std::string heads;
    for (const ReportRun& run : request.runs) {
        const bool same = run.model.id == first.model.id && run.ask.without == first.ask.without;
        heads += same ? join(heads.empty() ? "" : ",", run.ask.heads) : "";
    }
    first.model.program ? void() : option("heads", heads);
    for (const auto& [name, value] : request.sae) {
        option(name, isThere(value) ? shown(value) : value);
    }
    PictureAsk ask = last.ask;
    ask.without.from.clear(); // only its content hash is known
    ask.target.path = ask.target.path.empty() ? "" : shown(ask.target.path);
    for (const auto& [name, value] :
         commandOptions(ask, attentionText(ask.plan, last.model.config), request.methods)) {
        option(name, value);
    }
    option("shown", join(request.shown));
    option("measured", join(request.measured));
    if (request.times) {
        words.emplace_back("--times");
    }
    option("out", request.out.filename().string());
    return listText(words, " ", shellWord);
}

nlohmann::ordered_json reportRun(const ReportRun& run, std::size_t place)
{
    const auto& [model, ask] = run;
    const VitConfig& config = model.config;
    const NetworkCost cost = model.program
        ? NetworkCost()
        : costOf(config, ask.sub(ask.heads), ask.plan,
                 {ask.size.height, ask.size.width, CostConvention::Executed});
    const std::string without = withoutText(ask);
    const bool says = config.numClasses > 0 && !config.embeds && !config.findsBoxes;
    const bool shares = model.program != PredictorKind::Scores
        && config.answers != Answers::Values // and a softmax over one class is always 1
        && (config.answers != Answers::Softmax || config.numClasses > 1);
    return {
        {"letter", std::string(1, char('A' + place))},
        {"colour", join("c", place % 6)},
        {"title",
         model.program ? model.path
                       : join(engine::modelName(model.path), ", k = ", ask.heads,
                              without.empty() ? "" : ", without " + without)},
        {"model", model.id},
        {"k", ask.heads},
        {"all_heads", config.numHeads.value},
        {"attention", model.program ? std::string() : shownPlan(ask.plan, trainedPlan(config)).text()},
        {"size",
         ask.size.isOwn() ? join(config.imageHeight.value, "x", config.imageWidth.value) : text(ask.size)},
        {"target", text(ask.target) + (ask.against ? " − " + text(*ask.against) : "")},
        {"without", without},
        {"answers", says && shares},
        {"values", says && !shares},
        {"macs", cost.macs},
        {"parameters", cost.parameters}};
}

nlohmann::ordered_json reportAnswer(const nlohmann::ordered_json& run, const engine::Prediction& p,
                                    const VitConfig& config, int label)
{
    const std::vector<int>& ranking = p.ranking;
    const auto probability = [&](int index) { return double(p.probabilities.at(std::size_t(index))); };
    if (run["values"]) {
        return {{"output", config.className(ranking.front())},
                {"value", p.logits.at(std::size_t(ranking.front()))}};
    }
    if (!run["answers"]) {
        return nlohmann::ordered_json::object();
    }
    nlohmann::ordered_json answer{
        {"first", config.className(ranking.front())},
        {"probability", probability(ranking.front())},
        {"lead", probability(ranking.front()) - (ranking.size() > 1 ? probability(ranking[1]) : 0)},
        {"known", label >= 0}};
    if (label >= 0) {
        const auto five = ranking.begin() + std::min<std::ptrdiff_t>(5, std::ptrdiff_t(ranking.size()));
        answer["of_label"] = probability(label);
        answer["hit"] = ranking.front() == label;
        answer["among_five"] = std::find(ranking.begin(), five, label) != five;
    }
    return answer;
}

std::vector<ReportRun> reportRuns(const engine::OpenedModel& model, PictureAsk ask,
                                  const std::vector<int>& heads)
{
    std::vector<ReportRun> runs;
    std::vector<Interventions> each{{}};
    if (!ask.without.empty()) {
        each.push_back(ask.without);
    }
    for (const Interventions& without : each) {
        for (const int k : heads) {
            ask.heads = k;
            ask.without = without;
            runs.push_back({model, ask});
        }
    }
    return runs;
}

} // namespace hydra
