// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/kept_file.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <string_view>
#include <sys/stat.h>
#include <thread>

namespace hydra {

namespace {

constexpr const char* changed = phrase("%1: changed while it was open; open it again");

// Whether MESSAGE is about a change, or ends with a message that is.
bool isOfChange(const Message& message)
{
    return message.pattern() == changed || (!message.values().empty() && isOfChange(message.values().back()));
}

std::int64_t nanoseconds(const timespec& time)
{
    constexpr std::int64_t second = 1'000'000'000;
    return time.tv_sec * second + time.tv_nsec;
}

} // namespace

std::optional<KeptFile::State> KeptFile::stateOf(const RegularFile& file)
{
    struct stat facts = {};
    if (::fstat(file.descriptor(), &facts) != 0) {
        return std::nullopt; // a network file that was deleted on the server
    }
    return State{{static_cast<std::uint64_t>(facts.st_size), nanoseconds(facts.st_mtim)},
                 nanoseconds(facts.st_ctim)};
}

// Two writes within one tick of the system's clock have the same time. Waits until the tick of the last write
// is over, so that the next one is detectable. Gives up if writes continue: they are detected later.
KeptFile::State KeptFile::settled(const RegularFile& file)
{
    constexpr std::int64_t longestTick = 20'000'000; // 10 ms at 100 Hz
    constexpr int longest = 50; // milliseconds
    State now;
    for (int i = 0; i < longest; ++i) {
        now = stateOf(file).value_or(State());
        timespec clock = {};
        ::clock_gettime(CLOCK_REALTIME_COARSE, &clock); // the clock of file times
        const std::int64_t ahead = std::max(now.stamp.written, now.touched) - nanoseconds(clock);
        if (ahead < 0 || ahead > longestTick) {
            break;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return now;
}

KeptFile::KeptFile(const Path& path, std::uint64_t maxBytes)
    : m_file(path)
    , m_then(settled(m_file))
    , m_touched(m_then.touched)
{
    if (size() > maxBytes) {
        throw inputError("%1: %2 bytes; at most %3 are allowed", path.string(), size(), maxBytes);
    }
}

void KeptFile::read(void* into, std::size_t size, std::uint64_t offset) const
{
    try {
        m_file.read(into, size, offset);
    } catch (const Error&) { // the file ends before, or its medium fails
        m_changed = m_changed || (offset <= this->size() && size <= this->size() - offset);
        requireUnchanged();
        throw;
    }
    requireUnchanged();
}

void KeptFile::rememberHash(const std::string& hash) const
{
    const std::lock_guard lock(m_mutex);
    m_hash = hash;
}

bool KeptFile::hasSameBytes() const
{
    constexpr std::uint64_t step = std::uint64_t(1) << 20;
    Bytes piece;
    Sha256 hash;
    try {
        for (std::uint64_t at = 0; at < size(); at += step) {
            piece.resize(static_cast<std::size_t>(std::min(step, size() - at)));
            m_file.read(piece.data(), piece.size(), at);
            hash.add(piece.data(), piece.size());
        }
    } catch (const Error&) {
        return false;
    }
    return hash.text() == m_hash;
}

void KeptFile::requireUnchanged() const
{
    if (const std::optional<State> now = stateOf(m_file); !now || !(now->stamp == m_then.stamp)) {
        m_changed = true;
    } else {
        // Only ctime changed: the name (as when another file replaces it) or permissions, or the time of
        // writing was set back.
        const std::lock_guard lock(m_mutex);
        if (!m_changed && now->touched != m_touched && !m_hash.empty()) {
            m_changed = !hasSameBytes();
            m_touched = now->touched;
        }
    }
    if (m_changed) {
        throw inputError(changed, path().string());
    }
}

bool saysChanged(const Error& error)
{
    return isOfChange(error.message());
}

} // namespace hydra
