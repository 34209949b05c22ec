// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ask_settings.h"

#include "app/cli/inputs.h"
#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/base/list_text.h"
#include "core/base/nearest.h"
#include "core/checkpoint/model_files.h"
#include "core/engine/shipped.h"
#include "core/evaluate/targets.h"
#include "core/model/class_names.h"
#include "core/model/override_fields.h"
#include "core/question/fields.h"
#include "core/question/said.h"
#include "core/sae/read_autoencoder.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <string_view>

namespace hydra::cli {

namespace {

// Of a server, by what ComputeOn::text() says.
std::optional<std::map<std::string, std::shared_ptr<engine::Engine>>> keptEngines;

} // namespace

KeptEngines::KeptEngines()
{
    keptEngines.emplace();
}

KeptEngines::~KeptEngines()
{
    keptEngines.reset();
}

std::shared_ptr<engine::Engine> commandEngine()
{
    if (!keptEngines) {
        return std::make_shared<engine::Engine>();
    }
    std::shared_ptr<engine::Engine>& kept = (*keptEngines)[computesOn().text()];
    if (!kept) {
        kept = std::make_shared<engine::Engine>();
    }
    return kept;
}

void computeAsTold(const Arguments& arguments, ComputeOn choice)
{
    choice.device = arguments.text("device", choice.device);
    const auto given = arguments.text("precision");
    if (given) {
        choice.products = enumNamed<Products>(*given).value();
    }
    computeOn(choice);
    if (given && choice.products == Products::BFloat16 && choice.device == "cpu") {
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

Checkpoint readModel(const Arguments& arguments)
{
    return readModel(arguments, overridesOf(arguments));
}

Checkpoint readModel(const Arguments& arguments, const ModelOverrides& overrides)
{
    return loadCheckpoint(engine::modelPath(arguments.positional(0, modelPlace)), overrides, progressBar(),
                          interruption());
}

engine::OpenedModel openModel(engine::Engine& engine, const Arguments& arguments)
{
    const std::string& model = arguments.positional(0, modelPlace);
    const bool prompted = arguments.has("prompt") || arguments.has(promptsOption);
    if (arguments.has("template") && !prompted) {
        throw usageError("--template: expected prompts to put into it: --prompt or --prompts");
    }
    if (arguments.has("clean") && !prompted) {
        throw usageError("--clean: expected prompts to clean: --prompt or --prompts");
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
    std::vector<int> untrained;
    for (const int k : chosen) {
        if (config.thinks()) {
            (void)config.roundOf(k); // refuses what is no round
        }
        if (!ordered && std::find(trained.begin(), trained.end(), k) == trained.end()) {
            untrained.push_back(k);
        }
    }
    if (!untrained.empty()) {
        warn(join("the file does not say that it was trained for k = ", listText(untrained, ", "),
                  "; the output of ", untrained.size() == 1 ? "this sub-network" : "these sub-networks",
                  " may be meaningless"));
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

Json askedOf(const std::string& model, const ModelOverrides& overrides, const engine::Ask& ask,
             const VitConfig& config)
{
    Json document{{"model", model}};
    document.update(engine::askSaid(ask, trainedPlan(config)));
    for (const auto& [option, value] : overrideOptions(overrides)) {
        if (option != "prompt" && option != "template" && option != "clean") { // withPrompts() has them
            document["model_options"][option] = value;
        }
    }
    if (config.numClasses == 1 && config.answers == Answers::Softmax && !config.embeds) {
        const char* const note =
            "one class: its probability is 1 by definition; give two or more prompts, or read its logit";
        document["note"] = note;
        warn(note);
    }
    return withPrompts(std::move(document), overrides);
}

engine::PictureAsk askOf(const Arguments& arguments, const VitConfig& config)
{
    engine::PictureAsk ask;
    ask.plan = planOf(arguments, config);
    if (const AttentionPlan trained = trainedPlan(config); ask.plan != trained) {
        warn(join("the weights were trained with attention ", trained.text(), ", not with ", ask.plan.text(),
                  "; the output may be meaningless"));
    }
    if (const auto size = arguments.text("size")) {
        ask.size = inputSizeFor(config, *size, "--size");
    }
    return ask;
}

engine::PictureAsk askOf(engine::Engine& engine, const Arguments& arguments, const engine::OpenedModel& model,
                         bool readsSae)
{
    engine::PictureAsk ask = askOf(arguments, model.config);
    ask.without = withoutOf(engine, arguments, model, readsSae);
    return ask;
}

std::string saeSourceOf(const Arguments& arguments)
{
    const auto file = arguments.text("sae");
    if (!file) {
        throw usageError("features are of a sparse autoencoder; give it with --sae FILE");
    }
    SaeOverrides said;
    if (arguments.has("sae-k")) {
        said.k = arguments.whole("sae-k", 1);
    }
    if (arguments.has("sae-block")) {
        said.block = arguments.whole("sae-block", 0);
    }
    if (const auto code = arguments.text("sae-code")) {
        said.code = enumNamed<SaeCode>(*code);
    }
    return said.sourceOf(engine::autoencoderPath(*file));
}

namespace {

// --without and --with, which say the same things.
Interventions changesSaid(const Arguments& arguments)
{
    const std::string off = arguments.text("without", ""), set = arguments.text("with", "");
    const Interventions what = Interventions::parse(off + (off.empty() || set.empty() ? "" : ",") + set);
    const Interventions added = Interventions::parse(set);
    Interventions others = added;
    others.features.clear();
    const bool sets = std::none_of(added.features.begin(), added.features.end(),
                                   [](const FeatureEdit& edit) { return edit.multiple == 0; });
    if (!others.empty() || !sets) {
        throw usageError("--with: expected feature:NUMBER=TIMESx, as in feature:47=3x; got '", set, "'");
    }
    return what;
}

// READ: something reads the autoencoder, if there is one; a target may as well.
void requireRead(const Arguments& arguments, bool read)
{
    for (const char* said : {"sae-block", "sae-k", "sae-code"}) {
        if (arguments.has(said) && !arguments.has("sae")) {
            throw usageError("--", said, ": says something of an autoencoder; give it with --sae FILE");
        }
    }
    if (arguments.has("sae") && !read && arguments.text("target", "").rfind("feature:", 0) != 0) {
        throw usageError(
            "--sae: nothing reads its features; expected --without or --with feature:N, --without "
            "sae-error or --target feature:N");
    }
}

} // namespace

Interventions withoutOf(engine::Engine& engine, const Arguments& arguments, const engine::OpenedModel& model,
                        bool readsSae)
{
    Interventions without = changesSaid(arguments);
    requireFits(without, model.config);
    requireRead(arguments, readsSae || without.needsSae());
    if (without.needsSae()) {
        without.sae = engine.openAutoencoder(saeSourceOf(arguments));
    }
    const auto from = arguments.text("from");
    if (from && !without.needsSource()) {
        throw usageError("--from: nothing in --without takes another picture's activations");
    }
    if (without.needsSource() && !from) {
        throw usageError("--without: another picture's activations need that picture; give it with --from");
    }
    if (from) {
        without.from = openInputs(engine, *from).front().image.id;
    }
    return engine.completed(model.id, without);
}

std::shared_ptr<const Changes> changesFor(const Arguments& arguments, const Checkpoint& opened)
{
    Interventions what = changesSaid(arguments);
    std::shared_ptr<const Autoencoder> sae;
    requireRead(arguments, what.needsSae());
    if (what.needsSae()) {
        const auto [file, said] = SaeOverrides::parse(saeSourceOf(arguments));
        sae = std::make_shared<const Autoencoder>(readAutoencoder(file, said, interruption()));
        what.sae = sae->id;
    }
    if (what.needsSource()) {
        throw usageError("--without: this command runs over many pictures, so that no other picture's "
                         "activations can be put in");
    }
    const auto changes = changesBeside(std::move(what), opened);
    if (!sae) {
        return changes;
    }
    auto withSae = std::make_shared<Changes>(*changes);
    withSae->autoencoder = std::move(sae);
    return withSae;
}

namespace {

// "probe:FILE:CLASS": the class as the file calls it, in TEXT of --target.
engine::ClassChoice withProbeClass(engine::ClassChoice choice, const std::string& text)
{
    const std::string path = text.substr(text.find(':') + 1);
    std::error_code failed;
    if (choice.kind != engine::ClassChoice::Kind::Probe || std::filesystem::exists(path, failed)) {
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
    const std::string said = path.substr(colon + 1);
    const std::string file = path.substr(0, colon);
    if (choice.value >= 0 && choice.path == file && !std::filesystem::exists(file, failed)) {
        return choice; // an index; whoever opens the file says that it is not there
    }
    choice.path = file;
    const auto probe = engine::readTargetFile(choice.kind, choice.path).probe;
    const auto& classes = probe->classes;
    const auto found = classNamed(said, classes, static_cast<int>(classes.size()), choice.path);
    if (!found) {
        throw usageError("--target: the probe ", choice.path, " has no class '", said, "'",
                         didYouMean(said, classes));
    }
    choice.value = *found;
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
            return engine::answeredBy(config, classOf(arguments, config));
        }
        warn("the model has no classes: the " + engine::targetName(first)
             + " is explained; --target chooses something else");
        return first;
    }
    const auto choice = engine::classChoice(*given);
    if (!choice || choice->isClass()) {
        return engine::answeredBy(config, classOf(arguments, config, "target"));
    }
    if (choice->kind == engine::ClassChoice::Kind::Output && choice->value >= config.numClasses) {
        throw usageError("--target: the model has ", config.numClasses.value,
                         " outputs, got output:", choice->value);
    }
    if (choice->kind == engine::ClassChoice::Kind::Feature) {
        engine::ClassChoice feature = *choice;
        feature.path = saeSourceOf(arguments);
        return feature;
    }
    return withProbeClass(*choice, *given);
}

void readExplained(const Arguments& arguments, const VitConfig& config, engine::Ask& ask)
{
    ask.target = targetOf(arguments, config);
    if (arguments.has("against")) {
        ask.against = classOf(arguments, config, "against");
    }
    ask.options = methodOptionsOf(arguments, config);
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
    const bool isIndex = choice && choice->kind == Kind::Index;
    if (choice && choice->isClass() && !isIndex) {
        requireNoClassCalled(given, config, join("--", option));
        return *choice;
    }
    if (const auto index = classNamed(given, config, join("--", option))) {
        return {Kind::Index, *index};
    }
    if (isIndex || given.rfind("index:", 0) == 0) {
        throw usageError("--", option, ": the model has classes 0 to ", config.numClasses.value - 1, ", got ",
                         given.substr(given.find(':') + 1));
    }
    throw usageError(
        "--", option, ": expected ",
        std::string_view(option) == "target"
            ? "class:CLASS, norm, similar:IMAGE, direction:FILE, probe:FILE, output:N, feature:N, "
            : "",
        "an index, top1, top2, own, a class name or synset, got '", given, "'",
        didYouMean(given.substr(given.find(':') + 1), config.classNames.value));
}

engine::TokenChoice tokenChoiceOf(const Arguments& arguments, const VitConfig& config)
{
    using Kind = engine::TokenChoice::Kind;
    const bool byClass = arguments.has("by-class");
    engine::TokenChoice choice;
    choice.kind = enumNamed<Kind>(arguments.text("tokens", byClass ? "class" : "all")).value();
    choice.block = arguments.whole("block", 0, config.depth - 1, -1);
    return choice;
}

engine::EmbeddingOptions tsneOf(const Arguments& arguments)
{
    if (arguments.has("joint") && arguments.has("separate")) {
        throw usageError("--joint and --separate exclude each other");
    }
    engine::EmbeddingOptions o;
    o.joint = !arguments.has("separate");
    const auto perplexity = arguments.number("perplexity");
    o.fitPerplexity = !perplexity;
    o.tsne.perplexity = perplexity.value_or(o.tsne.perplexity);
    o.tsne.iterations = arguments.whole("iterations", 1000);
    o.tsne.reduceTo = arguments.whole("reduce", std::size_t(0));
    o.tsne.seed = arguments.whole("seed", std::uint64_t(0));
    o.tsne.threads = arguments.whole("threads", 0);
    return o;
}

} // namespace hydra::cli
