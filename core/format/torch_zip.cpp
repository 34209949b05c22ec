// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/format/pickle_weights.h"
#include "core/format/shape_text.h"
#include "core/format/tensor_view.h"
#include "core/format/torch_file.h"
#include "core/format/unpickler.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

constexpr std::size_t largestPickle = std::size_t(256) << 20;
constexpr const char* pickleFile = "data.pkl";

// PREFIX/data/KEY as tensors, each read, checked and, where it cannot be used in place, copied once: tied
// weights stay tied, and a thousand views of one storage cost no more than one.
class ZipStorages
{
public:
    ZipStorages(const ZipArchive& archive, std::string prefix, std::string name, CancelToken cancel)
        : m_archive(archive)
        , m_prefix(std::move(prefix))
        , m_name(std::move(name))
        , m_cancel(std::move(cancel))
    { }

    at::Tensor operator()(const StorageRequest& request)
    {
        m_cancel.check();
        const at::Tensor& whole = wholeOf(request);
        if (request.elements < 0 || request.elements > whole.numel()) {
            throw inputError(m_name, ": storage ", printable(request.key), " of ",
                             m_bytes.at(request.key).size, " bytes is to hold ", request.elements,
                             " numbers of ", c10::elementSize(request.dtype), " bytes");
        }
        return whole.narrow(0, 0, request.elements);
    }

private:
    // All that the storage holds as numbers of that type.
    [[nodiscard]] const at::Tensor& wholeOf(const StorageRequest& request)
    {
        const auto [known, isNew] = m_read.try_emplace({request.key, request.dtype});
        if (!isNew) {
            return known->second;
        }
        auto bytes = m_bytes.find(request.key);
        if (bytes == m_bytes.end()) {
            bytes = m_bytes.emplace(request.key, m_archive.read(m_prefix + "data/" + request.key)).first;
        }
        const ByteBlock& block = bytes->second;
        const auto room = static_cast<std::int64_t>(block.size / c10::elementSize(request.dtype));
        known->second = tensorOver(block, request.dtype, {room});
        if (room > 0 && known->second.data_ptr() != block.data) { // once for each byte, whatever its types
            if (block.size > m_archive.bytes() - m_copied) {
                throw inputError(m_name, ": storage ", printable(request.key),
                                 " is used as numbers of several types; no checkpoint does that");
            }
            m_copied += block.size;
        }
        return known->second;
    }

    const ZipArchive& m_archive;
    std::string m_prefix, m_name;
    CancelToken m_cancel;
    std::map<std::pair<std::string, c10::ScalarType>, at::Tensor> m_read;
    std::map<std::string, ByteBlock> m_bytes;
    std::uint64_t m_copied = 0;
};

void refuseBigEndian(const ZipArchive& archive, const std::string& prefix, const std::string& name)
{
    if (archive.find(prefix + "byteorder") == nullptr) {
        return;
    }
    const ByteBlock order = archive.read(prefix + "byteorder");
    const std::string text(reinterpret_cast<const char*>(order.data), std::min<std::size_t>(order.size, 16));
    if (text != "little") {
        throw inputError(name, ": its record 'byteorder' says ", printable(text),
                         "; only little-endian files are read: save it again on a little-endian machine");
    }
}

} // namespace

std::string torchPickleIn(const ZipArchive& archive)
{
    std::string found;
    for (const auto& [entry, numbers] : archive.entries()) {
        const std::size_t slash = entry.rfind('/');
        const std::size_t start = slash == std::string::npos ? 0 : slash + 1;
        if (entry.compare(start, std::string::npos, pickleFile) == 0) {
            if (!found.empty()) {
                return ""; // which of the two?
            }
            found = entry;
        }
    }
    return found;
}

RawCheckpoint readTorchZip(const ZipArchive& archive, const std::string& name, const CancelToken& cancel,
                           std::optional<WeightSet> weights)
{
    const std::string entry = torchPickleIn(archive);
    const std::string prefix = entry.substr(0, entry.size() - std::string(pickleFile).size());
    if (archive.find(entry)->size > largestPickle) {
        throw inputError(name, ": its ", pickleFile, " has ", archive.find(entry)->size,
                         " bytes; expected at most ", largestPickle);
    }
    refuseBigEndian(archive, prefix, name);
    const ByteBlock bytes = archive.read(entry);
    ZipStorages storages(archive, prefix, name, cancel);
    const Pickle pickle = unpickle(bytes.data, bytes.size, name + ": " + pickleFile, std::ref(storages));
    RawCheckpoint result;
    result.format = archive.find(prefix + "constants.pkl") != nullptr ? "TorchScript" : "PyTorch zip";
    takeWeights(pickle, name, weights, result);
    return result;
}

} // namespace hydra
