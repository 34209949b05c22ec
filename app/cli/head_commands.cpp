// SPDX-License-Identifier: GPL-3.0-or-later
// importance, registers, means: measured once over pictures and stored beside a model.
#include "app/cli/ask_settings.h"
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "app/cli/store_run.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/model_files.h"
#include "core/evaluate/head_importance.h"
#include "core/evaluate/outlier_neurons.h"
#include "core/evaluate/pixels.h"
#include "core/explain/explain.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"

#include <algorithm>

namespace hydra::cli {

namespace {

// The model in its own order of heads, and the pictures.
struct Pictures
{
    ModelOverrides overrides;
    Checkpoint checkpoint;
    VisionTransformer network;
    PictureAsk ask;
    std::vector<std::string> paths;

    explicit Pictures(const CommonSettings& settings)
        : overrides(overridesOf(settings))
        , checkpoint(opened(settings, overrides))
        , network(checkpoint.config, checkpoint.tensors)
        , ask(askOf(settings, checkpoint.config))
        , paths(!settings.store.empty() ? std::vector<std::string>() : inputPaths(settings, 1))
    { }

    [[nodiscard]] Json asked() const
    {
        return askedOf(checkpoint.path.string(), overrides, ask, checkpoint.config);
    }
    // Returns the file's hash; the rest of the id says how it was read.
    [[nodiscard]] std::string hash() const { return checkpoint.id.substr(0, checkpoint.id.find(':')); }
    [[nodiscard]] SubNetwork whole() const { return fullNetwork(checkpoint.config); }
    [[nodiscard]] Trace trace(const at::Tensor& pixels) const
    {
        return traceOf(network, pixels, whole(), ask.plan, Precision::Single, interruption());
    }

private:
    static Checkpoint opened(const CommonSettings& settings, ModelOverrides overrides)
    {
        if (!overrides.headOrder) {
            overrides.headOrder = "none"; // heads are named in the file's order
        }
        return readModel(settings, overrides);
    }
};

// Calls WORK with each picture's pixels, [1,3,H,W].
template<class Work>
void eachPicture(const Pictures& study, const Work& work)
{
    const Preprocessing how = Preprocessing::of(study.checkpoint.config, study.ask.size);
    const auto each = [&](std::size_t i) {
        for (const NamedPixels& picture : hydra::pixelsOf(study.paths[i], how)) {
            work(picture.pixels);
        }
    };
    overPictures(
        study.paths.size(), [&](std::size_t i) { return study.paths[i]; }, each,
        LeavingOut(study.paths.size()), progressBar(), interruption());
}

Path outOf(const OutSettings& settings, const Path& usual)
{
    const Path out = settings.out.value_or(usual.string());
    requireWritable(out);
    return out;
}

int classOfPicture(const Pictures& study, const at::Tensor& pixels, const ClassChoice& wanted)
{
    if (wanted.kind == ClassChoice::Kind::Index) {
        return wanted.value;
    }
    const at::Tensor logits = study.network.forward(pixels, study.whole(), study.ask.plan, interruption())[0];
    const std::int64_t rank = std::min<std::int64_t>(wanted.value, logits.size(0));
    return std::get<1>(logits.topk(rank))[rank - 1].item<int>();
}

std::vector<std::vector<double>> byBlocks(const HeadValues& found)
{
    std::vector<std::vector<double>> rows;
    for (int block = 0; block < found.blocks; ++block) {
        const auto row = found.values.begin() + std::ptrdiff_t(block) * found.heads;
        rows.emplace_back(row, row + found.heads);
    }
    return rows;
}

// Stores every picture's values; their mean is in the document of a single shard, and of the merge.
Json importanceIntoStore(const ImportanceSettings& settings, const Pictures& study, ImportanceMethod method,
                         const ClassChoice& wanted)
{
    StoreJob job{"importance", storeSettings(study.checkpoint.id, {study.whole().heads}, study.ask), {}};
    job.settings["method"] = settings.method;
    job.settings["class"] = storedTarget(wanted);
    job.work = [&](const StorePicture& picture) {
        const at::Tensor pixels = preprocess(decodeImage(picture.bytes(), picture.place()),
                                             Preprocessing::of(study.checkpoint.config, study.ask.size))
                                      .pixels;
        const int explained = classOfPicture(study, pixels, wanted);
        const HeadValues found = headValues(study.network, pixels, study.whole(), study.ask.plan, explained,
                                            method, picture.givenUp);
        return shard::StoreEntry{{{"class", explained}, {"importance", byBlocks(found)}}, {}, {}};
    };
    return runStore(settings, job);
}

} // namespace

Json runImportance(const ImportanceSettings& settings)
{
    const ImportanceMethod method = enumNamed<ImportanceMethod>(settings.method).value();
    const bool overList = takesList(settings);
    const Pictures study(settings);
    const VitConfig& config = study.checkpoint.config;
    if (config.numClasses == 0) {
        throw usageError(
            "importance is measured on a class's logit, and this model is a backbone without a classifier");
    }
    const ClassChoice wanted = classOf("class", settings.className, config);
    if (overList) {
        return importanceIntoStore(settings, study, method, wanted);
    }
    const bool writes = settings.order || settings.out;
    const Path out = writes ? outOf(settings, headOrderBeside(study.checkpoint.path)) : Path();
    HeadValues sum;
    int pictures = 0;
    eachPicture(study, [&](const at::Tensor& pixels) {
        const HeadValues found = headValues(study.network, pixels, study.whole(), study.ask.plan,
                                            classOfPicture(study, pixels, wanted), method, interruption());
        if (pictures++ == 0) {
            sum = found;
            return;
        }
        std::transform(sum.values.begin(), sum.values.end(), found.values.begin(), sum.values.begin(),
                       std::plus<>());
    });
    for (double& value : sum.values) {
        value /= pictures;
    }
    HeadOrder order{study.hash(), settings.method, pictures, orderOf(sum), {}, {}};
    order.importance = byBlocks(sum);
    if (writes) {
        writeHeadOrder(out, order);
    }
    Json document = study.asked();
    document.update({{"method", settings.method},
                     {"class", storedTarget(wanted)},
                     {"pictures", pictures},
                     {"over_all_heads", sum.overAll},
                     {"importance", order.importance},
                     {"order", order.order},
                     {"file", writes ? Json(out.string()) : Json()}});
    return document;
}

const Running runsImportance("importance", Parsed<runImportance>::by);

Json runRegisters(const RegistersSettings& settings)
{
    OutlierOptions options;
    options.threshold = settings.threshold;
    options.sparse = settings.sparse;
    const Pictures study(settings);
    const int depth = study.checkpoint.config.depth;
    options.block = settings.block ? blockOf("block", settings.block, depth) : depth - 1;
    const Path out = outOf(settings, neuronsBeside(study.checkpoint.path));
    OutlierCount count(options);
    int pictures = 0;
    eachPicture(study, [&](const at::Tensor& pixels) {
        count.add(study.trace(pixels));
        ++pictures;
    });
    OutlierNeurons found;
    found.model = study.hash();
    found.pictures = count.pictures();
    found.threshold = options.threshold;
    found.block = options.block;
    found.ranking = count.ranking(std::max<std::size_t>(100, static_cast<std::size_t>(settings.units)));
    found.used = std::min(settings.units, static_cast<int>(found.ranking.size()));
    if (found.ranking.empty()) {
        throw inputError(
            "no token of these %1 pictures has a norm above the threshold; there are no outliers to move",
            pictures);
    }
    writeNeurons(out, found);
    Json ranking = Json::array();
    for (const auto& row : found.ranking) {
        ranking.push_back({{"block", row.neuron.block}, {"unit", row.neuron.unit}, {"score", row.score}});
    }
    Json document = study.asked();
    document.update({{"pictures", pictures},
                     {"with_outliers", found.pictures},
                     {"used", found.used},
                     {"ranking", ranking},
                     {"file", out.string()}});
    return document;
}

const Running runsRegisters("registers", Parsed<runRegisters>::by);

Json runMeans(const OutSettings& settings)
{
    const Pictures study(settings);
    const Path out = outOf(settings, meansBeside(study.checkpoint.path));
    MeanOfHeads mean;
    eachPicture(study, [&](const at::Tensor& pixels) { mean.add(study.trace(pixels)); });
    MeansFile file;
    file.model = study.hash();
    file.pictures = mean.pictures();
    file.means = mean.means();
    writeMeans(out, file);
    Json document = study.asked();
    document.update({{"pictures", file.pictures}, {"file", out.string()}});
    return document;
}

const Running runsMeans("means", Parsed<runMeans>::by);

} // namespace hydra::cli
