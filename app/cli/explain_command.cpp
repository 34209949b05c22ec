// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bundle_question.h"
#include "app/cli/commands.h"
#include "app/cli/feature_settings.h"
#include "app/cli/program_answers.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/version.h"
#include "core/engine/found_models.h"
#include "core/explain/evidence.h"
#include "core/export/bundle_file.h"
#include "core/export/dataset_question.h"
#include "core/export/map_dataset.h"
#include "core/export/map_file.h"
#include "core/image/png_file.h"
#include "core/paint/look_fields.h"
#include "core/paint/overlay.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace hydra::cli {

namespace {

struct Task
{
    std::vector<std::string> methods;
    std::vector<MapFormat> formats;
    paint::Look look; // of PNG files
    MapDatasets* datasets;
};

// HEADS is the network's head count; empty for a program.
Json mapRow(const std::string& input, const std::string& method, const Map& map, const VitConfig& config,
            std::optional<int> heads = {})
{
    const bool colours = map.channels > 1; // red, green and blue, whose sum is meaningless
    const auto [low, high] = std::minmax_element(map.values.begin(), map.values.end());
    Json row{{"input", input}, {"method", method}};
    if (heads) {
        row["k"] = *heads;
    }
    row.update({{"class", map.classIndex >= 0 ? Json(map.classIndex) : Json()},
                {"class_name", map.classIndex >= 0 ? Json(config.className(map.classIndex)) : Json()},
                {"target", map.target.empty() ? Json() : Json(map.target)},
                {"target_value", map.targetValue ? Json(*map.targetValue) : Json()},
                {"against", map.againstIndex >= 0 ? Json(map.againstIndex) : Json()},
                {"rows", map.rows},
                {"cols", map.cols},
                {"min", colours ? Json() : Json(*low)},
                {"max", colours ? Json() : Json(*high)},
                {"sum", colours ? Json() : Json(std::accumulate(map.values.begin(), map.values.end(), 0.0))},
                {"residual", map.residual ? Json(*map.residual) : Json()},
                {"ms", map.milliseconds}});
    if (colours) {
        row["fitted_on"] = map.fittedOn;
    }
    if (map.best >= 0) {
        row["best"] = map.best;
    }
    if (map.uncertainty) {
        row["uncertainty"] = *map.uncertainty;
    }
    return row;
}

// Prepares the data sets of --format fiftyone and coco in the folder --out, writing FACTS into them. Throws
// Error{Usage} for these formats if --out is missing or results go into a store.
MapDatasets datasetsOf(const ExplainSettings& settings, const std::vector<std::string>& methods,
                       const VitConfig& config, Json facts)
{
    facts["software"] = software();
    for (const MapFormat format : settings.formats) {
        if (isDataset(format) && (takesList(settings) || settings.out.empty())) {
            throw usageError("--format: %1 writes a folder; expected --out DIR and no store", wordOf(format));
        }
    }
    return {settings.formats, settings.out, methods, config, facts};
}

std::string npzOf(Asking& asking, const Pictured& picture, const MapKey& key, const engine::MapPtr& map)
{
    const engine::OpenedModel& model = asking.model;
    DataFacts facts{
        {"software", software()}, {"model_name", engine::modelName(model.path)}, {"picture", picture.name}};
    if (model.overrides.prompts) {
        facts.emplace_back("prompts", *model.overrides.prompts);
        facts.emplace_back("templates", model.overrides.templates.value_or(""));
    }
    return mapNpz({key, map, asking.session.answer(key.network, {}, picture.cancel)}, {}, facts);
}

std::string pngOf(Asking& asking, const Pictured& picture, const MapKey& key, const Map& map,
                  const paint::Look& look)
{
    const NetworkKey& network = key.network;
    const engine::SeenImage seen = asking.session.seen(network.image, network.model, network.size);
    const Bytes bytes =
        pngBytes(paint::overlay(*picture.image.picture, seen.geometry, map, look),
                 {{"Software", software()}, {"Description", mapLine(map, key, asking.model)}});
    return {bytes.begin(), bytes.end()};
}

Json writtenFiles(const Task& task, Asking& asking, Pictured& picture, const MapKey& key,
                  const std::string& method, const engine::MapPtr& map,
                  const std::optional<FoundBox>& found = {})
{
    Json files = Json::array();
    const MapParts parts{*map, asking.model.program ? nullptr : &key,
                         [&] { return npzOf(asking, picture, key, map); },
                         [&] { return pngOf(asking, picture, key, *map, task.look); }};
    for (const MapFormat format : picture.folder.empty() ? std::vector<MapFormat>() : task.formats) {
        if (!isDataset(format)) {
            const std::string suffix =
                join(asking.model.mapName(method, key.network.sub.heads), ".", wordOf(format));
            picture.keep(suffix, mapFile(format, parts));
            files.push_back(picture.path(suffix).string());
        }
    }
    if (!task.datasets->none()) {
        const NetworkKey& network = key.network;
        const InputGeometry geometry =
            asking.session.seen(network.image, network.model, network.size).geometry;
        const int heads = asking.model.program ? 0 : network.sub.heads;
        task.datasets->add({method, heads, *map, geometry, found}, files);
    }
    return files;
}

// Warns before a map that takes many forward passes.
void announce(const MapKey& key, const engine::OpenedModel& model, const InputGeometry& geometry)
{
    const PassCount count =
        passesOf(key.options, model.config, key.network.sub, geometry.rows(), geometry.cols());
    if (model.program) {
        warn(message("%1: %2 pictures", key.options.method, count.passes));
    } else if (count.passes > 1) {
        warn(message(count.atMost ? phrase("%1, k = %2: at most %3 forward passes")
                                  : phrase("%1, k = %2: %3 forward passes"),
                     key.options.method, key.network.sub.heads, count.passes));
    }
}

// Returns the key of METHOD's map at k heads.
MapKey keyOf(const Asking& asking, const Pictured& picture, int k, const std::string& method)
{
    PictureAsk ask = asking.ask;
    ask.heads = k;
    ask.options.method = method;
    return ask.mapHere(picture.image.id, asking.model.id);
}

Json rowOf(const Task& task, Asking& asking, Pictured& picture, int k, const std::string& method)
{
    const MapKey key = keyOf(asking, picture, k, method);
    const bool listed = picture.listed != nullptr;
    if (!listed) {
        announce(key, asking.model,
                 asking.session.seen(picture.image.id, asking.model.id, asking.ask.size).geometry);
    }
    const engine::MapPtr map = asking.session.answer(key, picture.within, picture.cancel);
    const std::string none = noMap(*map, key);
    Json row{{"input", picture.name}, {"method", method}, {"target", map->target}};
    if (none.empty()) {
        row = mapRow(picture.name, method, *map, asking.config(),
                     asking.model.program ? std::nullopt : std::optional(k));
    } else {
        warn(join(picture.name, ": ", none));
    }
    asking.addSize(row, key.network);
    std::optional<FoundBox> found;
    if (key.target.kind == ClassChoice::Kind::Box) {
        found = boxOf(key, *asking.session.answer(key.network, {}, picture.cancel));
        if (found) {
            row["box"] = boxJson(std::size_t(key.target.value), *found, asking.config());
        }
    }
    if (map->matched) {
        row["matched"] = *map->matched;
    }
    if (!listed) {
        row["files"] =
            none.empty() ? writtenFiles(task, asking, picture, key, method, map, found) : Json::array();
        return row;
    }
    row.erase("input");
    row.erase("ms");
    if (none.empty()) {
        picture.keep(asking.model.mapName(method, k) + ".npy", mapNpy(*map));
    }
    return row;
}

// Adds a row for each head count and method; if the box does not exist, warns and adds one row without map.
void addRows(Json& rows, const Task& task, Asking& asking, Pictured& picture)
{
    const MapKey first = keyOf(asking, picture, asking.heads.front(), task.methods.front());
    if (const std::string none = noBox(asking.session, first, picture.cancel); !none.empty()) {
        warn(join(picture.name, ": ", none));
        const auto answer = asking.session.answer(first.network, {}, picture.cancel);
        rows.push_back(picture.begun());
        rows.back().update({{"box", nullptr}, {"boxes", answer->boxes.size()}});
        rows.back().erase("image");
        return;
    }
    for (const int k : asking.heads) {
        for (const std::string& method : task.methods) {
            rows.push_back(rowOf(task, asking, picture, k, method));
        }
    }
}

} // namespace

