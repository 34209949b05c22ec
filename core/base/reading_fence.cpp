// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/reading_fence.h"

#include "core/base/error.h"

#include <algorithm>

namespace hydra {

ReadingFence::Places ReadingFence::standing;

ReadingFence::ReadingFence(const std::vector<Path>& places)
{
    auto resolved = std::make_shared<std::vector<Path>>();
    for (const Path& place : places) {
        resolved->push_back(std::filesystem::weakly_canonical(place));
    }
    m_before = std::atomic_exchange(&standing, Places(std::move(resolved)));
}

ReadingFence::~ReadingFence()
{
    std::atomic_store(&standing, m_before);
}

void ReadingFence::require(int descriptor, const Path& path)
{
    const Places places = std::atomic_load(&standing);
    if (!places) {
        return;
    }
    std::error_code failed;
    const Path leads = std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(descriptor), failed);
    const auto holds = [&](const Path& place) { return liesIn(leads, place); };
    if (failed || std::none_of(places->begin(), places->end(), holds)) {
        throw inputError("%1: leads out of the opened folder", path.string());
    }
}

bool liesIn(const Path& path, const Path& folder)
{
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

} // namespace hydra
