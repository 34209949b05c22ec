// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/train_state.h"

#include "core/base/error.h"
#include "core/checkpoint/safetensors.h"
#include "core/checkpoint/training_file.h"

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
    TrainProgress progress;
    try {
        const auto json = nlohmann::json::parse(stored.metadata["progress"]);
        json.at("step").get_to(progress.step);
        json.at("seconds").get_to(progress.seconds);
        json.at("loss_sum").get_to(progress.lossSum);
        json.at("token_loss_sum").get_to(progress.tokenLossSum);
        progress.hintLossSum = json.value("hint_loss_sum", 0.0); // absent before there were teachers
        json.at("epoch_seconds").get_to(progress.epochSeconds);
        json.at("loss_count").get_to(progress.lossCount);
        optimizer.setSteps(json.at("optimizer_steps").get<std::int64_t>());
    } catch (const nlohmann::json::exception& error) {
        throw inputError(file.string(), ": its progress entry is damaged: ", error.what());
    }
    return progress;
}

} // namespace hydra
