// SPDX-License-Identifier: GPL-3.0-or-later
// What a network's values are inferred from: the tensors (in timm names), what the files beside them say, and
// what the user says. Every number that is read here is bounded.
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/facts.h"
#include "core/model/model_overrides.h"

#include <cstdint>
#include <optional>
#include <string>

namespace hydra {

struct Evidence
{
    using Keys = Metadata::Keys;

    const NamedTensors& tensors;
    const Facts& facts;
    const ModelOverrides& user;
    const std::string& file; // named in messages

    [[nodiscard]] bool has(const std::string& name) const { return tensors.count(name) != 0; }
    // Throw Error{Input} naming file and tensor where it is missing, has other DIMENSIONS, or a side that is
    // not from 1 to MOST.
    [[nodiscard]] const at::Tensor& tensor(const std::string& name, std::int64_t dimensions) const;
    [[nodiscard]] int side(const std::string& name, std::int64_t dimensions, std::int64_t dimension,
                           int most) const;

    [[nodiscard]] std::optional<Known<int>> integer(Keys keys, int least, int most) const
    {
        return facts.first([&](const Metadata& words) { return words.integer(keys, least, most); });
    }
    [[nodiscard]] std::optional<Known<double>> number(Keys keys, double least, double most) const
    {
        return facts.first([&](const Metadata& words) { return words.number(keys, least, most); });
    }
    [[nodiscard]] std::optional<Known<std::string>> text(Keys keys) const
    {
        return facts.first([&](const Metadata& words) { return words.text(keys); });
    }

    // A shape cannot be argued with: what user and files say may only confirm it.
    [[nodiscard]] Known<int> confirmed(int shape, const char* what, const std::optional<int>& said, Keys keys,
                                       int most) const;
};

} // namespace hydra
