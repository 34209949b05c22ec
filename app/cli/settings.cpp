// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/settings.h"

#include "app/cli/console.h"
#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/engine/shipped.h"
#include "core/image/load.h"
#include "core/question/fields.h"

#include <algorithm>
#include <filesystem>
#include <string_view>

namespace hydra::cli {

namespace {

OptionInfo infoOf(const FieldRule& rule)
{
    return {rule.option, rule.shape, rule.help};
}

} // namespace

const std::vector<OptionInfo>& modelOptions()
{
    static const std::vector<OptionInfo> options = [] {
        std::vector<OptionInfo> infos;
        for (const auto& field : overrideFields()) {
            if (*field.option != '\0') {
                infos.push_back(infoOf(field));
            }
        }
        return infos;
    }();
    return options;
}

std::vector<OptionInfo> methodOptions(std::initializer_list<const char*> without)
{
    std::vector<OptionInfo> infos{
        {"class", "CLASS", "index, name, top1 (of the full network), top2, own (each k's)"},
        {"against", "CLASS", "subtract the map of this class"}};
    for (const OptionField& field : optionFields()) {
        const auto named = [&](const char* option) { return std::string_view(option) == field.option; };
        if (!named("method") && std::none_of(without.begin(), without.end(), named)) {
            infos.push_back(infoOf(field));
        }
    }
    return infos;
}

OptionInfo methodOption(const char* option)
{
    return infoOf(fieldNamed(optionFields(), option));
}

const std::vector<OptionInfo>& runOptions()
{
    static const std::vector<OptionInfo> options{
        {"heads", "12|3-12|3,6,12|all", "head counts k to run (default: all heads)"},
        {"untrained", "", "let 'all' mean 1 to H, trained for or not"},
        {"attention", "PLAN",
         "KIND[:KERNEL][,heads=N][@all|back:N|front:N|interleave:N|0,3,7-11] joined by ';'"},
    };
    return options;
}

std::vector<OptionInfo> operator+(std::vector<OptionInfo> a, const std::vector<OptionInfo>& b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

namespace {

// "12", "3-12", "3,6,12": head counts of a model that has HEADS.
std::vector<int> headList(const std::string& given, int heads)
{
    const auto counts = integerSet(given, 1, heads);
    if (!counts) {
        throw usageError("--heads: expected head counts from 1 to ", heads,
                         ", as 12, 3-12 or 3,6,12, or all; got '", given, "'");
    }
    return *counts;
}

} // namespace

ModelOverrides overridesOf(const Arguments& arguments)
{
    ModelOverrides overrides;
    for (const OptionInfo& option : modelOptions()) {
        if (const auto given = arguments.text(option.name)) {
            setOverride(overrides, option.name, *given, "--" + option.name);
        }
    }
    return overrides;
}

MapOptions methodOptionsOf(const Arguments& arguments, const VitConfig& config,
                           std::initializer_list<const char*> without)
{
    MapOptions options;
    for (const OptionInfo& option : methodOptions(without)) {
        const auto given = arguments.text(option.name);
        if (given && option.name != "class" && option.name != "against") {
            const OptionField& field = fieldNamed(optionFields(), option.name);
            field.set(options, ruleFor(field, config).fromText(*given, "--" + option.name));
        }
    }
    return options;
}

engine::OpenedModel openModel(engine::Engine& engine, const Arguments& arguments)
{
    const std::string& model =
        arguments.positional(0, "MODEL: a checkpoint file, or the name of a shipped model");
    engine::OpenedModel opened =
        engine.openModelNow(engine::modelPath(model), overridesOf(arguments), progressBar(), interruption());
    for (const std::string& note : opened.notes) {
        if (note != opened.config.trainingNote()) { // --heads warns of that where it matters
            warn(note);
        }
    }
    return opened;
}

std::vector<int> headsOf(const Arguments& arguments, const VitConfig& config)
{
    const int heads = config.numHeads;
    const auto given = arguments.text("heads");
    if (!given) {
        return {heads};
    }
    if (*given == "all" && !arguments.has("untrained")) {
        return config.trainedHeads;
    }
    const std::vector<int> chosen = headList(*given == "all" ? "1-" + std::to_string(heads) : *given, heads);
    const std::vector<int>& trained = config.trainedHeads;
    for (const int k : chosen) {
        if (std::find(trained.begin(), trained.end(), k) == trained.end()) {
            warn(join("the file does not say that it was trained for k = ", k,
                      "; the output of this sub-network may be meaningless"));
            break;
        }
    }
    return chosen;
}

AttentionPlan planOf(const Arguments& arguments, const VitConfig& config)
{
    return AttentionPlan::parse(arguments.text("attention", ""), trainedPlan(config));
}

engine::ClassChoice classOf(const Arguments& arguments, const VitConfig& config, const char* option)
{
    using Kind = engine::ClassChoice::Kind;
    const std::string given = arguments.text(option, "top1");
    if (const auto choice = engine::classChoice(given)) {
        if (choice->kind == Kind::Index && choice->value >= config.numClasses) {
            throw usageError("--", option, ": the model has classes 0 to ", config.numClasses.value - 1,
                             ", got ", choice->value);
        }
        return *choice;
    }
    const auto& names = config.classNames.value;
    const auto found = std::find(names.begin(), names.end(), given);
    if (found == names.end()) {
        throw usageError("--", option, ": expected an index, top1, top2, own or a class name, got '", given,
                         "'");
    }
    return {Kind::Index, static_cast<int>(found - names.begin())};
}

engine::TokenChoice::Kind tokensNamed(const std::string& given)
{
    using Kind = engine::TokenChoice::Kind;
    const FieldValue word = choiceRule<Kind>("tokens", "tokens", "").fromText(given, "--tokens");
    return enumNamed<Kind>(std::get<std::string>(word)).value();
}

std::vector<std::string> inputPaths(const Arguments& arguments, std::size_t from)
{
    (void)arguments.positional(from, "INPUT: image files, folders or .npy arrays");
    std::vector<std::string> paths;
    for (std::size_t i = from; i < arguments.positional().size(); ++i) {
        const std::string& given = arguments.positional()[i];
        if (std::filesystem::path(given).extension() == ".npy") {
            paths.push_back(given);
            continue;
        }
        for (const Path& path : listImages(given)) {
            paths.push_back(path.string());
        }
    }
    return paths;
}

std::vector<Input> openInputs(engine::Engine& engine, const std::string& path)
{
    const std::string stem = std::filesystem::path(path).stem().string();
    if (std::filesystem::path(path).extension() != ".npy") {
        return {{path, stem, engine.openImageNow(path)}};
    }
    std::vector<Input> inputs;
    const auto images = engine.openArrayNow(path);
    for (std::size_t i = 0; i < images.size(); ++i) {
        const bool single = images.size() == 1;
        inputs.push_back(
            {single ? path : join(path, "[", i, "]"), single ? stem : join(stem, ".", i), images[i]});
    }
    return inputs;
}

std::vector<Input> openInputs(engine::Engine& engine, const std::string& path, OutputNames& names)
{
    std::vector<Input> inputs = openInputs(engine, path);
    for (Input& input : inputs) {
        input.stem = names.take(path, input.stem);
    }
    return inputs;
}

} // namespace hydra::cli
