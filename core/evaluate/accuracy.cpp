// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/accuracy.h"

#include "core/base/not_finite.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/nn/room.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace hydra::engine {

namespace {

void count(AccuracyRow& row, const at::Tensor& logits, const at::Tensor& shares, const at::Tensor& labels)
{
    const std::int64_t wanted = std::min<std::int64_t>(5, logits.size(1));
    const at::Tensor hits = std::get<1>(logits.topk(wanted, 1)) == labels.unsqueeze(1); // [B, 5]
    row.top1 += hits.select(1, 0).sum().item<int>();
    row.top5 += hits.sum().item<int>();
    row.confidence += shares.amax(1).sum().item<double>();
    row.images += static_cast<int>(logits.size(0));
}

} // namespace

std::vector<AccuracyRow> evaluate(const VisionTransformer& network, const std::vector<LabelledImage>& images,
                                  const std::vector<int>& heads, const Ask& ask, int batch,
                                  const Progress& progress, const CancelToken& cancel,
                                  std::vector<std::string>* skipped)
{
    std::vector<AccuracyRow> rows;
    for (const int k : heads) {
        rows.push_back({k});
    }
    std::vector<double> seconds(heads.size(), 0.0);
    const Preprocessing how = Preprocessing::of(network.config(), ask.size);
    const auto step = static_cast<std::size_t>(how.longSide > 0 ? 1 : batch);
    if (!heads.empty()) { // before a batch of pictures is read
        const SubNetwork largest{SliceScheme::HydraViT, *std::max_element(heads.begin(), heads.end())};
        const InputSize size = InputSize{how.height, how.width, how.longSide}.atMost();
        requireRoom(network.config(), largest, ask.plan, size.height, size.width,
                    static_cast<std::int64_t>(step), PassFor::Answer);
    }
    for (std::size_t from = 0; from < images.size() && !cancel.cancelled(); from += step) {
        report(progress, double(from) / double(images.size()),
               join("image ", from + 1, " of ", images.size()));
        std::vector<at::Tensor> pixels;
        std::vector<std::int64_t> labels;
        for (std::size_t i = from; i < std::min(images.size(), from + step); ++i) {
            try {
                pixels.push_back(preprocess(loadImage(images[i].path), how).pixels);
                labels.push_back(images[i].classIndex);
            } catch (const Error& error) {
                if (skipped == nullptr || error.code() != ErrorCode::Input) {
                    throw;
                }
                skipped->emplace_back(error.what());
            }
        }
        if (pixels.empty()) {
            continue;
        }
        const at::Tensor input = at::cat(pixels, 0);
        const std::string name = join(images[from].path.string(),
                                      pixels.size() > 1 ? join(" and ", pixels.size() - 1, " more") : "");
        const at::Tensor truth = at::tensor(labels);
        // All head counts of a batch or none: their rows are about the same pictures, stopped or not.
        std::vector<AccuracyRow> counted = rows;
        std::vector<double> spent = seconds;
        try {
            for (std::size_t i = 0; i < heads.size(); ++i) {
                const auto start = std::chrono::steady_clock::now();
                const SubNetwork sub{SliceScheme::HydraViT, heads[i]};
                const at::Tensor logits =
                    naming(name, [&] { return network.forward(input, sub, ask.plan, cancel); });
                spent[i] += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
                count(counted[i], logits, sharesOf(*network.weights(sub), logits), truth);
            }
        } catch (const Error& error) {
            if (error.code() != ErrorCode::Cancelled) {
                throw;
            }
            break;
        }
        rows = std::move(counted);
        seconds = std::move(spent);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].images > 0) {
            rows[i].confidence /= rows[i].images;
            rows[i].imagesPerSecond = rows[i].images / std::max(1e-9, seconds[i]);
        }
    }
    return rows;
}

} // namespace hydra::engine
