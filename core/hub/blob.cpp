// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hub/blob.h"

#include "core/base/descriptor.h"
#include "core/base/message.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/base/regular_file.h"
#include "core/base/update_file.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <memory>
#include <openssl/evp.h>

namespace hydra::hub {

namespace {

using Report = std::function<void(std::uint64_t)>;

constexpr std::size_t pieceBytes = std::size_t(1) << 20;
constexpr std::uint64_t worthyProgress = std::uint64_t(1) << 20;

// The checksum that names a file's bytes on the hub: SHA-256 for large files, for small ones git's SHA-1 of
// "blob SIZE", a zero byte and the bytes.
class BlobHash
{
public:
    BlobHash(bool large, std::uint64_t bytes)
        : m_context(EVP_MD_CTX_new(), EVP_MD_CTX_free)
    {
        if (m_context == nullptr
            || EVP_DigestInit_ex(m_context.get(), large ? EVP_sha256() : EVP_sha1(), nullptr) != 1) {
            throw internalError("SHA-256 and SHA-1 are not available in this OpenSSL");
        }
        if (!large) {
            const std::string head = "blob " + std::to_string(bytes);
            add(head.c_str(), head.size() + 1);
        }
    }
    void add(const void* data, std::size_t size)
    {
        if (EVP_DigestUpdate(m_context.get(), data, size) != 1) {
            throw internalError("the checksum failed");
        }
    }
    [[nodiscard]] std::string text() // lower-case hex digits; once, at the end
    {
        std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
        unsigned int length = 0;
        if (EVP_DigestFinal_ex(m_context.get(), digest.data(), &length) != 1) {
            throw internalError("the checksum failed");
        }
        std::string text;
        for (unsigned int i = 0; i < length; ++i) {
            text += "0123456789abcdef"[digest[i] >> 4];
            text += "0123456789abcdef"[digest[i] & 15];
        }
        return text;
    }

private:
    std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX*)> m_context;
};

// .locks/models--ORG--NAME/ETAG.lock, the lock of the hub's own client.
Descriptor lockOf(const Path& folder, const HubFile& file)
{
    const Path locks = folder.parent_path() / ".locks" / folder.filename();
    refuseLinks(locks);
    requireFolder(locks);
    const Path path = locks / (file.etag + ".lock");
    Descriptor lock = openToUpdate(path, Missing::Made);
    if (lock < 0) {
        throw inputError("%1: cannot be written: %2", path.string(), std::strerror(errno));
    }
    if (lockAlone(lock) == EWOULDBLOCK) {
        throw inputError("%1: another program is downloading %2; wait for it, then try again",
                         folder.string(), file.name);
    }
    return lock;
}

void addFile(BlobHash& hash, const Path& path, const CancelToken& cancel, const Report& report)
{
    const RegularFile file(path);
    const std::uint64_t size = file.stamp().size;
    Bytes piece;
    for (std::uint64_t at = 0; at < size; at += piece.size()) {
        cancel.check();
        piece.resize(std::min<std::uint64_t>(pieceBytes, size - at));
        file.read(piece.data(), piece.size(), at);
        hash.add(piece.data(), piece.size());
        report(at + piece.size());
    }
}

bool isWhole(const Path& path, const HubFile& file, const CancelToken& cancel, const Report& report)
{
    std::error_code failed;
    if (!isPlainFile(path) || std::filesystem::file_size(path, failed) != file.bytes || failed) {
        return false;
    }
    BlobHash hash(file.large, file.bytes);
    addFile(hash, path, cancel, report);
    return hash.text() == file.etag;
}

class Incomplete
{
public:
    Incomplete(Path path, const HubFile& file, std::string where)
        : m_path(std::move(path))
        , m_where(std::move(where))
        , m_of(file)
        , m_file(openToUpdate(m_path, Missing::Made))
        , m_hash(file.large, file.bytes)
    {
        const int reason = m_file < 0 ? errno : EINVAL;
        const auto facts = factsOf(m_file);
        if (!facts || !facts->plain) {
            fail(reason);
        }
        m_have = facts->size;
    }

