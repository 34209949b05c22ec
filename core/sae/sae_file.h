// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of an autoencoder's file and what its project's configuration says of them, in it or beside it.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/model/named_tensors.h"

#include <initializer_list>
#include <map>
#include <optional>
#include <string>

namespace hydra {

struct SaeFile
{
    static constexpr int mostFeatures = 1 << 24;

    std::string name; // of the weights, for messages
    std::string id; // hash of the weights, and of a configuration beside them
    NamedTensors tensors;
    std::map<std::string, std::string> said; // by key path: "activation.params.top_k" = "8"
    bool isSaev = false; // a line of JSON, then a PyTorch file
    int schema = 0; // of saev

    // Of the first of KEYS that is said; "" of none.
    [[nodiscard]] std::string text(std::initializer_list<const char*> keys) const;
    // A whole number from 0 to MOST. Throws Error{Input} for another.
    [[nodiscard]] std::optional<int> number(std::initializer_list<const char*> keys, int most) const;
    [[nodiscard]] bool has(const char* tensor) const { return tensors.count(tensor) > 0; }
    // TENSOR as finite float32 of SHAPE. Throws Error{Input} where it is missing or anything else.
    [[nodiscard]] at::Tensor take(const char* tensor, std::initializer_list<std::int64_t> shape) const;
    [[nodiscard]] at::Tensor takeIf(const char* tensor, std::initializer_list<std::int64_t> shape) const
    {
        return has(tensor) ? take(tensor, shape) : at::Tensor();
    }
};

// PATH: the weights, or a folder that holds them. Throws Error{Input}.
[[nodiscard]] SaeFile openSaeFile(const Path& path, const CancelToken& cancel);
// Whether the tensors of PATH have an autoencoder's names; what cannot be read is none.
[[nodiscard]] bool holdsAutoencoder(const Path& path);

} // namespace hydra
