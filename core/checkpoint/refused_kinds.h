// SPDX-License-Identifier: GPL-3.0-or-later
// Networks that are not run here, by the names that their configuration gives them, and what to do with them.
#pragma once

#include "core/base/error.h"
#include "core/base/file.h"
#include "core/model/named_tensors.h"

#include <string>

namespace hydra {

enum class WayOut
{
    Unsaid, // the reason says it
    Export, // a network with scores: a program answers for it
    Detector, // boxes: the same
    Asked, // answers in words: a service answers for it
    Depth, // its DINOv2 alone
    Tower, // its picture tower alone
    Merge, // an adapter goes into its model
    Dequantise
};
[[nodiscard]] std::string wayOut(WayOut way); // a sentence; "" of Unsaid

struct RefusedKind
{
    const char* types; // model_type of Hugging Face's configurations, with commas between
    const char* what;
    WayOut way;
};
// The kind of that model_type, or with '_' for '-'; nullptr for a type of no row.
[[nodiscard]] const RefusedKind* refusedKind(const std::string& type);

// Throws Error{Input} that says what the model FILE is, where the config.json beside it names a kind that is
// not run here. Called where the model was refused by its tensors: REFUSAL, which may say as much.
void refuseNamedKind(const Path& file, const Error& refusal);
// What to say where its Vision Transformer opened all the same; "" of any other FILE.
[[nodiscard]] std::string noteOnKind(const Path& file);
// The same for tensors in timm's names that show another input or other numbers: grey pictures, video, 8
// bits.
void refuseOddTensors(const NamedTensors& tensors, const std::string& file);

} // namespace hydra
