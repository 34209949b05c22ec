// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged pictures and videos through the program's own readers and the decoders behind them, each in a
// process of its own:
//   mutated_media COUNT PICTURES VIDEOS FOUND      COUNT files of either kind, made from those in the folders
// Our code is compiled with sanitizers; OpenCV, FFmpeg and their codecs come from the system without: for
// them only crashes, hangs, time and memory are detected, not every read beyond a buffer. Each file must end
// in pixels or in an Error that blames it, within a second of processor time and 512 MB. Files that do not
// are kept in FOUND; the same COUNT makes the same files.
#include "core/base/error.h"
#include "core/frames/frame_source.h"
#include "core/frames/frame_writer.h"
#include "core/frames/synthetic_source.h"
#include "core/image/load.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <functional>
#include <random>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zlib.h>

using namespace hydra;

namespace {

constexpr double mostSeconds = 1, mostMegabytes = 512;
constexpr unsigned patience = 120; // seconds until a waiting process counts as hung
constexpr int frames = 50;

struct Seed
{
    std::string name;
    Bytes bytes;
};

std::vector<Seed> seedsIn(const Path& folder)
{
    std::vector<Seed> seeds;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream in(entry.path(), std::ios::binary);
        seeds.push_back({entry.path().filename().string(), {std::istreambuf_iterator<char>(in), {}}});
    }
    std::sort(seeds.begin(), seeds.end(), [](const Seed& a, const Seed& b) { return a.name < b.name; });
    return seeds;
}

// A decoder reads a PNG with wrong checksums only up to its first chunk.
void repairSums(Bytes& png)
{
    const auto number = [&](std::size_t at) {
        return std::uint32_t(png[at]) << 24 | std::uint32_t(png[at + 1]) << 16
            | std::uint32_t(png[at + 2]) << 8 | png[at + 3];
    };
    for (std::size_t at = 8; at + 12 <= png.size();) {
        const std::size_t length = number(at);
        if (length > png.size() - at - 12) {
            return;
        }
        const auto sum = static_cast<std::uint32_t>(::crc32(0, png.data() + at + 4, uInt(length + 4)));
        for (std::size_t i = 0; i < 4; ++i) {
            png[at + 8 + length + i] = static_cast<std::uint8_t>(sum >> (24 - 8 * i));
        }
        at += length + 12;
    }
}

class Mutation
{
public:
    Mutation(const std::vector<Seed>& seeds, unsigned number)
        : m_seeds(seeds)
        , m_random(number)
        , m_bytes(seeds[number % seeds.size()].bytes)
    {
        for (std::size_t left = 1 + below(3); left > 0 && !m_bytes.empty(); --left) {
            change();
        }
        if (m_bytes.size() > 8 && m_bytes[0] == 0x89 && below(8) > 0) {
            repairSums(m_bytes);
        }
    }
    [[nodiscard]] const Bytes& bytes() const { return m_bytes; }

private:
    std::size_t below(std::size_t count) { return count == 0 ? 0 : m_random() % count; }
    std::uint8_t byte() { return static_cast<std::uint8_t>(below(256)); }
    // Half of them near the beginning, where headers are, but seldom in the file's signature.
    std::size_t place()
    {
        const std::size_t near = std::min<std::size_t>(m_bytes.size(), 256);
        const std::size_t at = below(below(2) == 0 ? near : m_bytes.size());
        return at < 12 && below(8) > 0 ? std::min<std::size_t>(12 + at, m_bytes.size() - 1) : at;
    }
    [[nodiscard]] auto iterator(std::size_t at) { return m_bytes.begin() + std::ptrdiff_t(at); }

    void change()
    {
        const std::size_t at = place(), length = std::min(1 + below(64), m_bytes.size() - at);
        switch (below(9)) {
        case 0:
            m_bytes[at] ^= static_cast<std::uint8_t>(1U << below(8));
            break;
        case 1:
            m_bytes[at] = byte();
            break;
        case 2: { // an interesting number, in either order
            constexpr std::uint32_t numbers[] = {0,      1,      0x7f,    0xff,       0x100,      0x7fff,
                                                 0x8000, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff};
            const std::uint32_t number = numbers[below(std::size(numbers))];
            const std::size_t size = below(2) == 0 ? 2 : 4;
            const bool big = below(2) == 0;
            for (std::size_t i = 0; i < size && at + i < m_bytes.size(); ++i) {
                m_bytes[at + i] = static_cast<std::uint8_t>(number >> (8 * (big ? size - 1 - i : i)));
            }
            break;
        }
        case 3:
            m_bytes.erase(iterator(at), iterator(at + length));
            break;
        case 4: {
            const Bytes again(iterator(at), iterator(at + length));
            m_bytes.insert(iterator(place()), again.begin(), again.end());
            break;
        }
        case 5:
            std::fill_n(iterator(at), length, byte());
            break;
        case 6:
            std::generate_n(iterator(at), length, [&] { return byte(); });
            break;
        case 7: { // a piece of another file
            const Bytes& other = m_seeds[below(m_seeds.size())].bytes;
            const std::size_t from = below(other.size()), count = std::min(length, other.size() - from);
            std::copy_n(other.begin() + std::ptrdiff_t(from), std::min(count, m_bytes.size() - at),
                        iterator(at));
            break;
        }
        default:
            if (below(4) == 0) {
                m_bytes.resize(at);
            }
        }
    }

