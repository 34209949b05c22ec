// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/start.h"

#include "core/attention/attention_plan.h"
#include "core/base/error.h"
#include "core/base/json_fields.h"
#include "core/checkpoint/training_file.h"
#include "core/format/safetensors.h"
#include "core/format/tensor_view.h"
#include "core/nn/patch_embedding.h"
#include "core/train/batches.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

void requireFit(const VitConfig& own, const Checkpoint& source)
{
    const VitConfig& other = source.config;
    const auto require = [&](const char* what, int found, int expected) {
        if (found != expected) {
            throw inputError("%1: cannot start this training: %2 is %3, expected %4", source.path.string(),
                             what, found, expected);
        }
    };
    require("depth", other.depth, own.depth);
    require("head_dim", other.headDim, own.headDim);
    require("patch_size", other.patchSize, own.patchSize);
    require(phrase("the number of prefix tokens"), other.prefixTokens(), own.prefixTokens());
    require(phrase("MLP width per feature"), other.mlpHidden / other.embedDim, own.mlpHidden / own.embedDim);
    if (other.numHeads > own.numHeads.value) {
        throw inputError("%1: cannot start this training: it has %2 heads, more than %3",
                         source.path.string(), other.numHeads.value, own.numHeads.value);
    }
}

// Returns class position and patch positions [1, 1 + patches, e], resampled to the grid of OWN.
at::Tensor positions(const at::Tensor& from, const VitConfig& other, const VitConfig& own)
{
    const std::int64_t prefix = own.prefixTokens();
    const at::Tensor patches =
        resizePositions(from[0].narrow(0, prefix, other.positions()), other.positionRows(),
                        other.positionCols(), own.gridHeight(), own.gridWidth());
    return at::cat({from[0].narrow(0, 0, prefix), patches}).unsqueeze(0);
}

// Copies FROM to the leading corner of INTO; for tensors of q, k and v, each of the three separately.
void copyCorner(const at::Tensor& into, const at::Tensor& from)
{
    at::Tensor corner = into;
    for (std::int64_t d = 0; d < from.dim(); ++d) {
        corner = corner.narrow(d, 0, from.size(d));
    }
    corner.copy_(from);
}

at::Tensor splitThree(const at::Tensor& qkv)
{
    std::vector<std::int64_t> shape = qkv.sizes().vec();
    shape[0] /= 3;
    shape.insert(shape.begin(), 3);
    return qkv.view(shape);
}

// Refuses tensors of the source that this network would silently drop.
void requireAllUsed(const TrainableVit& network, const Checkpoint& source)
{
    for (const auto& [name, unused] : source.tensors) {
        const bool known = std::any_of(network.parameters().begin(), network.parameters().end(),
                                       [&](const Parameter& each) { return each.name == name; });
        if (!known && name.rfind("head", 0) != 0) { // the new training has its own classifiers
            throw inputError("%1: cannot start this training: it has a tensor '%2', which the network being "
                             "trained does not have",
                             source.path.string(), name);
        }
    }
}

constexpr int mostPictures = 400;
constexpr double smallestVariance = 1e-2; // of normalised pixels: weaker components are noise and stay small

// Returns patches [n, 3 * p * p] of pictures spread over the whole set.
at::Tensor samplePatches(const DataSet& set, const TrainConfig& config)
{
    const int wanted = std::min(mostPictures, set.count);
    std::vector<at::Tensor> parts;
    for (int i = 0; i < wanted; ++i) {
        const auto index = static_cast<int>(std::int64_t{i} * set.count / wanted);
        parts.push_back(plainPatches(set, config, index, 1)[0]);
    }
    return at::cat(parts);
}

// The sign of an eigenvector is arbitrary: makes the largest entry of each row positive.
at::Tensor withFixedSigns(const at::Tensor& rows)
{
    const at::Tensor largest = rows.abs().argmax(1, true);
    return rows * at::sign(rows.gather(1, largest));
}

// Calls visit(name in the file, tensor) for every tensor of the state.
template<class Visit>
void forEachTensor(const TrainableVit& network, const TrainableVit& average, AdamW& optimizer,
                   const Visit& visit)
{
    for (std::size_t i = 0; i < network.parameters().size(); ++i) {
        const std::string& name = network.parameters()[i].name;
        visit("weights/" + name, network.parameters()[i].tensor);
        visit("average/" + name, average.parameters()[i].tensor);
        visit("first/" + name, optimizer.moments()[i].first);
        visit("second/" + name, optimizer.moments()[i].second);
    }
}

// Reads the progress with all numbers bounded: they enter the next row of the history.
TrainProgress progressIn(const std::map<std::string, std::string>& metadata, const std::string& file,
                         std::int64_t& optimizerSteps)
{
    constexpr double most = 1e15;
    constexpr std::int64_t mostSteps = 1'000'000'000;
    JsonFields fields(trainingEntry(metadata, "progress", file), file + ": progress");
    for (const char* key : {"step", "seconds", "loss_sum", "token_loss_sum", "epoch_seconds", "loss_count",
                            "optimizer_steps"}) {
        fields.require(key); // older files without teachers lack "hint_loss_sum"
    }
    TrainProgress progress;
    fields.whole("step", 0, mostSteps, progress.step);
    fields.number("seconds", 0, most, progress.seconds);
    fields.number("loss_sum", -most, most, progress.lossSum);
    fields.number("token_loss_sum", -most, most, progress.tokenLossSum);
    fields.number("hint_loss_sum", -most, most, progress.hintLossSum);
    fields.number("epoch_seconds", 0, most, progress.epochSeconds);
    fields.whole("loss_count", 0, mostSteps, progress.lossCount);
    fields.whole("optimizer_steps", 0, mostSteps, optimizerSteps);
    return progress;
}

} // namespace

