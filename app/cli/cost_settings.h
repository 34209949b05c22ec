// SPDX-License-Identifier: GPL-3.0-or-later
// What `profile` and `bench` share: image sizes as a list, in place of the one that opens a model.
#pragma once

#include "app/cli/settings.h"

namespace hydra::cli {

// --sizes, or --image-size as it is called in scripts: "224,384", pixels. Default: the model's own, as 0.
// Throws Error{Usage} for what is no multiple of a patch.
[[nodiscard]] std::vector<int> imageSizesOf(const Arguments& arguments, const VitConfig& config);
// As openModel, to which --image-size means what the position embedding was made for.
[[nodiscard]] engine::OpenedModel openSizedModel(engine::Engine& engine, const Arguments& arguments);
// One number where the picture is square, else [height, width].
[[nodiscard]] std::vector<int> pixelsOf(const VitConfig& config, int imageSize);

} // namespace hydra::cli
