// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program_answers.h"

#include "core/base/error.h"
#include "core/explain/method_table.h"

#include <algorithm>
#include <cmath>

namespace hydra::cli {

bool asksPredictor(const CommonSettings& settings)
{
    const std::string option = settings.patience ? "patience" : settings.box ? "box" : "";
    if (!settings.predictor && !option.empty()) {
        throw usageError("--", option, " needs --predictor COMMAND");
    }
    return settings.predictor.has_value();
}

namespace {

// Not a command's own default, which is a network's.
std::vector<std::string> saidMethods(const CommonSettings& settings)
{
    const auto& given = settings.given;
    const bool said = std::find(given.begin(), given.end(), "method") != given.end();
    return said ? settings.methods : std::vector<std::string>();
}

} // namespace

void requireBlackBoxes(const CommonSettings& settings)
{
    for (const std::string& method : saidMethods(settings)) {
        requireFitting(method, methodInfo(method).ofBox ? Answerer::Boxes : Answerer::Classes);
    }
}

engine::OpenedModel openProgram(engine::Session& session, const CommonSettings& settings)
{
    if (!settings.unpredicted.empty()) {
        throw usageError("--", settings.unpredicted, " does not go with --predictor");
    }
    (void)settings.place(0, "INPUT: image files or folders");
    const double seconds = settings.patience.value_or(CommonSettings::usualPatience);
    return startedProgram(session, *settings.predictor,
                          std::chrono::milliseconds(std::llround(seconds * 1000)));
}

void refuse(const std::string& option, PredictorKind kind, bool ofClasses)
{
    if (!option.empty() && ofClasses == (kind == PredictorKind::Boxes)) {
        throw ofClasses ? usageError("--", option, " is about classes, and this predictor finds boxes")
                        : usageError("--", option, " is about boxes, and this predictor scores classes");
    }
}

void requireAnswered(const CommonSettings& settings, PredictorKind kind)
{
    const bool measured = std::any_of(settings.methodOptions.begin(), settings.methodOptions.end(),
                                      [](const auto& given) { return given.first == "measured"; });
    refuse(settings.box ? "box" : "", kind, false);
    refuse(settings.className     ? "class"
               : settings.target  ? "target"
               : settings.against ? "against"
               : measured         ? "measured"
                                  : "",
           kind, true);
}

std::vector<std::string> methodsThrough(const CommonSettings& settings, const engine::OpenedModel& program)
{
    std::vector<std::string> methods = saidMethods(settings);
    for (const std::string& method : methods) {
        requireFitting(method, program.answerer());
    }
    return methods.empty() ? std::vector<std::string>{program.config.findsBoxes ? "d-rise" : "rise"}
                           : methods;
}

void readExplainedThrough(const CommonSettings& settings, const engine::OpenedModel& program,
                          const std::vector<std::string>& methods, Ask& ask)
{
    requireAnswered(settings, *program.program);
    const auto ofBox = std::find_if(methods.begin(), methods.end(),
                                    [](const std::string& method) { return methodInfo(method).ofBox; });
    ask.options = methodOptionsOf(settings, program.config,
                                  ofBox == methods.end() ? MapOptions() : usualOptions(*ofBox));
    if (program.program == PredictorKind::Boxes) {
        ask.target = {ClassChoice::Kind::Box, static_cast<int>(settings.box.value_or(0))};
        return;
    }
    ask.target = settings.target ? targetOf(settings, program.config)
                                 : classOf("class", settings.className, program.config);
    if (!ask.target.isClass()) {
        throw usageError("--target: a predictor has classes alone, got ", hydra::text(ask.target));
    }
    if (settings.against) {
        ask.against = classOf("against", settings.against, program.config);
    }
}

Json answerJson(const engine::Prediction& prediction, const engine::OpenedModel& program, std::size_t count)
{
    if (program.program == PredictorKind::Boxes) {
        Json boxes = Json::array();
        for (const FoundBox& box : prediction.boxes) {
            boxes.push_back(boxJson(boxes.size(), box, program.config));
        }
        return {{"boxes", boxes}};
    }
    const bool logits = program.program == PredictorKind::Logits;
    Json top = Json::array();
    for (std::size_t i = 0; i < std::min(prediction.ranking.size(), count); ++i) {
        const auto index = static_cast<std::size_t>(prediction.ranking[i]);
        Json row{{"index", index}, {"name", program.config.className(prediction.ranking[i])}};
        if (logits) {
            row["probability"] = prediction.probabilities[index];
        }
        row[logits ? "logit" : "score"] = prediction.logits[index];
        top.push_back(std::move(row));
    }
    return {{"top", top}};
}

Json boxJson(std::size_t index, const FoundBox& found, const VitConfig& config)
{
    const Rect& box = found.box;
    return {{"index", index},
            {"box", {box.x, box.y, box.x + box.width, box.y + box.height}},
            {"class", found.classIndex},
            {"class_name", config.className(found.classIndex)},
            {"score", found.score}};
}

} // namespace hydra::cli
