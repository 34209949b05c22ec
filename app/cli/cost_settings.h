// SPDX-License-Identifier: GPL-3.0-or-later
// What `profile` and `bench` share: image sizes as a list, in place of the one that opens a model.
#pragma once

#include "app/cli/settings.h"

namespace hydra::cli {

// --sizes, or --size, or --image-size as it is called in scripts: "224,384,448x672". Default: the model's
// own. Throws Error{Usage} for what is no multiple of a patch.
[[nodiscard]] std::vector<InputSize> imageSizesOf(const Arguments& arguments, const VitConfig& config);
// As openModel, to which --image-size means what the position embedding was made for.
[[nodiscard]] engine::OpenedModel openSizedModel(engine::Engine& engine, const Arguments& arguments);
// One number where the picture is square, else [height, width].
[[nodiscard]] std::vector<int> pixelsOf(const VitConfig& config, const InputSize& size);

} // namespace hydra::cli
