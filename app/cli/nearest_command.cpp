// SPDX-License-Identifier: GPL-3.0-or-later
// nearest: a folder's pictures most similar to a given one; knn: accuracy of a class vote among the nearest
// pictures; rank: pictures by a class; tokens: a text tower's input for prompts.
#include "app/cli/commands.h"
#include "app/cli/knn_accuracy.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/base/timing.h"
#include "core/checkpoint/prompted.h"
#include "core/engine/index_job.h"
#include "core/evaluate/picture_index.h"
#include "core/model/override_fields.h"

#include <algorithm>
#include <filesystem>

namespace hydra::cli {

Json runNearest(const NearestSettings& settings)
{
    Asking asking(settings);
    engine::Session& session = asking.session;
    const NetworkKey key = asking.network(ImageId(), asking.onlyHeads());
    const std::string& picture = settings.place(1, phrase("PICTURE: what the others are compared with"));
    const engine::IndexPtr query =
        engine::buildIndex(session, {key, engine::picturesAt({picture})}, {}, {}, interruption());
    interruption().check();
    const std::string& given = settings.place(2, phrase("FOLDER: pictures, or an index of them"));
    const engine::IndexPtr index = std::filesystem::path(given).extension() == ".safetensors"
        ? engine::readIndexOf(given, key)
        : indexOf(session, key, inputPaths(settings, 2), settings.index);
    std::vector<engine::NearPicture> found;
    const double seconds = secondsOf(
        [&] { found = engine::nearestPictures(*index, *query, settings.count + 1, interruption()); });
    Json rows = Json::array();
    for (const auto& [name, cosine] : found) {
        std::error_code failed;
        if (rows.size() < settings.count
            && !std::filesystem::equivalent(name, picture, failed)) { // without the picture itself
            rows.push_back({{"input", name}, {"similarity", cosine}});
        }
    }
    Json document = asking.document("rows", std::move(rows));
    document.update(
        {{"picture", picture}, {"k", key.sub.heads}, {"images", index->size()}, {"seconds", seconds}});
    return document;
}

const Running runsNearest("nearest", Parsed<runNearest>::by);

Json runKnn(const KnnSettings& settings)
{
    Asking asking(settings);
    const std::string& folder =
        settings.place(1, phrase("FOLDER: class sub-folders, or pictures with labels.csv"));
    const KnnAccuracy knn(settings, folder, asking.heads.size() > 1);
    rememberLittle(asking.session);
    Json rows = Json::array();
    for (const int k : asking.heads) {
        const auto [images, top1] = knn.of(asking.session, asking.network(ImageId(), k));
        rows.push_back({{"k", k}, {"images", images}, {"top1", top1}});
    }
    Json document = asking.document("rows", std::move(rows));
    document.update({{"folder", folder},
                     {"test", knn.test().empty() ? Json() : Json(knn.test())},
                     {"neighbours", knn.options().neighbours},
                     {"vote", wordOf(knn.options().vote)},
                     {"classes", knn.classes()}});
    return document;
}

const Running runsKnn("knn", Parsed<runKnn>::by);

Json runRank(const RankSettings& settings)
{
    Asking asking(settings);
    const engine::OpenedModel& model = asking.model;
    const NetworkKey like = asking.network(ImageId(), asking.onlyHeads());
    if (!settings.className && model.config.numClasses > 1) {
        throw usageError(
            "--class: expected the class, of %1, that pictures are sorted by: its index, name or synset",
            model.config.numClasses.value);
    }
    const ClassChoice target = settings.className ? classOf("class", settings.className, model.config)
                                                  : ClassChoice{ClassChoice::Kind::Index, 0};
    const auto ranked = asking.session.rank(inputPaths(settings, settings.firstInput()), like, target,
                                            progressBar(), interruption());
    const std::optional<double>& least = settings.least;
    if (least && !ranked.empty() && ranked.front().problem.empty() && !ranked.front().cosine) {
        throw usageError("--least applies to the similarity to a prompt; this model has its own classes");
    }
    Json rows = Json::array();
    for (std::size_t i = 0; i < std::min(settings.top.value_or(ranked.size()), ranked.size()); ++i) {
        const engine::RankedImage& image = ranked[i];
        if (least && image.problem.empty() && *image.cosine < *least) {
            continue; // unreadable pictures come after them
        }
        Json row{{"input", image.path}};
        if (!image.problem.empty()) {
            row["problem"] = image.problem;
            leaveOut(image.problem);
        } else {
            const bool values =
                model.config.answers == Answers::Values || model.program == PredictorKind::Scores;
            row[values ? "value" : "logit"] = image.logit;
            if (!values) {
                row["probability"] = image.probability;
            }
            if (image.cosine) {
                row["similarity"] = *image.cosine;
            }
        }
        rows.push_back(std::move(row));
    }
    Json document = asking.document("results", std::move(rows));
    document.update({{"k", like.sub.heads},
                     {"class", model.config.className(target.value)},
                     {"class_index", target.value},
                     {"least", least ? Json(*least) : Json()}});
    return document;
}

const Running runsRank("rank", Parsed<runRank>::by);

Json runTokens(const CommonSettings& settings)
{
    const ModelOverrides overrides = overridesOf(settings);
    if (!overrides.prompts) {
        throw usageError("expected text to cut into tokens: --prompt or --prompts");
    }
    const Prompts prompts = promptsOf(*overrides.prompts, overrides.templates.value_or(""));
    const TextReaderPtr reader =
        textReaderOf(readModel(settings, withoutPrompts(overrides)), overrides, interruption());
    Json rows = Json::array();
    for (std::size_t i = 0; i < prompts.classes.size(); ++i) {
        for (const std::string& text : prompts.sentences(i)) {
            const Sentence read =
                reader->sentence(text, message("prompt %1", printable(text)), overrides.clean);
            Json pieces = Json::array();
            for (std::size_t at = 0; at < read.ids.size(); ++at) {
                pieces.push_back(shownPiece(reader->tokenizer(), read.ids[at], read.pieces[at]));
            }
            rows.push_back({{"text", text},
                            {"cleaned", read.clean},
                            {"ids", read.ids},
                            {"pieces", std::move(pieces)},
                            {"cut", read.cut}});
        }
    }
    const auto clean = overrides.clean ? overrides.clean : usualCleaning(reader->tokenizer());
    return {{"clean", clean ? Json(wordOf(*clean)) : Json()},
            {"context", reader->tower().context},
            {"rows", std::move(rows)}};
}

const Running runsTokens("tokens", Parsed<runTokens>::by);

} // namespace hydra::cli
