// SPDX-License-Identifier: GPL-3.0-or-later
// One embedding from pictures to points, on the caller's thread: forward passes, then t-SNE, drawn meanwhile.
#pragma once

#include "core/base/cancel.h"
#include "core/engine/embedding.h"
#include "core/engine/session.h"
#include "core/image/preprocess.h"

#include <atomic>
#include <memory>

namespace hydra::engine {

// Whether a cancelled embedding keeps what is there. Copies share one flag.
class KeepFlag
{
public:
    void set() const noexcept { m_flag->store(true); }
    [[nodiscard]] bool isSet() const noexcept { return m_flag->load(); }

private:
    std::shared_ptr<std::atomic<bool>> m_flag = std::make_shared<std::atomic<bool>>(false);
};

struct ReadPicture
{
    ImageId id;
    ModelInput input;
};
// Not kept: a folder of thousands must not push out what is on screen. Throws hydra::Error.
[[nodiscard]] ReadPicture readPicture(Session& session, const EmbeddingPicture& picture, const ModelId& model,
                                      const InputSize& size);

// The same numbers as Session::tokens and embedTokens picture by picture. Cancelled between blocks of a pass
// and within an iteration: throws Error{Cancelled}, or returns the points where they are when KEEP is set and
// there are any. Throws as embedTokens; a picture that cannot be read is skipped with a note, unless it is
// the only one.
[[nodiscard]] EmbeddingEnd embedPictures(Session& session, const EmbeddingRequest& request,
                                         const EmbeddingObserver& observer, const CancelToken& cancel,
                                         const KeepFlag& keep = {});

} // namespace hydra::engine
