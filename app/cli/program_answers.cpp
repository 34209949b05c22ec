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
        throw usageError("--%1 needs --predictor COMMAND", option);
    }
    return settings.predictor.has_value();
}

namespace {

// Returns the given methods, without a command's default, which is meant for networks.
std::vector<std::string> givenMethods(const CommonSettings& settings)
{
    const auto& given = settings.given;
    const bool isGiven = std::find(given.begin(), given.end(), "method") != given.end();
    return isGiven ? settings.methods : std::vector<std::string>();
}

} // namespace

void requireBlackBoxes(const CommonSettings& settings)
{
    for (const std::string& method : givenMethods(settings)) {
        requireFitting(method, methodInfo(method).ofBox ? Answerer::Boxes : Answerer::Classes);
    }
}

engine::OpenedModel openProgram(engine::Session& session, const CommonSettings& settings)
{
    if (!settings.unpredicted.empty()) {
        throw usageError("--%1 cannot be combined with --predictor", settings.unpredicted);
    }
    (void)settings.place(0, phrase("INPUT: image files or folders"));
    const double seconds = settings.patience.value_or(CommonSettings::usualPatience);
    return startedProgram(session, *settings.predictor,
                          std::chrono::milliseconds(std::llround(seconds * 1000)));
}

void refuse(const std::string& option, PredictorKind kind, bool ofClasses)
{
    if (!option.empty() && ofClasses == (kind == PredictorKind::Boxes)) {
        throw usageError(ofClasses ? phrase("--%1 needs classes, and this predictor finds boxes")
                                   : phrase("--%1 needs boxes, and this predictor scores classes"),
                         option);
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
    std::vector<std::string> methods = givenMethods(settings);
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
    readExplained(settings, program.config, ask);
    for (const std::string& method : methods) {
        if (methodInfo(method).ofBox) {
            ask.options = methodOptionsOf(settings, program.config, usualOptions(method));
        }
    }
}

} // namespace hydra::cli
