// SPDX-License-Identifier: GPL-3.0-or-later
// The models that come with the program, by name.
#pragma once

#include <string>
#include <vector>

namespace hydra::engine {

struct ShippedModel
{
    std::string name; // file name without suffix: "hydravit-scenes"
    std::string path;
};

// What the file says it is, in a line; "" where it says nothing.
[[nodiscard]] std::string titleOf(const std::string& path);

// From $HYDRA_MODELS, the installation's share/hydrascope/models, or the source tree's models: the first that
// exists. Sorted by name.
[[nodiscard]] std::vector<ShippedModel> shippedModels();

[[nodiscard]] bool isShipped(const std::string& name);
// A shipped name becomes its path, and ORG/NAME[@REVISION] the hub's snapshot (found_models.h), where no file
// is called that; anything else is returned as it is. Throws as requireModel().
[[nodiscard]] std::string modelPath(const std::string& nameOrPath);
// Throws Error{Input} for a mere word that is neither a file or folder nor the name of a shipped model, with
// those that are near.
void requireModel(const std::string& nameOrPath);

// A shipped autoencoder's name becomes its folder, where no file is called that; else as it is.
[[nodiscard]] std::string autoencoderPath(const std::string& nameOrPath);

// The default model, or "" when none is installed.
[[nodiscard]] std::string defaultModelPath();

} // namespace hydra::engine
