// SPDX-License-Identifier: GPL-3.0-or-later
// A linear classifier on the input of a network's own classifiers: what the embedding knows about classes
// that the network was not trained on. One safetensors file: weight [classes,e] and bias [classes] in
// float64, with the training data in the metadata.
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
    ModelId model; // the model whose embeddings it reads
    int heads = 0; // k of them
    std::string plan; // attention plan of the embeddings
    std::vector<std::string> classes;
    int trained = 0, heldOut = 0; // pictures
    double trainAccuracy = 0, accuracy = 0; // on the training pictures; on the held-out ones
    double penalty = 0;
    at::Tensor weight{}, bias{}; // [classes,e], [classes] float64
    SliceScheme scheme{}; // of the embeddings
};

void saveProbe(const Path& path, const LinearProbe& probe);
// Throws Error{Input} starting with NAME for other files, more than 65,536 classes, inconsistent shapes, and
// numbers that are not finite.
[[nodiscard]] LinearProbe probeFrom(const Bytes& bytes, const std::string& name);

struct ProbeFolder
{
    std::vector<std::string> classes;
    std::vector<LabelledImage> images; // classIndex: index in CLASSES
};
// A folder with labels.csv (columns file and class, or class_index) or with one sub-folder per class; the
// classes are the names written there, in order. Throws Error{Input} for fewer than two.
[[nodiscard]] ProbeFolder probeFolder(const Path& folder);

struct ProbeSettings
{
    Ask ask; // head count, plan and size
    double holdout = 0.2; // share of each class's pictures, drawn by SEED
    double penalty = 1e-3; // L2, on standardised features
    std::uint64_t seed = 1;
};
// Runs each picture through NETWORK once, then fits a multinomial logistic regression. Adds unreadable files
// to SKIPPED. Throws Error{Cancelled}.
[[nodiscard]] LinearProbe trainProbe(const VisionTransformer& network, const ModelId& model,
                                     const ProbeFolder& folder, const ProbeSettings& settings,
                                     std::vector<Message>& skipped, const Progress& progress,
                                     const CancelToken& cancel);

struct Regression
{
    at::Tensor weight, bias; // [classes,e], [classes]
};
// Minimises mean cross-entropy + penalty/2 |W|^2 for FEATURES [N,e] float64 and LABELS [N] int64, by L-BFGS.
[[nodiscard]] Regression logisticRegression(const at::Tensor& features, const at::Tensor& labels,
                                            std::int64_t classes, double penalty,
                                            const CancelToken& cancel = {});

} // namespace hydra
