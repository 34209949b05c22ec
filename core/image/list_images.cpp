// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/image/list_folders.h"
#include "core/image/load.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace hydra {

namespace {

constexpr std::array<const char*, 14> suffixes{".png", ".jpg",  ".jpeg", ".jpe", ".jfif", ".bmp", ".dib",
                                               ".tif", ".tiff", ".webp", ".ppm", ".pgm",  ".pbm", ".pnm"};

std::string lower(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
    return text;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// A run of digits at AT without its leading zeros; AT moves behind it.
std::string digitRun(const std::string& text, std::size_t& at)
{
    while (at < text.size() && text[at] == '0') {
        ++at;
    }
    const std::size_t start = at;
    while (at < text.size() && isDigit(text[at])) {
        ++at;
    }
    return text.substr(start, at - start);
}

// Runs of digits compare as numbers of any length, the rest as lower-case bytes; equal names by their own
// bytes.
bool naturallyBefore(const std::string& left, const std::string& right)
{
    const std::string a = lower(left);
    const std::string b = lower(right);
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() && j < b.size()) {
        if (isDigit(a[i]) && isDigit(b[j])) {
            const std::string m = digitRun(a, i);
            const std::string n = digitRun(b, j);
            if (m != n) {
                return m.size() != n.size() ? m.size() < n.size() : m < n;
            }
        } else if (a[i] != b[j]) {
            return static_cast<unsigned char>(a[i]) < static_cast<unsigned char>(b[j]);
        } else {
            ++i;
            ++j;
        }
    }
    return a.size() - i != b.size() - j ? a.size() - i < b.size() - j : left < right;
}

// Those of FOLDER that COUNT, in the order of the disk.
template<class Counts>
std::vector<Path> entriesOf(const Path& folder, const Counts& count)
{
    std::vector<Path> found;
    std::error_code failed;
    auto entry = std::filesystem::directory_iterator(folder, failed);
    for (; !failed && entry != std::filesystem::directory_iterator(); entry.increment(failed)) {
        if (count(*entry)) {
            found.push_back(entry->path());
        }
    }
    if (failed) {
        throw inputError(folder.string(), ": cannot be listed: ", failed.message());
    }
    return found;
}

bool looksLikeInput(const Path& path)
{
    return looksLikeImage(path) || path.extension() == ".npy";
}

std::vector<Path> filesIn(const Path& folder, bool (*such)(const Path&))
{
    std::vector<Path> images = entriesOf(folder, [&](const auto& entry) {
        const std::string name = entry.path().filename().string();
        return such(name) && name.front() != '.' && isPlainFile(entry); // no broken link
    });
    std::sort(images.begin(), images.end(), [](const Path& a, const Path& b) {
        return naturallyBefore(a.filename().string(), b.filename().string());
    });
    return images;
}

// The files of PATH that are SUCH, in natural order; a file as itself.
std::vector<Path> filesOf(const Path& path, bool (*such)(const Path&), bool deep = false)
{
    if (!isThere(path)) {
        throw inputError(path.string(), ": no such file or folder");
    }
    std::error_code failed;
    if (!std::filesystem::is_directory(path, failed)) {
        return {path};
    }
    std::vector<Path> images = filesIn(path, such);
    if (images.empty() && deep) {
        for (const Path& folder : listFolders(path)) {
            const std::vector<Path> more = filesIn(folder, such);
            images.insert(images.end(), more.begin(), more.end());
        }
    }
    if (images.empty()) {
        throw inputError(path.string(),
                         ": no image in this folder; expected PNG, JPEG, TIFF, WebP, BMP or PNM files");
    }
    return images;
}

} // namespace

bool looksLikeImage(const Path& path)
{
    const std::string suffix = lower(path.extension().string());
    return std::find(suffixes.begin(), suffixes.end(), suffix) != suffixes.end();
}

std::vector<Path> listImages(const Path& path)
{
    return filesOf(path, looksLikeImage);
}

std::vector<Path> listPictures(const Path& path)
{
    return filesOf(path, looksLikeImage, true);
}

std::vector<Path> listInputs(const Path& folder)
{
    return filesOf(folder, looksLikeInput);
}

std::vector<Path> listFolders(const Path& folder)
{
    std::vector<Path> folders = entriesOf(folder, [](const auto& entry) { return isFolder(entry); });
    std::sort(folders.begin(), folders.end());
    return folders;
}

} // namespace hydra
