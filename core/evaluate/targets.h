// SPDX-License-Identifier: GPL-3.0-or-later
// From what the user chose to the number that is explained (core/explain/target.h), for targets that are no
// class.
#pragma once

#include "core/evaluate/linear_probe.h"
#include "core/explain/target.h"
#include "core/question/ask.h"

#include <functional>
#include <memory>
#include <mutex>

namespace hydra {

// What the file of a direction, a probe or an autoencoder holds.
struct TargetFile
{
    std::string id; // hash of its bytes
    at::Tensor direction; // [n] float64; undefined of a probe
    std::shared_ptr<const LinearProbe> probe;
    std::shared_ptr<const Autoencoder> autoencoder;
};
// Throws Error{Input} for a file of something else: a direction is a .npy array [n] of finite numbers, not
// all of them zero.
[[nodiscard]] TargetFile readTargetFile(ClassChoice::Kind kind, const Path& path);

// What the classifiers read in TRACE's pass; of PATCHES alone, where there are any: what they would read if
// these were the picture, with their mean in place of the class token, after the last norm. [e] float64.
// Throws Error{Usage} for a patch outside.
[[nodiscard]] at::Tensor referenceVector(const Trace& trace, const std::vector<int>& patches);

struct TargetNetwork
{
    const VisionTransformer& network;
    const ModelId& model;
    SubNetwork sub;
};
// What a choice that is no class means to a sub-network. FILE is of a direction or a probe, REFERENCE [e] of
// a similarity; POOLED gives z of the picture, for a probe that is to say the class itself. Throws
// Error{Input} where they do not fit the network.
[[nodiscard]] Target targetOf(const ClassChoice& choice, const TargetNetwork& asked, const TargetFile& file,
                              const at::Tensor& reference, const std::function<at::Tensor()>& pooled);

// The same for a run over many pictures: files are read once, references computed once for each sub-network.
// Several threads may ask.
class TargetMaker
{
public:
    // The target, under the plan and at the size of ASK. Throws what readTargetFile() and loading the picture
    // throw.
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
