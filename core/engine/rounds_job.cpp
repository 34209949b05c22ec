// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/rounds_job.h"

#include "core/base/error.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/model_files.h"
#include "core/evaluate/labelled_folder.h"
#include "core/evaluate/round_curve.h"

namespace hydra::engine {

RoundsMeasured measureRounds(const RoundsRequest& request,
                             const std::function<void(const RoundsMeasured&)>& grown,
                             const Progress& progress, const CancelToken& cancel)
{
    constexpr int batch = 8; // small, so that cancelling is quick
    Checkpoint read = loadCheckpoint(request.model, request.overrides, {}, cancel);
    if (request.ask.without.needsSource()) {
        throw usageError("What if takes activations from another picture, which a curve over many pictures "
                         "cannot do; switch that off first");
    }
    auto changes = changesBeside(request.ask.without, read);
    const std::vector<LabelledImage> images = labelledFolder(request.folder, read.config);
    const VisionTransformer plain(std::move(read.config), std::move(read.tensors));
    const VisionTransformer network = changes ? plain.changed(std::move(changes)) : plain;
    RoundsMeasured measured;
    measured.all = images.size();
    const RoundsGrown tell = [&](const std::vector<RoundsOfPicture>& pictures) {
        measured.pictures = pictures;
        if (grown) {
            grown(measured);
        }
    };
    measured.pictures = thinkThrough(network, images, request.ask.plan, batch, progress, cancel, tell);
    return measured;
}

} // namespace hydra::engine
