// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of VisionTransformer share.
#pragma once

#include "core/format/tensor_view.h"
#include "core/nn/vision_transformer.h"
#include "core/tensor/compute_on.h"

#include <map>
#include <mutex>
#include <optional>

namespace hydra {

// Of all copies of a network: its tensors where they are computed with, and what is made of them on first
// use.
struct VisionTransformer::Shared
{
    const VitConfig config;
    const at::Device device = at::Device(computesOn().device);
    const Products products = computesOn().products;
    const std::shared_ptr<Shared> base; // whose tensors, and absolute values of them, serve here, too
    const NamedTensors given; // of another device: as they came, to know them again
    const NamedTensors tensors; // on the device
    const MappedFiles files = filesUnder(tensors);
    std::mutex mutex; // of what is made on first use; several jobs may share a model
    std::map<std::pair<int, int>, std::shared_ptr<const SubWeights>> views, absolute; // by (scheme, k)
    NamedTensors absoluteTensors;
    std::map<int, std::weak_ptr<Shared>> parts; // that somebody has, by the block that they end with

    Shared(VitConfig c, NamedTensors t, std::shared_ptr<Shared> of = nullptr);
    // Of absoluteTensors. The mutex is held.
    void makeAbsolute();

private:
    [[nodiscard]] NamedTensors placed(NamedTensors all) const;
    [[nodiscard]] std::optional<at::Tensor> ofBase(const std::string& name, const at::Tensor& tensor) const;
    // |W| of NAME, where it is TENSOR and known here; computes all on first use.
    [[nodiscard]] at::Tensor absoluteOf(const std::string& name, const at::Tensor& tensor);
};

// What one round is asked.
struct VisionTransformer::Request
{
    at::Tensor pixels, kept; // those patches alone; undefined: all
    const SubNetwork& sub;
    const AttentionPlan& plan;
    const CancelToken& cancel;
    Trace* trace = nullptr; // receives the insides, and these what their names say
    at::Tensor* tokens = nullptr;
    std::vector<at::Tensor>* answers = nullptr; // of all rounds
};

} // namespace hydra
