// SPDX-License-Identifier: GPL-3.0-or-later
// concepts: a picture's embedding as a sparse sum of words, and words for heads (reference.md "Concepts: a
// picture in words").
#include "app/cli/commands.h"
#include "app/cli/option_lists.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/integer_list.h"
#include "core/base/text_file.h"
#include "core/checkpoint/prompted.h"
#include "core/engine/feature_arrays.h"
#include "core/evaluate/linear_probe.h"
#include "core/format/npy.h"
#include "core/image/list_folders.h"
#include "core/model/override_fields.h"
#include "core/text/concepts.h"

#include <ATen/ATen.h>

#include <cmath>
#include <map>

namespace hydra::cli {

namespace {

constexpr std::int64_t mostDirections = 65'536;
constexpr std::uint64_t mostDirectionBytes = std::uint64_t(1) << 30;

struct Concepts
{
    std::vector<std::string> words;
    at::Tensor directions, rows; // [n,E]
    double lambda = 0;
    std::size_t top = 0;
    std::vector<std::string> mean; // the pictures whose mean direction is subtracted
    std::map<int, at::Tensor> means; // [E] of each head count
};

// Works in batches with progress: a list of words takes minutes.
at::Tensor directionsOf(const TextReader& reader, const std::vector<std::string>& words)
{
    constexpr std::size_t batch = 256;
    const Progress progress = progressBar();
    std::vector<at::Tensor> rows;
    for (std::size_t i = 0; i < words.size(); i += batch) {
        report(progress, double(i) / double(words.size()), message("word %1 of %2", i, words.size()));
        Prompts some;
        some.classes.assign(words.begin() + std::ptrdiff_t(i),
                            words.begin() + std::ptrdiff_t(std::min(words.size(), i + batch)));
        rows.push_back(reader.directions(some, interruption()));
    }
    return at::cat(rows, 0);
}

// Returns the vector to compare with texts: CLIP's projection, or the output of SigLIP's pooling head.
at::Tensor embeddingOf(Asking& asking, const NetworkKey& key, const CancelToken& cancel)
{
    if (asking.config().numClasses > 0) {
        return at::tensor(asking.session.answer(key, {}, cancel)->logits);
    }
    return at::tensor(asking.session.tokens(key, {engine::TokenChoice::Kind::Pooled}, cancel).vectors.values);
}

// Computes the mean directions for each head count; warns of unreadable pictures.
engine::MeanDirections takeMeans(Asking& asking, Concepts& concepts)
{
    std::vector<NetworkKey> networks;
    for (const int k : asking.heads) {
        networks.push_back(asking.network({}, k));
    }
    engine::MeanDirections found = engine::meanDirections(
        asking.session, concepts.mean, networks,
        [](const Message& why) { warn(message("left out: %1", why)); }, progressBar(), interruption());
    for (std::size_t i = 0; i < asking.heads.size(); ++i) {
        concepts.means[asking.heads[i]] = at::tensor(found.means[i], at::kDouble);
    }
    return found;
}

Json listOf(const Concepts& concepts, const WordSum& sum, const char* weight)
{
    Json words = Json::array();
    for (std::size_t i = 0; i < std::min(sum.parts.size(), concepts.top); ++i) {
        const auto word = static_cast<std::size_t>(sum.parts[i].word);
        words.push_back({{"word", concepts.words[word]}, {weight, sum.parts[i].weight}});
    }
    return words;
}

Json rowOf(Asking& asking, const Concepts& concepts, Pictured& picture, int k)
{
    const at::Tensor embedding = embeddingOf(asking, asking.network(picture.image.id, k), picture.cancel);
    const WordSum sum = sumOfWords(embedding, concepts.mean.empty() ? at::Tensor() : concepts.means.at(k),
                                   concepts.rows, concepts.lambda, picture.cancel);
    return {{"k", k},
            {"words", listOf(concepts, sum, "weight")},
            {"count", sum.parts.size()},
            {"cosine", sum.cosine},
            {"left_over", sum.left}};
}

Json resultOf(Asking& asking, const Concepts& concepts, Pictured& picture)
{
    Json rows = Json::array();
    (void)picture.unlessStopped([&] {
        for (const int k : asking.heads) {
            rows.push_back(rowOf(asking, concepts, picture, k));
        }
    });
    Json result = picture.begun();
    asking.addSize(result, asking.network(picture.image.id, 0));
    result["heads"] = rows;
    return rows.empty() ? Json() : result;
}

// The variation, from picture to picture, of what the heads of a block add.
struct Moments
{
    double pictures = 0;
    at::Tensor sum, squares; // [heads,E], [heads,E,E]

