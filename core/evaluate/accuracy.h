// SPDX-License-Identifier: GPL-3.0-or-later
// Accuracy of sub-networks over labelled pictures, in batches.
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/evaluate/labelled_folder.h"
#include "core/nn/vision_transformer.h"
#include "core/question/ask.h"

#include <optional>
#include <string>
#include <vector>

namespace hydra {

struct AccuracyRow
{
    int heads = 0;
    int images = 0;
    int top1 = 0, top5 = 0; // images whose class came first, or among the first five
    // Where a picture has several labels: the mean over classes of the precision at each of their pictures,
    // by falling score. top1 and top5 then count pictures of which any label is there.
    std::optional<double> averagePrecision{};
    double confidence = 0; // mean probability of the class that came first
    double imagesPerSecond = 0; // of the forward passes, without loading
};

// READ of a picture. One that cannot be read is SKIPPED, which says why; without it that is thrown.
template<class Read>
void readOrSkip(std::vector<std::string>* skipped, Read&& read)
{
    try {
        read();
    } catch (const Error& error) {
        if (skipped == nullptr || error.code() != ErrorCode::Input) {
            throw;
        }
        skipped->emplace_back(error.what());
    }
}

// A picture may be there several times, with a label each. One pass over the pictures under the plan and at
// the size of ASK; each batch runs through every k, of pictures in their own proportions one at a time.
// Cancelled: what was finished is returned, with `images` saying how much that is. Pictures that cannot be
// read are SKIPPED, which says why; without it they throw Error{Input}.
[[nodiscard]] std::vector<AccuracyRow> evaluate(const VisionTransformer& network,
                                                const std::vector<LabelledImage>& images,
                                                const std::vector<int>& heads, const Ask& ask, int batch,
                                                const Progress& progress, const CancelToken& cancel,
                                                std::vector<std::string>* skipped = nullptr);

} // namespace hydra