void startFrom(TrainableVit& network, const Checkpoint& source)
{
    const c10::NoGradGuard noGrad;
    const VitConfig& own = network.config();
    requireFit(own, source);
    requireAllUsed(network, source);
    for (Parameter& each : network.parameters()) {
        const auto found = source.tensors.find(each.name);
        if (found == source.tensors.end()) {
            if (each.name.rfind("proj_layer", 0) == 0) {
                each.tensor.zero_(); // recycling has no effect at first: starts as good as the source
            }
            continue; // training-only parameters, and classifiers that the source lacks
        }
        const at::Tensor from = found->second;
        if (each.name == "pos_embed") {
            copyCorner(each.tensor, positions(from, source.config, own));
        } else if (each.name.find("attn.qkv.") != std::string::npos) {
            copyCorner(splitThree(each.tensor), splitThree(from));
        } else if (each.name.rfind("head", 0) != 0
                   || source.config.numClasses.value == own.numClasses.value) {
            copyCorner(each.tensor, from);
        }
    }
    filesUnder(source.tensors).requireUnchanged();
}

void whitenPatches(TrainableVit& network, const DataSet& set, const TrainConfig& config)
{
    const c10::NoGradGuard noGrad;
    const at::Tensor patches = samplePatches(set, config).to(at::kDouble);
    const at::Tensor mean = patches.mean(0);
    const at::Tensor centred = patches - mean;
    const at::Tensor covariance = at::matmul(centred.t(), centred) / static_cast<double>(patches.size(0));
    const auto [variances, vectors] = at::linalg_eigh(covariance); // ascending
    const at::Tensor weight = network.parameter("patch_embed.proj.weight");
    const std::int64_t count = std::min(weight.size(0), variances.size(0));
    const at::Tensor largest = variances.flip({0}).narrow(0, 0, count).clamp_min(0);
    const at::Tensor filters = withFixedSigns(vectors.t().flip({0}).narrow(0, 0, count))
        / at::sqrt(largest + smallestVariance).unsqueeze(1);
    weight.narrow(0, 0, count).copy_(filters.view({count, weight.size(1), weight.size(2), weight.size(3)}));
    network.parameter("patch_embed.proj.bias").narrow(0, 0, count).copy_(-at::matmul(filters, mean));
}

void saveTrainState(const Path& file, const std::string& identity,
                    const std::map<std::string, std::string>& about, const TrainProgress& progress,
                    const TrainableVit& network, const TrainableVit& average, AdamW& optimizer)
{
    NamedTensors tensors;
    forEachTensor(network, average, optimizer, [&](const std::string& name, const at::Tensor& tensor) {
        tensors[name] = tensor.detach().to(at::kCPU);
    });
    const nlohmann::json json = {{"step", progress.step},
                                 {"seconds", progress.seconds},
                                 {"loss_sum", progress.lossSum},
                                 {"token_loss_sum", progress.tokenLossSum},
                                 {"hint_loss_sum", progress.hintLossSum},
                                 {"epoch_seconds", progress.epochSeconds},
                                 {"loss_count", progress.lossCount},
                                 {"optimizer_steps", optimizer.steps()}};
    std::map<std::string, std::string> metadata{
        {"format", trainingFormat}, {"identity", identity}, {"progress", json.dump()}};
    metadata.insert(about.begin(), about.end());
    writeSafetensors(file, tensors, metadata);
}

TrainProgress loadTrainState(const Path& file, const std::string& identity, TrainableVit& network,
                             TrainableVit& average, AdamW& optimizer)
{
    Safetensors stored = readSafetensors(file);
    if (!isTrainingFile(stored.metadata)) {
        throw inputError("%1: not a training checkpoint of this program", file.string());
    }
    auto asked = nlohmann::json::parse(stored.metadata["identity"], nullptr, false);
    if (asked.is_object() && asked.contains("model") && asked["model"].contains("attention")
        && asked["model"]["attention"].is_string()) {
        asked["model"]["attention"] = writtenPlan(asked["model"]["attention"].get<std::string>());
    }
    if (asked.is_discarded() || asked.dump() != identity) {
        throw inputError("%1: belongs to another configuration: only keys that do not affect the weights may "
                         "change before a training is resumed",
                         file.string());
    }
    const c10::NoGradGuard noGrad;
    forEachTensor(network, average, optimizer, [&](const std::string& name, const at::Tensor& tensor) {
        const auto found = stored.tensors.find(name);
        if (found == stored.tensors.end() || found->second.sizes() != tensor.sizes()
            || found->second.scalar_type() != at::kFloat) {
            throw inputError("%1: tensor %2 is missing or has another shape; expected float32 %3",
                             file.string(), name, tensor.sizes());
        }
        tensor.copy_(found->second);
    });
    filesUnder(stored.tensors).requireUnchanged();
    std::int64_t optimizerSteps = 0;
    const TrainProgress progress = progressIn(stored.metadata, file.string(), optimizerSteps);
    optimizer.setSteps(optimizerSteps);
    return progress;
}

} // namespace hydra
