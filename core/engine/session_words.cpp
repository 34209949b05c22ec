// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about prompts: which words count, and which pictures of a folder are most like one.
#include "core/base/error.h"
#include "core/base/timing.h"
#include "core/engine/session.h"
#include "core/image/preprocess.h"
#include "core/text/text_tower.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra::engine {

namespace {

// P z of a pass.
at::Tensor featureOf(const Trace& trace)
{
    return at::matmul(trace.weights->measure.to(at::kDouble), trace.pooled[0].to(at::kDouble)).to(at::kCPU);
}

WordMap wordsOf(const TextReader& reader, const Prompts& prompts, int index, const at::Tensor& image)
{
    const auto at = static_cast<std::size_t>(index);
    const Sentence sentence = reader.sentence(prompts.sentences(at).front(), "prompt");
    const std::vector<double> all = wordRelevance(reader.tower(), sentence.ids, image);
    WordMap words;
    words.prompt = prompts.classes[at];
    words.sentence = sentence.clean;
    words.templates = static_cast<int>(prompts.templates.size());
    words.pieces.assign(sentence.pieces.begin() + 1, sentence.pieces.end() - 1);
    words.relevance.assign(all.begin() + 1, all.end() - 1);
    words.cut = sentence.cut;
    return words;
}

} // namespace

WordMapPtr Session::cached(const WordsKey& key)
{
    return found(m_words, key);
}

WordMapPtr Session::answer(const WordsKey& key, const Progress&, const CancelToken& cancel)
{
    if (WordMapPtr known = cached(key)) {
        return known;
    }
    const Library::Spoken spoken = m_library.spoken(key.network.model);
    if (!key.target.isClass()) {
        throw usageError("words explain a prompt, and the target is ", targetName(key.target));
    }
    const int index = resolveClass({key.network, {}, key.target}, cancel);
    const TracePtr from = trace({key.network, Precision::Single}, cancel);
    WordMap words;
    const double seconds =
        secondsOf([&] { words = wordsOf(*spoken.reader, spoken.prompts, index, featureOf(*from)); });
    words.milliseconds = 1000 * seconds;
    words.cosine = from->logits[index].item<double>() / spoken.reader->tower().scale;
    auto made = std::make_shared<const WordMap>(std::move(words));
    const std::lock_guard lock(m_mutex);
    m_words.insert(key, made, 1);
    return made;
}

std::vector<RankedImage> Session::rank(const std::vector<std::string>& paths, const NetworkKey& like,
                                       const ClassChoice& target, const Progress& progress,
                                       const CancelToken& cancel)
{
    if (target.kind != ClassChoice::Kind::Index) {
        throw usageError("pictures are sorted by one class: expected its index or name");
    }
    const NetworkPtr network = networkOf(like, cancel);
    const VitConfig& config = network->config();
    if (target.value >= config.numClasses) {
        throw usageError("class: expected 0 to ", config.numClasses.value - 1, ", got ", target.value);
    }
    const bool cosines = network->weights(like.sub)->measure.defined();
    const double scale = cosines ? m_library.spoken(like.model).reader->tower().scale : 1;
    std::vector<RankedImage> ranked;
    for (const std::string& path : paths) {
        cancel.check();
        report(progress, double(ranked.size()) / double(paths.size()), path);
        RankedImage row;
        row.path = path;
        try {
            const OpenedImage image = Library::readImage(path);
            const ModelInput input = preprocess(*image.picture, Preprocessing::of(config, like.imageSize));
            const at::Tensor logits = network->forward(input.pixels, like.sub, like.plan, cancel)[0];
            row.logit = logits[target.value].item<double>();
            row.probability = at::softmax(logits.to(at::kDouble), 0)[target.value].item<double>();
            row.cosine = cosines ? std::optional(row.logit / scale) : std::nullopt;
        } catch (const Error& error) {
            if (error.code() == ErrorCode::Cancelled) {
                throw;
            }
            row.problem = error.what();
        }
        ranked.push_back(std::move(row));
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const RankedImage& a, const RankedImage& b) {
        return a.problem.empty() != b.problem.empty() ? a.problem.empty() : a.logit > b.logit;
    });
    return ranked;
}

} // namespace hydra::engine
