// SPDX-License-Identifier: GPL-3.0-or-later
// The configuration of a training: the JSON file of `hydrascope-cli train`. Plain data.
#pragma once

#include "core/base/file.h"
#include "core/model/vit_config.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

enum class DataKind
{
    Scenes,
    Folder,
    Archive
};

template<>
const EnumWords<DataKind>& enumWords<DataKind>(); // "scenes", "folder", "archive"

struct DataConfig
{
    DataKind kind = DataKind::Scenes;
    std::uint64_t seed = 0; // of scenes
    int count = 0; // of scenes; from a folder or an archive, at most this many, 0 for all
    Path path; // a folder with one sub-folder per class, or a tar of one
    int holdOut = 0; // from a folder or an archive, hold out every holdOut-th picture; 0: none
    bool heldOut = false; // use the held-out pictures instead of the rest
    double crop = 1; // size of the centre crop, as a share of the short side

    [[nodiscard]] bool given() const { return count > 0 || !path.empty(); }
};

// Probabilities and strengths; 0 switches one off. Drawn per image; mixup and cutmix per batch.
struct AugmentConfig
{
    double flip = 0.5; // chance of a mirror image
    double zoom = 1.15; // largest enlargement, >= 1; the window lies anywhere inside the picture
    double stretch = 1.0; // largest ratio of the window's sides, >= 1
    double brightness = 0.2, contrast = 0.2, saturation = 0.2; // largest relative change
    double tint = 0.05; // largest relative change of one channel
    double erase = 0.1; // chance that a rectangle of whole patches is replaced by grey noise
    double mixup = 0.0; // chance that a batch is mixed with its own reverse
    double cutmix = 0.0; // chance that a rectangle of patches is taken from its own reverse
};

// Distillation: another network of any family, whose classes include the pupil's.
struct TeacherConfig
{
    Path path; // empty: none
    double labels = 0; // share of the teacher's probabilities in the targets, 0..1
    double temperature = 1; // of teacher and pupil in that part of the loss
    double features = 0; // weight of the squared error to the teacher's last tokens, normalised
    int size = 0; // side of the teacher's input, enlarged from the pupil's; 0: the pupil's own
    // 0: the teacher sees each picture with the pupil's augmentation. n: it sees n plain windows of each
    // picture, once; its answers are kept (2 bytes a number, also in the output's "cache"), and the pupil
    // sees the same n windows with new colours and erasures.
    int views = 0;
};

struct TrainConfig
{
    std::string name; // prefix of the files written
    Path output; // folder; a relative path counts from the configuration's folder
    std::uint64_t seed = 1;

    DataConfig data, val, test; // test.count 0: none
    AugmentConfig augment;
    TeacherConfig teacher;

    int imageSize = 128, patchSize = 16, numHeads = 12, headDim = 16, depth = 6, mlpRatio = 4;
    double normEps = 1e-6;
    std::array<double, 3> mean{0.5, 0.5, 0.5}, std{0.25, 0.25, 0.25};
    std::string attention = "softmax"; // a plan, see reference.md "Attention plans"

    Path start; // a checkpoint to start from, placed in the first heads; empty: random weights
    std::vector<int> heads; // the k that a step may draw, ascending
    std::vector<double> weights; // of each k; empty: uniform
    // ThinkingViT: each k is a round that also reads the previous round's tokens (reference.md "Rounds:
    // ThinkingViT and ProgResViT")
    bool thinking = false;
    bool separateClassifiers = false; // one per k, instead of a shared one
    int steps = 0, batch = 64;
    double learningRate = 1e-3, finalLearningRate = 1e-5, beta1 = 0.9, beta2 = 0.999;
    int warmupSteps = 500;
    double weightDecay = 0.05, labelSmoothing = 0.1, clipNorm = 1.0, ema = 0.999;
    bool whitenPatches = false; // start from the principal components of the training patches
    double patchRate = 1; // learning rate of the patch embedding's matrix relative to the rest
    double tokenLabels = 0; // weight of the auxiliary loss; needs scenes
    bool halfProducts = false; // matrix products in bfloat16, all else in float32; for CUDA

    // For val, test and all inputs of the finished model. Training sees enlarged windows; a centre crop shows
    // objects at a similar size (Touvron et al. 2019).
    double crop = 1;
    std::vector<int> valHeads; // the k in history.csv's columns
    int valEvery = 1; // epochs
    int checkpointSteps = 200, threads = 2;
    bool half = true; // final weights as float16
    std::string title, licence, notes; // for the card

    // "base" names a file beside this one that supplies missing keys. Throws Error{Input} naming file, key,
    // the expected and the found value, also for unknown keys.
    [[nodiscard]] static TrainConfig load(const Path& file);
    [[nodiscard]] static TrainConfig parse(const std::string& json, const std::string& fileName,
                                           const Path& folder);
    // Returns the configuration as JSON with every key written out.
    [[nodiscard]] std::string json() const;
    // All settings that decide the weights: a checkpoint with another identity cannot be resumed.
    [[nodiscard]] std::string identity() const;
    [[nodiscard]] VitConfig vitConfig(const std::vector<std::string>& classNames) const;
};

} // namespace hydra
