// SPDX-License-Identifier: GPL-3.0-or-later
// concepts: a picture's embedding as a sparse sum of words, and words for heads (reference.md 5.49).
#include "app/cli/commands.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/integer_list.h"
#include "core/checkpoint/prompted.h"
#include "core/engine/feature_arrays.h"
#include "core/image/decoding_cost.h"
#include "core/image/list_folders.h"
#include "core/model/override_fields.h"
#include "core/text/concepts.h"

#include <ATen/ATen.h>

#include <map>

namespace hydra::cli {

namespace {

constexpr std::uint64_t mostWordBytes = std::uint64_t(8) << 20;

struct Concepts
{
    std::vector<std::string> words;
    at::Tensor directions, rows; // [n,E]
    double lambda = 0;
    std::size_t top = 0;
    std::vector<Path> mean; // the pictures whose mean direction is taken away
    std::map<int, at::Tensor> means; // [E] of each head count
};

// In batches: a list of words takes minutes, and is told of.
at::Tensor directionsOf(const TextReader& reader, const std::vector<std::string>& words)
{
    constexpr std::size_t batch = 256;
    const Progress progress = progressBar();
    std::vector<at::Tensor> rows;
    for (std::size_t i = 0; i < words.size(); i += batch) {
        report(progress, double(i) / double(words.size()), join("word ", i, " of ", words.size()));
        Prompts some;
        some.classes.assign(words.begin() + std::ptrdiff_t(i),
                            words.begin() + std::ptrdiff_t(std::min(words.size(), i + batch)));
        rows.push_back(reader.directions(some, interruption()));
    }
    return at::cat(rows, 0);
}

// What is compared with texts: CLIP's projection, or what SigLIP's pooling head answers.
at::Tensor embeddingOf(Asking& asking, const engine::NetworkKey& key, const CancelToken& cancel)
{
    if (asking.config().numClasses > 0) {
        return at::tensor(asking.engine.answer(key, {}, cancel)->logits);
    }
    return at::tensor(
        asking.engine.tokensNow(key, {engine::TokenChoice::Kind::Pooled}, cancel).vectors.values);
}

// The mean directions of each head count, and a hash of the pictures: each is opened once.
std::string takeMeans(Asking& asking, Concepts& concepts)
{
    const Progress progress = progressBar();
    std::string ids;
    for (std::size_t i = 0; i < concepts.mean.size(); ++i) {
        const std::string name = concepts.mean[i].string();
        report(progress, double(i) / double(concepts.mean.size()), name);
        const engine::OpenedImage image =
            asking.engine.openBytesNow(readFile(concepts.mean[i], ImageLimits().maxBytes), name);
        for (const int k : asking.heads) {
            const at::Tensor one =
                directionOf(embeddingOf(asking, asking.network(image.id, k), interruption()));
            at::Tensor& mean = concepts.means[k];
            mean = (mean.defined() ? mean : at::zeros_like(one)) + one / double(concepts.mean.size());
        }
        ids += image.id + '\n';
        asking.engine.forget(image.id);
    }
    return ids.empty() ? ids : sha256(ids.data(), ids.size());
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

// How what the heads of a block add varies from picture to picture.
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

std::vector<int> blocksOf(const Arguments& arguments, int depth)
{
    const std::string given = arguments.text("block", join(std::max(0, depth - 4), "-", depth - 1));
    const auto blocks = integerSet(given, 0, depth - 1);
    if (!blocks || blocks->empty()) {
        throw usageError("--block: expected blocks from 0 to ", depth - 1, ", as 7, 3,7 or 0-11; got '",
                         given, "'");
    }
    return *blocks;
}

Json headsInWords(Asking& asking, const Concepts& concepts)
{
    const engine::FeatureChoice choice{{engine::FeatureKind::Heads},
                                       blocksOf(asking.arguments, asking.config().depth)};
    std::vector<Moments> moments(choice.blocks.size());
    (void)asking.onlyHeads();
    (void)asking.eachNetwork({}, [&](const Input& input, const engine::NetworkKey& key) {
        const auto arrays = asking.engine.featuresNow(key, choice, interruption());
        for (std::size_t i = 0; i < arrays.size(); ++i) {
            moments[i].add(arrays[i]);
        }
        asking.engine.forget(input.image.id);
        return Json();
    });
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
    Json document = asking.document("heads", std::move(rows));
    document["images"] = moments.front().pictures;
    return document;
}

Json picturesInWords(Asking& asking, Concepts& concepts, const std::string& hash)
{
    concepts.rows = wordRows(concepts.directions);
    const std::string mean = takeMeans(asking, concepts);
    Study study{"concepts", "results", false, {}, {}, {}};
    study.settings["words"] = hash;
    study.settings["lambda"] = concepts.lambda;
    study.settings["top"] = concepts.top;
    study.settings["mean"] = mean; // of its pictures: another folder's, or one more, is another store
    study.work = [&](Pictured& picture) { return resultOf(asking, concepts, picture); };
    Json document = runStudy(asking, study);
    document["lambda"] = concepts.lambda;
    document["mean"] = concepts.mean.empty()
        ? Json()
        : Json{{"folder", asking.arguments.text("mean-of", "")}, {"images", concepts.mean.size()}};
    return document;
}

} // namespace

Json runConcepts(const Arguments& arguments)
{
    const ModelOverrides said = overridesOf(arguments);
    const std::string file = arguments.text("words", "");
    if (file.empty()) {
        throw usageError("--words: expected a file of words, one a line");
    }
    if (said.prompts) {
        throw usageError("concepts are made of --words; expected no --prompt and no --prompts");
    }
    const Bytes lines = readFile(file, mostWordBytes);
    Concepts concepts;
    concepts.words = wordsOf({lines.begin(), lines.end()}, file);
    concepts.lambda = arguments.number("lambda").value_or(0.25);
    concepts.top = arguments.whole("top", std::size_t(20));
    if (arguments.has("by-head") && (arguments.has("mean-of") || arguments.has("lambda"))) {
        throw usageError("--mean-of and --lambda are of pictures, and --by-head is of heads");
    }
    Asking asking(arguments);
    if (const auto folder = arguments.text("mean-of")) {
        concepts.mean = listPictures(*folder);
        if (concepts.mean.empty()) {
            throw inputError(*folder, ": no picture to take the mean of");
        }
    }
    const TextReaderPtr reader = textReaderOf(readModel(arguments, said), said, interruption());
    concepts.directions = directionsOf(*reader, concepts.words);
    Json document;
    if (arguments.has("by-head")) {
        document = headsInWords(asking, concepts);
    } else {
        document = picturesInWords(asking, concepts, sha256(lines.data(), lines.size()));
    }
    document["words"] = {{"file", file}, {"count", concepts.words.size()}};
    return document;
}

} // namespace hydra::cli
