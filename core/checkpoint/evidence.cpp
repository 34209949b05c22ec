// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/evidence.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/format/shape_text.h"

#include <ATen/core/Tensor.h>

namespace hydra {

const at::Tensor& Evidence::tensor(const std::string& name, std::int64_t dimensions) const
{
    const auto found = tensors.find(name);
    if (found == tensors.end()) {
        throw inputError(
            file, ": no tensor ", printable(name), "; expected a Vision Transformer in timm's names",
            tensors.empty() ? std::string() : ", found e.g. " + printable(tensors.begin()->first));
    }
    if (found->second.dim() != dimensions) {
        throw inputError(file, ": tensor ", printable(name), ": expected ", dimensions, " dimensions, found ",
                         shapeText(found->second.sizes()));
    }
    return found->second;
}

int Evidence::side(const std::string& name, std::int64_t dimensions, std::int64_t dimension, int most) const
{
    const std::int64_t size = tensor(name, dimensions).size(dimension);
    if (size < 1 || size > most) {
        throw inputError(file, ": tensor ", printable(name), " has shape ",
                         shapeText(tensor(name, dimensions).sizes()), "; expected side ", dimension,
                         " from 1 to ", most);
    }
    return static_cast<int>(size);
}

Known<int> Evidence::confirmed(int shape, const char* what, const std::optional<int>& said, Keys keys,
                               int most) const
{
    if (said && *said != shape) {
        throw inputError(file, ": ", what, " ", *said, " was asked for, but the tensors have ", shape);
    }
    for (const Facts::Layer& layer : facts.layers()) {
        const auto word = layer.words.integer(keys, 0, most);
        if (word && *word != shape) {
            throw inputError(layer.words.file(), ": metadata says ", what, " ", *word,
                             ", but the tensors have ", shape);
        }
    }
    return choose<int>(said, integer(keys, 0, most), shape, 0);
}

} // namespace hydra