    void add(const NamedArray& array)
    {
        const at::Tensor x =
            at::from_blob(const_cast<char*>(array.bytes.data()), array.shape, at::kFloat).to(at::kDouble);
        const at::Tensor outer = x.unsqueeze(2) * x.unsqueeze(1);
        sum = pictures > 0 ? sum + x : x;
        squares = pictures > 0 ? squares.add_(outer) : outer;
        ++pictures;
    }
    [[nodiscard]] at::Tensor covariance(std::int64_t head) const
    {
        const at::Tensor mean = sum[head] / pictures;
        return squares[head] / pictures - at::outer(mean, mean);
    }
};

Json headsInWords(Asking& asking, const ConceptsSettings& settings, const Concepts& concepts)
{
    const int depth = asking.config().depth;
    const engine::FeatureChoice choice{
        {engine::FeatureKind::Heads},
        blocksOf("block", settings.block.value_or(join(std::max(0, depth - 4), "-", depth - 1)), depth)};
    std::vector<Moments> moments(choice.blocks.size());
    const int k = asking.onlyHeads();
    Study study{"concepts", "heads", false, {}, {}, {}};
    study.work = [&](Pictured& picture) {
        const NetworkKey key = asking.network(picture.image.id, k);
        const auto arrays = engine::featureArrays(asking.session, key, choice, interruption());
        for (std::size_t i = 0; i < arrays.size(); ++i) {
            moments[i].add(arrays[i]);
        }
        return Json();
    };
    Json document = runPictures(asking, study);
    Json rows = Json::array();
    for (std::size_t i = 0; i < moments.size(); ++i) {
        for (std::int64_t head = 0; moments[i].pictures > 0 && head < moments[i].sum.size(0); ++head) {
            const at::Tensor covariance = moments[i].covariance(head);
            const WordSum span = spanOfWords(covariance, concepts.directions, concepts.top, interruption());
            rows.push_back({{"block", choice.blocks[i]},
                            {"head", head},
                            {"variance", covariance.trace().item<double>()},
                            {"words", listOf(concepts, span, "explained")},
                            {"left_over", span.left}});
        }
    }
    document["heads"] = std::move(rows);
    document["images"] = moments.front().pictures;
    return document;
}

Json picturesInWords(Asking& asking, const ConceptsSettings& settings, Concepts& concepts,
                     const std::string& hash)
{
    concepts.rows = wordRows(concepts.directions);
    const engine::MeanDirections mean =
        concepts.mean.empty() ? engine::MeanDirections() : takeMeans(asking, concepts);
    Study study{"concepts", "results", false, {}, {}, {}};
    study.settings["words"] = hash;
    study.settings["lambda"] = concepts.lambda;
    study.settings["top"] = concepts.top;
    study.settings["mean"] = mean.id; // of its pictures: with other pictures it is another store
    if (!mean.leftOut.empty()) {
        study.settings["mean_left_out"] = mean.leftOut.size();
    }
    study.work = [&](Pictured& picture) { return resultOf(asking, concepts, picture); };
    Json document = runStudy(asking, study);
    document["lambda"] = concepts.lambda;
    document["mean"] = concepts.mean.empty()
        ? Json()
        : Json{{"folder", *settings.meanOf}, {"images", mean.pictures}, {"left_out", mean.leftOut.size()}};
    return document;
}

struct Direction
{
    std::string name;
    at::Tensor row; // [E], in the space that is compared with texts
    double within = 1; // share of the direction within that space
};

// Approximates a probe's reading of z, W z, by the nearest reading of P z: u = argmin |W - P^T u|.
Direction readAs(const std::string& name, const at::Tensor& w, const at::Tensor& projection)
{
    const at::Tensor p = projection.to(at::kDouble);
    const at::Tensor u = at::mv(at::linalg_pinv(p).t(), w);
    return {name, u, (at::mv(p.t(), u).square().sum() / w.square().sum()).item<double>()};
}

// Returns P [E,e] of MODEL, cut to WIDTH; undefined for SigLIP, which compares z itself.
at::Tensor projectionOf(const Checkpoint& model, std::int64_t width, const std::string& file)
{
    const auto found = model.tensors.find("head.weight");
    const std::int64_t most =
        found != model.tensors.end() ? found->second.size(1) : model.config.embedDim.value;
    if (width < 1 || width > most) {
        throw inputError("%1: expected directions of at most %2 numbers, got %3", file, most, width);
    }
    return found != model.tensors.end() ? found->second.narrow(1, 0, width) : at::Tensor();
}

std::vector<Direction> directionsIn(const std::string& file, const Checkpoint& model, std::int64_t wide)
{
    std::vector<Direction> found;
    if (Path(file).extension() != ".npy") {
        const LinearProbe probe = probeFrom(readFile(file, mostDirectionBytes), file);
        if (probe.model != model.id) {
            throw inputError("%1: this probe was trained on another model; train one on this model", file);
        }
        const at::Tensor projection = projectionOf(model, probe.weight.size(1), file);
        for (std::size_t i = 0; i < probe.classes.size(); ++i) {
            const at::Tensor w = probe.weight[static_cast<std::int64_t>(i)];
            found.push_back(projection.defined() ? readAs(probe.classes[i], w, projection)
                                                 : Direction{probe.classes[i], w});
        }
        return found;
    }
    at::Tensor rows = readNpy(file);
    rows = rows.dim() == 1 ? rows.unsqueeze(0) : rows;
    if (rows.dim() != 2 || rows.size(0) < 1 || rows.size(0) > mostDirections) {
        throw inputError("%1: expected a direction [n] or up to %2 of them [rows,n], got %3", file,
                         mostDirections, rows.sizes());
    }
    rows = rows.to(at::kDouble);
    if (rows.size(1) != wide) { // in the classifier's input space
        const at::Tensor projection = projectionOf(model, rows.size(1), file);
        rows = projection.defined() ? at::matmul(rows, projection.to(at::kDouble).t()) : rows;
    }
    for (std::int64_t i = 0; i < rows.size(0); ++i) {
        found.push_back({std::to_string(i), rows[i]});
    }
    return found;
}

void requireNoPictures(const ConceptsSettings& settings)
{
    const Options others = CommonRows{runRows(), whatIfRows(), storeRows()}.infos();
    const auto other = std::find_if(others.begin(), others.end(), [&](const OptionInfo& each) {
        return std::find(settings.given.begin(), settings.given.end(), each.name) != settings.given.end();
    });
    const std::string found = settings.meanOf ? "mean-of"
        : settings.byHead                     ? "by-head"
        : settings.block                      ? "block"
        : other != others.end()               ? other->name
                                              : "";
    if (!found.empty()) {
        throw usageError("--direction replaces pictures; expected no --%1", found);
    }
    if (settings.places.size() > 1) {
        throw usageError("--direction replaces pictures; expected no INPUT");
    }
}

Json directionsInWords(const ConceptsSettings& settings, Concepts& concepts, const Checkpoint& model)
{
    const std::string& file = *settings.direction;
    concepts.rows = wordRows(concepts.directions);
    Json list = Json::array();
    for (const Direction& each : directionsIn(file, model, concepts.rows.size(1))) {
        if (each.row.numel() != concepts.rows.size(1)) {
            throw inputError("%1: expected directions of %2 numbers, got %3", file, concepts.rows.size(1),
                             each.row.numel());
        }
        if (const double length = each.row.norm().item<double>(); !(length > 0) || !std::isfinite(length)) {
            throw inputError("%1: direction %2: expected finite numbers that are not all zero", file,
                             each.name);
        }
        WordSum nearest;
        nearest.parts = nearestWords(each.row, concepts.rows, concepts.top);
        const WordSum sum = sumOfWords(each.row, {}, concepts.rows, concepts.lambda, interruption());
        list.push_back({{"direction", each.name},
                        {"nearest", listOf(concepts, nearest, "cosine")},
                        {"words", listOf(concepts, sum, "weight")},
                        {"count", sum.parts.size()},
                        {"cosine", sum.cosine},
                        {"left_over", sum.left},
                        {"within", each.within}});
    }
    PictureAsk ask;
    ask.plan = trainedPlan(model.config);
    Json document = askedOf(settings.place(0, "MODEL"), overridesOf(settings), ask, model.config);
    document.update({{"file", file}, {"directions", list}, {"lambda", concepts.lambda}});
    return document;
}

} // namespace

Json runConcepts(const ConceptsSettings& settings)
{
    const ModelOverrides overrides = overridesOf(settings);
    const std::string& file = settings.words;
    if (file.empty()) {
        throw usageError("--words: expected a file of words, one a line");
    }
    if (overrides.prompts) {
        throw usageError("concepts are built from --words; expected no --prompt and no --prompts");
    }
    const std::string lines = readText(file, mostWordBytes);
    Concepts concepts;
    concepts.words = wordsOf(lines, file);
    concepts.lambda = settings.lambda.value_or(ConceptsKey::usualLambda);
    concepts.top = settings.top;
    if (settings.byHead && (settings.meanOf || settings.lambda)) {
        throw usageError("--mean-of and --lambda apply to pictures, and --by-head applies to heads");
    }
    if (settings.direction) {
        requireNoPictures(settings);
    }
    std::optional<Asking> asking;
    if (!settings.direction) {
        asking.emplace(settings);
    }
    if (settings.meanOf) {
        for (const Path& path : listPictures(*settings.meanOf)) {
            concepts.mean.push_back(path.string());
        }
    }
    const Checkpoint model = readModel(settings, overrides);
    const TextReaderPtr reader = textReaderOf(model, overrides, interruption());
    concepts.directions = directionsOf(*reader, concepts.words);
    Json document;
    if (settings.direction) {
        document = directionsInWords(settings, concepts, model);
    } else if (settings.byHead) {
        document = headsInWords(*asking, settings, concepts);
    } else {
        document = picturesInWords(*asking, settings, concepts, sha256(lines.data(), lines.size()));
    }
    document["words"] = {{"file", file}, {"count", concepts.words.size()}};
    return document;
}

const Running runsConcepts("concepts", Parsed<runConcepts>::by);

} // namespace hydra::cli
