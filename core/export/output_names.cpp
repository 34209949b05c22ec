// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/output_names.h"

#include "core/base/error.h"
#include "core/base/file.h"

#include <filesystem>

namespace hydra {

namespace {

// A file's name has at most 255 bytes, and METHOD.kK.FORMAT follows.
constexpr std::size_t longestStem = 160;

// Cut between UTF-8 characters, with a suffix that keeps names with equal beginnings distinct.
std::string shortened(const std::string& stem)
{
    if (stem.size() <= longestStem) {
        return stem;
    }
    std::size_t end = longestStem;
    while (end > 0 && (static_cast<unsigned char>(stem[end]) & 0xc0U) == 0x80) {
        --end;
    }
    return stem.substr(0, end) + "~" + sha256(stem.data(), stem.size()).substr(0, 8);
}

std::string folderName(const std::string& path)
{
    std::error_code failed;
    return std::filesystem::absolute(path, failed).parent_path().filename().string();
}

} // namespace

std::string OutputNames::take(const std::string& path, const std::string& stem)
{
    const std::string plain = shortened(stem);
    if (m_taken.insert(plain).second) {
        if (m_tell && plain != stem) {
            m_tell(message("%1: its name is too long for files; they begin with %2", path, plain));
        }
        return plain;
    }
    const std::string inFolder = shortened(join(folderName(path), ".", stem));
    std::string name = inFolder;
    for (int i = 2; !m_taken.insert(name).second; ++i) {
        name = join(inFolder, ".", i);
    }
    if (m_tell) {
        m_tell(message("%1: another input has the same name; its files begin with %2", path, name));
    }
    return name;
}

} // namespace hydra
