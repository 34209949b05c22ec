// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures that an autoencoder is trained on or judged by: read on request, in parallel. Scenes are kept
// while they fit into 512 MB: drawing them again takes longer than training on them.
#pragma once

#include "core/base/workers.h"
#include "core/image/preprocess.h"
#include "core/shard/picture_list.h"
#include "core/train/config.h"

#include <ATen/core/Tensor.h>

#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace hydra {

class PictureSource
{
public:
    // Throws Error{Input} naming what cannot be read, or if there is no picture.
    PictureSource(DataConfig data, const Preprocessing& how, const CancelToken& cancel);

    [[nodiscard]] std::size_t count() const { return m_count; }
    struct Read
    {
        at::Tensor pixels; // [B,3,H,W], normalised
        std::vector<std::size_t> places; // of the B pictures
        std::vector<Message> leftOut; // reasons for unreadable pictures
    };
    // The pictures at PLACES, in that order. Throws Error{Input} if none can be read.
    [[nodiscard]] Read read(const std::vector<std::size_t>& places, Workers& workers,
                            const CancelToken& cancel) const;
    // The class of a picture, as text; only for scenes and pictures in class folders.
    [[nodiscard]] std::string label(std::size_t place) const;

private:
    [[nodiscard]] at::Tensor one(std::size_t place) const;
    struct Drawn
    {
        Image image;
        int label = 0;
    };
    [[nodiscard]] Drawn scene(std::size_t place) const;

    DataConfig m_data;
    Preprocessing m_how;
    shard::PictureList m_list;
    std::vector<std::size_t> m_chosen; // indices in the list
    std::size_t m_count = 0;
    mutable std::mutex m_mutex;
    mutable std::unordered_map<std::size_t, Drawn> m_drawn; // scenes
};

} // namespace hydra
