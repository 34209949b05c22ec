// SPDX-License-Identifier: GPL-3.0-or-later
// importance, registers, means: what is measured once over pictures and kept beside a model.
#include "app/cli/commands.h"
#include "app/cli/settings.h"
#include "app/cli/store_run.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/model_files.h"
#include "core/engine/shipped.h"
#include "core/evaluate/head_importance.h"
#include "core/evaluate/outlier_neurons.h"
#include "core/explain/explain.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"

#include <algorithm>

namespace hydra::cli {

namespace {

// The model in its own order of heads, and the pictures to look at.
struct Study
{
    Checkpoint checkpoint;
    VisionTransformer network;
    AttentionPlan plan;
    std::vector<std::string> paths;

    explicit Study(const Arguments& arguments)
        : checkpoint(opened(arguments))
        , network(checkpoint.config, checkpoint.tensors)
        , plan(planOf(arguments, checkpoint.config))
        , paths(arguments.has("store") ? std::vector<std::string>() : inputPaths(arguments, 1))
    { }

    // What the file itself is called; the rest of the id says how it was read.
    [[nodiscard]] std::string hash() const { return checkpoint.id.substr(0, checkpoint.id.find(':')); }
    [[nodiscard]] SubNetwork whole() const { return fullNetwork(checkpoint.config); }
    [[nodiscard]] Trace trace(const std::string& path) const
    {
        return traceOf(network, pixels(path), whole(), plan, Precision::Single, interruption());
    }
    [[nodiscard]] at::Tensor pixels(const std::string& path) const
    {
        return preprocess(loadImage(path), Preprocessing::of(checkpoint.config)).pixels;
    }

private:
    static Checkpoint opened(const Arguments& arguments)
    {
        const std::string& model =
            arguments.positional(0, "MODEL: a checkpoint file, or the name of a shipped model");
        ModelOverrides overrides = overridesOf(arguments);
        if (!overrides.headOrder) {
            overrides.headOrder = "none"; // heads are named as the file has them
        }
        return loadCheckpoint(engine::modelPath(model), overrides, progressBar(), interruption());
    }
};

template<class Work>
void eachPicture(const Study& study, const Work& work)
{
    const Progress progress = progressBar();
    for (std::size_t i = 0; i < study.paths.size(); ++i) {
        interruption().check();
        report(progress, double(i) / double(study.paths.size()), study.paths[i]);
        work(study.paths[i]);
    }
}

Path outOf(const Arguments& arguments, const Path& usual)
{
    const Path out = arguments.text("out", usual.string());
    requireWritable(out);
    return out;
}

int classOfPicture(const Study& study, const at::Tensor& pixels, const engine::ClassChoice& wanted)
{
    if (wanted.kind == engine::ClassChoice::Kind::Index) {
        return wanted.value;
    }
    const at::Tensor logits = study.network.forward(pixels, study.whole(), study.plan, interruption())[0];
    const std::int64_t rank = std::min<std::int64_t>(wanted.value, logits.size(0));
    return std::get<1>(logits.topk(rank))[rank - 1].item<int>();
}

// The values of every picture; their mean stands in the document of the only shard, and of the merge.
Json importanceIntoStore(const Arguments& arguments, const Study& study, ImportanceMethod method,
                         const engine::ClassChoice& wanted)
{
    StoreJob job{"importance", storeSettings(study.checkpoint.id, {study.whole().heads}, study.plan, {}), {}};
    job.settings["method"] = arguments.text("method", "ablation");
    job.settings["class"] = storedTarget(wanted);
    job.work = [&](const StorePicture& picture) {
        const at::Tensor pixels = preprocess(decodeImage(picture.bytes(), picture.place()),
                                             Preprocessing::of(study.checkpoint.config))
                                      .pixels;
        const int explained = classOfPicture(study, pixels, wanted);
        const HeadValues found =
            headValues(study.network, pixels, study.whole(), study.plan, explained, method, picture.givenUp);
        Json rows = Json::array();
        for (int block = 0; block < found.blocks; ++block) {
            const auto row = found.values.begin() + std::ptrdiff_t(block) * found.heads;
            rows.push_back(std::vector<double>(row, row + found.heads));
        }
        return shard::StoreEntry{{{"class", explained}, {"importance", std::move(rows)}}, {}, {}};
    };
    return runStore(arguments, job);
}

Json importance(const Arguments& arguments)
{
    const std::string given = arguments.text("method", "ablation");
    const auto method = enumNamed<ImportanceMethod>(given);
    if (!method) {
        throw usageError("--method: expected ablation, shapley, gradient or position, got '", given, "'");
    }
    const bool intoStore = wantsStore(arguments);
    const Study study(arguments);
    const VitConfig& config = study.checkpoint.config;
    if (config.numClasses == 0) {
        throw usageError("importance is measured by a class's logit, and this model is a backbone without a "
                         "classifier");
    }
    const engine::ClassChoice wanted = classOf(arguments, config);
    if (intoStore) {
        return importanceIntoStore(arguments, study, *method, wanted);
    }
    const bool writes = arguments.has("order") || arguments.has("out");
    const Path out = writes ? outOf(arguments, headOrderBeside(study.checkpoint.path)) : Path();
    HeadValues sum;
    int pictures = 0;
    eachPicture(study, [&](const std::string& path) {
        const at::Tensor pixels = study.pixels(path);
        const HeadValues found = headValues(study.network, pixels, study.whole(), study.plan,
                                            classOfPicture(study, pixels, wanted), *method, interruption());
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
    HeadOrder order{study.hash(), given, pictures, orderOf(sum), {}, {}};
    for (int block = 0; block < sum.blocks; ++block) {
        const auto row = sum.values.begin() + std::ptrdiff_t(block) * sum.heads;
        order.importance.emplace_back(row, row + sum.heads);
    }
    if (writes) {
        writeHeadOrder(out, order);
    }
    return {{"model", study.checkpoint.path.string()},
            {"method", given},
            {"pictures", pictures},
            {"over_all_heads", sum.overAll},
            {"importance", order.importance},
            {"order", order.order},
            {"file", writes ? Json(out.string()) : Json()}};
}

Json findRegisters(const Arguments& arguments)
{
    OutlierOptions options;
    options.threshold = arguments.number("threshold", 1e-6, 1e9).value_or(0);
    options.sparse = arguments.has("sparse");
    const auto used = static_cast<int>(arguments.integer("units", 1, 4096).value_or(10));
    const Study study(arguments);
    const int depth = study.checkpoint.config.depth;
    options.block = static_cast<int>(arguments.integer("block", 0, depth - 1).value_or(depth - 1));
    const Path out = outOf(arguments, neuronsBeside(study.checkpoint.path));
    OutlierCount count(options);
    eachPicture(study, [&](const std::string& path) { count.add(study.trace(path)); });
    OutlierNeurons found;
    found.model = study.hash();
    found.pictures = count.pictures();
    found.threshold = options.threshold;
    found.block = options.block;
    found.ranking = count.ranking(std::max<std::size_t>(100, static_cast<std::size_t>(used)));
    found.used = std::min(used, static_cast<int>(found.ranking.size()));
    if (found.ranking.empty()) {
        throw inputError("no token of these ", study.paths.size(),
                         " pictures has a norm above the threshold; there are no outliers to move");
    }
    writeNeurons(out, found);
    Json ranking = Json::array();
    for (const auto& row : found.ranking) {
        ranking.push_back({{"block", row.neuron.block}, {"unit", row.neuron.unit}, {"score", row.score}});
    }
    return {{"model", study.checkpoint.path.string()},
            {"pictures", study.paths.size()},
            {"with_outliers", found.pictures},
            {"used", found.used},
            {"ranking", ranking},
            {"file", out.string()}};
}

Json meansOfHeads(const Arguments& arguments)
{
    const Study study(arguments);
    const Path out = outOf(arguments, meansBeside(study.checkpoint.path));
    MeanOfHeads mean;
    eachPicture(study, [&](const std::string& path) { mean.add(study.trace(path)); });
    MeansFile file;
    file.model = study.hash();
    file.pictures = mean.pictures();
    file.means = mean.means();
    writeMeans(out, file);
    return {{"model", study.checkpoint.path.string()}, {"pictures", file.pictures}, {"file", out.string()}};
}

const OptionInfo planOption{"attention", "PLAN", "kinds of attention, as for predict"};

} // namespace

Command importanceCommand()
{
    return {"importance",
            "MODEL FOLDER|INPUT...",
            "how much each head matters, and the order that follows",
            std::vector<OptionInfo>{
                {"method", "ablation|shapley|gradient|position", "how it is measured (default: ablation)"},
                {"class", "CLASS", "index, name, top1 (of each picture; default), top2"},
                {"order", "",
                 "keep the order next to the model, as MODEL.heads.json: k heads are then the k most "
                 "important ones"},
                {"out", "FILE", "keep it there instead, for --head-order"},
                planOption}
                + storeOptions() + modelOptions(),
            importance,
            {},
            true,
            true};
}

Command registersCommand()
{
    return {"registers",
            "MODEL FOLDER|INPUT...",
            "find the neurons that write outlier tokens, for --without registers:zero",
            std::vector<OptionInfo>{
                {"out", "FILE", "where to keep them (default: beside the model, as MODEL.neurons.json)"},
                {"threshold", "N", "norm above which a token is an outlier (default: mean + 3 deviations)"},
                {"block", "N", "after which norms are taken (default: the last)"},
                {"units", "N", "how many of the ranking are moved (default 10)"},
                {"sparse", "", "leave out neurons that are active at more than half of the tokens"},
                planOption}
                + modelOptions(),
            findRegisters,
            {},
            true,
            true};
}

Command meansCommand()
{
    return {"means",
            "MODEL FOLDER|INPUT...",
            "mean output of each head, for --without heads:7.3=mean",
            std::vector<OptionInfo>{
                {"out", "FILE", "where to keep them (default: beside the model, as MODEL.means.safetensors)"},
                planOption}
                + modelOptions(),
            meansOfHeads,
            {},
            true,
            true};
}

} // namespace hydra::cli