EvidenceRequest evidenceAsked(Asking& asking, const ExplainSettings& settings)
{
    EvidenceRequest evidence{
        asking.model, asking.ask,
        asking.heads, settings.methods.empty() ? std::vector<std::string>{defaultMethod()} : settings.methods,
        {},           {}};
    if (asking.model.program) {
        evidence.methods = methodsThrough(settings, asking.model);
        readExplainedThrough(settings, asking.model, evidence.methods, evidence.ask);
        evidence.look = settings.look;
        return evidence;
    }
    readExplained(settings, asking.config(), evidence.ask);
    evidence.look = settings.look;
    evidence.ask.target = asking.session.files().openTarget(evidence.ask.target);
    resolveFeatures(asking.session, settings, asking.model, asking.heads, evidence.ask);
    if (settings.sae) {
        evidence.sae = engine::openSae(asking.session, saeSourceOf(settings), asking.model.id);
    }
    return evidence;
}

namespace {

// When the model is a program: throws Error{Usage} for a format that needs facts about a network.
void requireFormats(const ExplainSettings& settings)
{
    for (const MapFormat format : settings.formats) {
        if (saysNetwork(format)) {
            throw usageError("--format: with --predictor expected npy, csv, png, fiftyone or coco, got '%1'",
                             wordOf(format));
        }
    }
}

// Warns of methods that scored badly in our measurements on this kind of network.
void warnOfDoubtful(const std::vector<std::string>& methods, const Asking& asking)
{
    const std::string kind =
        networkKind(asking.ask.plan, trainedPlan(asking.config()), asking.config().thinks());
    for (const std::string& method : methods) {
        if (const auto found = evidenceOf(method, kind); found && found->doubtful) {
            warn(message("%1: on networks of this kind (%2) it measured no more faithful than distance from "
                         "the picture's centre; do not trust it here",
                         method, kind));
        }
    }
}

Json written(Asking& asking, const EvidenceRequest& evidence, BundleWriter& bundle, const std::string& path)
{
    Json files = Json::array();
    const auto add = [&](const std::string& name, const std::string& bytes) {
        bundle.add(name, bytes);
        files.push_back(name);
    };
    makeEvidence(asking.session, evidence, add, progressBar(), interruption());
    const std::string sum = bundle.finish();
    return {{"file", path}, {"manifest_sha256", sum}, {"files", std::move(files)}};
}

} // namespace

