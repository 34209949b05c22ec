// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/settings.h"

#include "app/cli/console.h"
#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/base/nearest.h"
#include "core/base/new_file.h"
#include "core/engine/shipped.h"
#include "core/evaluate/targets.h"
#include "core/image/list_folders.h"
#include "core/image/load.h"
#include "core/question/fields.h"
#include "core/tensor/compute_on.h"

#include <algorithm>
#include <filesystem>
#include <string_view>

namespace hydra::cli {

void computeAsTold(const Arguments& arguments)
{
    ComputeOn choice;
    choice.device = arguments.text("device", choice.device);
    if (const auto given = arguments.text("precision")) {
        choice.products = enumNamed<Products>(*given).value();
    }
    computeOn(choice);
    if (choice.products == Products::BFloat16 && choice.device == "cpu") {
        warn("--precision bfloat16: the processor rounds as a GPU would, and is no quicker for it");
    }
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

MapOptions methodOptionsOf(const Arguments& arguments, const VitConfig& config,
                           std::initializer_list<const char*> without)
{
    MapOptions options;
    for (const OptionInfo& option : methodOptions(without)) {
        const auto given = arguments.text(option.name);
        if (given && option.name != "class" && option.name != "target" && option.name != "against") {
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
    if (arguments.has("template") && !arguments.has("prompt") && !arguments.has(promptsOption)) {
        throw usageError("--template: expected prompts to put into it: --prompt or --prompts");
    }
    engine::OpenedModel opened =
        engine.openModelNow(engine::modelPath(model), overridesOf(arguments), progressBar(), interruption());
    for (const std::string& note : opened.notes) {
        if (note != opened.config.trainingNote()) { // --heads warns of that where it matters
            warn(note);
        }
    }
    return opened;
}

Json withPrompts(Json document, const ModelOverrides& said)
{
    const auto lines = [](const std::optional<std::string>& text) {
        Json list = Json::array();
        for (const std::string& line : splitList(text.value_or(""), '\n')) {
            if (line.find_first_not_of(" \t\r") != std::string::npos) {
                list.push_back(line);
            }
        }
        return list;
    };
    if (said.prompts) {
        document["prompts"] = lines(said.prompts);
        document["templates"] = lines(said.templates);
    }
    return document;
}

std::string promptLine(const ModelOverrides& overrides)
{
    const auto inOneLine = [](std::string lines) {
        std::replace(lines.begin(), lines.end(), '\n', '|');
        return lines;
    };
    return (overrides.prompts ? ", prompts " + inOneLine(*overrides.prompts) : std::string())
        + (overrides.templates ? ", templates " + inOneLine(*overrides.templates) : std::string());
}

std::vector<int> headsOf(const Arguments& arguments, const VitConfig& config)
{
    const int heads = config.numHeads;
    const auto given = arguments.text("heads");
    if (!given) {
        return config.thinks() ? config.trainedHeads : std::vector<int>{heads};
    }
    const bool ordered = !config.headOrder.value.empty(); // every k means something
    if (*given == "all" && !arguments.has("untrained") && !ordered) {
        return config.trainedHeads;
    }
    const std::vector<int> chosen = headList(*given == "all" ? "1-" + std::to_string(heads) : *given, heads);
    const std::vector<int>& trained = config.trainedHeads;
    for (const int k : chosen) {
        if (config.thinks()) {
            (void)config.roundOf(k); // refuses what is no round
        }
        if (!ordered && std::find(trained.begin(), trained.end(), k) == trained.end()) {
            warn(join("the file does not say that it was trained for k = ", k,
                      "; the output of this sub-network may be meaningless"));
            break;
        }
    }
    return chosen;
}

void requireAllRounds(const char* option, const VitConfig& config, const std::vector<int>& heads)
{
    if (!config.thinks() || heads != config.trainedHeads.value) {
        throw usageError("--", option,
                         " is of all rounds of a network that answers in rounds (ThinkingViT, ProgResViT)",
                         config.thinks() ? "; leave --heads out" : "; this model has no rounds");
    }
}

AttentionPlan planOf(const Arguments& arguments, const VitConfig& config)
{
    return AttentionPlan::parse(arguments.text("attention", ""), trainedPlan(config));
}

engine::Ask askOf(const Arguments& arguments, const VitConfig& config)
{
    engine::Ask ask;
    ask.plan = planOf(arguments, config);
    if (const auto size = arguments.text("size")) {
        ask.size = inputSizeFor(config, *size, "--size");
    }
    return ask;
}

void addSize(Json& row, const engine::Engine& engine, const engine::NetworkKey& key)
{
    if (!key.size.isOwn()) {
        const InputGeometry seen = engine.seen(key.image, key.model, key.size).geometry;
        row["size"] = {seen.inputHeight, seen.inputWidth};
    }
}

namespace {

// "probe:FILE:NAME": the class by its name, which only the file knows.
engine::ClassChoice withProbeClass(engine::ClassChoice choice)
{
    const std::size_t colon = choice.path.rfind(':');
    std::error_code failed;
    if (choice.kind != engine::ClassChoice::Kind::Probe || colon == std::string::npos
        || std::filesystem::exists(choice.path, failed)) {
        return choice;
    }
    const std::string name = choice.path.substr(colon + 1);
    choice.path.resize(colon);
    const auto file = engine::readTargetFile(choice.kind, choice.path);
    const auto& classes = file.probe->classes;
    const auto found = std::find(classes.begin(), classes.end(), name);
    if (found == classes.end()) {
        throw usageError("--target: the probe ", choice.path, " has no class '", name, "'",
                         didYouMean(name, classes));
    }
    choice.value = static_cast<int>(found - classes.begin());
    return choice;
}

} // namespace

engine::ClassChoice targetOf(const Arguments& arguments, const VitConfig& config)
{
    const auto given = arguments.text("target");
    if (given && arguments.has("class")) {
        throw usageError("expected --class or --target, not both");
    }
    if (!given) {
        const engine::ClassChoice first = engine::firstTarget(config);
        if (arguments.has("class") || first.isClass()) {
            return classOf(arguments, config);
        }
        warn("the model has no classes: the " + engine::targetName(first)
             + " is explained; --target chooses something else");
        return first;
    }
    const auto choice = engine::classChoice(*given);
    if (!choice || choice->isClass()) {
        return classOf(arguments, config, "target");
    }
    if (choice->kind == engine::ClassChoice::Kind::Output && choice->value >= config.numClasses) {
        throw usageError("--target: the model has ", config.numClasses.value,
                         " outputs, got output:", choice->value);
    }
    return withProbeClass(*choice);
}

engine::ClassChoice classOf(const Arguments& arguments, const VitConfig& config, const char* option)
{
    using Kind = engine::ClassChoice::Kind;
    constexpr std::string_view prefix = "class:"; // of --target
    std::string given = arguments.text(option, "top1");
    if (std::string_view(option) == "target" && given.compare(0, prefix.size(), prefix) == 0) {
        given.erase(0, prefix.size());
    }
    const auto choice = engine::classChoice(given);
    if (choice && choice->isClass()) {
        if (choice->kind == Kind::Index && choice->value >= config.numClasses) {
            throw usageError("--", option, ": the model has classes 0 to ", config.numClasses.value - 1,
                             ", got ", choice->value);
        }
        return *choice;
    }
    const auto& names = config.classNames.value;
    const auto found = std::find(names.begin(), names.end(), given);
    if (found == names.end()) {
        const bool any = std::string_view(option) == "target";
        throw usageError(
            "--", option, ": expected ",
            any ? "class:CLASS, norm, similar:IMAGE, direction:FILE, probe:FILE, output:N, " : "",
            "an index, top1, top2, own or a class name, got '", given, "'", didYouMean(given, names));
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
        for (const Path& path : listPictures(given)) {
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

void eachInput(engine::Engine& engine, const Arguments& arguments, const std::filesystem::path& folder,
               const InputWork& work, std::size_t batch, std::size_t from)
{
    const std::vector<std::string> paths = inputPaths(arguments, from);
    if (!folder.empty()) {
        requireFolder(folder);
    }
    const Progress progress = progressBar();
    OutputNames names(!folder.empty());
    double done = 0;
    const Progress within = [&](double fraction, const std::string& what) {
        report(progress, (done + fraction) / double(paths.size()), what);
    };
    const auto some = [&](std::size_t first) {
        std::vector<Input> inputs;
        for (std::size_t i = first; i < std::min(paths.size(), first + batch); ++i) {
            for (Input& input : openInputs(engine, paths[i], names)) {
                inputs.push_back(std::move(input));
            }
        }
        work(inputs, within);
    };
    for (std::size_t i = 0; i < paths.size(); i += batch) {
        done = double(i);
        report(progress, done / double(paths.size()), paths[i]);
        if (!unlessInterrupted([&] { some(i); })) {
            return;
        }
    }
}

} // namespace hydra::cli
