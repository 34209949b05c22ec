// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/image/list_folders.h"
#include "core/image/load.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <mutex>
#include <set>

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

// Reads a run of digits at AT without its leading zeros; AT moves past it.
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

// Compares runs of digits as numbers of any length, other characters as lower-case bytes; names that are
// equal otherwise by their own bytes.
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

// What the walks of this process skipped; a folder with its content counts once.
std::mutex passedLock;
std::set<std::string> passed;

bool passOver(const Path& path, bool passes)
{
    if (passes) {
        constexpr std::size_t most = 100'000; // bounds the memory of endless walks
        const std::lock_guard<std::mutex> guard(passedLock);
        if (passed.size() < most) {
            passed.insert(path.string());
        }
    }
    return passes;
}

bool passOver(const Path& path)
{
    return passOver(path, isLeftBehind(path.filename()));
}

[[noreturn]] void throwUnlisted(const Path& folder, const std::error_code& failed)
{
    throw inputError("%1: cannot be listed: %2", folder.string(), failed.message());
}

// The entries of FOLDER that satisfy COUNT, in the order of the disk.
template<class Counts>
std::vector<Path> entriesOf(const Path& folder, const Counts& count)
{
    std::vector<Path> found;
    std::error_code failed;
    auto entry = std::filesystem::directory_iterator(folder, failed);
    for (; !failed && entry != std::filesystem::directory_iterator(); entry.increment(failed)) {
        if (!passOver(entry->path()) && count(*entry)) {
            found.push_back(entry->path());
        }
    }
    if (failed) {
        throwUnlisted(folder, failed);
    }
    return found;
}

bool looksLikeInput(const Path& path)
{
    return looksLikeImage(path) || path.extension() == ".npy";
}

// A dangling link counts as a file, so that it is reported as unreadable.
bool isFile(const std::filesystem::directory_entry& entry)
{
    std::error_code failed;
    return isPlainFile(entry) || (entry.is_symlink(failed) && !isThere(entry.path()));
}

// Whether LINK leads to a folder that neither contains ROOT nor is inside it; otherwise a walk might not end.
bool leadsElsewhere(const std::filesystem::directory_entry& link, const Path& root)
{
    std::error_code failed;
    if (!link.is_symlink(failed) || !isFolder(link)) {
        return false;
    }
    const std::string there = (canonical(link.path()) / "").string(), here = (canonical(root) / "").string();
    return there.rfind(here, 0) != 0 && here.rfind(there, 0) != 0;
}

// Whether PATH is the object mask of a picture beside its folder (core/evaluate/truth.h).
bool isMask(const Path& path)
{
    const Path folder = path.parent_path(), beside = folder.parent_path();
    return folder.filename() == "masks"
        && (isThere(beside / path.filename()) || isThere(beside / "images" / path.filename()));
}

using Visit = std::function<void(const Path&)>;

void walk(const Path& folder, bool (*such)(const Path&), bool follows, const Visit& visit,
          const CancelToken& cancel)
{
    using Walk = std::filesystem::recursive_directory_iterator;
    std::error_code failed;
    for (Walk entry(folder, failed); !failed && entry != Walk(); entry.increment(failed)) {
        cancel.check();
        if (passOver(entry->path())) {
            entry.disable_recursion_pending();
        } else if (such(entry->path()) && isFile(*entry) && !isMask(entry->path())) {
            visit(entry->path());
        } else if (follows && leadsElsewhere(*entry, folder)) {
            walk(entry->path(), such, false, visit, cancel);
        }
    }
    if (failed) {
        throwUnlisted(folder, failed);
    }
}

// Sorts a folder before its subfolders.
bool folderBefore(const Path& a, const Path& b)
{
    const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    return x == a.end() ? y != b.end() : y != b.end() && naturallyBefore(x->string(), y->string());
}

// The files of PATH that satisfy SUCH, in natural order; a file as itself. DEEP: includes subfolders.
std::vector<Path> filesOf(const Path& path, bool (*such)(const Path&), bool deep, bool needed = true)
{
    if (!isThere(path)) {
        throw inputError("%1: no such file or folder", path.string());
    }
    std::error_code failed;
    if (!std::filesystem::is_directory(path, failed)) {
        return {path};
    }
    std::map<Path, std::vector<Path>, bool (*)(const Path&, const Path&)> folders(folderBefore);
    if (deep) {
        walk(path, such, true, [&](const Path& image) { folders[image.parent_path()].push_back(image); }, {});
    } else {
        folders[path] = entriesOf(path, [&](const auto& each) { return such(each.path()) && isFile(each); });
    }
    std::vector<Path> images;
    for (auto& [folder, inside] : folders) {
        std::sort(inside.begin(), inside.end(), [](const Path& a, const Path& b) {
            return naturallyBefore(a.filename().string(), b.filename().string());
        });
        images.insert(images.end(), inside.begin(), inside.end());
    }
    if (images.empty() && needed) {
        throw inputError("%1: no image in this folder; expected PNG, JPEG, TIFF, WebP, BMP or PNM files",
                         path.string());
    }
    return images;
}

} // namespace

bool isLeftBehind(const Path& name)
{
    static const std::set<std::string> names{"__MACOSX",     "@eaDir",       "@Recycle",
                                             "@__thumb",     "#recycle",     "#snapshot",
                                             "$RECYCLE.BIN", "$Recycle.Bin", "System Volume Information",
                                             "lost+found",   "__pycache__",  "Thumbs.db",
                                             "ehthumbs.db",  "desktop.ini"};
    const std::string& word = name.string();
    return (word.size() > 1 && word.front() == '.' && word != "..") || names.count(word) > 0;
}

bool passesOver(const Path& archive, const Path& inside)
{
    Path from = archive;
    return std::any_of(inside.begin(), inside.end(), [&](const Path& part) {
        from /= part;
        return passOver(from);
    });
}

PassedOver takePassedOver()
{
    const std::lock_guard<std::mutex> guard(passedLock);
    const PassedOver found{passed.size(), passed.empty() ? std::string() : *passed.begin()};
    passed.clear();
    return found;
}

bool looksLikeImage(const Path& path)
{
    const std::string suffix = lower(path.extension().string());
    return std::find(suffixes.begin(), suffixes.end(), suffix) != suffixes.end();
}

std::vector<Path> listImages(const Path& path)
{
    return filesOf(path, looksLikeImage, false);
}

std::vector<Path> listPictures(const Path& path)
{
    return filesOf(path, looksLikeImage, true);
}

std::vector<Path> listClass(const Path& folder, bool arrays)
{
    std::vector<Path> files = filesOf(folder, arrays ? looksLikeInput : looksLikeImage, true, false);
    (void)passOver(folder, files.empty());
    return files;
}

void walkPictures(const Path& folder, const std::function<void(const Path&)>& visit,
                  const CancelToken& cancel)
{
    walk(folder, looksLikeImage, true, visit, cancel);
}

std::vector<Path> listFolders(const Path& folder)
{
    std::vector<Path> folders = entriesOf(folder, [](const auto& entry) { return isFolder(entry); });
    std::sort(folders.begin(), folders.end());
    return folders;
}

} // namespace hydra