    const std::vector<Seed>& m_seeds;
    std::mt19937 m_random;
    Bytes m_bytes;
};

void readPicture(const Path& file)
{
    (void)loadImage(file);
}

void readVideo(const Path& file)
{
    const FrameSourcePtr source = openSource(file.string());
    int left = frames;
    while (left > 0 && source->next({})) {
        --left;
    }
    source->seek(2);
    (void)source->next({});
}

struct Seen
{
    int exit = -1, signal = 0; // exit: 0 pixels, 3 refused, else a fault
    double seconds = 0, megabytes = 0;
};

Seen inAProcess(const std::function<void()>& work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const int nowhere = ::open("/dev/null", O_RDWR);
        ::dup2(nowhere, STDOUT_FILENO);
        if (std::getenv("SHOW") == nullptr) {
            ::dup2(nowhere, STDERR_FILENO);
        }
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        ::alarm(patience);
        try {
            work();
            ::_exit(0);
        } catch (const Error& error) {
            std::fprintf(stderr, "%s\n", error.what());
            ::_exit(error.code() == ErrorCode::Input ? 3 : 1);
        } catch (const std::exception& error) {
            std::fprintf(stderr, "an exception of a library: %s\n", error.what());
            ::_exit(1);
        }
    }
    int status = 0;
    rusage used{};
    ::wait4(child, &status, 0, &used);
    const auto seconds = [](const timeval& time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; };
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, WIFSIGNALED(status) ? WTERMSIG(status) : 0,
            seconds(used.ru_utime) + seconds(used.ru_stime), double(used.ru_maxrss) / 1024};
}

// The number of files of one kind that revealed a fault.
int tried(const char* kind, const std::vector<Seed>& seeds, unsigned count, const Path& found,
          const std::function<void(const Path&)>& read)
{
    int pixels = 0, refused = 0, crashed = 0, hung = 0, faults = 0, slow = 0, large = 0, bad = 0;
    double seconds = 0, megabytes = 0;
    for (unsigned i = 0; i < count; ++i) {
        const Seed& seed = seeds[i % seeds.size()];
        const Path file = found / (std::string(kind) + "-" + std::to_string(i) + "-" + seed.name);
        const Bytes bytes = Mutation(seeds, i).bytes();
        std::ofstream(file, std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), std::streamsize(bytes.size()));
        const Seen seen = inAProcess([&] { read(file); });
        pixels += seen.exit == 0 ? 1 : 0;
        refused += seen.exit == 3 ? 1 : 0;
        hung += seen.signal == SIGALRM ? 1 : 0;
        crashed += seen.signal != 0 && seen.signal != SIGALRM ? 1 : 0;
        faults += seen.exit > 0 && seen.exit != 3 ? 1 : 0;
        slow += seen.seconds > mostSeconds ? 1 : 0;
        large += seen.megabytes > mostMegabytes ? 1 : 0;
        seconds = std::max(seconds, seen.seconds);
        megabytes = std::max(megabytes, seen.megabytes);
        if ((seen.exit != 0 && seen.exit != 3) || seen.seconds > mostSeconds
            || seen.megabytes > mostMegabytes) {
            std::printf("%s: exit %d, signal %d, %.1f s, %.0f MB\n", file.c_str(), seen.exit, seen.signal,
                        seen.seconds, seen.megabytes);
            ++bad;
        } else {
            std::filesystem::remove(file);
        }
    }
    std::printf(
        "%u %ss of %zu: %d read, %d refused, %d crashed, %d hung, %d other faults, %d above %g s, %d above "
        "%g MB; at most %.2f s, %.0f MB\n",
        count, kind, seeds.size(), pixels, refused, crashed, hung, faults, slow, mostSeconds, large,
        mostMegabytes, seconds, megabytes);
    return bad;
}

// A recording by the program itself.
void record(const Path& folder)
{
    SyntheticOptions options;
    options.width = 64;
    options.height = 48;
    for (const char* name : {"own.mp4", "own.avi", "own.mkv"}) {
        const auto writer = openFrameWriter(folder / name, 25);
        for (int i = 0; i < 12; ++i) {
            writer->add(syntheticPicture(options, i));
        }
        writer->commit();
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 5) {
        std::fprintf(stderr, "usage: mutated_media COUNT PICTURES VIDEOS FOUND\n");
        return 2;
    }
    const auto count = unsigned(std::strtoul(argv[1], nullptr, 10));
    const Path found = argv[4], own = found / "own";
    std::filesystem::create_directories(own);
    (void)inAProcess([&] { record(own); }); // OpenCV's threads must not exist at a fork()
    std::vector<Seed> videos = seedsIn(argv[3]), recorded = seedsIn(own);
    std::filesystem::remove_all(own);
    videos.insert(videos.end(), recorded.begin(), recorded.end());
    const int bad = tried("picture", seedsIn(argv[2]), count, found, readPicture)
        + tried("video", videos, count, found, readVideo);
    return bad > 0 ? 1 : 0;
}
