// SPDX-License-Identifier: GPL-3.0-or-later
// The classifier that somebody put on a network, under any name: found by what it is, a chain of layers from
// the network's width to n outputs, and given timm's names.
#pragma once

#include "core/model/named_tensors.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct OwnClassifier
{
    NamedTensors tensors; // head.*, and head_steps.N.* of the layers before it; empty: none was found
    std::string steps; // VitConfig::classifierSteps, "?" for a function that no tensor tells
    std::string place; // what its names began with, e.g. "head.1"
    std::vector<std::string> names; // as stored, of what was taken
    std::vector<std::string>
        leftOut; // names of layers from the network that are no such chain, or of several
};

// Of STORED, which loses what is taken, the tensors NAMES that no rule of the network's family reads. PREFIX:
// what stands in front of the network's names. WIDTH: of the embedding.
[[nodiscard]] OwnClassifier takeClassifier(NamedTensors& stored, const std::vector<std::string>& names,
                                           const std::string& prefix, std::int64_t width);

} // namespace hydra
