// SPDX-License-Identifier: GPL-3.0-or-later
// The answers of a trained network about the pictures of a training (distillation: Hinton, Vinyals and Dean
// 2015 for the labels; the tokens are a hint in the sense of Romero et al. 2015).
#pragma once

#include "core/base/workers.h"
#include "core/nn/vision_transformer.h"
#include "core/train/batches.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <vector>

namespace hydra {

struct TeacherAnswer
{
    at::Tensor probabilities; // [B, classes] among the pupil's classes, at config.teacher.temperature
    at::Tensor
        tokens; // [B, 1 + P, e], class token first, each of mean 0 and variance 1; undefined unless wanted
};

class Teacher
{
public:
    // Opens config.teacher.path and runs it on DEVICE. Keeps references to SET and CONFIG. Throws
    // Error{Input} if the file lacks a class of SET, has no class token, or has another patch size than the
    // pupil.
    Teacher(const DataSet& set, const TrainConfig& config, const at::Device& device);
    ~Teacher();
    Teacher(const Teacher&) = delete;
    Teacher& operator=(const Teacher&) = delete;

    [[nodiscard]] int width() const; // e
    // Runs the teacher on the windows of BATCH that it has not seen yet, each alone and once, so that an
    // answer does not depend on its batch. Does nothing unless answers are kept (config.teacher.views).
    void prepare(const Batch& batch, Workers& workers);
    // Returns the answers about pictures BEGIN..BEGIN+COUNT-1 of BATCH, after prepare(BATCH). Applies the
    // batch's mix.
    [[nodiscard]] TeacherAnswer about(const Batch& batch, std::int64_t begin, std::int64_t count) const;

    // Writes the answers about every picture's window number VIEW to the output's "cache", once, for resumed
    // trainings; the constructor reads those that fit this teacher, data and windows.
    void store(int view);

private:
    [[nodiscard]] Path cacheFile(int view) const;
    void load(int view);
    [[nodiscard]] at::Tensor windowsOf(const at::Tensor& all, int view) const; // [pictures, ...] of one view
    [[nodiscard]] TeacherAnswer look(const at::Tensor& patches) const;
    void keep(std::int64_t window);
    [[nodiscard]] TeacherAnswer kept(const std::vector<std::int64_t>& windows) const;

    const DataSet& m_set;
    const TrainConfig& m_config;
    at::Device m_device;
    std::unique_ptr<VisionTransformer> m_network;
    AttentionPlan m_plan;
    at::Tensor m_classes; // [classes]: the pupil's classes, in the teacher's numbering
    at::Tensor m_probabilities; // [windows, classes]
    at::Tensor m_tokens; // [windows, 1 + P, e], float16
    at::Tensor m_known; // [windows], uint8
    std::string m_fingerprint; // of all inputs that decide the answers
    std::vector<bool> m_stored; // per view
};

} // namespace hydra
