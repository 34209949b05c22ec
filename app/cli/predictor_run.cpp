// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/predictor_run.h"

#include "app/cli/option_lists.h"
#include "app/cli/store_list.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/version.h"
#include "core/engine/borrowed.h"
#include "core/explain/explain.h"
#include "core/explain/option_fields.h"
#include "core/format/npy.h"
#include "core/predictor/predictor_question.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <mutex>

namespace hydra::cli {

bool asksPredictor(const CommonSettings& settings)
{
    const std::string option = settings.patience ? "patience" : settings.box ? "box" : "";
    if (!settings.predictor && !option.empty()) {
        throw usageError("--", option, " needs --predictor COMMAND");
    }
    return settings.predictor.has_value();
}

std::unique_ptr<Predictor> startPredictor(const CommonSettings& settings)
{
    if (!settings.unpredicted.empty()) {
        throw usageError("--", settings.unpredicted, " does not go with --predictor");
    }
    (void)settings.place(0, "INPUT: image files or folders");
    const double seconds = settings.patience.value_or(CommonSettings::usualPatience);
    return std::make_unique<Predictor>(
        *settings.predictor, std::chrono::milliseconds(std::llround(seconds * 1000)), interruption());
}

void requireBlackBoxes(const CommonSettings& settings)
{
    for (const std::string& method : settings.methods) {
        if (method != riseOfBoxes) {
            requireFitting(method, PredictorKind::Scores);
        }
    }
}

ModelInput PredictorInputs::of(const engine::OpenedImage& image)
{
    const VitConfig& config = m_predictor.config();
    if (!looksLikeArray(image.path)) {
        return preprocess(*image.picture, Preprocessing::of(config));
    }
    if (m_path != image.path || m_next >= m_arrays.size(0)) {
        m_path = image.path;
        m_arrays = readNormalised(m_path);
        m_next = 0;
    }
    const at::Tensor array = m_arrays.narrow(0, m_next++, 1);
    const int width = config.imageWidth, height = config.imageHeight;
    if (array.size(2) != height || array.size(3) != width) {
        throw inputError(m_path, ": expected an array of 3 x ", height, " x ", width,
                         ", as the predictor is shown; found 3 x ", array.size(2), " x ", array.size(3));
    }
    ModelInput input;
    input.pixels = array.contiguous();
    input.shown = *image.picture;
    input.geometry = {width, height, width, height, config.patchSize, {0, 0, double(width), double(height)}};
    return input;
}

void eachPicture(const CommonSettings& settings, const Predictor& predictor,
                 const std::filesystem::path& folder,
                 const std::function<void(const Input&, const ModelInput&, const Progress& within)>& work)
{
    engine::Session session;
    PredictorInputs seen(predictor);
    const auto one = [&](const std::vector<Input>& inputs, const Progress& within) {
        for (const Input& input : inputs) {
            work(input, seen.of(input.image), within);
        }
    };
    eachInput(session, settings, folder, one, 1, 0);
}

Json storeThrough(const CommonSettings& settings, const Predictor& predictor, const char* command,
                  const char* rows, Json decides, const StoredWork& work)
{
    requireStored(settings, "--store");
    engine::Session session;
    rememberLittle(session);
    decides.update({{"program", software()},
                    {"predictor", predictor.command()},
                    {"kind", wordOf(predictor.facts().kind)}});
    StoreJob job{command, std::move(decides), {}};
    job.rows = rows;
    std::mutex one; // question at a time
    job.work = [&](const StorePicture& picture) {
        const std::lock_guard lock(one);
        const engine::Borrowed opened(session, picture.bytes(), picture.place());
        const Input input{picture.place(), {}, opened.image()};
        shard::StoreEntry entry;
        entry.result = {{"image", input.image.id}};
        entry.result.update(work(input, PredictorInputs(predictor).of(input.image), entry));
        return entry;
    };
    return runStore(settings, job);
}

int classMeant(const ClassChoice& choice, const std::vector<int>& ranking)
{
    if (choice.kind == ClassChoice::Kind::Index) {
        return choice.value;
    }
    const int rank = choice.kind == ClassChoice::Kind::Own ? 1 : choice.value;
    if (rank < 1 || rank > static_cast<int>(ranking.size())) {
        throw usageError("class: expected top1 to top", ranking.size(), ", got top", rank);
    }
    return ranking[static_cast<std::size_t>(rank - 1)];
}

} // namespace hydra::cli
