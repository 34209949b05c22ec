// SPDX-License-Identifier: GPL-3.0-or-later
// models, info, convert, evaluate: what is known of a model.
#include "app/cli/commands.h"
#include "app/cli/settings.h"
#include "app/cli/store_run.h"
#include "app/cli/what_if.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/number.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/cut_out.h"
#include "core/engine/shipped.h"
#include "core/evaluate/accuracy.h"
#include "core/evaluate/round_curve.h"
#include "core/model/rounds.h"
#include "core/nn/cost.h"

#include <algorithm>
#include <filesystem>

namespace hydra::cli {

namespace {

template<class T>
Json known(const Known<T>& k)
{
    return {{"value", k.value}, {"from", name(k.from)}};
}

template<class T>
Json known(const Known<T>& k, const Json& shown)
{
    return {{"value", shown}, {"from", name(k.from)}};
}

Json rotationOf(const Rotation& r)
{
    if (!r.present()) {
        return name(r.kind);
    }
    return {{"kind", name(r.kind)}, {"pairs", r.pairs == Rotation::Pairs::Halves ? "halves" : "neighbours"},
            {"base", r.base},       {"reference", {r.referenceRows, r.referenceCols}},
            {"offset", r.offset},   {"columns_first", r.columnsFirst}};
}

Json configOf(const VitConfig& c)
{
    return {
        {"image_height", known(c.imageHeight)},
        {"image_width", known(c.imageWidth)},
        {"patch_size", known(c.patchSize)},
        {"embed_dim", known(c.embedDim)},
        {"depth", known(c.depth)},
        {"num_heads", known(c.numHeads)},
        {"head_dim", known(c.headDim)},
        {"mlp_hidden", known(c.mlpHidden)},
        {"num_classes", known(c.numClasses)},
        {"embeds", known(c.embeds)},
        {"class_token", known(c.classToken)},
        {"dist_token", known(c.distToken)},
        {"register_tokens", known(c.registerTokens)},
        {"pos_embed_covers_prefix", known(c.posEmbedCoversPrefix)},
        {"qkv_bias", known(c.qkvBias)},
        {"qk_norm", known(c.qkNorm)},
        {"layer_scale", known(c.layerScale)},
        {"pre_norm", known(c.preNorm)},
        {"norm_kind", known(c.normKind, wordOf(c.normKind.value))},
        {"norm_position", known(c.normPosition, name(c.normPosition.value))},
        {"activation", known(c.activation, name(c.activation.value))},
        {"mlp", known(c.mlp, wordOf(c.mlp.value))},
        {"position_embedding", known(c.positionEmbedding)},
        {"position_resize", known(c.positionResize, wordOf(c.positionResize.value))},
        {"relative_bias", known(c.relativeBias)},
        {"rotation", known(c.rotation, rotationOf(c.rotation.value))},
        {"pool", known(c.pool, name(c.pool.value))},
        {"norm_eps", known(c.normEps)},
        {"qk_scale", known(c.qkScale, c.qkScale > 0 ? Json(c.qkScale.value) : Json("head_dim^-0.5"))},
        {"mean", known(c.mean)},
        {"std", known(c.std)},
        {"crop", known(c.cropFraction)},
        {"crop_mode", known(c.cropMode, name(c.cropMode.value))},
        {"interpolation", known(c.interpolation, name(c.interpolation.value))},
        {"trained_heads", known(c.trainedHeads)},
        {"rounds", known(c.rounds, wordOf(c.rounds.value))},
        {"round_sizes", known(c.roundSizes)},
        {"head_order", known(c.headOrder)},
        {"attention",
         known(c.attentionPlan, c.attentionPlan.value.empty() ? "softmax" : c.attentionPlan.value)},
        {"class_names", known(c.classNames)},
    };
}

Json listModels(const Arguments&)
{
    Json models = Json::array();
    for (const engine::ShippedModel& model : engine::shippedModels()) {
        models.push_back(
            {{"name", model.name}, {"title", engine::titleOf(model.path)}, {"path", model.path}});
    }
    return {{"models", models}};
}

std::int64_t parametersOf(const Checkpoint& checkpoint)
{
    std::int64_t count = 0;
    for (const auto& [tensorName, tensor] : checkpoint.tensors) {
        count += tensor.numel();
    }
    return count;
}

Json describe(const Arguments& arguments)
{
    const std::string& model =
        arguments.positional(0, "MODEL: a checkpoint file, or the name of a shipped model");
    const Checkpoint c =
        loadCheckpoint(engine::modelPath(model), overridesOf(arguments), progressBar(), interruption());
    Json costs = Json::array();
    for (const int k : c.config.trainedHeads.value) {
        const NetworkCost cost = costOf(c.config, {SliceScheme::HydraViT, k});
        costs.push_back({{"k", k}, {"params", cost.parameters}, {"macs", cost.macs}});
    }
    return {{"path", c.path.string()},
            {"format", c.format},
            {"names", c.family},
            {"chosen", c.chosen.empty() ? Json() : Json(c.chosen)},
            {"sha256", c.id},
            {"architecture", c.config.architecture.value},
            {"parameters", parametersOf(c)},
            {"config", configOf(c.config)},
            {"trained_heads", c.config.trainedHeads.value},
            {"costs", costs},
            {"missing", c.missing},
            {"unexpected", c.unexpected},
            {"notes", c.notes}};
}

// Any checkpoint as safetensors under timm's names; with --heads one sub-network as a plain ViT.
Json convert(const Arguments& arguments)
{
    const std::string& from =
        arguments.positional(0, "CHECKPOINT: a checkpoint file, or the name of a shipped model");
    const Path to = arguments.positional(1, "OUT.safetensors: where the converted model goes");
    const std::string model = engine::modelPath(from);
    std::error_code failed;
    if (to.extension() != ".safetensors") {
        throw usageError("OUT: expected a name that ends in .safetensors, got '", to.string(), "'");
    }
    if (std::filesystem::equivalent(model, to, failed)) {
        throw usageError("OUT: '", to.string(), "' is the checkpoint itself; expected another file");
    }
    requireWritable(to);
    Checkpoint c = loadCheckpoint(model, overridesOf(arguments), progressBar(), interruption());
    const auto heads = arguments.integer("heads", 1, c.config.numHeads);
    if (heads) {
        const std::vector<int>& trained = c.config.trainedHeads.value;
        if (std::find(trained.begin(), trained.end(), *heads) == trained.end()) {
            warn(join("the model was not trained for k = ", *heads,
                      "; the output of the cut may be meaningless"));
        }
        c = cutOut(c, static_cast<int>(*heads));
    }
    interruption().check();
    writeCheckpoint(to, c);
    return {{"from", model},
            {"out", to.string()},
            {"format", "safetensors"},
            {"heads", c.config.numHeads.value},
            {"embed_dim", c.config.embedDim.value},
            {"tensors", c.tensors.size()},
            {"parameters", parametersOf(c)},
            {"notes", c.notes}};
}

// The class that a picture's label names, its place in the ranking, and what came first.
Json placeOf(const engine::Prediction& p, int label)
{
    const auto found = std::find(p.ranking.begin(), p.ranking.end(), label);
    return {{"rank", found == p.ranking.end() ? 0 : found - p.ranking.begin() + 1}, // 0: not among the first
            {"class", p.ranking.front()},
            {"probability", p.probabilities[static_cast<std::size_t>(p.ranking.front())]}};
}

// A folder with labels.csv, as without --store.
bool takesTable(shard::PictureList& list, const std::string& input, const VitConfig& config)
{
    if (!isThere(Path(input) / "labels.csv")) {
        return false;
    }
    for (const engine::LabelledImage& image : engine::labelledFolder(input, config)) {
        list.addPicture(image.path.string(), std::to_string(image.classIndex));
    }
    return true;
}

Json evaluateIntoStore(const Arguments& arguments)
{
    engine::Engine engine;
    const engine::OpenedModel model = openModel(engine, arguments);
    const VitConfig& config = model.config;
    const std::vector<int> heads = headsOf(arguments, config);
    const AttentionPlan plan = planOf(arguments, config);
    const Interventions without = withoutOf(engine, arguments, model);
    if (config.numClasses == 0) {
        throw usageError("accuracy is of classes, and this model is a backbone without a classifier");
    }
    rememberLittle(engine);
    StoreJob job{"evaluate", storeSettings(model.id, heads, plan, without), {}};
    job.work = [&](const StorePicture& picture) {
        const std::string label = picture.label();
        const auto wanted = engine::classNamed(label, config);
        if (!wanted) {
            throw inputError(picture.place(), ": ", printable(label),
                             " is not a class name, synset or index of the model's ", config.numClasses.value,
                             " classes");
        }
        const EnginePicture opened(engine, picture);
        Json rows = Json::array();
        for (const int k : heads) {
            const auto p = engine.answer(engine::NetworkKey{
                opened.image().id, model.id, {SliceScheme::HydraViT, k}, plan, 0, without});
            Json row{{"k", k}};
            row.update(placeOf(*p, *wanted));
            row["entropy"] =
                entropyOfFirstTen({p->logits.begin(), p->logits.end()}); // who would have answered
            rows.push_back(std::move(row));
        }
        return shard::StoreEntry{
            {{"image", opened.image().id}, {"label", *wanted}, {"heads", std::move(rows)}}, {}, {}};
    };
    job.takesInput = [&](shard::PictureList& list, const std::string& input) {
        return takesTable(list, input, config);
    };
    return runStore(arguments, job);
}

// "0,0.5,1.2", each once, ascending; without the option, none.
std::optional<std::vector<double>> thresholdsOf(const Arguments& arguments)
{
    if (!arguments.has("thresholds")) {
        return std::nullopt;
    }
    std::vector<double> thresholds;
    for (const std::string& text : arguments.list("thresholds")) {
        const auto value = numberIn(text);
        if (!value || !(*value >= 0 && *value <= mostThreshold)) {
            throw usageError("--thresholds: expected numbers from 0 to ", mostThreshold,
                             " with commas between them, got '", text, "'");
        }
        thresholds.push_back(*value);
    }
    std::sort(thresholds.begin(), thresholds.end());
    thresholds.erase(std::unique(thresholds.begin(), thresholds.end()), thresholds.end());
    return thresholds;
}

// Accuracy, who leaves when, and mean cost at each threshold, from one pass over the pictures.
Json curveOf(const VisionTransformer& network, const std::vector<engine::LabelledImage>& images,
             const AttentionPlan& plan, int batch, const std::vector<double>& thresholds)
{
    const auto pictures = engine::thinkThrough(network, images, plan, batch, progressBar(), interruption());
    const std::vector<double> costs = engine::costsOfRounds(network.config(), plan);
    Json rows = Json::array();
    for (const double threshold : thresholds) {
        const engine::RoundCurvePoint point = engine::curvePoint(pictures, costs, threshold);
        rows.push_back({{"threshold", point.threshold},
                        {"images", pictures.size()},
                        {"top1", point.top1},
                        {"top5", point.top5},
                        {"exits", point.left},
                        {"macs", point.macs}});
    }
    return rows;
}

Json measureAccuracy(const Arguments& arguments)
{
    const std::string& model =
        arguments.positional(0, "MODEL: a checkpoint file, or the name of a shipped model");
    if (wantsStore(arguments)) {
        return evaluateIntoStore(arguments);
    }
    Checkpoint c =
        loadCheckpoint(engine::modelPath(model), overridesOf(arguments), progressBar(), interruption());
    const std::vector<int> heads = headsOf(arguments, c.config);
    const AttentionPlan plan = planOf(arguments, c.config);
    const std::string& folder =
        arguments.positional(1, "FOLDER: class sub-folders, or pictures with labels.csv");
    const int batch = static_cast<int>(arguments.integer("batch", 1, 4096).value_or(16));
    const auto images = engine::labelledFolder(folder, c.config);
    const auto changes = changesFor(arguments, c);
    const VisionTransformer network =
        VisionTransformer(std::move(c.config), std::move(c.tensors)).changed(changes);
    if (const auto thresholds = thresholdsOf(arguments)) {
        return {{"model", model},
                {"folder", folder},
                {"attention", plan.text()},
                {"heads", network.config().trainedHeads.value},
                {"rows", curveOf(network, images, plan, batch, *thresholds)}};
    }
    Json rows = Json::array();
    for (const auto& row :
         engine::evaluate(network, images, heads, plan, batch, progressBar(), interruption())) {
        const double n = std::max(1, row.images);
        rows.push_back({{"k", row.heads},
                        {"images", row.images},
                        {"top1", row.top1 / n},
                        {"top5", row.top5 / n},
                        {"confidence", row.confidence},
                        {"images_per_s", row.imagesPerSecond}});
    }
    return {{"model", model},
            {"folder", folder},
            {"attention", plan.text()},
            {"head_order", network.config().headOrder.value},
            {"without", changes ? changes->what.text() : std::string()},
            {"rows", rows}};
}

} // namespace

Command modelsCommand()
{
    return {"models", "", "the shipped models", {}, listModels};
}

Command infoCommand()
{
    return {"info", "MODEL", "architecture and every hyper-parameter with where it came from", modelOptions(),
            describe};
}

Command convertCommand()
{
    return {"convert", "CHECKPOINT OUT.safetensors", "the same weights under timm's names, or a sub-network",
            std::vector<OptionInfo>{{"heads", "K", "cut the first K heads out as a plain ViT"}}
                + modelOptions(),
            convert};
}

Command evaluateCommand()
{
    return {
        "evaluate",
        "MODEL FOLDER",
        "accuracy per head count over labelled pictures",
        runOptions() + storeOptions() + std::vector<OptionInfo>{whatIfOptions().front()}
            + std::vector<OptionInfo>{{"batch", "N", "pictures a forward pass (default 16)"},
                                      {"thresholds", "E[,E...]",
                                       "of a network that answers in rounds: accuracy, pictures that each "
                                       "round answers and mean MACs at each entropy threshold"}}
            + modelOptions(),
        measureAccuracy,
        {},
        true,
        true};
}

} // namespace hydra::cli
