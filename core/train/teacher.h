// SPDX-License-Identifier: GPL-3.0-or-later
// What a network that has already learned says about the pictures of a training (distillation: Hinton,
// Vinyals and Dean 2015 for the labels; the tokens are a hint in the sense of Romero et al. 2015).
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
    // Opens config.teacher.path and asks it on DEVICE. Keeps references to SET and CONFIG. Throws
    // Error{Input} when the file has no class of one of the names in SET, no class token, or another patch
    // size than the pupil.
    Teacher(const DataSet& set, const TrainConfig& config, const at::Device& device);
    ~Teacher();
    Teacher(const Teacher&) = delete;
    Teacher& operator=(const Teacher&) = delete;

    [[nodiscard]] int width() const; // e
    // Looks at the windows of BATCH that it has not seen yet: each alone and once, so that an answer does not
    // depend on when it was asked for. Nothing to do unless answers are kept (config.teacher.views).
    void prepare(const Batch& batch, Workers& workers);
    // About pictures BEGIN..BEGIN+COUNT-1 of BATCH, which was prepared; what the batch mixed, it mixes alike.
    [[nodiscard]] TeacherAnswer about(const Batch& batch, std::int64_t begin, std::int64_t count) const;

    // Writes the answers about every picture's window number VIEW to the output's "cache", once, so that a
    // resumed training need not ask again; the constructor reads what fits this teacher, data and windows.
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
    at::Tensor m_classes; // [classes] of the pupil's, in the teacher's numbering
    at::Tensor m_probabilities; // [windows, classes]
    at::Tensor m_tokens; // [windows, 1 + P, e], float16
    at::Tensor m_known; // [windows], uint8
    std::string m_fingerprint; // of all that decides the answers
    std::vector<bool> m_stored; // per view
};

} // namespace hydra
