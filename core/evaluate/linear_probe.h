// SPDX-License-Identifier: GPL-3.0-or-later
// A linear classifier on what a network's own classifiers read: what the embedding knows about classes that
// the network was never asked for. One safetensors file: weight [classes,e] and bias [classes] in float64,
// what it was trained on in the metadata.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/evaluate/labelled_folder.h"
#include "core/nn/vision_transformer.h"
#include "core/question/ask.h"

#include <ATen/core/Tensor.h>

#include <string>
#include <vector>

namespace hydra {

struct LinearProbe
{
    ModelId model; // whose embeddings it reads
    int heads = 0; // k of them
    std::string plan; // under which they were computed
    std::vector<std::string> classes;
    int trained = 0, heldOut = 0; // pictures
    double trainAccuracy = 0, accuracy = 0; // of those trained on; of those held out
    double penalty = 0;
    at::Tensor weight{}, bias{}; // [classes,e], [classes] float64
};

void saveProbe(const Path& path, const LinearProbe& probe);
// Throws Error{Input} that begins with NAME for a file of something else, more than 65,536 classes, shapes
// that do not fit each other, and numbers that are not finite.
[[nodiscard]] LinearProbe probeFrom(const Bytes& bytes, const std::string& name);

struct ProbeFolder
{
    std::vector<std::string> classes;
    std::vector<LabelledImage> images; // classIndex: of CLASSES
};
// A folder with labels.csv (columns file and class, or class_index) or with one sub-folder a class; the
// classes are what is written there, in order. Throws Error{Input} for fewer than two.
[[nodiscard]] ProbeFolder probeFolder(const Path& folder);

struct ProbeSettings
{
    Ask ask; // head count, plan and size
    double holdout = 0.2; // of each class's pictures, drawn by SEED
    double penalty = 1e-3; // L2, of standardised features
    std::uint64_t seed = 1;
};
// Each picture once through NETWORK, then multinomial logistic regression. What cannot be read is named in
// SKIPPED. Throws Error{Cancelled}.
[[nodiscard]] LinearProbe trainProbe(const VisionTransformer& network, const ModelId& model,
                                     const ProbeFolder& folder, const ProbeSettings& settings,
                                     std::vector<std::string>& skipped, const Progress& progress,
                                     const CancelToken& cancel);

struct Regression
{
    at::Tensor weight, bias; // [classes,e], [classes]
};
// Least mean cross-entropy + penalty/2 |W|^2 of FEATURES [N,e] float64 and LABELS [N] int64; by L-BFGS.
[[nodiscard]] Regression logisticRegression(const at::Tensor& features, const at::Tensor& labels,
                                            std::int64_t classes, double penalty,
                                            const CancelToken& cancel = {});

} // namespace hydra
