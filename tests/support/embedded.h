// SPDX-License-Identifier: GPL-3.0-or-later
// Computes an embedding as the window does, but on the caller's thread.
#pragma once

#include "core/engine/embedding.h"

namespace hydra::test {

inline engine::EmbeddingEnd embedded(engine::Session& session, engine::EmbeddingRequest request,
                                     const engine::EmbeddingObserver& observer = {})
{
    request.options.tsne.threads = 1;
    return engine::embedPictures(session, request, observer, {});
}

} // namespace hydra::test
