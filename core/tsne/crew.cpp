// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tsne/crew.h"

#include "core/tensor/machine.h"

#include <algorithm>
#include <atomic>

namespace hydra::tsne {

Crew::Crew(int threads, CancelToken cancel)
    : m_workers(threads > 0 ? threads : wantedThreads())
    , m_cancel(std::move(cancel))
{ }

void Crew::each(std::size_t count, std::size_t grain,
                const std::function<void(std::size_t begin, std::size_t end)>& work)
{
    std::atomic<std::size_t> next = 0;
    const auto part = [&](int) {
        for (std::size_t begin = next.fetch_add(grain); begin < count; begin = next.fetch_add(grain)) {
            m_cancel.check();
            work(begin, std::min(count, begin + grain));
        }
    };
    if (m_workers.count() == 1 || count <= grain) {
        part(0); // without waking other threads
    } else {
        m_workers.run(part);
    }
}

} // namespace hydra::tsne
