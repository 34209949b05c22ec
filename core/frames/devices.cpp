// SPDX-License-Identifier: GPL-3.0-or-later
// Cameras as the kernel lists them, without opening one.
#include "core/base/file.h"
#include "core/frames/frame_source.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>

namespace hydra {

namespace {

constexpr std::size_t mostNumber = 255; // the kernel's

std::string firstLine(const Path& path)
{
    constexpr std::size_t most = 200;
    std::ifstream in(path);
    std::string line;
    std::getline(in, line);
    return line.substr(0, most);
}

} // namespace

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
