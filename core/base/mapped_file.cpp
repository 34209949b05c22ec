// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/mapped_file.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <mutex>
#include <sys/mman.h>
#include <utility>

namespace hydra {

// The address range of one mapped file. Signal handlers read the list while other threads change it, so
// places are reused but never freed, and their numbers are atomic.
struct MappedFile::Place
{
    std::atomic<std::uintptr_t> begin{0}, end{0}; // 0: free
    std::atomic<bool> failed{false}; // pages could not be loaded
    Place* next = nullptr;
    std::weak_ptr<const MappedFile> file; // guarded by Places::mutex

    [[nodiscard]] bool holds(std::uintptr_t address) const noexcept
    {
        const std::uintptr_t first = begin, last = end;
        return first != 0 && address >= first && address < last && begin == first; // not reused in between
    }
};

struct MappedFile::Places
{
    static inline std::atomic<Place*> all{nullptr};
    static inline std::mutex mutex; // not taken by signal handlers
    static inline struct sigaction before = {};

    static void onBusError(int signal, siginfo_t* info, void* context);
    static void passOn(int signal, siginfo_t* info, void* context);
    static Place& take(std::uintptr_t begin, std::size_t size);
};

// Signal-safe: calls only mmap, a bare system call. Replaces the whole mapping, not one page: its data is
// invalid anyway, and a thousand holes would take a thousand signals.
void MappedFile::Places::onBusError(int signal, siginfo_t* info, void* context)
{
    const int error = errno;
    const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
    for (Place* place = all; place != nullptr && info->si_code > 0; place = place->next) {
        if (place->holds(address)) {
            const std::uintptr_t first = place->begin;
            place->failed = true;
            void* const zeros =
                ::mmap(reinterpret_cast<void*>(first), place->end - first, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE, -1, 0);
            errno = error;
            if (zeros != MAP_FAILED) {
                return;
            }
        }
    }
    passOn(signal, info, context);
}

// Calls the previous handler; the system's default ends the program.
void MappedFile::Places::passOn(int signal, siginfo_t* info, void* context)
{
    if ((before.sa_flags & SA_SIGINFO) != 0) {
        before.sa_sigaction(signal, info, context);
    } else if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN) {
        before.sa_handler(signal);
    } else {
        ::sigaction(signal, &before, nullptr); // the access fails again on return
        if (info->si_code <= 0) { // sent by kill() or raise()
            ::raise(signal);
        }
    }
}

MappedFile::Place& MappedFile::Places::take(std::uintptr_t begin, std::size_t size)
{
    const std::lock_guard lock(mutex);
    Place* place = all;
    if (place == nullptr) {
        struct sigaction ours = {};
        ours.sa_sigaction = onBusError;
        ours.sa_flags = SA_SIGINFO | SA_ONSTACK;
        ::sigaction(SIGBUS, &ours, &before);
    }
    while (place != nullptr && place->begin != 0) {
        place = place->next;
    }
    if (place == nullptr) {
        place = new Place;
        place->next = all;
        all = place;
    }
    place->failed = false;
    place->begin = begin;
    place->end = begin + size;
    return *place;
}

MappedFile::MappedFile(std::shared_ptr<const KeptFile> file, std::uint8_t* data, Place& place)
    : m_file(std::move(file))
    , m_data(data)
    , m_place(place)
{ }

std::shared_ptr<const MappedFile> MappedFile::of(std::shared_ptr<const KeptFile> file)
{
    const auto size = static_cast<std::size_t>(file->size());
    // Writable: computing in place changes a private copy of the page, not the file.
    void* const at =
        ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_NORESERVE, file->descriptor(), 0);
    if (at == MAP_FAILED) {
        return nullptr;
    }
    Place& place = Places::take(reinterpret_cast<std::uintptr_t>(at), size);
    const std::shared_ptr<const MappedFile> made(
        new MappedFile(std::move(file), static_cast<std::uint8_t*>(at), place));
    const std::lock_guard lock(Places::mutex);
    place.file = made;
    return made;
}

MappedFile::~MappedFile()
{
    const std::lock_guard lock(Places::mutex);
    m_place.end = 0;
    m_place.begin = 0;
    m_place.file.reset();
    ::munmap(m_data, static_cast<std::size_t>(m_file->size()));
}

std::shared_ptr<const MappedFile> MappedFile::at(const void* address)
{
    const std::lock_guard lock(Places::mutex);
    for (const Place* place = Places::all; place != nullptr; place = place->next) {
        if (place->holds(reinterpret_cast<std::uintptr_t>(address))) {
            return place->file.lock();
        }
    }
    return nullptr;
}

void MappedFile::requireUnchanged() const
{
    if (m_place.failed) {
        m_file->setChanged();
    }
    m_file->requireUnchanged();
}

void MappedFiles::add(const void* address)
{
    const std::shared_ptr<const MappedFile> file = MappedFile::at(address);
    const bool known =
        std::any_of(m_files.begin(), m_files.end(), [&](const auto& each) { return each.lock() == file; });
    if (file && !known) {
        m_files.push_back(file);
    }
}

void MappedFiles::requireUnchanged() const
{
    for (const auto& each : m_files) {
        if (const std::shared_ptr<const MappedFile> file = each.lock()) {
            file->requireUnchanged();
        }
    }
}

} // namespace hydra
