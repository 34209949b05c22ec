// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/accuracy.h"

#include "core/base/not_finite.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/nn/room.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <utility>

namespace hydra {

namespace {

// TRUTH [B,classes] bool: the classes of each picture.
void count(AccuracyRow& row, const at::Tensor& logits, const at::Tensor& shares, const at::Tensor& truth)
{
    const std::int64_t wanted = std::min<std::int64_t>(5, logits.size(1));
    const at::Tensor hits = truth.gather(1, std::get<1>(logits.topk(wanted, 1)).to(at::kCPU)); // [B,5]
    row.top1 += hits.select(1, 0).sum().item<int>();
    row.top5 += hits.any(1).sum().item<int>();
    row.confidence += shares.amax(1).sum().item<double>();
    row.images += static_cast<int>(logits.size(0));
}

// For SCORES and TRUTH [N,classes], over the classes with at least one picture.
double meanAveragePrecision(const at::Tensor& scores, const at::Tensor& truth)
{
    const at::Tensor found = truth.gather(0, scores.argsort(0, true)).to(at::kDouble); // by rank
    const at::Tensor ranks = at::arange(1, scores.size(0) + 1, at::kDouble).unsqueeze(1);
    const at::Tensor there = found.sum(0);
    const at::Tensor precision = (found.cumsum(0) / ranks * found).sum(0) / there.clamp_min(1);
    return precision.sum().item<double>() / (there > 0).sum().item<double>();
}

struct Labelled
{
    Path path;
    std::vector<std::int64_t> classes;
};

// Groups labels by picture if JOIN. Throws Error{Input} if a picture has several labels and JOIN is false.
std::vector<Labelled> byPicture(const std::vector<LabelledImage>& images, bool join)
{
    std::vector<Labelled> pictures;
    std::map<Path, std::size_t> places;
    for (const LabelledImage& image : images) {
        const auto [place, isNew] = places.emplace(image.path, pictures.size());
        if (isNew) {
            pictures.push_back({image.path, {}});
        } else if (!join) {
            throw inputError("%1: the table gives it several classes, and the model answers with one; "
                             "--answers sigmoid allows several",
                             image.path.string());
        }
        pictures[place->second].classes.push_back(image.classIndex);
    }
    return pictures;
}

} // namespace

std::vector<AccuracyRow> evaluate(const VisionTransformer& network, const std::vector<LabelledImage>& labels,
                                  const std::vector<int>& heads, const Ask& ask, int batch,
                                  const Progress& progress, const CancelToken& cancel,
                                  std::vector<Message>* skipped, const std::vector<std::int64_t>& among)
{
    const auto competing = [&](const at::Tensor& ofClasses) {
        return among.empty() ? ofClasses
                             : ofClasses.index_select(1, at::tensor(among, at::kLong).to(ofClasses.device()));
    };
    const std::vector<Labelled> images = byPicture(labels, network.config().answers == Answers::Sigmoid);
    const bool several = images.size() < labels.size();
    std::vector<std::vector<at::Tensor>> scores(heads.size()); // for the average precision
    std::vector<at::Tensor> truths;
    std::vector<AccuracyRow> rows;
    for (const int k : heads) {
        rows.push_back({k});
    }
    std::vector<double> seconds(heads.size(), 0.0);
    const Preprocessing how = Preprocessing::of(network.config(), ask.size);
    const auto step = static_cast<std::size_t>(how.longSide > 0 ? 1 : batch);
    if (!heads.empty()) { // checked before any picture is read
        const SubNetwork largest = ask.sub(*std::max_element(heads.begin(), heads.end()));
        const InputSize size = InputSize{how.height, how.width, how.longSide}.atMost();
        requireRoom(network.config(), largest, ask.plan, size.height, size.width,
                    static_cast<std::int64_t>(step), PassFor::Answer);
    }
    for (std::size_t from = 0; from < images.size() && !cancel.cancelled(); from += step) {
        report(progress, double(from) / double(images.size()),
               message("image %1 of %2", from + 1, images.size()));
        std::vector<at::Tensor> pixels;
        const auto last = std::min(images.size(), from + step);
        const at::Tensor wanted =
            at::zeros({std::int64_t(last - from), network.config().numClasses}, at::kBool);
        for (std::size_t i = from; i < last; ++i) {
            readOrSkip(skipped, [&] {
                const at::Tensor read = preprocess(loadImage(images[i].path), how).pixels;
                wanted[std::int64_t(pixels.size())].index_fill_(0, at::tensor(images[i].classes), true);
                pixels.push_back(read);
            });
        }
        if (pixels.empty()) {
            continue;
        }
        const at::Tensor truth = competing(wanted.narrow(0, 0, std::int64_t(pixels.size())));
        const at::Tensor input = at::cat(pixels, 0);
        const std::string name = pixels.size() > 1
            ? message("%1 and %2 more", images[from].path.string(), pixels.size() - 1)
            : Message(images[from].path.string());
        // Adds a batch only once every head count has run, so that even after a stop all rows cover the same
        // pictures.
        std::vector<AccuracyRow> counted = rows;
        std::vector<double> spent = seconds;
        std::vector<at::Tensor> answered;
        try {
            for (std::size_t i = 0; i < heads.size(); ++i) {
                const auto start = std::chrono::steady_clock::now();
                const SubNetwork sub = ask.sub(heads[i]);
                const at::Tensor logits =
                    competing(naming(name, [&] { return network.forward(input, sub, ask.plan, cancel); }));
                spent[i] += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
                count(counted[i], logits, sharesOf(*network.weights(sub), logits), truth);
                answered.push_back(logits.to(at::kCPU));
            }
        } catch (const Error& error) {
            if (error.code() != ErrorCode::Cancelled) {
                throw;
            }
            break;
        }
        if (several) {
            for (std::size_t i = 0; i < heads.size(); ++i) {
                scores[i].push_back(answered[i]);
            }
            truths.push_back(truth);
        }
        rows = std::move(counted);
        seconds = std::move(spent);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].images > 0) {
            rows[i].confidence /= rows[i].images;
            rows[i].averagePrecision = several
                ? std::optional(meanAveragePrecision(at::cat(scores[i], 0), at::cat(truths, 0)))
                : std::nullopt;
            rows[i].imagesPerSecond = rows[i].images / std::max(1e-9, seconds[i]);
        }
    }
    return rows;
}

} // namespace hydra
