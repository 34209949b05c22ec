// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/npz.h"

#include "core/base/message.h"
#include "core/format/npy.h"
#include "core/format/shape_text.h"

#include <algorithm>

namespace hydra {

namespace {

constexpr std::size_t npySuffix = 4; // ".npy"

bool isNpyName(const std::string& name)
{
    return name.size() > npySuffix && name.compare(name.size() - npySuffix, npySuffix, ".npy") == 0;
}

} // namespace

bool isNpz(const ZipArchive& archive)
{
    return !archive.entries().empty()
        && std::all_of(archive.entries().begin(), archive.entries().end(),
                       [](const auto& entry) { return isNpyName(entry.first); });
}

RawCheckpoint readNpz(const ZipArchive& archive, const std::string& name, const CancelToken& cancel)
{
    RawCheckpoint result;
    result.format = "npz";
    for (const auto& [entry, numbers] : archive.entries()) {
        cancel.check();
        const ByteBlock bytes = archive.read(entry);
        result.tensors.emplace(
            entry.substr(0, entry.size() - npySuffix),
            parseNpy(bytes.data, bytes.size, message("%1: array %2", name, printable(entry))));
    }
    return result;
}

} // namespace hydra
