// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that read only names and headers of models: models, download, info.
#include "app/cli/commands.h"
#include "app/cli/info_document.h"
#include "app/cli/option_lists.h"
#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/checkpoint/beside_model.h"
#include "core/checkpoint/outline.h"
#include "core/engine/found_models.h"
#include "core/engine/shipped.h"
#include "core/hub/download.h"
#include "core/hub/suggested.h"

#include <filesystem>

namespace hydra::cli {

namespace {

// Returns, from headers only, whether a model opens, and as what, or why not.
Json rowOf(const engine::FoundModel& model)
{
    Json row{{"name", model.name},
             {"revision", model.revision},
             {"refs", model.refs},
             {"file", model.path.string()}};
    const engine::ModelHeader header = engine::headerOf(model.path, interruption());
    if (header.opens) {
        row["file"] = header.file.string();
        row["family"] = header.family;
        row["bytes"] = header.bytes == 0 ? Json() : Json(header.bytes);
        row["opens"] = true;
    } else {
        row["opens"] = false;
        row["why"] = header.why;
    }
    return row;
}

} // namespace

Json runModels(const ModelsSettings& settings)
{
    if (settings.suggested) {
        Json rows = Json::array();
        for (const hub::Suggested& model : hub::suggestedModels()) {
            rows.push_back({{"name", model.name}, {"good_for", model.goodFor}});
        }
        return {{"rows", rows}};
    }
    const OptionalText& folder = settings.folder;
    if (settings.found || folder) {
        Json rows = Json::array();
        (void)unlessInterrupted([&] {
            std::vector<engine::FoundModel> models = engine::foundModels(interruption());
            const auto own = folder ? engine::modelsIn(*folder, interruption()) : decltype(models)();
            models.insert(models.end(), own.begin(), own.end());
            for (const engine::FoundModel& model : models) {
                rows.push_back(rowOf(model));
            }
        });
        return {
            {"hub", engine::hubCache().string()}, {"torch", engine::torchCache().string()}, {"rows", rows}};
    }
    Json models = Json::array();
    for (const engine::ShippedModel& model : engine::shippedModels()) {
        models.push_back(
            {{"name", model.name}, {"title", engine::titleOf(model.path)}, {"path", model.path}});
    }
    return {{"models", models}};
}

Json runDownload(const DownloadSettings& settings)
{
    const std::string& given =
        settings.place(0, phrase("ORG/NAME[@REVISION]: a model of the Hugging Face hub"));
    const auto name = hub::hubName(given);
    if (!name || settings.places.size() > 1) {
        throw usageError("expected one model of the hub as ORG/NAME or ORG/NAME@REVISION, got %1",
                         printable(name ? settings.places[1] : given));
    }
    hub::Download download(*name, interruption());
    const bool dry = settings.dryRun;
    if (!dry) {
        warn(message("%1: %2 files, %3, of which %4 are yet to be fetched; into %5", given,
                     download.files().size(), hub::inMegabytes(download.bytes()),
                     hub::inMegabytes(download.missing()), download.snapshot().string()));
    }
    const std::uint64_t missing = download.missing();
    if (!dry) {
        download.run(progressBar());
    }
    Json files = Json::array();
    for (const hub::HubFile& file : download.files()) {
        files.push_back({{"file", file.name},
                         {"bytes", file.bytes},
                         {"sha256", dry && !file.large ? Json() : Json(download.sha256(file))}});
    }
    return {{"files", files},
            {"bytes", download.bytes()},
            {dry ? "to_fetch" : "fetched", missing},
            {"snapshot", download.snapshot().string()}};
}

Json runInfo(const InfoSettings& settings)
{
    const std::string& model =
        settings.place(0, phrase("MODEL: a checkpoint file, or the name of a shipped model"));
    const ModelOverrides overrides = overridesOf(settings);
    const std::string path = engine::modelPath(model);
    if (settings.check || overrides.prompts) {
        throw NeedsWeights();
    }
    Outline outline = outlineOf(path, overrides, progressBar(), interruption());
    Checkpoint& checkpoint = outline.checkpoint;
    if (overrides.headOrder.value_or("none") != "none"
        || (!overrides.headOrder && isPlainFile(headOrderBeside(checkpoint.path)))) {
        throw NeedsWeights(); // an order belongs to a file's hash
    }
    checkpoint.tensors = std::move(outline.tensors);
    if (const Message note = checkpoint.config.trainingNote(); !note.empty()) {
        checkpoint.notes.push_back(note);
    }
    return infoOf(checkpoint);
}

} // namespace hydra::cli
