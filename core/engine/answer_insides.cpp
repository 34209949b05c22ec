// SPDX-License-Identifier: GPL-3.0-or-later
// The inside of one pass: a layer step by step, a logit's parts, all heads' maps, the classifier after each
// block, the words of a prompt that matter.
#include "core/base/error.h"
#include "core/base/timing.h"
#include "core/engine/inquiry.h"
#include "core/engine/open_files_caches.h"
#include "core/explain/decomposition.h"
#include "core/explain/head_matrix.h"
#include "core/explain/lens.h"
#include "core/explain/walk_through.h"
#include "core/tensor/device.h"
#include "core/text/text_tower.h"

#include <ATen/ATen.h>

namespace hydra::engine {

namespace {

// Returns an empty target if the question is about a class and the model is a backbone. If NEEDSTARGET,
// throws instead, with a message that says WHAT was asked for.
template<class Key>
Target targetFor(const Key& key, const std::string& what, bool needsTarget, const Inquiry& inquiry)
{
    const MapKey asked = MapKey::about(key.network, key.target).by(what);
    const VitConfig& config = inquiry.session.files().network(key.network.model)->config();
    const bool known = config.numClasses > 0 || !key.target.isClass();
    return known || needsTarget ? inquiry.target(asked) : Target();
}

TracePtr traceFor(const NetworkKey& key, const Inquiry& inquiry)
{
    TracePtr from = inquiry.trace(key);
    inquiry.chooseThreads(key); // the trace may be cached
    return from;
}

// P z of a pass.
at::Tensor featureOf(const Trace& trace)
{
    return at::matmul(trace.weights->measure.to(at::kDouble), trace.pooled[0].to(at::kDouble)).to(at::kCPU);
}

constexpr std::size_t mostReadPrompts = 50; // shown

WordMap wordsOf(const TextReader& reader, const Prompts& prompts, int index, const at::Tensor& image,
                const CancelToken& cancel)
{
    const auto at = static_cast<std::size_t>(index);
    const auto read = [&](std::size_t each) {
        return reader.sentence(prompts.sentences(each).front(), "prompt", prompts.clean);
    };
    const Sentence sentence = read(at);
    const std::vector<double> all = wordRelevance(reader.tower(), reader.padded(sentence.ids), image);
    WordMap words;
    words.prompt = prompts.classes[at];
    words.templates = static_cast<int>(prompts.templates.size());
    double ofSpace = 0; // a piece of SigLIP's may be white space alone: its value goes to its word
    for (std::size_t i = 0; i < sentence.pieces.size(); ++i) {
        words.sentence += sentence.pieces[i];
        const std::string bytes = sentence.pieces[i].substr(sentence.pieces[i].find(' ') == 0 ? 1 : 0);
        ofSpace = sentence.pieces[i].empty() ? 0 : std::max(ofSpace, all[i]);
        if (!bytes.empty()) {
            words.pieces.push_back(bytes);
            words.relevance.push_back(std::exchange(ofSpace, 0.0));
        }
    }
    words.sentence.erase(0, words.sentence.find(' ') == 0 ? 1 : 0);
    words.sentence = reader.tower().causal ? sentence.clean : words.sentence;
    words.cut = sentence.cut;
    words.eachAlone = !reader.tower().causal;
    words.cleaning = prompts.clean ? prompts.clean : usualCleaning(reader.tokenizer());
    for (std::size_t i = 0; i < std::min(prompts.classes.size(), mostReadPrompts); ++i) {
        const Sentence each = read(i);
        const std::string text = prompts.sentences(i).front();
        ReadPrompt became{text, each.clean, {}, each.cut, changesMore(text, each.clean)};
        for (std::size_t j = 0; j < each.ids.size(); ++j) {
            became.pieces.push_back(shownPiece(reader.tokenizer(), each.ids[j], each.pieces[j]));
        }
        words.prompts.push_back(std::move(became));
    }
    Prompts alone{{prompts.classes[at]}, prompts.templates};
    for (const auto& [cleaning, unused] : enumWords<Cleaning>()) {
        alone.clean = cleaning;
        const at::Tensor direction = reader.directions(alone, cancel)[0].to(at::kDouble);
        const double cosine = (direction.dot(image) / image.norm()).item<double>();
        words.cleanings.push_back({cleaning, reader.tower().scale * cosine + reader.tower().bias, cosine});
    }
    return words;
}

} // namespace

// Uses a trace of any precision: the picture of a layer does not show the difference.
WalkThrough answer(const WalkKey& key, const Inquiry& inquiry)
{
    TracePtr from;
    for (const Precision precision : {Precision::ExactPass, Precision::Double}) {
        from = from ? from : inquiry.session.cachedTrace({key.network, precision});
    }
    from = from ? from : inquiry.trace(key.network);
    inquiry.chooseThreads(key.network);
    return onDevice(from->pixels.device(), [&] { return walkThrough(*from, key.question, inquiry.cancel); });
}

Decomposition answer(const DecompositionKey& key, const Inquiry& inquiry)
{
    const Target target = targetFor(key, "decomposition", true, inquiry);
    const TracePtr from = traceFor(key.network, inquiry);
    return onDevice(from->pixels.device(),
                    [&] { return decompose(*from, target, key.evenly, inquiry.cancel); });
}

HeadMatrix answer(const HeadMatrixKey& key, const Inquiry& inquiry)
{
    const Target target = targetFor(key, key.method, methodInfo(key.method).classSpecific, inquiry);
    const TracePtr from = traceFor(key.network, inquiry);
    return onDevice(from->pixels.device(),
                    [&] { return headMatrix(*from, key.method, key.query, target, inquiry.cancel); });
}

Lens answer(const LensKey& key, const Inquiry& inquiry)
{
    const Target target = targetFor(key, "lens", true, inquiry);
    const TracePtr from = traceFor(key.network, inquiry);
    return onDevice(from->pixels.device(), [&] { return lensOf(*from, target, key.block, inquiry.cancel); });
}

WordMap answer(const WordsKey& key, const Inquiry& inquiry)
{
    const OpenFiles::Spoken spoken = inquiry.session.files().spoken(key.network.model);
    if (!key.target.isClass()) {
        throw usageError("words explain a prompt, but the target is %1", targetName(key.target));
    }
    const int index = inquiry.target(MapKey::about(key.network, key.target)).classIndex;
    const TracePtr from = inquiry.trace(key.network);
    WordMap words;
    const double seconds = secondsOf(
        [&] { words = wordsOf(*spoken.reader, spoken.prompts, index, featureOf(*from), inquiry.cancel); });
    words.milliseconds = 1000 * seconds;
    words.logit = from->logits[index].item<double>();
    words.cosine = (words.logit - spoken.reader->tower().bias) / spoken.reader->tower().scale;
    return words;
}

} // namespace hydra::engine
