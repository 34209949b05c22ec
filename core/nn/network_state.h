// SPDX-License-Identifier: GPL-3.0-or-later
// State shared by the source files of VisionTransformer.
#pragma once

#include "core/format/tensor_view.h"
#include "core/nn/vision_transformer.h"
#include "core/tensor/compute_on.h"

#include <map>
#include <mutex>
#include <optional>

namespace hydra {

// Shared by all copies of a network: its tensors on the computing device, and data derived from them on first
// use.
struct VisionTransformer::Shared
{
    const VitConfig config;
    const at::Device device = at::Device(computesOn().device);
    const Products products = computesOn().products;
    const std::shared_ptr<Shared> base; // its tensors and their absolute values are reused here
    const NamedTensors
        given; // empty on the CPU; else the tensors as passed in, to recognise them in another network
    const NamedTensors tensors; // on the device
    const MappedFiles files = filesUnder(tensors);
    std::mutex mutex; // guards the data made on first use; several jobs may share a model
    std::map<std::pair<int, int>, std::shared_ptr<const SubWeights>> views, absolute; // by (scheme, k)
    NamedTensors absoluteTensors;
    std::map<int, std::weak_ptr<Shared>> parts; // networks of upTo() still in use, by their last block

    Shared(VitConfig c, NamedTensors t, std::shared_ptr<Shared> of = nullptr);
    // Fills absoluteTensors. The caller holds the mutex.
    void makeAbsolute();

private:
    [[nodiscard]] NamedTensors placed(NamedTensors all) const;
    [[nodiscard]] std::optional<at::Tensor> ofBase(const std::string& name, const at::Tensor& tensor) const;
    // |W| of NAME if TENSOR is this network's own tensor of that name, else undefined; computes all on first
    // use.
    [[nodiscard]] at::Tensor absoluteOf(const std::string& name, const at::Tensor& tensor);
};

// The arguments of one round.
struct VisionTransformer::Request
{
    at::Tensor pixels, kept; // kept: the patches to use; undefined: all
    const SubNetwork& sub;
    const AttentionPlan& plan;
    const CancelToken& cancel;
    Trace* trace = nullptr; // output, like the next two; each may be null
    at::Tensor* tokens = nullptr;
    std::vector<at::Tensor>* answers = nullptr; // of all rounds
};

} // namespace hydra
