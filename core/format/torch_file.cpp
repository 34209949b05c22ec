// SPDX-License-Identifier: GPL-3.0-or-later
// Before PyTorch 1.6 a file held these pickles: magic number, protocol version, system, object, storage keys;
// then for each key, in that order, a u64 count and the numbers.
#include "core/format/torch_file.h"

#include "core/base/error.h"
#include "core/format/little_endian.h"
#include "core/format/pickle_weights.h"
#include "core/format/shape_text.h"
#include "core/format/tensor_view.h"
#include "core/format/unpickler.h"

#include <ATen/ATen.h>

#include <cstring>

namespace hydra {

namespace {

// 0x1950a86a20f9469cfc6c as LONG1; PROTO comes before it, and from protocol 4 on FRAME.
constexpr char legacyMagic[] = "\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.";
constexpr std::size_t legacyMagicSize = sizeof legacyMagic - 1;
constexpr std::int64_t legacyProtocol = 1001;

// The numbers follow the object that needs them: memory is allocated when a storage is named, and filled at
// the end. The named storages may not exceed the file's size.
class LegacyStorages
{
public:
    LegacyStorages(std::uint64_t fileSize, std::string name)
        : m_left(fileSize)
        , m_name(std::move(name))
    { }

    at::Tensor operator()(const StorageRequest& request)
    {
        if (const auto known = m_made.find(request.key); known != m_made.end()) {
            if (known->second.scalar_type() != request.dtype || known->second.numel() != request.elements) {
                throw inputError("%1: storage %2 is named with two sizes", m_name, printable(request.key));
            }
            return known->second;
        }
        const std::uint64_t width = c10::elementSize(request.dtype);
        if (request.elements < 0 || static_cast<std::uint64_t>(request.elements) > m_left / width) {
            throw inputError("%1: storage %2 of %3 numbers exceeds the file", m_name, printable(request.key),
                             request.elements);
        }
        m_left -= static_cast<std::uint64_t>(request.elements) * width;
        return m_made.emplace(request.key, at::zeros({request.elements}, request.dtype)).first->second;
    }

    // Fills the storages from DATA, in the order of KEYS, which must list each storage exactly once.
    void fill(const std::uint8_t* data, std::size_t size, const std::vector<std::string>& keys,
              const CancelToken& cancel)
    {
        std::size_t at = 0;
        for (const std::string& key : keys) {
            cancel.check();
            const auto made = m_made.find(key);
            if (made == m_made.end()) {
                throw inputError("%1: storage %2 is unused or occurs twice", m_name, printable(key));
            }
            const std::size_t bytes = made->second.nbytes();
            if (size - at < 8 || size - at - 8 < bytes) {
                throw inputError("%1: the file ends within storage %2; truncated?", m_name, printable(key));
            }
            if (littleEndian<std::int64_t>(data + at) != made->second.numel()) {
                throw inputError("%1: storage %2 should hold %3 numbers, found %4", m_name, printable(key),
                                 made->second.numel(), littleEndian<std::int64_t>(data + at));
            }
            copyInto(made->second, data + at + 8, bytes);
            at += 8 + bytes;
            m_made.erase(made); // the tensors keep the memory
        }
        if (!m_made.empty()) {
            throw inputError("%1: storage %2 is missing", m_name, printable(m_made.begin()->first));
        }
    }

private:
    static void copyInto(const at::Tensor& storage, const std::uint8_t* from, std::size_t bytes)
    {
        auto* const to = static_cast<std::uint8_t*>(storage.data_ptr());
        for (std::size_t i = 0; storage.scalar_type() == at::kBool && i < bytes; ++i) {
            to[i] = from[i] != 0 ? 1 : 0; // bytes other than 0 and 1 are not valid bools
        }
        if (storage.scalar_type() != at::kBool && bytes > 0) {
            std::memcpy(to, from, bytes);
        }
    }

