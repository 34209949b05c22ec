// SPDX-License-Identifier: GPL-3.0-or-later
// nearest: the pictures of a folder that a network finds most like another one; knn: how often pictures that
// it finds alike are of one class.
#include "app/cli/commands.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/base/timing.h"
#include "core/engine/index_job.h"
#include "core/evaluate/knn.h"
#include "core/evaluate/linear_probe.h"
#include "core/evaluate/picture_index.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <numeric>

namespace hydra::cli {

namespace {

constexpr auto keptEvery = std::chrono::minutes(5); // a power cut costs no more

std::vector<engine::EmbeddingPicture> picturesAt(const std::vector<std::string>& paths)
{
    std::vector<engine::EmbeddingPicture> pictures;
    for (const std::string& path : paths) {
        pictures.push_back({path, {}, {}, path});
    }
    return pictures;
}

engine::IndexPtr checked(const std::string& path, const engine::NetworkKey& key)
{
    auto index = std::make_shared<const engine::PictureIndex>(engine::readIndex(path));
    if (index->question != engine::indexQuestion(key)) {
        throw usageError(path, ": was made with ", index->question, ", and this question is ",
                         engine::indexQuestion(key));
    }
    return index;
}

// Of PATHS, kept in FILE where there is one. Interrupted: what is finished is kept.
engine::IndexPtr indexOf(engine::Engine& engine, const engine::NetworkKey& key,
                         const std::vector<std::string>& paths, const std::optional<std::string>& file)
{
    if (file) {
        requireWritable(*file);
    }
    const engine::IndexPtr before = file && isThere(*file) ? checked(*file, key) : nullptr;
    const auto keep = [&](const engine::IndexPtr& index) {
        if (file && index && index != before) {
            engine::writeIndex(*file, *index);
        }
    };
    const auto keepMore = [&](const engine::IndexPtr& index) {
        if (!before || index->size() >= before->size()) {
            keep(index);
        }
    };
    const engine::IndexWatch watch{progressBar(), keepMore, keptEvery,
                                   [](const std::string& why) { warn(join("left out: ", why)); }};
    engine::IndexPtr index =
        engine::buildIndex(engine, {key, picturesAt(paths)}, before, watch, interruption());
    keep(index);
    interruption().check();
    return index;
}

// One file for each head count.
std::optional<std::string> indexFile(const Arguments& arguments, int heads, bool several)
{
    const auto file = arguments.text("index");
    if (!file || !several) {
        return file;
    }
    const std::filesystem::path path(*file);
    return (path.parent_path() / path.stem()).string() + join(".k", heads) + path.extension().string();
}

// Rows of INDEX of the pictures of FOLDER that are in it, and the class of each, a place in CLASSES.
engine::KnnRows rowsOf(const engine::PictureIndex& index, const engine::ProbeFolder& folder,
                       const std::vector<std::string>& classes)
{
    std::map<std::string, std::int64_t> places;
    for (std::size_t i = 0; i < index.names.size(); ++i) {
        places.emplace(index.names[i], static_cast<std::int64_t>(i));
    }
    engine::KnnRows found;
    std::vector<std::int64_t> rows;
    for (const engine::LabelledImage& image : folder.images) {
        if (const auto place = places.find(image.path.string()); place != places.end()) {
            const std::string& name = folder.classes[static_cast<std::size_t>(image.classIndex)];
            rows.push_back(place->second);
            found.classes.push_back(static_cast<int>(std::find(classes.begin(), classes.end(), name)
                                                     - classes.begin())); // one past: none of it
        }
    }
    found.rows = index.rows.index_select(0, at::tensor(rows, at::kLong));
    return found;
}

} // namespace

Json runNearest(const Arguments& arguments)
{
    Asking asking(arguments);
    engine::Engine& engine = asking.engine;
    const engine::NetworkKey key = asking.network(engine::ImageId(), asking.onlyHeads());
    const std::string& picture = arguments.positional(1, "PICTURE: what the others are compared with");
    const engine::IndexPtr query =
        engine::buildIndex(engine, {key, picturesAt({picture})}, {}, {}, interruption());
    interruption().check();
    const std::string& given = arguments.positional(2, "FOLDER: pictures, or an index of them");
    const engine::IndexPtr index = std::filesystem::path(given).extension() == ".safetensors"
        ? checked(given, key)
        : indexOf(engine, key, inputPaths(arguments, 2), arguments.text("index"));
    const auto count = arguments.integer("count").value_or(9);
    std::vector<engine::NearPicture> found;
    const double seconds = secondsOf([&] {
        found = engine::nearestPictures(*index, *query, static_cast<std::size_t>(count) + 1, interruption());
    });
    Json rows = Json::array();
    for (const auto& [name, cosine] : found) {
        std::error_code failed;
        if (static_cast<long long>(rows.size()) < count
            && !std::filesystem::equivalent(name, picture, failed)) { // the picture itself says nothing
            rows.push_back({{"input", name}, {"similarity", cosine}});
        }
    }
    return {{"model", asking.model.path},
            {"picture", picture},
            {"attention", key.plan.text()},
            {"without", key.without.text()},
            {"rows", rows},
            {"images", index->size()},
            {"seconds", seconds}};
}

Json runKnn(const Arguments& arguments)
{
    Asking asking(arguments);
    const std::string& folder =
        arguments.positional(1, "FOLDER: class sub-folders, or pictures with labels.csv");
    const engine::ProbeFolder train = engine::probeFolder(folder);
    const auto given = arguments.text("test");
    const engine::ProbeFolder test = given ? engine::probeFolder(*given) : engine::ProbeFolder();
    for (const std::string& name : test.classes) {
        if (std::find(train.classes.begin(), train.classes.end(), name) == train.classes.end()) {
            throw inputError(*given, ": ", printable(name), " is none of the ", train.classes.size(),
                             " classes in ", folder);
        }
    }
    std::vector<std::string> paths;
    for (const engine::ProbeFolder* each : {&train, &test}) {
        for (const engine::LabelledImage& image : each->images) {
            paths.push_back(image.path.string());
        }
    }
    engine::KnnOptions options;
    options.neighbours = arguments.whole("neighbours", options.neighbours);
    options.vote = enumNamed<engine::KnnVote>(arguments.text("vote", "weighted")).value();
    rememberLittle(asking.engine);
    Json rows = Json::array();
    for (const int k : asking.heads) {
        const engine::IndexPtr index = indexOf(asking.engine, asking.network(engine::ImageId(), k), paths,
                                               indexFile(arguments, k, asking.heads.size() > 1));
        const engine::KnnRows known = rowsOf(*index, train, train.classes);
        const engine::KnnRows asked = given ? rowsOf(*index, test, train.classes) : engine::KnnRows();
        const std::vector<int>& truth = given ? asked.classes : known.classes;
        const std::vector<int> answers =
            engine::knnClasses(known, asked.rows, options, progressBar(), interruption());
        const auto right =
            std::inner_product(answers.begin(), answers.end(), truth.begin(), std::int64_t(0), std::plus<>(),
                               std::equal_to<>()); // of the same class
        rows.push_back({{"k", k},
                        {"images", truth.size()},
                        {"top1", double(right) / double(std::max<std::size_t>(1, truth.size()))}});
    }
    return {{"model", asking.model.path},
            {"folder", folder},
            {"test", given ? Json(*given) : Json()},
            {"attention", asking.ask.plan.text()},
            {"without", asking.ask.without.text()},
            {"neighbours", options.neighbours},
            {"vote", wordOf(options.vote)},
            {"classes", train.classes.size()},
            {"rows", rows}};
}

Json runRank(const Arguments& arguments)
{
    Asking asking(arguments);
    const engine::OpenedModel& model = asking.model;
    const engine::NetworkKey like = asking.network(engine::ImageId(), asking.onlyHeads());
    const engine::ClassChoice target = arguments.has("class")
        ? classOf(arguments, model.config)
        : engine::ClassChoice{engine::ClassChoice::Kind::Index, 0};
    const auto ranked =
        asking.engine.rankNow(inputPaths(arguments, 1), like, target, progressBar(), interruption());
    const auto top = arguments.whole("top", std::size_t(1'000'000));
    Json rows = Json::array();
    for (std::size_t i = 0; i < std::min(top, ranked.size()); ++i) {
        const engine::RankedImage& image = ranked[i];
        Json row{{"input", image.path}};
        if (!image.problem.empty()) {
            row["problem"] = image.problem;
        } else {
            row["logit"] = image.logit;
            row["probability"] = image.probability;
            if (image.cosine) {
                row["similarity"] = *image.cosine;
            }
        }
        rows.push_back(std::move(row));
    }
    return withPrompts(
        {{"model", model.path}, {"class", model.config.className(target.value)}, {"results", rows}},
        model.overrides);
}

} // namespace hydra::cli
