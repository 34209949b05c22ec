// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frames/frame_source.h"

#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/printable.h"
#include "core/frames/synthetic_source.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <fstream>

namespace hydra {

namespace {

bool begins(const std::string& text, const char* with)
{
    return text.rfind(with, 0) == 0;
}

bool isUrl(const std::string& where)
{
    constexpr std::array<const char*, 6> schemes{"http://", "https://", "rtsp://",
                                                 "rtmp://", "udp://",   "tcp://"};
    return std::any_of(schemes.begin(), schemes.end(),
                       [&](const char* scheme) { return begins(where, scheme); });
}

bool isCamera(const std::string& where)
{
    return begins(where, "camera:") || begins(where, "/dev/video");
}

// Rotates by a quarter turn clockwise: (x, y) goes to (height - 1 - y, x).
Image quarterTurned(const Image& from)
{
    Image to{from.height, from.width, std::vector<std::uint8_t>(from.rgb.size())};
    for (int y = 0; y < from.height; ++y) {
        for (int x = 0; x < from.width; ++x) {
            const std::size_t at =
                3 * (std::size_t(x) * std::size_t(to.width) + std::size_t(from.height - 1 - y));
            std::copy_n(from.pixel(x, y), 3, to.rgb.begin() + std::ptrdiff_t(at));
        }
    }
    return to;
}

// Each new pixel is the mean of the pixels it covers; good enough for the screen and the network's own resize
// afterwards.
Image shrunk(const Image& from, int width, int height)
{
    Image to{width, height, std::vector<std::uint8_t>(3 * std::size_t(width) * std::size_t(height))};
    const auto edge = [](int i, int sides, int all) { return int(std::int64_t(i) * all / sides); };
    for (int y = 0; y < height; ++y) {
        const int top = edge(y, height, from.height),
                  bottom = std::max(top + 1, edge(y + 1, height, from.height));
        for (int x = 0; x < width; ++x) {
            const int left = edge(x, width, from.width),
                      right = std::max(left + 1, edge(x + 1, width, from.width));
            std::array<std::int64_t, 3> sum{};
            for (int v = top; v < bottom; ++v) {
                const std::uint8_t* p = from.pixel(left, v);
                for (int u = left; u < right; ++u, p += 3) {
                    sum[0] += p[0];
                    sum[1] += p[1];
                    sum[2] += p[2];
                }
            }
            const std::int64_t n = std::int64_t(bottom - top) * (right - left);
            for (std::size_t c = 0; c < 3; ++c) {
                to.rgb[3 * (std::size_t(y) * std::size_t(width) + std::size_t(x)) + c] =
                    static_cast<std::uint8_t>((sum[c] + n / 2) / n);
            }
        }
    }
    return to;
}

void requireOptions(const SourceOptions& options)
{
    if (options.turned % 90 != 0 || options.turned < 0 || options.turned > 270) {
        throw usageError("rotation: expected 0, 90, 180 or 270 degrees, got %1", options.turned);
    }
    if (options.longestSide != 0 && (options.longestSide < 16 || options.longestSide > frame_limits::side)) {
        throw usageError("size of frames: expected 16 to %1 pixels, got %2", frame_limits::side,
                         options.longestSide);
    }
}

constexpr std::size_t mostNumber = 255; // the kernel's limit

std::string firstLine(const Path& path)
{
    constexpr std::size_t most = 200;
    std::ifstream in(path);
    std::string line;
    std::getline(in, line);
    return line.substr(0, most);
}

} // namespace

Image arranged(Image picture, const SourceOptions& options)
{
    const int longest = std::max(picture.width, picture.height);
    if (options.longestSide > 0 && longest > options.longestSide) {
        const double scale = double(options.longestSide) / longest;
        picture = shrunk(picture, std::max(1, int(std::lround(picture.width * scale))),
                         std::max(1, int(std::lround(picture.height * scale))));
    }
    for (int degrees = 0; degrees < options.turned; degrees += 90) {
        picture = quarterTurned(picture);
    }
    return picture;
}

int cameraNumber(const std::string& where)
{
    const std::size_t digits = where.find_first_of("0123456789");
    int number = -1;
    const auto [end, failed] = digits == std::string::npos
        ? std::from_chars_result{nullptr, std::errc::invalid_argument}
        : std::from_chars(where.data() + digits, where.data() + where.size(), number);
    if (failed != std::errc() || end != where.data() + where.size() || number < 0 || number > 255) {
        throw usageError("camera: expected camera:NUMBER, 0 to 255, got '%1'", where);
    }
    return number;
}

bool isLiveAddress(const std::string& where)
{
    return isCamera(where) || isUrl(where)
        || (begins(where, "synthetic:") && where.find("live") != std::string::npos);
}

FrameSourcePtr openSource(const std::string& where, const SourceOptions& options)
{
    requireOptions(options);
    if (begins(where, "synthetic:")) {
        return std::make_unique<SyntheticSource>(syntheticOptions(where), Clock::steady());
    }
    if (isCamera(where) || isUrl(where)) {
        return openCapture(where, options);
    }
    std::error_code failed;
    const auto status = std::filesystem::status(where, failed);
    if (!std::filesystem::exists(status)) {
        throw inputError("%1: no such file, folder or address of frames", where);
    }
    if (std::filesystem::is_directory(status)) {
        return openSequence(where, options);
    }
    if (!std::filesystem::is_regular_file(status)) {
        throw inputError("%1: expected a video file, a folder of pictures, camera:NUMBER or a URL; found "
                         "something other than a regular file",
                         where);
    }
    return openCapture(where, options);
}

// Lists the kernel's devices, without opening one.
std::vector<Device> cameras()
{
    const Path folder = "/sys/class/video4linux";
    std::vector<std::pair<std::size_t, Device>> found;
    std::error_code failed;
    for (std::filesystem::directory_iterator each(folder, failed), end; !failed && each != end;
         each.increment(failed)) {
        const std::string name = each->path().filename().string();
        constexpr const char* prefix = "video";
        std::size_t number = mostNumber + 1;
        if (name.rfind(prefix, 0) == 0) {
            (void)std::from_chars(name.data() + 5, name.data() + name.size(), number);
        }
        std::error_code none;
        // A camera has a second node for its metadata, with another index.
        const std::string index = firstLine(each->path() / "index");
        if (number <= mostNumber && (index.empty() || index == "0")
            && std::filesystem::exists("/dev/" + name, none)) {
            const std::string title = firstLine(each->path() / "name");
            found.push_back({number, {"camera:" + std::to_string(number), title.empty() ? name : title}});
        }
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Device> devices;
    for (auto& [number, device] : found) {
        devices.push_back(std::move(device));
    }
    return devices;
}

} // namespace hydra