    std::uint64_t m_left;
    std::string m_name;
    std::map<std::string, at::Tensor> m_made;
};

// The pickles of a file, one after the other, with a common step limit.
class PickleSequence
{
public:
    PickleSequence(const ByteBlock& file, const std::string& name)
        : m_file(file)
        , m_name(name)
    { }
    [[nodiscard]] Pickle next(const char* what, const StorageSource& source = {})
    {
        Pickle pickle =
            unpickle(m_file.data + m_at, m_file.size - m_at, m_name + ": " + what, source, m_left);
        m_at += pickle.size;
        m_left = pickle.arena.left();
        return pickle;
    }
    [[nodiscard]] std::size_t position() const noexcept { return m_at; }

private:
    const ByteBlock& m_file;
    const std::string& m_name;
    std::size_t m_at = 0;
    std::uint64_t m_left = mostPickleSteps;
};

void checkSystem(const PickleValue& system, const std::string& name)
{
    const PickleValue* const little = system.find("little_endian");
    if (little != nullptr && little->integer == 0) {
        throw inputError("%1: its 'little_endian' is false; only little-endian files are supported: save it "
                         "again on a little-endian machine",
                         name);
    }
}

std::vector<std::string> keysOf(const PickleValue& list, const std::string& name)
{
    std::vector<std::string> keys;
    for (const PickleValue* key : list.items) {
        keys.push_back(key->is(PickleKind::Int) ? std::to_string(key->integer) : key->text);
    }
    if (!list.is(PickleKind::List)) {
        throw inputError("%1: expected a list of storage keys after the pickled object", name);
    }
    return keys;
}

constexpr std::size_t largestPickle = std::size_t(256) << 20;
constexpr const char* pickleFile = "data.pkl";

// PREFIX/data/KEY as tensors. Each is read, checked and, where it cannot be used in place, copied once: tied
// weights stay tied, and a thousand views of one storage cost one copy.
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
            throw inputError("%1: storage %2 of %3 bytes cannot hold %4 numbers of %5 bytes", m_name,
                             printable(request.key), m_bytes.at(request.key).size, request.elements,
                             c10::elementSize(request.dtype));
        }
        return whole.narrow(0, 0, request.elements);
    }

private:
    // All bytes of the storage as numbers of the requested type.
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
        if (room > 0 && known->second.data_ptr() != block.data) { // copies may not exceed the archive
            if (block.size > m_archive.bytes() - m_copied) {
                throw inputError(
                    "%1: storage %2 is used with several number types; checkpoints do not do that", m_name,
                    printable(request.key));
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
        throw inputError("%1: its record 'byteorder' says %2; only little-endian files are supported: save "
                         "it again on a little-endian machine",
                         name, printable(text));
    }
}

} // namespace

bool isTorchLegacy(const std::uint8_t* data, std::size_t size)
{
    const std::size_t at = size > 2 && data[2] == 0x95 ? 11 : 2;
    return size >= at + legacyMagicSize && data[0] == 0x80
        && std::memcmp(data + at, legacyMagic, legacyMagicSize) == 0;
}

RawCheckpoint readTorchLegacy(const ByteBlock& file, const std::string& name, const CancelToken& cancel,
                              std::optional<WeightSet> weights)
{
    PickleSequence pickles(file, name);
    (void)pickles.next(phrase("magic number"));
    const Pickle version = pickles.next(phrase("protocol version"));
    if (!version.root->is(PickleKind::Int) || version.root->integer != legacyProtocol) {
        throw inputError("%1: a PyTorch file with a protocol other than %2", name, legacyProtocol);
    }
    const Pickle system = pickles.next("system");
    checkSystem(*system.root, name);
    LegacyStorages storages(file.size, name);
    const Pickle object = pickles.next("object", std::ref(storages));
    const Pickle keys = pickles.next(phrase("storage keys"));
    storages.fill(file.data + pickles.position(), file.size - pickles.position(), keysOf(*keys.root, name),
                  cancel);
    RawCheckpoint result;
    result.format = phrase("PyTorch legacy pickle");
    takeWeights(object, name, weights, result);
    return result;
}

std::string torchPickleIn(const ZipArchive& archive)
{
    std::string found;
    for (const auto& [entry, numbers] : archive.entries()) {
        const std::size_t slash = entry.rfind('/');
        const std::size_t start = slash == std::string::npos ? 0 : slash + 1;
        if (entry.compare(start, std::string::npos, pickleFile) == 0) {
            if (!found.empty()) {
                return ""; // ambiguous
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
        throw inputError("%1: its %2 has %3 bytes; expected at most %4", name, pickleFile,
                         archive.find(entry)->size, largestPickle);
    }
    refuseBigEndian(archive, prefix, name);
    const ByteBlock bytes = archive.read(entry);
    ZipStorages storages(archive, prefix, name, cancel);
    const Pickle pickle = unpickle(bytes.data, bytes.size, name + ": " + pickleFile, std::ref(storages));
    RawCheckpoint result;
    result.format = archive.find(prefix + "constants.pkl") != nullptr ? "TorchScript" : phrase("PyTorch zip");
    takeWeights(pickle, name, weights, result);
    return result;
}

} // namespace hydra
