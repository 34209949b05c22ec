// SPDX-License-Identifier: GPL-3.0-or-later
// Which pictures of a folder are most like a prompt.
#include "core/base/error.h"
#include "core/base/kept_file.h"
#include "core/engine/session.h"
#include "core/evaluate/pixels.h"
#include "core/text/text_tower.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra::engine {

std::vector<RankedImage> Session::rank(const std::vector<std::string>& paths, const NetworkKey& like,
                                       const ClassChoice& target, const Progress& progress,
                                       const CancelToken& cancel)
{
    if (target.kind != ClassChoice::Kind::Index) {
        throw usageError("pictures are sorted by one class: expected its index or name");
    }
    const NetworkPtr network = this->network(like, cancel);
    const VitConfig& config = network->config();
    if (target.value >= config.numClasses) {
        throw usageError("class: expected 0 to ", config.numClasses.value - 1, ", got ", target.value);
    }
    const bool cosines = network->weights(like.sub)->measure.defined();
    const double scale = cosines ? m_library.spoken(like.model).reader->tower().scale : 1;
    const Preprocessing how = Preprocessing::of(config, like.size);
    std::vector<RankedImage> ranked;
    std::size_t done = 0;
    for (const std::string& path : paths) {
        cancel.check();
        report(progress, double(done++) / double(paths.size()), path);
        try {
            for (const NamedPixels& picture : pixelsOf(path, how)) {
                const at::Tensor logits = network->forward(picture.pixels, like.sub, like.plan, cancel)[0];
                RankedImage row;
                row.path = picture.name;
                row.logit = logits[target.value].item<double>();
                row.probability = at::softmax(logits.to(at::kDouble), 0)[target.value].item<double>();
                row.cosine = cosines ? std::optional(row.logit / scale) : std::nullopt;
                ranked.push_back(std::move(row));
            }
        } catch (const Error& error) {
            if (error.code() == ErrorCode::Cancelled || saysChanged(error)) {
                throw;
            }
            RankedImage row;
            row.path = path;
            row.problem = error.what();
            ranked.push_back(std::move(row));
        }
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const RankedImage& a, const RankedImage& b) {
        return a.problem.empty() != b.problem.empty() ? a.problem.empty() : a.logit > b.logit;
    });
    return ranked;
}

} // namespace hydra::engine
