// SPDX-License-Identifier: GPL-3.0-or-later
// sae-index: activity of an autoencoder's features over a folder. sae-train: trains an autoencoder.
#include "app/cli/ask_settings.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/model_context.h"
#include "app/cli/store_list.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/checkpoint/checkpoint.h"
#include "core/dictionary/index_features.h"
#include "core/dictionary/sae_trainer.h"
#include "core/engine/shipped.h"
#include "core/sae/read_autoencoder.h"

#include <cmath>
#include <filesystem>
#include <optional>

namespace hydra::cli {

namespace {

shard::Shard shardOf(const CommonSettings& settings)
{
    if (settings.shard) {
        const auto shard = shard::shardNamed(*settings.shard);
        if (!shard) {
            throw usageError("--shard: expected I/N, like 3/8, got '%1'", *settings.shard);
        }
        return *shard;
    }
    return shard::shardOfScheduler().value_or(shard::Shard{});
}

// Joins the indexes of all shards, whose files are beside OUT.
FeatureIndex joined(const std::string& out)
{
    const std::vector<int> counts = shard::shardCountsBeside(out);
    if (counts.size() != 1) {
        throw usageError("--join: expected the shards of one run beside %1, like %2; found those of %3 runs",
                         out, shard::storeName(out, {1, 8}), counts.size());
    }
    std::optional<FeatureIndex> whole;
    for (int index = 1; index <= counts.front(); ++index) {
        const std::string name = shard::storeName(out, {index, counts.front()});
        const FeatureIndex part = readFeatureIndex(name);
        if (!part.complete()) {
            throw inputError("%1: %2 of %3 pictures are done; run it again", name, part.done, part.total);
        }
        if (whole) {
            whole->join(part);
        } else {
            whole = part;
        }
    }
    whole->list.clear(); // it differs between shards
    return *whole;
}

Json summaryOf(const FeatureIndex& index)
{
    const FeatureCounts counts = countsOf(index);
    return {{"features", index.features()}, {"pictures", index.seenPictures},
            {"patches", index.seenPatches}, {"left_out", index.leftOut},
            {"dead", counts.dead},          {"dense", counts.dense},
            {"l0", counts.active}};
}

} // namespace

Json runSaeIndex(const SaeIndexSettings& settings)
{
    const std::string& model = settings.place(0, modelPlace);
    const OptionalText& out = settings.out;
    if (!out || Path(*out).extension() != ".safetensors") {
        throw usageError("--out: expected FILE.safetensors, where the index is written");
    }
    if (settings.join) {
        const FeatureIndex whole = joined(*out);
        writeFeatureIndex(*out, whole);
        Json row = summaryOf(whole);
        row["file"] = *out;
        return row;
    }
    const std::string source = saeSourceOf(settings);
    if (source.empty()) {
        throw usageError("expected --sae FILE, an autoencoder");
    }
    const shard::PictureList list = pictureList(settings, 1, shardOf(settings));
    const std::string file = shard::storeName(*out, list.shard());
    requireWritable(file);
    const ModelOverrides overrides = overridesOf(settings);
    Checkpoint c = readModel(settings, overrides);
    const std::vector<int> heads = headsOf(settings, c.config);
    if (heads.size() != 1) {
        throw usageError("--heads: an index has one head count");
    }
    const auto [path, saeOverrides] = SaeOverrides::parse(source);
    const Autoencoder sae = readAutoencoder(path, saeOverrides, interruption());
    requireFits(sae, c.config);
    const std::string id = c.id;
    PictureAsk ask;
    ask.plan = trainedPlan(c.config);
    Json row = askedOf(model, overrides, ask, c.config);
    const TokensBehind tokens(VisionTransformer(std::move(c.config), std::move(c.tensors)),
                              sae.settings.block, heads.front());
    FeatureIndexWatch watch;
    watch.progress = progressBar();
    watch.leftOut = leaveOut;
    const FeatureIndex index = indexInto(file, sae, id, tokens, list, watch, interruption());
    row.update(summaryOf(index));
    row["sae_file"] = source;
    row["k"] = heads.front();
    row["file"] = file;
    return row;
}

const Running runsSaeIndex("sae-index", Parsed<runSaeIndex>::by);

Json runSaeTrain(const TrainSettings& settings)
{
    const std::string& file =
        settings.place(0, phrase("CONFIG: a training configuration of an autoencoder (.json)"));
    applyDevice(settings); // before any network is created
    SaeConfig config = SaeConfig::load(file);
    if (std::error_code failed; !std::filesystem::exists(config.model, failed)) { // a shipped model's name
        config.model = engine::modelPath(
            config.model.lexically_relative(std::filesystem::path(file).parent_path()).string());
    }
    const SaeTraining made = trainAutoencoder(config, settings.resume, progressBar(), interruption());
    for (const Message& why : made.leftOut) {
        leaveOut(why);
    }
    Json rows = Json::array(), attributes = Json::array();
    for (const SaeQuality& each : made.quality) {
        rows.push_back({{"k", each.heads},
                        {"pictures", each.pictures},
                        {"explained_variance", each.explainedVariance},
                        {"l0", each.active},
                        {"dead", each.deadShare},
                        {"loss_recovered", std::isfinite(each.recovered) ? Json(each.recovered) : Json()},
                        {"top1", each.right},
                        {"top1_with", each.rightWith}});
    }
    for (const AttributeFeature& each : made.attributes) {
        attributes.push_back({{"kind", each.kind},
                              {"name", each.name},
                              {"feature", each.feature},
                              {"auc", each.area},
                              {"with", each.with},
                              {"without", each.without}});
    }
    Json out{{"sae", made.folder.string()}, {"card", made.card.string()}, {"history", made.history.string()},
             {"steps", made.steps},         {"seconds", made.seconds},    {"rows", rows}};
    if (!attributes.empty()) {
        out["attributes"] = attributes;
    }
    return out;
}

const Running runsSaeTrain("sae-train", Parsed<runSaeTrain>::by);

} // namespace hydra::cli
