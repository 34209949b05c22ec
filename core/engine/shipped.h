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

// The title in the file's metadata; "" if it has none.
[[nodiscard]] std::string titleOf(const std::string& path);

// From $HYDRA_MODELS, the installation's share/hydrascope/models, or the source tree's models: the first that
// exists. Sorted by name.
[[nodiscard]] std::vector<ShippedModel> shippedModels();

[[nodiscard]] bool isShipped(const std::string& name);
// Turns a shipped name into its path, and ORG/NAME[@REVISION] into the hub's snapshot (found_models.h),
// unless a file has that name; returns other text unchanged. Throws as requireModel().
[[nodiscard]] std::string modelPath(const std::string& nameOrPath);
// Throws Error{Input}, with similar names, for a plain word that is neither a file or folder nor the name of
// a shipped model.
void requireModel(const std::string& nameOrPath);

// Turns a shipped autoencoder's name into its folder, unless a file has that name; else returns it unchanged.
[[nodiscard]] std::string autoencoderPath(const std::string& nameOrPath);

// The default model; "" if none is installed.
[[nodiscard]] std::string defaultModelPath();

} // namespace hydra::engine
