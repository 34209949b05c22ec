// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/train_state.h"

#include "core/base/error.h"
#include "core/base/json_fields.h"
#include "core/checkpoint/training_file.h"
#include "core/format/safetensors.h"
#include "core/format/tensor_view.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <nlohmann/json.hpp>

namespace hydra {

namespace {

// Calls visit(name in the file, tensor) for everything that is kept.
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

// Every number bounded: the next row of the history is made of them.
TrainProgress progressIn(const std::map<std::string, std::string>& metadata, const std::string& file,
                         std::int64_t& optimizerSteps)
{
    constexpr double most = 1e15;
    constexpr std::int64_t mostSteps = 1'000'000'000;
    JsonFields fields(trainingEntry(metadata, "progress", file), file + ": progress");
    for (const char* key : {"step", "seconds", "loss_sum", "token_loss_sum", "epoch_seconds", "loss_count",
                            "optimizer_steps"}) {
        fields.require(key); // "hint_loss_sum" was absent before there were teachers
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
        throw inputError(file.string(), ": is not a training checkpoint of this program");
    }
    if (stored.metadata["identity"] != identity) {
        throw inputError(file.string(),
                         ": belongs to another configuration: only keys that do not decide the weights "
                         "may change between a training and its resumption");
    }
    const c10::NoGradGuard noGrad;
    forEachTensor(network, average, optimizer, [&](const std::string& name, const at::Tensor& tensor) {
        const auto found = stored.tensors.find(name);
        if (found == stored.tensors.end() || found->second.sizes() != tensor.sizes()
            || found->second.scalar_type() != at::kFloat) {
            throw inputError(file.string(), ": tensor ", name,
                             " is missing or of another shape; expected float32 ", tensor.sizes());
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
