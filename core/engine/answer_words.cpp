// SPDX-License-Identifier: GPL-3.0-or-later
// Which words of a prompt count.
#include "core/base/error.h"
#include "core/base/timing.h"
#include "core/engine/inquiry.h"
#include "core/text/text_tower.h"

#include <ATen/ATen.h>

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

WordMap answer(const WordsKey& key, const Inquiry& inquiry)
{
    const Library::Spoken spoken = inquiry.session.library().spoken(key.network.model);
    if (!key.target.isClass()) {
        throw usageError("words explain a prompt, and the target is ", targetName(key.target));
    }
    const int index = inquiry.target({key.network, {}, key.target}).classIndex;
    const TracePtr from = inquiry.trace(key.network);
    WordMap words;
    const double seconds =
        secondsOf([&] { words = wordsOf(*spoken.reader, spoken.prompts, index, featureOf(*from)); });
    words.milliseconds = 1000 * seconds;
    words.cosine = from->logits[index].item<double>() / spoken.reader->tower().scale;
    return words;
}

} // namespace hydra::engine
