// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/feature_settings.h"

#include "app/cli/console.h"
#include "app/cli/inputs.h"
#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/base/new_file.h"
#include "core/engine/basis_job.h"
#include "core/image/list_folders.h"
#include "core/question/kept_patches.h"

#include <algorithm>
#include <filesystem>

namespace hydra::cli {

namespace {

constexpr int mostPatches = 1'000'000;

std::vector<engine::EmbeddingPicture> picturesToFit(engine::Session& session, const ExplainSettings& settings)
{
    std::vector<engine::EmbeddingPicture> pictures;
    const auto named = [](const std::string& path) {
        return std::filesystem::path(path).filename().string();
    };
    if (settings.fit) {
        for (const Path& path : listPictures(*settings.fit)) {
            pictures.push_back({named(path.string()), {}, {}, path.string()});
        }
        return pictures;
    }
    for (const std::string& path : inputPaths(settings, 1)) {
        if (std::filesystem::path(path).extension() != ".npy") {
            pictures.push_back({named(path), {}, {}, path});
            continue;
        }
        for (const Input& input : openInputs(session, path)) {
            pictures.push_back({named(input.name), input.image.id, {}, {}});
        }
    }
    return pictures;
}

void fitNewBasis(engine::Session& session, const ExplainSettings& settings, const engine::OpenedModel& model,
                 const std::vector<int>& heads, PictureAsk& ask)
{
    const OptionalText& file = settings.saveBasis;
    if (!ask.options.basis.empty()) {
        throw usageError("--basis reads a basis; --fit and --save-basis make one: choose either");
    }
    if (file) {
        requireWritable(*file); // before a long computation
    }
    engine::BasisRequest request{model.id, ask, picturesToFit(session, settings)};
    request.ask.heads = *std::max_element(heads.begin(), heads.end());
    const engine::FittedBasis fitted = engine::fitBasis(session, request, progressBar(), interruption());
    for (const Message& note : fitted.notes) {
        warn(note);
    }
    if (file) {
        writeFileAtomically(*file, basisBytes(fitted.basis));
    }
    ask.options.basis = session.keep(fitted.basis);
}

void keepQuery(engine::Session& session, const ExplainSettings& settings, MapOptions& options)
{
    const OptionalText &from = settings.queryImage, &region = settings.region;
    if (!from) {
        if (region) {
            throw usageError("--region needs --query-image IMAGE, the picture of these patches");
        }
        return;
    }
    KeptPatches kept;
    if (region) {
        const auto patches = integerSet(*region, 0, mostPatches);
        if (!patches || patches->empty()) {
            throw usageError("--region: expected patches, as 3,7-9, got '%1'", *region);
        }
        kept.patches = *patches;
    } else if (options.query >= 0) {
        kept.patches = {options.query};
    } else {
        throw usageError("--query-image needs --query PATCH or --region PATCHES");
    }
    const std::vector<Input> inputs = openInputs(session, *from);
    if (inputs.size() != 1) {
        throw usageError("--query-image: expected one picture, got %1", inputs.size());
    }
    kept.image = inputs.front().image.id;
    options.kept = hydra::text(kept);
    options.query = -1;
}

} // namespace

FeatureFiles openFeatures(engine::Session& session, MapOptions& options)
{
    FeatureFiles files;
    if (!options.basis.empty() && session.basis(options.basis) == nullptr) {
        files.basis = options.basis;
        options.basis = session.keep(readBasis(options.basis));
    }
    auto kept = keptPatches(options.kept);
    std::error_code failed;
    if (kept && std::filesystem::exists(kept->image, failed)) {
        files.kept = kept->image;
        kept->image = openInputs(session, files.kept).front().image.id;
        options.kept = hydra::text(*kept);
    }
    return files;
}

void resolveFeatures(engine::Session& session, const ExplainSettings& settings,
                     const engine::OpenedModel& model, const std::vector<int>& heads, PictureAsk& ask)
{
    if (settings.fit || settings.saveBasis) {
        fitNewBasis(session, settings, model, heads, ask);
    } else {
        (void)openFeatures(session, ask.options);
    }
    keepQuery(session, settings, ask.options);
}

} // namespace hydra::cli
