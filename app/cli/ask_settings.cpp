// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ask_settings.h"

#include "app/cli/inputs.h"
#include "app/cli/program_answers.h"
#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/base/list_text.h"
#include "core/base/nearest.h"
#include "core/checkpoint/model_files.h"
#include "core/engine/shipped.h"
#include "core/evaluate/targets.h"
#include "core/model/class_names.h"
#include "core/model/override_fields.h"
#include "core/model/sub_networks.h"
#include "core/question/ask_json.h"
#include "core/question/fields.h"
#include "core/sae/read_autoencoder.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <string_view>

namespace hydra::cli {

namespace {

// A server's engines, by ComputeOn::text().
std::optional<std::map<std::string, std::shared_ptr<engine::Session>>> keptSessions;
std::map<const engine::Session*, engine::OpenedModel> keptPrograms; // by engine

} // namespace

KeptEngines::KeptEngines()
{
    keptSessions.emplace();
}

KeptEngines::~KeptEngines()
{
    keptPrograms.clear();
    keptSessions.reset();
}

engine::OpenedModel startedProgram(engine::Session& session, const std::string& command,
                                   std::chrono::milliseconds patience)
{
    const auto kept = keptPrograms.find(&session);
    if (kept != keptPrograms.end() && kept->second.path == command
        && session.files().answers(kept->second.id)) {
        return kept->second;
    }
    engine::OpenedModel program = session.files().openProgram(command, patience, interruption());
    if (keptSessions) {
        session.forgetAnswers(program.id); // from an earlier start
        keptPrograms[&session] = program;
    }
    return program;
}

std::shared_ptr<engine::Session> commandSession()
{
    if (!keptSessions) {
        return std::make_shared<engine::Session>();
    }
    std::shared_ptr<engine::Session>& kept = (*keptSessions)[computesOn().text()];
    if (!kept) {
        kept = std::make_shared<engine::Session>();
    }
    return kept;
}

void applyDevice(const CommonSettings& settings, ComputeOn choice)
{
    choice.device = settings.device.value_or(choice.device);
    choice.products = settings.precision.value_or(choice.products);
    computeOn(choice);
    if (settings.precision && choice.products == Products::BFloat16 && choice.device == "cpu") {
        warn(phrase("--precision bfloat16: the processor rounds like a GPU, and is no faster for it"));
    }
}

namespace {

// "50%" as the head count of that share, rounded up (HydraViT, Section 4: the hardware's share p gives
// ceil(p H) heads); other text unchanged.
std::string countOfShare(const std::string& part, int heads)
{
    const auto percent =
        part.empty() || part.back() != '%' ? std::nullopt : wholeNumber(part.substr(0, part.size() - 1));
    return percent && *percent >= 1 && *percent <= 100 ? std::to_string((*percent * heads + 99) / 100) : part;
}

// Parses "12", "3-12", "3,6,12", "50%": head counts of a model with HEADS heads.
std::vector<int> headList(const std::string& given, int heads)
{
    const auto counts =
        integerSet(listText(splitList(given, ','), ",",
                            [&](const std::string& part) { return countOfShare(part, heads); }),
                   1, heads);
    if (!counts) {
        throw usageError("--heads: expected head counts from 1 to %1, as 12, 3-12, 3,6,12 or 50%, or all; "
                         "got '%2'",
                         heads, given);
    }
    return *counts;
}

} // namespace

MapOptions methodOptionsOf(const CommonSettings& settings, const VitConfig& config, const MapOptions& usual)
{
    MapOptions options = usual;
    for (const auto& [option, text] : settings.methodOptions) {
        const OptionField& field = fieldNamed(optionFields(), option);
        field.set(options, ruleFor(field, config).fromText(text, "--" + option));
    }
    return options;
}

Checkpoint readModel(const CommonSettings& settings)
{
    return readModel(settings, overridesOf(settings));
}

Checkpoint readModel(const CommonSettings& settings, const ModelOverrides& overrides)
{
    return loadCheckpoint(engine::modelPath(settings.place(0, modelPlace)), overrides, progressBar(),
                          interruption());
}

engine::OpenedModel openModel(engine::Session& session, const CommonSettings& settings)
{
    if (asksPredictor(settings)) {
        return openProgram(session, settings);
    }
    const std::string& model = settings.place(0, modelPlace);
    const bool prompted = settings.overrides.prompts || settings.promptsFile;
    if (settings.overrides.templates && !prompted) {
        throw usageError("--template: expected prompts to insert: --prompt or --prompts");
    }
    if (settings.overrides.clean && !prompted) {
        throw usageError("--clean: expected prompts to clean: --prompt or --prompts");
    }
    engine::OpenedModel opened = session.files().openModel(engine::modelPath(model), overridesOf(settings),
                                                           progressBar(), interruption());
    for (const Message& note : opened.notes) {
        if (note != opened.config.trainingNote()) { // headsOf() warns about this if it matters
            warn(note);
        }
    }
    return opened;
}

std::vector<int> headsOf(const CommonSettings& settings, const VitConfig& config)
{
    const int heads = config.numHeads;
    const OptionalText& given = settings.heads;
    if (!given) {
        return config.thinks() ? config.trainedHeads : std::vector<int>{heads};
    }
    const bool ordered = !config.headOrder.value.empty(); // every k is meaningful
    if (*given == "all" && !settings.untrained && !ordered) {
        return config.trainedHeads;
    }
    const std::vector<int> chosen = headList(*given == "all" ? "1-" + std::to_string(heads) : *given, heads);
    const std::vector<int>& trained = config.trainedHeads;
    std::vector<int> untrained;
    for (const int k : chosen) {
        if (config.thinks()) {
            (void)config.roundOf(k); // throws if K is not a round
        }
        if (!ordered && std::find(trained.begin(), trained.end(), k) == trained.end()) {
            untrained.push_back(k);
        }
    }
    if (!untrained.empty()) {
        warn(message(untrained.size() == 1 ? phrase("the file does not say that it was trained for k = %1; "
                                                    "the output of this sub-network may be meaningless")
                                           : phrase("the file does not say that it was trained for k = %1; "
                                                    "the output of these sub-networks may be meaningless"),
                     listText(untrained, ", ")));
    }
    return chosen;
}

void requireAllRounds(const char* option, const VitConfig& config, const std::vector<int>& heads)
{
    if (!config.thinks() || heads != config.trainedHeads.value) {
        throw usageError(config.thinks() ? phrase("--%1 runs all rounds of a network that answers in rounds "
                                                  "(ThinkingViT, ProgResViT); omit --heads")
                                         : phrase("--%1 needs a network that answers in rounds (ThinkingViT, "
                                                  "ProgResViT); this model has no rounds"),
                         option);
    }
}

AttentionPlan planOf(const CommonSettings& settings, const VitConfig& config)
{
    return AttentionPlan::parse(settings.attention, trainedPlan(config));
}

Json askedOf(const std::string& model, const ModelOverrides& overrides, const Ask& ask,
             const VitConfig& config)
{
    Json document{{"model", model}};
    document.update(askJson(ask, trainedPlan(config)));
    for (const auto& [option, value] : overrideOptions(overrides)) {
        if (option != "prompt" && option != "template" && option != "clean") { // withPrompts() adds them
            document["model_options"][option] = value;
        }
    }
    if (config.numClasses == 1 && config.answers == Answers::Softmax && !config.embeds) {
        const char* const note = phrase(
            "one class: its probability is 1 by definition; give two or more prompts, or read its logit");
        document["note"] = note;
        warn(note);
    }
    return withPrompts(std::move(document), overrides);
}

PictureAsk askOf(const CommonSettings& settings, const VitConfig& config)
{
    PictureAsk ask;
    ask.plan = planOf(settings, config);
    if (const AttentionPlan trained = trainedPlan(config); ask.plan != trained) {
        warn(message("the weights were trained with attention %1, not with %2; the output may be meaningless",
                     trained.text(), ask.plan.text()));
    }
    if (settings.size) {
        ask.size = inputSizeFor(config, *settings.size, "--size");
    }
    ask.scheme = settings.scheme;
    if (ask.scheme != SliceScheme() && config.thinks()) {
        throw usageError("--scheme: networks that answer in rounds support only hydravit");
    }
    if (ask.scheme != SliceScheme() && hasSubNetworks(config)) {
        warn(message("this model's sub-networks were trained under the HydraViT scheme, not %1; their output "
                     "may be meaningless",
                     titleOf(ask.scheme)));
    }
    return ask;
}

PictureAsk askOf(engine::Session& session, const CommonSettings& settings, const engine::OpenedModel& model,
                 bool readsSae)
{
    PictureAsk ask = askOf(settings, model.config);
    ask.without = withoutOf(session, settings, model, readsSae);
    return ask;
}

std::string saeSourceOf(const CommonSettings& settings)
{
    if (!settings.sae) {
        throw usageError("features need a sparse autoencoder; give it with --sae FILE");
    }
    const SaeOverrides overrides{settings.saeK, settings.saeBlock, settings.saeCode};
    return overrides.sourceOf(engine::autoencoderPath(*settings.sae));
}

namespace {

// Parses --without and --with, which have one syntax.
Interventions changesOf(const CommonSettings& settings)
{
    const std::string &off = settings.without, &set = settings.with;
    const Interventions what = Interventions::parse(off + (off.empty() || set.empty() ? "" : ",") + set);
    const Interventions added = Interventions::parse(set);
    Interventions others = added;
    others.features.clear();
    const bool sets = std::none_of(added.features.begin(), added.features.end(),
                                   [](const FeatureEdit& edit) { return edit.multiple == 0; });
    if (!others.empty() || !sets) {
        throw usageError("--with: expected feature:NUMBER=TIMESx, as in feature:47=3x; got '%1'", set);
    }
    return what;
}

// Throws Error{Usage} for an autoencoder that is not used: neither by the caller (READ) nor by the target.
void requireRead(const CommonSettings& settings, bool read)
{
    if (const auto given = settings.saeOptions(); !settings.sae && !given.empty()) {
        throw usageError("--%1: describes an autoencoder; give it with --sae FILE", given.front().first);
    }
    if (settings.sae && !read && settings.target.value_or("").rfind("feature:", 0) != 0) {
        throw usageError("--sae: its features are not used; expected --without or --with feature:N, "
                         "--without sae-error or --target feature:N");
    }
}

} // namespace

Interventions withoutOf(engine::Session& session, const CommonSettings& settings,
                        const engine::OpenedModel& model, bool readsSae)
{
    Interventions without = changesOf(settings);
    requireFits(without, model.config);
    requireRead(settings, readsSae || without.needsSae());
    if (without.needsSae()) {
        without.sae = engine::openAutoencoder(session, saeSourceOf(settings));
    }
    const OptionalText& from = settings.from;
    if (from && !without.needsSource()) {
        throw usageError("--from: --without does not use another picture's activations");
    }
    if (without.needsSource() && !from) {
        throw usageError("--without: another picture's activations need that picture; give it with --from");
    }
    if (from) {
        without.from = openInputs(session, *from).front().image.id;
    }
    return session.files().completed(model.id, without);
}

std::shared_ptr<const Changes> changesFor(const CommonSettings& settings, const Checkpoint& opened)
{
    Interventions what = changesOf(settings);
    std::shared_ptr<const Autoencoder> sae;
    requireRead(settings, what.needsSae());
    if (what.needsSae()) {
        const auto [file, overrides] = SaeOverrides::parse(saeSourceOf(settings));
        sae = std::make_shared<const Autoencoder>(readAutoencoder(file, overrides, interruption()));
        what.sae = sae->id;
    }
    if (what.needsSource()) {
        throw usageError("--without: this command runs over many pictures, so that another picture's "
                         "activations cannot be used");
    }
    const auto changes = changesBeside(std::move(what), opened);
    if (!sae) {
        return changes;
    }
    auto withSae = std::make_shared<Changes>(*changes);
    withSae->autoencoder = std::move(sae);
    return withSae;
}

void readExplained(const CommonSettings& settings, const VitConfig& config, Ask& ask)
{
    ask.target = targetOf(settings, config);
    if (settings.against) {
        ask.against = classOf("against", settings.against, config);
    }
    ask.options = methodOptionsOf(settings, config);
}

int blockOf(const char* option, const OptionalText& given, int depth)
{
    const FieldRule rule = wholeRule(option, "", 0, depth - 1, "N", "");
    return given ? std::get<int>(rule.fromText(*given, join("--", option))) : -1;
}

std::vector<int> blocksOf(const char* option, const std::string& given, int depth)
{
    const auto blocks = integerSet(given, 0, depth - 1);
    if (!blocks || blocks->empty()) {
        throw usageError("--%1: expected blocks from 0 to %2, as 7, 3,7 or 0-11; got '%3'", option, depth - 1,
                         given);
    }
    return *blocks;
}

engine::TokenChoice tokenChoiceOf(const TsneSettings& settings, const VitConfig& config)
{
    using Kind = engine::TokenChoice::Kind;
    engine::TokenChoice choice;
    choice.kind = enumNamed<Kind>(settings.tokens.value_or(settings.byClass ? "class" : "all")).value();
    choice.block = blockOf("block", settings.block, config.depth);
    return choice;
}

const engine::EmbeddingOptions& embeddingOf(const TsneSettings& settings)
{
    if (settings.joint && !settings.embedding.joint) {
        throw usageError("--joint and --separate exclude each other");
    }
    return settings.embedding;
}

} // namespace hydra::cli
