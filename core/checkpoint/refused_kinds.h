// SPDX-License-Identifier: GPL-3.0-or-later
// Networks that are not supported, by their names in configurations, and what to do with them.
#pragma once

#include "core/base/error.h"
#include "core/base/file.h"
#include "core/model/named_tensors.h"

#include <string>

namespace hydra {

enum class WayOut
{
    None, // the reason includes it
    Export, // a network with scores: a program answers for it
    Detector, // boxes: the same
    Asked, // answers in words: a service answers for it
    Depth, // only its DINOv2
    Tower, // only its picture tower
    Merge, // merge the adapter into its model
    Dequantise
};
[[nodiscard]] Message wayOut(WayOut way); // a sentence; "" for Unsaid

struct RefusedKind
{
    const char* types; // model_type of Hugging Face's configurations, separated by commas
    const char* what;
    WayOut way;
};
// The kind of that model_type, with '-' and '_' interchangeable; nullptr for an unknown type.
[[nodiscard]] const RefusedKind* refusedKind(const std::string& type);

// Throws Error{Input} that says what the model FILE is, if the config.json beside it names an unsupported
// kind. Called after the tensors were refused with REFUSAL, which may already name the kind.
void refuseNamedKind(const Path& file, const Error& refusal);
// A note for such a model whose Vision Transformer was opened anyway; "" for any other FILE.
[[nodiscard]] Message noteOnKind(const Path& file);
// Throws Error{Input} for tensors in timm's names with another input or number type: grey pictures, video, 8
// bits.
void refuseOddTensors(const NamedTensors& tensors, const std::string& file);

} // namespace hydra
