// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/round_curve.h"

#include "core/base/error.h"
#include "core/evaluate/accuracy.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/model/round_exit.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

// Adds LOGITS [B,classes] of one round to PICTURES.
void addRound(std::vector<RoundsOfPicture>& pictures, const at::Tensor& logits,
              const std::vector<int>& labels)
{
    const at::Tensor exact = logits.to(at::kDouble).contiguous();
    const std::int64_t classes = exact.size(1);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const double* const row = exact.data_ptr<double>() + std::int64_t(i) * classes;
        const std::vector<double> of(row, row + classes);
        const double own = of[static_cast<std::size_t>(labels[i])];
        const auto better = std::count_if(of.begin(), of.end(), [&](double other) { return other > own; });
        RoundsOfPicture& picture = pictures[i];
        picture.entropies.push_back(entropyOfFirstTen(of));
        picture.right.push_back(better == 0);
        picture.amongFive.push_back(better < 5);
    }
}

} // namespace

std::vector<RoundsOfPicture> thinkThrough(const VisionTransformer& network,
                                          const std::vector<LabelledImage>& images, const AttentionPlan& plan,
                                          int batch, const Progress& progress, const CancelToken& cancel,
                                          const RoundsGrown& grown, std::vector<Message>* skipped)
{
    if (!network.config().thinks()) {
        throw usageError("thresholds need a network that answers in rounds (ThinkingViT, ProgResViT); this "
                         "model has no rounds");
    }
    std::vector<RoundsOfPicture> done;
    const Preprocessing how = Preprocessing::of(network.config());
    const auto step = static_cast<std::size_t>(batch);
    for (std::size_t from = 0; from < images.size() && !cancel.cancelled(); from += step) {
        report(progress, double(from) / double(images.size()),
               message("image %1 of %2", from + 1, images.size()));
        std::vector<at::Tensor> pixels;
        std::vector<int> labels;
        for (std::size_t i = from; i < std::min(images.size(), from + step); ++i) {
            readOrSkip(skipped, [&] {
                pixels.push_back(preprocess(loadImage(images[i].path), how).pixels);
                labels.push_back(images[i].classIndex);
            });
        }
        if (pixels.empty()) {
            continue;
        }
        std::vector<RoundsOfPicture> some(labels.size());
        try {
            for (const at::Tensor& logits : network.rounds(at::cat(pixels, 0), plan, cancel)) {
                addRound(some, logits, labels);
            }
        } catch (const Error& error) {
            if (error.code() != ErrorCode::Cancelled) {
                throw;
            }
            break;
        }
        done.insert(done.end(), some.begin(), some.end());
        if (grown) {
            grown(done);
        }
    }
    return done;
}

} // namespace hydra