    [[nodiscard]] std::uint64_t have() const noexcept { return m_have; }
    void beginAgain()
    {
        if (const int reason = cutTo(m_file, 0); reason != 0) {
            fail(reason);
        }
        m_hash = BlobHash(m_of.large, m_of.bytes);
        m_have = 0;
    }
    // Reads the bytes of an earlier download once, for the checksum.
    void takeUp(const CancelToken& cancel, const Report& report)
    {
        if (m_have > m_of.bytes) {
            beginAgain();
        }
        addFile(m_hash, m_path, cancel, report);
    }
    // Call at the start of a reply to a request from have() on. A hub without range support sends the whole
    // file.
    void begin(const Reply& reply)
    {
        constexpr long partial = 206;
        const std::string range = reply.header("content-range"), length = reply.header("content-length");
        if (reply.status != partial && m_have > 0) {
            beginAgain();
        } else if (m_have > 0 && range.rfind(join("bytes ", m_have, "-"), 0) != 0) {
            throw inputError("%1: the hub sends another part than requested: %2", m_where, printable(range));
        }
        if (!length.empty() && length != std::to_string(m_of.bytes - m_have)) {
            throw inputError("%1: expected %2 bytes, the hub announces %3", m_where, m_of.bytes - m_have,
                             printable(length));
        }
    }
    void add(const char* data, std::size_t size)
    {
        if (size > m_of.bytes - m_have) {
            throw inputError("%1: expected %2 bytes, the hub sends more", m_where, m_of.bytes);
        }
        if (const int reason = writeAll(m_file, data, size, static_cast<std::int64_t>(m_have)); reason != 0) {
            fail(reason);
        }
        m_hash.add(data, size);
        m_have += size;
    }
    [[nodiscard]] std::string checksum() { return m_hash.text(); }
    void becomes(const Path& blob)
    {
        if (const int reason = syncAll(m_file); reason != 0) {
            fail(reason);
        }
        std::filesystem::rename(m_path, blob);
        syncFolder(blob.parent_path());
    }

private:
    [[noreturn]] void fail(int reason) const
    {
        throw internalError("%1: cannot be written: %2", m_path.string(), std::strerror(reason));
    }

    Path m_path;
    std::string m_where;
    HubFile m_of;
    Descriptor m_file;
    BlobHash m_hash;
    std::uint64_t m_have = 0;
};

void fetchRest(Hub& hub, const Origin& origin, const HubFile& file, Incomplete& part, const Report& report)
{
    auto lastHeard = Hub::Clock::now();
    for (int tried = 0; part.have() < file.bytes;) {
        const std::uint64_t before = part.have();
        bool begun = false;
        try {
            if (!hub.fetch(origin.model, origin.commit, file, before,
                           [&](const Reply& reply, const char* data, std::size_t size) {
                               if (!begun) {
                                   part.begin(reply);
                                   begun = true;
                               }
                               part.add(data, size);
                               report(part.have());
                           })) {
                part.beginAgain();
            }
            if (part.have() < file.bytes) {
                throw TransferFailed(message("%1/%2: expected %3 bytes, the hub sends %4", origin.model,
                                             file.name, file.bytes, part.have()),
                                     true);
            }
        } catch (const TransferFailed& error) {
            tried = part.have() >= before + worthyProgress ? 1 : tried + 1;
            lastHeard = part.have() > before ? Hub::Clock::now() : lastHeard;
            hub.waitForAnother(tried, lastHeard + Hub::patience, error);
        }
    }
}

} // namespace

Path blobOf(const Path& folderOfModel, const HubFile& file)
{
    return folderOfModel / "blobs" / file.etag;
}

std::uint64_t bytesThere(const Path& folderOfModel, const HubFile& file)
{
    const Path blob = blobOf(folderOfModel, file);
    for (const Path& path : {blob, Path(blob.string() + ".incomplete")}) {
        std::error_code failed;
        const auto size = isPlainFile(path) ? std::filesystem::file_size(path, failed) : 0;
        if (!failed && size > 0 && size <= file.bytes) {
            return size;
        }
    }
    return 0;
}

std::string sha256Of(const Path& path, const CancelToken& cancel)
{
    BlobHash hash(true, 0);
    addFile(hash, path, cancel, [](std::uint64_t) {});
    return hash.text();
}

void fetchBlob(Hub& hub, const Origin& origin, const HubFile& file, const Path& folderOfModel,
               const Report& report)
{
    const Path blob = blobOf(folderOfModel, file);
    refuseLinks(blob.parent_path());
    requireFolder(blob.parent_path());
    const Descriptor lock = lockOf(folderOfModel, file);
    if (isWhole(blob, file, hub.cancel(), report)) {
        return;
    }
    const std::string where = origin.model + "/" + file.name;
    Incomplete part(blob.string() + ".incomplete", file, where);
    bool ofEarlier = part.have() > 0;
    part.takeUp(hub.cancel(), report);
    while (true) {
        fetchRest(hub, origin, file, part, report);
        const std::string found = part.checksum();
        if (found == file.etag) {
            part.becomes(blob);
            return;
        }
        part.beginAgain();
        if (!ofEarlier) {
            throw inputError(
                "%1: checksum mismatch: the hub promised %2, found %3; the download was discarded", where,
                file.etag, found);
        }
        ofEarlier = false; // bytes of an earlier download may be wrong: fetch the whole file once more
    }
}

} // namespace hydra::hub
