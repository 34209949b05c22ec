// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of an embedding, read and made ready for a model.
#pragma once

#include "core/engine/embedding.h"
#include "core/engine/session.h"
#include "core/image/preprocess.h"

namespace hydra::engine {

struct ReadPicture
{
    ImageId id;
    ModelInput input;
};
// Not kept: a folder of thousands must not push out what is on screen. Throws hydra::Error.
[[nodiscard]] ReadPicture readPicture(Session& session, const EmbeddingPicture& picture, const ModelId& model,
                                      const InputSize& size);

} // namespace hydra::engine
