// SPDX-License-Identifier: GPL-3.0-or-later
// An embedding in the background, waited for.
#pragma once

#include "core/engine/engine.h"

#include <future>

namespace hydra::test {

inline engine::EmbeddingEnd embedded(engine::Engine& engine, const engine::EmbeddingRequest& request,
                                     const engine::EmbeddingObserver& observer = {})
{
    std::promise<Outcome<engine::EmbeddingEndPtr>> ended;
    engine.embed(request, observer,
                 [&](const Outcome<engine::EmbeddingEndPtr>& end) { ended.set_value(end); });
    const Outcome<engine::EmbeddingEndPtr> end = ended.get_future().get();
    return end.ok() ? *end.value() : throw end.error();
}

} // namespace hydra::test
