// SPDX-License-Identifier: GPL-3.0-or-later
// A classifier that a training added to a network, under any name: recognised as a chain of layers from the
// network's width to n outputs, and renamed to timm's names.
#pragma once

#include "core/model/named_tensors.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct OwnClassifier
{
    NamedTensors tensors; // head.*, and head_steps.N.* for the layers before it; empty if not found
    std::string steps; // VitConfig::classifierSteps, "?" for a function that tensors do not show
    std::string place; // the prefix of its names, e.g. "head.1"
    std::vector<std::string> names; // names as stored of the tensors taken
    std::vector<Message> leftOut; // layers on the network that form no such chain, or several
};

// Looks at the tensors NAMES of STORED that no rule of the network's family reads, and moves the classifier
// out of STORED. PREFIX: the prefix of the network's names. WIDTH: of the embedding.
[[nodiscard]] OwnClassifier takeClassifier(NamedTensors& stored, const std::vector<std::string>& names,
                                           const std::string& prefix, std::int64_t width);

} // namespace hydra
