// SPDX-License-Identifier: GPL-3.0-or-later
// Threads that share a range in chunks of a fixed size. A free thread takes the next chunk, and each chunk
// writes its own places, so that results do not depend on the number of threads.
#pragma once

#include "core/base/cancel.h"
#include "core/base/workers.h"

#include <cstddef>
#include <functional>

namespace hydra::tsne {

class Crew
{
public:
    // THREADS 0: as many as inference uses.
    explicit Crew(int threads, CancelToken cancel = {});

    // Calls work(begin, end) for every chunk of GRAIN in 0..COUNT. Throws Error{Cancelled} between chunks.
    void each(std::size_t count, std::size_t grain,
              const std::function<void(std::size_t begin, std::size_t end)>& work);
    [[nodiscard]] const CancelToken& cancel() const noexcept { return m_cancel; }

private:
    Workers m_workers;
    CancelToken m_cancel;
};

} // namespace hydra::tsne
