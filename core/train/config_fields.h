// SPDX-License-Identifier: GPL-3.0-or-later
// The single list of a training configuration's keys, visited to read, to write and to form the identity. A
// visitor has number(key, low, high, member), integer, boolean, text, triple, integers, numbers and seed. An
// optional last argument is the OFF value, which is not written, so that trainings older than the key keep
// their identity.
#pragma once

#include "core/train/config.h"

#include <cstdint>

namespace hydra::detail {

constexpr std::int64_t mostSteps = 100'000'000;

template<class Visitor, class Augment>
void visitAugment(Visitor& v, Augment& a)
{
    v.number("flip", 0, 1, a.flip);
    v.number("zoom", 1, 4, a.zoom);
    v.number("stretch", 1, 4, a.stretch, 1);
    v.number("brightness", 0, 0.9, a.brightness);
    v.number("contrast", 0, 0.9, a.contrast);
    v.number("saturation", 0, 1, a.saturation);
    v.number("tint", 0, 0.9, a.tint);
    v.number("erase", 0, 1, a.erase);
    v.number("mixup", 0, 1, a.mixup);
    v.number("cutmix", 0, 1 - a.mixup, a.cutmix, 0);
}

template<class Visitor, class Teacher>
void visitTeacher(Visitor& v, Teacher& t)
{
    v.number("labels", 0, 1, t.labels);
    v.number("temperature", 0.1, 100, t.temperature);
    v.number("features", 0, 1000, t.features);
    v.integer("size", 8, 2048, t.size, 0);
    v.integer("views", 0, 1000, t.views);
}

template<class Visitor, class Config>
void visitModel(Visitor& v, Config& c)
{
    v.integer("image_size", 8, 2048, c.imageSize);
    v.integer("patch_size", 2, 256, c.patchSize);
    v.integer("num_heads", 1, 128, c.numHeads);
    v.integer("head_dim", 1, 512, c.headDim);
    v.integer("depth", 1, 128, c.depth);
    v.integer("mlp_ratio", 1, 16, c.mlpRatio);
    v.number("norm_eps", 1e-12, 1e-2, c.normEps);
    v.text("attention", c.attention);
    v.triple("mean", 0, c.mean);
    v.triple("std", 1e-3, c.std);
}

// Further settings that decide the weights. Read after visitModel(), which bounds the heads.
template<class Visitor, class Config>
void visitRecipe(Visitor& v, Config& c)
{
    v.seed("seed", c.seed);
    v.integer("steps", 1, mostSteps, c.steps);
    v.integer("batch", 1, 65'536, c.batch);
    v.number("learning_rate", 0, 10, c.learningRate);
    v.number("final_learning_rate", 0, 10, c.finalLearningRate);
    v.number("beta1", 0, 0.9999, c.beta1);
    v.number("beta2", 0, 0.99999, c.beta2);
    v.integer("warmup_steps", 0, mostSteps, c.warmupSteps);
    v.number("weight_decay", 0, 1, c.weightDecay);
    v.number("label_smoothing", 0, 0.9, c.labelSmoothing);
    v.number("clip_norm", 0, 1e6, c.clipNorm);
    v.number("ema", 0, 0.999999, c.ema);
    v.number("token_labels", 0, 100, c.tokenLabels);
    v.boolean("half_products", c.halfProducts, false);
    v.boolean("whiten_patches", c.whitenPatches);
    v.number("patch_rate", 0, 10, c.patchRate);
    v.integers("heads", 1, c.numHeads, c.heads);
    v.numbers("weights", 0, 1e6, c.weights);
    v.boolean("separate_classifiers", c.separateClassifiers, false);
    v.boolean("thinking", c.thinking, false);
}

// Settings that do not decide the weights: validation, saving and naming.
template<class Visitor, class Config>
void visitRun(Visitor& v, Config& c)
{
    v.number("crop", 0.25, 1, c.crop, 1);
    v.integers("val_heads", 1, c.numHeads, c.valHeads);
    v.integer("val_every", 1, 1'000'000, c.valEvery);
    v.integer("checkpoint_steps", 1, mostSteps, c.checkpointSteps);
    v.integer("threads", 1, 1024, c.threads);
    v.boolean("half", c.half);
    v.text("title", c.title);
    v.text("licence", c.licence);
    v.text("notes", c.notes);
}

} // namespace hydra::detail
