// SPDX-License-Identifier: GPL-3.0-or-later
// The target of an explanation: TARGET and CLASS as the command line writes them.
#include "app/cli/ask_settings.h"
#include "core/base/error.h"
#include "core/base/nearest.h"
#include "core/evaluate/targets.h"
#include "core/model/class_names.h"
#include "core/question/ask_json.h"

#include <filesystem>
#include <string_view>

namespace hydra::cli {

namespace {

// Resolves "probe:FILE:CLASS", the TEXT of --target, with a class named as in the file.
ClassChoice withProbeClass(ClassChoice choice, const std::string& text)
{
    const std::string path = text.substr(text.find(':') + 1);
    std::error_code failed;
    if (choice.kind != ClassChoice::Kind::Probe || std::filesystem::exists(path, failed)) {
        return choice;
    }
    std::size_t colon = path.rfind(':');
    for (const std::string mark : {":name:", ":index:"}) {
        const std::size_t at = path.rfind(mark);
        colon = at != std::string::npos && at + mark.size() == colon + 1 ? at : colon;
    }
    if (colon == std::string::npos || path.substr(colon) == ":all") {
        return choice;
    }
    const std::string name = path.substr(colon + 1);
    const std::string file = path.substr(0, colon);
    if (choice.value >= 0 && choice.path == file && !std::filesystem::exists(file, failed)) {
        return choice; // an index: opening the file reports that it is missing
    }
    choice.path = file;
    const auto probe = readTargetFile(choice.kind, choice.path).probe;
    const auto& classes = probe->classes;
    const auto found = classNamed(name, classes, static_cast<int>(classes.size()), choice.path);
    if (!found) {
        throw usageError("--target: the probe %1 has no class '%2'%3", choice.path, name,
                         didYouMean(name, classes));
    }
    choice.value = *found;
    return choice;
}

} // namespace

ClassChoice targetOf(const CommonSettings& settings, const VitConfig& config)
{
    const OptionalText& given = settings.target;
    if (config.findsBoxes) {
        return {ClassChoice::Kind::Box, static_cast<int>(settings.box.value_or(0))};
    }
    if (given && settings.className) {
        throw usageError("expected --class or --target, not both");
    }
    if (!given) {
        const ClassChoice first = firstTarget(config);
        if (settings.className || first.isClass()) {
            return answeredBy(config, classOf("class", settings.className, config));
        }
        warn(message("the model has no classes: the %1 is explained; --target chooses another",
                     targetName(first)));
        return first;
    }
    const auto choice = classChoice(*given);
    if (!choice || choice->isClass()) {
        return answeredBy(config, classOf("target", given, config));
    }
    if (choice->kind == ClassChoice::Kind::Output && choice->value >= config.numClasses) {
        throw usageError("--target: the model has %1 outputs, got output:%2", config.numClasses.value,
                         choice->value);
    }
    if (choice->kind == ClassChoice::Kind::Feature) {
        ClassChoice feature = *choice;
        feature.path = saeSourceOf(settings);
        return feature;
    }
    return withProbeClass(*choice, *given);
}

ClassChoice classOf(const char* option, const OptionalText& name, const VitConfig& config)
{
    using Kind = ClassChoice::Kind;
    constexpr std::string_view prefix = "class:"; // of --target
    std::string given = name.value_or("top1");
    if (std::string_view(option) == "target" && given.compare(0, prefix.size(), prefix) == 0) {
        given.erase(0, prefix.size());
    }
    const auto choice = classChoice(given);
    const bool isIndex = choice && choice->kind == Kind::Index;
    if (choice && choice->isClass() && !isIndex) {
        requireNoClassCalled(given, config, join("--", option));
        return *choice;
    }
    if (const auto index = classNamed(given, config, join("--", option))) {
        return {Kind::Index, *index};
    }
    if (isIndex || given.rfind("index:", 0) == 0) {
        throw usageError("--%1: the model has classes 0 to %2, got %3", option, config.numClasses.value - 1,
                         given.substr(given.find(':') + 1));
    }
    throw usageError(
        std::string_view(option) == "target"
            ? phrase("--%1: expected class:CLASS, norm, similar:IMAGE, direction:FILE, probe:FILE, output:N, "
                     "feature:N, an index, top1, top2, own, a class name or synset, got '%2'%3")
            : phrase("--%1: expected an index, top1, top2, own, a class name or synset, got '%2'%3"),
        option, given, didYouMean(given.substr(given.find(':') + 1), config.classNames.value));
}

} // namespace hydra::cli
