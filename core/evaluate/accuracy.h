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
    int top1 = 0, top5 = 0; // images whose class ranks first, or among the first five
    // If a picture has several labels: the mean over classes of the average precision, pictures ranked by
    // descending score. top1 and top5 then count a picture if any of its labels ranks there.
    std::optional<double> averagePrecision{};
    double confidence = 0; // mean probability of the class ranked first
    double imagesPerSecond = 0; // of the forward passes, excluding loading
};

// Runs READ for a picture. If it is unreadable, adds the reason to SKIPPED; without SKIPPED it throws.
template<class Read>
void readOrSkip(std::vector<Message>* skipped, Read&& read)
{
    try {
        read();
    } catch (const Error& error) {
        if (skipped == nullptr || error.code() != ErrorCode::Input) {
            throw;
        }
        skipped->emplace_back(messageOf(error));
    }
}

// A picture may occur several times, with one label each. Reads each picture once, under the plan and at the
// size of ASK; each batch runs through every k; pictures of their own proportions run one at a time. If
// cancelled, returns what is finished, with `images` as the count. Adds the reasons for unreadable pictures
// to SKIPPED; without it they throw Error{Input}. With AMONG, only these classes compete, as the 200 of
// ImageNet-R do; every label must be one of them.
[[nodiscard]] std::vector<AccuracyRow> evaluate(const VisionTransformer& network,
                                                const std::vector<LabelledImage>& images,
                                                const std::vector<int>& heads, const Ask& ask, int batch,
                                                const Progress& progress, const CancelToken& cancel,
                                                std::vector<Message>* skipped = nullptr,
                                                const std::vector<std::int64_t>& among = {});

} // namespace hydra
