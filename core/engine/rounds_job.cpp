// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/rounds_job.h"

#include "core/checkpoint/checkpoint.h"
#include "core/evaluate/labelled_folder.h"
#include "core/evaluate/round_curve.h"

namespace hydra::engine {

RoundsMeasured measureRounds(const RoundsRequest& request,
                             const std::function<void(const RoundsMeasured&)>& grown,
                             const Progress& progress, const CancelToken& cancel)
{
    constexpr int batch = 8; // few enough that it stops soon
    Checkpoint read = loadCheckpoint(request.model, request.overrides, {}, cancel);
    const std::vector<LabelledImage> images = labelledFolder(request.folder, read.config);
    const VisionTransformer network(std::move(read.config), std::move(read.tensors));
    RoundsMeasured measured;
    measured.all = images.size();
    const RoundsGrown tell = [&](const std::vector<RoundsOfPicture>& pictures) {
        measured.pictures = pictures;
        if (grown) {
            grown(measured);
        }
    };
    measured.pictures = thinkThrough(network, images, request.plan, batch, progress, cancel, tell);
    return measured;
}

} // namespace hydra::engine
