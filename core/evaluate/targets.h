// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the user's choice into the number that is explained (core/explain/target.h), for targets that are not
// classes.
#pragma once

#include "core/evaluate/linear_probe.h"
#include "core/explain/target.h"
#include "core/question/ask.h"

#include <functional>
#include <memory>
#include <mutex>

namespace hydra {

// The content of the file of a direction, a probe or an autoencoder.
struct TargetFile
{
    std::string id; // hash of its bytes
    at::Tensor direction; // [n] float64; undefined for other files
    std::shared_ptr<const LinearProbe> probe;
    std::shared_ptr<const Autoencoder> autoencoder;
};
// Throws Error{Input} for other files: a direction is a .npy array [n] of finite numbers, not all of them
// zero.
[[nodiscard]] TargetFile readTargetFile(ClassChoice::Kind kind, const Path& path);

// The classifiers' input in TRACE's pass; if PATCHES is not empty, the input as if these were the whole
// picture, with their mean in place of the class token, after the last norm. [e] float64. Throws Error{Usage}
// for a patch outside.
[[nodiscard]] at::Tensor referenceVector(const Trace& trace, const std::vector<int>& patches);

struct TargetNetwork
{
    const VisionTransformer& network;
    const ModelId& model;
    SubNetwork sub;
};
// The target of a choice that is not a class, for a sub-network. FILE belongs to a direction or a probe,
// REFERENCE [e] to a similarity; POOLED gives z of the picture, for a probe that chooses the class itself.
// Throws Error{Input} if they do not fit the network.
[[nodiscard]] Target targetOf(const ClassChoice& choice, const TargetNetwork& asked, const TargetFile& file,
                              const at::Tensor& reference, const std::function<at::Tensor()>& pooled);

// The same for a run over many pictures: reads files once, and computes references once for each sub-network.
// Thread-safe.
class TargetMaker
{
public:
    // The target, under the plan and at the size of ASK. Throws as readTargetFile() and loading the picture
    // do.
    TargetMaker(const VisionTransformer& network, ModelId model, const Ask& ask);
    [[nodiscard]] Target target(const at::Tensor& pixels, const SubNetwork& sub, const CancelToken& cancel);

private:
    const VisionTransformer& m_network;
    ModelId m_model;
    AttentionPlan m_plan;
    ClassChoice m_choice;
    TargetFile m_file;
    at::Tensor m_reference; // pixels
    std::mutex m_mutex;
    std::map<int, at::Tensor> m_vectors; // by k
};

} // namespace hydra