Json runExplain(const ExplainSettings& settings)
{
    asksPredictor(settings) ? requireBlackBoxes(settings) : void();
    std::optional<BundleWriter> bundle; // its errors are reported before a model is read
    if (settings.bundle) {
        bundle.emplace(*settings.bundle);
    }
    Asking asking(settings);
    EvidenceRequest evidence = evidenceAsked(asking, settings);
    asking.ask = evidence.ask;
    asking.model.program ? requireFormats(settings) : warnOfDoubtful(evidence.methods, asking);
    const Ask& ask = asking.ask;
    Study study{"explain", "maps", true, {}, {}, settings.out};
    study.settings = mapSettings(evidence.methods, ask);
    MapDatasets datasets = datasetsOf(settings, evidence.methods, asking.config(), datasetInfo(evidence));
    const Task task{evidence.methods, settings.formats, evidence.look, &datasets};
    study.work = [&](Pictured& picture) {
        Json rows = Json::array();
        datasets.begin({picture.name, picture.stem, picture.image});
        (void)picture.unlessStopped([&] { addRows(rows, task, asking, picture); });
        if (bundle) {
            evidence.pictures.push_back(picture.image);
            evidence.pictures.back().picture.reset(); // its file is enough
        }
        return rows;
    };
    Json document = runStudy(asking, study);
    datasets.finish(document);
    if (bundle) {
        (void)unlessInterrupted(
            [&] { document["bundle"] = written(asking, evidence, *bundle, *settings.bundle); });
    }
    return document;
}

const Running runsExplain("explain", Parsed<runExplain>::by);

} // namespace hydra::cli
