// SPDX-License-Identifier: GPL-3.0-or-later
// Which of a model's files are worth a download: its weights once, and what says what they are.
#pragma once

#include "core/hub/hub.h"

namespace hydra::hub {

// The small ones first: weights as safetensors, whole or in shards with their index, and a .bin, .pth or .pt
// only where there are none; config.json, preprocessor_config.json, names of classes, and CLIP's byte pairs.
// Never code, and no other format of the same weights. Throws Error{Input} that begins with the model's name
// where there are no weights, or several of which none has the usual name.
[[nodiscard]] std::vector<HubFile> chosenFiles(const Listing& listing);

} // namespace hydra::hub
