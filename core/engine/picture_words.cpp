// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/picture_words.h"

#include "core/engine/inquiry.h"
#include "core/engine/open_files_caches.h"
#include "core/engine/word_shelf.h"
#include "core/text/concepts.h"

#include <ATen/ATen.h>

#include <set>

namespace hydra::engine {

namespace {

constexpr double leastLambda = 0.01, mostLambda = 2;

void fill(Concepts& found, const WordSum& sum, const WordShelf::List& words)
{
    for (const WordSum::Part& part : sum.parts) {
        found.parts.push_back({(*words.all)[static_cast<std::size_t>(part.word)], part.weight});
    }
    found.cosine = sum.cosine;
    found.left = sum.left;
}

} // namespace

ConceptSources openConcepts(Session& session, const std::string& file, const std::string& folder)
{
    return session.words().open(file, folder);
}

Concepts answer(const ConceptsKey& key, const Inquiry& inquiry)
{
    if (!(key.lambda >= leastLambda && key.lambda <= mostLambda)) {
        throw usageError("lambda: expected %1 to %2, got %3", leastLambda, mostLambda, key.lambda);
    }
    Session& session = inquiry.session;
    const OpenFiles::Reading reading = session.files().reading(key.network.model, inquiry.cancel);
    const WordShelf::List words =
        session.words().words(key.words, reading, inquiry.watch.progress, inquiry.cancel);
    Concepts found;
    at::Tensor mean;
    if (!key.mean.empty()) {
        const DirectionSums sums =
            session.words().mean(key, reading.plain, session, inquiry.watch.progress, inquiry.cancel);
        mean = sums.sums[0] / double(sums.pictures);
        found.meanOf = sums.pictures;
        found.leftOut = sums.leftOut.size();
    }
    const TracePtr from = inquiry.trace(key.network);
    fill(found,
         sumOfWords(embeddingsOf(*from->weights, from->pooled)[0], mean, words.rows, key.lambda,
                    inquiry.cancel),
         words);
    return found;
}

Concepts selectionInWords(Session& session, const PooledSelection& asked, const Progress& progress,
                          const CancelToken& cancel)
{
    const OpenFiles::Reading reading = session.files().reading(asked.model, cancel);
    const WordShelf::List words = session.words().words(asked.words, reading, progress, cancel);
    const NetworkPtr network = session.files().network(asked.model);
    const std::set<std::pair<int, int>> selected(asked.selected.begin(), asked.selected.end());
    at::Tensor all, some;
    double inAll = 0, inSome = 0;
    for (const TokenVectors& each : *asked.pooled) {
        cancel.check();
        const auto w = network->weights(firstHeads(each.heads));
        const at::Tensor one = directionOf(embeddingsOf(*w, at::tensor(each.vectors.values).unsqueeze(0))[0]);
        all = inAll++ > 0 ? all + one : one;
        if (selected.count({each.source, each.heads}) > 0) {
            some = inSome++ > 0 ? some + one : one;
        }
    }
    if (inSome == 0 || inSome == inAll) {
        throw usageError("words for a selection: expected some of the points, and not all of them");
    }
    Concepts found;
    fill(found, sumOfWords(some / inSome - all / inAll, {}, words.rows, ConceptsKey::usualLambda, cancel),
         words);
    return found;
}

MeanDirections meanDirections(Session& session, const std::vector<std::string>& paths,
                              const std::vector<NetworkKey>& likes,
                              const std::function<void(const std::string&)>& leftOut,
                              const Progress& progress, const CancelToken& cancel)
{
    DirectionSums sums;
    std::size_t reported = 0;
    while (sums.next < paths.size()) {
        report(progress, double(sums.next) / double(paths.size()), paths[sums.next]);
        addPicture(sums, paths, likes, session, cancel);
        if (leftOut && sums.leftOut.size() > reported) {
            leftOut(sums.leftOut[reported++]);
        }
    }
    MeanDirections found;
    for (const at::Tensor& sum : sums.sums) {
        const at::Tensor mean = (sum / double(sums.pictures)).contiguous();
        const double* const values = mean.data_ptr<double>();
        found.means.emplace_back(values, values + mean.numel());
    }
    found.pictures = sums.pictures;
    found.leftOut = std::move(sums.leftOut);
    std::string ids;
    for (const std::string& id : sums.ids) {
        ids += id + '\n';
    }
    found.id = sha256(ids.data(), ids.size());
    return found;
}

} // namespace hydra::engine
